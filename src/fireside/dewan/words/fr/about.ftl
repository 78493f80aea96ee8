# À propos de Fireside, et d’où viennent les valeurs imprimées (Dewan).

about-section-dewan-counts = Le nombre de chaque élément
about-section-dewan-start-tiles = Tuiles de départ
about-section-dewan-neutral-tiles = Tuiles neutres
about-section-dewan-special-tiles = Tuiles du volcan et du déluge
about-section-dewan-layouts = Disposition de la carte
about-section-dewan-cards = Cartes Terrain
about-section-dewan-stories = Tuiles Histoire
about-key-centre = centre
about-key-ring = terrains autour du centre
about-key-artifact = artefacts
about-key-pigment = pigments
about-key-crystal = cristaux
about-key-berries = baies
about-key-terrains = terrains
about-key-symbol = symboles

# Über Fireside, und woher die gedruckten Werte kommen (Dewan).

about-section-dewan-counts = Wie viele Teile es von allem gibt
about-section-dewan-start-tiles = Startteile
about-section-dewan-neutral-tiles = Neutrale Teile
about-section-dewan-special-tiles = Teile des Vulkans und des Wolkenbruchs
about-section-dewan-layouts = Auslegen der Landkarte
about-section-dewan-cards = Geländekarten
about-section-dewan-stories = Geschichten
about-key-centre = Mitte
about-key-ring = Gelände um die Mitte
about-key-artifact = Artefakte
about-key-pigment = Pigmente
about-key-crystal = Kristalle
about-key-berries = Beeren
about-key-terrains = Gelände
about-key-symbol = Symbole

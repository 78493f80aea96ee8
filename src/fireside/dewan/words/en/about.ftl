# About Fireside, and where the printed values come from (Dewan).
#
# prefix: about-section-  (a section of a title’s edition, as a list names it)
# prefix: about-key-  (what of a section, in a list after its name)

about-section-dewan-counts = How many of each piece there are
about-section-dewan-start-tiles = Start tiles
about-section-dewan-neutral-tiles = Neutral tiles
about-section-dewan-special-tiles = Tiles of the volcano and the downpour
about-section-dewan-layouts = Laying out the map
about-section-dewan-cards = Terrain cards
about-section-dewan-stories = Story tiles
about-key-centre = centre
about-key-ring = terrain around the centre
about-key-artifact = artifacts
about-key-pigment = pigments
about-key-crystal = crystals
about-key-berries = berries
about-key-terrains = terrain
about-key-symbol = symbols

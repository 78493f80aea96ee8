# About Fireside, and where the printed values come from.
#
# prefix: about-mark-  (where values come from, by the mark of an edition’s file, and what that means)
# prefix: about-section-  (a section of a title’s edition, as a list names it)
# prefix: about-key-  (what of a section, in a list after its name)

about-heading = About Fireside
about-printed = What is printed, and what is ours
about-printed-why = You play by the rules of the printed games. But their rulebooks reached us as text alone, without the pictures, and much of what is on the boards, tiles and cards could only be seen there. We worked out what the numbers give away and made up the rest, so your box may differ in places.
about-own-box = You own the box?
about-own-box-how = Download our edition, change what your pieces show differently, and play with your own file in the terminal:
about-kinds = { $count ->
    [one] 1 kind of value
   *[other] { $count } kinds of values
  }
about-pieces = everything about { $count } of the { $all }
about-failed = This list could not be loaded. Please try again.
about-mark-r = The rulebooks say so
about-mark-r-how = Words and numbers of the printed rules.
about-mark-f = It follows from their numbers
about-mark-f-how = With the numbers in the rulebooks, it cannot be otherwise.
about-mark-p = Reviewers have shown it
about-mark-p-how = Published by people who reviewed the printed game.
about-mark-l = Likely
about-mark-l-how = The simplest reading that fits all the numbers.
about-mark-o = Ours
about-mark-o-how = The pictures are lost and nothing narrows it down, so we made it up, taking care that it plays well.

## Sections, and what stands in them

about-section-bonfire-counts = How many of each piece there are
about-section-bonfire-tokens = Colours of the tokens
about-section-bonfire-guardians = Guardians
about-section-bonfire-map = Sea map
about-section-bonfire-great-bonfire = Great Bonfire
about-section-bonfire-city = City boards
about-section-bonfire-fate = Fate area and fate tiles
about-section-bonfire-tasks = Tasks
about-section-bonfire-offerings = Offerings
about-section-bonfire-path-tiles = Path tiles
about-section-bonfire-gnomes = Gnomes
about-section-bonfire-tom = Tom’s cards
about-section-dewan-counts = How many of each piece there are
about-section-dewan-start-tiles = Start tiles
about-section-dewan-neutral-tiles = Neutral tiles
about-section-dewan-special-tiles = Tiles of the volcano and the downpour
about-section-dewan-layouts = Laying out the map
about-section-dewan-cards = Terrain cards
about-section-dewan-stories = Story tiles
about-key-ship = ship
about-key-path = path
about-key-task = task
about-key-great-bonfire = Great Bonfire
about-key-guardian = guardian
about-key-gnome = gnome
about-key-yellow = yellow, which stands for any
about-key-map-guardian = where the guardians live
about-key-colour = colours
about-key-specialist = their specialists
about-key-name = names
about-key-resource = resources
about-key-row = rows of the islands
about-key-column = their places in the row
about-key-corner = which islands are in the corners
about-key-routes = sea routes
about-key-token = tokens
about-key-points = points
about-key-first-field = the field it points to at first
about-key-portals-on-each-field = portals on each field
about-key-places = number of places
about-key-path-costs = what paths cost
about-key-seats = what the novices’ seats are worth
about-key-start-resource = resource of the start tile
about-key-start-crystal = crystal of the start tile
about-key-shapes = shapes of the portals
about-key-gaps = order of the portals
about-key-area = shape of the area
about-key-start-cells = start cells
about-key-marked-cells = marked cells
about-key-gold-cells = cells with gold
about-key-yellow-cells = cells with a yellow token
about-key-tiles = symbols of the tiles
about-key-kind = what they can ask for
about-key-shows = what exactly each one asks for
about-key-number = numbers and abilities
about-key-card = what they do
about-key-copies = how many of each
about-key-gnome-icon = which show the gnome symbol
about-key-centre = centre
about-key-ring = terrain around the centre
about-key-artifact = artifacts
about-key-pigment = pigments
about-key-crystal = crystals
about-key-berries = berries
about-key-terrains = terrain
about-key-symbol = symbols

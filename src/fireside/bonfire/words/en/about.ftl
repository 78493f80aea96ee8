# About Fireside, and where the printed values come from (Bonfire).
#
# prefix: about-section-  (a section of a title’s edition, as a list names it)
# prefix: about-key-  (what of a section, in a list after its name)

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

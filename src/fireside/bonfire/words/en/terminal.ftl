# Bonfire in the terminal: what its board says there.
#
# prefix: bonfire-terminal-letter-  (a kind of token as one letter)
# prefix: bonfire-terminal-colour-  (a colour as one letter)
# prefix: bonfire-terminal-column-  (a column of the table of a city)
# prefix: bonfire-terminal-at-  (where a guardian stands)
# prefix: bonfire-short-  (a task, a portal, a guardian, a resource where there is little room)

## Headings and marks

bonfire-terminal-great-bonfire = Great Bonfire: token, resource, portals
bonfire-terminal-none = none
bonfire-terminal-novices = { $seated } of { $needed } novices until the countdown
bonfire-terminal-in-dock = ship in the dock
bonfire-terminal-ship-at = ship: { $island }
bonfire-terminal-column-path = path
bonfire-terminal-column-portal = portal
bonfire-terminal-column-task = task or bonfire
bonfire-terminal-column-novice = novice
bonfire-terminal-column-guardians = guardians
bonfire-terminal-column-seat = seat
bonfire-terminal-lit = FIRE { $task }
bonfire-terminal-ready = ready { $task }
bonfire-terminal-space = space { $space }
bonfire-terminal-home = home
bonfire-terminal-offering = { $resource } ({ $count } left)
bonfire-terminal-legend = . free  : marked  g gold  y yellow token  (circle) gap
bonfire-terminal-mark-gold = g
bonfire-terminal-mark-yellow = y
bonfire-terminal-built = { $paths } paths · { $portals } portals
bonfire-terminal-fires = fires { $tasks }
bonfire-terminal-tasks = tasks { $tasks }
bonfire-terminal-with-guardians = guardians { $guardians }
bonfire-terminal-with-gnomes = gnomes { $gnomes }
bonfire-terminal-holds = holds { $goods }
bonfire-terminal-at-start = start
bonfire-terminal-at-path = path { $number }
bonfire-terminal-at-bonfire = bonfire { $number }
bonfire-terminal-apart = apart
bonfire-terminal-unused = not used yet: the first turn goes anywhere for 1
bonfire-terminal-stacks = stacks { $heights }
bonfire-terminal-deck = deck { $count }
bonfire-terminal-mark-player = P{ $number }
bonfire-terminal-mark-council = C
bonfire-terminal-waiting = novice waits at { $tasks }
bonfire-terminal-gone = gone from { $tasks }
bonfire-terminal-deck-left = still in Tom’s deck: { $cards }
bonfire-terminal-guardians =
    { $count ->
        [one] 1 guardian
       *[other] { $count } guardians
    }
bonfire-terminal-offered = offered { $given }
bonfire-terminal-sea-legend = @1 ship of player 1 · offered 1:2 two offerings of player 1 · B2 blue, 2 points
bonfire-terminal-tile = the tile is
bonfire-terminal-laying = its first symbol lies on the cell named, the others follow
bonfire-terminal-nothing = brings nothing
bonfire-terminal-areas = There are cities 1 to { $most }.
bonfire-terminal-help-area = city 2 in full, with its fate area
bonfire-terminal-example = gold up

## What came to light

bonfire-terminal-revealed-path = a new path tile has been opened
bonfire-terminal-revealed-unseen-path = a face-down path tile has been turned up
bonfire-terminal-revealed-stacks = the path stacks have been looked through
bonfire-terminal-revealed-gnome = a new gnome has been opened
bonfire-terminal-revealed-offering = the next offering has been turned up
bonfire-terminal-revealed-card = Tom has turned over a card

## Letters

bonfire-terminal-letter-ship = S
bonfire-terminal-letter-path = P
bonfire-terminal-letter-task = T
bonfire-terminal-letter-great_bonfire = F
bonfire-terminal-letter-guardian = G
bonfire-terminal-letter-gnome = N
bonfire-terminal-letter-yellow = Y
bonfire-terminal-colour-blue = B
bonfire-terminal-colour-red = R
bonfire-terminal-colour-yellow = Y

## Short forms, where there is little room: tasks, and what they show

bonfire-short-portal-circle = circle
bonfire-short-portal-triangle = triangle
bonfire-short-portal-square = square
bonfire-short-portal-diamond = diamond
bonfire-short-portal-hexagon = hexagon
bonfire-short-portal-star = star
bonfire-short-portal-crescent = crescent
bonfire-short-guardian-grey = grey
bonfire-short-guardian-pink = pink
bonfire-short-guardian-natural = beige
bonfire-short-guardian-amber = amber
bonfire-short-guardian-own = own
bonfire-short-resource-flower = flower
bonfire-short-resource-fruit = fruit
bonfire-short-resource-herb = herb
bonfire-short-resource-shell = shell
bonfire-short-resource-root = root
bonfire-short-resource-gold = gold
bonfire-short-blue_and_red_bonfire = blue+red fires
bonfire-short-guardian = { $first } guardian
bonfire-short-path_with = path: { $first }
bonfire-short-offering_at = island: { $first }
bonfire-short-two_pairs = 2 pairs
bonfire-short-offerings_on_3_islands = on 3 islands
bonfire-short-2_offerings_on_one_island = 2 on an island
bonfire-short-group_of_3 = group of 3 { $first }
bonfire-short-gnome_with = gnome: { $first }
bonfire-short-council_task = council task
bonfire-short-3_portals = 3 portals
bonfire-short-two_guardians = { $first } + { $second }
bonfire-short-3_gnomes = 3 gnomes
bonfire-short-4_gold = 4 gold
bonfire-short-adjacent_paths_alike = 2 paths alike
bonfire-short-three_of = 3 × { $first }
bonfire-short-both_islands = 2 islands: { $first }
bonfire-short-bonfires_in_3_colours = fires in 3 colours
bonfire-short-4_guardians = 4 guardians
bonfire-short-two_groups_of_3 = groups of 3 { $first }, 3 { $second }
bonfire-short-4_blue = 4 blue
bonfire-short-5_portals = 5 portals
bonfire-short-offerings_on_5_islands = on 5 islands
bonfire-short-4_red = 4 red
bonfire-short-5_gnomes = 5 gnomes
bonfire-short-3_elders = 3 elders
bonfire-short-3_offerings_on_one_island = 3 on an island
bonfire-short-offering_stack_empty = used-up stack
bonfire-short-3_red_crystals = 3 red crystals
bonfire-short-5_bonfires = 5 bonfires
bonfire-short-4_blue_crystals = 4 blue crystals
bonfire-short-4_yellow = 4 yellow
bonfire-short-2_offerings_on_3_islands = 2 on 3 islands
bonfire-short-5_equal_resources = 5 of a kind
bonfire-short-two_triples = 2 triples
bonfire-short-marked_cells_covered = marked cells
bonfire-short-2_guardians_at_bonfires = 2 at bonfires
bonfire-short-gold_cells_covered = gold cells
bonfire-short-outer_columns_covered = outer columns
bonfire-short-two_groups_of_4 = 2 groups of 4

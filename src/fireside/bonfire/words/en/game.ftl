# Bonfire: what its board, its choices and its log say.
# Ids made in the client from a prefix and a name of the game:
# prefix: bonfire-token-  (a kind of token, and with -long what it pays for)
# prefix: bonfire-resource-  (a resource)
# prefix: bonfire-good-  (so many tokens or resources of a kind)
# prefix: bonfire-symbol-  (a symbol on a fate tile)
# prefix: bonfire-island-  (an island)
# prefix: bonfire-guardian-  (a guardian)
# prefix: bonfire-portal-  (a portal by its shape)
# prefix: bonfire-crystal-  (the crystal of a path tile)
# prefix: bonfire-task-  (what a task asks for, by its kind and what it shows)
# prefix: bonfire-gnome-  (what a gnome does, by its number; bonfire-gnome-name- what it is called)
# prefix: bonfire-bonus-  (the bonus of a council space)
# prefix: bonfire-council-task-  (a council task)
# prefix: bonfire-choice-  (a choice, and with -long what it means)
# prefix: bonfire-direction-  (where the symbols of a fate tile follow)
# prefix: bonfire-payment-  (what is being paid for)
# prefix: bonfire-tom-card-  (a card of Tom's)
# prefix: bonfire-question-  (what is asked in a phase)
# prefix: bonfire-scoring-  (a line of the final scoring)

## Tokens and resources

bonfire-token-ship = Ship token
bonfire-token-ship-long = Sail: 1 token per route, 3 to any island.
bonfire-token-path = Path token
bonfire-token-path-long = Build the next path: 1 token for each of the first four places, then 2.
bonfire-token-task = Task token
bonfire-token-task-long = Take a task from the island where your ship is.
bonfire-token-great_bonfire = Great Bonfire token
bonfire-token-great_bonfire-long = Turn the Great Bonfire: 1 token per field, 3 to any field.
bonfire-token-guardian = Guardian token
bonfire-token-guardian-long = Fetch a guardian, or lead a procession: 1 token per step.
bonfire-token-gnome = Gnome token
bonfire-token-gnome-long = Recruit a gnome: 2 tokens and 1 of its resource, or 1 token and 2 of it.
bonfire-token-yellow = Yellow token
bonfire-token-yellow-long = Wild: stands in for a token of any kind.

bonfire-resource-flower = Flower
bonfire-resource-fruit = Fruit
bonfire-resource-herb = Herb
bonfire-resource-shell = Shell
bonfire-resource-root = Root
bonfire-resource-gold = Gold

bonfire-good-ship =
    { $count ->
        [one] 1 ship token
       *[other] { $count } ship tokens
    }
bonfire-good-path =
    { $count ->
        [one] 1 path token
       *[other] { $count } path tokens
    }
bonfire-good-task =
    { $count ->
        [one] 1 task token
       *[other] { $count } task tokens
    }
bonfire-good-great_bonfire =
    { $count ->
        [one] 1 Great Bonfire token
       *[other] { $count } Great Bonfire tokens
    }
bonfire-good-guardian =
    { $count ->
        [one] 1 guardian token
       *[other] { $count } guardian tokens
    }
bonfire-good-gnome =
    { $count ->
        [one] 1 gnome token
       *[other] { $count } gnome tokens
    }
bonfire-good-yellow =
    { $count ->
        [one] 1 yellow token
       *[other] { $count } yellow tokens
    }
bonfire-good-flower = 
    { $count ->
        [one] 1 flower
       *[other] { $count } flowers
    }
bonfire-good-fruit =
    { $count ->
        [one] 1 fruit
       *[other] { $count } fruit
    }
bonfire-good-herb = 
    { $count ->
        [one] 1 herb
       *[other] { $count } herbs
    }
bonfire-good-shell = 
    { $count ->
        [one] 1 shell
       *[other] { $count } shells
    }
bonfire-good-root = 
    { $count ->
        [one] 1 root
       *[other] { $count } roots
    }
bonfire-good-gold = { $count } gold
bonfire-good-any =
    { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
    }
bonfire-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

bonfire-symbol-ship = ship
bonfire-symbol-path = path
bonfire-symbol-task = task
bonfire-symbol-great_bonfire = Great Bonfire
bonfire-symbol-guardian = guardian
bonfire-symbol-gnome = gnome

## Islands

bonfire-island-flower-1 = Flower island I
bonfire-island-flower-2 = Flower island II
bonfire-island-shell-1 = Shell island I
bonfire-island-shell-2 = Shell island II
bonfire-island-root-1 = Root island I
bonfire-island-root-2 = Root island II
bonfire-island-herb-1 = Herb island I
bonfire-island-herb-2 = Herb island II
bonfire-island-fruit-1 = Fruit island I
bonfire-island-fruit-2 = Fruit island II
bonfire-island-grey = Grey island
bonfire-island-pink = Pink island
bonfire-island-natural = Beige island
bonfire-island-amber = Amber island
bonfire-island-tasks = Tasks: { $tasks }
bonfire-island-empty = No tasks left here.
bonfire-island-guardians =
    { $count ->
        [0] No guardians left here.
        [one] 1 guardian left here, for 1 guardian token.
       *[other] { $count } guardians left here, 1 guardian token each.
    }
bonfire-island-cost = A task costs task tokens, the resource of the island ({ $resource }) and that of one of your open offerings.
bonfire-ship = { $name }’s ship
bonfire-ship-dock = In the dock: the first voyage costs 1 token and goes to any island.
bonfire-dock = Dock
bonfire-sea = Sea map

## Guardians, portals, paths

bonfire-guardian-grey = Grey guardian
bonfire-guardian-pink = Pink guardian
bonfire-guardian-natural = Beige guardian
bonfire-guardian-amber = Amber guardian
bonfire-guardian-own = Own guardian
bonfire-portal-circle = Circle portal
bonfire-portal-triangle = Triangle portal
bonfire-portal-square = Square portal
bonfire-portal-diamond = Diamond portal
bonfire-portal-hexagon = Hexagon portal
bonfire-portal-star = Star portal
bonfire-portal-crescent = Crescent portal
bonfire-portal-long = Lets guardians through to the bonfire. Worth 2 points beside a bonfire.
bonfire-gap-long = A gap. Gaps are filled from place 7 down to place 1.
bonfire-crystal-blue = blue
bonfire-crystal-red = red
bonfire-crystal-yellow = yellow
bonfire-path = Path tile: { $resource }, { $crystal } crystal
bonfire-path-start = Start path: gold
bonfire-path-start-crystal = Start path: { $crystal } crystal, gold
bonfire-path-none = No path tile
bonfire-path-long = Worth 2 points if its crystal matches the bonfire beside it. A guardian who stops here earns the resource.
bonfire-location-start = the start space
bonfire-location-path = path { $place }
bonfire-location-bonfire = bonfire { $place }

## Tasks

# $colour is blue, red or yellow
bonfire-task =
    { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $asks }
bonfire-task-of =
    { $colour ->
        [blue] Blue task
        [red] Red task
       *[yellow] Yellow task
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
bonfire-bonfire-of =
    { $colour ->
        [blue] Blue bonfire
        [red] Red bonfire
       *[yellow] Yellow bonfire
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
bonfire-task-blue_and_red_bonfire = a blue and a red bonfire
bonfire-task-guardian-grey = the grey guardian
bonfire-task-guardian-pink = the pink guardian
bonfire-task-guardian-natural = the beige guardian
bonfire-task-guardian-amber = the amber guardian
bonfire-task-path_with-flower = a path tile that shows a flower
bonfire-task-path_with-fruit = a path tile that shows a fruit
bonfire-task-path_with-herb = a path tile that shows a herb
bonfire-task-path_with-shell = a path tile that shows a shell
bonfire-task-path_with-root = a path tile that shows a root
bonfire-task-path_with-gold = a path tile that shows gold
bonfire-task-offering_at-flower = an offering on a flower island
bonfire-task-offering_at-fruit = an offering on a fruit island
bonfire-task-offering_at-herb = an offering on a herb island
bonfire-task-offering_at-shell = an offering on a shell island
bonfire-task-offering_at-root = an offering on a root island
bonfire-task-two_pairs = 2 each of two resources, not counting gold
bonfire-task-offerings_on_3_islands = offerings on 3 islands
bonfire-task-2_offerings_on_one_island = 2 offerings on one island
bonfire-task-group_of_3-ship = a group of 3 ship symbols in the fate area
bonfire-task-group_of_3-path = a group of 3 path symbols in the fate area
bonfire-task-group_of_3-task = a group of 3 task symbols in the fate area
bonfire-task-group_of_3-great_bonfire = a group of 3 Great Bonfire symbols in the fate area
bonfire-task-group_of_3-guardian = a group of 3 guardian symbols in the fate area
bonfire-task-group_of_3-gnome = a group of 3 gnome symbols in the fate area
bonfire-task-gnome_with-flower = a gnome that shows a flower
bonfire-task-gnome_with-fruit = a gnome that shows a fruit
bonfire-task-gnome_with-herb = a gnome that shows a herb
bonfire-task-gnome_with-shell = a gnome that shows a shell
bonfire-task-gnome_with-root = a gnome that shows a root
bonfire-task-gnome_with-gold = a gnome that shows gold
bonfire-task-council_task = a fulfilled council task
bonfire-task-3_portals = 3 portals
bonfire-task-two_guardians = { $first } and { $second }
bonfire-task-3_gnomes = 3 gnomes
bonfire-task-4_gold = 4 gold
bonfire-task-adjacent_paths_alike = two neighbouring path tiles with the same resource
bonfire-task-three_of-flower = 3 flowers
bonfire-task-three_of-fruit = 3 fruit
bonfire-task-three_of-herb = 3 herbs
bonfire-task-three_of-shell = 3 shells
bonfire-task-three_of-root = 3 roots
bonfire-task-three_of-gold = 3 gold
bonfire-task-both_islands-flower = offerings on both flower islands
bonfire-task-both_islands-fruit = offerings on both fruit islands
bonfire-task-both_islands-herb = offerings on both herb islands
bonfire-task-both_islands-shell = offerings on both shell islands
bonfire-task-both_islands-root = offerings on both root islands
bonfire-task-bonfires_in_3_colours = bonfires of all three colours
bonfire-task-4_guardians = 4 guardians
bonfire-task-two_groups_of_3 = a group of 3 of each of these symbols in the fate area: { $first }, { $second }
bonfire-task-4_blue = 4 blue tasks or bonfires
bonfire-task-5_portals = 5 portals
bonfire-task-offerings_on_5_islands = offerings on 5 islands
bonfire-task-4_red = 4 red tasks or bonfires
bonfire-task-5_gnomes = 5 gnomes
bonfire-task-3_elders = 3 elders
bonfire-task-3_offerings_on_one_island = 3 offerings on one island
bonfire-task-offering_stack_empty = an empty offering stack
bonfire-task-3_red_crystals = 3 path tiles with red crystals
bonfire-task-5_bonfires = 5 bonfires
bonfire-task-4_blue_crystals = 4 path tiles with blue crystals
bonfire-task-4_yellow = 4 yellow tasks or bonfires
bonfire-task-2_offerings_on_3_islands = 2 offerings on each of 3 islands
bonfire-task-5_equal_resources = 5 of one resource, not gold
bonfire-task-two_triples = 3 each of two resources, not counting gold
bonfire-task-marked_cells_covered = all marked cells of the fate area covered
bonfire-task-2_guardians_at_bonfires = 2 guardians at bonfires
bonfire-task-gold_cells_covered = all gold cells of the fate area covered
bonfire-task-outer_columns_covered = both outer columns of the fate area covered
bonfire-task-two_groups_of_4 = two groups of 4 symbols in the fate area

## Gnomes

bonfire-gnome-name-1 = the Innkeeper
bonfire-gnome-name-2 = the Drummer
bonfire-gnome-name-3 = the Haggler
bonfire-gnome-name-4 = the Herald
bonfire-gnome-name-5 = the Alchemist
bonfire-gnome-name-6 = the Gourmet
bonfire-gnome-name-7 = the Usher
bonfire-gnome-name-8 = the Paver
bonfire-gnome-name-9 = the Persuader
bonfire-gnome-name-10 = the Grey Squire
bonfire-gnome-name-11 = the Pink Squire
bonfire-gnome-name-12 = the Beige Squire
bonfire-gnome-name-13 = the Amber Squire
bonfire-gnome-name-14 = the Soothsayer
bonfire-gnome-name-15 = the Paymaster
bonfire-gnome-name-16 = the Digger
bonfire-gnome-name-17 = the Gatekeeper
bonfire-gnome-name-18 = the Carpenter
bonfire-gnome-name-19 = the Clerk
bonfire-gnome-name-20 = the Toll Collector
bonfire-gnome-name-21 = the Helmsman
bonfire-gnome-name-22 = the Wheelwright
bonfire-gnome-name-23 = the Collector
bonfire-gnome-name-24 = the Mediator
bonfire-gnome-name-25 = the Architect
bonfire-gnome-name-26 = the Negotiator
bonfire-gnome-name-27 = the Rover
bonfire-gnome-name-28 = the Elder of Paths
bonfire-gnome-name-29 = the Elder of Fate
bonfire-gnome-name-30 = the Elder of Portals
bonfire-gnome-name-31 = the Elder of Tasks
bonfire-gnome-name-32 = the Elder of Guardians
bonfire-gnome-name-33 = the Elder of Gnomes
bonfire-gnome-1 = Any number of guardians may share a path tile.
bonfire-gnome-2 = Processions go 1 step further than paid for.
bonfire-gnome-3 = Tasks cost any 2 resources.
bonfire-gnome-4 = 2 points for each elder recruited.
bonfire-gnome-5 = A yellow token counts as two.
bonfire-gnome-6 = Guardians earn a freely chosen resource.
bonfire-gnome-7 = 1 gold for each novice sent to the High Council.
bonfire-gnome-8 = Each path tile taken also brings its resource.
bonfire-gnome-9 = Gnomes can be paid for with any resources.
bonfire-gnome-10 = The grey guardian earns its resource twice.
bonfire-gnome-11 = The pink guardian earns its resource twice.
bonfire-gnome-12 = The beige guardian earns its resource twice.
bonfire-gnome-13 = The amber guardian earns its resource twice.
bonfire-gnome-14 = Fate tiles can be laid with up to 3 tokens in hand.
bonfire-gnome-15 = 1 yellow token with each gnome recruited, this one included.
bonfire-gnome-16 = Printed symbols count twice when they are covered.
bonfire-gnome-17 = Each new guardian leads a free procession of 1 step.
bonfire-gnome-18 = 2 more points at the end for each guardian at a bonfire.
bonfire-gnome-19 = 1 gold and 1 yellow token for each council task fulfilled.
bonfire-gnome-20 = 1 gold when a guardian stops on path 1.
bonfire-gnome-21 = The ship sails 1 route further than paid for.
bonfire-gnome-22 = The Great Bonfire turns 1 field further than paid for.
bonfire-gnome-23 = All 3 rewards of the Great Bonfire may be taken.
bonfire-gnome-24 = Novices may share a council space.
bonfire-gnome-25 = Portals can be built in any order.
bonfire-gnome-26 = Tasks always cost 1 token.
bonfire-gnome-27 = Fate tiles may stick out over the edge.
bonfire-gnome-28 = 1 point for each path tile in the city.
bonfire-gnome-29 = 1 point for each fate tile laid.
bonfire-gnome-30 = 1 point for each portal in the city.
bonfire-gnome-31 = 1 point for each task and bonfire in the city.
bonfire-gnome-32 = 1 point for each guardian in the city.
bonfire-gnome-33 = 1 point for each gnome in the city.
bonfire-gnome-cost = 2 gnome tokens and 1 resource ({ $resource }), or 1 and 2
bonfire-gnome-called = Gnome { $number }, { $name }
bonfire-gnomes = Gnomes
bonfire-gnomes-count = { $count } of { $most }
bonfire-specialists = Specialists
bonfire-specialists-hint = 2 tokens + 1 resource, or 1 + 2
bonfire-elders = Elders
bonfire-elders-hint = points at once
bonfire-no-gnome = No gnome here

## The High Council

bonfire-council = High Council
bonfire-bonus-1 = 2 gold and 1 yellow token
bonfire-bonus-2 = Any path tile for free, even from the stacks
bonfire-bonus-3 = A new guardian for free
bonfire-bonus-4 = Turn the Great Bonfire to any field for free
bonfire-bonus-5 = An open specialist for free
bonfire-bonus-6 = Move one guardian anywhere
bonfire-bonus-7 = Sail to any island for free
bonfire-bonus-8 = Lay a fate tile now
bonfire-space-first = For a novice who comes here.
bonfire-space-point = For a novice who comes here. 1 point may be taken instead.
bonfire-space-seated = Seated: { $names }
bonfire-council-novice = council novice
bonfire-council-task-tasks = 7 tasks or bonfires
bonfire-council-task-portals = 7 portals
bonfire-council-task-paths = 7 path tiles
bonfire-council-task-guardians = 5 guardians
bonfire-council-task-gnomes = 6 gnomes
bonfire-council-task-long = 4 points at the end. The first to fulfil it may bring its novice to the High Council.
bonfire-council-tasks = Council tasks
bonfire-council-tasks-hint = 4 points each at the end
bonfire-progress = You have { $have } of { $need }.
bonfire-progress-done = Fulfilled.
bonfire-lacks = Still missing: { $what }
bonfire-lack-bonfire =
    { $colour ->
        [blue] a blue bonfire
        [red] a red bonfire
       *[yellow] a yellow bonfire
    }
bonfire-novices =
    { $count ->
        [one] 1 novice in the High Council
       *[other] { $count } novices in the High Council
    }
bonfire-countdown-long = Once every space in this row is filled, five more rounds are played.
bonfire-countdown =
    { $round ->
        [6] The countdown starts with the next round.
        [one] Countdown, round 1: passing scores 1 point.
       *[other] Countdown, round { $round }: passing scores { $round } points.
    }
bonfire-countdown-short =
    { $round ->
        [6] Countdown: next round
        [1] Last round
       *[other] { $round } rounds left
    }

## The Great Bonfire

bonfire-great-bonfire = Great Bonfire
bonfire-great-bonfire-long = Turn it clockwise: 1 token per field, 3 to any field. Take 2 of the 3 rewards.
bonfire-field-portals = Portals: { $portals }
bonfire-field-no-portal = No portals left here.
bonfire-reward-portal = portal

## City

bonfire-your-supply = Your supply
bonfire-supply-of = { $name }’s supply
bonfire-your-city = Your city
bonfire-city-of = { $name }’s city
bonfire-tokens = Tokens
bonfire-resources = Resources
bonfire-offerings = Offerings
bonfire-offerings-long = You leave the open one on the island whose task you take, and pay its resource too.
bonfire-offering = Offering: { $resource }
bonfire-offering-none = No offerings left
bonfire-offerings-left = × { $count }
bonfire-fate-supply = Fate supply
bonfire-fate-tiles-left =
    { $count ->
        [one] 1 fate tile left
       *[other] { $count } fate tiles left
    }
bonfire-offerings-count =
    { $count ->
        [one] 1 offering left
       *[other] { $count } offerings left
    }
bonfire-fate-long = Only the first or the last tile of the supply can be laid. Each one left at the end is worth 3 points.
bonfire-fate-opening = Your fate area opens with the middle tile of your supply or with the one set apart.
bonfire-fate-area = Fate area
bonfire-fate-hint = 3 points each
bonfire-fate-lay = Move over the cells or use the arrow keys. R turns the tile.
bonfire-fate-how = Point to where the tile goes and click to lay it. R turns it; Tab and the arrow keys move it.
bonfire-fate-how-touch = Tap where the tile goes, then tap again to lay it. “Turn” turns it.
bonfire-fate-turn = Turn
bonfire-fate-put = Lay
bonfire-start = Start
bonfire-start-long = New guardians begin here.
bonfire-place = Place { $place }
# a place in any sentence: $points is what its seat is worth, the number on the board
bonfire-place-number = { $place } (seat worth { $points })
bonfire-place-empty = Room for a task.
bonfire-place-path = Path of place { $place }
bonfire-place-path-cost =
    { $count ->
        [one] Costs 1 path token.
       *[other] Costs { $count } path tokens.
    }
bonfire-place-no-path = no path yet
bonfire-place-portal = portal built
bonfire-place-no-portal = no portal yet
bonfire-place-seat = Seat worth { $points } points
bonfire-paths = Paths
bonfire-paths-hint =
    { $count ->
        [one] place { $place } costs 1 token
       *[other] place { $place } costs { $count } tokens
    }
bonfire-paths-full = your path is complete
bonfire-others = Others
bonfire-status-next = next
bonfire-status-now = to move
bonfire-status-passed = passed
bonfire-status-stuck = out of turns
bonfire-points-now =
    { $points ->
        [one] 1 point; { $total } if scored now
       *[other] { $points } points; { $total } if scored now
    }
bonfire-close = Close
bonfire-scored-now = if scored now
bonfire-in-hand = In hand

## Tom

bonfire-tom = Tom
bonfire-tom-deck = Tom’s cards
bonfire-tom-played =
    { $count ->
        [one] 1 card played
       *[other] { $count } cards played
    }
bonfire-tom-to-come = Still to come in this pass
bonfire-tom-card-great_bonfire = Great Bonfire: turns to the next portal he needs.
bonfire-tom-card-task_ii = Task II: the task worth least, lit at once, and a novice.
bonfire-tom-card-task_i = Task I: the task worth most, lit at once.
bonfire-tom-card-guardian = Guardian: a guardian he lacks.
bonfire-tom-card-path = Path: all open path tiles with the gnome’s resource.
bonfire-tom-card-gnome = Gnome: all open specialists with the gnome’s resource.

## Tabs

bonfire-tab-sea = Sea
bonfire-tab-bonfire = Bonfire
bonfire-tab-city = City
bonfire-tab-others = Others
bonfire-tab-gnomes = Gnomes
bonfire-tab-paths = Paths

## Choices

bonfire-choice-open-dealt = Open your fate area with the tile that was set apart.
bonfire-choice-open-swapped = Open your fate area with the middle tile of your supply; the one set apart takes its place.
# $which: swapped or dealt, $turned: yes or no
bonfire-choice-open-drawn =
    { $which ->
        [swapped] Middle tile
       *[dealt] Tile set apart
    }{ $turned ->
        [yes] , turned
       *[no] { "" }
    }
bonfire-choice-fate = Lay: { $tile }
# $end: first or last of the supply
bonfire-choice-fate-drawn =
    { $end ->
        [first] Lay the left one
       *[last] Lay the right one
    }
bonfire-choice-fate-note =
    { $count ->
        [one] 1 token goes back
       *[other] { $count } tokens go back
    }
bonfire-choice-fate-long = Surplus tokens go back first. Each symbol brings a token for every symbol in its group.
bonfire-choice-keep = Keep: { $token }
bonfire-choice-build-path = Build a path
bonfire-choice-build-path-long = A path tile for place { $place }.
bonfire-choice-sail = Sail
bonfire-choice-sail-long = Your ship sails to an island, and you may act there.
bonfire-choice-take-task = Take a task
bonfire-choice-take-task-long = From the island where your ship is, for an offering.
bonfire-choice-fetch = Fetch a guardian
bonfire-choice-fetch-long = The guardian of this island comes to your start space.
bonfire-choice-procession = Procession
bonfire-choice-procession-long = Your guardians walk along your path and earn resources where they stop.
bonfire-choice-great-bonfire = Great Bonfire
bonfire-choice-great-bonfire-long = Turn it and take 2 of the 3 rewards of its field.
bonfire-choice-recruit = Recruit a gnome
bonfire-choice-recruit-long = A specialist or an elder joins your city.
bonfire-choice-stay-aboard = Stay aboard
bonfire-choice-stay-aboard-long = No action on this island.
bonfire-choice-pass = Pass
bonfire-choice-pass-note =
    { $points ->
        [one] 1 point, no more turns
       *[other] { $points } points, no more turns
    }
bonfire-choice-pass-long =
    { $points ->
        [one] 1 point now, and no more turns.
       *[other] { $points } points now, and no more turns.
    }
bonfire-choice-end-turn = End the turn
bonfire-choice-end-turn-long = No bonus action.
bonfire-choice-pay =
    { $yellow ->
        [0] Pay without yellow tokens
        [one] Pay with 1 yellow token
       *[other] Pay with { $yellow } yellow tokens
    }
bonfire-choice-pay-others = Replace one with two other tokens
bonfire-choice-give = Give: { $token }
bonfire-choice-spend = Pay { $goods }
bonfire-choice-pay-drawn = Pay
bonfire-choice-tile-drawn = Lay: { $resource }, { $crystal }
bonfire-choice-tile-long = Goes to place { $place }.
bonfire-choice-stack = Stack { $stack }
bonfire-choice-stack-long =
    { $count ->
        [one] The last face-down tile.
       *[other] The top of { $count } face-down tiles.
    }
bonfire-choice-renew = New tiles
bonfire-choice-renew-long = The four open tiles go under the stacks and four new ones are opened. Then you take one.
bonfire-choice-look-up-long = Found in the stacks.
bonfire-choice-offering = Offering: { $resource }
bonfire-choice-offering-long = It stays on the island and costs its resource.
bonfire-choice-at-place = At place { $place }
bonfire-choice-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
bonfire-choice-move = { $guardian } to { $to }
bonfire-choice-move-path = From { $from }.
bonfire-choice-move-seat = The seat is worth { $points } points.
bonfire-choice-stay = Nobody moves
bonfire-choice-stay-long = The guardians here stay where they are.
bonfire-choice-earn = Earn: { $resource }
bonfire-choice-portal = { $portal } at place { $place }
bonfire-choice-for-tokens =
    { $tokens ->
        [one] 1 gnome token and { $resources } resources
       *[other] { $tokens } gnome tokens and { $resources } resource
    }
bonfire-choice-light = Light: { $task }
bonfire-choice-light-long = The task becomes a bonfire worth { $points } points; its novice goes to the High Council.
bonfire-choice-novice = Council novice: { $task }
bonfire-choice-novice-long = Its novice goes to the High Council.
bonfire-choice-council-point = 1 point on space { $space }
bonfire-choice-council-instead = Instead of: { $bonus }
bonfire-choice-bring-long = Comes to your start space.
bonfire-choice-lay = Column { $column }, row { $row }, { $direction }
bonfire-direction-right = to the right
bonfire-direction-left = to the left
bonfire-direction-up = upwards
bonfire-direction-down = downwards
bonfire-costs = Costs { $goods }
bonfire-brings = Brings { $goods }
bonfire-brings-points =
    { $count ->
        [one] Brings 1 point
       *[other] Brings { $count } points
    }
bonfire-puts-back = Puts back { $goods }
bonfire-brings-guardian = { $guardian } joins you
bonfire-brings-portal = { $portal } at place { $place }
bonfire-brings-fulfil = Fulfils a council task: { $task }
# $parts: sources of points, each with what it gains or loses
bonfire-brings-scoring = In the final scoring: { $parts }
bonfire-brings-countdown = Starts the countdown
bonfire-which = Which one?

## Questions

bonfire-waiting = { $name } is deciding.
bonfire-question-over = The game is over.
bonfire-question-bonus-action = Take a bonus action, or end your turn?
bonfire-question-opening = Which fate tile opens your fate area?
bonfire-question-turn = Your turn: what will you do?
bonfire-question-keep-tokens =
    Which token do you keep? { $left ->
        [1] One to choose: the others go back.
       *[other] { $left } to choose: the others go back.
    }
bonfire-question-lay-fate-tile = Where does the fate tile go?
bonfire-question-pay-tokens = How do you pay?
bonfire-question-give-tokens =
    Two for one: which token do you give up? { $left ->
        [1] One to go.
       *[other] { $left } to go.
    }
bonfire-question-choose-path-tile = Which path tile?
bonfire-question-look-up-path-tile = Which path tile, out of all of them?
bonfire-question-choose-island = Where to?
bonfire-question-island-action = Your ship has arrived. What will you do there?
bonfire-question-choose-offering = Which offering do you leave?
bonfire-question-spend-resources = Which resources do you pay?
bonfire-question-choose-task = Which task?
bonfire-question-choose-place = Where does the task go?
bonfire-question-choose-steps = How long is the procession?
bonfire-question-move-guardian = Who moves, and where to?
bonfire-question-earn-resource = Which resource is earned?
bonfire-question-turn-great-bonfire = Which field of the Great Bonfire?
bonfire-question-choose-rewards = Which rewards?
bonfire-question-choose-gap = Which gap gets the portal?
bonfire-question-choose-gnome = Which gnome?
bonfire-question-choose-way-to-pay = How do you pay?
bonfire-question-choose-council-space = Where does the novice sit?
bonfire-question-bring-guardian = Which guardian joins you?
bonfire-question-take-specialist = Which specialist?
bonfire-question-move-one-guardian = Which guardian goes where?
bonfire-question-fate-bonus = Which fate tile do you lay?
bonfire-question-task-for-tom = Tom takes one of these tasks. Which?
bonfire-payment-voyage = Voyage to { $island }
bonfire-payment-guardian = { $guardian } to your start space
bonfire-payment-great-bonfire = Great Bonfire to { $field }
bonfire-payment-path = Path tile for place { $place }
bonfire-payment-procession = Procession: { $steps }
bonfire-payment-gnome = Recruiting { $gnome }
bonfire-payment-task = Task from { $island }

## Final scoring

bonfire-scoring-in-play = Scored during play
bonfire-scoring-bonfires = Bonfires
bonfire-scoring-guardians = Guardians at bonfires
bonfire-scoring-portals = Portals beside bonfires
bonfire-scoring-crystals = Matching crystals
bonfire-scoring-council-tasks = Council tasks
bonfire-scoring-fate-tiles = Fate tiles left
bonfire-scoring-leftovers = Tokens and resources left
bonfire-scoring-about-bonfires = as printed
bonfire-scoring-about-guardians = by their seats
bonfire-scoring-about-portals = 2 each
bonfire-scoring-about-crystals = 2 each
bonfire-scoring-about-council-tasks = 4 each; 7 for seven bonfires
bonfire-scoring-about-fate-tiles = 3 each
bonfire-scoring-about-leftovers = 1 for 2

## Log

bonfire-log-countdown-now = { $novices } novices sit in the High Council: the countdown starts. Five rounds are left, this one included.
bonfire-log-countdown-next = { $novices } novices sit in the High Council: the countdown starts with the next round.
bonfire-log-countdown-round = Countdown round { $round } begins.
bonfire-log-pass = { $name } passes and takes no more turns.
bonfire-log-stuck = { $name } has nothing left to do and takes no more turns.
bonfire-log-paid = Pays { $goods }.
bonfire-log-put-back = Puts back { $goods }.
bonfire-log-gained = Gains { $goods }.
bonfire-log-scored =
    { $points ->
        [one] Scores 1 point.
       *[other] Scores { $points } points.
    }
bonfire-log-only = { $name }: { $what }
bonfire-log-open = { $name } opens the fate area with { $tile }.
bonfire-log-lay = { $name } lays a fate tile.
bonfire-log-path = { $name } builds at place { $place }. { $tile }.
bonfire-log-renew = { $name } replaces the open path tiles.
bonfire-log-sail = { $name } sails to { $island }.
bonfire-log-take-task = { $name } takes a task from { $island } ({ $task }).
bonfire-log-light =
    { $points ->
        [one] { $name } lights the bonfire at place { $place }, worth 1 point.
       *[other] { $name } lights the bonfire at place { $place }, worth { $points } points.
    }
bonfire-log-guardian = { $guardian } comes to { $name }’s city.
bonfire-log-moves = { $name }: { $moves }.
bonfire-log-turn-wheel = { $name } turns the Great Bonfire.
bonfire-log-portal = { $portal } at place { $place }.
bonfire-log-recruit = { $name } recruits { $gnome }.
bonfire-log-shuffle-gnomes = The gnome deck is shuffled.
bonfire-log-shuffle-paths = The path stacks are shuffled.
bonfire-log-fulfil = { $name } fulfils a council task: { $task }.
bonfire-log-council-novice = { $name } sends the council novice of “{ $task }” to the High Council.
bonfire-log-bonus = Bonus: { $bonus }.
bonfire-log-shuffle-tom = Tom shuffles his deck.
bonfire-log-tom-card = Tom’s card. { $card }
bonfire-log-turn-over = Gnome turned over: { $resource }.

## What cannot be chosen, and why

bonfire-closed-action-fate = Lay a fate tile
bonfire-closed-action-light = Light a bonfire
bonfire-closed-brief-part = { $have } of { $need }
bonfire-closed-brief-price = needs { $needed }
# prefix: bonfire-closed-  (why an action is not open)
# $goods: so many tokens of a kind; $reach: how many of them could be paid, replacements included
bonfire-closed-tokens = { $reach ->
    [0] Needs { $goods }; you can pay none.
   *[other] Needs { $goods }; you can pay { $reach }.
  }
bonfire-closed-no-tile = Your fate supply is used up.
bonfire-closed-no-room = No tile fits into your fate area any more.
bonfire-closed-seven-paths = All seven places have a path.
bonfire-closed-in-dock = Your ship is still in the dock. Sail first.
bonfire-closed-no-task-left = No tasks are left on this island.
bonfire-closed-seven-tasks = All seven task spaces are taken.
bonfire-closed-resources = Needs the resource of the island ({ $resource }) and that of an open offering ({ $offerings }).
bonfire-closed-two-resources = Needs any two resources.
bonfire-closed-no-offering = You have no offerings left.
bonfire-closed-guardian-there = This guardian is already in your city.
bonfire-closed-nobody-moves = No guardian can take a step.
bonfire-closed-six-gnomes = Six gnomes live in your city; that is the limit.
bonfire-closed-no-gnome-left = No gnomes are left.
bonfire-closed-gnome-price = Needs 2 gnome tokens and 1 of the gnome’s resource, or 1 and 2.
bonfire-closed-no-task = You have no task to light.
bonfire-closed-unfulfilled = No task is fulfilled yet. Nearest: { $task } ({ $have } of { $need }).
bonfire-closed-no-countdown = Only in the countdown: { $seated } of { $needed } novices sit in the High Council.
bonfire-closed-next-round = Only from the next round on.
bonfire-closed-bonus-taken = Not after a bonus action.
bonfire-refused-gnome = Gnomes in a city work by themselves.

# Dewan in the terminal: what its board says there.
#
# prefix: dewan-terminal-row-  (what is said of a tribe, line by line)
# prefix: dewan-terminal-effect-  (what a place of the tribe board does, in a word)
# prefix: dewan-terminal-scenario-  (a scenario)
# prefix: dewan-terminal-letter-  (a resource as one letter)
# prefix: dewan-terminal-ground-  (what a space is, in a word)
# prefix: dewan-terminal-short-  (the same, where there is no room for it)

dewan-terminal-none = none
dewan-terminal-nothing = nothing
dewan-terminal-not-yet = not yet
dewan-terminal-to-move = to move
dewan-terminal-partner = with { $name }
dewan-terminal-camps-left =
    { $count ->
        [one] 1 camp left
       *[other] { $count } camps left
    }
dewan-terminal-row-camps = camps
dewan-terminal-row-next = next
dewan-terminal-row-stories = stories
dewan-terminal-row-tucked = tucked
dewan-terminal-row-has = has
dewan-terminal-row-hand = hand
dewan-terminal-camp-at = { $camp } at { $place }
dewan-terminal-home-at = home at { $place }
dewan-terminal-all-placed = all camps are placed: 1 fire
dewan-terminal-effect-story = story
dewan-terminal-effect-tuck = tuck
dewan-terminal-effect-end = the end
dewan-terminal-then = Then: { $places }.
dewan-terminal-unknown =
    { $count ->
        [one] 1 unknown card
       *[other] { $count } unknown cards
    }
dewan-terminal-open-stories = Open stories, and what is missing: { $name }
dewan-terminal-drafting = before the first round
dewan-terminal-last-round = the last round
dewan-terminal-teams = { $one } against { $other }
dewan-terminal-map-legend = [1] camp of player 1   2b berry tokens of the zone   on an edge: A artifact, P pigment, C crystal   dots: one zone
dewan-terminal-cost-legend = =3: can be paid, with 3 cards at least
dewan-terminal-berry-mark = b
dewan-terminal-areas = There are tribes 1 to { $most }.
dewan-terminal-help-area = tribe 2 in full
dewan-terminal-example = forest camp
dewan-terminal-revealed-card = a new card has been opened
dewan-terminal-revealed-story = a new story tile has come to light
dewan-terminal-revealed-draw = a card has been drawn
dewan-terminal-scenario-base = scenario base
dewan-terminal-scenario-team = scenario team
dewan-terminal-scenario-volcano = scenario volcano
dewan-terminal-scenario-downpour = scenario downpour
dewan-terminal-scenario-lake-villages = scenario lake villages
dewan-terminal-letter-artifact = A
dewan-terminal-letter-pigment = P
dewan-terminal-letter-crystal = C
dewan-terminal-ground-badlands = badlands
dewan-terminal-ground-mountains = mountains
dewan-terminal-ground-desert = desert
dewan-terminal-ground-forest = forest
dewan-terminal-ground-water = water
dewan-terminal-ground-flood = flood
dewan-terminal-ground-village = village
dewan-terminal-ground-lava = lava
dewan-terminal-ground-volcano = volcano
dewan-terminal-ground-home = home
dewan-terminal-short-badlands = badl.
dewan-terminal-short-mountains = mount.
dewan-terminal-short-desert = desert
dewan-terminal-short-forest = forest
dewan-terminal-short-water = water
dewan-terminal-short-flood = flood
dewan-terminal-short-village = villg.
dewan-terminal-short-lava = lava
dewan-terminal-short-volcano = VOLC.
dewan-terminal-short-home = home

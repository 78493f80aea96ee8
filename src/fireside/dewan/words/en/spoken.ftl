# The board in words, for people who listen and for all who would rather read (Dewan).

spoken-last-round = This is the last round
spoken-symbols = Symbols on the map
spoken-symbol = { $symbol } between { $one } and { $other }
spoken-spaces =
    { $count ->
        [one] Space: { $places }
       *[other] Spaces: { $places }
    }
# a zone by its land and one of its spaces; a list of these follows in spoken-beside
spoken-zone = { $land } ({ $place })
spoken-beside = Beside it: { $zones }
spoken-piles = Piles
spoken-camps = Camps on the map
spoken-tribe-places = Places of the tribe board
spoken-placed = stands on the map
spoken-to-come = still to come
spoken-hidden-cards =
    { $count ->
        [one] 1 unknown card
       *[other] { $count } unknown cards
    }

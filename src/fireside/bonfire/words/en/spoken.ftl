# The board in words, for people who listen and for all who would rather read (Bonfire).

spoken-novices = { $count } of { $need } novices sit in the High Council
spoken-docked = In the dock: { $names }
spoken-ships = Ships here: { $names }
spoken-ship-at = Ship: { $island }
spoken-routes = Routes to: { $islands }
spoken-field = Field { $field }
spoken-field-now = The Great Bonfire points here
spoken-space = Space { $space }
spoken-council-waits = Its novice is still here
spoken-council-lying = Its novice lies down
spoken-stack =
    { $count ->
        [one] Stack { $stack }: 1 face-down tile
       *[other] Stack { $stack }: { $count } face-down tiles
    }
spoken-places = Places
spoken-portal = { $portal }, built
spoken-gap = { $portal }, not built yet
spoken-task = Task
spoken-lit = Burning
spoken-on-path = On the path: { $names }
spoken-at-bonfire = At the bonfire: { $names }
spoken-novice = A novice waits here
spoken-fate-area = Fate area, rows from the top, cells by column
spoken-row = Row { $row }
spoken-cell-free = free
spoken-cell-printed = free ({ $what })
spoken-fate-supply = Fate supply, from first to last
spoken-eighth = Set apart
spoken-points-now = Points if it ended now

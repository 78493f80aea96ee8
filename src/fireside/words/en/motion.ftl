# Motion and sounds at a table, and what happened since the own last turn.
#
# prefix: motion-pace-  (how the turns of others are followed)

motion-motion = Animate pieces

motion-pace = Others’ turns
motion-pace-read = Read along
motion-pace-quick = Fast
motion-pace-once = Instant

motion-others = What others do
motion-skip = Skip ahead

motion-since = Since your last turn
motion-since-count =
    { $count ->
        [one] Since your last turn: 1 step
       *[other] Since your last turn: { $count } steps
    }
motion-step = Step { $number } of { $count }
motion-previous = Previous step
motion-next = Next step
motion-play = Play
motion-pause = Pause
motion-now = Back to the game

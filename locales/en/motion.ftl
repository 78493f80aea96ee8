# Motion and sounds at a table, and what happened since the own last turn.

motion-motion = Pieces travel

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

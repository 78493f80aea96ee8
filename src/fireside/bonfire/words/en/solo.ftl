# Solo life: the handicap series, the deal of the day, statistics (Bonfire).
#
# prefix: solo-heading-  (a page)
# prefix: solo-deal-  (how the own game of a deal ended)

solo-heading-series = Solo against Tom

solo-tom = In solo Bonfire, Tom is your automated opponent: after each of your turns, one of his 8 cards says what he does.
solo-single = A single game against Tom
solo-handicap-toms = A positive handicap is Tom’s head start.
solo-tom-begins =
    { $points ->
        [one] Tom starts with 1 point.
       *[other] Tom starts with { $points } points.
    }
solo-even = You and Tom start level.
solo-last-games-how = you : Tom, head start counted
solo-no-series-games = Your games against Tom will appear here, each with the handicap before and after.

solo-deal-kind = Bonfire, solo
solo-deal-same = The same islands and the same Tom for everybody.
solo-deal-how =
    { $count ->
        [0] Everybody gets the same islands and the same Tom. You would be the first today. Hints are off.
        [one] Everybody gets the same islands and the same Tom. One person has played it today. Results show after your game. Hints are off.
       *[other] Everybody gets the same islands and the same Tom. { $count } have played it today. Results show after your game. Hints are off.
    }
solo-deal-win = You beat Tom, { $points } to { $tom }.
solo-deal-loss = Tom won, { $tom } to { $points }.
solo-deal-draw = A draw with Tom, { $points } to { $tom }.
solo-share-text = Fireside, deal of { $day }: { $points } to { $tom } against Tom, place { $place } of { $count }.

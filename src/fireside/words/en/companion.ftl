# The companion beside the printed games: Tom's cards and score sheets. Works without a connection.
#
# prefix: companion-part-  (Tom, or the scores)
# prefix: companion-handicap-  (what becomes of the handicap)

companion-heading = Companion
companion-part-scores = Scores
companion-you = You
companion-try-again = Try again
companion-not-yet = The companion needs the server once. After that it works offline.
companion-not-loaded = This page needs the server.
companion-not-loaded-why = You seem to be offline. Your tables are safe and waiting for you. The companion works offline.
companion-open = Open the companion

## Score sheets

companion-new-sheet = New sheet
companion-which-game = Which game
companion-which-kind = Which kind of game
companion-how-many = How many play
companion-with-friends = With friends
companion-players = { $count } players
companion-player = Player { $number }
companion-team = Team { $number }
companion-name-of = Name of player { $number }
companion-name-of-team = Name of team { $number }
companion-begin-sheet = Start the sheet
companion-sheet-name = { $title } · { $kind }
companion-last-sheets = Recent sheets
companion-remove-sheet = Remove: { $sheet }
companion-share = Share
companion-fill-in = Tap a field to fill it in. What counts is explained here.
companion-in-points = points, not pieces
companion-field = { $row }, { $name }: points
companion-points-of = Points, { $name }
companion-odd = { $points } is not a multiple of { $each }.
companion-odd-meant = Each brings { $each } points: did you mean { $meant }?
companion-put-in = Enter { $meant }
companion-each = points, { $points } for each
companion-open-fields =
    { $count ->
        [one] 1 field is still empty.
       *[other] { $count } fields are still empty.
    }
companion-open-how = The result appears once every field is filled in.
companion-rest-zero = Enter 0 in the empty fields
companion-result-draw = A draw.
companion-result-win =
    { $points ->
        [one] { $name } wins by 1 point.
       *[other] { $name } wins by { $points } points.
    }
companion-result-tie = { $name } wins. The tie-breaker: { $what }.
companion-result-shared = A shared victory: { $names }.
companion-handicap-rises = The handicap rises from { $before } to { $after }.
companion-handicap-falls = The handicap falls from { $before } to { $after }.
companion-handicap-stays = The handicap stays at { $after }.
companion-best-so-far = Your best so far.
companion-not-counted = Not counted
companion-counted = In my series
companion-add-to-series = Add to my series

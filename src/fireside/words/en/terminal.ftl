# Playing in the terminal: what is said around the titles.
#
# prefix: terminal-help-  (what can be typed, and what it does)
# prefix: terminal-no-hints-  (why there are none)
# prefix: terminal-solo-  (how a game against a rival of the rules ended)
# prefix: terminal-series-  (whose the handicap of a series is)
# prefix: terminal-hint-  (what a hint may bring)

## Who plays

terminal-player = Player { $number }
# $level: the name of a bot; $number: its seat
terminal-bot = { $level } ({ $number })
terminal-random = Chance
terminal-you = you
terminal-and = { $first } and { $last }

## Beginning and going on

terminal-new = A new game, seed { $seed }, kept in { $path }; ? helps.
terminal-seats = The seats are drawn. In turn order: { $names }.
terminal-resuming = Resuming { $path }; ? helps.
# $scenario: none, or the name of one
terminal-unfinished =
    { $players ->
        [1] There is an unfinished solo game
       *[other] There is an unfinished game for { $players } players
    }{ $scenario ->
        [none] { "" }
       *[other] , scenario { $scenario }
    }, { $turns ->
        [0] just begun
        [one] after 1 turn
       *[other] after { $turns } turns
    }: { $path }
terminal-resume-question = Resume it? [y/n]
# the answers that are understood, in small letters
terminal-yes = y, yes
terminal-no = n, no
terminal-new-begins = A new one begins; --resume last takes up the old one.
terminal-saved = Saved in { $path }
terminal-saved-resume = Saved in { $path }; to resume: { $command }
terminal-not-saved = Not saved: { $problem }
terminal-record = The record is { $path }

## Playing

terminal-question = What will you do?
terminal-pass-screen = Pass the screen to { $name }, who presses Enter:
terminal-confirm = Enter confirms your turn, u takes it back.
terminal-more =
    { $count ->
        [one] 1 more line: m shows it, words narrow the list
       *[other] { $count } more lines: m shows them, words narrow the list
    }
terminal-areas = There are players 1 to { $most }.
terminal-problem = { $problem }; ? helps
terminal-problem-of-line = line { $line } of the input: { $problem }
terminal-fits-several = ‘{ $typed }’ fits { $count } choices; name one of them
terminal-not-in-list = ‘{ $typed }’ is not in the list; it goes from 1 to { $most }
terminal-not-open = ‘{ $typed }’ is not open now
terminal-fits-none = ‘{ $typed }’ occurs in none of the choices

## Taking back

terminal-taken-back = Taken back.
terminal-undo-nothing = Nothing to take back yet.
terminal-undo-begins = No undo: your turn begins here.
terminal-undo-moved = No undo: { $name } has moved since.
terminal-undo-revealed = No undo: { $what }.
terminal-revealed = something hidden has come to light

## Hints

terminal-no-hints-series = No hints in the series.
terminal-no-hints-game = No hints in this game.
terminal-no-hints-people = No hints among people.
terminal-hint-then = , then { $rest }
# $against: the next message
terminal-hint-best =
    { $points ->
        [one] about 1 point (best) { $against }
       *[other] about { $points } points (best) { $against }
    }
terminal-hint-alike = as many { $against }
terminal-hint-less = { $points } less { $against }
terminal-hint-more = { $points } more { $against }
terminal-hint-against = against { $rivals }, { $chance } % to win

## The end

terminal-over = The game is over
terminal-scored-now = If the game were scored now
terminal-total = all
terminal-tie-break = { $what }, for ties
terminal-wins =
    { $points ->
        [one] { $names } wins with 1 point.
       *[other] { $names } wins with { $points } points.
    }
terminal-team =
    { $points ->
        [one] { $names } win together with 1 point.
       *[other] { $names } win together with { $points } points.
    }
terminal-shared =
    { $points ->
        [one] A shared victory of { $names } with 1 point.
       *[other] A shared victory of { $names } with { $points } points.
    }
terminal-tie = Points are tied: “{ $what }” decides, { $most } to { $fewer }.
terminal-solo-win = You have won against { $rival }.
terminal-solo-loss = { $rival } has won.
terminal-solo-draw = A draw: you and { $rival } have equal points.

## The handicap series

terminal-series =
    Handicap series: { $handicap } now ({ $whose }); { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $won } won, { $lost } lost, { $drawn } drawn; highest handicap won: { $best }.
terminal-series-yours = you start with { $points }
terminal-series-rivals = Tom starts with { $points }
terminal-series-none = none yet
# $outcome: win, loss or draw
terminal-series-step =
    { $outcome ->
        [win] This game of the series is won: the handicap goes to { $handicap }.
        [loss] This game of the series is lost: the handicap goes to { $handicap }.
       *[draw] This game of the series is drawn: the handicap goes to { $handicap }.
    }

## Help

terminal-help-number = take choice 3 of the list
terminal-help-text = take the choice with exactly this text
terminal-help-words = show the choices with all of these words; a single one is taken
terminal-help-example = words of it
terminal-help-enter = show the whole list again
terminal-help-more = more: the list to its end
terminal-help-hint = a hint: what is best now, and what can be expected of it
terminal-help-undo = undo, until something hidden comes to light or somebody else moves
terminal-help-board = the board
terminal-help-area = the table once more
terminal-help-points = points, if the game were scored now
terminal-help-log = what happened lately, or the last 8 lines of it
terminal-help-save = save
terminal-help-quit = save and quit
terminal-help-help = this help

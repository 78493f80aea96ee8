# Solo life: the handicap series, the deal of the day, statistics.
#
# prefix: solo-heading-  (a page)
# prefix: solo-tab-  (a page, in a word)
# prefix: solo-outcome-  (how a game ended)
# prefix: solo-deal-  (how the own game of a deal ended)

solo-heading-deal = Deal of the day
solo-heading-statistics = Statistics
solo-tab-series = Series
solo-tab-deal = Deal
solo-tab-statistics = Statistics
solo-tab-companion = Companion
solo-today = today
solo-yesterday = yesterday
solo-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
solo-outcome-win = won
solo-outcome-loss = lost
solo-outcome-draw = drawn

## The handicap series

solo-single-how = It does not count for the series.
solo-single-otherwise = With a handicap of your choice
solo-play-single = Play a single game
solo-series = The handicap series
solo-next-handicap = Next handicap
solo-handicap-yours = A negative handicap is your head start.
solo-you-begin =
    { $points ->
        [one] You start with 1 point.
       *[other] You start with { $points } points.
    }
solo-series-how = A win adds { $up }, a loss costs { $down }, a draw changes nothing.
solo-series-began = You started at { $handicap }.
solo-series-aim = See how high you can climb.
solo-climb = The climb
solo-won-with = won at { $handicap }
solo-record = Your record across all series: won at { $handicap }.
solo-climb-told = Handicap over { $games } games: it started at { $first }, is now { $now } and peaked at { $highest }.
solo-best-mark = peak { $handicap }
solo-climb-printed = Hollow marks: printed games.
solo-start = start
solo-game-number = game { $number }
solo-last-games = Recent games
solo-look-at-game = View the game of { $when }
solo-printed = printed game
solo-printed-waits = printed game, not sent yet
solo-play-game = Play game { $number }
solo-go-on-game = Continue game { $number }
solo-begin-again = Start over
solo-begin-again-ask = Start this game over?
solo-begin-again-why = The game in progress will no longer count. The new one has the same handicap, { $handicap }.
solo-new-series = New series
solo-new-series-ask = Start a new series?
solo-new-series-why = The handicap goes back to { $handicap } and the curve starts afresh. Your games stay in the statistics, and your record stays too.
solo-new-series-do = Start a new series

## The deal of the day

solo-deal = Deal of the day
solo-deal-played =
    { $count ->
        [0] Nobody has played it today yet.
        [one] One person has played it today.
       *[other] { $count } people have played it today.
    }
solo-deal-results = See the results
solo-play-deal = Play today’s deal
solo-go-on-deal = Continue the deal
solo-deal-about = One deal, one try.
solo-deal-begun = Your game is waiting for you.
solo-deal-begun-how = You will see what others made of this deal once you have finished it.
solo-deal-missed = You did not play this one.
solo-deal-missed-how =
    { $count ->
        [0] Nobody did.
        [one] One person did. The day is over, so you can look.
       *[other] { $count } people did. The day is over, so you can look.
    }
solo-next-deal = New deal in { $time }.
solo-until =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
solo-place = Place { $place } of { $count }
solo-better-than = better than { $share }
solo-you-made-place = { $points } points, place { $place } of { $count } so far.
solo-everybody = Everybody’s results
solo-histogram-told = Results of { $count } games: half scored more than { $median } points, the best scored { $best }.
solo-median = median { $points }
solo-you-made = you { $points }
solo-points = points
solo-your-week = Your week
solo-your-week-how = green base: above the median
solo-above-median = above the median
solo-best-games = Best games
solo-your-name-here = Your name in this list
solo-decided = Where it was decided
solo-best-made = The best game scored { $points }, by { $name }.
solo-best-is-yours = The best game is yours.
solo-differs = This is where it differs most from yours:
solo-you-and-best = you { $own }, best { $best }
solo-look-at-best = View the best game
solo-own-table = View my table
solo-deal-trust = One try each, and only so many from one internet connection. Still, nobody can be kept from trying the deal in another browser first, or from hearing about it from a friend: this list runs on trust.
solo-share = Share the result
solo-deal-of = { $day }’s
solo-deal-today = Today’s
solo-review = Review my game

## Statistics

solo-any-players = Any number of players
solo-players = { $count } players
solo-any-rival = Any opponent
solo-against-one = Against { $rival }
solo-people = People
solo-no-games = No finished games yet
solo-no-games-how = Finished games are counted here: points, opponents, and where the points came from. After five games the chart gets a line.
solo-to-play = Choose a game
solo-count-games =
    { $count ->
        [one] game
       *[other] games
    }
solo-count-won = won
solo-count-average = average
solo-count-best = best
solo-over-time = Results over time
solo-over-time-how = line: average of 10, full dots: won
solo-line-begins = After { $count } games a line starts here.
solo-over-time-told =
    { $count ->
        [one] The result of 1 game: { $now } points.
       *[other] Results of the last { $count } games: the average went from { $first } to { $now }.
    }
solo-games-ago =
    { $count ->
        [one] 1 game
       *[other] last { $count } games
    }
solo-now = now
solo-against = Won against
solo-against-how = mark: an equal share
solo-against-told =
    { $count ->
        [one] { $share } of 1 game won; an equal share would be { $expected }
       *[other] { $share } of { $count } games won; an equal share would be { $expected }
    }
solo-sources = Where points come from
solo-sources-how = above you, below winners
solo-source-told = you { $yours }, winners { $winners }

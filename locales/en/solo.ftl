# Solo life: the handicap series, the deal of the day, statistics.
#
# prefix: solo-heading-  (a page)
# prefix: solo-tab-  (a page, in a word)
# prefix: solo-outcome-  (how a game ended)
# prefix: solo-deal-  (how the own game of a deal ended)

solo-heading-series = Solo against Tom
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

solo-tom = Tom is the automatic opponent in Bonfire for one: after each of your turns, one of his 8 cards is turned over and says what he does.
solo-single = A single game against Tom
solo-single-how = The game does not count for the series.
solo-single-otherwise = With a handicap of your own
solo-play-single = Play a single game
solo-series = The handicap series
solo-next-handicap = Next handicap
solo-handicap-yours = A negative handicap is your head start.
solo-handicap-toms = A positive handicap is Tom’s head start.
solo-tom-begins =
    { $points ->
        [one] Tom begins with 1 point.
       *[other] Tom begins with { $points } points.
    }
solo-you-begin =
    { $points ->
        [one] You begin with 1 point.
       *[other] You begin with { $points } points.
    }
solo-even = You and Tom begin with nothing.
solo-series-how = A win adds { $up }, a loss takes { $down }, a draw changes nothing.
solo-series-began = You began at { $handicap }.
solo-series-aim = See how high you can climb.
solo-climb = The climb
solo-won-with = won with { $handicap }
solo-record = Your record from all series: won with { $handicap }.
solo-climb-told = Handicap over { $games } games: it began at { $first }, stands at { $now } and was { $highest } at its highest.
solo-best-mark = highest { $handicap }
solo-climb-printed = Hollow marks: printed games.
solo-start = start
solo-game-number = game { $number }
solo-last-games = Last games
solo-last-games-how = you : Tom, head start counted
solo-no-series-games = Your games against Tom will stand here, each with the handicap before and after.
solo-look-at-game = Look at the game of { $when }
solo-printed = printed game
solo-printed-waits = printed game, not sent yet
solo-play-game = Play game { $number }
solo-go-on-game = Go on with game { $number }
solo-begin-again = Begin it anew
solo-begin-again-ask = Begin this game anew?
solo-begin-again-why = The game you are playing will not count any more. The new one has the same handicap, { $handicap }.
solo-new-series = New series
solo-new-series-ask = Begin a new series?
solo-new-series-why = The handicap goes back to { $handicap } and the curve begins anew. Your games stay in the statistics, your record too.
solo-new-series-do = Begin a new series

## The deal of the day

solo-deal = Deal of the day
solo-deal-kind = Bonfire, solo
solo-deal-same = The same islands and the same Tom for everybody.
solo-deal-played =
    { $count ->
        [0] Nobody has played today’s yet.
        [one] One person has played today’s.
       *[other] { $count } have played today’s.
    }
solo-deal-results = See the results
solo-play-deal = Play today’s deal
solo-go-on-deal = Go on with the deal
solo-deal-about = One deal, one go.
solo-deal-how =
    { $count ->
        [0] Everybody gets the same islands and the same Tom. You would be the first today. Hints are off.
        [one] Everybody gets the same islands and the same Tom. One person has played it today. Results show after your game. Hints are off.
       *[other] Everybody gets the same islands and the same Tom. { $count } have played it today. Results show after your game. Hints are off.
    }
solo-deal-begun = Your game waits for you.
solo-deal-begun-how = What others made of this deal shows when you have finished it.
solo-deal-missed = You did not play this one.
solo-deal-missed-how =
    { $count ->
        [0] Nobody did.
        [one] One person did. The day is over, so you may look.
       *[other] { $count } did. The day is over, so you may look.
    }
solo-next-deal = New deal in { $time }.
solo-until =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
solo-deal-win = You beat Tom, { $points } to { $tom }.
solo-deal-loss = Tom won, { $tom } to { $points }.
solo-deal-draw = A draw with Tom, { $points } to { $tom }.
solo-place = Place { $place } of { $count }
solo-better-than = better than { $share }
solo-you-made-place = { $points } points, place { $place } of { $count } so far.
solo-everybody = Everybody’s results
solo-histogram-told = Results of { $count } games: half made more than { $median } points, the best made { $best }.
solo-median = median { $points }
solo-you-made = you { $points }
solo-points = points
solo-your-week = Your week
solo-your-week-how = green base: better than half
solo-above-median = better than half
solo-best-games = Best games
solo-your-name-here = Your name in this list
solo-decided = Where it was decided
solo-best-made = The best game made { $points }, by { $name }.
solo-best-is-yours = The best game is yours.
solo-differs = This is where it differs most from yours:
solo-you-and-best = you { $own }, best { $best }
solo-look-at-best = Look at the best
solo-share = Share result
solo-share-text = Fireside, deal of { $day }: { $points } to { $tom } against Tom, place { $place } of { $count }.
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
solo-no-games-how = When you have finished a game, it counts here: points, opponents, and where the points came from. After five games a line begins.
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
solo-line-begins = After { $count } games a line begins here.
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

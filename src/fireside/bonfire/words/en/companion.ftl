# The companion beside the printed games: Tom's cards and score sheets. Works without a connection (Bonfire).
#
# prefix: companion-part-  (Tom, or the scores)
# prefix: companion-setup-  (how Tom is set up)
# prefix: companion-step-  (what to do with a card of Tom's, step by step)
# prefix: companion-novice-  (a novice who comes with a card)
# prefix: companion-instead-  (points where Tom has fulfilled the council task of a card)
# prefix: companion-about-  (how a row of a score sheet counts, in a few words)
# prefix: companion-help-  (what a row of a score sheet counts)

companion-part-tom = Tom

companion-tom-about = For the printed game: the companion shuffles Tom’s cards, says what he does and keeps count for him.
companion-handicap = handicap
companion-setup = Setup
companion-setup-1 = Set up for 2 players. Take out the 3 specialists who show gold.
companion-setup-2 = Draw 7 blue, 7 red and 6 yellow tasks: 2 of different colours on each island.
companion-setup-3 = No field of the Great Bonfire holds two portals of the same shape.
companion-setup-4 = Tom gets a city with a start tile, his own guardian and 4 novices. Leave his cards in the box.
companion-begin = Start the game
companion-no-series = Games that you count appear here, each with the handicap before and after.

companion-pass = Pass { $pass } of { $passes }
companion-pass-row = Pass { $pass }
companion-card-of =
    { $card ->
        [0] { $last } cards; the last ends the game
       *[other] card { $card } of { $last }; the last ends it
    }
companion-gnome-decides = A gnome decides.
companion-your-turn = Your turn
companion-your-turn-how = Take your turn at the table. Then turn over Tom’s card.
companion-turn-over = Turn over Tom’s card
companion-done = Done, my turn
companion-undo = Undo
companion-over = Game over
companion-over-why = Tom has played his last card. Now count the points.
companion-score-game = Count the points
companion-score-now = Count now
companion-stop = End the game
companion-stop-ask = End this game?
companion-stop-why = Tom’s cards and everything counted so far will be forgotten.
companion-tom-points = Tom’s points
companion-in-council = in the council
companion-less = { $name }: one less
companion-more = { $name }: one more
companion-countdown-starts = The countdown starts: { $rounds } more rounds.
companion-countdown =
    { $round ->
        [one] Countdown, round 1. Whoever passes now gets 1 point.
       *[other] Countdown, round { $round }. Whoever passes now gets { $round } points.
    }
companion-step-done = Step { $number } is done
companion-step-gnome = Turn over the top gnome of the deck and discard it. Which resource does it show?
companion-step-task_i-1 = On the two islands with this resource, find the task worth most. If several tie, you choose.
companion-step-task_i-2 = Lay it lit side up on Tom’s next free place clockwise. No task there: nothing happens.
companion-step-task_ii-1 = On the two islands with this resource, find the task worth least. If several tie, you choose.
companion-step-task_ii-2 = Lay it lit side up on Tom’s next free place clockwise. Then one of his novices goes to any council space. No task there: nothing happens.
companion-step-gnome-1 = Tom takes every open specialist with this resource, from left to right, until he has { $limit } gnomes.
companion-step-gnome-2 = Refill the row. None there: nothing happens.
companion-step-path-1 = Tom takes every open path tile with this resource, from left to right, until he has { $limit } with the start tile.
companion-step-path-2 = Lay them on his next places clockwise and refill the row. None there: nothing happens.
companion-step-guardian-1 = Tom takes a guardian of a colour he lacks and puts it on his start space.
companion-step-great_bonfire-1 = Turn the Great Bonfire clockwise to the next field with the portal for Tom’s next gap. The present field comes last.
companion-step-great_bonfire-2 = Tom takes the portal and puts it into the gap. No such portal: the wheel stands still.
companion-step-council = Has Tom just fulfilled a council task whose novice still stands there?
companion-novice-task_ii = His novice goes to the council
companion-instead-tasks = He has { $limit } tasks already
companion-instead-portals = He has { $limit } portals already
companion-instead-paths = He has { $limit } path tiles already
companion-instead-guardians = He has { $limit } guardians already
companion-instead-gnomes = He has { $limit } gnomes already
companion-council-novice = That novice goes to the council, lying down

companion-with-tom = Against Tom
companion-head-start = Head start
companion-about-head-start = handicap
companion-about-in-play = elders, council, passing
companion-about-bonfires = points as printed
companion-about-guardians = points of their seats
companion-about-council-tasks = points, 4 for each; 7 for seven bonfires
companion-about-leftovers = points, 1 for every 2
companion-result-you =
    { $points ->
        [one] You win by 1 point.
       *[other] You win by { $points } points.
    }
companion-result-tom =
    { $points ->
        [one] Tom wins by 1 point.
       *[other] Tom wins by { $points } points.
    }

companion-help-bonfire-head-start = A positive handicap is Tom’s head start, a negative one is yours.
companion-help-bonfire-in-play = What the scoring track shows: elders, council spaces, the Great Bonfire, passing in the countdown. Without the head start.
companion-help-bonfire-bonfires = The printed points of each lit bonfire, 2 to 8.
companion-help-bonfire-guardians = For each guardian at a bonfire the points of that seat. With gnome 18, 2 more for each.
companion-help-bonfire-portals = { $points } points for each portal beside a lit bonfire.
companion-help-bonfire-crystals = { $points } points for each path tile whose crystal has the colour of the bonfire at its place, portal or not.
companion-help-bonfire-council-tasks = { $points } points for each council task that holds now. Seven lit bonfires are worth 7.
companion-help-bonfire-fate-tiles = { $points } points for each fate tile left in the supply.
companion-help-bonfire-leftovers = Count tokens and resources together: 1 point for each 2, rounded down.
companion-help-tie-bonfires = On a tie, whoever has more lit bonfires wins. If that is a tie too, the victory is shared.

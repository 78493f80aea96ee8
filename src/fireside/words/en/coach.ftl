# Hints while playing, the review of a finished game, and the end of the game with its picture.

## Hints

coach-hint = Hint
coach-hint-how = Show the best choices. Key: H
coach-choices =
    { $count ->
        [one] One good choice
        [2] Two good choices
       *[other] Three good choices
    }
coach-points = { $points } points expected
coach-then = Then: { $line }.
coach-to-win = to win
coach-on-page = Look under “{ $page }”
coach-pay-with = pay with { $cards }
coach-what = Rings: the thick one is best, the dashed one third. They are ranked by the chance of winning. The points are what to expect at the end if everyone plays well.
coach-nudge = Just a nudge
coach-nudged = Something good is ringed.
coach-hide = Hide
coach-fold = Fold the hints
coach-unfold = Unfold the hints
coach-thinking = Looking ahead …

## The review of a finished game
#
# prefix: coach-chart-  (what the chart of a review shows)
# prefix: coach-measure-  (what its curves are)
# prefix: coach-review-  (why there is no review)

coach-review = Review
coach-review-heading = How the game was decided
coach-review-tab = Review: { $title }
coach-review-not-allowed = The review will be here once the game is over.
coach-review-no-advice = The review was interrupted. Nothing of the game is lost; please try again.
coach-review-bots-busy = Many games are being reviewed just now. Try again in a few minutes.
coach-review-offline = The server can’t be reached right now.
coach-try-again = Try again
coach-result = Result
coach-look-through = Step through the game
coach-reviewing = Analysing the game
coach-reviewing-how = Turn by turn, from what each player could know. You can leave and come back.
coach-reviewing-begins = Starting soon.
coach-reviewing-done = { $done } of { $total } turns
coach-measure = What the curves show
coach-measure-points = Points
coach-measure-chances = Chances
coach-chart-points = Points
coach-chart-points-about = expected at the end, turn by turn
coach-chart-chances = Chances
coach-chart-chances-about = of winning, in percent, turn by turn
coach-chart-how = Below: the rounds. The numbers mark the turns listed beside the chart; a red line shows what each cost.
coach-countdown = countdown
coach-last-round = last round
coach-costly = The costliest turns
coach-whose = Whose turns to show
coach-costly-none = No turn cost anything worth mentioning.
coach-costly-others =
    { $count ->
        [one] One other turn cost { $cost }.
       *[other] { $count } other turns cost { $cost } together.
    }
coach-before-first-round = Before the first round
coach-chance-lost = −{ $chance }% to win
coach-played = Played
coach-better = Better
coach-look = Show
coach-try = Try it

## The end of the game

coach-adding = Counting the points
coach-skip = Skip
coach-over-turns = Points turn by turn
coach-over-turns-about = as if the game had ended after each turn
coach-review-game = Review the game
coach-share = Share
coach-share-heading = Share the result
coach-share-send = Send the picture
coach-share-png = Save as PNG
coach-share-svg = Save as SVG
coach-share-text = Copy as text
coach-share-copied = Result copied as text.
coach-share-failed = That did not work. Please try another way.
coach-share-drawing = Drawing the picture …

coach-first-time = First time? Everything you can do is lit up, and a hint shows good choices.

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
coach-what = Rings: thick is best, dashed is third. The order is by the chance to win. The points are those to be expected at the end if all play on well.
coach-nudge = Only a nudge
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

coach-review = After the game
coach-review-heading = How the result came about
coach-review-tab = Review: { $title }
coach-review-not-allowed = The review is there when the game is over.
coach-review-no-advice = The review broke off. Nothing of the game is lost; try again.
coach-review-offline = The server cannot be reached just now.
coach-try-again = Try again
coach-result = Result
coach-look-through = Look through the game
coach-reviewing = The game is being looked at again
coach-reviewing-how = Turn by turn, from what each could know. You can leave and come back.
coach-reviewing-begins = It begins soon.
coach-reviewing-done = { $done } of { $total } turns
coach-measure = What the curves show
coach-measure-points = Points
coach-measure-chances = Chances
coach-chart-points = Points
coach-chart-points-about = that each could expect at the end, turn by turn
coach-chart-chances = Chances
coach-chart-chances-about = of each to win in percent, turn by turn
coach-chart-how = Below: the rounds. The numbers mark the turns beside the chart; a red line is what they cost.
coach-countdown = countdown
coach-last-round = last round
coach-costly = The costliest turns
coach-whose = Whose turns
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
coach-look = Look
coach-try = Try it

## The end of the game

coach-adding = Counting the points
coach-skip = Skip
coach-over-turns = Points over the turns
coach-over-turns-about = as if scored after each turn
coach-review-game = Review the game
coach-share = Share
coach-share-heading = Share the result
coach-share-send = Send the picture
coach-share-png = Save as PNG
coach-share-svg = Save as SVG
coach-share-text = Copy as text
coach-share-copied = The result is copied as text.
coach-share-failed = That did not work. Please try another way.
coach-share-drawing = Drawing the picture …

coach-first-time = First time? What you can do is lit. A hint shows good choices.

# Looking back at a game, what if, and the page of records.
#
# prefix: replay-log-  (which lines of the log are shown)
# prefix: replay-ending-  (what tells that the end comes near)

## Looking back

replay-looking-back = You are looking back
replay-to-table = Back to the table
replay-to-records = Back to the records
replay-seen-as = Seen as
replay-onlooker = Onlooker
replay-line = Course of the game
replay-steps = Steps
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-speed = Speed: { $speed } times
replay-key-home = Home
replay-key-end = End
replay-key-space = Space
replay-key-shift-left = Shift ←
replay-key-shift-right = Shift →
replay-beginning = The beginning
replay-opening = Before round 1
replay-round-of = Round { $round } of { $rounds }
replay-step-of = { $name }, step { $step } of { $steps }
replay-ending-countdown = countdown
replay-ending-last-round = last round
replay-since = Since my last turn
replay-since-short = Since my turn

## The log

replay-log-how = A line opens its position
replay-log-filter = Lines shown
replay-log-all = All
replay-log-mine = Mine
replay-log-points = Points
replay-log-total =
    { $points ->
        [one] { $points } point then
       *[other] { $points } points then
    }

## Sharing

replay-share = Share
replay-share-how = Copy a link to this position
replay-shared = Link copied. Whoever has it can look on from here.
replay-shared-with-seats = Link copied. It opens for everybody at this table.
replay-share-failed = The link could not be copied. Copy it from the address bar.

## What if

replay-what-if = What if?
replay-what-if-how = This position becomes a table of your own, with the same deal. The record stays as it is, and the way back is always there.
replay-what-if-mover = decides here
replay-what-if-who = Who plays for { $name }
replay-what-if-you = You
replay-in-place-of = For { $name }
replay-what-if-open = Go on from here

## Records

replay-records-how = Every finished game can be looked through step by step, reviewed, and gone on with from any position.
replay-records-played = Finished games
replay-records-none = No finished games yet. They will wait here.
replay-records-begin = Play one
replay-records-brought = Records brought here
replay-record-unfinished = { $title }: not finished
replay-record-look = Look through
replay-record-review = Review
replay-bring = Look at a record
replay-bring-how = Drop a .fire file here, or choose one. No account is needed.
replay-bring-choose = Choose a file
replay-bring-broken = This file is no record that can be played through.
replay-bring-line = The error is in line { $line }.
replay-bring-other-rules = This record was made with another version of the rules.
replay-bring-other-edition = This record was played with another edition of the game.
replay-bring-too-large = This file is too large for a record.
replay-delete = Delete the record
replay-delete-ask = Delete this record?
replay-delete-why = It goes for good, for you and for everybody who has its link. Games that went on from it stay.
replay-deleted = The record is deleted.

# Looking back at a game, what if, and the page of records.
#
# prefix: replay-log-  (which lines of the log are shown)
# prefix: replay-ending-  (what tells that the end comes near)

## Looking back

replay-looking-back = You are looking back
replay-to-table = Back to the table
replay-to-records = Back to the records
replay-seen-as = View as
replay-onlooker = Spectator
replay-line = Timeline
replay-steps = Steps
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-turn-on = One turn forward
replay-last = To the end
replay-speed = Speed: ×{ $speed }
replay-key-home = Home
replay-key-end = End
replay-key-space = Space
replay-key-shift-left = Shift ←
replay-key-shift-right = Shift →
replay-beginning = The start
replay-opening = Before round 1
replay-round-of = Round { $round } of { $rounds }
replay-step-of = { $name }, step { $step } of { $steps }
replay-ending-countdown = countdown
replay-ending-last-round = last round
replay-since = Since my last turn
replay-since-short = Since my turn

## The log

replay-log-how = Click a line to see its position
replay-log-filter = Lines shown
replay-log-all = All
replay-log-mine = Mine
replay-log-points = Points
replay-log-total =
    { $points ->
        [one] { $points } point after that
       *[other] { $points } points after that
    }

## Sharing

replay-share = Share
replay-share-how = Copy a link to this position
replay-shared = Link copied. Anyone who has it can watch from here.
replay-shared-with-seats = Link copied. It works for everyone at this table.
replay-share-failed = The link could not be copied. Copy it from the address bar.

## What if

replay-what-if = What if?
replay-what-if-how = This position becomes a table of your own with the same deal. The record stays as it is, and you can always come back to it.
replay-what-if-mover = to move
replay-what-if-who = Who plays for { $name }
replay-what-if-you = You
replay-in-place-of = In place of { $name }
replay-what-if-nobody = Somebody has to sit at the table: take a seat yourself.
replay-what-if-open = Play on from here

## Records

replay-records-how = Step through any finished game, review it, or play on from any position.
replay-records-played = Finished games
replay-records-none = No finished games yet. They will appear here.
replay-records-begin = Play one
replay-records-brought = Imported records
replay-record-unfinished = { $title }: not finished
replay-record-look = Step through
replay-record-review = Review
replay-bring = Open a record
replay-bring-how = Drop a .fire file here, or choose one. No account needed.
replay-bring-choose = Choose a file
replay-bring-broken = This file isn’t a record that can be replayed.
replay-bring-line = The error is on line { $line }.
replay-bring-newer-rules = This record was made with a newer version of Fireside.
replay-bring-other-edition = This record was played with another edition of the game.
replay-bring-too-large = This file is too large to be a record.
replay-delete = Delete the record
replay-delete-ask = Delete this record?
replay-delete-why = It will be deleted for good, for you and for everyone who has its link. Games continued from it stay.
replay-deleted = Record deleted.

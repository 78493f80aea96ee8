# Keys and what they do.
#
# prefix: keys-  (a group of keys, or what a key does)

keys-heading = Keys
keys-everywhere = Everywhere
keys-home = On the start page
keys-table = At the table
keys-replay = Looking back at a game
keys-go-on = Continue at the first table that is waiting
keys-theme = Switch between night and parchment
keys-sound = Turn sound on or off
keys-close = Close what is open
keys-show = Show the keys
keys-play = Play { $title } against a bot
keys-next-thing = To the next thing that can be chosen
keys-confirm = Confirm the turn
keys-undo = Undo the last choice
keys-undo-turn = Undo the whole turn
keys-hint = Show hints
keys-choose-hint = Choose a hint that is shown
keys-log = Open or close the log
keys-rules = Look up a rule
keys-step = One step back or forward
keys-step-turn = One turn back or forward
keys-first-last = To the beginning or the end
keys-run = Play or pause
keys-what-if = Play on from here at a new table
keys-share = Share this position
keys-switch-off = Turn letter keys off
keys-switch-on = Turn letter keys on
keys-about = Letters never do anything while you type. With letter keys off, only Enter, Esc, Tab and the arrow keys work.
keys-since = Replay what happened since your last turn
keys-board = On the board
keys-walk = To the next space, or the next spot for a tile
keys-turn-tile = Turn a fate tile
keys-choose = Choose what is focused
keys-looking-back = While you look at what happened
keys-words = Read the board in words
keys-lesson = In a lesson
keys-lesson-on = Next step
keys-lesson-back = Previous step
keys-next-choice = To the next choice

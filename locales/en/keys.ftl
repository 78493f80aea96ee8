# Keys and what they do.
#
# prefix: keys-  (a group of keys, or what a key does)

keys-heading = Keys
keys-everywhere = Everywhere
keys-home = On the start page
keys-table = At the table
keys-replay = Looking through a game
keys-go-on = Go on with the first table that waits
keys-theme = Switch between night and parchment
keys-sound = Sound on or off
keys-close = Close what is open
keys-show = Show the keys
keys-play-bonfire = Play Bonfire against a bot
keys-play-dewan = Play Dewan against a bot
keys-next-thing = To the next thing that can be chosen
keys-confirm = Confirm the turn
keys-undo = Take the last choice back
keys-undo-turn = Take the whole turn back
keys-hint = Show hints
keys-choose-hint = Choose a hint that is shown
keys-log = Open or close the log
keys-rules = Look a rule up
keys-step = A step back or on
keys-step-turn = A turn back or on
keys-first-last = To the beginning or the end
keys-run = Play or pause
keys-what-if = Go on from here as a new table
keys-share = Share this position
keys-switch-off = Switch letters off
keys-switch-on = Switch letters on
keys-about = Letters never do anything while you type. Switched off, only Enter, Esc, Tab and the arrows work.
keys-since = Play what happened since your last turn
keys-board = On the board
keys-walk = To the next space or the next place of a tile
keys-turn-tile = Turn a fate tile
keys-choose = Choose what has the focus
keys-looking-back = While you look at what happened
keys-words = Read the board in words
keys-lesson = In a lesson
keys-lesson-on = On to the next step
keys-lesson-back = Back to the step before
keys-next-choice = To the next choice

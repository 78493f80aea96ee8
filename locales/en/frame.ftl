# The frame around the tables: pages, bars, menu, log, end.
#
# prefix: frame-title-  (name of a title)
# prefix: frame-about-  (a sentence about a title)
# prefix: frame-step-  (what one does in a title)
# prefix: frame-level-  (name of a bot)
# prefix: frame-level-about-  (what playing against it is like)
# prefix: frame-option-  (an option of a title, its values, and what they mean)
# prefix: frame-refused-  (why the server did not do what was asked)

frame-fireside = Fireside
frame-home = Start page
frame-close = Close
frame-yes = Yes
frame-no = No
frame-guest = Guest
frame-tom = Tom

## The start page

frame-welcome = Two board games about fire, at one table
frame-welcome-how = Play at once against a bot, or send friends a link.
frame-welcome-free = Free, in the browser, no account.
frame-link-spent = This seat’s link is no longer valid. Ask whoever opened the table for a new one.
frame-offline = The server cannot be reached. We keep trying.
frame-unofficial = An unofficial table by players, not affiliated with authors or publishers. If you like these games, please buy them.

frame-title-bonfire = Bonfire
frame-title-dewan = Dewan
frame-about-bonfire = Sail to the islands for tasks, build your city and light its bonfires before the novices fill the council.
frame-about-dewan = Take two cards or pay them for a route: pitch your camps where the land fulfils your tribe’s stories.
frame-step-bonfire-ship = Sail for tasks
frame-step-bonfire-portal = Build your city
frame-step-bonfire-bonfire = Light its bonfires
frame-step-dewan-cards = Take two cards
frame-step-dewan-dewan = Pitch your camps
frame-step-dewan-stories = Fulfil your stories
frame-players-from-to = { $fewest }–{ $most } players
frame-minutes = about { $minutes } min

frame-play-now = Play now
frame-against = against { $bot }, a bot
frame-opening = Lighting the fire
frame-open-failed = The table could not be opened. Please try again.
frame-with-friends = With friends
frame-solo = Solo
frame-scenarios = Scenarios

frame-go-on = Go on
frame-go-on-count =
    { $count ->
        [0] No running tables
        [one] 1 table
       *[other] { $count } tables
    }{ $waiting ->
        [0] { "" }
        [one] , 1 waits for you
       *[other] , { $waiting } wait for you
    }
frame-go-on-yours = { $title }, your turn
frame-go-on-theirs = { $title }, { $name } to move
frame-go-on-won =
    { $count ->
        [one] { $title }, won by { $names }
       *[other] { $title }, shared by { $names }
    }
frame-finished = Finished
frame-minutes-ago = { $count } min
frame-hours-ago = { $count } h

## Setting up a table

frame-new-heading = Set up a table
frame-new-game = Game
frame-new-players = Players
frame-new-one-player = 1, solo
frame-new-seats = Seats
frame-new-links-follow = The links for your friends are shown when the table is open.
frame-new-at-once = The game begins at once.
frame-new-open = Open the table
frame-seat-you = You, here
frame-seat-here = Another person here
frame-seat-link = Friend by link
frame-seat-bot = Bot: { $level }
frame-seat-who = Who sits on seat { $number }
frame-seat-name = Name
frame-seat-number = Player { $number }
frame-tom-about = The rival of the solo game. He turns cards and needs nobody.
frame-level-random = Spark
frame-level-about-random = Plays whatever comes. Good for a first look at the rules.
frame-option-first-game = Variant
frame-option-first-game-none = Usual
frame-option-first-game-none-about = Tasks on the islands fully at random
frame-option-first-game-yes = First game
frame-option-first-game-yes-about = No island with two tasks of one colour
frame-option-handicap = Handicap
frame-option-handicap-about = Points that Tom begins with. A harder game has more.
frame-option-scenario = Scenario
frame-option-scenario-base = Base game
frame-option-scenario-base-about = start here
frame-option-scenario-team = Teams
frame-option-scenario-team-about = two against two, 4 players
frame-option-scenario-volcano = Volcano
frame-option-scenario-volcano-about = lava covers the land
frame-option-scenario-downpour = Downpour
frame-option-scenario-downpour-about = lakes grow, zones split
frame-option-scenario-lake-villages = Lake villages
frame-option-scenario-lake-villages-about = camps on water, fish

## The table

frame-menu = Menu
frame-language = Language
frame-theme = Theme
frame-theme-night = Night
frame-theme-parchment = Parchment
frame-theme-to-night = Switch to the night theme
frame-theme-to-parchment = Switch to the parchment theme
frame-confirming = Confirm turns
frame-eyes = Look with the eyes of
frame-links = Links of the seats
frame-save-record = Save the record
frame-keys = Keys: Enter confirms, Z takes back, Shift and Z the whole turn, L opens the log, T switches the theme.
frame-round = Round { $round }
frame-turn = Turn { $turn }
frame-tab-your-turn = ● Your turn: { $title }
frame-seat-points =
    { $points ->
        [one] { $name }: 1 point.
       *[other] { $name }: { $points } points.
    }
frame-seat-if-ended = It would be { $points } if the game ended now.
frame-seat-acts = To move.
frame-seat-away = Away.
frame-choices = What you can do
frame-choices-all = All { $count }
frame-thinking = { $name } is thinking.
frame-waiting-for = { $name } is to move.
frame-looking-on = You look on
frame-confirm-question = Confirm your turn, or take it back.
frame-confirm = Confirm
frame-undo = Undo
frame-undo-how = Undo. With Shift: the whole turn.
frame-undo-turn = Take the whole turn back
frame-redo = Redo
frame-undo-ask = Ask for undo
frame-undo-sent = The others are asked.
frame-undo-asked = May the last turn be taken back?
frame-undo-agree = Agree
frame-undo-refuse = Refuse
frame-came = { $name } has come to the table.
frame-log = Log
frame-log-empty = Nothing has happened yet.
frame-connecting = Coming to the table …
frame-connection-lost = The connection is lost. We keep trying.
frame-not-connected = Not connected. Your choice was not sent.
frame-table-gone = There is no such table, or this browser has no seat at it. Ask whoever opened it for a new link.
frame-board-failed = The board could not be loaded. Please load the page again.
frame-pass-device = Pass the device to { $name }
frame-pass-device-why = The hand that comes next is secret.
frame-pass-ready = I am { $name }
frame-refused-other-rules = This table was begun with other rules and cannot go on here.
frame-refused-declined = They would rather go on. Your turn stands.
frame-refused-stale = The table had already changed. You see it as it is now.
frame-refused-not-your-turn = It is not your turn.
frame-refused-illegal = That cannot be done now.
frame-refused-not-allowed = That is not allowed now.
frame-refused-broken-message = The server did not understand that.
frame-refused-too-large = The server did not understand that.
frame-refused-wrong-origin = This page may not speak to that table.

## The waiting room

frame-room-missing =
    { $count ->
        [one] One more to come
       *[other] { $count } more to come
    }
frame-room-all = Everybody is here
frame-room-about = A link is a seat. Whoever opens it sits there, on any device.
frame-room-waiting = waiting
frame-room-here = here
frame-room-watch = For onlookers: they see what all may see.
frame-link = Link
frame-copy = Copy
frame-copied = Copied

## The end

frame-over = The game is over
frame-show-end = Result
frame-end-you-win = You win
frame-end-wins =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } share the victory
    }
frame-end-sources = Where the points came from
frame-end-total = Total
frame-look-at-table = Look at the table
frame-play-again = Play again

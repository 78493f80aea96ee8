# The frame around the tables: pages, bars, menu, log, end.
#
# prefix: frame-title-  (name of a title)
# prefix: frame-about-  (a sentence about a title)
# prefix: frame-feel-  (what a title is like, in a word or two)
# prefix: frame-step-  (what one does in a title)
# prefix: frame-level-  (name of a bot)
# prefix: frame-level-about-  (what playing against it is like)
# prefix: frame-option-  (an option of a title, its values, and what they mean)
# prefix: frame-refused-  (why the server did not do what was asked)
# prefix: frame-gone-  (why a table cannot be shown, and what to do about it)

frame-fireside = Fireside
frame-home = Start page
frame-close = Close
frame-cancel = Cancel
frame-yes = Yes
frame-no = No
frame-guest = Guest
frame-tom = Tom

## The start page

frame-welcome = Two board games about fire, at one table
frame-welcome-how = Play at once against a bot, or send friends a link.
frame-welcome-free = Free, in the browser, no account.
frame-link-spent = This seat’s link is no longer valid. Ask whoever opened the table for a new one.
frame-link-wrong = This link leads to no table. Perhaps a part of it was lost on the way.
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
frame-against = against { $bot }, a friendly bot
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
frame-minutes-ago = { $count } min ago
frame-hours-ago = { $count } h ago

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
frame-seat-strength = strength { $points }
frame-seat-strength-how = Strength counts from the weakest, which has 0. Of two players, one with 200 more wins about 3 of 4 games.
frame-seat-which = Which bot sits here?
frame-seat-who = Who sits on seat { $number }
frame-seat-name = Name
frame-seat-number = Player { $number }
frame-tom-about = The rival of the solo game. He turns cards and needs nobody.
frame-level-spark = Spark
frame-level-about-spark = Plays at random, but nothing silly. Good for a first look at the rules.
frame-level-ember = Ember
frame-level-about-ember = Plays each turn by a rule of thumb. A friendly opponent who makes mistakes.
frame-level-flame = Flame
frame-level-about-flame = Has learned from many games and makes the most of each turn. Hard to beat.
frame-level-blaze = Blaze
frame-level-about-blaze = Has learned the most and thinks several turns ahead, also about yours. The strongest of all.
frame-option-first-game = Variant
frame-option-first-game-none = Usual
frame-option-first-game-none-about = Tasks on the islands fully at random
frame-option-first-game-yes = First game
frame-option-first-game-yes-about = No island with two tasks of one colour
frame-option-handicap = Handicap
frame-option-handicap-about = Points that Tom begins with; below zero they are yours.
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
frame-language-offline = { $language } needs the connection once. Try again when you are online.
frame-theme = Theme
frame-theme-night = Night
frame-theme-parchment = Parchment
frame-theme-to-night = Switch to the night theme
frame-theme-to-parchment = Switch to the parchment theme
frame-confirming = Confirm turns
frame-eyes = Look with the eyes of
frame-your-name = Your name
frame-names-here = Names here
frame-links = Links of the seats
frame-save-record = Save the record
frame-round = Round { $round }
frame-turn = Turn { $turn }
frame-tab-your-turn = ● Your turn: { $title }
frame-seat-points =
    { $points ->
        [one] { $name }: 1 point.
       *[other] { $name }: { $points } points.
    }
frame-seat-if-ended = It would be { $points } if the game ended now.
frame-legend-if-ended = if it ended now
frame-seat-acts = To move.
frame-seat-away = Away.
frame-choices = What you can do
frame-choices-all = All { $count }
frame-closed = Not possible now
frame-rule = Rule { $rule }
frame-rules = Rules
frame-tap-again = Tap again to choose.
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
frame-undo-asked = May the last move be taken back?
frame-undo-agree = Agree
frame-undo-refuse = Refuse
frame-came = { $name } has come to the table.
frame-log = Log
frame-log-empty = Nothing has happened yet.
frame-connecting = Coming to the table …
frame-connection-lost = The connection is lost. We keep trying.
frame-not-connected = Not connected. Your choice was not sent.
frame-gone-unknown-table = There is no such table
frame-gone-unknown-table-how = Perhaps a part of its address was lost on the way.
frame-gone-not-allowed = You have no seat here yet
frame-gone-not-allowed-how = Open the link to your seat in this browser. If you have none, or it no longer works, ask whoever opened the table.
frame-gone-renewed = This seat has a new link
frame-gone-renewed-how = The one you came by no longer works. Ask whoever opened the table for the new one; the game is still there.
frame-board-failed = The board could not be loaded. Please load the page again.
frame-pass-device = Pass the device to { $name }
frame-pass-device-why = The hand that comes next is secret.
frame-pass-ready = I am { $name }
frame-gone-other-rules = This table was begun with other rules
frame-gone-other-rules-how = It cannot go on here, but nothing of it is lost.
frame-refused-declined = They would rather go on. Your turn stands.
frame-refused-stale = The table had already changed. You see it as it is now.
frame-refused-not-your-turn = It is not your turn.
frame-refused-illegal = That cannot be done now.
frame-refused-not-allowed = That is not allowed now.
frame-refused-broken-message = The server did not understand that.
frame-refused-too-large = The server did not understand that.
frame-refused-no-advice = No advice could be found this time. Try again.
frame-gone-wrong-origin = This page may not speak to that table
frame-gone-wrong-origin-how = Open Fireside by its own address.

## The waiting room

frame-room-missing =
    { $count ->
        [one] One more to come
       *[other] { $count } more to come
    }
frame-room-all = Everybody is here
frame-sit-heading = Take a seat
frame-sit-ask = What shall the others call you?
frame-sit-down = Sit down
frame-sit-skip = Skip
frame-room-about = A link is a seat. Whoever opens it sits there, on any device.
frame-room-waiting = waiting
frame-room-here = here
frame-room-watch = For onlookers: they see what all may see.
frame-link = Link
frame-copy = Copy
frame-copied = Copied
frame-share-failed = This could not be shared or copied here.
frame-install = Install Fireside
frame-install-why = As an app on this device Fireside opens with one tap, and the companion works without a connection.
frame-renew = New link
frame-renew-why = The old link will stop working, and whoever came by it must come again by the new one.
frame-renew-failed = The link could not be renewed. Please try again.
frame-renewed = The new link is ready to be sent.
frame-link-forgotten = This browser no longer has the link, but you can make a new one.

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
frame-end-team-wins = { $names } win together
frame-end-sources = Where the points came from
frame-end-total = Total
frame-end-tie-break = breaks the tie
frame-end-tie = Equal points: what decides is “{ $what }”, { $most } to { $fewer }.
frame-look-at-table = Look at the table
frame-play-again = Play again

frame-places = Places
frame-to-content = To the content
frame-place-play = Play
frame-place-learn = Learn
frame-place-solo = Solo
frame-place-records = Records

frame-welcome-short = Two board games about fire
frame-feel-bonfire = deep
frame-feel-dewan = quick to learn
frame-learn = Learn
frame-go-on-empty = No running tables. Yours will wait here.
frame-go-on-none = No table waits for you.
frame-go-on-hide = Remove from this list: { $table }
frame-go-on-hidden =
    { $count ->
        [one] 1 table is hidden.
       *[other] { $count } tables are hidden.
    }
frame-go-on-show = Show
frame-go-on-solo = { $title } solo
frame-go-on-waiting = waiting
frame-go-on-thinking = thinking
frame-go-on-here = at the table
frame-go-on-away = away
frame-go-on-over = over
frame-go-on-deal = deal of the day
frame-go-on-what-if = what if
frame-go-on-handicap = handicap { $handicap }
frame-companion = At your own table
frame-companion-about = Playing the printed game? Your phone turns Tom’s cards and keeps the score.
frame-place-companion = Companion
frame-rules-and-lessons = Rules and lessons
frame-show-keys = Keys
frame-sound = Sound
frame-sound-to-off = Turn sounds off
frame-sound-to-on = Turn sounds on
frame-look-back = Look back at the game
frame-log-look-back = Look at the position after this
frame-what-if = What if
frame-what-if-how = Another way of a game that was played. Click to go back there.
frame-what-if-back = Back to the game this comes from
frame-new-here = New here?
frame-new-here-about = A short lesson plays the first turns with you, on the real board.
frame-learn-title = Learn { $title }
frame-to-series = To the series
frame-to-deal = To the results of the day

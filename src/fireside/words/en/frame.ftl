# The frame around the tables: pages, bars, menu, log, end.
#
# prefix: frame-level-  (name of a bot)
# prefix: frame-level-about-  (what playing against it is like)
# prefix: frame-seating-  (whether who sits where is drawn, and what that means)
# prefix: frame-refused-  (why the server did not do what was asked)
# prefix: frame-gone-  (why a table cannot be shown, and what to do about it)
# prefix: frame-stopped-  (why a table that was begun under older rules cannot go on)

frame-fireside = Fireside
frame-home = Start page
frame-close = Close
frame-cancel = Cancel
frame-yes = Yes
frame-no = No
frame-guest = Guest
# a name, and what is said of it
frame-labelled = { $label }: { $what }

## The start page

frame-welcome = Two board games about fire, at one table
frame-welcome-how = Play a bot right away, or send friends a link.
frame-welcome-free = Free, in your browser, no account needed.
frame-link-spent = This seat’s link is no longer valid. Ask whoever opened the table for a new one.
frame-link-wrong = This link doesn’t lead to a table. Part of it may be missing.
frame-offline = The server can’t be reached. Trying again …
frame-unofficial = Made by players, not affiliated with the authors or publishers. If you like these games, please buy them.
frame-about = About
frame-ours = The rulebooks’ pictures are lost, so some of the values here are our own.
frame-ours-which = See which

frame-players-from-to = { $fewest }–{ $most } players
frame-minutes = about { $minutes } min

frame-play-now = Play now
frame-against = against { $bot }, a friendly bot
frame-opening = Lighting the fire …
frame-open-failed = The table could not be opened. Please try again.
frame-with-friends = With friends
frame-solo = Solo
frame-scenarios = Scenarios

frame-go-on = Continue
frame-go-on-count =
    { $count ->
        [0] No games in progress
        [one] 1 table
       *[other] { $count } tables
    }{ $waiting ->
        [0] { "" }
        [one] , 1 waiting for you
       *[other] , { $waiting } waiting for you
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
frame-new-one-player = 1 (solo)
frame-new-seats = Seats
frame-new-links-follow = You will get the links for your friends once the table is open.
frame-new-at-once = The game starts right away.
frame-new-open = Open the table
frame-seat-you = You, here
frame-seat-here = Someone else here
frame-seat-link = Friend by link
frame-seat-bot = Bot: { $level }
frame-seat-strength = rating { $points }
frame-seat-strength-how = The weakest bot is rated 0. A player rated 200 higher wins about 3 games in 4.
frame-seat-which = Which bot sits here?
frame-seat-who = Who sits in seat { $number }
frame-seat-name = Name
frame-seat-number = Player { $number }
frame-seating = Who sits where
frame-seating-drawn = Draw the seats
frame-seating-drawn-about = Chance decides who sits where, and so who starts.
frame-seating-drawn-teams-about = 1 and 3 are partners, and so are 2 and 4. Chance decides who starts.
frame-seating-listed = Seats as listed
frame-seating-listed-about = The first on the list starts.
frame-seating-listed-teams-about = 1 and 3 are partners, and so are 2 and 4. The first on the list starts.
frame-level-spark = Spark
frame-level-about-spark = Picks at random among sensible choices. Good for a first look at the rules.
frame-level-ember = Ember
frame-level-about-ember = Plays by rules of thumb, one turn at a time. A friendly opponent who makes mistakes.
frame-level-flame = Flame
frame-level-about-flame = Has learned from many games and gets the most out of every turn. Hard to beat.
frame-level-blaze = Blaze
frame-level-about-blaze = Has learned the most and thinks several turns ahead, yours included. The strongest of all.

## The table

frame-menu = Menu
frame-language = Language
frame-language-offline = { $language } has to be loaded once. Try again when you are online.
frame-theme = Theme
frame-theme-night = Night
frame-theme-parchment = Parchment
frame-theme-to-night = Switch to the night theme
frame-theme-to-parchment = Switch to the parchment theme
frame-confirming = Confirm turns
frame-eyes = View as
frame-your-name = Your name
frame-names-here = Names of the players here
frame-links = Seat links
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
frame-seat-stand-in = { $level } played the last turn for { $name }, who had no time to think.
frame-seat-partner = { $name } and { $partner } play together.
frame-with = with { $partner }
frame-choices = What you can do
frame-choices-all = All { $count }
frame-closed = Not possible now
frame-rule = Rule { $rule }
frame-rules = Rules
frame-tap-again = Tap again to choose.
frame-thinking = { $name } is thinking.
frame-bots-busy = Bots are busy at other tables. { $name } will play soon.
frame-waiting-for = { $name } is to move.
frame-waiting-away = Waiting for { $name }, who is away.
frame-looking-on = Watching
frame-confirm-question = Confirm your turn, or take it back.
frame-held = Confirm “{ $deed }”, or choose again.
frame-held-why = This reveals something hidden and cannot be undone.
frame-confirm = Confirm
frame-undo = Undo
frame-undo-how = Undo. With Shift: the whole turn.
frame-undo-turn = Undo the whole turn
frame-redo = Redo
frame-undo-ask = Ask to undo
frame-undo-sent = The others have been asked.
frame-undo-asked = { $name } asks to take the last move back. Do you agree?
frame-undo-waits = Waiting for an answer from { $names }.
frame-undo-play-on = Playing on means no.
frame-undo-agree = Agree
frame-undo-refuse = Decline
frame-came = { $name } has joined the table.
frame-log = Log
frame-log-empty = Nothing has happened yet.
frame-begins = { $name } starts.
frame-seats-drawn = The seats have been drawn: { $name } starts.
frame-connecting = Joining the table …
frame-connection-lost = Connection lost. Trying to reconnect …
frame-not-connected = Not connected. Your choice was not sent.
frame-gone-unknown-table = There is no such table
frame-gone-unknown-table-how = Part of its address may be missing, or it was cleared away because nobody had played for a long time.
frame-gone-not-allowed = You have no seat here yet
frame-gone-not-allowed-how = Open the link to your seat in this browser. If you have none, or it no longer works, ask whoever opened the table.
frame-gone-renewed = This seat has a new link
frame-gone-renewed-how = The link you used no longer works. Ask whoever opened the table for the new one; the game is still there.
frame-board-failed = The board could not be loaded. Please reload the page.
frame-pass-device = Pass the device to { $name }
frame-pass-device-why = The next hand is secret.
frame-pass-ready = I am { $name }
frame-stopped = This game was started under older rules and can’t be continued.
frame-stopped-choice = Under today’s rules, what was played next is no longer possible.
frame-stopped-position = Under today’s rules, the same moves lead to a different position.
frame-stopped-result = Under today’s rules, it would end with a different score.
frame-stopped-how = You can look back at it and save its record.
frame-refused-declined = They would rather play on. Your turn stands.
frame-refused-stale = The table had changed in the meantime. This is how it stands now.
frame-refused-not-your-turn = It is not your turn.
frame-refused-illegal = That isn’t possible now.
frame-refused-not-allowed = You can’t do that now.
frame-refused-broken-message = The server didn’t understand that.
frame-refused-too-large = That was too long for the server.
frame-refused-no-advice = No hint could be found this time. Please try again.
frame-refused-bots-busy = The bots are busy at other tables. Try again in a moment.
frame-refused-busy = The server has its hands full. Try again in a moment.
frame-gone-wrong-origin = This page may not talk to that table
frame-gone-wrong-origin-how = Open Fireside at its own address.
frame-refused-slow-down = That was a lot at once. Wait a moment, then try again.
frame-refused-too-many = Too much is open at once. Close a table or a tab, then try again.
frame-refused-unavailable = The server can’t get at its games right now. Try again in a moment.
frame-refused-fault = Something went wrong on the server. What you were shown is saved; please try again.
frame-refused-other-protocol = Fireside has been updated. Please load the page again.
frame-gone-other-protocol = Fireside has been updated
frame-gone-other-protocol-how = This page is older than the server. Close all tabs of Fireside, then open it again.
frame-gone-slow-down = One moment, please
frame-gone-slow-down-how = That was a lot at once. Load the page again in a minute.
frame-gone-day-not-over = Not before the day is over
frame-gone-day-not-over-how = { frame-deal-secret }
frame-refused-day-not-over = { frame-deal-secret }
frame-gone-too-many = This table can’t be opened again just now
frame-gone-too-many-how = It is open in too many windows, or the server is full. Close some windows, then load the page again.
frame-gone-unavailable = The server can’t get at its games right now
frame-gone-unavailable-how = Nothing is lost. Load the page again in a moment.

## The waiting room

frame-room-missing =
    { $count ->
        [one] Waiting for 1 more player
       *[other] Waiting for { $count } more players
    }
frame-room-all = Everyone is here
frame-sit-heading = Take a seat
frame-sit-ask = What should the others call you?
frame-sit-down = Sit down
frame-sit-skip = Skip
frame-room-about = A link is a seat: whoever opens it sits there, on any device.
frame-room-begins = { $name } starts; the others follow in this order.
frame-room-waiting = waiting
frame-room-here = here
frame-room-watch = For spectators: they see only what everyone may see.
frame-link = Link
frame-copy = Copy
frame-copied = Copied
frame-share-failed = Sharing and copying don’t work here.
frame-install = Install Fireside
frame-install-why = Installed as an app, Fireside opens with one tap, and the companion works offline.
frame-install-by-menu = This connection isn’t encrypted, so Fireside can’t be installed here and needs the network. Your browser’s menu can still put it on the home screen.
frame-renew = New link
frame-renew-why = The old link stops working, and whoever used it needs the new one.
frame-renew-failed = The link could not be renewed. Please try again.
frame-renewed = The new link is ready to send.
frame-link-forgotten = This browser no longer has the link, but you can make a new one.
frame-qr = QR code
frame-qr-how = Scan it with the other device’s camera.
frame-reach-here = These links only work on this computer.
frame-reach-open = Let others on my network in
frame-reach-open-how = Anyone on the same network, at home for example, can then open the links, until you close Fireside.
frame-reach-how = To play across your network, start Fireside with
frame-reach-network = Anyone on the same network can open these links.
frame-reach-no-network = This computer isn’t connected to a network.
frame-reach-failed = That did not work. Start Fireside with --host 0.0.0.0 instead.
frame-to-phone = Play on my phone
frame-to-phone-how = Your seat opens there too, and stays yours here.
frame-seat-which-own = Which of your seats
frame-copy-link = Copy the link

## The end

frame-over = Game over
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
frame-end-tie = Tied on points: “{ $what }” decides, { $most } to { $fewer }.
frame-look-at-table = Look at the table
frame-play-again = Play again

frame-places = Places
frame-to-content = Skip to content
frame-place-play = Play
frame-place-learn = Learn
frame-place-solo = Solo
frame-place-records = Records

frame-welcome-short = Two board games about fire
frame-learn = Learn
frame-go-on-empty = No games in progress. Yours will appear here.
frame-go-on-none = No table is waiting for you.
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
frame-go-on-stopped = older rules
frame-go-on-deal = deal of the day
frame-go-on-what-if = what if
frame-go-on-handicap = handicap { $handicap }
frame-companion = At your own table
frame-companion-about = Playing the printed game? Your phone turns Tom’s cards and keeps the score.
frame-place-companion = Companion
frame-rules-and-lessons = Rules and lessons
frame-show-keys = Keys
frame-sound = Sound
frame-sound-to-off = Turn sound off
frame-sound-to-on = Turn sound on
frame-look-back = Look back at the game
frame-log-look-back = Show the position after this
frame-what-if = What if
frame-what-if-how = A different course for a game that was played. Click to go back to it.
frame-what-if-back = Back to the original game
frame-new-here = New here?
frame-new-here-about = A short lesson plays the first turns with you, on the real board.
frame-learn-title = Learn { $title }
frame-to-series = Back to the series
frame-to-deal = To today’s results
frame-deal-secret = Today’s deal stays secret until midnight UTC: looking back, the review and the record open after that.

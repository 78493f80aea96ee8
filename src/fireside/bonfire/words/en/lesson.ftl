# The lessons: what is said step by step on the real board. Words between asterisks are stressed (Bonfire).
#
# prefix: lesson-of-  (a step or a chapter of a title’s lesson, and with -text what the step says)

lesson-of-bonfire-chapter-table = The table
lesson-of-bonfire-chapter-tokens = Tokens
lesson-of-bonfire-chapter-sail = Out to sea
lesson-of-bonfire-chapter-path = A path
lesson-of-bonfire-chapter-portal = A portal
lesson-of-bonfire-chapter-gnome = A gnome
lesson-of-bonfire-chapter-guardian = The guardian
lesson-of-bonfire-chapter-fate = A fate tile
lesson-of-bonfire-chapter-light = A bonfire
lesson-of-bonfire-chapter-end = The end

lesson-of-bonfire-welcome = Welcome to Bonfire
lesson-of-bonfire-welcome-text = The fires in the gnomes’ city have gone out. Fulfil tasks, and they burn again as bonfires. We play the first turns together; *Ember* has the other city.
lesson-of-bonfire-city = Your city
lesson-of-bonfire-city-text = Seven places lie side by side, 1 to 7 from the left; the numbers beside them, 2 to 8, are the points of their seats. Each has room for a *path tile*, a *portal* and a *task*, which becomes a bonfire once it is fulfilled.
lesson-of-bonfire-sea = The sea
lesson-of-bonfire-sea-text = Your ship fetches tasks from the islands. Four islands are home to *guardians*, who will walk your path.
lesson-of-bonfire-wheel = The Great Bonfire
lesson-of-bonfire-wheel-text = Its seven fields give tokens, resources and portals. The eight spaces around it are the *High Council*.
lesson-of-bonfire-displays = For everyone
lesson-of-bonfire-displays-text = Here are the five council tasks, the path tiles and the gnomes. Everyone takes from the same displays.
lesson-of-bonfire-open = Your first fate tile
lesson-of-bonfire-open-text = It lies apart, at the end of the row: ship, path, task. Lay it on the middle of your fate area just as it was dealt.

lesson-of-bonfire-tokens = Five tokens
lesson-of-bonfire-tokens-text = Each symbol on the tile has brought a token: ship, path, task. Everything you do in this game is paid for with tokens of its kind.
lesson-of-bonfire-yellow = Yellow is wild
lesson-of-bonfire-yellow-text = A *yellow* token stands for any kind. And if you lack a token, any two others will do.
lesson-of-bonfire-turn = One thing a turn
lesson-of-bonfire-turn-text = In a turn you lay a fate tile, or use tokens for *one* action, or light a bonfire. The bar lists what is possible, and the same things glow on the table.

lesson-of-bonfire-sail = Set sail
lesson-of-bonfire-sail-text = The first voyage goes to any island for 1 ship token. After that it is 1 token per route. Choose *Sail*.
lesson-of-bonfire-island = Fruit island I
lesson-of-bonfire-island-text = The blue task there asks for a path tile with a herb, and such a tile lies in the display. Sail to *Fruit island I*.
lesson-of-bonfire-task = Take a task
lesson-of-bonfire-task-text = After a voyage you may use the island in the same turn. Your first task from an island costs 1 task token.
lesson-of-bonfire-offering = An offering
lesson-of-bonfire-offering-text = For a task you leave an offering. You pay the resource on it and that of the island: choose the *root*, then pay 1 fruit and 1 root.
lesson-of-bonfire-take = What a task asks for
lesson-of-bonfire-take-text = Blue tasks are easy and bring 2 or 3 points, red ones 4 or 5, yellow ones 6 to 8. Take the *blue* one.
lesson-of-bonfire-place = Where to put it
lesson-of-bonfire-place-text = Your next path tile will lie at place 2. If its crystal has the colour of the bonfire there, that is 2 points more. Put the task on *place 2*.
lesson-of-bonfire-left = It stays there
lesson-of-bonfire-left-text = Your offering stays on the island, face down, and so does your ship. Some tasks ask for offerings on certain islands.

lesson-of-bonfire-ember = Ember’s city
lesson-of-bonfire-ember-text = Ember has built a path. Here you see the others’ cities; choose one to see it full size. Now it is your turn again.
lesson-of-bonfire-build = Build a path
lesson-of-bonfire-build-text = Paths are built place by place: 1 path token each for places 2 to 4, 2 each after that. Choose *Build a path*.
lesson-of-bonfire-tile = Blue crystal, herb
lesson-of-bonfire-tile-text = You may take an open tile or the top of a stack. The tile with the *herb* fulfils your task, and its crystal is blue like the task.
lesson-of-bonfire-met = Fulfilled
lesson-of-bonfire-met-text = Everything the task asks for is there. Lighting it costs nothing but a turn, and nobody can take it away from you. So there is time for other things.

lesson-of-bonfire-gap = The next gap
lesson-of-bonfire-gap-text = A portal joins path and bonfire. The gaps are filled *backwards*, from place 7 down to place 1. First comes a diamond.
lesson-of-bonfire-turn-wheel = Turn the Great Bonfire
lesson-of-bonfire-turn-wheel-text = Nobody has used it yet, so 1 token turns it to any field. After that it is 1 token per field, clockwise, or 3 to any field. Choose it and turn it to the field with *gnome token, gold* and a diamond.
lesson-of-bonfire-rewards = Two of three
lesson-of-bonfire-rewards-text = You get two of the field’s three rewards: token, resource, portal. Take the *gnome token* and the *portal*.
lesson-of-bonfire-next-gap = One step back
lesson-of-bonfire-next-gap-text = The portal is in its gap. The next one that fits is a hexagon, for place 6. Beside a bonfire a portal is worth 2 points.

lesson-of-bonfire-gnomes = Gnomes
lesson-of-bonfire-gnomes-text = *Specialists* help you for the rest of the game. *Elders* give points at once. Your city has room for six.
lesson-of-bonfire-recruit = A good friend
lesson-of-bonfire-recruit-text = Recruit the gnome that brings a *yellow token* with every gnome, itself included.
lesson-of-bonfire-price = The price
lesson-of-bonfire-price-text = A gnome costs 2 tokens and 1 of its resource, or 1 token and 2 of it. Pay *2 tokens* and 1 herb.

lesson-of-bonfire-guardian = Your guardian
lesson-of-bonfire-guardian-text = Guardians walk along your path. Through a portal they reach a burning bonfire and sit down there for good, for 2 to 8 points.
lesson-of-bonfire-procession = A procession
lesson-of-bonfire-procession-text = For every guardian token, each guardian may go one step. The yellow token stands in for one: choose *Procession*.
lesson-of-bonfire-gold = Gold on the way
lesson-of-bonfire-gold-text = A guardian who stops on a path tile earns what it shows, here *gold*. Gold stands for any resource.

lesson-of-bonfire-ends = No tokens left
lesson-of-bonfire-ends-text = To lay a fate tile you may keep one token at most; any others go back first. Only the *first* or the *last* of the row can be taken.
lesson-of-bonfire-first = Take the first
lesson-of-bonfire-first-text = It shows task, gnome and Great Bonfire, and your tile on the area ends with a task. Take the *first* tile.
lesson-of-bonfire-lay = Join the symbols
lesson-of-bonfire-lay-text = Each symbol brings a token for *every* symbol in its group. Laid like this, it brings two tasks together and covers printed gold. Lay it where it is shown.
lesson-of-bonfire-gain = Well laid
lesson-of-bonfire-gain-text = 2 task, 1 gnome and 1 Great Bonfire token, and a gold. Big groups bring many tokens. A tile that stays in the row to the end is worth 3 points.

lesson-of-bonfire-light = Light the bonfire
lesson-of-bonfire-light-text = Now for the fire. Light the task at place 2: it turns into a bonfire and stays one.
lesson-of-bonfire-council = The novice goes to the council
lesson-of-bonfire-council-text = The novice beside it takes a seat in the High Council, and you take the bonus of that space. Choose the *guardian*.
lesson-of-bonfire-bring = One more guardian
lesson-of-bonfire-bring-text = Bring the *beige* guardian. A task on Flower island I asks for it, so that one is half done already.
lesson-of-bonfire-council-tasks = Council tasks
lesson-of-bonfire-council-tasks-text = These five are for everyone: 4 points each at the end. Whoever is first to fulfil one may also send its novice to the council, for one more bonus.

lesson-of-bonfire-countdown = The countdown
lesson-of-bonfire-countdown-text = Once 7 novices are in the council, the last five rounds begin. During them you may pass for good: the earlier, the more points.
lesson-of-bonfire-points = Points
lesson-of-bonfire-points-text = Each seat shows its points. The number at the flag is the score if the game ended now.
lesson-of-bonfire-sources = What counts at the end
lesson-of-bonfire-sources-text = Bonfires, guardians who sit at them, portals and matching crystals beside them, council tasks, leftover fate tiles. Every two leftover tokens or resources make 1 point.
lesson-of-bonfire-confirm = Undo and confirm
lesson-of-bonfire-confirm-text = At a real table you can undo your turn until you confirm it, and against bots even later. Tap or point at anything to have it explained.
lesson-of-bonfire-done = You are ready
lesson-of-bonfire-done-text = You know everything a turn can be. The rest comes with playing: Ember is a friendly opponent.

# The lessons: what is said step by step on the real board. Words between asterisks are stressed (Dewan).
#
# prefix: lesson-of-  (a step or a chapter of a title’s lesson, and with -text what the step says)

lesson-of-dewan-chapter-land = The land
lesson-of-dewan-chapter-cards = Cards
lesson-of-dewan-chapter-camp = A camp
lesson-of-dewan-chapter-place = What a place brings
lesson-of-dewan-chapter-cross = A long way
lesson-of-dewan-chapter-end = The end

lesson-of-dewan-welcome = Welcome to Dewan
lesson-of-dewan-welcome-text = Your tribe wanders the land, pitches camps and tells stories about it. We play the first turns together; *Ember* leads the other tribe.
lesson-of-dewan-zones = Land and water
lesson-of-dewan-zones-text = Badlands, mountains, desert, forest and water. Spaces of one terrain that touch are one *zone*. The symbols on the edges are artifacts, pigments and crystals.
lesson-of-dewan-camp = Where it begins
lesson-of-dewan-camp-text = This is your *initial camp*. Every route starts at one of your camps.
lesson-of-dewan-tribe = Your tribe
lesson-of-dewan-tribe-text = Eight camps wait here. From the second on, each place brings something when its camp leaves: *stories* at 2, 4 and 6, a card to *tuck* at 3, 5 and 7.
lesson-of-dewan-story = Your first story
lesson-of-dewan-story-text = A story asks for camps in the right spots. Take *3 water*: camps beside three different water zones, for 4 points and a fire.

lesson-of-dewan-turn = Two ways to play
lesson-of-dewan-turn-text = In a turn you either take 2 cards or place a camp. The bar lists both, and the same things glow on the table.
lesson-of-dewan-pair = Two neighbours
lesson-of-dewan-pair-text = You take two cards that lie *side by side*. Take the second and the third: one of them can be water.
lesson-of-dewan-refill = The row fills up
lesson-of-dewan-refill-text = The gaps are filled from the pile. Everybody sees which cards you take.
lesson-of-dewan-hand = Your hand
lesson-of-dewan-hand-text = Cards pay for routes. A card with two terrains counts as *either* of them. You may hold as many as you like.

lesson-of-dewan-costs = What it costs
lesson-of-dewan-costs-text = The lit spaces are within your reach; the number tells how many cards the route costs: one for every space, start and target included.
lesson-of-dewan-target = Across the lake
lesson-of-dewan-target-text = *One* water card pays for a whole water zone. Place your camp in the mountains on the far side, beside the berries.
lesson-of-dewan-any = Any card to start
lesson-of-dewan-any-text = From the initial camp the first card may be *any*. Pay with the badlands and keep the fire for later; the rest of the route is clear.
lesson-of-dewan-berry = A berry
lesson-of-dewan-berry-text = The zone held berries, so you have one: 2 points. And the camp stands beside two water zones already, as your story wants.

lesson-of-dewan-again = More cards
lesson-of-dewan-again-text = Three cards are gone, so gather again. Take the *first two*.
lesson-of-dewan-near = Near home
lesson-of-dewan-near-text = A neighbouring space costs 2 cards, and here are berries too. Place your second camp in these *badlands*.
lesson-of-dewan-save = Keep the fire
lesson-of-dewan-save-text = The table shows a payment, but you may choose your own. Pay with *badlands or desert*: tucked later, the fire will be worth a point.
lesson-of-dewan-second = A second story
lesson-of-dewan-second-text = The second place brings a story. Take *2 badlands and 2 mountains* for 7 points: you already have one of each.
lesson-of-dewan-signs = What is missing
lesson-of-dewan-signs-text = On your tiles, filled symbols are there already, the others are missing. Tap or point at a tile, and the map shows where it can be fulfilled.

lesson-of-dewan-gather = Two turns of cards
lesson-of-dewan-gather-text = The next route is a long one. Take the *third and fourth* card, and in your next turn the *second and third*.
lesson-of-dewan-far = Past Ember’s camp
lesson-of-dewan-far-text = These are your second badlands, and they touch a new water zone. The route crosses one of Ember’s camps, which is allowed.
lesson-of-dewan-gift = A gift
lesson-of-dewan-gift-text = The card for a space with someone else’s camp goes to its owner. Give the card you need least: *desert or forest*.
lesson-of-dewan-pay = The rest of the route
lesson-of-dewan-pay-text = For the mountains you start from, pay the *pigment* card and keep the fire.
lesson-of-dewan-tuck = Tuck a card
lesson-of-dewan-tuck-text = The third place takes a card. Tuck the *mountains*: they count as one more zone, and the fire on them as well.
lesson-of-dewan-fulfilled = Two stories told
lesson-of-dewan-fulfilled-text = Both are fulfilled, for good: 11 points. For each you have drawn a card.

lesson-of-dewan-eighth = The eighth camp
lesson-of-dewan-eighth-text = Once somebody has placed the eighth camp, the round is played to its end, and the game is over. Unfulfilled stories then count for nothing.
lesson-of-dewan-points = Points
lesson-of-dewan-points-text = Stories, 1 for each fire and 4 more for the *most* fire, 2 for each berry. Here you see what that comes to now.
lesson-of-dewan-groups = Camps side by side
lesson-of-dewan-groups-text = Each group of neighbouring camps is worth 4, however big it is. Your second camp and your initial camp form such a group.
lesson-of-dewan-confirm = Undo and confirm
lesson-of-dewan-confirm-text = At a real table you can undo your turn until you confirm it, and against bots even later. Tap or point at anything to have it explained.
lesson-of-dewan-done = You are ready
lesson-of-dewan-done-text = That’s all there is to it: gather, wander, tell. Ember is a friendly opponent.

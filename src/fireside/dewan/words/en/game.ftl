# Dewan: everything that its board, its choices and its log say.

## Things
# prefix: dewan-terrain-  (name of a terrain)
dewan-terrain-badlands = badlands
dewan-terrain-mountains = mountains
dewan-terrain-desert = desert
dewan-terrain-forest = forest
dewan-terrain-water = water
# prefix: dewan-symbol-  (name of a symbol on a card)
dewan-symbol-artifact = artifact
dewan-symbol-pigment = pigment
dewan-symbol-crystal = crystal
dewan-symbol-berry = berry
dewan-symbol-fire = fire
# $terrain, $first, $second: names of terrains; $symbol: name of a symbol
dewan-card-symbol = { $terrain } ({ $symbol })
dewan-card-two = { $first }/{ $second }
dewan-card-two-symbol = { $first }/{ $second } ({ $symbol })
dewan-card-unknown = unknown card
dewan-cards = { $count ->
    [one] at least 1 card
   *[other] at least { $count } cards
  }
# $first: all but the last name of a list
dewan-list = { $first } and { $last }
dewan-list-separator = {", "}
# a space of the map: the letter of its column, the number of its row ("C4")
dewan-place = { $column }{ $row }
# prefix: dewan-zones-  (so many zones of a terrain, as a story asks for them)
dewan-zones-badlands = { $count ->
    [one] 1 badlands zone
   *[other] { $count } badlands zones
  }
dewan-zones-mountains = { $count ->
    [one] 1 mountain zone
   *[other] { $count } mountain zones
  }
dewan-zones-desert = { $count ->
    [one] 1 desert zone
   *[other] { $count } desert zones
  }
dewan-zones-forest = { $count ->
    [one] 1 forest zone
   *[other] { $count } forest zones
  }
dewan-zones-water = { $count ->
    [one] 1 water zone
   *[other] { $count } water zones
  }
# prefix: dewan-symbols-  (so many symbols of a resource, as a story asks for them)
dewan-symbols-artifact = { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
  }
dewan-symbols-pigment = { $count ->
    [one] 1 pigment
   *[other] { $count } pigments
  }
dewan-symbols-crystal = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
  }
dewan-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
dewan-worth-fire = { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $fire } fire
# a zone of the map: $terrain, its spaces, its berry tokens
dewan-zone = { $spaces ->
    [one] A zone of 1 space: { $terrain }.
   *[other] A zone of { $spaces } spaces: { $terrain }.
  }
dewan-zone-berries = { $spaces ->
    [one] A zone of 1 space: { $terrain }
   *[other] A zone of { $spaces } spaces: { $terrain }
  }, with { $berries ->
    [one] 1 berry.
   *[other] { $berries } berries.
  }

## Choices
dewan-choice-take = Take { $cards }
# cards of the row by where they lie, from the left
dewan-choice-pair-drawn = Cards { $one } and { $other }
dewan-choice-single-drawn = Card { $slot }
# $scenario: volcano, downpour or lake-villages
dewan-choice-take-event = { $scenario ->
    [volcano] This uses up the pile: the volcano erupts.
    [downpour] This uses up the pile: the rain pours down.
   *[lake-villages] This uses up the pile: the lakes give fish.
  }
# prefix: dewan-choice-camp-  (a camp on a space of a terrain)
dewan-choice-camp-badlands = Camp in the badlands at { $place }
dewan-choice-camp-mountains = Camp in the mountains at { $place }
dewan-choice-camp-desert = Camp in the desert at { $place }
dewan-choice-camp-forest = Camp in the forest at { $place }
dewan-choice-camp-water = Lake village at { $place }
dewan-choice-camp-no-tuck = You would have no card left to tuck.
dewan-choice-pay = { $count ->
    [one] Pay 1 card
   *[other] Pay { $count } cards
  }
dewan-choice-pay-long = Then choose the cards one by one.
dewan-choice-more = Pay more cards
dewan-choice-more-long = Show the payments that cost more cards.
dewan-choice-pay-on = { $count ->
    [one] Then 1 more card to pay.
   *[other] Then { $count } more cards to pay.
  }
dewan-choice-pay-last = Then the camp is placed.
dewan-choice-discard = Discard { $card }
dewan-choice-give = Give { $card } to { $name }
dewan-choice-give-long = Your route crosses one of { $name }’s camps, so { $name } gets the card.
dewan-choice-tuck = Tuck { $card }
dewan-choice-tuck-as = Tuck { $card } as { $terrain }
dewan-choice-tuck-nothing = Tuck nothing
dewan-choice-tuck-nothing-long = This place then stays empty for good.
dewan-choice-story = Story: { $story }, for { $worth }
# an open tile by where it lies, from the left
dewan-choice-story-drawn = Story { $slot }: { $worth }
dewan-choice-unseen = Take the top tile unseen
dewan-choice-unseen-long = { $count ->
    [one] The last tile of the pile.
   *[other] It could be any of { $count } tiles.
  }
dewan-choice-trade = Discard { $card } for fish
dewan-choice-trade-long = You get one fish for each of your villages, while there are any left.
dewan-choice-keep = Keep all cards
dewan-choice-keep-long = No fish for you.
dewan-choice-lava = Lava on { $terrain } at { $place }
dewan-choice-flood = Flood { $terrain } at { $place }
dewan-lacking = Still missing: { $lack }.
dewan-lacking-nothing = You have everything it asks for.

## Questions
dewan-question-draft = Which story tile do you begin with?
dewan-question-take = Take two neighbouring cards.
# prefix: dewan-question-turn-  (what the place of the next camp does; $camp: its number)
dewan-question-turn-none = Take two neighbouring cards, or place camp { $camp }.
dewan-question-turn-story = Take two neighbouring cards, or place camp { $camp } and take a story tile.
dewan-question-turn-tuck = Take two neighbouring cards, or place camp { $camp } and tuck a card.
dewan-question-turn-end = Take two neighbouring cards, or place your last camp and end the game.
dewan-question-cost = { $camp }: how many cards do you pay?
dewan-question-pay = { $camp } for { $size } cards: { $left ->
    [one] 1 card to go.
   *[other] { $left } cards to go, from left to right.
  }
dewan-question-story = Which story tile do you take?
dewan-question-tuck = Which card do you tuck under place { $place }?
dewan-question-lava = The volcano erupts: where does the lava go?
dewan-question-water = The rain pours down: which space is flooded?
dewan-question-fish = The lakes give fish: do you discard a card to get some?
dewan-question-wait = { $name } is to move.
dewan-question-over = The game is over.

## What happened
# prefix: dewan-event-  (a line of the log; $name: who did it)
dewan-event-pass = { $name } can do nothing and passes.
dewan-event-last-round = { $name } has placed the eighth camp: this is the last round.
dewan-event-take-cards = { $name } takes { $cards }.
dewan-event-take-drawn = { $name } takes
dewan-event-shuffle-discards = { $count ->
    [one] 1 discarded card is shuffled.
   *[other] { $count } discarded cards are shuffled.
  }
dewan-event-draw = { $known ->
    [yes] { $name } draws { $card }.
   *[no] { $name } draws a card.
  }
dewan-event-discard = { $name } pays { $card }.
dewan-event-give = { $name } gives { $card } to { $receiver }.
dewan-event-tuck = { $name } tucks { $card } and shows { $terrain }.
# $ground: badlands, mountains, desert, forest, water; others once it has changed
dewan-event-camp = { $ground ->
    [badlands] { $name } places camp { $camp } in the badlands at { $place }.
    [mountains] { $name } places camp { $camp } in the mountains at { $place }.
    [desert] { $name } places camp { $camp } in the desert at { $place }.
    [forest] { $name } places camp { $camp } in the forest at { $place }.
   *[other] { $name } places camp { $camp } on the water at { $place }.
  }
dewan-event-berry = { $name } takes a berry.
dewan-event-story = { $unseen ->
    [yes] { $name } takes the unseen story tile: { $story }, for { $worth }.
   *[no] { $name } takes a story tile: { $story }, for { $worth }.
  }
dewan-event-fulfil = { $name } fulfils a story: { $story }, for { $worth }.
dewan-event-event = { $scenario ->
    [volcano] The volcano erupts.
    [downpour] The rain pours down.
   *[lake-villages] The lakes give fish.
  }
dewan-event-lava = { $name } covers { $place } with lava.
dewan-event-flood = { $name } floods { $place }.
dewan-event-move-berries = { $count ->
    [0] The berries of the vanished zone are lost.
    [one] The berries of the zone go to its part at { $places }.
   *[other] The berries of the zone go to its parts at { $places }.
  }
dewan-event-fish = { $name } discards { $card } for { $count } fish.
# what a deed cost and brought, after the line that tells it
dewan-deed-paid = Paid: { $cards }.
dewan-deed-given = To { $name }: { $cards }.
# for where the cards are drawn
dewan-deed-paid-drawn = Paid:
dewan-deed-given-drawn = Paid, some of it to { $names }:
dewan-deed-berry = 1 berry.
dewan-deed-drawn = Draws { $cards }.
dewan-deed-draws = { $count ->
    [one] Draws a card.
   *[other] Draws { $count } cards.
  }
# prefix: dewan-outcome-  (what a choice is sure to bring)
dewan-outcome-pass = You pass.
dewan-outcome-last-round = This becomes the last round.
dewan-outcome-shuffle-discards = The discarded cards are shuffled.
dewan-outcome-draw = { $known ->
    [yes] You draw { $card }.
   *[no] You draw a card.
  }
dewan-outcome-berry = You get a berry.
dewan-outcome-fulfil = It fulfils a story: { $story }, for { $worth }.
dewan-outcome-event = { $scenario ->
    [volcano] The volcano erupts.
    [downpour] The rain pours down.
   *[lake-villages] The lakes give fish.
  }
dewan-outcome-move-berries = { $count ->
    [0] The berries of the zone are lost.
   *[other] The berries of the zone move.
  }
dewan-outcome-fish = You get { $count } fish.
# $parts: where they come from, and where they get lost
dewan-outcome-points = { $points ->
    [one] 1 point more if the game ended then: { $parts }.
   *[other] { $points } points more if the game ended then: { $parts }.
  }
dewan-outcome-points-lost = { $points ->
    [one] 1 point less if the game ended then: { $parts }.
   *[other] { $points } points less if the game ended then: { $parts }.
  }

## Points
# prefix: dewan-score-  (a source of points)
dewan-score-stories = stories
dewan-score-fire = fire
dewan-score-most-fire = most fire
dewan-score-groups = groups of camps
dewan-score-berries = berries
dewan-score-pairs = pairs of a berry and a fire
dewan-score-waters = water zones beside camps
dewan-score-neighbours = camps beside others’ initial camps
dewan-score-zones = forest and mountain zones
dewan-score-lakes = most camps beside water zones
dewan-score-fish = fish
dewan-score-cards = cards in hand
dewan-score-about-stories = fulfilled ones
dewan-score-about-fire = 1 each
dewan-score-about-most-fire = 4, also when tied
dewan-score-about-groups = 4 each
dewan-score-about-berries = 2 each
dewan-score-about-fish = 3 each
# prefix: dewan-score-team-  (a source of points that partners share)
dewan-score-team-groups = groups of both partners
dewan-score-team-pairs = pairs of both partners’ berries
dewan-score-heading = If it ended now
# by how much a source changes
dewan-score-change = { $source } { $change }
dewan-score-part = { $source }: { $points }
dewan-score-total = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
dewan-score-line = { $name }: { $total }

## The board
dewan-map = Map
dewan-map-nearer = Zoom in
dewan-map-farther = Zoom out
dewan-map-whole = Whole map
# a space of the map, as it is spoken; $what: its terrain or what lies there
dewan-space = { $what } at { $place }
# prefix: dewan-space-  (what a space without a plain terrain is)
dewan-space-centre = bare ground
dewan-space-lava = lava
dewan-space-volcano = volcano
dewan-space-flooded = flooded land
dewan-space-camp = { $name }’s camp.
dewan-space-village = { $name }’s village.
dewan-space-initial = { $name }’s initial camp.
dewan-space-symbol = Beside it: { $symbols }.
dewan-space-target = Your new camp goes here.
# $cards: a list of terrains; $card: one of them
dewan-route = The route asks for { $cards }.
dewan-route-any = any card
dewan-route-gift = { $card } for { $name }
dewan-route-before = Previous route
dewan-route-next = Next route
dewan-route-number = Route { $number } of { $count }
dewan-pay-shown = { $count ->
    [one] Pay this card
   *[other] Pay these { $count } cards
  }
dewan-row = Terrain cards
dewan-row-hint = Take two neighbouring cards.
dewan-pile = pile
dewan-pile-words = { $count ->
    [0] The pile is empty.
    [one] A pile of 1 card
   *[other] A pile of { $count } cards
  }
dewan-discards = discard
dewan-discards-words = { $count ->
    [0] No discards.
    [one] 1 discarded card
   *[other] { $count } discarded cards
  }
dewan-gap = empty
dewan-reserve = { $count ->
    [one] 1 card in reserve
   *[other] { $count } cards in reserve
  }
# prefix: dewan-left-  (how soon the event of a scenario comes)
dewan-left-volcano = { $count ->
    [one] 1 card left, then lava is laid.
   *[other] { $count } cards left, then lava is laid.
  }
dewan-left-downpour = { $count ->
    [one] 1 card left, then land is flooded.
   *[other] { $count } cards left, then land is flooded.
  }
dewan-left-lake-villages = { $count ->
    [one] 1 card left, then there is fish.
   *[other] { $count } cards left, then there is fish.
  }
dewan-markers-left = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
  }
dewan-fish-left = { $count } fish left
dewan-stories = Stories
dewan-stories-next = You choose one with camp { $camp }.
dewan-stories-now = Choose one.
dewan-story-pile = { $count ->
    [0] The pile of story tiles is empty.
    [one] A pile of 1 story tile
   *[other] A pile of { $count } story tiles
  }
dewan-story-tile = Story: { $story }, for { $worth }.
dewan-story-fulfilled = fulfilled
dewan-story-missing = { $lack } missing
dewan-story-ready = complete
dewan-story-place = { $camp ->
    [0] at the start
   *[other] with camp { $camp }
  }
dewan-tribe = Tribe
dewan-tribe-yours = Your tribe
dewan-tribe-of = { $name }’s tribe
dewan-tribe-first = { $name } is the first player.
dewan-hand = Hand
dewan-hand-empty = No cards
dewan-hand-known = { $known ->
    [0] none known
   *[other] { $known } known
  }
dewan-count-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
dewan-count-berries = { $count ->
    [one] 1 berry
   *[other] { $count } berries
  }
dewan-count-fire = { $count } fire
dewan-count-fish = { $count } fish
# a place of the tribe board
dewan-place-tuck = tuck
dewan-place-camp = Camp { $camp }
# prefix: dewan-effect-  (what a place of the tribe board does)
dewan-effect-none = No effect.
dewan-effect-story = Take a story tile.
dewan-effect-tuck = You may tuck a card.
dewan-effect-end = 1 fire, and this round is the last.
dewan-place-tucked = Tucked: { $card }
dewan-paid = Pays for part { $number } of the route
dewan-due = Would pay for part { $number } of the route
dewan-paid-to = to { $name }
dewan-choose-one = Choose one
dewan-close = Close
dewan-score-tab = Score
dewan-empty-place = empty place

## What cannot be chosen, and why
dewan-closed-action-take = Take cards
dewan-closed-action-camp = Place a camp
dewan-closed-brief = { $missing ->
    [one] 1 card short
   *[other] { $missing } cards short
  }
# names of which any will do; $first: all but the last one
dewan-either = { $first } or { $last }
# prefix: dewan-closed-  (why an action is not open)
# $place: the nearest target; $cards: terrains of which one card would do
dewan-closed-cards = { $missing ->
    [1] 1 card is missing ({ $cards }), for instance for { $place }.
   *[other] { $missing } cards are missing for the nearest target, { $place }.
  }
dewan-closed-no-target = You can’t pay for any target.
dewan-closed-no-camp-left = All your camps are on the map.
dewan-closed-no-card = There are no cards in the row.
dewan-closed-no-tile = The pile of story tiles is empty.
# prefix: dewan-refused-  (why a thing is not chosen in a turn)
dewan-refused-pile = Cards are taken from the row, not from the pile.
dewan-refused-discards = The discards come back only when the pile is empty.
dewan-refused-own-story = Stories are checked automatically at the end of their owner’s turn.
dewan-refused-story = You take a story tile when your 2nd, 4th or 6th camp leaves its place.
dewan-refused-place = The leftmost camp leaves its place when you place a camp on the map.
dewan-refused-tuck = You may tuck a card when the camp leaves this place, then or never.
dewan-refused-tucked = A tucked card stays as it is until the end of the game.

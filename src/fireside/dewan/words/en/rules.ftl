# The rules of Dewan, told to players. The numbers are those of docs/rules/dewan.md.
# How rules are written is told at the top of ../../../bonfire/words/en/rules.ftl. Pieces of Dewan: <terrain-forest>, <symbol-berry>.
#
# prefix: rules-  (heading of a chapter)
# prefix: rule-  (a rule by its number)

rules-d1 = The map and its words
rule-d1-1 = **Terrains and symbols.** There are four kinds of land: badlands <terrain-badlands>, mountains <terrain-mountains>, desert <terrain-desert> and forest <terrain-forest>. The fifth terrain is water <terrain-water>. There are three resources: artifact <symbol-artifact>, pigment <symbol-pigment> and crystal <symbol-crystal>. Besides these you meet berries <symbol-berry>, fire <symbol-fire> and points.
rule-d1-2 = **Spaces and zones.** A **space** is one hexagon. A **zone** is a space, or several spaces side by side, of one terrain. Zones run on across the borders of tiles. Spaces without terrain belong to no zone.
rule-d1-3 = **Where symbols lie.** A resource symbol lies on the edge between two spaces. A camp on either of them is adjacent to it. A berry symbol lies on a space.
rule-d1-4 = **The initial camp.** The centre of your start tile has no terrain. Your **initial camp** stands there from the start.
rule-d1-5 = **What is hidden.** The piles, the 2 cards dealt to each player and cards drawn as rewards are hidden. Everything else is open: the discards, the number of cards in hands and piles, and every card that somebody takes from the row, pays or gives away.

rules-d2 = Setting up
rule-d2-1 = **The scenario.** The scenario decides the layout, the scoring and the event. Each player gets a random start tile. As many neutral tiles as there are players are drawn. All tiles are turned at random and laid out as the scenario says.
rule-d2-2 = **Berries.** 2 berry tokens <symbol-berry> lie on each berry symbol of the map.
rule-d2-3 = **Your tribe.** Your tribe board has 8 camps on its places 1 to 8. Your ninth camp is the initial camp on the map.
rule-d2-4 = **Story tiles.** The 24 story tiles are shuffled. 5 lie open in a row, the rest form a face-down pile.
rule-d2-5 = **Terrain cards.** The 55 terrain cards are shuffled. Each player gets 2 face down, 6 lie open in a row, the rest form a face-down pile.
rule-d2-6 = **Your first story.** A random first player holds the Dewan marker for the whole game. Beginning with the player to the right of the first player, and going on to the right so that the first player comes last, each takes one story tile: one of the 5 open ones or the unseen top tile of the pile. Lay it open on your first story place. The row is refilled after each choice.
rule-d2-7 = **Laying out the map.** Neutral tiles go to their places in random order. The start places are dealt out clockwise, beginning at a random one. The tile of the volcano or of the downpour is turned at random too.
rule-d2-8 = **Refilling stories.** A new story tile takes the place that became empty.

rules-d3 = Your turn
rule-d3-1 = **One of two.** Each player has one turn per round, clockwise, starting with the Dewan marker. In your turn you do exactly one of these:
    - Take 2 cards ([D4]).
    - Place a camp ([D5]).
    Then comes the end of your turn ([D8]).
rule-d3-2 = **Passing.** You pass only if you can neither take a card nor place a camp. The end of your turn follows all the same.

rules-d4 = Take two cards
rule-d4-1 = **Two neighbours.** Take two neighbouring cards of the row into your hand. The row has two ends, so its first and last card are not neighbours. You cannot take cards from the pile. Your hand has no limit.
rule-d4-2 = **Refilling.** The two gaps are refilled from the pile one after the other, the one nearest the pile first. The pile is at the left end. The other cards do not move.
rule-d4-3 = **An empty pile.** When a card is needed and the pile is empty, the discards are shuffled and become the new pile.
rule-d4-4 = **No cards left.** If both the pile and the discards are empty, gaps stay. Neighbours are cards with no gap between them. If no two cards are neighbours, you take a single card instead.
rule-d4-5 = **Gaps that stayed.** Such gaps are refilled, nearest the pile first, at the end of the first turn in which there are cards again, before stories are checked ([D8.1]).
rule-d4-6 = **A single card.** You may take a single card only if no two cards in the whole row are neighbours.

rules-d5 = Place a camp
rule-d5-1 = **From where to where.** Choose one of your camps on the map as the start and a free space as the target. The target must not be water (but see [D14]) and not the centre of a start tile.
rule-d5-2 = **Paying for the route.** Your route goes from space to neighbouring space. For every space, start and target included, you discard one card of its terrain. So a target next to your start costs 2 cards. A card with two terrains counts as one of them; you choose which.
rule-d5-3 = **From your initial camp.** If you start at your initial camp, the first card is wild: any card will do.
rule-d5-4 = **Across water.** Within one water zone <terrain-water>, one water card pays for any number of spaces in a row.
rule-d5-5 = **Through the camps of others.** You may cross a space with another player’s camp. The card for it goes to that player’s hand instead of the discards. For the initial camp of another player any card will do; it goes to the owner. Each camp that you cross gets a card of its own.
rule-d5-6 = **Through your own camps.** You may cross your own camps too. The card is discarded. For your own initial camp any card will do.
rule-d5-7 = **Placing it.** Then the leftmost camp of your tribe board goes to the target.
rule-d5-8 = **An example.** Any card to leave the initial camp, mountains, one water card for two water spaces, badlands given to the owner of the camp that is crossed, badlands for the target: five cards.
rule-d5-9 = **You choose the way.** If there are several routes or payments, you choose. Routes that cost the same cards and give the same cards to the same players are one choice.
rule-d5-10 = **No detours.** You cannot pay more than needed. A payment is not allowed if a part of it, the same cards to the same players, would already reach the target from one of your camps. So you never enter a space or a water zone twice.
rule-d5-11 = **Equal cards.** Cards that show the same are the same. The same card given to another player is another payment.

rules-d6 = What placing brings
rule-d6-1 = **Berries.** If there is a berry token <symbol-berry> in the zone of your new camp, take one. Only one, however many are there, but again with each later camp in that zone.
rule-d6-2 = **The place on your board.** Then comes the effect of the place that the camp came from:
    - Place 1: nothing.
    - Places 2, 4 and 6: take a story tile as in [D2.6] and lay it on your first free story place.
    - Places 3, 5 and 7: you may tuck one card from your hand under that place, now or never.
    - Place 8: the end of the game is triggered, and you will have 1 more fire <symbol-fire>.
rule-d6-3 = **Tucked cards.** A tucked card shows one of its terrains; you choose when you tuck it. Its symbol, if it has one, counts whichever terrain you choose.
rule-d6-4 = **Stories run out.** Once the story pile is empty, you can choose only from the row, and its gaps stay. If both are empty, you take no tile.

rules-d7 = Story tiles
rule-d7-1 = **Fulfilled.** A story tile is fulfilled when you have everything that it asks for. Each tile is checked on its own, so the same camps, symbols and tucked cards may serve several tiles. Your initial camp never counts.
rule-d7-2 = **Land.** For each land that is asked for, you need a camp in a different zone of that land.
rule-d7-3 = **Water.** For each water <terrain-water> that is asked for, you need a camp adjacent to a different water zone. One camp may be adjacent to several.
rule-d7-4 = **Resources.** For each resource that is asked for, you need a camp adjacent to a different symbol of it. A symbol counts once, however many of your camps touch it. Several players may use the same symbol.
rule-d7-5 = **Tucked cards count.** Each tucked card counts as one more zone of the terrain it shows, water too. A resource symbol on it counts as one more symbol.
rule-d7-6 = **An example.** Two camps in one forest zone, both adjacent to the same water zone, count as 1 forest and 1 water.

rules-d8 = The end of your turn
rule-d8-1 = **Checking stories.** At the end of your turn you check your story tiles. First all that are newly fulfilled are marked. Then you draw one card from the pile for each of them, as long as there are cards. You check only at the end of your own turn.
rule-d8-2 = **For good.** A fulfilled tile stays fulfilled, whatever happens later.
rule-d8-3 = **New tiles too.** A tile that you take in this turn is checked in this turn. Nothing is checked again before scoring: if the event of another player makes a tile true after your last turn, it is not fulfilled.
rule-d8-4 = **An example.** You have camps in 2 zones of a land and a tucked card of it, a camp at one symbol of a resource and the same symbol on a tucked card. So the tile “2 of the resource, 3 of the land” is fulfilled, and you draw 1 card.
rule-d8-5 = **Rewards and events.** In scenarios with an event your reward never comes from the terrain pile ([D11.1]) and never sets off an event. If the reserve and the discards are empty, you get none.

rules-d9 = The end and the scoring
rule-d9-1 = **The last round.** Once somebody has placed the 8th camp, the round is played to its end, up to the player on the right of the Dewan marker. Others may place their 8th camp in it too. Then the game is scored. Everyone has had the same number of turns.
rule-d9-2 = **Unfulfilled stories.** Story tiles that are not fulfilled are dropped, with their points and their fire.
rule-d9-3 = **Story.** You score the points of your fulfilled tiles.
rule-d9-4 = **Fire.** Each fire <symbol-fire> scores 1 point: on fulfilled story tiles, on tucked cards, and 1 for everybody who has placed the 8th camp. Whoever has the most fire scores 4 more; if several tie for the most, all of them do. Nobody gets these 4 with no fire at all.
rule-d9-5 = **Groups.** Each group of 2 or more adjacent camps of yours scores 4 points. All that are connected form one group, however large. Your initial camp counts here.
rule-d9-6 = **Berries.** Each berry <symbol-berry> scores 2 points: your tokens and those on tucked cards.
rule-d9-7 = **Who wins.** Whoever has the most points wins. On a tie, whoever has more cards in hand wins. If that is a tie too, the victory is shared.
rule-d9-8 = **An example.** Stories of 5, 7 and 4 points, a fourth one dropped: 16. 3 berry tokens and a berry on a card: 8. 3 fires, but somebody has more: 3. 2 groups: 8. The total is 35.
rule-d9-9 = **Everybody passes.** If every player passes in a round ([D3.2]), the game ends and is scored.
rule-d9-10 = **That round.** Such a round is counted from the Dewan marker.

rules-d10 = Teams
rule-d10-1 = **Two against two.** Four players form two teams. Partners sit opposite each other, so turns alternate between the teams. Otherwise you play as with 4 players, with the same layout.
rule-d10-2 = **The team’s points.** A team scores:
    - the stories of both partners,
    - 1 point for each fire <symbol-fire> of both, and 4 more for the team with more fire, or for both teams if equal,
    - 4 points for each group of 2 or more adjacent camps of the team with at least one camp of each partner,
    - 4 points for each pair of berries <symbol-berry>, one of each partner.
rule-d10-3 = **Ties and gifts.** On a tie, the team with more cards in both hands together wins; after that the victory is shared. If you cross your partner’s camp, your partner gets the card, as any other player would ([D5.5]).
rule-d10-4 = **Seats and hands.** The first and third seats play the second and fourth. Your hand is hidden from your partner too.
rule-d10-5 = **Details of team scoring.** A team without fire does not get the 4 points for most fire. Initial camps count in the groups of a team.

rules-d11 = Scenarios with an event
rule-d11-1 = **The terrain pile.** In the scenarios volcano, downpour and lake villages a small pile is made after the row has been laid: 6 cards with 2 players, 8 with 3, 10 with 4. This is the terrain pile. The other cards form the reserve.
rule-d11-2 = **When the event happens.** As soon as the last card of the terrain pile is laid into the row, the event happens. The player whose turn it is carries it out. Then a new terrain pile of the same size is made from the reserve.
rule-d11-3 = **The reserve.** Rewards for stories come from the reserve. When a card is needed from an empty reserve, the discards are shuffled into it, even in the middle of making a pile. If there are still too few cards, the pile is smaller. If there are none, it is made later, when a gap is to be filled and there are cards again.
rule-d11-4 = **Nothing left to place.** If markers or tokens have run out, or if there is no space for a marker, nothing is placed.
rule-d11-5 = **Other points.** These scenarios score other things instead of groups and berries. Stories and fire score as in [D9].
rule-d11-6 = **When a zone is split.** If an event splits a zone, its berry tokens go to the larger part. Between equal parts they are shared evenly, and an odd one goes to one of them at random. Of three parts the largest gets them. If several tie for largest, these share them evenly, and odd ones go to different ones of them at random. Tokens belong to the zone: covering their space removes none, but if the whole zone vanishes, so do its tokens.
rule-d11-7 = **Between two gaps.** If the last card fills the first of two gaps, the event and the new pile come before the second gap is filled.
rule-d11-8 = **Zones are worked out anew.** After each marker the zones are worked out anew. Parts are zones of their own, and water zones that touch become one. Resource symbols stay, for camps on either side.
rule-d11-9 = **Scoring at the end.** These points look at the map as it is at the end. Your initial camp counts for them, the terrain of tucked cards does not. Berries are counted as in [D9.6], fire as in [D9.4] with the fire of [D12.3], but without the 4 extra points. You have as many pairs as the smaller of the two numbers.
rule-d11-10 = **Events in detail.** The last card of a smaller pile sets off the event too, and so does one laid into a gap that had stayed open. Events come before stories are checked, and a turn may see several of them. Cards discarded in an event can be shuffled again at once. Berries and fire on tucked cards count for the scoring. Berry tokens that are removed leave the game.

rules-d12 = Volcano
rule-d12-1 = **Lava.** The volcano tile lies in the middle of the map. Event: if it is your turn, you put one of the 8 lava markers on a free land space next to the volcano or to lava. Free means no camp and no marker; berry tokens do not matter. You must place it.
rule-d12-2 = **Burnt ground.** Nobody can cross the volcano or lava or place a camp there. Lava has no terrain, so it ends and splits zones.
rule-d12-3 = **Fire of the volcano.** Each of your camps next to the volcano itself, not to lava, is 1 fire <symbol-fire> at the end.
rule-d12-4 = **Scoring.** Besides stories and fire you score:
    - 2 points for each water zone <terrain-water> adjacent to a camp of yours,
    - 2 points for each of your camps next to the centre of another player’s start tile,
    - 3 points for each pair of 1 berry <symbol-berry> and 1 fire <symbol-fire>.
rule-d12-5 = **Fire like any other.** The fire of the volcano counts everywhere: for points, for most fire and for pairs.

rules-d13 = Downpour
rule-d13-1 = **Floods.** The downpour tile lies in the middle of the map. The 5 story tiles that show water are taken out. Event: if it is your turn, you put one of the 8 water markers on a free land space next to water, flooded spaces included. Free means no camp and no marker; berry tokens do not matter. The space becomes water <terrain-water>. You must place the marker.
rule-d13-2 = **Scoring.** Besides stories and fire you score:
    - 3 points for each forest zone <terrain-forest> or mountain zone <terrain-mountains> with one of your camps,
    - 4 points for each pair of 1 berry <symbol-berry> and 1 fire <symbol-fire>.
rule-d13-3 = **Any water.** Any water on the map will do for a flood.

rules-d14 = Lake villages
rule-d14-1 = **A camp on the water.** You may place a camp on water: any space of a water zone <terrain-water>. The last card that you pay is a water card, and it pays for all of that zone. A water zone holds one camp at most, whoever owns it. This camp is a **lake village**.
rule-d14-2 = **Starting from a village.** If you start from your own village, the first card is a water card. The next one is for any space that borders this water zone.
rule-d14-3 = **Crossing a village’s water.** Whoever crosses a water zone with another player’s village gives the water card to its owner, whichever spaces are crossed. If the village is your own, the card is discarded.
rule-d14-4 = **No terrain of its own.** A village is not adjacent to the water zone in which it stands, neither for story tiles nor for scoring. It is in no land zone either, so it gives you no terrain at all. The resource symbols on the edges of its space do count.
rule-d14-5 = **Fish.** Event: clockwise from the player whose turn it is, each player with a village may discard exactly 1 card of any kind. Whoever does takes 1 fish for each village of their own, as long as any of the 20 are left. Each player decides and takes before the next. When no fish is left, nobody is asked.
rule-d14-6 = **Scoring.** Besides stories and fire you score:
    - 6 points for each water zone <terrain-water> where you have the most camps on adjacent spaces; if several tie, each scores 3, and where nobody has such a camp, nobody scores,
    - 3 points for each pair of 1 berry <symbol-berry> and 1 fire <symbol-fire>,
    - 3 points for each fish.
rule-d14-7 = **An example.** At one water zone there are 4, 2 and 1 adjacent camps: the first player scores 6. At two other zones two players tie: each scores 3 for each of them. Two villages and one card discarded bring 2 fish, one village brings 1.
rule-d14-8 = **Who decides first.** The player whose turn it is decides first about fish. Whoever has no cards is not asked.

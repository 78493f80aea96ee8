# Learning: lessons, rule books, the search in them, and rules over a table (Dewan).
#
# prefix: learn-picture-  (what a picture in the rule book shows)

learn-picture-d1-2 = A map. The line runs around one zone: three forest spaces on two tiles.
learn-picture-d1-3 = Resource symbols on the edges between two spaces.
learn-picture-d2-6 = Lit: the open story tiles and the pile. One of them is taken.
learn-picture-d3-1 = Either a pair of cards, or a camp on a lit space.
learn-picture-d4-1 = Each bracket is a pair of neighbours that can be taken.
learn-picture-d5-1 = Lit: the spaces where a camp could be placed, with the fewest cards that it costs.
learn-picture-d5-2 = A route and the cards that pay for it, one for each space.
learn-picture-d5-4 = This route crosses water. One card pays for all of the water zone inside the dotted line.
learn-picture-d6-2 = A tribe board: stories above, then the places with what they bring, tucked cards below.
learn-picture-d6-3 = A tucked card shows one of its terrains. Its symbol counts whichever that is.
learn-picture-d7-1 = On each tile a tick marks what is there already, a ring what is missing.
learn-picture-d8-1 = All four stories are fulfilled. The marks stay for good.
learn-picture-d9-3 = The points at the end of a game, source by source.
learn-picture-d9-5 = The map at the end of a game. Neighbouring camps form groups.
learn-picture-d10-1 = The map at the end of a game of two teams: circle and triangle against square and diamond.
learn-picture-d10-2 = The points of both teams at the end of a game, source by source.
learn-picture-d11-1 = The ring on the pile counts the cards that are left until the event.
learn-picture-d12-1 = Lit: the spaces where the next lava may go.
learn-picture-d13-1 = Lit: the spaces that may be flooded next.
learn-picture-d14-1 = The map at the end of a game with two lake villages.

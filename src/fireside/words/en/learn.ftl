# Learning: lessons, rule books, the search in them, and rules over a table.
#
# prefix: learn-picture-  (what a picture in the rule book shows)

learn-heading = Learn to play
learn-how = Take a lesson at a real table, or look up a rule.
learn-lesson = Take the lesson
learn-lesson-how = at a real table, about { $minutes } min
learn-book = Rule book
learn-books = Rule books
learn-rules-of = Rules of { $title }
learn-contents = Contents
learn-chapters = Chapters
learn-search = Search the rules
learn-found =
    { $count ->
        [0] Nothing found. Try fewer words, or another one.
        [one] 1 rule
       *[other] { $count } rules
    }
# words of questions that are not searched for
learn-search-asking = how what when where why which do does did can could may must should is are am be been was were i my me we our you your it its a an the to of in on at for with and or not if there this that any much have has game happens work works mean means
# endings that a word may have: words that differ in these alone are the same
learn-search-endings = s es e ed ing y ies ied er ers
# for the search: words that people may type, then the words that the rules have for them; one line each
learn-search-others =
    joker jokers wildcard wildcards: wild
    counter counters marker markers: token tokens
    natural wooden: beige
    bowl bowls offertory: offering offerings
    cog cogs dwarf dwarves: gnome gnomes
    town board: city
    hexagon hexagons hex hexes: space spaces
    start starts starting: begins first
    swap exchange trade: two
    tie ties tied draw: wins equal tie draw
    gift present give donate: others gift
    get obtain acquire: fetch recruit
    cost costs expensive price: price pay
    end ends over finish: last countdown end
    limit maximum max: most limit holds
    hold holding: hand
    many: limit limits most
    cross: across
    skip: pass
    ship boat travel sail: sail voyages
    wheel: bonfire wheel
learn-rule = Rule { $number }
learn-chapter = Chapter { $number }
learn-show = Show on the table
learn-whole-book = Open the whole rule book

# in the middle of a sentence
learn-bonus = bonus { $number }
learn-gnome = gnome { $number }

## A click on something that cannot be chosen

# $thing: what was clicked
learn-refused = { $thing }: not possible now
learn-refused-asked = First decide this: { $question }
learn-refused-turn = It is { $name }’s turn.
learn-refused-confirm = You have played your turn. Confirm it first.
learn-refused-lit = Whatever is lit can be chosen.

## Pictures

learn-picture-b1-2 = A city. From the inside: fate area, path tiles, portal gaps, tasks with their novices, seats.
learn-picture-b2-4 = The islands before the first turn. On four of them guardians wait.
learn-picture-b3-5 = The fate area before the first turn. Lit: the eighth tile and the one it may be swapped for.
learn-picture-b4-1 = Lit: the first and the last fate tile, a task that can become a bonfire, and the next path, which tokens can pay for.
learn-picture-b5-3 = Lit: the cells that the tile could cover.
learn-picture-b5-4 = Groups of equal symbols. The longer they grow, the more tokens a new tile brings.
learn-picture-b6-2 = Lit: the tokens that may replace a missing one, two for one.
learn-picture-b7-1 = Lit: the four open path tiles and the two stacks.
learn-picture-b8-2 = Lit: the islands that this ship can reach with the tokens at hand.
learn-picture-b9-3 = Lit: the two open offerings. One of them is left on the island.
learn-picture-b10-1 = Lit: the guardian island where this ship lies. One of its four guardians can be fetched.
learn-picture-b11-3 = Lit: where the guardian may go. The way to the bonfire leads through its portal.
learn-picture-b12-2 = Lit: the fields that can be reached. The wheel points at the present one.
learn-picture-b12-4 = The next free gap is outlined in ember. It decides which portal you need.
learn-picture-b13-1 = Lit: the gnomes that can be paid for.
learn-picture-b14-2 = Lit: the council spaces that the novice may go to.
learn-picture-b15-1 = The council tasks, what this city has of each, and the council novices still there.
learn-picture-b16-1 = The countdown: five candles, one for each round.
learn-picture-b18-2 = Lit: where the guardian may go with this bonus, forward or back.
learn-picture-b20-4 = The winner’s city at the end of a game.
learn-picture-b21-2 = Tom’s city in the middle of a game.
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

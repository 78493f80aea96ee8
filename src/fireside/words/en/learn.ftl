# Learning: lessons, rule books, the search in them, and rules over a table.

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

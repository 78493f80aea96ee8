# Learning: lessons, rule books, the search in them, and rules over a table (Bonfire).
#
# prefix: learn-search-others-  (words that people may type, then the words that the rules have)
# prefix: learn-picture-  (what a picture in the rule book shows)

# for the search, as in learn-search-others
learn-search-others-bonfire =
    wheel: bonfire wheel

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

# The rules of Bonfire, told to players. The numbers are those of docs/rules/bonfire.md.
#
# Every rule begins with its short heading in bold: **Heading.** Then come plain sentences. Beyond that:
#   **word**       bold
#   [B5.2]         a link to a rule, shown as its number; [B5] leads to a chapter
#   [B18.bonus-3]  a link to a council bonus, shown in words as "bonus 3"; [B19.5] is shown as "gnome 5"
#   <token-ship>   a piece, drawn beside its word; the sentence must be complete without it
#   a line that begins with "- " is an item of a list
# Links and pieces stay as they are in every language; only their place in the sentence may change.
#
# prefix: rules-  (heading of a chapter)
# prefix: rule-  (a rule by its number)

rules-b1 = Places and limits
rule-b1-1 = **What is limited.** Tokens and resources never run out. Everything else is limited to the pieces in the box.
rule-b1-2 = **Your city.** Your city has 7 **places**, numbered 1 to 7 clockwise from the start tile. Each place has a path tile, a gap for a portal, a space for a task, a novice and a seat for a guardian. The path of place 1 is printed on the start tile. The numbers on the seats, 2 to 8, are points, not places.
rule-b1-3 = **Limits of a city.** A city holds at most 7 path tiles (with the one on the start tile), 7 portals, 7 tasks or bonfires, 5 guardians and 6 gnomes. Anything that would exceed a limit cannot be chosen.
rule-b1-4 = **Gnomes and bonuses come first.** Where a gnome or a council bonus contradicts these rules, the gnome or the bonus prevails.
rule-b1-5 = **One thing after another.** First you pay. Then the thing itself happens, then your gnomes bring their gains, then displays are refilled. Last comes whatever it sets off: a council bonus, the procession of [B19.17] or an island action. What you have gained may pay for anything that comes after it.

rules-b2 = Setting up the main board
rule-b2-1 = **Tasks on the islands.** Tasks are dealt at random, dark side up, to the 10 task islands. With 4 players there are 3 on each island. With 3 players there are 2 on each of the 4 corner islands and 3 on each of the others. With 1 or 2 players there are 2 on each. Nobody sees the leftover tasks.
rule-b2-2 = **First game.** If you choose the option **first game**, the tasks on one island all have different colours.
rule-b2-3 = **A task for more players.** With 1 or 2 players the task “3 offerings on one island” is taken out before tasks are drawn.
rule-b2-4 = **Guardians on their islands.** There are 4 guardians in each of 4 colours. They wait on the island of their colour.
rule-b2-5 = **Portals on the wheel.** With 1 or 2 players one portal of each of the 7 shapes is removed. The others are dealt at random, the same number to each of the 7 fields of the Great Bonfire.
rule-b2-6 = **The wheel at the start.** The Great Bonfire starts at its marked field and counts as not yet used.
rule-b2-7 = **Path tiles.** The path tiles are shuffled into 2 face-down stacks. 4 of them lie open in a row.
rule-b2-8 = **Gnomes.** All 6 elders lie open. The 27 specialists are shuffled: 6 lie open, the rest form the gnome deck.
rule-b2-9 = **Council novices and countdown.** One council novice stands on each of the 5 council tasks. The countdown tiles 5 to 1 lie ready.
rule-b2-10 = **Refilling.** The two path stacks are equally high. New tiles come from the higher stack, or from the first if both are equal. In every display the new piece takes the place that has become empty.
rule-b2-11 = **Colours in a first game.** If an island has only 2 tasks in a first game, chance decides which colour is missing there. In a solo game 4 islands get blue and red, 3 get blue and yellow and 3 get red and yellow, dealt at random.

rules-b3 = Setting up your city
rule-b3-1 = **Your board.** You get one of the four city boards at random; they differ in the order of their portal gaps. You also get a start tile with your own guardian on it, 7 novices beside your task spaces and a ship in the dock. You begin with 0 points.
rule-b3-2 = **Who begins.** Annexes are dealt at random. Whoever gets the oval building is the first player. Play goes clockwise.
rule-b3-3 = **Offerings.** Your 10 offerings show one resource each. They are shuffled into 2 stacks of 5, and the top one of each stack is open.
rule-b3-4 = **Fate tiles.** Your 8 fate tiles are shuffled. 7 of them form your supply, an open row whose order never changes. The eighth lies apart.
rule-b3-5 = **The first fate tile.** Before the first turn, one player after another may swap the eighth tile for the middle one of their supply. Then you lay the chosen tile on the marked centre of your fate area, either way round.
rule-b3-6 = **What you start with.** You take 1 of each of the 6 resources and 5 tokens: 2 yellow ones <token-yellow> and the 3 shown on the tile you have just laid. That tile brings nothing else.

rules-b4 = Your turn
rule-b4-1 = **One of three.** In your turn you do exactly one of these:
    - Lay a fate tile ([B5]).
    - Use tokens for one action ([B6] to [B13]).
    - Light a bonfire ([B14]).
    In the countdown you may pass instead of the whole turn ([B16.4]).
rule-b4-2 = **Bonus actions.** Before or after it you may take any number of bonus actions ([B15]).
rule-b4-3 = **Discarding tokens.** You put tokens back when you have too many to lay a fate tile ([B5.1]). You are asked which at that point.
rule-b4-4 = **Nothing left to do.** If you can neither lay a fate tile nor use tokens nor light a bonfire, you have no more turns for the rest of the game. You may still pass in the countdown. If this happens to everybody before the countdown, the game ends and is scored.
rule-b4-5 = **Not in the middle.** You cannot take a bonus action in the middle of something else. A voyage and the island action after it belong together. One bonus action may make the next one possible.
rule-b4-6 = **When you are out.** Whether you have no more turns is decided at the start of your turn, and only if you cannot take a bonus action either. If you take a bonus action and then can do nothing else, your turn ends.
rule-b4-7 = **Passing automatically.** If you have no more turns, you pass automatically in the first countdown round that allows it, since waiting would only bring less. If a bonus action is all you can do at the start of your turn, you take one, or pass in the countdown.

rules-b5 = Lay a fate tile
rule-b5-1 = **One token at most.** You may lay a fate tile only with at most 1 token in your supply. If you have more, you first put tokens back; you choose which one to keep.
rule-b5-2 = **First or last.** Take the first or the last tile of your supply row.
rule-b5-3 = **Where it goes.** Lay it level or upright, either way round, on free cells of your fate area. It must touch at least one tile that lies there, side to side. It must not stick out over the edge or cover another tile.
rule-b5-4 = **Tokens for groups.** Look at each of its 3 symbols. Equal symbols that touch side to side form a group. For each symbol you take as many tokens of its kind as its group now has symbols.
rule-b5-5 = **Printed symbols.** If you cover a printed symbol, you take what it shows: gold <resource-gold> or a yellow token <token-yellow>.
rule-b5-6 = **No more than needed.** You put back exactly as many tokens as you must, never more. A tile that fits nowhere cannot be taken.

rules-b6 = Paying
rule-b6-1 = **One kind of token.** Each action needs one kind of token. A yellow token <token-yellow> is wild and may stand for any kind.
rule-b6-2 = **Two for one.** A token that you do not have may be replaced by any 2 other tokens.
rule-b6-3 = **Gold.** Gold <resource-gold> is wild and may stand for any resource.
rule-b6-4 = **Two resources for one.** A resource that you do not have may be replaced by any 2 other resources. You may replace gold in this way too.
rule-b6-5 = **You choose how to pay.** If you can pay in more than one way, you choose. You never pay more than needed.
rule-b6-6 = **Only for paying.** Replacing works only when you pay. A task that asks you to **have** something counts the real thing.
rule-b6-7 = **When a thing is missing.** You may replace a token or resource only after you have used up all that you have of its kind. Yellow tokens and gold may be used at any time.
rule-b6-8 = **What must be used up.** Only the kind that is asked for must be used up, not your yellow tokens or your gold. What you spend on another part of the same price counts as used. The 2 things that replace one may be alike or different. With [B19.3] and [B19.9] any mix will do, gold included.

rules-b7 = Build a path
rule-b7-1 = **The next path tile.** Pay path tokens <token-path>. Take one of the 4 open path tiles or the top tile of a stack, and lay it at your next place clockwise. The display is refilled.
rule-b7-2 = **The price.** Places 2, 3 and 4 cost 1 token, places 5, 6 and 7 cost 2. You can build six tiles.
rule-b7-3 = **Four of a colour.** If all 4 open tiles have crystals of the same colour, you may put them under the stacks before you choose. 4 new ones are opened.
rule-b7-4 = **New tiles only once.** You may do this once per action, after paying, and not with [B18.bonus-2]. The 4 tiles go under the stacks evenly and in random order. Then you must take a tile.
rule-b7-5 = **Tiles must be left.** You can open new tiles only while there are tiles in the stacks. If [B18.bonus-2] leaves an odd number of tiles, the first stack has one more.

rules-b8 = Sail
rule-b8-1 = **Out of the dock.** Your first voyage costs 1 ship token <token-ship> and goes to any island. With [B18.bonus-7] it is free.
rule-b8-2 = **Later voyages.** 1 token takes you along 1 route, 2 tokens along 2 routes, 3 tokens to any island. You may leave an island on any side. Two routes may lead out and back: then your voyage ends at the island where it began.
rule-b8-3 = **Room for all.** Any number of ships may lie at an island.
rule-b8-4 = **The island’s action.** Right after a voyage you may do what the island offers: take a task ([B9]) or fetch a guardian ([B10]). It costs the usual and belongs to the same turn.
rule-b8-5 = **The lowest price.** A voyage costs the fewest tokens that reach the island. You cannot pay more.

rules-b9 = Take a task
rule-b9-1 = **When it is possible.** Your ship must be at a task island that still has a task. You must have fewer than 7 tasks and bonfires.
rule-b9-2 = **The tokens.** Pay 1 task token <token-task> for your first offering on that island, 2 for your second, 3 for your third. Other players’ offerings do not count.
rule-b9-3 = **The resources.** Choose one of your open offerings. Pay the resource shown on it and the resource of the island.
rule-b9-4 = **Taking it.** Take a task from the island and leave the offering there face down in its place. Lay the task on any free task space of your city. Then open the next offering of that stack.

rules-b10 = Fetch a guardian
rule-b10-1 = **A new guardian.** Your ship must be at a guardian island, and you must not have a guardian of that colour yet. Pay 1 guardian token <token-guardian> and put the guardian on your start space. Any number of guardians may stand there.

rules-b11 = Procession
rule-b11-1 = **How far.** Pay as many guardian tokens <token-guardian> as you like, at least 1. Each of your guardians may then move up to that many steps.
rule-b11-2 = **The order.** Your guardians move one after another, each once, the foremost first. If some share the start space (or, with [B19.1], a path tile), you choose who goes first.
rule-b11-3 = **A step.** A step goes to the next path tile. Or it goes from a path tile to the bonfire of the same place, if the portal there is built and the bonfire is lit.
rule-b11-4 = **One on each.** A path tile holds 1 guardian, and so does a bonfire. A guardian can neither stop on an occupied one nor pass it.
rule-b11-5 = **What they earn.** A guardian who ends its move on a path tile earns the resource shown there; on place 1 this is gold <resource-gold>. A guardian who did not move, or who stands at a bonfire, earns nothing.
rule-b11-6 = **At the bonfire.** A guardian at a bonfire takes no further part in processions.
rule-b11-7 = **Somebody must be able to move.** You cannot choose a procession in which no guardian could move.
rule-b11-8 = **Fixed beforehand.** You say how many steps you pay for before anybody moves. Unused steps are lost.
rule-b11-9 = **Not for nothing.** In a paid procession at least one guardian moves at least one step. You cannot pay for steps that nobody could use: what counts is the longest way that one of your guardians could go once those ahead have made way. The free step of [B19.2] covers one step of it, but you always pay at least 1 token.

rules-b12 = The Great Bonfire
rule-b12-1 = **The first use.** The very first use in a game, whoever makes it, costs 1 Great Bonfire token <token-great_bonfire> and turns the wheel to any field.
rule-b12-2 = **Later uses.** 1 token turns the wheel 1 field clockwise, 2 tokens turn it 2 fields, 3 tokens turn it to any field.
rule-b12-3 = **Two of three rewards.** Take 2 of the 3 rewards of the field: its token; its resource, or its 2 points if it shows those; one of its portals.
rule-b12-4 = **Portals and gaps.** A portal must fit your **next free gap**. Gaps are filled from place 7 down to place 1, counter-clockwise. A portal that does not fit cannot be taken. [B19.25] lifts this rule.
rule-b12-5 = **A full turn.** Where you may choose any field, you may also choose the present one.
rule-b12-6 = **What counts as the first use.** The first use is whichever comes first: this action, [B18.bonus-4] or a card of Tom’s.
rule-b12-7 = **The lowest price.** A field costs the fewest tokens that reach it. You cannot pay more. If Tom’s card finds no portal for him, the wheel does not turn and this does not count as a use.
rule-b12-8 = **Fewer rewards.** With [B19.23] you may also take only two of the three rewards. If no portal fits, you take the two others.

rules-b13 = Recruit a gnome
rule-b13-1 = **The price.** Recruit one of the open specialists or elders. Pay 2 gnome tokens <token-gnome> and 1 of the resource shown, or 1 token and 2 of the resource. A city holds at most 6 gnomes.
rule-b13-2 = **Afterwards.** A specialist’s place is refilled from the deck as long as there are cards; an elder’s place is not. A specialist helps you from now on. An elder gives its points at once ([B19.28] to [B19.33]).
rule-b13-3 = **The free specialist.** A specialist that you take with [B18.bonus-5] counts as recruited.

rules-b14 = Light a bonfire
rule-b14-1 = **Turn a task over.** Turn over one of your tasks whose condition holds now ([B17]). It is now a bonfire and stays lit for good.
rule-b14-2 = **The novice goes.** The novice beside it goes to the High Council, to one of the 8 spaces without a novice of your colour. Take the bonus of that space ([B18]) or, where the space allows it, 1 point.
rule-b14-3 = **Points later.** The points of the bonfire count at the end ([B20]).
rule-b14-4 = **It costs nothing.** You keep what the task asks for.

rules-b15 = Council novices
rule-b15-1 = **A bonus action.** If you meet the condition of a council task and its council novice still stands there, you may send that novice to a council space without another council novice. Take the bonus of the space or its 1 point, as in [B14.2]. The points for the council task itself come at the end ([B20.5]).
rule-b15-2 = **They do not block each other.** Council novices and players’ novices do not block each other’s spaces.
rule-b15-3 = **There is always room.** There are 8 spaces, and never more than 7 novices of a colour and 5 council novices.

rules-b16 = The countdown and the end
rule-b16-1 = **When it starts.** All novices in the High Council count: the players’, Tom’s and the council’s. The countdown starts as soon as there are 7 of them with 1 or 2 players, 10 with 3 players, 13 with 4 players.
rule-b16-2 = **Five rounds.** Then 5 rounds are played, numbered 5 to 1, each beginning with the first player. If the countdown starts in the first player’s own turn, that round is already round 5: the first player has 4 more turns, the others have 5. Otherwise the round is finished first, and everybody has 5 more turns.
rule-b16-3 = **Scoring.** After round 1 the game is scored ([B20]).
rule-b16-4 = **Passing.** In a countdown round you may pass instead of taking your turn. You get as many points as the number of the round and have no more turns. Your city is scored as usual.
rule-b16-5 = **The whole turn.** Passing replaces the whole turn, so you take no bonus action with it.
rule-b16-6 = **Counting rounds.** A round begins at the first player’s seat, even if that player has no more turns. When nobody has turns left, the game is scored at once; for a solo game see [B21.16].
rule-b16-7 = **Not too early.** Nobody can pass during the rest of the round in which the countdown starts, unless that round is round 5. If Tom’s card starts the countdown, the next round is round 5.

rules-b17 = Tasks
rule-b17-0 = **Having more is fine.** You may have more than the task asks for. Where a task says so, gold does not count. A condition must hold at the moment of lighting; it may stop holding later.
rule-b17-blue = **Blue tasks.** They are worth 2 or 3 points. These are all of them:
rule-b17-red = **Red tasks.** They are worth 4 or 5 points. These are all of them:
rule-b17-yellow = **Yellow tasks.** They are worth 6, 7 or 8 points. These are all of them:
rule-b17-1 = **Tasks that count themselves.** Where tasks of its own colour are asked for, a task in your city counts itself. It is a bonfire only once it has been lit.
rule-b17-2 = **Groups of symbols.** A group may have any shape. Its symbols are all of one kind, touch side to side and are at least as many as asked. Where two groups are asked for, they must be two separate ones.
rule-b17-3 = **What counts too.** The path on your start tile counts as a path tile, and its resource is gold <resource-gold>. Your own guardian counts as a guardian, an elder counts as a gnome.
rule-b17-4 = **Some words made clear.** “A fulfilled council task” means one whose condition holds now. An offering stack is used up when its open tile is gone too. Only your own offerings count. Yellow tokens are not among the 5 tokens.
rule-b17-5 = **Five tokens.** You need each of the 5 tokens pictured: as many of a kind as the tile shows of it. They may be of one kind or of several.
rule-b17-council = **Council tasks.** Each is worth 4 points at the end to everybody who fulfils it. Seven tasks are worth 7 points if all of them are bonfires. These are all five:

rules-b18 = Council bonuses
rule-b18-bonus-1 = **Gold and a token.** Take 2 gold <resource-gold> and 1 yellow token <token-yellow>. Here you cannot choose 1 point instead.
rule-b18-bonus-2 = **A path tile.** Take any path tile, open or looked up in the stacks, and lay it at your next place for free. The stacks are shuffled afterwards. Or take 1 point.
rule-b18-bonus-3 = **A guardian.** Take a guardian of a colour that you do not have and put it on your start space. Or take 1 point.
rule-b18-bonus-4 = **The Great Bonfire.** Turn the Great Bonfire to any field and take the usual rewards. Or take 1 point.
rule-b18-bonus-5 = **A specialist.** Take an open specialist for free. Or take 1 point.
rule-b18-bonus-6 = **A walk.** Move one of your guardians any number of steps, forward or back, to a free path tile or bonfire. Bonfires need their portals as usual. The guardian earns what it usually would. Or take 1 point.
rule-b18-bonus-7 = **A voyage.** Sail to any island for free, even to the one where your ship lies. The island’s action after it costs the usual. Or take 1 point.
rule-b18-bonus-8 = **A fate tile.** Lay the first or the last fate tile of your supply now, however many tokens you have, with the usual gain. Or take 1 point.
rule-b18-1 = **If it cannot be done.** A bonus that you cannot carry out, because a limit is reached or nothing is left, is worth 1 point.
rule-b18-2 = **More about the walk.** For [B18.bonus-6] the guardian may start anywhere: on the start space, on a path tile or at a bonfire. The target is a path tile or bonfire other than the one where it stands. Only the target must be free; with [B19.1] a path tile always is. A bonfire must be lit, and its place must have its portal and its path tile. This is not a procession.
rule-b18-3 = **Shuffling the stacks.** If your tile for [B18.bonus-2] came from the stacks, they are shuffled together and split evenly again.
rule-b18-4 = **Gnomes help here too.** Your gnomes’ effects also apply to bonuses, except those about steps, routes or fields that you pay for: [B19.2], [B19.21] and [B19.22].

rules-b19 = Gnomes
rule-b19-1 = **Room on the path.** Any number of your guardians may stand on one of your path tiles, and so pass each other there. At bonfires they may not.
rule-b19-2 = **One step further.** In each procession every guardian may go 1 step further than you paid for.
rule-b19-3 = **Any two resources.** When you take a task, pay any 2 resources instead of those asked for.
rule-b19-4 = **Points for elders.** You get 2 points whenever you recruit an elder.
rule-b19-5 = **Yellow counts twice.** Each yellow token <token-yellow> that you pay counts as 2 tokens of one kind.
rule-b19-6 = **Choose what is earned.** A guardian who ends its move on a path tile, place 1 included, earns a resource of your choice: one of the five plain ones or what is printed there.
rule-b19-7 = **Gold for novices.** You get 1 gold <resource-gold> whenever you bring a novice, your own or the council’s, to the High Council.
rule-b19-8 = **Paths bring resources.** Whenever you take a path tile, you get 1 of the resource shown on it.
rule-b19-9 = **Recruit with anything.** Recruiting costs 1 or 2 resources of your choice instead of the one shown, even where gold is shown.
rule-b19-10 = **The grey guardian earns twice.** When the grey guardian <guardian-grey> ends its move on a path tile, it earns its resource once more.
rule-b19-11 = **The pink guardian earns twice.** When the pink guardian <guardian-pink> ends its move on a path tile, it earns its resource once more.
rule-b19-12 = **The beige guardian earns twice.** When the beige guardian <guardian-natural> ends its move on a path tile, it earns its resource once more.
rule-b19-13 = **The amber guardian earns twice.** When the amber guardian <guardian-amber> ends its move on a path tile, it earns its resource once more.
rule-b19-14 = **Fate with three tokens.** You may lay a fate tile with up to 3 tokens in your supply.
rule-b19-15 = **A token for each gnome.** You get 1 yellow token <token-yellow> whenever you recruit a gnome, this one included.
rule-b19-16 = **Printed symbols twice.** Each printed symbol that you cover in your fate area gives its reward once more.
rule-b19-17 = **A procession of welcome.** Whenever a guardian is put on your start space, a procession of 1 step follows at once. It earns no resources.
rule-b19-18 = **Seats worth more.** At the end you get 2 more points for each of your guardians at a bonfire.
rule-b19-19 = **Thanks of the council.** You get 1 gold <resource-gold> and 1 yellow token <token-yellow> each time you fulfil a council task, once for each, whether or not its novice still stands there. Those that you fulfilled before do not count.
rule-b19-20 = **Gold at the start.** You get 1 gold <resource-gold> whenever a guardian ends its move on the path of place 1.
rule-b19-21 = **One route further.** Your ship may go 1 route further than you paid for. You must pay at least 1 token.
rule-b19-22 = **One field further.** The Great Bonfire may turn 1 field further than you paid for. You must pay at least 1 token.
rule-b19-23 = **All three rewards.** You may take all 3 rewards of the Great Bonfire, each once; the portal only if it fits.
rule-b19-24 = **Novices may share.** The novices that you place, your own or the council’s, may go to spaces that already hold novices of the same colour.
rule-b19-25 = **Portals in any order.** You may fill your gaps in any order.
rule-b19-26 = **Cheap tasks.** A task always costs you 1 token.
rule-b19-27 = **Over the edge.** Fate tiles may stick out over the edge, as long as at least 1 symbol lies inside. Symbols outside count like the others: for tokens, for groups and for touching.
rule-b19-27a = **Effects add up.** If several gnomes reward the same thing, you get all of it. So one of the four from [B19.10] to [B19.13] and [B19.20] together bring 2 more.
rule-b19-27b = **Welcome, one step further.** The procession of [B19.17] is a procession for [B19.2] too.
rule-b19-27c = **Welcome without gain.** In the procession of [B19.17] nobody has to move, and [B19.6], [B19.10] to [B19.13] and [B19.20] earn nothing.
rule-b19-27d = **The choice counts twice.** What you choose with [B19.6] is also what [B19.10] to [B19.13] give once more. Whatever you chose, [B19.20] adds gold.
rule-b19-27e = **Half a token.** If you need only one half of a yellow token with [B19.5], the other half is lost.
rule-b19-27f = **The sixth gnome.** If [B19.19] is your sixth gnome, it also rewards the council task that it fulfils by coming.
rule-b19-28 = **The elder of paths.** 1 point at once for each of your path tiles, the one on the start tile included.
rule-b19-29 = **The elder of fate.** 1 point at once for each fate tile in your fate area.
rule-b19-30 = **The elder of portals.** 1 point at once for each of your portals.
rule-b19-31 = **The elder of tasks.** 1 point at once for each of your tasks and bonfires.
rule-b19-32 = **The elder of guardians.** 1 point at once for each of your guardians.
rule-b19-33 = **The elder of gnomes.** 1 point at once for each of your gnomes, this one included.

rules-b20 = Final scoring
rule-b20-1 = **Bonfires.** Each bonfire scores its printed 2 to 8 points.
rule-b20-2 = **Guardians at bonfires.** Each guardian at a bonfire scores the 2 to 8 points of its seat, and 2 more with [B19.18].
rule-b20-3 = **Portals.** Each portal beside a bonfire scores 2 points.
rule-b20-4 = **Crystals.** Each path tile whose crystal has the colour of the bonfire at its place scores 2 points, with or without a portal.
rule-b20-5 = **Council tasks.** Each council task that you fulfil scores 4 points. Seven bonfires score 7.
rule-b20-6 = **Fate tiles.** Each fate tile left in your supply scores 3 points.
rule-b20-7 = **What is left over.** Count your tokens and resources together. Each 2 of them score 1 point.
rule-b20-8 = **Who wins.** Whoever has the most points wins. On a tie, whoever has more bonfires wins. If that is a tie too, the victory is shared.
rule-b20-9 = **An example.** Five bonfires of 7, 5, 2, 4 and 2 make 20. A guardian on a seat of 6 makes 6. 5 portals beside bonfires make 10, 4 matching crystals 8, the council task of 7 portals 4, 2 fate tiles 6, 3 tokens and 1 resource 2. With 5 points that an elder brought in play the total is 61.

rules-b21 = Solo: against Tom
rule-b21-1 = **What is different.** You play by the rules for 2 players and go first. 7 blue, 7 red and 6 yellow tasks are drawn, and each island gets 2 of different colours. No field of the Great Bonfire holds two portals of the same shape. The 3 specialists that show gold are removed.
rule-b21-2 = **Tom’s city.** Tom has a city with a start tile, his own guardian, 4 novices and 0 points. He has no ship, no offerings and no fate tiles, and never any tokens or resources.
rule-b21-3 = **Tom’s cards.** After each of your turns one card of Tom’s deck of 8 is turned over and carried out. When the deck is empty, it is shuffled again.
rule-b21-4 = **The gnome resource.** If the card shows the gnome sign, the top gnome of the deck is turned over and discarded. Its resource is the **gnome resource**. When a gnome is needed and the deck is empty, the discarded gnomes are shuffled.
rule-b21-5 = **Card: gnome.** Tom takes every open specialist that shows the gnome resource, and the display is refilled. He never uses their abilities.
rule-b21-6 = **Card: path.** Tom takes, from left to right, every open path tile that shows the gnome resource, and the display is refilled.
rule-b21-7 = **Card: task I.** From the 2 islands of the gnome resource Tom takes the task worth most. It goes to his next free place clockwise and is lit at once. If several are worth the same, you choose.
rule-b21-8 = **Card: task II.** As task I, but with the task worth least. Then one of Tom’s novices goes to the High Council, and Tom scores 1 point.
rule-b21-9 = **Card: guardian.** Tom takes a guardian of a colour that he lacks and puts it on his start space.
rule-b21-10 = **Card: Great Bonfire.** The wheel turns clockwise to the next field with the portal that Tom needs next, and he takes it. The present field comes last.
rule-b21-11 = **Tom and council tasks.** When Tom fulfils a council task whose council novice still stands there, that novice goes to the High Council lying down, so that it blocks nothing. Tom scores 1 point.
rule-b21-12 = **When Tom cannot act.** If Tom cannot act because he has already fulfilled the matching council task, he scores 3 points instead. If he cannot act for another reason, nothing happens.
rule-b21-13 = **Tom’s limits.** The limits of a city ([B1.3]) hold for Tom too. He takes gnomes and path tiles only up to the limit, the leftmost first.
rule-b21-14 = **The end.** The countdown starts with the 7th novice in the High Council. The game ends at once, and is scored, when Tom has gone through his deck for the 4th time, that is after 32 cards.
rule-b21-15 = **Who wins.** Scoring is as usual. You win with more points than Tom. Equal points are a draw.
rule-b21-16 = **After you have passed.** If you pass in the countdown or have no more turns, Tom still turns over one card per round until the end.
rule-b21-17 = **Choosing for Tom.** You choose for Tom only among tasks of equal worth. Which guardian he takes and where novices go for him makes no difference, so the game takes the first.
rule-b21-18 = **The gnome comes first.** The gnome is turned over first, even if Tom then cannot act. If task II brings no task, no novice goes and Tom scores nothing for it.
rule-b21-19 = **Details of Tom’s turn.** Tom takes what was open when his card was turned over, not what the refill brings. If both reasons of [B21.12] hold, he scores 3 points. Equal points are a draw even if one of you has more bonfires. Tom’s board is one of the three others, at random.
rule-b21-20 = **Tom’s novices.** Tom’s novices take spaces 1, 2, 3 and 4. Council novices that go for him lie down at space 1. His gnomes never count as yours and lend him no abilities. If there is no gnome left to turn over, there is no gnome resource. Once his four novices are seated, task II seats nobody and scores nothing for it.

rules-b22 = The handicap series
rule-b22-1 = **The handicap.** A series of solo games starts with a handicap of −10. If the handicap is positive, Tom starts with that many points. If it is negative, you do.
rule-b22-2 = **From game to game.** After a win the handicap goes up by 5, after a loss down by 2, after a draw it stays. The aim is the highest handicap. It is kept between games.

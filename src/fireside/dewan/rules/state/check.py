"""What holds in every position of Dewan: nothing in the box appears, vanishes or is in two places
(D2), and what is noted twice agrees. For soak tests and for finding bugs."""

from fireside.core.state import State
from fireside.dewan.rules.camps import TUCK_CAMPS
from fireside.dewan.rules.constants import (
    CAMPS,
    CENTRE,
    CHOOSING_STORY,
    DRAFTING,
    FISHING,
    NO_TERRAIN,
    NOTHING,
    OVER,
    PAYING,
    ROW,
    SIZING,
    SPACES_A_TILE,
    STORY_ROW,
    TUCKING,
    TURN,
    WATER,
)
from fireside.dewan.rules.deal import ground_on, symbols_on, where_turned
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.pieces import Tile
from fireside.dewan.rules.scoring import breakdown
from fireside.dewan.rules.state.phases import PHASES
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.state.tribe import BATCH, Tribe
from fireside.dewan.rules.stories import is_fulfilled, symbols_of, zones_of


class BrokenPosition(Exception):
    """A position that the rules cannot have led to; the message says what is wrong with it."""


def check_position(position: State) -> None:
    """Raise BrokenPosition unless everything that always holds does."""
    assert isinstance(position, DewanState)
    check_cards(position)
    check_piles(position)
    check_stories(position)
    check_land(position)
    check_markers(position)
    check_berries(position)
    check_fish(position)
    check_camps(position)
    check_turns(position)
    for seat in range(len(position.tribes)):
        check_tribe(position, seat)
    check_details(position)
    check_decision(position)
    check_scores(position)


def demand(holds: bool, words: str) -> None:
    """Something has to hold."""
    if not holds:
        raise BrokenPosition(words)


# Cards and stories


def check_cards(position: DewanState) -> None:
    """Every card of the edition: open, in a pile, discarded, in a hand or tucked (D2.5)."""
    cards = position.facts.edition.cards
    counts = list(position.discards)
    for kind in position.row:
        if kind != NOTHING:
            counts[kind] += 1
    for card in position.pile + position.reserve:
        counts[card % BATCH] += 1
    for tribe in position.tribes:
        for kind in range(len(cards)):
            counts[kind] += tribe.hand[kind]
        for tucked in tribe.tucked:
            if tucked != NOTHING:
                counts[tucked // 2] += 1
    for kind in range(len(cards)):
        name, copies = cards[kind].name, cards[kind].copies
        demand(counts[kind] == copies, f"{counts[kind]} cards {name} instead of {copies}")


def check_piles(position: DewanState) -> None:
    """Piles of no more than their size; a row whose gaps could be filled is filled (D4.5)."""
    facts = position.facts
    demand(len(position.row) == ROW, f"the row has {len(position.row)} slots")
    demand(min(position.discards) >= 0, f"discards: {position.discards}")
    if facts.has_event:
        size = len(position.pile)
        demand(size <= facts.pile_size, f"{size} cards in the pile, at most {facts.pile_size}")
    else:
        demand(position.reserve == (), "there is a reserve without an event")
    for card in position.pile + position.reserve:
        batch = card // BATCH
        demand(0 <= batch <= position.batch, f"a card of batch {batch}, {position.batch} is last")
    gaps = position.row.count(NOTHING)
    if gaps and position.phase == TURN:
        left = len(position.pile) + len(position.reserve) + sum(position.discards)
        demand(left == 0, f"{gaps} cards of the row are missing while {left} are left")


def check_stories(position: DewanState) -> None:
    """Every story tile in play is in one place (D2.4, D13.1); the row has gaps only when the pile
    is empty (D6.4)."""
    stories = position.facts.edition.stories
    counts = [0] * len(stories)
    row = [tile for tile in position.story_row if tile != NOTHING]
    tiles = row + list(position.story_pile)
    for tribe in position.tribes:
        tiles += list(tribe.stories)
    for tile in tiles:
        counts[tile] += 1
    for tile in range(len(stories)):
        removed = stories[tile].zones[WATER] > 0 and not position.facts.scenario.water_stories
        wanted = 0 if removed else 1
        name = stories[tile].name
        demand(counts[tile] == wanted, f"the story {name} is there {counts[tile]} times")
    gaps = STORY_ROW - len(row)
    left = len(position.story_pile)
    demand(gaps == 0 or left == 0, f"{gaps} open stories are missing while {left} are left")


# The map


def check_land(position: DewanState) -> None:
    """The map is made of different tiles of the edition, and zones and ways are as they would be
    found anew (D1.2)."""
    land = position.land
    fresh = Land(position.facts, land.grounds, land.symbols, land.markers)
    demand(fresh.zones == land.zones, "the zones are out of date")
    demand(fresh.nodes == land.nodes, "the nodes of routes are out of date")
    demand(list(fresh.way_to) == list(land.way_to), "the ways are out of date")
    demand(fresh.waters == land.waters, "the waters beside spaces are out of date")
    names = [tile.name for tile in tiles_of(position)]
    for name in names:
        demand(names.count(name) == 1, f"the tile {name} lies twice")


def tiles_of(position: DewanState) -> list[Tile]:
    """The tile at every place of the layout."""
    facts = position.facts
    edition = facts.edition
    special = len(facts.layout.special)
    tiles: list[Tile] = []
    for number in range(len(facts.centres)):
        likely = edition.neutral_tiles
        if number < special:
            likely = [edition.special_tiles[facts.scenario.special_tile]]
        elif number >= len(facts.centres) - facts.players:
            likely = edition.start_tiles
        found = [tile for tile in likely if lies_at(position, tile, number)]
        demand(found != [], f"no tile of the edition lies at place {number + 1}")
        tiles.append(found[0])
    return tiles


def lies_at(position: DewanState, tile: Tile, number: int) -> bool:
    """Whether a tile, turned in some way, is what is seen there; markers may cover anything."""
    first = SPACES_A_TILE * number
    symbols = [symbol for symbol in position.land.symbols if symbol[1] // SPACES_A_TILE == number]
    for turned in range(6):
        where = where_turned(first, turned)
        same = sorted(symbols_on(tile, where)) == sorted(symbols)
        for space in range(SPACES_A_TILE):
            covered = where[space] in position.land.markers
            seen = position.land.grounds[where[space]] == ground_on(tile, space)
            same = same and (covered or seen)
        if same:
            return True
    return False


def check_markers(position: DewanState) -> None:
    """Lava and water lie on spaces of their own, or are left (D12.1, D13.1)."""
    facts = position.facts
    laid = position.land.markers
    marker = facts.scenario.marker
    if marker is None:
        demand(laid == (), "there are markers on the map")
        return
    wanted = facts.edition.markers[marker.name]
    found = len(laid) + position.markers
    demand(position.markers >= 0, f"{position.markers} markers are left")
    demand(found == wanted, f"{found} markers instead of {wanted}")
    demand(len(set(laid)) == len(laid), "two markers on a space")
    for space in laid:
        changed = position.land.grounds[space] == marker.ground
        demand(changed, f"a marker at {space} changes nothing")


def check_berries(position: DewanState) -> None:
    """Two tokens for each symbol (D2.2), on a zone or taken; only a marker removes any (D11.6)."""
    for space in range(len(position.berries)):
        tokens = position.berries[space]
        if tokens:
            demand(tokens > 0, f"{tokens} berries at {space}")
            zone = position.land.zones[space]
            on_land = position.land.grounds[space] < WATER
            demand(zone == space and on_land, f"berries at {space}, which is no zone's first space")
    found = sum(position.berries) + sum([tribe.berries for tribe in position.tribes])
    wanted = 2 * sum([len(tile.berries) for tile in tiles_of(position)])
    demand(wanted <= position.facts.edition.berry_tokens, f"{wanted} berries were dealt")
    sound = found <= wanted if position.land.markers else found == wanted
    demand(sound, f"{found} berries instead of {wanted}")


def check_fish(position: DewanState) -> None:
    """Every fish is left or with a tribe (D14.5)."""
    caught = [tribe.fish for tribe in position.tribes]
    wanted = position.facts.edition.fish
    found = position.fish + sum(caught)
    demand(min([position.fish, *caught]) >= 0, f"fish: {position.fish} left, {caught} caught")
    demand(found == wanted, f"{found} fish instead of {wanted}")
    demand(position.facts.villages or sum(caught) == 0, "there are no fish in this scenario")


def check_camps(position: DewanState) -> None:
    """Initial camps on the centres of start tiles, all others where they may stand, none on
    another (D5.1); one village in a water zone (D14.1)."""
    land = position.land
    taken: list[int] = []
    villages: list[int] = []
    for tribe in position.tribes:
        demand(1 <= len(tribe.camps) <= CAMPS, f"{len(tribe.camps)} camps of a tribe")
        demand(land.grounds[tribe.camps[0]] == CENTRE, "an initial camp is not at home")
        for space in tribe.camps[1:]:
            ground = land.grounds[space]
            allowed = ground < WATER or (ground == WATER and position.facts.villages)
            demand(allowed, f"a camp at {space}, where none may stand")
            if ground == WATER:
                villages.append(land.zones[space])
        taken += list(tribe.camps)
    demand(len(set(taken)) == len(taken), "two camps on a space")
    demand(len(set(villages)) == len(villages), "two villages in a water zone")
    done = max([len(tribe.camps) for tribe in position.tribes]) == CAMPS
    demand(done == position.ending, "the last round is not where the eighth camp is")


# Turns and tribes


def check_turns(position: DewanState) -> None:
    """Everybody in turn, equally often in the end (D3.1, D9.1)."""
    turns = [tribe.turns for tribe in position.tribes]
    demand(sum(turns) == position.turn, f"{turns} do not add up to {position.turn} turns")
    if position.phase == DRAFTING:
        wanted = [0] * len(turns)
    elif position.phase == OVER:
        wanted = [position.round] * len(turns)
    else:
        wanted = [
            position.round if seat <= position.seat else position.round - 1
            for seat in range(len(turns))
        ]
    demand(turns == wanted, f"turns {turns} in round {position.round}, player {position.seat + 1}")
    demand(0 <= position.idle <= len(turns), f"{position.idle} players have passed")


def check_tribe(position: DewanState, seat: int) -> None:
    """What one tribe holds, with its name before any complaint."""
    tribe = position.tribes[seat]
    try:
        check_hand(position, tribe)
        check_tucked(position, tribe, seat)
        check_own_stories(position, tribe, seat)
        demand(tribe.berries >= 0, f"{tribe.berries} berries")
    except BrokenPosition as problem:
        raise BrokenPosition(f"tribe {seat + 1}: {problem}") from None


def check_hand(position: DewanState, tribe: Tribe) -> None:
    """Cards that others have not seen are in the hand (D1.5)."""
    demand(min(tribe.hand) >= 0, f"a hand of {tribe.hand}")
    known = tribe.known()
    for kind in range(len(known)):
        name = position.card_name(kind)
        demand(known[kind] >= 0, f"more hidden cards {name} than are in hand")
    for card in tribe.hidden:
        batch = card // BATCH
        demand(0 <= batch <= position.batch, f"a card of batch {batch}, {position.batch} is last")
    kinds = sum([1 << kind for kind, count in enumerate(tribe.hand) if count])
    demand(tribe.held() == kinds, "the kinds in hand are out of date")
    nodes = sum([1 << position.land.nodes[space] for space in tribe.camps])
    demand(tribe.nodes_on(position.land) == nodes, "the nodes of the camps are out of date")


def check_tucked(position: DewanState, tribe: Tribe, seat: int) -> None:
    """Cards only under places that a camp has left, a terrain of theirs shown (D6.2, D6.3)."""
    left = len(tribe.camps) - 1
    if position.phase == TUCKING and seat == position.seat:
        left -= 1
    for slot in range(len(TUCK_CAMPS)):
        tucked = tribe.tucked[slot]
        if tucked != NOTHING:
            place = TUCK_CAMPS[slot]
            demand(place <= left, f"a card under place {place}, whose camp is still there")
            card = position.facts.edition.cards[tucked // 2]
            sound = tucked % 2 == 0 or card.second != NO_TERRAIN
            demand(sound, f"{card.name} is tucked with a terrain that it has not")


def check_own_stories(position: DewanState, tribe: Tribe, seat: int) -> None:
    """A tile for the draft and for the 2nd, 4th and 6th camp (D6.2); after the own turn all that
    are fulfilled are marked (D8.1)."""
    placed = len(tribe.camps) - 1
    wanted = 1 + min(placed, 6) // 2
    if position.phase == DRAFTING:
        wanted = 1 if seat > position.seat else 0
    elif position.phase == CHOOSING_STORY and seat == position.seat:
        wanted -= 1
    found = len(tribe.stories)
    left = len(position.story_pile) + STORY_ROW - position.story_row.count(NOTHING)
    demand(found == wanted or (found < wanted and left == 0), f"{found} stories, not {wanted}")
    demand(0 <= tribe.fulfilled < 1 << found, f"{found} stories, fulfilled {tribe.fulfilled:b}")
    players = len(position.tribes)
    if position.phase == TURN and position.turn > 1 and (seat + 1) % players == position.seat:
        zones = zones_of(position.facts, position.land, tribe)
        symbols = symbols_of(position.facts, position.land, tribe)
        for place in range(found):
            if not tribe.fulfilled >> place & 1:
                story = position.facts.edition.stories[tribe.stories[place]]
                missed = is_fulfilled(story, zones, symbols)
                demand(not missed, f"the story {story.name} is fulfilled and not marked")


# The decision


def check_details(position: DewanState) -> None:
    """The details of an action are there while it lasts, and only then."""
    paying = position.phase in (SIZING, PAYING)
    demand(paying == (position.target != NOTHING), f"the target is {position.target}")
    demand(paying == (position.size > 0), f"{position.size} cards are to be paid")
    demand(position.paid == () or position.phase == PAYING, f"paid: {position.paid}")
    demand(len(position.paid) <= position.size, f"{len(position.paid)} cards paid")
    fishing = position.phase == FISHING
    demand(fishing == (position.event_seat != NOTHING), f"player {position.event_seat + 1} fishes")


def check_decision(position: DewanState) -> None:
    """More than one choice while the game lasts, each once, the same when asked anew; none
    afterwards."""
    options = position.options
    demand(len(set(options)) == len(options), f"a choice is offered twice: {options}")
    if position.phase == OVER:
        demand(not options, "choices are open after the end")
        return
    name = PHASES[position.phase].name
    demand(len(options) > 1, f"{len(options)} choices in the phase '{name}'")
    fresh = position.copy()
    fresh.forget()
    same = fresh.still_open() and fresh.options == options
    demand(same, f"other choices than before in the phase '{name}'")


def check_scores(position: DewanState) -> None:
    """Scores are the sums of their sources, and the best have won."""
    scores = position.scores()
    lines = breakdown(position)
    for seat in range(len(lines)):
        total = sum(lines[seat])
        demand(scores[seat] == total, f"{lines[seat]} do not add up to {scores[seat]}")
        demand(min(lines[seat]) >= 0, f"a source of points is negative: {lines[seat]}")
    won = position.winners()
    demand(won != [], "nobody has won")
    for seat in won:
        demand(scores[seat] == max(scores), f"player {seat + 1} has won without most points")

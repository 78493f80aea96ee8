"""What holds in every position of Bonfire: nothing in the box appears, vanishes or is in two places
(B1), and what is noted twice agrees. For soak tests and for finding bugs."""

from fireside.bonfire.rules.abilities import CROWDED_PATHS, SHARED_COUNCIL_SPACES
from fireside.bonfire.rules.constants import (
    ABSENT,
    AT_BONFIRE,
    COUNCIL_SPACES,
    ELDERS,
    FATE_TILES,
    FIELDS,
    GOLD,
    NOTHING,
    OPEN_PATHS,
    OPEN_SPECIALISTS,
    PLACES,
    SHAPES,
    SPECIALISTS,
    START,
    START_PATH,
    TASK_ISLANDS,
)
from fireside.bonfire.rules.deal import tasks_on
from fireside.bonfire.rules.ending import COUNTDOWN_ROUNDS
from fireside.bonfire.rules.fate import ALL_SYMBOLS, has_room, measure_areas
from fireside.bonfire.rules.scoring import breakdown
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import COUNT
from fireside.bonfire.rules.state.position import (
    CHOOSING_PLACE,
    OVER,
    SEATING,
    TOM_CHOOSES,
    Position,
)
from fireside.bonfire.rules.tom import PASSES, TOM
from fireside.core.state import State


class BrokenPosition(Exception):
    """A position that the rules cannot have led to; the message says what is wrong with it."""


def check_position(position: State) -> None:
    """Raise BrokenPosition unless everything that always holds does."""
    assert isinstance(position, Position)
    check_tasks(position)
    check_portals(position)
    check_paths(position)
    check_gnomes(position)
    check_council(position)
    check_decision(position)
    check_tom(position)
    check_fate_sets(position)
    for seat in range(len(position.cities)):
        check_city(position, seat)
    check_scores(position)


def demand(holds: bool, words: str) -> None:
    """Something has to hold."""
    if not holds:
        raise BrokenPosition(words)


def same(what: str, found: list[int], wanted: list[int]) -> None:
    """The same things, in whatever order."""
    if sorted(found) != sorted(wanted):
        surplus = list(found)
        missing = []
        for thing in wanted:
            if thing in surplus:
                surplus.remove(thing)
            else:
                missing.append(thing)
        raise BrokenPosition(f"{what}: {sorted(missing)} missing, {sorted(surplus)} too many")


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


# The common pieces


def check_tasks(position: Position) -> None:
    """As many tasks as were dealt (B2.1), each in one place."""
    tasks = [task for task in position.islands if task != NOTHING]
    for city in position.cities:
        tasks += [task for task in city.tasks if task != NOTHING]
    if position.phase == CHOOSING_PLACE:
        tasks.append(position.picked)
    dealt = sum([tasks_on(position.facts, island) for island in range(TASK_ISLANDS)])
    demand(len(tasks) == dealt, f"{len(tasks)} tasks instead of {dealt}")
    demand(len(set(tasks)) == dealt, f"a task is in two places: {sorted(tasks)}")


def check_portals(position: Position) -> None:
    """The same number of portals of each shape, on the fields and in the cities (B2.5)."""
    copies = 4 if position.facts.players > 2 else 3
    counts = [0] * SHAPES
    for field in range(FIELDS):
        for shape in range(SHAPES):
            count = position.portals[field * SHAPES + shape]
            demand(count >= 0, f"{count} portals of shape {shape} on field {field + 1}")
            counts[shape] += count
    for city in position.cities:
        for place in bits(city.portals):
            counts[position.facts.edition.boards[city.board][place]] += 1
    demand(counts == [copies] * SHAPES, f"portals of each shape: {counts}, not {copies} each")


def check_paths(position: Position) -> None:
    """Every path tile of the edition, open, in a stack or in a city."""
    tiles = [kind for kind in position.open_paths if kind != NOTHING]
    tiles += [tile % position.facts.batch for stack in position.stacks for tile in stack]
    for city in position.cities:
        tiles += [kind for kind in city.paths if kind != NOTHING and kind != START_PATH]
    same("path tiles", tiles, position.facts.edition.path_tiles)
    gaps = OPEN_PATHS - len([kind for kind in position.open_paths if kind != NOTHING])
    left = sum([len(stack) for stack in position.stacks])
    demand(gaps == 0 or left == 0, f"{gaps} open path tiles missing while {left} are left")


def check_gnomes(position: Position) -> None:
    """Every specialist in play and every elder, in one place."""
    facts = position.facts
    gnomes = [gnome for gnome in position.specialists if gnome]
    left = len(position.gnome_deck)
    demand(
        len(gnomes) == OPEN_SPECIALISTS or left == 0,
        f"{len(gnomes)} open specialists while {left} are left",
    )
    gnomes += list(position.gnome_deck) + list(position.gnome_discards)
    gnomes += bits(position.elders) + bits(position.tom_gnomes)
    for city in position.cities:
        gnomes += bits(city.gnomes)
    wanted = [
        gnome
        for gnome in range(1, SPECIALISTS + ELDERS + 1)
        if gnome > SPECIALISTS or not (facts.solo and facts.gnome_resources[gnome] == GOLD)
    ]
    same("gnomes", gnomes, wanted)


def check_council(position: Position) -> None:
    """As many novices in the High Council as have left home."""
    seated = sum([1 for space in position.council_novices if space > 0])
    for city in position.cities:
        seated += sum([1 for space in city.novices if space > 0])
    demand(seated == position.seated, f"{seated} novices are seated, {position.seated} were noted")
    reached = position.seated >= position.facts.countdown_novices
    demand(reached == (position.countdown > 0), f"countdown {position.countdown} at {seated}")
    demand(0 <= position.countdown <= COUNTDOWN_ROUNDS + 1, f"countdown {position.countdown}")


def check_decision(position: Position) -> None:
    """More than one choice while the game lasts, each once; none afterwards."""
    options = position.options
    demand(len(set(options)) == len(options), f"a choice is offered twice: {options}")
    name = position.phase_name()
    if position.phase == OVER:
        demand(not options, "choices are open after the end")
    else:
        demand(len(options) > 1, f"{len(options)} choices in the phase '{name}'")


def check_tom(position: Position) -> None:
    """Tom's deck is gone through a whole number of times (B21.14)."""
    if not position.facts.solo:
        demand(position.tom_cards == 0, "Tom has played in a game without him")
        return
    deck = len(position.facts.edition.tom_deck)
    played = position.tom_cards
    left = len(position.tom_deck)
    demand((played + left) % deck == 0, f"Tom has played {played} cards and {left} are left")
    demand(played <= PASSES * deck, f"Tom has played {played} cards")
    if position.phase not in (OVER, TOM_CHOOSES):
        demand(played < PASSES * deck, "the game goes on after Tom's last card")


def check_fate_sets(position: Position) -> None:
    """No two players have the same fate tiles where these differ (B3.4)."""
    facts = position.facts
    cities = position.cities[: facts.players]
    tiles = [(*city.supply, *(tile for tile, _ in city.laid))[0] for city in cities]
    sets = {tile // FATE_TILES for tile in tiles}
    demand(len(sets) == min(facts.fate_sets, facts.players), f"sets of fate tiles: {sets}")


def check_scores(position: Position) -> None:
    """Scores are the sums of their sources."""
    scores = position.scores()
    for seat in range(len(position.cities)):
        lines = breakdown(position.facts, position.cities[seat])
        demand(scores[seat] == sum(lines), f"{lines} do not add up to {scores[seat]}")
        demand(min(lines) >= 0, f"a source of points is negative: {lines}")
    best = [seat for seat in position.winners() if scores[seat] == max(scores)]
    demand(best != [], "nobody has won")


# A city


def check_city(position: Position, seat: int) -> None:
    """What one city holds, with its name before any complaint."""
    city = position.cities[seat]
    tom = position.facts.solo and seat == TOM
    try:
        demand(min(city.goods) >= 0, f"negative goods: {city.goods}")
        check_places(city)
        check_guardians(city)
        check_novices(position, city, seat)
        gnomes = position.tom_gnomes if tom else city.gnomes
        demand(city.gnome_count == len(bits(gnomes)), f"{city.gnome_count} gnomes were noted")
        if not tom:
            check_fate(position, city)
            check_offerings(position, city)
    except BrokenPosition as problem:
        raise BrokenPosition(f"city {seat + 1}: {problem}") from None


def check_places(city: City) -> None:
    """Paths without gaps; bonfires only where tasks are; masks that agree with their places."""
    built = [place for place in range(PLACES) if city.paths[place] != NOTHING]
    demand(built == list(range(city.path_count)), f"paths at {built}, {city.path_count} noted")
    filled = [place for place in range(PLACES) if city.tasks[place] != NOTHING]
    demand(filled == bits(city.filled), f"tasks at {filled}, noted at {bits(city.filled)}")
    demand(city.lit & ~city.filled == 0, "a bonfire without a task")
    demand(0 <= city.portals < 1 << PLACES, f"portals at {bits(city.portals)}")


def check_guardians(city: City) -> None:
    """Guardians where they may stand (B11.3, B11.4)."""
    present = [where for where in city.guardians if where != ABSENT]
    demand(len(present) == city.guardian_count, f"{city.guardian_count} guardians were noted")
    for where in present:
        place = where - AT_BONFIRE if where > AT_BONFIRE else where - START
        demand(place <= city.path_count, f"a guardian beyond the last path, at place {place}")
        if where > AT_BONFIRE:
            open_gate = city.portals & city.lit & 1 << (place - 1)
            demand(open_gate != 0, f"a guardian at place {place}, which has no open bonfire")
        if where > AT_BONFIRE or (where > START and not city.has(CROWDED_PATHS)):
            demand(present.count(where) == 1, f"two guardians at the same spot of place {place}")


def check_novices(position: Position, city: City, seat: int) -> None:
    """The novice of every bonfire is in the High Council (B14.2); no two on a space but with
    gnome 24. Tom sends his four in order (B21.8)."""
    spaces = [space for space in city.novices if space > 0]
    demand(max([0, *spaces]) <= COUNCIL_SPACES, f"novices on spaces {spaces}")
    if position.facts.solo and seat == TOM:
        return
    gone = [place for place in range(PLACES) if city.novices[place] > 0]
    if position.phase == SEATING and seat == position.seat and position.picked < PLACES:
        gone.append(position.picked)
    same("bonfires whose novice has left", gone, bits(city.lit))
    if not city.has(SHARED_COUNCIL_SPACES):
        demand(len(set(spaces)) == len(spaces), f"two own novices on a space: {spaces}")


def check_fate(position: Position, city: City) -> None:
    """Every fate tile once, no two on a cell, and the areas as they would be measured anew."""
    facts = position.facts
    tiles = [tile for tile, _ in city.laid] + list(city.supply)
    if city.eighth != NOTHING:
        tiles.append(city.eighth)
    first = FATE_TILES * (tiles[0] // FATE_TILES)
    same("fate tiles", tiles, list(range(first, first + FATE_TILES)))
    covered = 0
    for _, placement in city.laid:
        for cell in facts.area.placements[placement].cells:
            demand(covered & cell == 0, "two fate tiles on a cell")
            covered |= cell
    demand(covered == city.covered, "the covered cells are not those of the fate tiles")
    demand(sum(city.symbols) == covered, "the symbols do not lie on the covered cells")
    fresh = city.copy()
    measure_areas(facts, fresh, ALL_SYMBOLS)
    demand(fresh.largest == city.largest, "the largest areas are out of date")
    demand(fresh.second == city.second, "the second largest areas are out of date")
    if city.laid:
        demand(has_room(facts, city) == city.room, "whether there is room is out of date")


def check_offerings(position: Position, city: City) -> None:
    """Ten offerings: in their stacks or on islands (B9.4)."""
    same("offerings", list(city.offerings), position.facts.edition.offerings)
    gone = sum(city.offered)
    demand(gone == sum(city.given), f"{gone} offerings have left, {sum(city.given)} lie on islands")
    demand(gone == COUNT[city.filled], f"{gone} offerings for {COUNT[city.filled]} tasks")

"""A small builder: arrange a position of Bonfire in a player's words, then play it by texts."""

from pathlib import Path

from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.constants import (
    ABSENT,
    AT_BONFIRE,
    COUNCIL_TASK_NAMES,
    GOODS,
    GOODS_NAMES,
    NOTHING,
    OWN_GUARDIAN,
    PATH_RESOURCES,
    PLACES,
    START,
    TASK_ISLANDS,
)
from fireside.bonfire.rules.fate import ALL_SYMBOLS, has_room, measure_areas, put
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.scoring import SOURCES, breakdown
from fireside.bonfire.rules.state.city import City, replaced
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.position import TURN
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.rules.tom import NUMBER_OF_CARD
from fireside.bonfire.rules.vocabulary import LAY
from tests.by_text import ByText


class Table(ByText):
    """A game in its first turn, with the openings made; every city's goods are put away."""

    def __init__(
        self,
        players: int = 2,
        seed: int = 1,
        first_game: bool = False,
        handicap: int = 0,
        edition: Path | None = None,
    ) -> None:
        self.game: Bonfire = Bonfire(load(edition), players, first_game, handicap)
        self.facts: Facts = self.game.facts
        self.edition = self.facts.edition
        self.state: BonfireState = self.game.start(seed)
        while self.state.turn == 0:
            self.do("open as dealt")
        for seat in range(players):
            self.goods(seat)

    # Playing

    def refresh(self) -> "Table":
        """Ask anew for the turn's choices after something was arranged. Arrange everything first:
        a turn with a single choice goes on by itself."""
        self.state.phase = TURN
        self.state.settle()
        return self

    # Looking

    def city(self, seat: int | None = None) -> City:
        """A city that may be changed."""
        state = self.state
        number = state.seat if seat is None else seat
        state.cities = [city.copy() for city in state.cities]
        return state.cities[number]

    def has(self, name: str, seat: int = 0) -> int:
        """How many tokens or resources of a kind a city has."""
        return self.state.cities[seat].goods[GOODS_NAMES.index(name)]

    def held(self, seat: int = 0) -> dict[str, int]:
        """All tokens and resources of a city that it has at all."""
        goods = self.state.cities[seat].goods
        return {name: goods[good] for good, name in enumerate(GOODS_NAMES) if goods[good]}

    def points(self, seat: int = 0) -> int:
        """Points scored in play."""
        return self.state.cities[seat].points

    def scoring(self, seat: int = 0) -> dict[str, int]:
        """The final scoring of a city as it stands, line by line."""
        lines = breakdown(self.facts, self.state.cities[seat])
        return dict(zip(SOURCES, lines, strict=True))

    def where(self, guardian: str, seat: int = 0) -> str:
        """Where a guardian stands: absent, start, path 3, bonfire 3."""
        location = self.state.cities[seat].guardians[self.edition.guardian_names.index(guardian)]
        if location > AT_BONFIRE:
            return f"bonfire {location - AT_BONFIRE}"
        if location > START:
            return f"path {location - START}"
        return "start" if location == START else "absent"

    # Arranging. Each returns the table, so that calls can be chained; `refresh` comes last.

    def goods(self, seat: int = 0, **counts: int) -> "Table":
        """Give a city exactly these tokens and resources."""
        city = self.city(seat)
        city.goods = [0] * GOODS
        for name, count in counts.items():
            city.goods[GOODS_NAMES.index(name)] = count
        return self

    def ship(self, island: str, seat: int = 0) -> "Table":
        """Let a ship lie at an island."""
        self.city(seat).ship = self.edition.island_names.index(island)
        return self

    def paths(self, *tiles: str, seat: int = 0) -> "Table":
        """Path tiles at places 2, 3, ...: crystal and resource, like 'blue-herb'."""
        city = self.city(seat)
        kinds = [self.path_kind(tile) for tile in tiles]
        city.paths = (city.paths[0], *kinds, *[NOTHING] * (PLACES - 1 - len(kinds)))
        city.path_count = 1 + len(kinds)
        return self

    def path_kind(self, tile: str) -> int:
        """The number of a kind of path tile."""
        return [self.edition.path_name(kind) for kind in range(len(PATH_RESOURCES))].index(tile)

    def open_paths(self, *tiles: str) -> "Table":
        """The four open path tiles."""
        self.state.open_paths = tuple(self.path_kind(tile) for tile in tiles)
        return self

    def stacks(self, *stacks: list[str]) -> "Table":
        """The path stacks, top tile last."""
        self.state.stacks = tuple(tuple(self.path_kind(t) for t in tiles) for tiles in stacks)
        return self

    def portals(self, *places: int, seat: int = 0) -> "Table":
        """Portals in the gaps of these places."""
        self.city(seat).portals = sum(1 << (place - 1) for place in places)
        return self

    def field(self, field: int, *shapes: str, used: bool = True) -> "Table":
        """The Great Bonfire at a field, and which portals lie there."""
        self.state.field = field - 1
        self.state.wheel_used = used
        return self.field_portals(field, *shapes) if shapes else self

    def field_portals(self, field: int, *shapes: str) -> "Table":
        """Exactly these portals on a field."""
        portals = self.state.portals
        for index, shape in enumerate(self.edition.shapes):
            portals = replaced(portals, (field - 1) * 7 + index, shapes.count(shape))
        self.state.portals = portals
        return self

    def task(self, place: int, name: str, lit: bool = False, seat: int = 0) -> "Table":
        """A task, or with `lit` a bonfire, at a place. It is taken from wherever it lies."""
        number = self.task_number(name)
        self.state.islands = tuple(NOTHING if t == number else t for t in self.state.islands)
        city = self.city(seat)
        city.tasks = replaced(city.tasks, place - 1, number)
        city.filled |= 1 << (place - 1)
        if lit:
            city.lit |= 1 << (place - 1)
        return self

    def task_number(self, name: str) -> int:
        """The number of a task tile."""
        return [task.name for task in self.edition.tasks].index(name)

    def island(self, name: str, *tasks: str) -> "Table":
        """Exactly these tasks on an island; they are taken from wherever they lie."""
        numbers = [self.task_number(task) for task in tasks]
        slots = [NOTHING if task in numbers else task for task in self.state.islands]
        first = 3 * self.edition.island_names.index(name)
        slots[first : first + 3] = numbers + [NOTHING] * (3 - len(numbers))
        self.state.islands = tuple(slots)
        return self

    def offerings(self, first: list[str], second: list[str], seat: int = 0) -> "Table":
        """What is left of the two offering stacks, the open one first."""
        resources = GOODS_NAMES[7:]
        city = self.city(seat)
        stacks = [[resources.index(name) for name in names] for names in (first, second)]
        city.offerings = tuple(
            resource for stack in stacks for resource in [0] * (5 - len(stack)) + stack
        )
        city.offered = (5 - len(first), 5 - len(second))
        return self

    def given(self, seat: int = 0, **islands: int) -> "Table":
        """Own offerings on islands: given(flower_1=2)."""
        city = self.city(seat)
        counts = [0] * TASK_ISLANDS
        for name, count in islands.items():
            counts[self.edition.island_names.index(name.replace("_", "-"))] = count
        city.given = tuple(counts)
        return self

    def guardians(self, seat: int = 0, **where: str) -> "Table":
        """Where guardians stand: guardians(own='path 2', grey='start'). Others are absent; the own
        one is on the start space unless named."""
        city = self.city(seat)
        locations = [ABSENT] * OWN_GUARDIAN + [START]
        for name, text in where.items():
            kind, _, place = text.partition(" ")
            base = {"start": START, "path": START, "bonfire": AT_BONFIRE}[kind]
            locations[self.edition.guardian_names.index(name)] = base + int(place or 0)
        city.guardians = tuple(locations)
        city.guardian_count = sum(1 for location in locations if location != ABSENT)
        return self

    def gnomes(self, *numbers: int, seat: int = 0) -> "Table":
        """Gnomes in a city; they leave display and deck."""
        state = self.state
        city = self.city(seat)
        city.gnomes = sum(1 << number for number in numbers)
        city.gnome_count = len(numbers)
        city.room = has_room(self.facts, city)
        state.specialists = tuple(0 if g in numbers else g for g in state.specialists)
        state.gnome_deck = tuple(g for g in state.gnome_deck if g not in numbers)
        state.elders &= ~city.gnomes
        return self

    def display(self, *specialists: int, deck: list[int] | None = None) -> "Table":
        """The open specialists, and the gnome deck with its top card last."""
        state = self.state
        state.specialists = (*specialists, *[0] * (6 - len(specialists)))
        if deck is not None:
            state.gnome_deck = tuple(deck)
        else:
            state.gnome_deck = tuple(g for g in state.gnome_deck if g not in specialists)
        return self

    def supply(self, *tiles: int, seat: int = 0) -> "Table":
        """The fate tiles of the supply row, by number from 1."""
        self.city(seat).supply = tuple(tile - 1 for tile in tiles)
        return self

    def fate(self, *laid: tuple[int, str], seat: int = 0) -> "Table":
        """The fate area anew: tiles by number with their texts, like (4, 'lay 4,3 right')."""
        city = self.city(seat)
        city.laid = ()
        city.symbols = (0,) * 6
        city.covered = 0
        for tile, text in laid:
            put(self.facts, city, tile - 1, self.game.number(text) - LAY)
        measure_areas(self.facts, city, ALL_SYMBOLS)
        city.room = has_room(self.facts, city)
        return self

    def cover(self, cells: list[tuple[int, int]], seat: int = 0) -> "Table":
        """Cover cells of the fate area, whatever their symbols."""
        city = self.city(seat)
        city.covered |= self.facts.area.mask(cells)
        city.room = has_room(self.facts, city)
        return self

    def symbols(self, seat: int = 0, **cells: list[tuple[int, int]]) -> "Table":
        """Exactly these symbols in the fate area: symbols(ship=[(4, 3)], task=[(5, 3)])."""
        city = self.city(seat)
        area = self.facts.area
        city.symbols = tuple(area.mask(cells.get(name, [])) for name in GOODS_NAMES[:6])
        city.covered = sum(city.symbols)
        measure_areas(self.facts, city, ALL_SYMBOLS)
        city.room = has_room(self.facts, city)
        return self

    def council(self, seat: int = 0, **novices: int) -> "Table":
        """Own novices of places in council spaces: council(place_1=5), and council novices by
        their task: council(portals=3)."""
        for name, space in novices.items():
            if name.startswith("place_"):
                city = self.city(seat)
                city.novices = replaced(city.novices, int(name[6:]) - 1, space)
            else:
                task = COUNCIL_TASK_NAMES.index(name)
                self.state.council_novices = replaced(self.state.council_novices, task, space)
            self.state.seated += 1
        return self

    def tom_deck(self, *cards: str) -> "Table":
        """Tom's next cards, the first to be turned over first."""
        self.state.tom_deck = tuple(NUMBER_OF_CARD[card] for card in reversed(cards))
        return self

    def again(self, seat: int = 0) -> "Table":
        """Let a seat begin a turn now, whoever was due."""
        self.state.seat = seat
        self.state.acted = False
        self.state.bonus_taken = False
        return self.refresh()

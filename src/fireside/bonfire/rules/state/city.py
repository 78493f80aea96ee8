"""A city: all that one player, or Tom, has on the table."""

from typing import Final, final

from mypy_extensions import i64

from fireside.bonfire.rules.constants import (
    ABSENT,
    AT_BONFIRE,
    DOCK,
    FIVE_GUARDIANS,
    GUARDIANS,
    MOST_GNOMES,
    NOTHING,
    OWN_GUARDIAN,
    PLACES,
    SEVEN_PATHS,
    SEVEN_PORTALS,
    SEVEN_TASKS,
    START,
    START_PATH,
    TASK_ISLANDS,
)
from fireside.bonfire.rules.state.facts import COUNT
from fireside.core.state import fields_of

# Why a city has no more turns.
PLAYING: Final = 0
STUCK: Final = 1  # B4.4
PASSED: Final = 2  # B16.4

FULL: Final = (1 << PLACES) - 1

# What a city begins with; shared by all, since nothing is changed in place.
NONE_OFFERED: Final = (0, 0)
NONE_GIVEN: Final = (0,) * TASK_ISLANDS
ONLY_START_PATH: Final = (START_PATH,) + (NOTHING,) * (PLACES - 1)
NO_TASKS: Final = (NOTHING,) * PLACES
ALL_AT_HOME: Final = (0,) * PLACES
OWN_AT_START: Final = (ABSENT,) * OWN_GUARDIAN + (START,)
NO_SYMBOLS: Final = (0,) * 6


@final
class City:
    """One city. But for `goods`, every field is replaced when it changes, never changed in place:
    so a copy may share them all."""

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods  # tokens, then resources
        self.board = 0
        self.points = 0  # scored during play
        self.ship = DOCK
        self.status = PLAYING
        self.turns = 0
        # Places, counted from 0 here and from 1 on the board.
        self.paths: tuple[int, ...] = ONLY_START_PATH
        self.path_count = 1
        self.portals = 0  # one bit a place
        self.tasks: tuple[int, ...] = NO_TASKS
        self.filled = 0  # places with a task or bonfire, one bit each
        self.lit = 0
        self.novices: tuple[int, ...] = ALL_AT_HOME  # the council space of each, 0 at home
        # Guardians by colour, the own one last.
        self.guardians: tuple[int, ...] = OWN_AT_START
        self.guardian_count = 1
        self.gnomes: i64 = 0  # bit n for gnome n
        self.gnome_count = 0
        # Offerings: two stacks of five, and how many of each stack are gone.
        self.offerings: tuple[int, ...] = ()
        self.offered: tuple[int, ...] = NONE_OFFERED
        self.given: tuple[int, ...] = NONE_GIVEN  # own offerings on each island
        # Fate tiles by number; the area as bits, one mask a symbol.
        self.supply: tuple[int, ...] = ()
        self.eighth = NOTHING
        self.laid: tuple[tuple[int, int], ...] = ()  # (tile, placement) in the order of laying
        self.symbols: tuple[int, ...] = NO_SYMBOLS
        self.covered = 0
        self.largest: tuple[int, ...] = NO_SYMBOLS  # cells of the largest area of each symbol
        self.second: tuple[int, ...] = NO_SYMBOLS  # and of the next
        self.room = True  # whether a tile can be laid at all

    def copy(self) -> "City":
        """An independent city with the same things."""
        new = City(self.goods[:])
        new.board = self.board
        new.points = self.points
        new.ship = self.ship
        new.status = self.status
        new.turns = self.turns
        new.paths = self.paths
        new.path_count = self.path_count
        new.portals = self.portals
        new.tasks = self.tasks
        new.filled = self.filled
        new.lit = self.lit
        new.novices = self.novices
        new.guardians = self.guardians
        new.guardian_count = self.guardian_count
        new.gnomes = self.gnomes
        new.gnome_count = self.gnome_count
        new.offerings = self.offerings
        new.offered = self.offered
        new.given = self.given
        new.supply = self.supply
        new.eighth = self.eighth
        new.laid = self.laid
        new.symbols = self.symbols
        new.covered = self.covered
        new.largest = self.largest
        new.second = self.second
        new.room = self.room
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return (City, (self.goods,), fields_of(self))

    def key(self) -> tuple[object, ...]:
        """All fields, for comparing and hashing. What follows from others is left out."""
        return (
            tuple(self.goods),
            self.board,
            self.points,
            self.ship,
            self.status,
            self.turns,
            self.paths,
            self.portals,
            self.tasks,
            self.lit,
            self.novices,
            self.guardians,
            self.gnomes,
            self.offerings,
            self.offered,
            self.given,
            self.supply,
            self.eighth,
            tuple(sorted(self.laid)),
        )

    def has(self, gnome: i64) -> bool:
        """Whether a specialist or elder lives here, by its name in abilities.py."""
        return self.gnomes >> gnome & 1 != 0

    def gnomes_among(self, first: i64, last: i64) -> int:
        """How many of the gnomes with these numbers, eight at most, live here."""
        return COUNT[self.gnomes >> first & (1 << (last - first + 1)) - 1]

    def open_offering(self, stack: int) -> int:
        """The resource on the open offering of a stack, or NOTHING."""
        gone = self.offered[stack]
        return NOTHING if gone == 5 else self.offerings[5 * stack + gone]

    def fulfils(self, council_task: int) -> bool:
        """Whether the condition of a council task holds (B17)."""
        if council_task == SEVEN_TASKS:
            return self.filled == FULL
        if council_task == SEVEN_PORTALS:
            return self.portals == FULL
        if council_task == SEVEN_PATHS:
            return self.path_count == PLACES
        if council_task == FIVE_GUARDIANS:
            return self.guardian_count == GUARDIANS
        return self.gnome_count == MOST_GNOMES

    def bonfires(self) -> int:
        """How many bonfires are lit."""
        return COUNT[self.lit]

    def guardians_at_bonfires(self) -> int:
        """How many guardians stand at bonfires."""
        return sum(1 for where in self.guardians if where > AT_BONFIRE)


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same values with one of them changed."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)

"""Facts: what never changes during one game, laid out for the rules to look up quickly."""

from typing import Final, final

from fireside.bonfire.rules.area import FateArea
from fireside.bonfire.rules.constants import (
    COUNCIL_SPACES,
    FATE_TILES,
    GNOME,
    NOTHING,
    PLACES,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.rules.vocabulary import LAY

COUNTDOWN_NOVICES: Final = [0, 7, 7, 10, 13]  # by players (B16.1)
COUNT: Final = [mask.bit_count() for mask in range(1 << COUNCIL_SPACES)]  # bits of a small mask


@final
class Facts:
    """The edition, the options, and tables made from them."""

    def __init__(self, edition: Edition, players: int, first_game: bool, handicap: int) -> None:
        self.edition: Final = edition
        self.players: Final = players
        self.solo: Final = players == 1
        self.first_game: Final = first_game
        self.handicap: Final = handicap
        self.cities: Final = 2 if players == 1 else players  # Tom has one too (B21.2)
        self.area: Final = FateArea(edition)
        self.distances: Final = edition.distances
        self.countdown_novices: Final = COUNTDOWN_NOVICES[players]
        self.task_kinds: Final = [task.kind for task in edition.tasks]
        self.task_colours: Final = [task.colour for task in edition.tasks]
        self.task_points: Final = [task.points for task in edition.tasks]
        # What a task asks for: the one or two things shown, or the number of its five tokens.
        self.task_first: Final = [(*task.shows, NOTHING)[0] for task in edition.tasks]
        self.task_second: Final = [(*task.shows, NOTHING, NOTHING)[1] for task in edition.tasks]
        self.fives: Final[list[list[int]]] = []  # five tokens, counted by kind
        for number, task in enumerate(edition.tasks):
            if len(task.shows) > 2:
                self.task_first[number] = len(self.fives)
                self.fives.append([task.shows.count(token) for token in range(len(TOKEN_NAMES))])
        self.path_crystals: Final = edition.path_crystals
        # A tile in a stack is its kind + this * the batch it was put there with: tiles of one batch
        # lie in an order that nobody knows, but that they lie above a later batch is known to all
        # (B7.4).
        self.batch: Final = 32 if edition.gold_paths() else 16
        self.look_up_gold: Final = LAY + len(self.area.placements)  # choices, by crystal (bonus 2)
        self.fate_sets: Final = len(edition.fate_tiles) // FATE_TILES
        self.gnome_resources: Final = [
            0,
            *(edition.gnome_resource(gnome) for gnome in range(1, 34)),
        ]
        self.islands_of: Final = [edition.islands_of(resource) for resource in range(GNOME)]

    def __reduce__(self) -> tuple[object, ...]:
        return (Facts, (self.edition, self.players, self.first_game, self.handicap))


# The places in the order in which gaps are filled: counter-clockwise, from 7 (B12.4).
GAPS_IN_ORDER: Final = list(range(PLACES - 1, -1, -1))

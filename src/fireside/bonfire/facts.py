"""Facts: what never changes during one game, laid out for the rules to look up quickly."""

from typing import Final, final

from fireside.bonfire.area import FateArea
from fireside.bonfire.pieces import Edition
from fireside.bonfire.words import COUNCIL_SPACES, GNOME, PLACES

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
        self.task_first: Final = [task.first for task in edition.tasks]
        self.task_second: Final = [task.second for task in edition.tasks]
        self.gnome_resources: Final = [
            0,
            *(edition.gnome_resource(gnome) for gnome in range(1, 34)),
        ]
        self.islands_of: Final = [edition.islands_of(resource) for resource in range(GNOME)]

    def __reduce__(self) -> tuple[object, ...]:
        return (Facts, (self.edition, self.players, self.first_game, self.handicap))


# The places in the order in which gaps are filled: counter-clockwise, from 7 (B12.4).
GAPS_IN_ORDER: Final = list(range(PLACES - 1, -1, -1))

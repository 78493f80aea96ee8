"""What a title brings to the tests that every title must pass.

A new title writes one `TESTED` into the module `tested` beside its own tests.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from fireside.core.chance import Chance
from fireside.core.event import Event
from fireside.core.view import View

# Each title's functions take its own kind of state.
AnyState = Any
Options = tuple[tuple[str, str], ...]
Player = Callable[[AnyState, Chance], int]

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Whole:
    """One whole game: everything that decides how it goes."""

    title: str
    players: int
    seed: int
    player: str = "random"
    options: Options = ()
    box: str = ""  # an edition of the title's `boxes`; ours if empty

    def __str__(self) -> str:
        options = [key if value == "yes" else value for key, value in self.options]
        box = [self.box] if self.box else []
        parts = [self.title, f"{self.players}p", *options, *box, self.player, str(self.seed)]
        return "-".join(parts)


class Follower(Protocol):
    """Somebody who knows the view at the start and hears events: a view rebuilt from them."""

    def hear(self, facts: dict[str, Any]) -> None:
        """One event as the seat sees it."""

    def whole(self) -> View:
        """The view now, without the decision that is due."""


@dataclass
class Ended:
    """A finished game with all that happened in it."""

    state: AnyState
    events: list[Event]

    def told(self, what: str, **facts: object) -> list[Event]:
        """The events of a kind, with these facts."""
        return [
            event
            for event in self.events
            if event.what == what and facts.items() <= event.facts.items()
        ]


Shows = Callable[[Ended], bool]


def tie(shared: bool) -> Shows:
    """Equal points, and the victory shared or decided by something else."""

    def shows(game: Ended) -> bool:
        scores = game.state.scores()
        leaders = scores.count(max(scores))
        return leaders > 1 and len(game.state.winners()) == (leaders if shared else 1)

    return shows


@dataclass
class Recorded:
    """A recorded game: the first of its kind, from a seed on, that shows what it should."""

    whole: Whole
    shows: Shows


@dataclass(frozen=True)
class Tested:
    """A title, as the tests for every title need it."""

    __test__ = False  # for pytest: no class of tests

    title: str
    tables: list[tuple[int, Options]]  # every number of players with every option
    # Beside the one who plays at random; one of them is `thoughtful`, with some sense.
    players: dict[str, Player]
    quick_players: list[str]  # those whose games Hypothesis may play by the dozen
    whole_games: list[Whole]  # looked at decision by decision; they tell every kind of event
    check: Callable[[AnyState], None]  # whether a position is sound
    follow: Callable[[AnyState, int], Follower]  # from the first state, what a seat hears
    heard: set[str]  # every kind of event
    events: Path  # the page that tells of them, in a chapter of its own
    # Copies: the list of what each seat has, which copies share until one of them changes; the
    # fields that are no part of a position; and those that follow from others.
    parts: str
    own_affairs: set[str]
    derived: list[str]
    derived_of_parts: list[str]
    # Files: recorded games and digests in one folder, playthroughs in another.
    records: Path
    playthroughs: Path
    recorded: dict[str, Recorded]
    short: Whole  # a game without options whose record is damaged in every way
    digest_games: list[Whole]
    boxes: dict[str, str]  # editions of owners, as their files' texts
    played_through: dict[str, Whole]

    @property
    def rich_games(self) -> list[Whole]:
        """The whole games played with some sense."""
        return [whole for whole in self.whole_games if whole.player == "thoughtful"]

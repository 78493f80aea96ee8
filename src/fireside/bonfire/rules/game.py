"""Bonfire as a game: players, options and edition, ready to start."""

from collections.abc import Mapping
from typing import final

from fireside.bonfire.rules import handicap
from fireside.bonfire.rules.constants import TITLE
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.rules.scoring import SOURCES
from fireside.bonfire.rules.seen.printed import printed_on
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.state import BonfireState, start
from fireside.bonfire.rules.vocabulary import vocabulary
from fireside.core.game import Game, GameError
from fireside.core.state import State
from fireside.core.view import View

RULES = 2  # the version of the rules, as records name it


@final
class Bonfire(Game):
    """The title with its options."""

    def __init__(
        self, edition: Edition, players: int, first_game: bool = False, handicap: int = 0
    ) -> None:
        if not 1 <= players <= 4:
            raise GameError(f"Bonfire is for 1 to 4 players, not {players}")
        if handicap and players != 1:
            raise GameError("a handicap is for solo games only (B22)")
        self.facts = Facts(edition, players, first_game, handicap)
        super().__init__(
            TITLE,
            RULES,
            players,
            f"{edition.name} {edition.digest}",
            vocabulary(edition, self.facts.area),
        )

    def __reduce__(self) -> tuple[object, ...]:
        facts = self.facts
        return (Bonfire, (facts.edition, facts.players, facts.first_game, facts.handicap))

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        if self.facts.first_game:
            options["first-game"] = "yes"
        if self.facts.handicap:
            options["handicap"] = str(self.facts.handicap)
        return options

    def sources(self) -> list[str]:
        return SOURCES

    def outcome(self, state: State, seat: int) -> str:
        if not self.facts.solo:
            return super().outcome(state, seat)
        assert isinstance(state, BonfireState)
        return handicap.outcome(state)

    def printed(self) -> View:
        return printed_on(self.facts)

    def start(self, seed: int) -> BonfireState:
        return start(self.facts, seed)


def made(edition: Edition, players: int, options: Mapping[str, str]) -> Bonfire:
    """The game with its options as text."""
    if options.get("first-game", "yes") != "yes":
        raise GameError("first-game is 'yes' or left out")
    handicap = options.get("handicap", "0")
    try:
        points = int(handicap)
    except ValueError:
        raise GameError(f"handicap must be a whole number, not '{handicap}'") from None
    return Bonfire(edition, players, "first-game" in options, points)

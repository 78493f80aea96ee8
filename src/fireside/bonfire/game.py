"""Bonfire as a game: players, options and edition, ready to start."""

from typing import final

from fireside.bonfire.facts import Facts
from fireside.bonfire.pieces import Edition
from fireside.bonfire.printed import printed_on
from fireside.bonfire.state import BonfireState, start
from fireside.bonfire.vocabulary import vocabulary
from fireside.core.game import Game, GameError
from fireside.core.view import View

TITLE = "bonfire"
RULES = 1  # the version of the rules, as records name it


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

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        if self.facts.first_game:
            options["first-game"] = "yes"
        if self.facts.handicap:
            options["handicap"] = str(self.facts.handicap)
        return options

    def printed(self) -> View:
        return printed_on(self.facts)

    def start(self, seed: int) -> BonfireState:
        return start(self.facts, seed)

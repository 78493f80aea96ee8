"""Dewan as a game: players, scenario and edition, ready to start."""

from typing import final

from fireside.core.game import Game, GameError
from fireside.core.view import View
from fireside.dewan.facts import Facts
from fireside.dewan.pieces import Edition
from fireside.dewan.printed import printed_on
from fireside.dewan.state import DewanState, start
from fireside.dewan.vocabulary import vocabulary
from fireside.dewan.words import SCENARIO_NAMES

TITLE = "dewan"
RULES = 1  # the version of the rules, as records name it


@final
class Dewan(Game):
    """The title with its options."""

    def __init__(self, edition: Edition, players: int, scenario: str = "base") -> None:
        if not 2 <= players <= 4:
            raise GameError(f"Dewan is for 2 to 4 players, not {players}")
        if scenario not in SCENARIO_NAMES:
            allowed = ", ".join(SCENARIO_NAMES)
            raise GameError(f"Dewan has no scenario '{scenario}'; it has {allowed}")
        if scenario == "team" and players != 4:
            raise GameError(f"the team scenario is for 4 players, not {players}")
        self.facts = Facts(edition, players, SCENARIO_NAMES.index(scenario))
        super().__init__(
            TITLE,
            RULES,
            players,
            f"{edition.name} {edition.digest}",
            vocabulary(edition, players, self.facts.coordinates),
        )

    def options(self) -> dict[str, str]:
        scenario = self.facts.scenario_name
        return {} if scenario == "base" else {"scenario": scenario}

    def printed(self) -> View:
        return printed_on(self.facts)

    def start(self, seed: int) -> DewanState:
        return start(self.facts, seed)

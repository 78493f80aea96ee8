"""Dewan as a game: players, scenario and edition, ready to start."""

from collections.abc import Mapping
from typing import final

from fireside.core.game import Game, GameError
from fireside.core.view import View
from fireside.dewan.rules.constants import TITLE
from fireside.dewan.rules.pieces import Edition
from fireside.dewan.rules.scenarios import SCENARIO_NAMES, scenario_named
from fireside.dewan.rules.seen.printed import printed_on
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.state import DewanState, start
from fireside.dewan.rules.vocabulary import vocabulary

RULES = 2  # the version of the rules, as records name it


@final
class Dewan(Game):
    """The title with its options."""

    def __init__(self, edition: Edition, players: int, scenario: str = "base") -> None:
        if not 2 <= players <= 4:
            raise GameError(f"Dewan is for 2 to 4 players, not {players}")
        if scenario not in SCENARIO_NAMES:
            allowed = ", ".join(SCENARIO_NAMES)
            raise GameError(f"Dewan has no scenario '{scenario}'; it has {allowed}")
        row = scenario_named(scenario)
        if players not in row.players:
            allowed = " or ".join(map(str, row.players))
            raise GameError(f"the {scenario} scenario is for {allowed} players, not {players}")
        self.facts = Facts(edition, players, row)
        super().__init__(
            TITLE,
            RULES,
            players,
            f"{edition.name} {edition.digest}",
            vocabulary(edition, players, self.facts.coordinates),
        )

    def __reduce__(self) -> tuple[object, ...]:
        facts = self.facts
        return (Dewan, (facts.edition, facts.players, facts.scenario.name))

    def options(self) -> dict[str, str]:
        scenario = self.facts.scenario.name
        return {} if scenario == "base" else {"scenario": scenario}

    def side_of(self, seat: int) -> int:
        return self.facts.team_of(seat)

    def sources(self) -> list[str]:
        return self.facts.scenario.source_names

    def printed(self) -> View:
        return printed_on(self.facts)

    def start(self, seed: int) -> DewanState:
        return start(self.facts, seed)


def made(edition: Edition, players: int, options: Mapping[str, str]) -> Dewan:
    """The game with its options as text."""
    return Dewan(edition, players, options.get("scenario", "base"))

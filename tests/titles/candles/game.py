"""Candles as a game: players, options and edition, ready to start."""

from collections.abc import Mapping

from candles.edition import HEAVIEST, Edition
from candles.state import CandlesState, Facts
from fireside.core.chance import seeded
from fireside.core.choice import Vocabulary, each, single
from fireside.core.game import Game, GameError
from fireside.core.view import View

RULES = 1
CHOICES = [single("gather", "gather"), each("light", "light {}", "weight", range(1, HEAVIEST + 1))]


class Candles(Game):
    """The title with its options."""

    def __init__(self, edition: Edition, players: int, draughty: bool) -> None:
        if not 2 <= players <= 4:
            raise GameError(f"Candles is for 2 to 4 players, not {players}")
        imprint = f"{edition.name} {edition.digest}"
        super().__init__("candles", RULES, players, imprint, Vocabulary(CHOICES))
        self.printed_values = edition
        self.draughty = draughty
        self.facts = Facts(imprint, edition.bears - 2 * draughty)  # C5

    def __reduce__(self) -> tuple[object, ...]:
        return (Candles, (self.printed_values, self.players, self.draughty))

    def options(self) -> dict[str, str]:
        return {"draughty": "yes"} if self.draughty else {}

    def sources(self) -> list[str]:
        return ["gathered", "fallen"]

    def printed(self) -> View:
        return {"bears": self.facts.bears}

    def start(self, seed: int) -> CandlesState:
        state = CandlesState(self.facts)
        state.chance = seeded(seed)
        state.deal(self.players, self.printed_values.weights)
        state.settle()
        return state


def made(edition: Edition, players: int, options: Mapping[str, str]) -> Candles:
    """The game with its options as text."""
    if options.get("draughty", "yes") != "yes":
        raise GameError("draughty is 'yes' or left out")
    return Candles(edition, players, "draughty" in options)

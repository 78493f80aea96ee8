"""Dewan's face: what the terminal player asks of the title."""

from collections.abc import Iterable
from typing import ClassVar, cast

from rich.console import RenderableType
from rich.table import Table

from fireside.cli.face import Face
from fireside.cli.menu import Entry
from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.state import NOBODY, State
from fireside.core.view import SPECTATOR, View
from fireside.dewan.rules.constants import NOTHING, TURN
from fireside.dewan.rules.fish import villages_of
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.state.phases import PHASES
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.terminal.board import Board, TargetMap, TribeBoard
from fireside.dewan.terminal.ending import points_table, result_words
from fireside.dewan.terminal.explain import Explainer
from fireside.dewan.terminal.story import Storyteller
from fireside.dewan.terminal.words import PLACE_EFFECTS, PLACING, QUESTIONS, spot


class DewanFace(Face):
    """Hands are hidden, so the screen goes from hand to hand."""

    secrets = True
    area_letter = "t"
    areas_name = "tribes"
    area_help = "tribe 2 in full"
    example_text = "camp at 3,-2"
    example_words = "forest fulfils"
    revealing: ClassVar[dict[str, str]] = {
        "open card": "a new card has been opened",
        "story": "a new story tile has come to light",
        "draw": "a card has been drawn",
    }

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.dewan = cast(Dewan, game)
        self.storyteller = Storyteller(self.dewan.facts.edition)

    def board(self, state: State, viewer: int = SPECTATOR) -> RenderableType:
        return Board(self.dewan, cast(DewanState, state), viewer)

    def area(self, state: State, number: int, viewer: int) -> RenderableType:
        return TribeBoard(self.dewan, cast(DewanState, state), number, viewer)

    def question(self, state: State) -> str:
        state = cast(DewanState, state)
        tribe = state.tribes[state.decider()]
        placing = ""
        if self.offers_targets(state):
            camp = len(tribe.camps)
            placing = PLACING.format(camp=camp, effect=PLACE_EFFECTS[camp])
        decision = state.view(state.decider())["decision"]
        paid = [paid_words(payment) for payment in decision["paid"]]
        return QUESTIONS[PHASES[state.phase].name].format(
            placing=placing,
            target="" if state.target == NOTHING else spot(state.space_name(state.target)),
            number=len(paid) + 1,
            size=state.size,
            paid=f" (so far: {', '.join(paid)})" if paid else "",
            fish=f"{min(villages_of(state, tribe), state.fish)} fish",
        )

    def picture(self, state: State) -> RenderableType | None:
        """Where a camp can be placed: the map with the least cost of each target."""
        state = cast(DewanState, state)
        return TargetMap(state) if self.offers_targets(state) else None

    def offers_targets(self, state: DewanState) -> bool:
        """Whether it is a turn in which some target can be paid."""
        first = self.dewan.facts.blocks.camp
        return state.phase == TURN and any(choice >= first for choice in state.choices())

    def entries(self, state: State) -> list[Entry]:
        explainer = Explainer(self.dewan, cast(DewanState, state))
        return [
            Entry(number, choice, self.game.text(choice), explainer.words(choice))
            for number, choice in enumerate(self.ordered(explainer), 1)
        ]

    def ordered(self, explainer: Explainer) -> list[int]:
        """The open choices; in a turn the cards, then the targets, those that cost least first."""
        choices = explainer.state.choices()
        if not self.offers_targets(explainer.state):
            return choices
        first = self.dewan.facts.blocks.camp
        costs = explainer.target_costs()
        return sorted(choices, key=lambda choice: costs.get(choice - first, 0))

    def story(self, events: Iterable[Event], viewer: int) -> list[tuple[str, str]]:
        return self.storyteller.lines(events, viewer)

    def points(self, state: State, heading: str) -> Table:
        return points_table(self.dewan, cast(DewanState, state), heading)

    def result(self, state: State) -> str:
        return result_words(self.dewan, cast(DewanState, state))


def paid_words(payment: View) -> str:
    """A card that pays, in the words of its choice."""
    if payment["to"] == NOBODY:
        return f"discard {payment['card']}"
    return f"give {payment['card']} to player {payment['to'] + 1}"

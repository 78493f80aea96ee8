"""What a choice is sure to bring, told before it is made."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from fireside.core.chance import Chance
from fireside.core.event import Event
from fireside.core.state import State

Story = list[dict[str, object]]
Sources = Callable[[State, int], dict[str, int]]  # a seat's points by where they come from

# So many that even where only two things are possible, all deals hardly ever agree by accident.
DEALS = 16
# Whether a choice ends the turn and brings something to light has been the same in all of them.
JUDGES = 4
BOUNDARIES = ("turn", "over")  # what comes after belongs to somebody else's turn


@dataclass(frozen=True, slots=True)
class Outcome:
    """The events that a choice is sure to bring, everybody's points then, and by how much the
    seat's own change, source by source; no points if they are not sure."""

    events: Story
    scores: list[int]
    changes: dict[str, int]


class Foresight:
    """What the choices of a position bring, seen in several deals that whoever is to move cannot
    tell from the true one. They are made up: the true one is not looked at."""

    def __init__(self, state: State, chance: Chance, sources: Sources) -> None:
        self.state = state
        self._seat = state.to_move()
        self._sources = sources
        self._deals = [state.determinize(self._seat, chance) for _ in range(DEALS)]

    @cached_property
    def outcomes(self) -> dict[int, Outcome]:
        """For each open choice what follows in every deal, as the seat would see it."""
        return {
            choice: outcome(self._deals, self._seat, choice, self._sources)
            for choice in self.state.choices()
        }

    def is_final(self, choice: int) -> bool:
        """Whether a choice may end the turn and bring something hidden to light, so that there
        would be no way back."""
        return any(ends_and_reveals(deal.copy(), choice) for deal in self._deals[:JUDGES])


def ends_and_reveals(trial: State, choice: int) -> bool:
    """Whether nobody has a say in this turn any more after a choice, an automaton's part apart, and
    something has come to light by then; the trial is played on."""
    own, revealed = (trial.to_move(), trial.turn, trial.label()), trial.revealed
    trial.apply(choice)
    return trial.revealed != revealed and (trial.to_move(), trial.turn, trial.label()) != own


def outcome(deals: list[State], seat: int, choice: int, sources: Sources) -> Outcome:
    """What a choice brings in all deals."""
    first = deals[0].copy()
    events, scores = foreseen(first, seat, choice)
    changes = differences(sources(deals[0], seat), sources(first, seat)) if scores else {}
    if first.revealed != deals[0].revealed:
        for deal in deals[1:]:
            events = shared(events, foreseen(deal.copy(), seat, choice)[0])
            if not events:
                break
    return Outcome(events, scores, changes)


def differences(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By how much numbers have changed, those that have."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def foreseen(trial: State, seat: int, choice: int) -> tuple[Story, list[int]]:
    """What a choice brings in this turn, and everybody's points then; the trial is played on."""
    events: list[Event] = []
    trial.log = events
    scores = trial.foresee(choice)
    ends = [number for number, event in enumerate(events) if event.what in BOUNDARIES]
    return [event.seen_by(seat) for event in events[: ends[0] if ends else None]], scores


def shared(one: Story, other: Story) -> Story:
    """What both stories begin with."""
    alike = 0
    while alike < min(len(one), len(other)) and one[alike] == other[alike]:
        alike += 1
    return one[:alike]

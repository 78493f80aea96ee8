"""What a choice is sure to bring, told before it is made."""

from dataclasses import dataclass

from fireside.core.chance import Chance
from fireside.core.event import Event
from fireside.core.state import State

Story = list[dict[str, object]]

# So many that even where only two things are possible, all deals hardly ever agree by accident.
DEALS = 16
BOUNDARIES = ("turn", "over")  # what comes after belongs to somebody else's turn


@dataclass(frozen=True, slots=True)
class Outcome:
    """The events that a choice is sure to bring, and everybody's points then; none if not sure."""

    events: Story
    scores: list[int]


def outcomes(state: State, seat: int, chance: Chance) -> dict[int, Outcome]:
    """For each open choice what follows in every deal that the seat holds possible, as the seat
    would see it. The deals are made up: the true one is not looked at."""
    deals = [state.determinize(seat, chance) for _ in range(DEALS)]
    return {choice: outcome(deals, seat, choice) for choice in state.choices()}


def outcome(deals: list[State], seat: int, choice: int) -> Outcome:
    """What a choice brings in all deals."""
    first = deals[0].copy()
    sure = foreseen(first, seat, choice)
    if first.revealed == deals[0].revealed:
        return sure  # nothing hidden had a part in it
    events = sure.events
    for deal in deals[1:]:
        events = shared(events, foreseen(deal.copy(), seat, choice).events)
        if not events:
            break
    return Outcome(events, sure.scores)


def foreseen(trial: State, seat: int, choice: int) -> Outcome:
    """What a choice brings in this turn; the trial is used up."""
    events: list[Event] = []
    trial.log = events
    scores = trial.foresee(choice)
    ends = [number for number, event in enumerate(events) if event.what in BOUNDARIES]
    return Outcome([event.seen_by(seat) for event in events[: ends[0] if ends else None]], scores)


def shared(one: Story, other: Story) -> Story:
    """What both stories begin with."""
    alike = 0
    while alike < min(len(one), len(other)) and one[alike] == other[alike]:
        alike += 1
    return one[:alike]

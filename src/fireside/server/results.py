"""The result of a finished game: for each seat of a person what came out, and where from."""

from dataclasses import dataclass

from fireside.bonfire import scoring as bonfire_scoring
from fireside.bonfire.handicap import outcome as solo_outcome
from fireside.bonfire.state import BonfireState
from fireside.core.state import State
from fireside.dewan import scoring as dewan_scoring
from fireside.dewan.state import DewanState
from fireside.table.seats import Holder
from fireside.table.table import Table


@dataclass(frozen=True)
class Result:
    """How a game ended for a seat. Its fields are columns of the results that are kept."""

    seat: int
    name: str
    title: str
    options: dict[str, str]
    players: int
    points: int
    outcome: str  # win, loss, draw
    place: int
    sides: int  # that could have won, Tom's too
    rivals: list[str]  # levels of bots, "tom", "person"
    scores: list[int]
    sources: dict[str, int]  # own points by source
    winners: dict[str, int]  # the same of whoever won


def results_of(table: Table) -> list[Result]:
    """The results of all people at a table that is over."""
    state = table.state
    scores, winners = state.scores(), table.winners()
    lines = points_by_source(state)
    sides = [side_of(state, seat) for seat in range(len(scores))]
    ranks = {side: (scores[seat], seat in winners) for seat, side in enumerate(sides)}
    return [
        Result(
            seat=seat,
            name=holder.name,
            title=table.game.title,
            options=table.game.options(),
            players=len(table.holders),
            points=scores[seat],
            outcome=outcome_of(state, seat),
            place=1 + sum(rank > ranks[sides[seat]] for rank in ranks.values()),
            sides=len(ranks),
            rivals=[
                kind_of(other)
                for number, other in enumerate(table.seats())
                if sides[number] != sides[seat]
            ],
            scores=scores,
            sources=lines[seat],
            winners=lines[winners[0]],
        )
        for seat, holder in enumerate(table.holders)
        if holder.is_person
    ]


def points_by_source(state: State) -> list[dict[str, int]]:
    """The points of each seat, and of Tom, source by source."""
    if isinstance(state, BonfireState):
        names = bonfire_scoring.SOURCES
        lines = [bonfire_scoring.breakdown(state.facts, city) for city in state.cities]
    else:
        assert isinstance(state, DewanState)
        names = dewan_scoring.SOURCES[state.facts.scenario_name]
        lines = dewan_scoring.breakdown(state)
    return [dict(zip(names, line, strict=True)) for line in lines]


def side_of(state: State, seat: int) -> int:
    """Seats that win together have the same side."""
    return state.facts.team_of(seat) if isinstance(state, DewanState) else seat


def outcome_of(state: State, seat: int) -> str:
    """How the game ended for a seat. A shared victory is one; only against Tom is there a draw."""
    if isinstance(state, BonfireState) and state.facts.solo:
        return solo_outcome(state)
    return "win" if seat in state.winners() else "loss"


def kind_of(holder: Holder) -> str:
    """What a rival is: the level of a bot, Tom or a person."""
    if holder.is_person:
        return "person"
    return holder.level if holder.kind == "bot" else "tom"

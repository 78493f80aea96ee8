"""The result of a finished game: for each seat of a person what came out, and where from."""

from dataclasses import dataclass

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
    sides: int  # that could have won, automatons' too
    rivals: list[str]  # levels of bots, automatons by name, "person"
    scores: list[int]
    sources: dict[str, int]  # own points by source
    winners: dict[str, int]  # the same of whoever won


def results_of(table: Table) -> list[Result]:
    """The results of all people at a table that is over."""
    state = table.state
    scores, winners = state.scores(), table.winners()
    lines = [table.game.by_source(state, seat) for seat in range(len(scores))]
    sides = [table.game.side_of(seat) for seat in range(len(scores))]
    ranks = {side: (scores[seat], seat in winners) for seat, side in enumerate(sides)}
    return [
        Result(
            seat=seat,
            name=holder.name,
            title=table.game.title,
            options=table.game.options(),
            players=len(table.holders),
            points=scores[seat],
            outcome=table.game.outcome(state, seat),
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


def kind_of(holder: Holder) -> str:
    """What a rival is: the level of a bot, the name of an automaton, or a person."""
    if holder.is_person:
        return "person"
    return holder.level if holder.kind == "bot" else holder.name.lower()

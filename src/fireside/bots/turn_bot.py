"""A bot that looks at the ends of its own turn and takes the best: `ember` and `flame`."""

from typing import Final, final

from fireside.bots.bot import Bot
from fireside.bots.judge import Judge
from fireside.bots.turns import Line, TurnSearch
from fireside.core.chance import Chance
from fireside.core.state import State


@final
class Candidate:
    """The same choices in several deals of what is hidden."""

    def __init__(self, choices: list[int], seat: int) -> None:
        self.choices: Final = choices
        self.seat: Final = seat
        self.lines: Final[list[Line]] = []
        self.total = 0.0

    def add(self, line: Line) -> None:
        """The line in one more deal."""
        self.lines.append(line)
        self.total += line.outlook[self.seat]

    def value(self) -> float:
        """How good the choices are, on average over the deals."""
        return self.total / len(self.lines)

    def outlook(self) -> list[float]:
        """What each seat can expect, on average over the deals."""
        totals = [0.0] * len(self.lines[0].outlook)
        for line in self.lines:
            for index in range(len(totals)):
                totals[index] += line.outlook[index]
        return [total / len(self.lines) for total in totals]


def candidates(
    judge: Judge, state: State, chance: Chance, deals: int, limit: int
) -> list[Candidate]:
    """The ways to play the rest of the turn that were found, the best on average first."""
    seat = state.to_move()
    found: dict[tuple[int, ...], Candidate] = {}
    search = TurnSearch(judge, chance, limit)
    for _ in range(deals):
        for line in search.lines_from(state.determinize(seat, chance)):
            key = tuple(line.choices)
            if key not in found:
                found[key] = Candidate(line.choices, seat)
            found[key].add(line)
    # What was found in few deals only may owe its value to luck.
    often = max([len(candidate.lines) for candidate in found.values()])
    kept = [candidate for candidate in found.values() if 2 * len(candidate.lines) >= often]
    kept.sort(key=lambda candidate: -candidate.value())
    return kept


@final
class TurnBot(Bot):
    """Takes the end of its turn that is judged best, on average over some deals."""

    def __init__(self, judge: Judge, deals: int, limit: int) -> None:
        self.judge: Final = judge
        self.deals: Final = deals
        self.limit: Final = limit

    def plan(self, state: State, chance: Chance) -> list[int]:
        return candidates(self.judge, state, chance, self.deals, self.limit)[0].choices

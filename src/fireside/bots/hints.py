"""Hints: the best choices that are open now, each with what can be expected of it."""

from typing import Final, final

from fireside.bots.blaze import Thinking, Way
from fireside.bots.judge import Judge
from fireside.bots.trials import Trial
from fireside.bots.turns import TurnSearch
from fireside.core.chance import Chance
from fireside.core.state import State

HINTS: Final = 3
DEALS: Final = 4
ENDS: Final = 200  # of a turn that are looked at, in each deal; with few visits fewer
FEW_ENDS: Final = 12  # after a choice that is only looked at for comparison
LEAST: Final = 8  # every hint gets at least one in so many of all visits


@final
class Hint:
    """A choice worth making, and the rest of the turn after it as far as it can be foreseen."""

    def __init__(self, choices: list[int], outlook: list[float], seat: int, best: float) -> None:
        count = len(outlook) // 2
        self.choices: Final = choices
        self.outlook: Final = outlook
        self.seat: Final = seat
        self.best: Final = best
        self.chance: Final = outlook[seat]  # to win, from 0 to 1
        self.expected: Final = outlook[count:]  # points at the end, seat by seat
        self.points: Final = outlook[count + seat]  # of whoever is to move
        self.behind: Final = best - outlook[count + seat]  # so many points less than the best hint

    def __reduce__(self) -> tuple[object, ...]:
        return (Hint, (self.choices, self.outlook, self.seat, self.best))


def hints(
    judge: Judge, state: State, chance: Chance, visits: int, seconds: float = 600.0
) -> list[Hint]:
    """The best three choices that are open now, the very best first, each with the best way found
    to go on. Only what the seat to move may know of the state matters."""
    seat = state.to_move()
    ends = min(ENDS, 2 * visits)
    thinking = Thinking(judge, chance, DEALS, ends)
    ways = first_of_each(thinking.ways(state, visits, seconds))
    ways += others(judge, state, chance, ways)
    search = TurnSearch(judge, chance, ends)
    least = visits // LEAST + 1
    for way in ways:
        while way.visits < least:
            way.visit(search)
    found = [(judge.shared(state, way.outlook()), way) for way in ways]
    found.sort(key=lambda told: -told[0][seat])
    best = found[0][0]
    points = best[len(best) // 2 + seat]
    return [Hint(way.choices, outlook, seat, points) for outlook, way in found]


def first_of_each(ways: list[Way]) -> list[Way]:
    """The best way for each of the best first choices."""
    firsts: list[int] = []
    found: list[Way] = []
    for way in ways:
        if way.choices[0] not in firsts and len(found) < HINTS:
            firsts.append(way.choices[0])
            found.append(way)
    return found


def others(judge: Judge, state: State, chance: Chance, ways: list[Way]) -> list[Way]:
    """As many ways that begin with other choices as are missing."""
    missing = HINTS - len(ways)
    if missing <= 0:
        return []
    seat = state.to_move()
    firsts = [way.choices[0] for way in ways]
    trial = Trial(judge, state, chance, DEALS)
    tried = [trial.after([choice], FEW_ENDS) for choice in state.options if choice not in firsts]
    tried.sort(key=lambda candidate: -candidate.value())
    return [Way(candidate, seat) for candidate in tried[:missing]]

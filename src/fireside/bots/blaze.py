"""`blaze`: a tree of turns in several deals of what is hidden, judged by a learned worth."""

import math
from time import perf_counter
from typing import Final, final

from fireside.bots.bot import Bot
from fireside.bots.judge import Judge
from fireside.bots.turn_bot import Candidate, candidates
from fireside.bots.turns import Line, TurnSearch
from fireside.core.chance import Chance
from fireside.core.state import State

CURIOSITY: Final = 0.12  # how much a seldom visited way is favoured
WIDENING: Final = 0.7  # how soon one more way is looked at


@final
class Node:
    """A position at the beginning of somebody's turn, and what was found after it."""

    def __init__(self, state: State, outlook: list[float]) -> None:
        self.state: Final = state
        self.outlook: Final = outlook  # as judged
        self.mover: Final = state.to_move()
        self.lines: list[Line] = []
        self.children: list[Node] = []
        self.visits = 0
        self.totals = outlook[:]  # sums over the visits and the first judgement

    def mean(self, seat: int) -> float:
        """How good the position is for a seat, from all visits."""
        return self.totals[seat] / (self.visits + 1)

    def visit(self, search: TurnSearch) -> list[float]:
        """Look one position further; how good that one is for each seat."""
        if self.state.over():
            found = self.outlook
        elif not self.children:
            self.lines = search.lines_from(self.state)
            found = self._grow()
        elif len(self.children) < len(self.lines) and len(self.children) < self._width():
            found = self._grow()
        else:
            found = self._favourite().visit(search)
        self.visits += 1
        totals = self.totals
        for seat in range(len(found)):
            totals[seat] += found[seat]
        return found

    def _width(self) -> float:
        return 1.0 + WIDENING * math.sqrt(self.visits)

    def _grow(self) -> list[float]:
        line = self.lines[len(self.children)]
        self.children.append(Node(line.state, line.outlook))
        return line.outlook

    def _favourite(self) -> "Node":
        best = self.children[0]
        most = -1.0
        curiosity = CURIOSITY * math.sqrt(math.log(self.visits + 1.0))
        for child in self.children:
            hope = child.mean(self.mover) + curiosity / math.sqrt(child.visits + 1.0)
            if hope > most:
                best = child
                most = hope
        return best


@final
class Way:
    """A way to play the turn, with the trees that begin after it, one a deal."""

    def __init__(self, candidate: Candidate, seat: int) -> None:
        self.choices: Final = candidate.choices
        self.seat: Final = seat
        self.trees: Final = [Node(line.state, line.outlook) for line in candidate.lines]
        self.visits = 0
        self.totals: Final = candidate.outlook()  # what was judged at first counts as one visit

    def visit(self, search: TurnSearch) -> None:
        """Look one position further in one of the deals."""
        found = self.trees[self.visits % len(self.trees)].visit(search)
        self.visits += 1
        for index in range(len(found)):
            self.totals[index] += found[index]

    def value(self) -> float:
        """How good the way is for whoever plays it, from 0 to 1."""
        return self.totals[self.seat] / (self.visits + 1)

    def outlook(self) -> list[float]:
        """How good the way is for each seat, then the points that each seat can expect."""
        return [total / (self.visits + 1) for total in self.totals]


@final
class Thinking:
    """Finds the best ways to play a turn."""

    def __init__(self, judge: Judge, chance: Chance, deals: int, limit: int) -> None:
        self.judge: Final = judge
        self.chance: Final = chance
        self.deals: Final = deals
        self.limit: Final = limit

    def ways(self, state: State, visits: int, seconds: float) -> list[Way]:
        """The ways to play the rest of the turn, the best first, after so many visits or so many
        seconds, whichever ends first."""
        end = perf_counter() + seconds
        seat = state.to_move()
        found = candidates(self.judge, state, self.chance, self.deals, 3 * self.limit)
        open_ways = [Way(found[0], seat)]
        if len(found) == 1:
            return open_ways
        search = TurnSearch(self.judge, self.chance, self.limit)
        for visit in range(visits):
            if perf_counter() > end:
                break
            width = 2.0 + WIDENING * math.sqrt(visit)
            if len(open_ways) < width and len(open_ways) < len(found):
                open_ways.append(Way(found[len(open_ways)], seat))
                open_ways[-1].visit(search)
            else:
                self._favourite(open_ways, visit).visit(search)
        open_ways.sort(key=lambda way: (-way.visits, -way.value()))
        return open_ways

    def _favourite(self, ways: list[Way], visits: int) -> Way:
        best = ways[0]
        most = -1.0
        curiosity = CURIOSITY * math.sqrt(math.log(visits + 1.0))
        for way in ways:
            hope = way.value() + curiosity / math.sqrt(way.visits + 1.0)
            if hope > most:
                best = way
                most = hope
        return best


@final
class Blaze(Bot):
    """Thinks ahead over the turns to come, for so many visits or seconds at a time."""

    def __init__(self, judge: Judge, visits: int, seconds: float, deals: int, limit: int) -> None:
        self.judge: Final = judge
        self.visits: Final = visits
        self.seconds: Final = seconds
        self.deals: Final = deals
        self.limit: Final = limit

    def plan(self, state: State, chance: Chance) -> list[int]:
        thinking = Thinking(self.judge, chance, self.deals, self.limit)
        return thinking.ways(state, self.visits, self.seconds)[0].choices

"""The ways to play a turn: which choices can be made until it ends, and where they lead."""

from typing import Final, final

from fireside.bots.judge import Judge
from fireside.core.chance import Chance
from fireside.core.state import State

KEPT: Final = 24  # lines that are judged for all seats: the best for whoever plays them
NEVER: Final = -1000.0  # points


@final
class Line:
    """A way to play the rest of a turn. Its choices are those until something hidden comes to light
    or the turn ends; the state is that at the turn's end, after the best choices from there on."""

    def __init__(self, choices: list[int], state: State, points: float) -> None:
        self.choices: Final = choices
        self.state = state
        self.points = points  # that whoever plays it can expect
        self.outlook: list[float] = []  # for all seats


@final
class Branch:
    """A choice during the turn, and the best end of the turn that was found after it."""

    def __init__(self, state: State, choices: list[int], line: int) -> None:
        self.state: Final = state
        self.choices: Final = choices
        self.line: Final = line  # to be bettered, where something has come to light; or below 0
        self.best = NEVER
        self.done = False


@final
class TurnSearch:
    """Looks for good ways to play the rest of a turn, at about so many ends of it.

    Half of the looks are spread evenly over the choices, the rest go to those choices after which
    good ends were found; and so on at every choice.
    """

    def __init__(self, judge: Judge, chance: Chance, limit: int) -> None:
        self.judge: Final = judge
        self.chance: Final = chance
        self.limit: Final = limit
        self.seat = 0
        self.turn = 0
        self.revealed = 0
        self.lines: list[Line] = []
        self.known: dict[tuple[int, ...], int] = {}

    def lines_from(self, state: State) -> list[Line]:
        """The best lines for whoever is to move, the very best first."""
        self.seat = state.to_move()
        self.turn = state.turn
        self.revealed = state.revealed
        self.lines = []
        self.known = {}
        self._explore(Branch(state, [], -1), self.limit)
        found = self.lines
        self.lines = []
        found.sort(key=lambda line: -line.points)
        del found[KEPT:]
        seat = self.seat
        for line in found:
            line.outlook = self.judge.outlook(line.state)
        found.sort(key=lambda line: -line.outlook[seat])
        return found

    def _explore(self, branch: Branch, budget: int) -> int:
        """Look at about so many ends of the turn after a branch; at how many it was."""
        options = branch.state.options[:]
        self.chance.shuffle(options)
        if budget < 2 * len(options):
            return self._sample(branch, options, budget)
        used = 0
        share = budget // 2 // len(options)
        twigs: list[Branch] = []
        for choice in options:
            twig = self._choose(branch, choice)
            used += self._look(twig, share)
            branch.best = max(branch.best, twig.best)
            if not twig.done:
                twigs.append(twig)
        while twigs and used < budget:
            twigs.sort(key=lambda twig: -twig.best)
            del twigs[len(twigs) // 3 + 1 :]
            left = budget - used
            share = left // 2 // len(twigs) + 1 if len(twigs) > 1 else left
            for twig in twigs:
                used += self._look(twig, share)
                branch.best = max(branch.best, twig.best)
            twigs = [twig for twig in twigs if not twig.done]
        branch.done = not twigs
        return used

    def _sample(self, branch: Branch, options: list[int], budget: int) -> int:
        """Look at one end of the turn after each of some choices."""
        used = 0
        for choice in options:
            twig = self._choose(branch, choice)
            used += self._look(twig, 1)
            branch.best = max(branch.best, twig.best)
            if used >= budget:
                break
        return used

    def _choose(self, branch: Branch, choice: int) -> Branch:
        after = branch.state.copy()
        after.advance(choice)
        if branch.line >= 0:
            return Branch(after, branch.choices, branch.line)
        choices = [*branch.choices, choice]
        if after.revealed == self.revealed or self._over(after):
            return Branch(after, choices, -1)
        key = tuple(choices)
        if key not in self.known:
            self.known[key] = len(self.lines)
            self.lines.append(Line(choices, after, NEVER))
        return Branch(after, choices, self.known[key])

    def _look(self, branch: Branch, share: int) -> int:
        if not self._over(branch.state):
            return self._explore(branch, share)
        branch.done = True
        key = tuple(branch.choices)
        if branch.line < 0 and key in self.known:
            branch.best = self.lines[self.known[key]].points
            return 1
        points = self.judge.own_points(branch.state, self.seat)
        branch.best = points
        if branch.line < 0:
            self.known[key] = len(self.lines)
            self.lines.append(Line(branch.choices, branch.state, points))
        elif points > self.lines[branch.line].points:
            self.lines[branch.line].state = branch.state
            self.lines[branch.line].points = points
        return 1

    def _over(self, state: State) -> bool:
        return state.turn != self.turn or state.to_move() != self.seat

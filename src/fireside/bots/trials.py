"""Trials: what comes of choices that somebody else has thought of, played out in several deals."""

from typing import Final, final

from fireside.bots.judge import Judge
from fireside.bots.turn_bot import Candidate
from fireside.bots.turns import Line, TurnSearch
from fireside.core.chance import Chance
from fireside.core.state import State


@final
class Trial:
    """A position in several deals of what whoever is to move cannot know."""

    def __init__(self, judge: Judge, state: State, chance: Chance, deals: int) -> None:
        self.judge: Final = judge
        self.chance: Final = chance
        self.seat: Final = state.to_move()
        self.turn: Final = state.turn
        self.deals: Final = [state.determinize(self.seat, chance) for _ in range(deals)]

    def after(self, choices: list[int], limit: int) -> Candidate:
        """These choices and the best end of the turn found after them, in the first deal and as
        far as it can be foreseen; in the others the same choices."""
        search = TurnSearch(self.judge, self.chance, limit)
        made = self._foreseen(choices, search)
        candidate = Candidate(made, self.seat)
        for deal in self.deals:
            candidate.add(self._line(deal, made, search))
        return candidate

    def _foreseen(self, choices: list[int], search: TurnSearch) -> list[int]:
        """The choices and those of the best line after them, unless something comes to light."""
        first = self.deals[0]
        ahead = self._ahead(first, choices)
        if self._over(ahead) or ahead.revealed != first.revealed:
            return choices
        return choices + search.lines_from(ahead)[0].choices

    def _line(self, deal: State, choices: list[int], search: TurnSearch) -> Line:
        """What comes of the choices in a deal, with the best end of the turn after them."""
        ahead = self._ahead(deal, choices)
        if not self._over(ahead):
            ahead = search.lines_from(ahead)[0].state
        outlook = self.judge.outlook(ahead)
        line = Line(choices, ahead, outlook[len(outlook) // 2 + self.seat])
        line.outlook = outlook
        return line

    def _ahead(self, deal: State, choices: list[int]) -> State:
        ahead = deal.copy()
        for choice in choices:
            ahead.apply(choice)
        return ahead

    def _over(self, state: State) -> bool:
        return state.turn != self.turn or state.to_move() != self.seat

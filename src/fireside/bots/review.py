"""Reviews: a game turn by turn, what could be expected after each, and what would have been better.

A turn is judged in parts, each until something hidden comes to light: nobody is blamed for what
they could not know.
"""

from collections.abc import Callable
from typing import Final, final

from fireside.bots.blaze import Thinking, Way
from fireside.bots.hints import DEALS, ENDS
from fireside.bots.judge import Judge
from fireside.bots.trials import Trial
from fireside.bots.turns import TurnSearch
from fireside.core.chance import Chance, seeded
from fireside.core.state import State

COSTLY: Final = 3  # turns that a review points out
LEAST_COST: Final = 0.05  # points; less is no mistake
FAIR_SHARE: Final = 4  # what was played gets at least one in so many of all visits
NO_LIMIT: Final = 1e9  # seconds


@final
class Turn:
    """A turn that was played: the outlook after it, and what it cost."""

    def __init__(self, number: int, label: str, seat: int, choices: list[int]) -> None:
        self.number: Final = number
        self.label: Final = label
        self.seat: Final = seat
        self.choices: Final = choices
        self.outlook: list[float] = []  # after the turn, as a judge's
        self.cost = 0.0  # expected points that a better turn would have brought
        self.lost = 0.0  # of the chance to win
        self.at = 0  # how many choices of the turn had been made where another would have been best
        self.better: list[int] = []  # the choices from there; none where nothing better was found

    def chances(self) -> list[float]:
        """The chance of each seat to win, after the turn."""
        return self.outlook[: len(self.outlook) // 2]

    def expected(self) -> list[float]:
        """The points that each seat can expect, after the turn."""
        return self.outlook[len(self.outlook) // 2 :]

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.outlook, self.cost, self.lost, self.at, self.better)
        return (remade_turn, (self.number, self.label, self.seat, self.choices, *fields))


def remade_turn(
    number: int,
    label: str,
    seat: int,
    choices: list[int],
    outlook: list[float],
    cost: float,
    lost: float,
    at: int,
    better: list[int],
) -> Turn:
    """A turn from another process."""
    turn = Turn(number, label, seat, choices)
    turn.outlook = outlook
    turn.cost = cost
    turn.lost = lost
    turn.at = at
    turn.better = better
    return turn


@final
class Review:
    """A whole game: the outlook at its beginning, then every turn."""

    def __init__(self, outlook: list[float], turns: list[Turn]) -> None:
        self.outlook: Final = outlook
        self.turns: Final = turns

    def costly(self) -> list[Turn]:
        """The turns that cost most, the worst first."""
        turns = [turn for turn in self.turns if turn.better]
        turns.sort(key=lambda turn: -turn.cost)
        return turns[:COSTLY]


@final
class Played:
    """A turn as it stands in a record: the state before it, and its choices."""

    def __init__(self, state: State, choices: list[int]) -> None:
        self.state: Final = state
        self.choices: Final = choices

    def __reduce__(self) -> tuple[object, ...]:
        return (Played, (self.state, self.choices))


def played_turns(start: State, choices: list[int]) -> list[Played]:
    """The choices of a game, turn by turn."""
    state = start.copy()
    turns: list[Played] = []
    whose = (-1, -1)
    for choice in choices:
        if (state.turn, state.to_move()) != whose:
            whose = (state.turn, state.to_move())
            turns.append(Played(state.copy(), []))
        turns[-1].choices.append(choice)
        state.apply(choice)
    return turns


def review(
    judge: Judge, start: State, choices: list[int], visits: int, told: Callable[[int, int], None]
) -> Review:
    """Review a game from its first state and its choices, with so many visits a turn. After each
    turn `told` hears how many turns are done, and of how many."""
    played = played_turns(start, choices)
    turns: list[Turn] = []
    for number in range(len(played)):
        turns.append(review_turn(judge, played[number], number, visits))
        told(number + 1, len(played))
    return Review(judge.shared(start, judge.outlook(start)), turns)


def review_turn(judge: Judge, played: Played, number: int, visits: int) -> Turn:
    """Review one turn; the same every time."""
    state = played.state.copy()
    chance = seeded(number)
    turn = Turn(number, state.label(), state.to_move(), played.choices)
    made = 0
    worst = 0.0
    while made < len(played.choices):
        part = foreseeable(state, played.choices[made:])
        found = compared(judge, state, part, chance, visits)
        turn.cost += found.cost
        turn.lost += found.lost
        if found.cost > worst:
            worst = found.cost
            turn.at = made
            turn.better = found.best.choices
        for choice in part:
            state.apply(choice)
        made += len(part)
    if turn.cost < LEAST_COST:
        turn.better = []
    turn.outlook = judge.shared(state, judge.outlook(state))
    return turn


def foreseeable(state: State, choices: list[int]) -> list[int]:
    """The first of some choices, up to the one that brings something hidden to light."""
    ahead = state.copy()
    part: list[int] = []
    for choice in choices:
        ahead.apply(choice)
        part.append(choice)
        if ahead.revealed != state.revealed:
            break
    return part


@final
class Compared:
    """What was played beside the best that was found: the expected points and the chance to win
    that were given away."""

    def __init__(self, judge: Judge, state: State, best: Way, own: Way) -> None:
        self.best: Final = best
        ahead = judge.shared(state, best.outlook())
        behind = judge.shared(state, own.outlook())
        place = len(ahead) // 2 + own.seat
        self.cost: Final = max(0.0, ahead[place] - behind[place])
        self.lost: Final = max(0.0, ahead[own.seat] - behind[own.seat])


def compared(judge: Judge, state: State, part: list[int], chance: Chance, visits: int) -> Compared:
    """Look for the best way to go on, and at the one that was played as closely."""
    ends = min(ENDS, 2 * visits)
    ways = Thinking(judge, chance, DEALS, ends).ways(state, visits, NO_LIMIT)
    for way in ways:
        if way.choices == part:
            own = way
            break
    else:
        own = Way(Trial(judge, state, chance, DEALS).after(part, ends), state.to_move())
    search = TurnSearch(judge, chance, ends)
    while own.visits < visits // FAIR_SHARE:
        own.visit(search)
    best = ways[0] if ways[0].value() > own.value() else own
    return Compared(judge, state, best, own)

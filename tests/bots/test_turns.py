"""The search for ways to play a turn, beside a plain one that looks at everything."""

import pytest

from fireside.bots import levels
from fireside.bots.turn_bot import candidates
from fireside.bots.turns import NEVER, TurnSearch
from fireside.core.chance import seeded
from fireside.core.playout import playout
from fireside.core.state import State
from fireside.core.title import make_game

MANY = 1_000_000
FEW_ENDS = 150


def positions(title: str, players: int, count: int) -> list[State]:
    """Positions from the end of random games, where a turn has few ends."""
    found: list[State] = []
    for seed in range(100):
        state = make_game(title, players).start(seed)
        decisions = playout(state.copy(), seeded(seed))
        chance = seeded(seed)
        for _ in range(decisions - 1 - seed % 6):
            options = state.choices()
            state.apply(options[chance.below(len(options))])
        if len(ends(state, [], state)) <= FEW_ENDS:
            found.append(state)
        if len(found) == count:
            break
    assert len(found) == count
    return found


def ends(state: State, choices: list[int], root: State) -> list[tuple[list[int], State]]:
    """Every end of the turn with the choices up to what was hidden."""
    found = []
    for choice in state.choices():
        after = state.copy()
        after.apply(choice)
        made = [*choices, choice] if state.revealed == root.revealed else choices
        if after.turn != root.turn or after.to_move() != root.to_move():
            found.append((made, after))
        else:
            found += ends(after, made, root)
        if len(found) > FEW_ENDS:
            break
    return found


@pytest.mark.parametrize("title", levels.known_titles())
def test_with_time_enough_the_best_of_all_ends_is_found(title: str) -> None:
    judge = levels.judge(title, "flame")
    for state in positions(title, 2, 6):
        seat = state.to_move()
        best: dict[tuple[int, ...], float] = {}
        for choices, after in ends(state, [], state):
            key = tuple(choices)
            best[key] = max(best.get(key, NEVER), judge.own_points(after, seat))
        lines = TurnSearch(judge, seeded(1), MANY).lines_from(state)
        assert {tuple(line.choices): line.points for line in lines}.items() <= best.items()
        assert max(line.points for line in lines) == max(best.values())
        values = [line.outlook[seat] for line in lines]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("title", levels.known_titles())
def test_lines_can_be_played(title: str) -> None:
    judge = levels.judge(title, "ember")
    for seed in range(3):
        state = make_game(title, 3).start(seed)
        for line in TurnSearch(judge, seeded(seed), 60).lines_from(state):
            after = state.copy()
            for choice in line.choices:
                assert after.to_move() == state.to_move()
                after.apply(choice)
            if after.turn != state.turn or after.to_move() != state.to_move():
                assert after == line.state
            else:
                assert after.revealed > state.revealed


@pytest.mark.parametrize("title", levels.known_titles())
def test_candidates_are_judged_over_several_deals(title: str) -> None:
    state = make_game(title, 2).start(5)
    found = candidates(levels.judge(title, "ember"), state, seeded(2), 3, 40)
    values = [candidate.value() for candidate in found]
    assert values == sorted(values, reverse=True)
    assert max(len(candidate.lines) for candidate in found) == 3
    for candidate in found:
        average = sum(line.outlook[0] for line in candidate.lines) / len(candidate.lines)
        if state.to_move() == 0:
            assert candidate.value() == pytest.approx(average)

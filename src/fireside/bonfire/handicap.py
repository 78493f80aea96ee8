"""The handicap challenge (B22): how a solo game ended, and the handicap of the next one."""

from typing import Final

from fireside.bonfire.state import BonfireState

FIRST_HANDICAP: Final = -10
CHANGES: Final = {"win": 5, "loss": -2, "draw": 0}


def outcome(state: BonfireState) -> str:
    """How a finished solo game ended for the human: win, loss or draw (B21.15)."""
    if not state.facts.solo:
        raise ValueError("only a solo game has an outcome for the handicap (B22)")
    if not state.over():
        raise ValueError("the game is not over yet (B22.2)")
    human, tom = state.scores()
    if human == tom:
        return "draw"
    return "win" if human > tom else "loss"


def next_handicap(handicap: int, outcome: str) -> int:
    """The handicap after a win, a loss or a draw (B22.2)."""
    if outcome not in CHANGES:
        raise ValueError(f"an outcome is win, loss or draw, not '{outcome}'")
    return handicap + CHANGES[outcome]

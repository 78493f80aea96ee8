"""How a solo game ended for the human (B21.15), which decides the next handicap (B22)."""

from fireside.bonfire.rules.state.state import BonfireState


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

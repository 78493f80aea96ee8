"""Writes the recorded games, the playthroughs and the table of digests anew:

    python -m tests.bonfire.regenerate

Read the difference before committing it: every line of it is a change of behaviour.
"""

from pathlib import Path

from fireside.core.record import write
from tests.bonfire.playthrough import playthrough
from tests.bonfire.recorded import GAMES, Recorded, found
from tests.properties.games import Whole, choices_of, final, game

TESTS = Path(__file__).parents[1]
RECORDS = TESTS / "games"
DIGESTS = RECORDS / "digests.txt"
PLAYTHROUGHS = TESTS / "playthroughs"

# Played in the pure and in the compiled form, which must come to the same end.
DIGEST_GAMES = [
    Whole(players, seed, player, first_game)
    for players in (1, 2, 3, 4)
    for player, seed, first_game in (
        ("random", 11, False),
        ("random", 12, False),
        ("random", 13, True),
        ("eager", 14, False),
        ("eager", 15, True),
    )
]
PLAYED_THROUGH = {
    "bonfire_1p": Whole(1, 5, "thoughtful"),
    "bonfire_2p": Whole(2, 38, "eager"),
    "bonfire_3p": Whole(3, 4, "thoughtful"),
    "bonfire_4p": Whole(4, 3, "eager", True),
}


def digest_line(whole: Whole) -> str:
    """How a game ends, in one line."""
    state = final(whole)
    decisions = len(choices_of(whole))
    return f"{whole}: {decisions} decisions, {state.scores()}, {state.digest()}"


def record_text(recorded: Recorded) -> str:
    """The record of a recorded game, found anew."""
    whole = found(recorded)
    seats = [whole.player] * whole.players
    return write(game(whole), whole.seed, list(choices_of(whole)), seats)


def regenerate() -> None:
    """Write everything."""
    RECORDS.mkdir(exist_ok=True)
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for name, recorded in GAMES.items():
        put(RECORDS / f"{name}.fire", record_text(recorded))
    put(DIGESTS, "".join(f"{digest_line(whole)}\n" for whole in DIGEST_GAMES))
    for name, whole in PLAYED_THROUGH.items():
        put(PLAYTHROUGHS / f"{name}.txt", "\n".join(playthrough(whole)) + "\n")


def put(path: Path, text: str) -> None:
    """Write a file and say so where it changed."""
    same = path.exists() and path.read_text(encoding="utf-8") == text
    print(f"{'same   ' if same else 'written'} {path.relative_to(TESTS.parent)}")
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    regenerate()

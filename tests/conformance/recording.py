"""Recorded games, digests and playthroughs: how they are found, and written anew for a title.

Read the difference before committing it: every line of it is a change of behaviour.
"""

from dataclasses import replace
from pathlib import Path

from fireside.core.event import Event
from fireside.core.older import of_today
from fireside.core.record import Record, RecordError, read, replay, steps, write
from fireside.core.title import game_of
from tests.conformance.games import TESTED, choices_of, final, game, start
from tests.conformance.playthrough import playthrough
from tests.conformance.tested import TESTS, Ended, Recorded, Whole

MOST_SEEDS = 500


def ended(whole: Whole) -> Ended:
    """Play a whole game and listen."""
    state = start(whole)
    log: list[Event] = []
    state.log = log
    for choice in choices_of(whole):
        state.apply(choice)
    return Ended(state, log)


def found(recorded: Recorded) -> Whole:
    """The game to be recorded: seeds are tried in order."""
    first = recorded.whole
    for seed in range(first.seed, first.seed + MOST_SEEDS):
        whole = replace(first, seed=seed)
        if recorded.shows(ended(whole)):
            return whole
    raise LookupError(f"no game like {first} shows what it should")


def digest_line(whole: Whole) -> str:
    """How a game ends, in one line."""
    state = final(whole)
    decisions = len(choices_of(whole))
    return f"{whole}: {decisions} decisions, {state.scores()}, {state.digest()}"


def replayed(title: str, name: str) -> tuple[Record, Ended]:
    """A recorded game and how it ended; replaying checks result and position."""
    record = read(path_of(title, name).read_text(encoding="utf-8"))
    return record, ended_by(record)


def ended_by(record: Record) -> Ended:
    """How a record ends."""
    log: list[Event] = []
    return Ended(replay(record, game_of(record), log=log), log)


def path_of(title: str, name: str) -> Path:
    """Where a recorded game is kept."""
    return TESTED[title].records / f"{name}.fire"


def still_shows(title: str, name: str) -> bool:
    """Whether a record holds under the rules of today and shows what it was kept for."""
    try:
        record, holds = carried_over(title, name)
        return holds and TESTED[title].recorded[name].shows(ended_by(record))
    except (OSError, RecordError):
        return False


def carried_over(title: str, name: str) -> tuple[Record, bool]:
    """A recorded game under the rules of today, and whether it could be followed to its end."""
    record = read(path_of(title, name).read_text(encoding="utf-8"))
    today, stop = of_today(record, game_of(record))
    return today, stop is None


def record_text(title: str, name: str) -> str:
    """The record of a recorded game: the one that is there while it holds, else found anew."""
    if still_shows(title, name):
        record, _ = carried_over(title, name)
        played = game_of(record)
        choices = [choice for choice, _ in steps(record, played)]
        return write(played, record.seed, choices, record.seats)
    whole = found(TESTED[title].recorded[name])
    seats = [whole.player] * whole.players
    return write(game(whole), whole.seed, list(choices_of(whole)), seats)


def regenerate(title: str) -> None:
    """Write everything of a title."""
    tested = TESTED[title]
    tested.records.mkdir(exist_ok=True)
    tested.playthroughs.mkdir(exist_ok=True)
    for name in tested.recorded:
        put(path_of(title, name), record_text(title, name))
    lines = [f"{digest_line(whole)}\n" for whole in tested.digest_games]
    put(tested.records / "digests.txt", "".join(lines))
    for name, whole in tested.played_through.items():
        put(tested.playthroughs / f"{name}.txt", "\n".join(playthrough(whole)) + "\n")


def put(path: Path, text: str) -> None:
    """Write a file and say so where it changed."""
    same = path.exists() and path.read_text(encoding="utf-8") == text
    print(f"{'same   ' if same else 'written'} {path.relative_to(TESTS.parent)}")
    path.write_text(text, encoding="utf-8", newline="\n")

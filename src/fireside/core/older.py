"""What was begun under other rules, played again under those of today.

It goes on where every choice is still open, what followed by itself still follows, and the end is
the same. Otherwise it can be looked at as far as it goes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fireside.core.choice import ChoiceError
from fireside.core.game import Game
from fireside.core.record import Record, check_header, read, write
from fireside.core.state import State

CHOICE = "choice"  # a choice is not open any more
POSITION = "position"  # all choices are, but they lead elsewhere
RESULT = "result"  # the position is the same, and another result
UNKNOWN = -1


@dataclass(frozen=True)
class Stop:
    """Why a game that was begun under other rules cannot go on under those of today."""

    rules: int  # the version that it was begun under
    today: int
    reason: str  # CHOICE, POSITION or RESULT
    text: str  # the choice that is not open, if that is the reason
    followed: int  # choices that could be made again

    def __str__(self) -> str:
        begun = f"begun under version {self.rules} of the rules; by version {self.today}"
        if self.reason == CHOICE:
            return f"{begun} '{self.text}' is not open after {self.followed} choices"
        if self.reason == POSITION:
            return f"{begun} its choices lead to another position"
        return f"{begun} it has another result"


@dataclass(frozen=True)
class Old:
    """A choice of then as text and number, and the label of its line where that is known."""

    text: str
    choice: int  # UNKNOWN where nothing is called so today
    label: str = ""


@dataclass(frozen=True)
class Followed:
    """The choices of today that stand for those of then."""

    choices: list[int]
    counts: list[int]  # how many of them stand for none, the first, the first two of then
    stop: Stop | None


def follow(
    game: Game,
    rules: int,
    seed: int,
    old: Sequence[Old],
    whole: bool,
    differs: Callable[[State], str],
) -> Followed:
    """Make the choices again. They are `whole` where those are among them that followed by
    themselves then; what does so now is passed over. `differs` tells what is wrong with the end:
    POSITION, RESULT or nothing."""
    state = game.start(seed)
    waiting: list[int] = []  # what followed by itself and has not been met
    choices: list[int] = []
    counts = [0]
    reason = ""
    for each in old:
        is_open = each.choice in state.choices() and each.label in ("", state.label())
        if waiting and (whole or not is_open):
            if each.choice not in (waiting[:1] if whole else waiting):
                reason = CHOICE
                break
            del waiting[: waiting.index(each.choice) + 1]
        elif is_open:
            choices.append(each.choice)
            state.trail = []
            state.apply(each.choice)
            waiting = [choice for _, choice in state.trail[1:]]
        else:
            reason = CHOICE
            break
        counts.append(len(choices))
    text = old[len(counts) - 1].text if reason else ""
    reason = reason or (POSITION if whole and waiting else differs(state))
    stop = Stop(rules, game.rules, reason, text, len(choices)) if reason else None
    return Followed(choices, counts, stop)


def of_today(record: Record, game: Game) -> tuple[Record, Stop | None]:
    """A record under the rules of today, unfinished where it cannot be followed to its end, and why
    that is. RecordError where it does not belong to this game at all."""
    check_header(record, game)
    if record.rules == game.rules:
        return record, None
    old = [
        Old(text, _number(game, text.strip("()")), line.label)
        for line in record.lines
        for text in line.texts
    ]
    followed = follow(game, record.rules, record.seed, old, True, _differs(record))
    text = write(game, record.seed, followed.choices, record.seats)
    return read(text), followed.stop


def _number(game: Game, text: str) -> int:
    try:
        return game.number(text)
    except ChoiceError:
        return UNKNOWN


def _differs(record: Record) -> Callable[[State], str]:
    """What is wrong with a state that a record should lead to."""

    def differs(state: State) -> str:
        if record.position != state.digest() or state.over() != (record.result is not None):
            return POSITION
        return RESULT if state.over() and record.result != state.scores() else ""

    return differs

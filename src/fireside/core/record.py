"""Records: a whole game as a text file that people can read aloud.

A header, then one line a turn with its choices, then the result and the fingerprint of the last
position. What was not asked, because there was no other choice, stands in brackets. A saved game
is a record without a result.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from fireside.core.choice import ChoiceError
from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.state import State

FIRST_LINE = "fireside record 1"
HEADER = ["title", "rules", "edition", "players", "seed", "seats"]
UNFINISHED = "unfinished"
SEPARATOR = "; "


class RecordError(ValueError):
    """A record that cannot be read or does not replay: the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass
class Line:
    """One turn: its number in the file, whose decision it is, and the choices' texts."""

    number: int
    label: str
    texts: list[str]


@dataclass
class Record:
    """A record as read from a file, not yet replayed."""

    title: str
    rules: int
    edition: str
    players: int
    seed: int
    seats: list[str]
    options: dict[str, str]
    lines: list[Line] = field(default_factory=list)
    result: list[int] | None = None  # None while the game is unfinished
    result_line: int = 0
    position: str = ""
    position_line: int = 0
    header_lines: dict[str, int] = field(default_factory=dict)

    @property
    def decisions(self) -> int:
        """How many choices the record holds; those in brackets were not asked."""
        return sum(not text.startswith("(") for line in self.lines for text in line.texts)


# Writing


def write(game: Game, seed: int, choices: list[int], seats: list[str]) -> str:
    """The record of the game that these choices make, finished or not."""
    if len(seats) != game.players or any("," in seat or "\n" in seat for seat in seats):
        raise ValueError(f"each of {game.players} seats needs a name on one line without a comma")
    header = {
        "title": game.title,
        "rules": str(game.rules),
        "edition": game.edition,
        "players": str(game.players),
        "seed": str(seed),
        "seats": ", ".join(seats),
        **game.options(),
    }
    lines = [FIRST_LINE, *(f"{key}: {value}" for key, value in header.items()), ""]
    state = game.start(seed)
    turns: list[tuple[str, list[str]]] = []
    for choice in choices:
        for label, text in made(game, state, choice):
            if not turns or turns[-1][0] != label:
                turns.append((label, []))
            turns[-1][1].append(text)
    lines += [f"{label}: {SEPARATOR.join(texts)}" for label, texts in turns]
    result = ", ".join(map(str, state.scores())) if state.over() else UNFINISHED
    return "\n".join([*lines, "", f"result: {result}", f"position: {state.digest()}", ""])


def made(game: Game, state: State, choice: int) -> list[tuple[str, str]]:
    """Make a choice; its text and, in brackets, those of what followed by itself, each with the
    label of its line."""
    state.trail = []
    state.apply(choice)
    (label, _), *forced = state.trail
    state.trail = None
    return [
        (label, game.text(choice)),
        *((label, f"({game.text(other)})") for label, other in forced),
    ]


# Reading


def read(text: str) -> Record:
    """Read a record's text; RecordError names the first line that is wrong."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    filled = [(number, line) for number, line in numbered if line]
    if not filled or filled[0][1] != FIRST_LINE:
        raise RecordError(1, f"a record begins with '{FIRST_LINE}'")
    parts = [(number, *_parted(number, line)) for number, line in filled[1:]]
    blank = next((number for number, line in numbered if not line), len(numbered) + 1)
    record = _header([part for part in parts if part[0] < blank])
    for number, key, value in parts:
        if number < blank:
            continue
        if record.position:
            raise RecordError(number, "nothing may follow the position")
        if key == "result":
            record.result = _result(number, value, record)
            record.result_line = number
        elif key == "position":
            record.position, record.position_line = value, number
        elif record.result_line:
            raise RecordError(number, "after the result only the position may follow")
        else:
            texts = [text.strip() for text in value.split(SEPARATOR.strip())]
            record.lines.append(Line(number, key, texts))
    if not record.result_line or not record.position:
        raise RecordError(len(numbered), "the file ends before its result: it is half-written")
    return record


def _parted(number: int, line: str) -> tuple[str, str]:
    key, colon, value = line.partition(":")
    if not colon:
        raise RecordError(number, f"a line has a colon after its name; here is '{line[:40]}'")
    return key.strip(), value.strip()


def _header(parts: list[tuple[int, str, str]]) -> Record:
    values: dict[str, str] = {}
    lines: dict[str, int] = {}
    for number, key, value in parts:
        if key in values:
            raise RecordError(number, f"'{key}' stands twice in the header")
        values[key], lines[key] = value, number
    last = max(lines.values(), default=1)
    for key in HEADER:
        if key not in values:
            raise RecordError(last, f"the header does not say its '{key}'")
    whole = {key: _whole(lines[key], key, values[key]) for key in ("rules", "players", "seed")}
    return Record(
        title=values["title"],
        rules=whole["rules"],
        edition=values["edition"],
        players=whole["players"],
        seed=whole["seed"],
        seats=[seat.strip() for seat in values["seats"].split(",")],
        options={key: value for key, value in values.items() if key not in HEADER},
        header_lines=lines,
    )


def _whole(number: int, key: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        reason = f"'{key}' must be a whole number, not '{value[:40]}'"
        raise RecordError(number, reason) from None


def _result(number: int, value: str, record: Record) -> list[int] | None:
    if record.result_line:
        raise RecordError(number, "the result stands twice")
    if value == UNFINISHED:
        return None
    return [_whole(number, "result", points.strip()) for points in value.split(",")]


# Replaying


def check_header(record: Record, game: Game) -> None:
    """Whether a record belongs to a game with these rules, this edition and these seats."""
    lines = record.header_lines
    if record.rules < 1:
        raise RecordError(lines["rules"], f"rules versions begin with 1, here is {record.rules}")
    if record.rules > game.rules:
        reason = f"made with rules version {record.rules}; this program knows up to {game.rules}"
        raise RecordError(lines["rules"], reason)
    if record.edition != game.edition:
        reason = f"made with the edition '{record.edition}', not '{game.edition}'"
        raise RecordError(lines["edition"], reason)
    if len(record.seats) != record.players:
        reason = (
            f"a name for each player: {record.players} are asked for, {len(record.seats)} given"
        )
        raise RecordError(lines["seats"], reason)


def steps(record: Record, game: Game) -> Iterator[tuple[int, State]]:
    """Each choice of a record with the state in which it is about to be made. Records of older
    rules are for `older.of_today`."""
    check_header(record, game)
    if record.rules != game.rules:
        reason = f"made with rules version {record.rules}, not {game.rules}"
        raise RecordError(record.header_lines["rules"], reason)
    state = game.start(record.seed)
    forced: list[tuple[str, str]] = []  # what followed by itself and must stand in the record
    for line in record.lines:
        for text in line.texts:
            if text.startswith("("):
                if not forced or forced.pop(0) != (line.label, text):
                    raise RecordError(line.number, f"{text} does not follow here")
                continue
            if forced:
                raise RecordError(line.number, f"before '{text}' comes {forced[0][1]}")
            choice = _checked(line, text, game, state)
            yield choice, state
            forced = made(game, state, choice)[1:]
    if forced:
        raise RecordError(record.result_line, f"before the result comes {forced[0][1]}")
    check_end(record, state)


def _checked(line: Line, text: str, game: Game, state: State) -> int:
    """The choice that a text names, if it is open."""
    if state.over():
        raise RecordError(line.number, "the game is over, but the record goes on")
    if line.label != state.label():
        raise RecordError(line.number, f"it is not '{line.label}' but '{state.label()}'")
    try:
        choice = game.number(text)
    except ChoiceError as problem:
        raise RecordError(line.number, str(problem)) from None
    if choice not in state.choices():
        raise RecordError(line.number, f"'{text}' is not open here")
    return choice


def check_end(record: Record, state: State) -> None:
    """Whether the record's result and position are those of the state it leads to."""
    if record.result is None and state.over():
        raise RecordError(record.result_line, "called unfinished, but the game is over")
    if record.result is not None and not state.over():
        raise RecordError(record.result_line, "has a result, but the game is not over")
    if record.result is not None and record.result != state.scores():
        points = ", ".join(map(str, state.scores()))
        raise RecordError(record.result_line, f"the result is {points}, not what stands here")
    if record.position != state.digest():
        reason = f"the choices lead to {state.digest()}, not to this position"
        raise RecordError(record.position_line, reason)


def replay(
    record: Record, game: Game, at: int | None = None, log: list[Event] | None = None
) -> State:
    """The state after all of a record's choices, or after the first `at` of them. The whole record
    is checked in either case; events go to `log` as far as the state returned."""
    state = game.start(record.seed)
    state.log = log
    wanted = record.decisions if at is None else at
    for number, (choice, _) in enumerate(steps(record, game)):
        if number < wanted:
            state.apply(choice)
    return state

"""Records: written, read, replayed; and every damage found, with its line."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.core import record as records
from fireside.core.event import Event
from fireside.core.record import FIRST_LINE, Record, RecordError
from fireside.core.state import State
from fireside.core.title import game_of
from tests.conformance.games import (
    TESTED,
    TITLES,
    WHOLE_GAMES,
    choices_of,
    final,
    game,
    quick_games,
    walk,
)
from tests.conformance.tested import Whole

each_title = pytest.mark.parametrize("title", TITLES)
any_title = st.sampled_from(TITLES)


def written(whole: Whole, choices: int | None = None) -> str:
    """The record of a whole game, or of its beginning."""
    made = list(choices_of(whole)[:choices])
    seats = [f"seat {number}" for number in range(1, whole.players + 1)]
    return records.write(game(whole), whole.seed, made, seats)


def short(title: str) -> Whole:
    """A game whose record is damaged line by line."""
    return TESTED[title].short


@cache
def short_text(title: str) -> str:
    return written(short(title))


def replayed(text: str, edition: Path | None = None) -> tuple[Record, list[int], State]:
    """Read and replay a text: the record, its choices and the last state."""
    record = records.read(text)
    played = game_of(record, edition)
    choices = [choice for choice, _ in records.steps(record, played)]
    return record, choices, records.replay(record, played)


def refusal(text: str) -> RecordError:
    """How a text is refused: with a line of the file and a reason."""
    with pytest.raises(RecordError) as caught:
        replayed(text)
    problem = caught.value
    assert 1 <= problem.line <= max(1, len(text.splitlines()))
    assert str(problem) == f"line {problem.line}: {problem.reason}"
    assert "\n" not in problem.reason
    return problem


def check_harmless_or_refused(title: str, text: str) -> None:
    """An edit leaves the game as it was, or the record is refused."""
    try:
        record, choices, state = replayed(text)
    except RecordError:
        refusal(text)
        return
    whole = records.read(short_text(title))
    assert choices == list(choices_of(short(title)))
    assert state == final(short(title))
    assert (record.seed, record.players, record.result) == (
        whole.seed,
        whole.players,
        whole.result,
    )


# Replaying


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_records_replay_to_the_same_position(whole: Whole, tmp_path: Path) -> None:
    text = written(whole)
    box = tmp_path / "box.toml"
    box.write_text(TESTED[whole.title].boxes.get(whole.box, ""), encoding="utf-8")
    record, choices, state = replayed(text, box if whole.box else None)
    assert choices == list(choices_of(whole))
    assert record.decisions == len(choices)
    assert state == final(whole)
    assert record.position == state.digest()
    assert record.result == state.scores()
    assert records.write(game(whole), whole.seed, choices, record.seats) == text


@given(quick_games, st.floats(0, 1))
def test_unfinished_games_replay_too(whole: Whole, part: float) -> None:
    count = int(part * len(choices_of(whole)))
    record, choices, state = replayed(written(whole, count))
    assert choices == list(choices_of(whole)[:count])
    assert (record.result is None) == (not state.over())


@each_title
def test_replay_stops_where_one_likes(title: str) -> None:
    record = records.read(short_text(title))
    for number, state in enumerate(walk(short(title))):
        assert records.replay(record, game(short(title)), number) == state


@each_title
def test_events_are_told_as_far_as_the_state_goes(title: str) -> None:
    record = records.read(short_text(title))
    log: list[Event] = []
    records.replay(record, game(short(title)), log=log)
    assert log[-1].what == "over"
    beginning: list[Event] = []
    records.replay(record, game(short(title)), 5, beginning)
    told = [event.as_json() for event in log]
    assert [event.as_json() for event in beginning] == told[: len(beginning)]
    assert 0 < len(beginning) < len(log)


@each_title
def test_what_was_not_asked_stands_in_brackets(title: str) -> None:
    texts = [text for line in records.read(short_text(title)).lines for text in line.texts]
    forced = [text for text in texts if text.startswith("(")]
    assert len(texts) - len(forced) == len(choices_of(short(title)))


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_options_stand_in_the_header(whole: Whole) -> None:
    text = written(whole, 0)
    for key, value in whole.options:
        assert f"\n{key}: {value}\n" in text
    assert records.read(text).options == dict(whole.options)


# Damage


@each_title
def test_every_line_deleted_duplicated_or_swapped_is_noticed(title: str) -> None:
    lines = short_text(title).splitlines()
    for number in range(len(lines)):
        before, line, after = lines[:number], lines[number], lines[number + 1 :]
        check_harmless_or_refused(title, "\n".join([*before, *after]))
        check_harmless_or_refused(title, "\n".join([*before, line, line, *after]))
        check_harmless_or_refused(title, "\n".join([*before, *after[:1], line, *after[1:]]))
        if line:
            refusal("\n".join([*before, *after]))


@each_title
def test_every_choice_left_out_or_made_otherwise_is_noticed(title: str) -> None:
    lines = short_text(title).splitlines()
    turns = records.read(short_text(title)).lines
    for turn in turns:
        for index, text in enumerate(turn.texts):
            for instead in ([], [text, text], ["end turn"], [f"({text})"], [text, "pass"]):
                texts = [*turn.texts[:index], *instead, *turn.texts[index + 1 :]]
                edited = list(lines)
                edited[turn.number - 1] = f"{turn.label}: {'; '.join(texts)}"
                problem = refusal("\n".join(edited))
                assert problem.line >= turn.number


@each_title
def test_every_other_open_choice_leads_elsewhere(title: str) -> None:
    """A choice changed to another that was open: refused sooner or later."""
    choices = choices_of(short(title))
    lines = short_text(title).splitlines()
    states = [state.copy() for state in walk(short(title))]
    turns = records.read(short_text(title)).lines
    number = 0
    for turn in turns:
        for index, text in enumerate(turn.texts):
            if text.startswith("("):
                continue
            for other in states[number].choices()[:3]:
                if other != choices[number]:
                    texts = list(turn.texts)
                    texts[index] = game(short(title)).text(other)
                    edited = list(lines)
                    edited[turn.number - 1] = f"{turn.label}: {'; '.join(texts)}"
                    refusal("\n".join(edited))
            number += 1
    assert number == len(choices)


@given(
    any_title,
    st.integers(0, 10**6),
    st.sampled_from(["", "x", " ", "0", "-", ";", ":", "(", "\n", "é"]),
)
def test_any_character_changed_is_noticed(title: str, place: int, instead: str) -> None:
    text = short_text(title)
    place %= len(text)
    check_harmless_or_refused(title, text[:place] + instead + text[place + 1 :])


@given(any_title, st.integers(0, 10**6), st.text(max_size=8))
def test_any_text_put_in_is_noticed(title: str, place: int, text: str) -> None:
    place %= len(short_text(title))
    check_harmless_or_refused(title, short_text(title)[:place] + text + short_text(title)[place:])


@each_title
def test_a_file_cut_anywhere_is_half_written(title: str) -> None:
    text = short_text(title).rstrip()
    for length in range(len(text)):
        refusal(text[:length])
    assert replayed(text)[2] == final(short(title))


# Header


def with_header(title: str, key: str, value: str | None) -> str:
    """The short record with one line of its header changed or left out."""
    lines = short_text(title).splitlines()
    index = next(i for i, line in enumerate(lines) if line.startswith(f"{key}:"))
    lines[index : index + 1] = [] if value is None else [f"{key}: {value}"]
    return "\n".join(lines)


@each_title
@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("title", "chess", "no game is called 'chess'"),
        ("title", None, "the header does not say its 'title'"),
        ("rules", "99", "made with rules version 99; this program knows up to"),
        ("rules", "0", "rules versions begin with 1"),
        ("rules", "one", "'rules' must be a whole number, not 'one'"),
        ("edition", "other 0123456789abcdef", "made with the edition 'other 0123456789abcdef'"),
        ("edition", "", "made with the edition ''"),
        ("players", "5", "players, not 5"),
        ("players", "0", "players, not 0"),
        ("players", "2.5", "'players' must be a whole number"),
        ("seed", "", "'seed' must be a whole number"),
        ("seed", "9" * 5000, "'seed' must be a whole number"),
        ("seed", "4", ""),
        ("seats", "a, b, c, d, e", "are asked for, 5 given"),
        ("seats", None, "the header does not say its 'seats'"),
        ("result", "unfinished", "called unfinished, but the game is over"),
        ("result", "1, 2, 3, 4, 5", "the result is "),
        ("result", "many", "'result' must be a whole number"),
        ("position", "0123456789abcdef", "the choices lead to "),
        ("position", "", "half-written"),
    ],
)
def test_a_wrong_header_or_end_is_refused(
    title: str, key: str, value: str | None, reason: str
) -> None:
    text = with_header(title, key, value)
    problem = refusal(text)
    assert reason in problem.reason
    assert len(problem.reason) < 200
    if value and reason:
        assert text.splitlines()[problem.line - 1].startswith(f"{key}:")


@each_title
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("colour: red", "has no option 'colour'"),
        ("seed: 3", "'seed' stands twice in the header"),
        ("no colon here", "a line has a colon after its name; here is 'no colon here'"),
    ],
)
def test_a_wrong_line_in_the_header_is_refused(title: str, line: str, reason: str) -> None:
    text = short_text(title).replace("\n\n", f"\n{line}\n\n", 1)
    problem = refusal(text)
    assert reason in problem.reason
    assert text.splitlines()[problem.line - 1] == line


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        " \t ",
        "fireside record 2\n",
        "\x00\x01\x02",
        '{"title": "bonfire"}',
        '[Event "Casual Game"]\n1. e4 e5',
        "%PDF-1.7\n",
        "#!/bin/sh\n",
    ],
)
def test_other_files_are_no_records(text: str) -> None:
    assert refusal(text).reason == f"a record begins with '{FIRST_LINE}'"


@each_title
def test_line_ends_and_blank_lines_do_not_matter(title: str) -> None:
    text = short_text(title)
    for other in (text.replace("\n", "\r\n"), text + "\n\n", text.replace("; ", " ;  ")):
        assert replayed(other)[2] == final(short(title))


@each_title
def test_a_record_with_nothing_in_it_but_its_header(title: str) -> None:
    assert replayed(written(short(title), 0))[2] == game(short(title)).start(short(title).seed)
    assert refusal(FIRST_LINE).reason == "the header does not say its 'title'"


@each_title
def test_there_are_as_many_seats_as_players(title: str) -> None:
    whole = short(title)
    problem = refusal(with_header(title, "seats", "a, b, c"))
    assert problem.reason == f"a name for each player: {whole.players} are asked for, 3 given"
    others = ["other"] * (whole.players - 1)
    for seats in ([], ["one", "two", "three"], [*others, "Doe, John"], [*others, "one\ntwo"]):
        with pytest.raises(ValueError, match=f"each of {whole.players} seats needs a name"):
            records.write(game(whole), 1, [], seats)


@each_title
def test_a_record_is_for_its_own_game(title: str) -> None:
    record = records.read(short_text(title))
    for other in WHOLE_GAMES[::5]:
        if game(other) != game(short(title)):
            with pytest.raises(RecordError):
                records.replay(record, game(other))

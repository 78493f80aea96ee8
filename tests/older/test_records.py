"""Records from the first version of the rules, replayed under those of today."""

from pathlib import Path

import pytest

from fireside.core.older import Stop, of_today
from fireside.core.record import Record, RecordError, read, replay, steps
from fireside.core.title import game_of

RECORDS = Path(__file__).parent / "records"


def kept(name: str) -> str:
    return (RECORDS / f"{name}.fire").read_text(encoding="utf-8")


def carried(text: str) -> tuple[Record, Stop | None]:
    record = read(text)
    return of_today(record, game_of(record))


@pytest.mark.parametrize("name", ["bonfire-as-ever", "dewan-as-ever"])
def test_where_the_rules_make_no_difference_everything_stays(name: str) -> None:
    record, stop = carried(kept(name))
    before = read(kept(name))
    assert stop is None
    assert record.rules == game_of(before).rules > before.rules == 1
    assert [line.texts for line in record.lines] == [line.texts for line in before.lines]
    assert (record.result, record.position) == (before.result, before.position)
    replay(record, game_of(record))


@pytest.mark.parametrize(
    ("name", "was", "now"),
    [
        ("bonfire-a-step-by-itself", "procession; 1 step;", "procession; (1 step);"),
        ("dewan-a-discard-asked", "(discard water-berry)", "discard water-berry"),
    ],
)
def test_what_was_asked_may_follow_by_itself_now_and_the_other_way_round(
    name: str, was: str, now: str
) -> None:
    before = read(kept(name))
    record, stop = carried(kept(name))
    assert stop is None
    lines = [
        (" ".join(["; ".join(old.texts) + ";"]), "; ".join(new.texts) + ";")
        for old, new in zip(before.lines, record.lines, strict=True)
        if old.texts != new.texts
    ]
    assert lines
    assert all(was in old and now in new for old, new in lines)
    assert (record.result, record.position) == (before.result, before.position)
    replay(record, game_of(record))


@pytest.mark.parametrize(
    ("name", "text", "followed"),
    [
        ("bonfire-stopped", "3 steps", 163),
        ("dewan-stopped", "discard mountains/forest", 55),
        ("dewan-unfinished-stopped", "discard badlands-fire", 39),
    ],
)
def test_a_choice_that_is_not_open_any_more_ends_it(name: str, text: str, followed: int) -> None:
    record, stop = carried(kept(name))
    game = game_of(record)
    assert stop == Stop(1, game.rules, "choice", text, followed)
    assert record.result is None
    assert len(list(steps(record, game))) == followed


def test_choices_that_lead_elsewhere_end_it() -> None:
    record, stop = carried(kept("dewan-elsewhere"))
    assert stop is not None
    assert (stop.reason, stop.text) == ("position", "")
    assert record.decisions == read(kept("dewan-elsewhere")).decisions


def test_another_result_ends_it() -> None:
    before = kept("bonfire-as-ever")
    [line] = [line for line in before.splitlines() if line.startswith("result: ")]
    _, stop = carried(before.replace(line, "result: 99, 98"))
    assert stop is not None
    assert stop.reason == "result"


def test_a_choice_that_nothing_is_called_any_more_ends_it() -> None:
    before = kept("bonfire-as-ever").replace("fate last", "fate middle", 1)
    _, stop = carried(before)
    assert stop is not None
    assert (stop.reason, stop.text) == ("choice", "fate middle")


def test_a_choice_in_another_turn_ends_it() -> None:
    before = kept("bonfire-as-ever").replace("round 2, player 1:", "round 2, player 2:")
    _, stop = carried(before)
    assert stop is not None
    assert stop.reason == "choice"


def test_a_record_of_newer_rules_is_not_read() -> None:
    with pytest.raises(RecordError, match="version 99"):
        carried(kept("bonfire-as-ever").replace("rules: 1", "rules: 99"))


def test_a_record_of_older_rules_is_not_replayed_as_one_of_today() -> None:
    record = read(kept("bonfire-as-ever"))
    with pytest.raises(RecordError, match="rules version 1"):
        replay(record, game_of(record))

"""The lessons: games that the rules allow, steps that go with them, words for every step."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from fireside.core import record
from fireside.core.title import game_of
from fireside.server.titles.lessons import (
    LEARNER,
    NO_CHOICE,
    Chapter,
    ScriptError,
    ScriptStep,
    lesson_of,
    new_table,
    placed_steps,
    record_of,
    titles_with_lessons,
)
from fireside.server.wire import Lesson
from tests.server.served import Guest, guest, served

ROOT = Path(__file__).parents[3]
LANGUAGES = ["en", "de", "fr", "pl", "ru"]
LETTERS = {"bonfire": "B", "dewan": "D"}


@pytest.fixture(scope="module", params=sorted(titles_with_lessons()))
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(request.param)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as (address, _):
        yield address


@pytest.mark.parametrize("title", sorted(titles_with_lessons()))
def test_its_game_is_a_record_that_replays(title: str) -> None:
    kept = record_of(title)
    game = game_of(kept)
    state = record.replay(kept, game)
    assert not state.over()


def test_every_deed_is_open_where_it_is_asked_for(lesson: Lesson) -> None:
    deeds = [deed for step in lesson.steps for deed in step.deeds]
    assert len(deeds) >= 14
    for deed in deeds:
        position = lesson.positions[deed]
        assert position.to_move == LEARNER
        assert lesson.choices[deed] in [option.choice for option in position.choices]
    others = [choice for number, choice in enumerate(lesson.choices) if number not in deeds]
    assert set(others) == {NO_CHOICE}


def test_steps_go_on_and_never_back(lesson: Lesson) -> None:
    reached = 0
    for step in lesson.steps:
        assert step.position >= reached
        assert step.deeds == sorted(set(step.deeds))
        assert not step.deeds or step.deeds[0] == step.position
        reached = step.deeds[-1] + 1 if step.deeds else step.position
    assert reached == len(lesson.positions) - 1, "the last step is at the last position"
    versions = [position.version for position in lesson.positions]
    assert versions == sorted(set(versions))


def test_it_shows_what_it_is_about() -> None:
    bonfire, dewan = (lesson_of(title) for title in ("bonfire", "dewan"))
    city = bonfire.positions[-1].view["cities"][LEARNER]
    assert city["places"][1]["lit"]
    assert city["places"][6]["portal"]
    assert city["gnomes"] == [15]
    assert len(city["guardians"]) == 2
    tribe = dewan.positions[-1].view["tribes"][LEARNER]
    assert [story["fulfilled"] for story in tribe["stories"]] == [True, True]
    assert tribe["berries"] == 2
    assert tribe["scoring"]["groups"] == 4


def test_the_learner_sees_no_more_than_at_a_table(lesson: Lesson) -> None:
    for position in lesson.positions:
        assert position.seat == LEARNER
        if lesson.title == "dewan":
            assert "hand" in position.view["tribes"][LEARNER]
            assert "hand" not in position.view["tribes"][1]
        assert not position.permissions.confirm
        assert not position.permissions.hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(lesson: Lesson, language: str) -> None:
    words = ROOT / "src" / "fireside" / lesson.title / "words"
    text = (words / language / "lesson.ftl").read_text(encoding="utf-8")
    said = {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}
    begin = f"lesson-of-{lesson.title}"
    asked = {f"{begin}-chapter-{step.chapter}" for step in lesson.steps}
    asked |= {f"{begin}-{step.name}{end}" for step in lesson.steps for end in ("", "-text")}
    assert asked - said == set()
    assert {name for name in said if name.startswith(begin)} - asked == set()
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)


def test_it_points_at_rules_and_parts_of_the_board_that_are_there(lesson: Lesson) -> None:
    law = (ROOT / "docs" / "rules" / f"{lesson.title}.md").read_text(encoding="utf-8")
    rules = set(re.findall(rf"(?:^- |^## ){LETTERS[lesson.title]}\d+(?:\.\d+)?", law, re.MULTILINE))
    numbers = {rule.split()[-1] for rule in rules}
    listed = re.compile(r"\.\d+$")
    for step in lesson.steps:
        assert not step.rule or {step.rule, listed.sub("", step.rule)} & numbers, step.rule
    sources = [*(ROOT / "web" / "src").rglob("*.svelte")]
    client = "".join(path.read_text(encoding="utf-8") for path in sources)
    parts = {step.at for step in lesson.steps if step.at and not step.at.startswith("thing:")}
    anchors = set(re.findall(r"data-at=(?:\"|\{active \? ')([a-z-]+)", client))
    assert parts - anchors == set()


def test_a_script_that_does_not_go_with_its_game() -> None:
    kept = record_of("dewan")
    game = game_of(kept)
    script = [Chapter("land", [ScriptStep("story", do=["story 3-badlands"])])]
    with pytest.raises(ScriptError, match="does not choose 'story 3-badlands'"):
        placed_steps(script, new_table(game, kept.seed))


def test_it_is_sent_packed_and_once(address: str) -> None:
    async def visit(ann: Guest) -> None:
        first = await ann.http.get("/api/lessons/bonfire")
        assert first.headers["content-encoding"] == "gzip"
        assert int(first.headers["content-length"]) < 40_000
        assert len(first.json()["steps"]) == len(lesson_of("bonfire").steps)
        tag = first.headers["etag"]
        again = await ann.http.get("/api/lessons/bonfire", headers={"If-None-Match": tag})
        assert again.status_code == 304
        assert await ann.get("/api/tables") == []
        unknown = await ann.http.get("/api/lessons/chess")
        assert (unknown.status_code, unknown.json()["reason"]) == (404, "unknown-lesson")

    async def whole() -> None:
        async with guest(address) as ann:
            await visit(ann)

    asyncio.run(whole())

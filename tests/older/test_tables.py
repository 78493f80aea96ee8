"""Tables kept by a server of the first version of the rules, opened by the server of today."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fireside.core.record import read
from fireside.core.title import make_game
from tests.server.served import Guest, Message, guest, served

KEPT = Path(__file__).parent
TOLD: dict[str, Message] = json.loads((KEPT / "tables.json").read_text())
# What was begun with our first edition goes on with it.
EDITIONS = {"bonfire": "fireside 18c02d7251b4b21b", "dewan": "fireside 522ac3b06dba08b1"}
GO_ON = [
    "bonfire running",
    "bonfire waiting",
    "bonfire solo",
    "bonfire over",
    "bonfire running, a step by itself",
    "bonfire over, a step by itself",
    "dewan running",
    "dewan waiting",
    "dewan over",
    "dewan asked for undo",
]
# The reason, the choice that is not open any more, and how many could be made again.
STOPPED = {
    "bonfire stopped": ("choice", "3 steps", 163),
    "dewan stopped": ("choice", "story 2-mountains-1-pigment", 30),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the database."""
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.executescript((KEPT / "tables.sql").read_text())
    return tmp_path


def as_ann(folder: Path, play: Callable[[Guest], Awaitable[None]]) -> None:
    """Do something at the server of today, as the guest whose tables these are."""

    async def come(address: str) -> None:
        async with guest(address) as ann:
            ann.http.cookies.set("fireside", TOLD["cookies"]["Ann"])
            await play(ann)

    with served(folder) as (address, _):
        asyncio.run(come(address))


def rules_of(name: str) -> int:
    return make_game(name.split()[0], 2).rules


def row(folder: Path, table: str, *columns: str) -> tuple[object, ...]:
    with sqlite3.connect(folder / "tables.db") as connection:
        wanted = f"select {', '.join(columns)} from tables where id = ?"
        found: tuple[object, ...] = connection.execute(wanted, [table]).fetchone()
        return found


def choices_kept(folder: Path, table: str) -> int:
    with sqlite3.connect(folder / "tables.db") as connection:
        wanted = "select count(*) from choices where table_id = ?"
        found: int = connection.execute(wanted, [table]).fetchone()[0]
        return found


@pytest.mark.parametrize("name", GO_ON)
def test_a_table_goes_on_where_it_was(folder: Path, name: str) -> None:
    before = TOLD[name]
    table = before["table"]

    async def play(ann: Guest) -> None:
        async with ann.sit(table) as line:
            position = line.position
            assert "stopped" not in position
            for what in ("version", "toMove", "over", "scores"):
                assert position[what] == before[what]
            digest, rules, settled = row(folder, table, "position", "rules", "settled")
            assert (digest, rules) == (before["position"], rules_of(name))
            assert row(folder, table, "imprint") == (EDITIONS[name.split()[0]],)
            assert choices_kept(folder, table) - int(str(settled)) == before["tentative"]
            if "waiting" in name:
                assert position["permissions"]["confirm"]
            if before["tentative"] and "waiting" not in name:
                assert position["permissions"]["undo"]
                await line.ask("undo")
                await line.ask("redo")
            if name != "dewan asked for undo":
                await line.play(2, until=lambda now: now["version"] >= before["version"] + 12)

    as_ann(folder, play)


def test_a_step_that_follows_by_itself_now_is_no_choice_any_more(folder: Path) -> None:
    before = TOLD["bonfire over, a step by itself"]

    async def look(ann: Guest) -> None:
        course = await ann.get(f"/api/tables/{before['table']}/course")
        assert course["length"] == before["made"] - 1 == choices_kept(folder, before["table"])
        record = read((await ann.http.get(f"/api/tables/{before['table']}/record")).text)
        assert record.edition == EDITIONS["bonfire"]
        assert (record.position, record.result) == (before["position"], before["scores"])

    as_ann(folder, look)


def test_who_was_asked_for_undo_still_is(folder: Path) -> None:
    table = TOLD["dewan asked for undo"]["table"]

    async def play(ann: Guest) -> None:
        async with guest(ann.address) as ben:
            ben.http.cookies.set("fireside", TOLD["cookies"]["Ben"])
            async with ann.sit(table) as line, ben.sit(table) as other:
                assert not line.position["permissions"]["askUndo"]
                assert other.position["permissions"]["answerUndo"]
                after = await other.ask("answerUndo", agree=True)
                assert (after["undone"], after["toMove"]) == (True, 0)

    as_ann(folder, play)


@pytest.mark.parametrize("name", STOPPED)
def test_what_cannot_go_on_is_there_to_be_looked_at(folder: Path, name: str) -> None:
    before = TOLD[name]
    table = before["table"]
    reason, text, followed = STOPPED[name]
    why = {"rules": 1, "today": rules_of(name), "reason": reason, "text": text}
    why["followed"] = followed

    async def look(ann: Guest) -> None:
        async with ann.sit(table) as line:
            position = line.position
            assert position["stopped"] == why
            assert (position["over"], position["toMove"], position["winners"]) == (False, -1, [])
            assert position["choices"] == position["closed"] == []
            assert not any(
                position["permissions"][permission] for permission in ("confirm", "undo", "askUndo")
            )
            assert not position["thinking"]
            assert await line.refused("choose", choice=0) == "not-your-turn"
            assert await line.refused("confirming", on=False) == "not-allowed"
            assert await line.refused("name", seat=0, name="Zoe") == "not-allowed"
        course = await ann.get(f"/api/tables/{table}/course")
        assert (course["stopped"], course["length"], course["over"]) == (why, followed, False)
        log = await ann.get(f"/api/tables/{table}/log")
        assert len(log) == course["told"][-1] == position["logLength"]
        past = await ann.get(f"/api/tables/{table}/positions/{followed}")
        assert past["position"]["view"] == position["view"]
        record = read((await ann.http.get(f"/api/tables/{table}/record")).text)
        assert (record.rules, record.decisions) == (rules_of(name), followed)
        [listed] = [one for one in await ann.get("/api/tables") if one["id"] == table]
        assert listed["stopped"]
        assert choices_kept(folder, table) == before["made"]  # for other rules, one day
        assert row(folder, table, "rules", "version") == (1, before["version"])

    as_ann(folder, look)
    as_ann(folder, look)  # and again after a restart


def test_turn_and_points_stand_for_the_digest_that_old_tables_have_not(folder: Path) -> None:
    """All choices are open, and the tribe holds a card more: nobody can tell."""
    same = TOLD["dewan over elsewhere"]
    other = TOLD["dewan over"]
    with sqlite3.connect(folder / "tables.db") as connection:
        changed = "update tables set summary = json_set(summary, '$.scores[0]', 99) where id = ?"
        connection.execute(changed, [other["table"]])

    async def look(ann: Guest) -> None:
        async with ann.sit(same["table"]) as line:
            assert (line.position["over"], line.position.get("stopped")) == (True, None)
        async with ann.sit(other["table"]) as line:
            stopped = line.position["stopped"]
            assert (stopped["reason"], stopped["followed"]) == ("position", other["made"])

    as_ann(folder, look)


def test_from_where_it_stops_one_goes_on_at_a_table_of_its_own(folder: Path) -> None:
    table = TOLD["dewan stopped"]["table"]

    async def play(ann: Guest) -> None:
        course = await ann.get(f"/api/tables/{table}/course")
        assert course["forks"]
        made = await ann.post(f"/api/tables/{table}/what-if", number=course["length"])
        assert made.status_code == 201
        async with ann.sit(made.json()["id"]) as line:
            assert "stopped" not in line.position
            await line.ask("confirming", on=False)
            await line.play(3)
            assert line.position["over"]

    as_ann(folder, play)


def test_hidden_cards_of_what_is_compared_stay_hidden(folder: Path) -> None:
    table = TOLD["dewan stopped"]["table"]
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute(
            "update tables set origin = 'deal 2026-01-01 dewan' where id = ?", [table]
        )

    async def look(ann: Guest) -> None:
        course = await ann.get(f"/api/tables/{table}/course")
        assert (course["viewpoints"], course["forks"]) == ([-1, 0], False)

    as_ann(folder, look)


@pytest.mark.parametrize(("name", "followed"), [("bonfire-stopped", 163), ("dewan-elsewhere", 80)])
def test_a_record_that_cannot_be_followed_is_brought_to_be_looked_at(
    folder: Path, name: str, followed: int
) -> None:
    text = (KEPT / "records" / f"{name}.fire").read_text()
    made: list[str] = []

    async def bring(ann: Guest) -> None:
        answer = await ann.http.post("/api/records", content=text)
        assert answer.status_code == 201
        made.append(answer.json()["id"])
        await look(ann)

    async def look(ann: Guest) -> None:
        course = await ann.get(f"/api/tables/{made[0]}/course")
        assert (course["stopped"]["followed"], course["length"]) == (followed, followed)

    as_ann(folder, bring)
    as_ann(folder, look)


def test_a_record_that_goes_on_is_one_of_today(folder: Path) -> None:
    text = (KEPT / "records" / "bonfire-a-step-by-itself.fire").read_text()

    async def bring(ann: Guest) -> None:
        table = (await ann.http.post("/api/records", content=text)).json()["id"]
        course = await ann.get(f"/api/tables/{table}/course")
        assert (course.get("stopped"), course["over"]) == (None, True)
        again = read((await ann.http.get(f"/api/tables/{table}/record")).text)
        assert (again.rules, again.result) == (rules_of("bonfire"), read(text).result)

    as_ann(folder, bring)


def test_automatons_were_kept_by_another_word(folder: Path) -> None:
    async def play(ann: Guest) -> None:
        kinds = {seat["kind"] for table in await ann.get("/api/tables") for seat in table["seats"]}
        assert "automaton" in kinds
        assert kinds <= {"here", "link", "bot", "automaton"}

    as_ann(folder, play)

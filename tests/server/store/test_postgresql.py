"""PostgreSQL is a URL away: the same store in a real one, started from the system's binaries."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fireside.server.running import listen
from fireside.server.store.tables import Access, Store, StoreError
from fireside.server.tables.opening import open_table
from fireside.server.wire import NewTable, SeatPlan
from tests.server.served import HERE, LINK, Message, guest, served, told
from tests.server.store.test_store import differences
from tests.server.store.test_two_servers import AT_ONCE, play_in_turns, prepare_at_once
from tests.server.web.test_refusals import await_unknown

pytest.importorskip("psycopg", reason="psycopg, PostgreSQL's driver, is not installed")

# Quick, and of no use after a power cut: these databases last for a test.
CARELESS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
LONGEST_START = 30.0  # seconds


def binaries() -> Path:
    """Where PostgreSQL's programs are; Debian keeps them off the path."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin/initdb"), shutil.which("initdb")]
    programs = [Path(program) for program in found if program]
    if not programs:
        pytest.skip("PostgreSQL is not installed")
    return programs[0].parent


class Cluster:
    """A PostgreSQL with nothing in it, run by somebody who is not root, as it wants to be."""

    def __init__(self, folder: Path, user: str | None) -> None:
        self.programs = binaries()
        self.folder = folder
        groups: list[int] | None = [] if user else None
        self._how: dict[str, Any] = {"user": user, "group": user, "extra_groups": groups}
        with listen("127.0.0.1", 0) as probe:
            self.port = probe.getsockname()[1]
        self._run("initdb", "-D", "data", "-U", "test", "-A", "trust", "-E", "UTF8", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, **self._how)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Run it for a while."""
        options = ["listen_addresses=127.0.0.1", *CARELESS]
        settings = [part for option in options for part in ("-c", option)]
        command = [str(self.programs / "postgres"), "-D", "data", "-p", str(self.port), "-k", "."]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [*command, *settings], cwd=self.folder, stdout=log, stderr=log, **self._how
            )
        try:
            self._wait()
            yield
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(LONGEST_START)

    def _wait(self) -> None:
        ends = time.monotonic() + LONGEST_START
        while time.monotonic() < ends:
            try:
                self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port))
                return
            except subprocess.CalledProcessError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def new_database(self, name: str) -> str:
        """The URL of a new database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "test", name)
        return f"postgresql+psycopg://test@127.0.0.1:{self.port}/{name}"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    user = None
    folder = Path(tempfile.mkdtemp())  # not pytest's own, which only root could enter
    if os.getuid() == 0:
        if "postgres" not in [account.pw_name for account in pwd.getpwall()]:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        user = "postgres"
        shutil.chown(folder, user, user)
    try:
        yield Cluster(folder, user)
    finally:
        shutil.rmtree(folder)


def test_the_store_is_the_same(cluster: Cluster) -> None:
    async def check(url: str) -> None:
        store = Store(url)
        await store.open()
        await store.open()
        async with store.database.writing() as connection:
            assert await connection.run_sync(differences) == []
        plan = NewTable("dewan", [SeatPlan("here"), SeatPlan("link")], seating="listed")
        made = await open_table(plan, 5, "ann", store)
        await asyncio.gather(*[store.claim("ben", Access(made.id, 1)) for _ in range(5)])
        assert await store.claims_of("ben", made.id) == [1]
        changes = [store.keep(made.id, 0, 0, [(number, 0)], {"version": 1}) for number in range(5)]
        ended = await asyncio.gather(*changes, return_exceptions=True)
        assert [type(end) for end in ended if end is not None] == [StoreError] * 4
        assert await store.choices_of(made.id) == [ended.index(None)]
        await store.close()

    with cluster.running():
        asyncio.run(check(cluster.new_database("store")))


def test_a_game_at_a_table_in_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, str, Message]:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("bonfire", [HERE, LINK])
            await ben.http.get(made["links"]["1"])
            async with ann.sit(made["id"]) as line:
                choice = line.position["choices"][0]["choice"]
                await line.ask("choose", choice=choice)
                await line.ask("undo")
                assert (line.position["version"], line.position["logLength"]) == (2, 0)
                await line.ask("redo")
            await ben.http.get(made["links"]["0"])
            async with ben.sit(made["id"]) as line:
                await line.play(until=lambda position: position["view"]["turn"] == 4)
            return made["id"], ben.http.cookies["fireside"], told(line.position)

    async def go_on(address: str, table: str, cookie: str, before: Message) -> None:
        async with guest(address) as ben:
            ben.http.cookies.set("fireside", cookie)
            async with ben.sit(table) as line:
                assert told(line.position) == before
                await line.play()
            [summary] = await ben.get("/api/tables")
            assert (summary["over"], summary["scores"]) == (True, line.position["scores"])

    with cluster.running():
        url = cluster.new_database("game")
        with served(tmp_path, url=url) as (address, _):
            table, cookie, before = asyncio.run(begin(address))
        with served(tmp_path, url=url) as (address, _):
            asyncio.run(go_on(address, table, cookie, before))


def test_a_database_that_was_started_anew(cluster: Cluster, tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, str]:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE])
            return made["id"], ann.http.cookies["fireside"]

    async def go_on(address: str, table: str, cookie: str) -> None:
        async with guest(address) as ann:
            ann.http.cookies.set("fireside", cookie)
            async with ann.sit(table) as line:
                await line.play(until=lambda position: position["version"] == 5)

    with ExitStack() as server:
        with cluster.running():
            url = cluster.new_database("anew")
            address, _ = server.enter_context(served(tmp_path, url=url))
            table, cookie = asyncio.run(begin(address))
        with cluster.running():
            asyncio.run(go_on(address, table, cookie))


def test_ids_that_postgresql_cannot_even_look_for(cluster: Cluster, tmp_path: Path) -> None:
    with cluster.running(), served(tmp_path, url=cluster.new_database("ids")) as (address, _):
        await_unknown(address, "%00")


def test_whoever_comes_while_the_database_is_down_is_told_to_come_again(
    cluster: Cluster, tmp_path: Path
) -> None:
    async def begin(address: str) -> tuple[str, str]:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE])
            return made["id"], ann.http.cookies["fireside"]

    async def come(address: str, table: str, cookie: str) -> None:
        async with guest(address) as ann:
            ann.http.cookies.set("fireside", cookie)
            async with ann.line(table) as line:
                assert (await line.receive())["reason"] == "unavailable"
                await line.socket.wait_closed()
                assert line.socket.close_code == 1013
            answer = await ann.http.get("/api/tables")
            assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
            assert int(answer.headers["retry-after"]) > 0
            assert (await ann.http.get("/health")).status_code == 503

    with ExitStack() as server:
        with cluster.running():
            url = cluster.new_database("down")
            address, _ = server.enter_context(served(tmp_path, url=url))
            table, cookie = asyncio.run(begin(address))
        asyncio.run(come(address, table, cookie))


def test_several_servers_on_one_database(cluster: Cluster, tmp_path: Path) -> None:
    with cluster.running():
        url = cluster.new_database("several")
        assert prepare_at_once(url) == [0] * AT_ONCE
        with served(tmp_path, url=url) as (one, _), served(tmp_path, url=url) as (other, _):
            asyncio.run(play_in_turns([one, other]))


def test_what_is_asked_for_many_times_at_once(cluster: Cluster, tmp_path: Path) -> None:
    """Whoever watches over the server, and whoever clicks fast, is not told that it is down."""
    printed = {"handicap": 0, "points": 1, "tom": 2, "finished": "2026-01-01T00:00:00Z"}
    asked: list[tuple[str, str, object]] = [
        ("GET", "/health", None),
        ("POST", "/api/series", {}),
        ("PUT", "/api/series/printed/sheet", printed),
    ]

    async def ask(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, LINK])
            links = ("POST", f"/api/tables/{made['id']}/links", {"seat": 1})
            for method, path, body in [*asked, links]:
                answers = await asyncio.gather(
                    *[ann.http.request(method, path, json=body) for _ in range(3 * AT_ONCE)]
                )
                assert {answer.status_code for answer in answers} <= {200, 201}, path

    with cluster.running(), served(tmp_path, url=cluster.new_database("at_once")) as (address, _):
        asyncio.run(ask(address))

"""What people are told where bots cannot think as they should."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Server
from tests.browser.playing import THOUGHT
from tests.server.thinking.test_pool import children

pytestmark = pytest.mark.browser

SEATS = [{"kind": "bot", "name": "Blaze", "level": "blaze"}, {"kind": "here", "name": "Ann"}]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose bots have one process."""
    monkeypatch.setenv("FIRESIDE_THINKERS", "1")
    running = Server(tmp_path).start()
    yield running
    running.kill()


def open_with_bot(context: BrowserContext) -> str:
    """A table at which a bot begins; its id."""
    answer = context.request.post("/api/tables", data={"title": "bonfire", "seats": SEATS})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


@contextmanager
def bots_held_up(server: Server) -> Iterator[None]:
    """The process that bots think in stands still."""
    assert server.process is not None
    processes = children(server.process.pid)  # one reads; whoever thinks gives way to all others
    thinker = max(processes, key=partial(os.getpriority, os.PRIO_PROCESS))
    os.kill(thinker, signal.SIGSTOP)
    yield
    os.kill(thinker, signal.SIGCONT)


def test_people_are_told_that_bots_are_busy(context: BrowserContext, server: Server) -> None:
    one, other, asking = context.new_page(), context.new_page(), context.new_page()
    asking.goto(f"/table/{open_with_bot(context)}")
    expect(asking.locator(".buttons, .ways").first).to_be_visible(timeout=THOUGHT)
    with bots_held_up(server):
        one.goto(f"/table/{open_with_bot(context)}")
        expect(one.get_by_text("Blaze is thinking.").first).to_be_visible()
        other.goto(f"/table/{open_with_bot(context)}")
        busy = other.get_by_text("Bots are busy at other tables. Blaze will play soon.").first
        expect(busy).to_be_visible()
        expect(one.get_by_text("Blaze is thinking.").first).to_be_visible()
    for page in (one, other):
        expect(page.get_by_text("Blaze will play soon.")).to_have_count(0, timeout=THOUGHT)
        expect(page.locator(".ways, .strip").first).to_be_visible(timeout=THOUGHT)


def test_a_bot_that_another_stood_in_for_is_marked(context: BrowserContext, server: Server) -> None:
    table = open_with_bot(context)
    with closing(sqlite3.connect(server.folder / "fireside.db")) as database, database:
        changed = "update tables set seats = replace(seats, '\"blaze\"', '\"nobody\"')"
        assert database.execute(changed).rowcount == 1
    page = context.new_page()
    page.goto(f"/table/{table}")
    chip = page.locator("header .seats li").first
    expect(chip.locator(".corner")).to_be_visible(timeout=THOUGHT)
    chip.get_by_role("button").click()
    said = "Ember played the last turn for Blaze, who had no time to think."
    expect(page.locator(".toasts, [role=status]").get_by_text(said).first).to_be_visible()
    expect(page.locator("header .seats li").nth(1).locator(".corner")).to_have_count(0)

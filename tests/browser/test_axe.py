"""No page keeps anybody out: what axe-core calls serious or critical is nowhere to be found."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.axe import Inspector
from tests.browser.conftest import DESKTOP, Server
from tests.browser.playing import open_table

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = Path(__file__).resolve().parent.parent / "games"
# Plays at random over a socket of the page's own until a choice that begins so is open.
PLAY_UNTIL = """([table, wanted]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`)
  let seed = 7
  socket.onmessage = ({ data }) => {
    const { t, over, powers, choices, version } = JSON.parse(data)
    if (t !== 'position') return
    seed = (seed * 48271) % 2147483647
    const choice = choices[seed % Math.max(choices.length, 1)]?.choice
    const asked = choices.some(({ text }) => text.startsWith(wanted))
    if (over || (version > 8 && asked)) done(socket.close() ?? asked)
    else if (powers.confirm) socket.send(JSON.stringify({ t: 'confirm', version }))
    else if (choices.length) socket.send(JSON.stringify({ t: 'choose', version, choice }))
  }
})"""


@pytest.fixture(params=["phone, night", "desktop, parchment"])
def inspector(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[Inspector]:
    touched = request.param == "phone, night"
    context = browser.new_context(
        viewport=PHONE if touched else DESKTOP,
        has_touch=touched,
        is_mobile=touched,
        base_url=server.url,
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme="dark" if touched else "light",
    )
    context.set_default_timeout(10_000)
    yield Inspector(context.new_page())
    context.close()


def record(page: Page, game: str) -> str:
    """The address of a table that holds a recorded game."""
    text = (GAMES / game).read_text()
    headers = {"content-type": "text/plain"}
    answer = page.context.request.post("/api/records", data=text, headers=headers)
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def table_asking(page: Page, title: str, wanted: str) -> str:
    """The address of a table in the middle of a game, where such a choice is open."""
    address, _ = open_table(page.context, title, ["here", "bot"])
    page.goto("/learn")
    assert page.evaluate(PLAY_UNTIL, [urlsplit(address).path.rsplit("/", 1)[1], wanted])
    return address


def test_pages(inspector: Inspector) -> None:
    inspector.go("/", "main .panel")
    inspector.page.keyboard.press("?")
    inspector.page.wait_for_selector("dialog h3")
    inspector.look("keys")
    inspector.go("/new?title=dewan")
    inspector.go("/records")
    inspector.go("/learn")
    inspector.go("/solo")
    inspector.go("/solo?tab=deal")
    inspector.go("/solo?tab=statistics")
    inspector.go("/companion")
    assert inspector.found == []


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_learning(inspector: Inspector, title: str) -> None:
    inspector.go(f"/learn/rules/{title}", "main article")
    inspector.go(f"/learn/lesson/{title}", ".callout")
    assert inspector.found == []


def test_looking_back(inspector: Inspector) -> None:
    page = inspector.page
    inspector.go(f"{record(page, 'dewan/base-three-players.fire')}/at/30", ".steps")
    address = record(page, "passing.fire")
    inspector.go(f"{address}/at/30", ".steps")
    page.keyboard.press("w")
    page.wait_for_selector("dialog select")
    inspector.look("what if")
    inspector.go(f"{address}/review")
    inspector.go(address, ".end h1")
    page.locator(".actions button", has_text="Share").click()
    page.wait_for_selector("dialog")
    inspector.look("share")
    assert inspector.found == []


@pytest.mark.parametrize(("title", "wanted"), [("bonfire", "lay"), ("dewan", "discard")])
def test_tables(inspector: Inspector, title: str, wanted: str) -> None:
    page = inspector.page
    inspector.go(table_asking(page, title, wanted), ".bar .choice, .bar .how")
    page.locator(".bar").get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints li")
    inspector.look("hint")
    assert inspector.found == []


def test_beside_the_board(inspector: Inspector) -> None:
    page = inspector.page
    page.goto(open_table(page.context, "dewan", ["here", "bot"])[0])
    page.wait_for_selector(".bar .choice")
    page.keyboard.press("b")
    page.wait_for_selector(".spoken")
    page.keyboard.press("l")
    page.wait_for_selector("aside ol li")
    inspector.look("words and log")
    page.keyboard.press("b")
    page.keyboard.press("l")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog")
    inspector.look("menu")
    address, _ = open_table(page.context, "bonfire", ["here", "link"])
    inspector.go(address, "dialog")
    assert inspector.found == []

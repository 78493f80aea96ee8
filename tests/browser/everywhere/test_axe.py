"""No page keeps anybody out: what axe-core calls serious or critical is nowhere to be found."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import Inspector
from tests.browser.conftest import DESKTOP, PHONE, Server, hurried
from tests.browser.playing import open_table
from tests.browser.recorded import bring, go_on

pytestmark = pytest.mark.browser


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
        storage_state=hurried(server),
        color_scheme="dark" if touched else "light",
    )
    context.set_default_timeout(10_000)
    yield Inspector(context.new_page())
    context.close()


def test_pages(inspector: Inspector) -> None:
    inspector.go("/", "main .panel")
    inspector.page.keyboard.press("?")
    inspector.page.wait_for_selector("dialog h3")
    inspector.look("keys")
    inspector.go("/new?title=dewan")
    inspector.go("/records")
    inspector.go("/learn")
    inspector.go("/about", ".titles")
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
    inspector.go(f"{bring(page.context, 'dewan/base-three-players.fire')}/at/30", ".steps")
    address = bring(page.context, "passing.fire")
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


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("two-players-first-game.fire", "lay"),
        ("three-players.fire", "take"),
        ("dewan/base-four-players.fire", "discard"),
        ("dewan/base-four-players.fire", "give"),
    ],
)
def test_tables(inspector: Inspector, game: str, wanted: str) -> None:
    page = inspector.page
    inspector.go(go_on(page.context, game, wanted), ".bar .choice, .bar .how")
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

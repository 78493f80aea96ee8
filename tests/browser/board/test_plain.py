"""A title that the built client has no board for: the third title of the tests, drawn as words."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import Inspector
from tests.browser.conftest import DESKTOP, Server
from tests.browser.playing import offered, open_log, open_table, play_to_the_end, wait_for_move

pytestmark = pytest.mark.browser
TITLES = Path(__file__).parents[2] / "titles"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the third title too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(TITLES))
        running = Server(tmp_path_factory.mktemp("shelf")).start()
        yield running
        running.kill()


@pytest.fixture
def shown(browser: Browser, shelf: Server) -> Iterator[Page]:
    """A page that fails the test on an error in the client."""
    context = browser.new_context(
        viewport=DESKTOP,
        base_url=shelf.url,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(20_000)
    page = context.new_page()
    page.on("pageerror", lambda error: pytest.fail(f"error in the page: {error}"))
    yield page
    context.close()


def test_it_is_played_to_its_end(shown: Page) -> None:
    address, _ = open_table(shown.context, "candles", ["here", "bot"], draughty="yes")
    inspector = Inspector(shown)
    shown.goto(address)
    assert wait_for_move(shown) == "choose"
    expect(shown).to_have_title("● Your turn: Candles")
    board = shown.locator("main .plain")
    expect(board).to_contain_text("Burning")
    expect(board).to_contain_text("Player 1")
    buttons = offered(shown).all_inner_texts()
    assert buttons[0].strip() == "Gather"
    assert all(text.strip().startswith("Light ") for text in buttons[1:])
    inspector.look("the board")
    shown.keyboard.press("b")
    expect(shown.locator("section.spoken")).to_contain_text("Player 2")
    shown.keyboard.press("Escape")
    open_log(shown)
    assert play_to_the_end(shown, Random(1)) > 5
    expect(shown.locator(".end h1")).to_be_visible()
    inspector.look("the end")
    assert inspector.found == []


def test_it_is_looked_back_at(shown: Page) -> None:
    address, _ = open_table(shown.context, "candles", ["here", "bot"])
    shown.goto(address)
    offered(shown).last.click()
    shown.goto(f"{address}/at/1")
    expect(shown.locator("main .plain")).to_contain_text("Burning")


def test_it_is_found_on_the_start_page(shown: Page) -> None:
    shown.goto("/")
    card = shown.get_by_role("region", name="Candles")
    card.get_by_role("link", name="Set up a table").click()
    expect(shown.get_by_role("heading", name="Set up a table")).to_be_visible()
    shown.get_by_role("button", name="Open the table").click()
    assert wait_for_move(shown) in ("choose", "cover")

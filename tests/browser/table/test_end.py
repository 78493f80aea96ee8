"""The end of a game: points are counted without a word before their turn, and nothing jumps."""

from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fireside.server.thinking.brought import table_from
from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.playing import play_to_the_end
from tests.browser.recorded import GAMES, bring, brought

pytestmark = pytest.mark.browser

GAME = "three-players.fire"
# How wide the bars of a row are for each point, all of them.
WIDTHS = """() => [...document.querySelectorAll('.end tbody td')].flatMap((cell) => {
  const points = Number(cell.querySelector('span')?.textContent)
  return points ? [cell.querySelector('i').getBoundingClientRect().width / points] : []
})"""


@pytest.fixture
def moving(browser: Browser, server: Server) -> BrowserContext:
    """A browser in which things may move, so that points are counted one by one."""
    return browser.new_context(base_url=server.url, locale="en-GB", service_workers="block")


def place_of(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(".actions .button", has_text=name).bounding_box()
    assert box
    return box["x"], box["y"]


def test_the_header_counts_along_and_buttons_stay_where_they_are(moving: BrowserContext) -> None:
    page = moving.new_page()
    page.clock.install()
    page.goto(bring(moving, GAME))
    expect(page.locator(".end h1")).to_have_text("Counting the points")
    expect(page.locator(".end .curve")).to_have_count(3)
    chips = page.locator("header [data-count=total]")
    expect(chips).to_have_text(["0", "0", "0"])
    before = place_of(page, "Look at the table")
    page.get_by_role("button", name="Skip").click()
    page.clock.run_for(1000)
    expect(page.locator(".end h1")).to_contain_text("wins")
    totals = page.locator(".end .total td").all_inner_texts()
    expect(chips).to_have_text(totals)
    assert place_of(page, "Look at the table") == before
    moving.close()


def test_a_bar_is_as_long_as_its_points(context: BrowserContext, page: Page) -> None:
    page.goto(bring(context, GAME))
    expect(page.locator(".end h1")).to_contain_text("wins")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        widths = page.evaluate(WIDTHS)
        assert len(widths) > 10
        assert max(widths) - min(widths) < 0.1


@pytest.mark.parametrize("height", [844, 640])
def test_play_again_is_in_sight_on_a_phone(phone: BrowserContext, height: int) -> None:
    """Whoever has played a game to its end sees how to go on, without scrolling."""
    played = table_from((GAMES / "solo-won.fire").read_text())
    asked = f"/api/tables/{brought(phone, 'solo-won.fire')}/what-if"
    made = phone.request.post(asked, data={"number": len(played.made) - 1}).json()
    page = phone.new_page()
    page.set_viewport_size({"width": 360, "height": height})
    page.goto(f"/table/{made['id']}")
    play_to_the_end(page, Random(1))
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)

"""A game that was begun under older rules and cannot go on says so, and can be looked at."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import WAIT
from tests.browser.recorded import bring

pytestmark = pytest.mark.browser

WHY = "Under today\u2019s rules, what was played next is no longer possible."


@pytest.mark.parametrize("name", ["bonfire-stopped", "dewan-stopped"])
def test_a_stopped_game_says_so_and_offers_what_is_left(
    context: BrowserContext, page: Page, name: str
) -> None:
    page.goto("/")
    page.goto(bring(context, f"../older/records/{name}.fire"))
    asked = "This game was started under older rules and can\u2019t be continued."
    expect(page.get_by_role("heading", name=asked)).to_be_visible(timeout=WAIT)
    expect(page.get_by_text(WHY)).to_be_visible()
    for dead in ("Confirm", "Undo", "Hint"):
        expect(page.get_by_role("button", name=dead)).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert "result: unfinished" in saved.value.path().read_text()
    page.get_by_role("link", name="Look back at the game").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=WAIT)
    slider.press("End")
    expect(page.get_by_text(WHY)).to_be_visible()
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_be_visible()

"""Choosing on the board itself: what is lit can be clicked, or reached by the keyboard."""

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import open_table, step, wait_for_move

pytestmark = pytest.mark.browser

LIT = ".board [role=button][tabindex], .board [role=button].lit"
MENU = ".board [role=menuitem], .board [role=dialog] button:not(.veil)"


def choose_on_board(page: Page, chance: Random) -> bool:
    """Make a choice with the keyboard on something lit; whether there was anything."""
    lit = page.locator(LIT)
    laying = page.locator(".board [role=application]")
    if laying.count():
        laying.first.focus()
        page.keyboard.press("Enter")
        return True
    count = lit.count()
    if not count:
        return False
    lit.nth(chance.randrange(count)).focus()
    page.keyboard.press("Enter")
    menu = page.locator(MENU)
    if menu.count():
        menu.nth(chance.randrange(menu.count())).click()
    return True


@pytest.mark.parametrize(("title", "seats"), [("bonfire", ["here"]), ("dewan", ["here", "bot"])])
def test_nearly_every_choice_can_be_made_on_the_board(
    context: BrowserContext, page: Page, title: str, seats: list[str]
) -> None:
    address, _ = open_table(context, title, seats)
    page.goto(address)
    chance = Random(11)
    on_board = elsewhere = 0
    for _ in range(60):
        state = wait_for_move(page)
        if state == "end":
            break
        if state == "choose" and choose_on_board(page, chance):
            on_board += 1
        else:
            elsewhere += state == "choose"
            step(page, chance)
    assert on_board > 20
    assert on_board > 2 * elsewhere


def test_a_click_on_the_map_begins_to_pay_for_a_camp(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    chance = Random(12)
    target = page.locator(".board svg [role=button]")
    for _ in range(60):
        if wait_for_move(page) == "choose" and target.count():
            break
        step(page, chance)
    before = page.locator(".question h2").inner_text()
    target.first.click(force=True)
    expect(page.locator(".question h2")).not_to_have_text(before)

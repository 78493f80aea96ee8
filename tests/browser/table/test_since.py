"""What happened since the own last turn can be seen again, step by step."""

import re
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.playing import open_table, step, wait_for_move

pytestmark = pytest.mark.browser

# Where a phone shows a deed of others.
SEEN_AT = {
    "sails to": "tab:sea",
    "turns the Great Bonfire": "tab:bonfire",
    "lays a fate tile": "tab:others",
}


def since_steps(page: Page) -> list[str]:
    """Walk through what happened since the last turn; the lines of all steps."""
    bar = page.get_by_role("region", name="Since your last turn")
    onward = bar.get_by_role("button", name="Next step")
    lines: list[str] = []
    for number in range(1, 100):
        expect(bar.get_by_text(f"Step {number} of")).to_be_visible()
        lines += bar.locator(".lines p").all_inner_texts()
        if onward.is_disabled():
            return lines
        onward.click()
    raise AssertionError("no end of steps")


def play_to_steps(page: Page, turns: int) -> Locator:
    """Play some turns, until others have moved and the choice is the own one; the button for it."""
    chance = Random(3)
    again = page.get_by_role("button", name="Since your last turn")
    for _ in range(60):
        turns -= step(page, chance) == "confirm"
        if turns <= 0 and wait_for_move(page) == "choose" and again.is_visible():
            return again
    raise AssertionError("the others never move")


def others_lines(page: Page) -> list[str]:
    """The lines of the log after the last own one."""
    page.get_by_role("button", name="Log").first.click()
    lines = page.locator("aside ol li:not(.round)")
    expect(lines.last).not_to_have_class(re.compile(r"\bown\b"))  # those come last
    own = lines.evaluate_all("all => all.map(line => line.classList.contains('own'))")
    texts = lines.locator("a > span:first-child").all_text_contents()
    page.get_by_role("button", name="Log").first.click()
    return texts[len(own) - own[::-1].index(True) :]


def test_what_happened_since_my_last_turn(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot", "bot"])
    page.goto(address)
    again = play_to_steps(page, 4)
    shown = page.locator(".flights")
    present = shown.get_attribute("data-version") or ""
    expected = others_lines(page)
    assert len(expected) > 1
    page.keyboard.press("p")
    assert since_steps(page) == expected
    page.get_by_role("button", name="Previous step").click()
    expect(shown).not_to_have_attribute("data-version", present)
    page.keyboard.press("Escape")
    expect(shown).to_have_attribute("data-version", present)
    expect(again).to_be_visible()
    assert wait_for_move(page) == "choose"


def test_a_phone_turns_to_the_page_where_it_happened(phone: BrowserContext) -> None:
    page = phone.new_page()
    address, _ = open_table(phone, "bonfire", ["here", "bot", "bot", "bot"])
    page.goto(address)
    bar = page.get_by_role("region", name="Since your last turn")
    onward = bar.get_by_role("button", name="Next step")
    seen: set[str] = set()
    while seen != set(SEEN_AT.values()):
        play_to_steps(page, 1).click()
        for number in range(1, 100):
            expect(bar.get_by_text(f"Step {number} of")).to_be_visible()
            told = " ".join(bar.locator(".lines p").all_inner_texts())
            for deed, tab in SEEN_AT.items():
                if deed in told:
                    expect(page.locator(".tabs .on")).to_have_attribute("data-at", tab)
                    seen.add(tab)
            if "Player 4 lays a fate tile" in told:
                last = page.locator("[data-thing='city:3'] .mini")
                expect(last).to_be_in_viewport(ratio=0.4)
            if onward.is_disabled():
                break
            onward.click()
        page.keyboard.press("Escape")


def test_after_a_reload_it_is_known_what_happened(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    name = play_to_steps(page, 3).get_attribute("aria-label") or ""
    page.reload()
    expect(page.get_by_role("button", name=name)).to_be_visible()

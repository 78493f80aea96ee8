"""Whole games, played through the page."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import DESKTOP, Server, hurried
from tests.browser.playing import (
    open_log,
    open_table,
    play_to_the_end,
    play_until,
    state_of,
    step,
)

pytestmark = pytest.mark.browser


def check_end(page: Page) -> None:
    """The scoring is there, line by line."""
    expect(page.locator(".end h1")).to_be_visible()
    assert page.locator(".end tr").count() > 4


def test_two_people_play_bonfire_on_one_screen(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here", "here"])
    page.goto(address)
    assert play_to_the_end(page, Random(1)) > 50
    check_end(page)


def test_two_people_play_dewan_on_one_screen(context: BrowserContext, page: Page) -> None:
    """Hands are hidden, so the device is passed on behind a cover."""
    address, _ = open_table(context, "dewan", ["here", "here"])
    page.goto(address)
    expect(page.locator(".cover")).to_be_visible()
    assert play_to_the_end(page, Random(2)) > 30
    check_end(page)


def test_one_click_from_the_start_page_to_a_game_against_a_bot(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(1).click()
    page.wait_for_url("**/table/*")
    assert play_to_the_end(page, Random(3)) > 20
    check_end(page)
    page.goto("/")
    expect(page.get_by_text("Finished").first).to_be_visible()


def test_solo_against_tom(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here"])
    page.goto(address)
    assert play_to_the_end(page, Random(4)) > 20
    expect(page.locator(".end", has_text="Tom").first).to_be_visible()


def test_two_browsers_online(browser: Browser, server: Server, page: Page) -> None:
    address, links = open_table(page.context, "dewan", ["here", "link"])
    page.goto(address)
    page.keyboard.press("Escape")
    friend_context = browser.new_context(
        viewport=DESKTOP,
        base_url=server.url,
        reduced_motion="reduce",
        storage_state=hurried(server),
    )
    friend = friend_context.new_page()
    friend.goto(links["1"])
    friend.get_by_role("button", name="Skip").click()
    friend.wait_for_url(f"**{address}")
    chance = Random(5)
    for _ in range(1500):
        states = {one: state_of(one) for one in (page, friend)}
        if set(states.values()) == {"end"}:
            break
        for one, state in states.items():
            if state in ("choose", "confirm"):
                step(one, chance)
        if not {"choose", "confirm"} & set(states.values()):
            page.wait_for_timeout(20)
    check_end(page)
    check_end(friend)
    friend_context.close()


@pytest.mark.parametrize(
    ("scenario", "event"),
    [("volcano", "lava"), ("downpour", "water"), ("lake-villages", "fish")],
)
def test_the_event_of_a_scenario(
    context: BrowserContext, page: Page, scenario: str, event: str
) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot", "bot", "bot"], scenario=scenario)
    page.goto(address)
    open_log(page)
    play_until(page, Random(7), event)


def test_teams(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot", "bot", "bot"], scenario="team")
    page.goto(address)
    pairs = page.locator("header .pair")
    expect(pairs).to_have_text([re.compile("Player 1.*Player 3"), re.compile("Player 2.*Player 4")])
    play_to_the_end(page, Random(8))
    check_end(page)
    totals = page.locator("header .pair > b").all_inner_texts()
    assert totals == page.locator("tfoot .total td").all_inner_texts()
    assert len(totals) == 2
    page.goto("/")
    sides = page.locator(".others > span:not(.detail)")
    expect(sides).to_have_text(["Player 3", re.compile("Player 2 *& *Player 4")])

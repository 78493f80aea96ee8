"""Undo by consent, and waiting for somebody who is away: said in words, with names."""

from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Server, phone_of
from tests.browser.playing import step

pytestmark = pytest.mark.browser

QUESTION = ".question h2"
AWAY = "header .chip-of-seat:has(.corner)"  # marked as somebody who is not there
LINES = ".question .lines"


def open_for_two(context: BrowserContext) -> tuple[str, str]:
    """A table of Anna's with a friend by link; its address and the link."""
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "link", "name": "Ben"}]
    plan = {"title": "bonfire", "seats": seats, "options": {}, "seating": "listed"}
    made = context.request.post("/api/tables", data=plan).json()
    return f"/table/{made['id']}", made["links"]["1"]


def play_turn(page: Page, chance: Random) -> None:
    """Play until a turn is confirmed."""
    while step(page, chance) != "confirm":
        pass


def test_who_asks_for_undo_is_named_and_their_question_stands_alone(
    browser: Browser, server: Server, context: BrowserContext, page: Page
) -> None:
    address, link = open_for_two(context)
    phone = phone_of(browser, server)
    phone.request.get(link)
    ben = phone.new_page()
    ben.goto(address)
    page.goto(address)
    chance = Random(1)
    for playing in (page, ben, page):
        play_turn(playing, chance)
    expect(ben.locator(".ways")).to_be_visible()
    page.get_by_role("button", name="Ask to undo").click()
    expect(page.locator(QUESTION)).to_have_text("Waiting for an answer from Ben.")
    expect(ben.locator(QUESTION)).to_have_text(
        "Anna asks to take the last move back. Do you agree?"
    )
    expect(ben.locator(LINES)).to_contain_text("Playing on means no.")
    expect(ben.locator(".ways")).not_to_be_visible()
    ben.get_by_role("button", name="Decline").tap()
    expect(ben.locator(".ways")).to_be_visible()
    page.get_by_role("button", name="Ask to undo").click()
    expect(page.locator(QUESTION)).to_have_text("Waiting for an answer from Ben.")
    phone.close()
    expect(page.locator(QUESTION)).to_have_text("Waiting for Ben, who is away.")


def test_somebody_who_is_away_is_waited_for_in_words(
    browser: Browser, server: Server, context: BrowserContext, page: Page
) -> None:
    address, link = open_for_two(context)
    phone = phone_of(browser, server)
    phone.request.get(link)
    ben = phone.new_page()
    ben.goto(address)
    page.goto(address)
    play_turn(page, Random(1))
    expect(page.locator(QUESTION)).to_have_text("Ben is to move.")
    ben.goto("about:blank")
    expect(page.locator(QUESTION)).to_have_text("Waiting for Ben, who is away.")
    ben.goto(address)
    expect(page.locator(QUESTION)).to_have_text("Ben is to move.")
    play_turn(ben, Random(1))
    expect(page.locator(AWAY)).to_have_count(0)
    ben.goto("about:blank")
    expect(page.locator(AWAY)).to_contain_text("Ben")
    ben.goto(address)
    expect(page.locator(AWAY)).to_have_count(0)
    page.close()
    expect(ben.locator(AWAY)).to_contain_text("Anna")
    expect(ben.locator(QUESTION)).to_have_text("Waiting for Anna, who is away.")
    phone.close()

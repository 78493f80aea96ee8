"""A choice that would show something hidden waits for Confirm: at a desk, by keys, on a phone."""

from collections.abc import Collection
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.heard import Heard
from tests.browser.playing import CHOICE, open_table, step, wait_for_move
from tests.browser.recorded import go_on

pytestmark = pytest.mark.browser

QUESTION = ".question h2"
CONFIRM = ".buttons .main"
HELD = ".choice[aria-pressed=true]"
TITLES = [
    ("dewan", ["here", "bot"], ["story", "unseen"], "open story"),
    ("dewan", ["here", "bot"], ["pair", "single"], "open card"),
    ("bonfire", ["here", "bot"], [], "open path"),
    ("bonfire", ["here"], [], "Tom's card"),
]


def sit_down(context: BrowserContext, page: Page, title: str, seats: list[str]) -> Heard:
    """A table, and what its page is told."""
    heard = Heard(page)
    address, _ = open_table(context, title, seats)
    page.goto(address)
    return heard


def play_until_held(
    page: Page, heard: Heard, chance: Random, kinds: Collection[str]
) -> dict[str, Any]:
    """Play until a choice of one of these kinds waits, or of any; that choice."""
    for _ in range(400):
        held = held_in(heard)
        if wait_for_move(page) == "confirm" and held and (not kinds or held["kind"] in kinds):
            expect(page.locator(QUESTION)).to_contain_text("Confirm")
            return held
        step(page, chance)
        wait_for_move(page)
    raise AssertionError(f"{kinds} are never held")


def held_in(heard: Heard) -> dict[str, Any] | None:
    """The choice that waits, as the page has been told."""
    position = heard.position
    return next((one for one in position["choices"] if one["choice"] == position.get("held")), None)


@pytest.mark.parametrize(("title", "seats", "kinds", "news"), TITLES)
def test_nothing_hidden_shows_before_it_is_confirmed(
    context: BrowserContext, page: Page, title: str, seats: list[str], kinds: list[str], news: str
) -> None:
    heard = sit_down(context, page, title, seats)
    wait_for_move(page)
    chance = Random(3)
    for _ in range(60):
        held = play_until_held(page, heard, chance, kinds)
        before = heard.position
        assert not before["events"]
        expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
        page.locator(CONFIRM).click()
        wait_for_move(page)
        page.wait_for_function("() => !document.querySelector('section.holds')")
        if news in [event["event"] for event in page_log(context, heard)[before["logLength"] :]]:
            return
    raise AssertionError(f"'{news}' never follows {held}")


def page_log(context: BrowserContext, heard: Heard) -> list[dict[str, Any]]:
    """All that has happened at the page's table."""
    answer = context.request.get(f"/api/tables/{heard.position['table']}/log")
    events: list[dict[str, Any]] = answer.json()
    return events


def test_what_waits_is_kept_exchanged_and_dropped(context: BrowserContext, page: Page) -> None:
    heard = sit_down(context, page, "dewan", ["here", "bot"])
    wait_for_move(page)
    play_until_held(page, heard, Random(3), ["pair", "single"])
    asked = page.locator(QUESTION).inner_text()
    made = page_log(context, heard)
    expect(page.locator(HELD)).to_have_count(1)
    expect(page.locator(".bracket.hot")).to_be_attached()
    page.reload()
    wait_for_move(page)
    expect(page.locator(QUESTION)).to_have_text(asked)
    expect(page.locator(HELD)).to_have_count(1)
    page.locator(f"{CHOICE}[aria-pressed=false]").first.click()
    expect(page.locator(QUESTION)).not_to_have_text(asked)
    expect(page.locator(QUESTION)).to_contain_text("Confirm")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(QUESTION)).to_contain_text("Take two neighbouring cards")
    expect(page.locator(HELD)).to_have_count(0)
    assert page_log(context, heard) == made


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("dewan/base-three-players.fire", "story "),
        ("dewan/base-three-players.fire", "take cards"),
        ("two-players-first-game.fire", "tile "),
    ],
)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_will_be_done_and_why_it_waits_can_be_read(
    context: BrowserContext, page: Page, game: str, text: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page.goto(go_on(context, game, text))
    wait_for_move(page)
    choice = page.locator(CHOICE).first
    name = choice.locator("b").inner_text()
    choice.click()
    expect(page.locator(QUESTION)).to_contain_text(name)
    lines = page.locator(".question .lines")
    expect(lines).to_contain_text("reveals something hidden")
    hidden = lines.evaluate("lines => lines.scrollHeight - lines.clientHeight")
    assert hidden < 6  # less than a line


def test_the_keyboard_goes_from_the_choice_to_its_confirmation(
    context: BrowserContext, page: Page
) -> None:
    heard = sit_down(context, page, "dewan", ["here", "bot"])
    wait_for_move(page)
    page.locator(CHOICE).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_focused()
    assert "held" in heard.position
    spoken = page.get_by_role("status", name="The question")
    expect(spoken).to_contain_text("Confirm")
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).not_to_be_visible()
    assert wait_for_move(page) == "choose"
    assert "held" not in heard.position


def test_on_a_phone_the_row_is_for_the_confirmation(phone: BrowserContext) -> None:
    page = phone.new_page()
    heard = sit_down(phone, page, "bonfire", ["here"])
    wait_for_move(page)
    play_until_held(page, heard, Random(3), [])
    expect(page.locator(CONFIRM)).to_be_visible()
    expect(page.locator(".ways .strip")).not_to_be_visible()
    page.locator(".unfold").tap()
    expect(page.locator(f".wrapped {HELD}")).to_have_count(1)
    page.locator(".unfold").tap()
    page.locator(CONFIRM).tap()
    page.wait_for_function("() => !document.querySelector('section.holds')")
    told = [event["event"] for event in page_log(phone, heard)]
    assert "Tom's card" in told

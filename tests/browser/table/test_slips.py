"""Clicks that nobody meant do nothing: what is new under a pointer has to be seen first."""

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import CHOICE, wait_for_move
from tests.browser.recorded import go_on

pytestmark = pytest.mark.browser

QUESTION = ".question h2"
TWICE = 180  # milliseconds between two clicks of a double click
MOMENT = 500  # in which nobody has seen what is new
Point = tuple[float, float]


class Table:
    """A table whose page has a clock that stands still, played by a hand that presses blindly."""

    def __init__(self, context: BrowserContext, page: Page, game: str, text: str) -> None:
        self.page = page
        self.chosen = 0  # choices that the server was asked for
        page.on("websocket", lambda socket: socket.on("framesent", self.hear))
        page.add_init_script("window.presses = 'blindly'")
        page.clock.install()
        page.goto(go_on(context, game, text))
        wait_for_move(page)
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)

    def hear(self, message: str | bytes) -> None:
        self.chosen += json.loads(message)["t"] == "choose"

    def middle_of(self, selector: str) -> Point:
        box = self.page.locator(selector).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, at: Point) -> None:
        """Press, and wait for what follows."""
        asked = self.page.locator(QUESTION).inner_text()
        self.page.mouse.click(*at)
        expect(self.page.locator(QUESTION)).not_to_have_text(asked)

    def press_in_vain(self, at: Point) -> None:
        """Press again, a moment after the last time."""
        before = self.chosen
        self.page.clock.run_for(TWICE)
        self.page.mouse.click(*at)
        self.page.evaluate("0")  # what the page has sent has been heard of
        assert self.chosen == before


def test_a_second_click_does_not_take_what_slides_under_the_pointer(
    context: BrowserContext, page: Page
) -> None:
    table = Table(context, page, "two-players-first-game.fire", "offering")
    offering = table.middle_of(CHOICE)
    table.press(offering)
    assert page.evaluate(
        "at => document.elementFromPoint(...at).closest('.choice') !== null", offering
    )
    table.press_in_vain(offering)
    page.clock.run_for(MOMENT)
    table.press(offering)
    assert table.chosen == 2


def test_whoever_moves_on_may_be_as_quick_as_they_like(context: BrowserContext, page: Page) -> None:
    table = Table(context, page, "two-players-first-game.fire", "spend")
    table.press(table.middle_of(CHOICE))
    table.press(table.middle_of(f"{CHOICE} >> nth=-1"))
    assert table.chosen == 2


def test_a_thing_on_the_board_that_means_something_else_now_is_new(
    context: BrowserContext, page: Page
) -> None:
    """A double click on an island sails there, and takes no task yet."""
    table = Table(context, page, "four-players.fire", "to herb-2")
    island = table.middle_of("[data-thing='island:herb-2'].lit .land")
    table.press(island)
    expect(page.locator("[data-thing='island:herb-2']")).to_have_class(re.compile(r"\blit\b"))
    table.press_in_vain(island)


def test_between_the_path_tiles_nothing_is_pressed(context: BrowserContext, page: Page) -> None:
    page.goto(go_on(context, "renewed-tiles.fire", "renew"))
    wait_for_move(page)
    asked = page.locator(QUESTION).inner_text()
    tile, next_tile = (
        page.locator(f"[data-thing='tile:{slot}']").bounding_box() for slot in (1, 2)
    )
    assert tile
    assert next_tile
    between = (tile["x"] + tile["width"] + next_tile["x"]) / 2
    page.mouse.click(between, tile["y"] + tile["height"] / 2)
    expect(page.locator(QUESTION)).to_have_text(asked)
    expect(page.locator("[data-thing='display:paths']:not(.lit)")).to_be_visible()
    tiles = page.locator("[data-thing^='tile:'] .art")
    before = tiles.evaluate_all("all => all.map(one => getComputedStyle(one).markerStart)")
    page.locator(".market [data-thing='renew:paths']").click()
    expect(page.locator("[data-thing='renew:paths']")).to_have_count(0)
    assert tiles.evaluate_all("all => all.map(one => getComputedStyle(one).markerStart)") != before


def test_the_first_tap_on_a_story_explains_it(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(go_on(phone, "dewan/base-three-players.fire", "story "))
    wait_for_move(page)
    asked = page.locator(QUESTION).inner_text()
    story = page.locator(".story-row .tile.lit").nth(1)
    story.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Tap again")
    expect(page.locator(QUESTION)).to_have_text(asked)
    story.tap()
    expect(page.locator(QUESTION)).not_to_have_text(asked)

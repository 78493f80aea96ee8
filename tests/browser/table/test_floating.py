"""What floats over the table hides nothing of what somebody decides on."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.playing import CHOICE, wait_for_move
from tests.browser.recorded import go_on

pytestmark = pytest.mark.browser

ON_THE_BOARD = "main.board .lit[data-thing]"
FLOATING = "[role=tooltip]"
MOST = 3  # things that are pointed at in each position
# What lies under what floats, as far as it is seen: what scrolls away cannot be hidden.
HIDDEN = """([floating, thing]) => {
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(around)
      if (display === 'contents') continue
      const box = around.getBoundingClientRect()
      const [across, down] = [overflowX !== 'visible', overflowY !== 'visible']
      if (across) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (down) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return { left, top, right, bottom }
  }
  const tip = document.querySelector(floating).getBoundingClientRect()
  return [...document.querySelectorAll(thing)].filter((element) => {
    const box = seen(element)
    const across = Math.min(tip.right, box.right) - Math.max(tip.left, box.left)
    const down = Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top)
    return across > 0 && down > 0 && across * down > 100
  }).map((element) => element.dataset.thing ?? element.dataset.at)
}"""
DECIDED = "main.board .lit, main.board [data-decided]"

POSITIONS = [
    ("three-players.fire", "light "),
    ("three-players.fire", "to "),
    ("three-players.fire", "spend "),
    ("three-players.fire", "gnome "),
    ("three-players.fire", "at place"),
    ("four-players.fire", "field"),
    ("two-players-first-game.fire", "council"),
    ("dewan/base-four-players.fire", "camp at"),
    ("dewan/base-three-players.fire", "story "),
    ("dewan/base-three-players.fire", "discard"),
    ("dewan/volcano-two-players.fire", "lava"),
]


def hidden(page: Page, floating: str = FLOATING, things: str = DECIDED) -> list[Any]:
    found: list[Any] = page.evaluate(HIDDEN, [floating, things])
    return found


def some_of(things: Locator) -> list[Locator]:
    """A few of them, from first to last."""
    count = things.count()
    return [things.nth(count * number // MOST) for number in range(min(MOST, count))]


@pytest.mark.parametrize(("game", "text"), POSITIONS)
def test_what_is_told_beside_a_thing_hides_nothing_that_is_lit(
    context: BrowserContext, page: Page, game: str, text: str
) -> None:
    page.goto(go_on(context, game, text))
    wait_for_move(page)
    for thing in some_of(page.locator(ON_THE_BOARD)):
        thing.hover(force=True)
        expect(page.locator(FLOATING)).to_be_visible()
        assert hidden(page) == [], thing
        page.mouse.move(1, 1)
        expect(page.locator(FLOATING)).to_have_count(0)
    for choice in some_of(page.locator(CHOICE)):
        choice.hover()
        if page.locator(FLOATING).count():
            assert hidden(page) == [], choice


# Where a tap asks which of several choices is meant, or all of the sea is lit.
OTHERWISE = ("to ", "spend ", "council")


@pytest.mark.parametrize(
    ("game", "text"), [position for position in POSITIONS if position[1] not in OTHERWISE]
)
def test_what_a_tap_explains_hides_nothing_that_is_lit_on_a_phone(
    phone: BrowserContext, game: str, text: str
) -> None:
    page = phone.new_page()
    page.goto(go_on(phone, game, text))
    wait_for_move(page)
    thing = page.locator(ON_THE_BOARD).last
    thing.tap(force=True)
    expect(page.locator(FLOATING)).to_be_visible()
    assert hidden(page) == []


def test_on_a_phones_sea_full_of_islands_the_one_that_is_explained_is_seen(
    phone: BrowserContext,
) -> None:
    page = phone.new_page()
    page.goto(go_on(phone, "three-players.fire", "to "))
    wait_for_move(page)
    island = page.locator(".sea .island.lit").nth(5)
    island.tap(force=True)
    name = island.get_attribute("data-thing")
    assert hidden(page, things=f"[data-thing='{name}']") == []


def test_a_refusal_lies_beside_the_council_tasks_and_the_tip(
    context: BrowserContext, page: Page
) -> None:
    page.goto(go_on(context, "three-players.fire", "light "))
    wait_for_move(page)
    page.locator("[data-thing^='council-task:']").first.click()
    expect(page.locator(".toast")).to_be_visible()
    beside = [".toast", "[data-at='council-tasks'], [role=tooltip]"]
    page.wait_for_function(f"places => ({HIDDEN})(places).length === 0", arg=beside)


def test_what_is_told_about_somebody_leaves_everybody_in_the_header_to_be_seen(
    phone: BrowserContext,
) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(go_on(phone, "three-players.fire", "light "))
    wait_for_move(page)
    page.locator("header .chip-of-seat").last.tap()
    expect(page.locator(".toast")).to_be_visible()
    assert hidden(page, ".toast", ".table > header [data-at]") == []


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_the_first_word_about_hints_leaves_the_tabs_free(phone: BrowserContext, title: str) -> None:
    page = phone.new_page()
    games = {"bonfire": "two-players-first-game.fire", "dewan": "dewan/base-two-players.fire"}
    page.goto(go_on(phone, games[title], "open " if title == "bonfire" else "story "))
    wait_for_move(page)
    expect(page.locator(".first")).to_be_visible()
    assert hidden(page, ".first", "main.board .tabs, main.board .lit") == []


def test_the_first_word_about_hints_leaves_the_buttons_that_lay_a_tile_free(
    phone: BrowserContext,
) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": 768, "height": 1024})
    page.goto(go_on(phone, "four-players.fire", "lay"))
    wait_for_move(page)
    expect(page.locator(".first")).to_be_visible()
    assert page.locator(".layingtools").is_visible()
    assert hidden(page, ".first", ".layingtools button") == []


@pytest.mark.parametrize(
    ("game", "text"),
    [("three-players.fire", "light "), ("dewan/base-three-players.fire", "camp at")],
)
def test_hints_at_a_desk_lie_on_nothing(
    context: BrowserContext, page: Page, game: str, text: str
) -> None:
    page.goto(go_on(context, game, text))
    wait_for_move(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hints .hint").first).to_be_visible(timeout=60_000)
    assert hidden(page, ".hints", "main.board, .table > .bar") == []
    lowest = page.locator("main.board").evaluate(
        "board => board.firstElementChild.scrollHeight - board.clientHeight"
    )
    assert lowest <= 1

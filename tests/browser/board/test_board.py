"""Choosing on the board itself: what is lit can be clicked, or reached by the keyboard."""

import re
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import (
    CHOICE,
    HOW,
    THOUGHT,
    open_log,
    open_table,
    play_until,
    step,
    wait_for_move,
)

pytestmark = pytest.mark.browser

LIT = ".board [role=button][tabindex], .board [role=button].lit"
MENU = ".board [role=menuitem], .board [role=dialog] button:not(.veil)"
GHOST = """() => [...document.querySelectorAll('.ghost [data-cell]')]
  .map((cell) => cell.dataset.cell).join(' ')"""
A_LINE = 24  # pixels
A_LOOK = 300  # milliseconds in which the browser looks again what is under the pointer


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


def play_until_there(page: Page, chance: Random, selector: str) -> None:
    """Play until the page shows something while a choice is due."""
    for _ in range(60):
        if wait_for_move(page) == "choose" and page.locator(selector).count():
            return
        step(page, chance)
    raise AssertionError(f"no {selector}")


def test_what_cannot_be_chosen_says_why_and_by_which_rule(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.goto(address)
    play_until_there(page, Random(13), ".closed")
    task = page.locator(".strip .closed", has_text="Take a task")
    expect(task).to_have_attribute("aria-disabled", "true")
    task.scroll_into_view_if_needed()
    task.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Your ship is still in the dock")
    expect(tip).to_contain_text("B9.1")
    before = page.locator(CHOICE).count()
    task.click(force=True)
    expect(page.locator(".toast")).to_contain_text("Your ship is still in the dock")
    assert page.locator(CHOICE).count() == before


@pytest.mark.parametrize("size", [(820, 1180), (1366, 768)])
def test_the_list_of_placements_leaves_the_fate_area_to_be_seen(
    context: BrowserContext, page: Page, size: tuple[int, int]
) -> None:
    address, _ = open_table(context, "bonfire", ["here"])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    play_until_there(page, Random(14), ".fate.laying")
    page.locator(".unfold").click()
    sheet = page.locator(".sheet").bounding_box()
    area = page.locator(".fate.laying").bounding_box()
    assert sheet is not None
    assert area is not None
    assert sheet["y"] + sheet["height"] <= area["y"]


def test_the_keyboard_goes_on_where_the_tile_is_laid(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here"])
    page.goto(address)
    play_until_there(page, Random(15), ".closed")
    while not page.locator(HOW).count():  # the first tile, and tokens to keep
        page.keyboard.press("Tab")
        page.locator(CHOICE).first.focus()
        page.keyboard.press("Enter")
        wait_for_move(page)
    expect(page.locator(".fate.laying")).to_be_focused()


def test_a_line_of_the_log_has_pictures_and_says_the_same_in_words(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.goto(address)
    open_log(page)
    play_until(page, Random(16), "lays a fate tile. Gains")
    line = page.locator("aside ol li", has_text="lays a fate tile. Gains").first
    assert line.locator(".drawn .picture svg").count() >= 4  # the tile, and what it brought
    expect(line.locator(".drawn")).not_to_contain_text("Gains")


def test_the_log_is_as_small_for_those_who_come_from_the_start_page(page: Page) -> None:
    page.goto("/")
    bonfire = page.get_by_role("region", name="Bonfire")
    expect(bonfire.locator("svg.title-picture")).to_be_visible()
    bonfire.get_by_role("button", name="Play now").click()
    wait_for_move(page, THOUGHT)
    open_log(page)
    step(page, Random(1))
    picture = page.locator("aside .picture").first
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None
    assert box["height"] <= A_LINE


def test_a_tile_turns_under_a_pointer_that_stays_on_its_cell(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "bonfire", ["here"])
    page.goto(address)
    play_until_there(page, Random(14), ".fate.laying")
    page.emulate_media(reduced_motion="no-preference")  # then it looks again under the pointer
    lit = page.locator(".cell-lit")
    for number in (0, 3, 6):
        box = lit.nth(number).bounding_box()
        assert box is not None
        page.mouse.move(0, 0)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".ghost")).to_be_visible()
        seen = [page.evaluate(GHOST)]
        for _ in range(2):
            page.keyboard.press("r")
            page.wait_for_timeout(A_LOOK)
            seen.append(page.evaluate(GHOST))
        assert seen[0] != seen[1] != seen[2]


def test_points_that_a_choice_brings_are_told_with_their_sources(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    chance = Random(17)
    told = re.compile(r"points? (more|less) if the game ended then: [a-z ]+ [+\u2212]\d")
    for _ in range(40):
        play_until_there(page, chance, ".strip .choice:has-text('Camp')")
        for camp in page.locator(".strip .choice", has_text="Camp").all()[:4]:
            camp.hover()
            if told.search(page.get_by_role("tooltip").inner_text()):
                return
        step(page, chance)
    raise AssertionError("no camp brings points")

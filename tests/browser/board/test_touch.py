"""A finger meets what it aims at: 44 pixels, or a zoom that gives them."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.conftest import PHONE, Server, phone_of
from tests.browser.playing import open_log, open_table, wait_for_move
from tests.browser.recorded import bring, go_on

pytestmark = pytest.mark.browser

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
FINGER = 44  # pixels
# Things to press that a finger would miss; the map has a zoom of its own, words in a text are none.
SMALL = """() => {
  const all = [...document.querySelectorAll('button, a, [role=button], [role=tab], input, select')]
  const shown = all.filter((one) => one.checkVisibility() && !one.closest('.unseen, .map svg, p'))
  const sizes = shown.map((one) => [one.outerHTML.slice(0, 100), one.getBoundingClientRect()])
  return sizes.filter(([, { width, height }]) => width > 1 && Math.min(width, height) < 43.5)
    .map(([thing, { width, height }]) => `${width} by ${height}: ${thing}`)
}"""
# What can be chosen on the board, and how large it is, with what its box reaches beyond it.
CHOOSABLE = """() => [...document.querySelectorAll('.lit[data-thing]')].map((thing) => {
  const { width, height } = thing.getBoundingClientRect()
  const beyond = parseFloat(getComputedStyle(thing, '::after').height) || 0
  return [thing.dataset.thing, Math.round(Math.min(width, Math.max(height, beyond)))]
})"""

# Words that come closer than this to the edge of their button, or go over it.
LEAST_ROOM = 3  # pixels
OVERFULL = """least => [...document.querySelectorAll('button, a.button')].flatMap((button) => {
  if (!button.checkVisibility() || button.closest('.unseen') || !button.innerText.trim()) return []
  const { left, right } = button.getBoundingClientRect()
  if (right <= 0) return []
  const words = document.createRange()
  words.selectNodeContents(button)
  const boxes = [...words.getClientRects()].filter(({ width }) => width > 1)
  const overfull = boxes.some((box) => box.left < left + least || box.right > right - least)
  return overfull ? [button.innerText] : []
})"""
LOCALES = ["de-DE", "fr-FR", "pl-PL", "ru-RU"]


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_hold_their_words_on_a_small_phone(
    browser: Browser, server: Server, locale: str
) -> None:
    context = phone_of(browser, server, locale)
    page = context.new_page()
    page.set_viewport_size(SMALL_PHONE)
    bring(context, "three-players.fire")
    for address in ("/", "/new?title=dewan", "/records", "/solo", "/companion", "/learn"):
        page.goto(address)
        page.wait_for_selector("main .panel:has(button, a), main a.button")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(OVERFULL, LEAST_ROOM) == [], address
    context.close()


def test_what_can_be_pressed_is_large_enough_for_a_finger(phone: BrowserContext) -> None:
    page = phone.new_page()
    tables = [open_table(phone, title, ["here", "bot"])[0] for title in ("bonfire", "dewan")]
    for address in ("/", "/new?title=bonfire", "/records", "/solo", *tables):
        page.goto(address)
        page.wait_for_selector("main")
        page.wait_for_selector("main .panel, .bar .choice", state="attached")
        assert page.evaluate(SMALL) == [], address


def test_links_that_stand_alone_are_large_enough(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(bring(phone, "three-players.fire"))
    open_log(page)
    rule = page.locator("aside .rule-link").first.bounding_box()
    page.goto("/solo")
    otherwise = page.get_by_role("link", name="With a handicap of your choice").bounding_box()
    for box in (rule, otherwise):
        assert box
        assert min(box["width"], box["height"]) >= FINGER


@pytest.mark.parametrize(
    ("choice", "tab", "things"),
    [
        ("sail", "Sea", {"ship"}),
        ("to shell-1", "Sea", {"island"}),
        ("take red", "Sea", {"task"}),
        ("field", "Bonfire", {"field"}),
        ("gnome", "Bonfire", {"gnome"}),
        ("tile", "Bonfire", {"tile", "stack"}),
        ("at place", "City", {"place"}),
        ("own to bonfire", "City", {"guardian", "path", "seat"}),
        ("fate first", "City", {"fate", "guardian"}),
        ("offering", "City", {"offering"}),
        ("pass", "City", {"countdown"}),
    ],
)
def test_what_can_be_chosen_on_bonfires_board_is_large_enough(
    phone: BrowserContext, choice: str, tab: str, things: set[str]
) -> None:
    page = phone.new_page()
    page.goto(go_on(phone, "four-players.fire", choice))
    wait_for_move(page)
    page.locator(".bonfire .tabs button", has_text=tab).click()
    sizes = dict(page.evaluate(CHOOSABLE))
    assert things <= {thing.split(":")[0] for thing in sizes}
    assert {thing: size for thing, size in sizes.items() if size < FINGER} == {}


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["tall", "small"])
def test_the_island_whose_tasks_can_be_taken_is_drawn_large(
    phone: BrowserContext, size: ViewportSize
) -> None:
    page = phone.new_page()
    page.set_viewport_size(size)
    page.goto(go_on(phone, "four-players.fire", "take red"))
    wait_for_move(page)
    sizes = dict(page.evaluate(CHOOSABLE))
    assert min(sizes.values()) >= FINGER
    assert len(sizes) > 1
    page.locator(".strip .choice").first.click()  # the task is in hand now
    page.wait_for_selector(".tabs .on:has-text('City')")
    page.locator(".bonfire .tabs button", has_text="Sea").click()
    islands = page.locator(".sea .island").evaluate_all(
        "all => all.map(one => one.getBBox().width)"
    )
    assert max(islands) < 120


@pytest.mark.parametrize("size", [(768, 1024), (820, 1180)])
def test_the_cells_of_an_upright_tablet_are_large_enough(
    phone: BrowserContext, size: tuple[int, int]
) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(go_on(phone, "four-players.fire", "lay"))
    wait_for_move(page)
    boxes = [cell.bounding_box() for cell in page.locator(".cell-lit").all()]
    lefts = sorted({round(box["x"]) for box in boxes if box})
    assert len(boxes) > 10
    assert min(after - left for left, after in pairwise(lefts)) >= FINGER


def test_dewans_map_grows_until_a_finger_meets_its_spaces(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.set_viewport_size(SMALL_PHONE)
    page.goto(go_on(phone, "dewan/base-four-players.fire", "camp at"))
    wait_for_move(page)
    camp = page.locator(".map .space.lit").first
    before = camp.bounding_box()
    assert before
    assert before["height"] < FINGER
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    for _ in range(8):
        page.mouse.wheel(0, -400)
    page.wait_for_function(
        "() => document.querySelector('.map .space.lit').getBoundingClientRect().height >= 44"
    )
    after = camp.bounding_box()
    assert after
    assert 0 <= after["x"] <= SMALL_PHONE["width"] - after["width"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tabs_of_four_tribes_fit_a_small_phone(
    browser: Browser, server: Server, locale: str
) -> None:
    context = phone_of(browser, server, locale)
    page = context.new_page()
    page.set_viewport_size(SMALL_PHONE)
    page.goto(go_on(context, "dewan/base-four-players.fire", "camp at"))
    wait_for_move(page)
    tabs = page.locator(".dewan [role=tab]")
    assert tabs.count() == 6
    for tab in tabs.all():
        expect(tab).to_be_in_viewport(ratio=1)
    cut = page.locator(".dewan [role=tab]:not(.name)").evaluate_all(
        "tabs => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth + 1).length"
    )
    assert cut == 0
    context.close()

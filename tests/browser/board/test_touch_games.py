"""Both games played to the end with a finger, on a small phone, in languages with long words."""

from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.conftest import Server, phone_of
from tests.browser.playing import open_table, wait_for_move
from tests.browser.recorded import go_on
from tests.browser.touching import Finger

pytestmark = pytest.mark.browser

SMALL_PHONE: ViewportSize = {"width": 360, "height": 800}


def small_page(context: BrowserContext) -> Page:
    """A page on a small phone that fails the test on an error in the client."""
    page = context.new_page()
    page.set_viewport_size(SMALL_PHONE)
    page.on("pageerror", lambda error: pytest.fail(f"error in the page: {error}"))
    return page


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
@pytest.mark.parametrize("language", ["de-DE", "ru-RU"])
def test_a_game_is_played_to_the_end_by_touch(
    browser: Browser, server: Server, title: str, language: str
) -> None:
    context = phone_of(browser, server, language)
    page = small_page(context)
    page.goto(open_table(context, title, ["here", "bot"])[0])
    finger = Finger(page, Random(4))
    finger.play_to_the_end()
    assert finger.on_board > 10
    assert finger.in_bar > 5
    assert finger.widths == {SMALL_PHONE["width"]}
    expect(page.locator(".end h1")).to_be_in_viewport()
    assert page.locator(".end tr").count() > 4
    context.close()


def test_a_task_is_paid_for_without_leaving_the_sea(phone: BrowserContext) -> None:
    """Ship, island, tokens, offering and resources: the page turns once, to the place."""
    page = small_page(phone)
    page.goto(go_on(phone, "four-players.fire", "sail"))
    wait_for_move(page)
    pages: list[str] = []
    wanted = "Sail"
    while not page.locator("[data-thing='place:1'].lit").count():
        pages.append(page.locator(".tabs .on").get_attribute("data-at") or "")
        expect(page.locator(":is(.page, .purse) .lit").first).to_be_in_viewport()
        version = page.locator(".flights").get_attribute("data-version") or ""
        choice = page.locator(".strip .choice", has_text=wanted).first
        choice.dispatch_event("click")  # two taps on what takes each other's place would be one
        expect(page.locator(".flights")).not_to_have_attribute("data-version", version)
        wait_for_move(page)
        task = page.locator(".strip .choice", has_text="Take a task").count()
        wanted = "Take a task" if task else ""
    assert len(pages) > 7
    assert set(pages) == {"tab:sea"}
    expect(page.locator(".tabs .on")).to_have_attribute("data-at", "tab:city")


def test_every_page_keeps_the_place_it_was_scrolled_to(phone: BrowserContext) -> None:
    page = small_page(phone)
    page.goto(go_on(phone, "four-players.fire", "sail"))
    wait_for_move(page)
    tabs = page.locator(".bonfire .tabs button")
    scrolled = page.locator(".bonfire .page")
    tabs.nth(1).tap()
    scrolled.evaluate("page => page.scrollTo(0, 120)")
    tabs.nth(2).tap()
    assert scrolled.evaluate("page => page.scrollTop") == 0
    tabs.nth(1).tap()
    assert scrolled.evaluate("page => page.scrollTop") == 120


def test_all_gnomes_to_choose_from_are_in_sight(phone: BrowserContext) -> None:
    page = small_page(phone)
    page.goto(go_on(phone, "four-players.fire", "gnome"))
    wait_for_move(page)
    gnomes = page.locator(".page .card.lit")
    assert gnomes.count() == 12
    for gnome in gnomes.all():
        expect(gnome).to_be_in_viewport(ratio=1)


def test_two_fingers_on_the_sea_leave_the_page_as_it_is(phone: BrowserContext) -> None:
    page = small_page(phone)
    page.goto(open_table(phone, "bonfire", ["here", "bot"])[0])
    wait_for_move(page)
    page.locator(".bonfire .tabs button").first.tap()
    pinch(page, ".sea")
    assert page.evaluate("visualViewport.scale") == 1
    page.locator(".bonfire .tabs button").nth(2).tap()
    pinch(page, ".citypanel")
    assert page.evaluate("visualViewport.scale") > 1


def pinch(page: Page, selector: str) -> None:
    """Two fingers go apart."""
    box = page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], 400) / 2
    session = page.context.new_cdp_session(page)
    for apart in range(20, 150, 10):
        kind = "touchStart" if apart == 20 else "touchMove"
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_dewans_map_stays_as_it_is(phone: BrowserContext) -> None:
    """Sheets lie over it, no step changes its size; a button brings it near enough for a finger."""
    page = small_page(phone)
    page.goto(go_on(phone, "dewan/base-three-players.fire", "pay"))
    wait_for_move(page)
    chart = page.locator(".map svg[role=group]")
    size = chart.bounding_box()
    for number in range(page.locator(".dewan [role=tab]").count()):
        page.locator(".dewan [role=tab]").nth(number).tap()
        assert chart.bounding_box() == size
        expect(page.locator(".sheet.open")).to_be_visible()
    page.locator(".dewan .map").tap(position={"x": 20, "y": 300})
    expect(page.locator(".sheet.open")).to_have_count(0)
    assert size
    assert size["width"] == SMALL_PHONE["width"]
    page.locator(".map .tools button.phone").tap()
    space = page.locator(".map .space .face").first.bounding_box()
    assert space
    assert min(space["width"], space["height"]) >= 44
    page.locator(".map .tools button.phone").tap()
    assert page.locator(".map .space .face").first.evaluate(HEIGHT) < 40
    written = page.locator(".map .space.lit .where, .map .number").evaluate_all(LETTERS)
    assert min(written) >= 10


HEIGHT = "face => face.getBoundingClientRect().height"
# How large something is written, in pixels of the screen.
LETTERS = """all => all.map((text) => {
  const { a } = text.getScreenCTM()
  return a * parseFloat(getComputedStyle(text).fontSize)
})"""

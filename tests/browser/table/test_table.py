"""What happens around the moves: undo, reload, lost connections, stale tabs, languages, sizes."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Server, phone_of
from tests.browser.playing import CHOICE, open_log, open_table, state_of, step, wait_for_move
from tests.browser.recorded import go_on

pytestmark = pytest.mark.browser

BETWEEN_TAPS = 200  # milliseconds
SEEN = 600  # milliseconds after which what is new can be pressed
# Whether no line of the question is left out: with all of them it would be no higher.
IS_WHOLE = """() => {
  const lines = document.querySelector('.question .lines')
  const shown = lines.clientHeight
  lines.style.webkitLineClamp = 'none'
  return lines.clientHeight <= shown + 1
}"""


def question(page: Page) -> str:
    return page.locator(".question h2").inner_text()


def begin_turn(page: Page, chance: Random) -> None:
    """Play until a turn begins with a choice that can be taken back."""
    while question(page) != "Your turn: what will you do?":
        step(page, chance)
        wait_for_move(page)


def test_undo_and_redo_within_a_turn(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here"])
    page.goto(address)
    wait_for_move(page)
    first = question(page)
    offered = page.locator(CHOICE).all_inner_texts()
    page.locator(CHOICE).first.click()
    expect(page.locator(".question h2")).not_to_have_text(first)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".question h2")).to_have_text(first)
    assert page.locator(CHOICE).all_inner_texts() == offered
    page.get_by_role("button", name=re.compile("Redo|again", re.IGNORECASE)).first.click()
    expect(page.locator(".question h2")).not_to_have_text(first)


def test_a_reload_in_the_middle_of_a_turn(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.goto(address)
    chance = Random(1)
    for _ in range(12):
        step(page, chance)
    wait_for_move(page)
    before = page.locator(CHOICE).all_inner_texts(), question(page)
    page.reload()
    wait_for_move(page)
    assert (page.locator(CHOICE).all_inner_texts(), question(page)) == before


def test_a_lost_connection_comes_back_without_a_reload(context: BrowserContext, page: Page) -> None:
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/ws/"), pass_on)
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    page.evaluate("window.stillTheSamePage = true")
    with page.expect_websocket():
        lines[-1].close(code=1012)
    chance = Random(2)
    for _ in range(6):
        step(page, chance)
    assert len(lines) == 2
    assert page.evaluate("window.stillTheSamePage") is True


def test_a_line_that_is_silent_is_told_and_taken_up_again(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    lost = page.locator("p.strip", has_text="Connection lost. Trying to reconnect …")
    context.set_offline(True)
    expect(lost).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".toast")).to_contain_text("Connection lost")
    context.set_offline(False)
    expect(lost).to_be_hidden()
    chance = Random(3)
    for _ in range(4):
        step(page, chance)


def test_a_long_question_is_read_to_its_end(context: BrowserContext, page: Page) -> None:
    page.goto(go_on(context, "shared-victory.fire", "spend 2 root"))
    expect(page.locator(".question h2")).to_contain_text("the Wheelwright (2 roots). Which")
    assert page.evaluate(IS_WHOLE)


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (360, 640)])
@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_what_a_choice_brings_is_read_to_its_end_on_a_phone(
    browser: Browser, server: Server, locale: str, size: tuple[int, int]
) -> None:
    phone = phone_of(browser, server, locale)
    page = phone.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(go_on(phone, "four-players.fire", "token and"))
    wait_for_move(page)
    bar = page.locator(".table > .bar")
    before = bar.bounding_box()
    page.locator(CHOICE).first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".question p:not(.before)")).to_contain_text("·")
    assert page.evaluate(IS_WHOLE)
    assert bar.bounding_box() == before
    phone.close()


def test_a_second_tap_on_confirm_takes_nothing_back(phone: BrowserContext) -> None:
    page = phone.new_page()
    address, _ = open_table(phone, "dewan", ["here", "bot"])
    page.goto(address)
    chance = Random(4)
    while wait_for_move(page) != "confirm":
        step(page, chance)
    course = f"/api/tables/{address.rsplit('/', 1)[-1]}/course"
    made = phone.request.get(course).json()["length"]
    box = page.locator(".buttons .main").bounding_box()
    assert box is not None
    page.wait_for_timeout(SEEN)
    page.evaluate("window.presses = 'blindly'")
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2)
        page.wait_for_timeout(BETWEEN_TAPS)
    assert wait_for_move(page) == "choose"
    assert phone.request.get(course).json()["length"] >= made


def test_undo_stays_where_it_is_on_the_telephone(phone: BrowserContext) -> None:
    page = phone.new_page()
    address, _ = open_table(phone, "dewan", ["here", "bot"])
    page.goto(address)
    undo = page.get_by_role("button", name="Undo")
    chance = Random(4)
    places = set()
    while (state := wait_for_move(page)) != "confirm":
        places.add(str(undo.bounding_box()))
        step(page, chance)
    assert state == "confirm"
    places.add(str(undo.bounding_box()))
    assert len(places) == 1


def test_a_key_takes_back_what_came_to_light_step_by_step(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    chance = Random(4)
    while wait_for_move(page) != "confirm":
        step(page, chance)
    page.keyboard.press("Enter")
    assert wait_for_move(page) == "choose"
    page.locator(CHOICE).first.click()  # two cards of the row, which is filled up at once
    assert wait_for_move(page) == "confirm"
    page.keyboard.press("z")
    expect(page.locator(CHOICE).first).to_be_visible()
    assert wait_for_move(page) == "choose"


def test_a_stale_tab_gets_the_fresh_view(context: BrowserContext, page: Page) -> None:
    """Two tabs of one seat: what is chosen in one shows in the other, and a late click on an old
    position changes nothing."""
    address, _ = open_table(context, "bonfire", ["here"])
    page.goto(address)
    wait_for_move(page)
    other = context.new_page()
    other.goto(address)
    wait_for_move(other)
    before = question(other)
    page.locator(CHOICE).first.click()
    expect(other.locator(".question h2")).not_to_have_text(before)
    wait_for_move(page)
    assert question(other) == question(page)


def test_the_language_can_be_switched_during_a_game(context: BrowserContext, page: Page) -> None:
    """The words change; the board is loaded once, whatever words arrive after it."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    seen = {page.locator("body").inner_text()}
    page.get_by_role("button", name="Menu").click()
    for language in ("de", "fr", "pl", "ru"):
        page.locator(
            f"dialog button[lang={language}], dialog button", has_text=language
        ).first.click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        text = page.locator("body").inner_text()
        assert text not in seen
        assert not re.search(r"\b(frame|dewan|bonfire)-[a-z]+-[a-z]", text)
        seen.add(text)
    assert len([url for url in asked if url.endswith("/printed")]) == 1


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_a_phone_shows_all_without_scrolling_sideways(phone: BrowserContext, title: str) -> None:
    page = phone.new_page()
    address, _ = open_table(phone, title, ["here", "bot"])
    page.goto(address)
    chance = Random(3)
    for _ in range(15):
        step(page, chance)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390


def test_the_board_is_laid_while_the_line_opens(context: BrowserContext, page: Page) -> None:
    """Before anything is known of the game, the board shows what is printed, and waits; the first
    position lays everything on it, without a new board."""
    held: list[WebSocketRoute] = []
    page.route_web_socket("**/ws/*", lambda socket: held.append(socket))
    address, _ = open_table(context, "bonfire", ["here", "bot", "bot"])
    page.goto(address)
    expect(page.locator(".board")).to_have_attribute("aria-busy", "true")
    expect(page.locator(".question h2")).to_have_text("Joining the table …")
    expect(page.locator("[data-thing^='island:']")).to_have_count(14)
    expect(page.locator(".other")).to_have_count(2)
    expect(page.locator(".chip-of-seat b")).to_have_text(["", "", ""])
    assert page.locator("[data-thing^='task:'], .lit").count() == 0
    page.evaluate("document.querySelector('.bonfire').known = true")
    held[0].connect_to_server()
    wait_for_move(page)
    expect(page.locator(".board")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".veil")).to_have_count(0)
    expect(page.locator(".chip-of-seat b")).to_have_text(["0", "0", "0"])
    assert page.locator("[data-thing^='task:']").count() > 20
    assert page.evaluate("document.querySelector('.bonfire').known") is True


def test_what_could_not_be_brought_early_comes_with_the_first_position(
    context: BrowserContext, page: Page
) -> None:
    """Without an answer to what is asked before the line is open, the table opens all the same."""
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.route("**/api/tables/*", lambda route: route.abort())
    asked: list[str] = []

    def fail_at_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/api/tables/*/printed", fail_at_first)
    page.goto(address)
    wait_for_move(page)
    assert len(asked) == 2


def test_a_killed_server_comes_back_with_the_table_as_it_was(
    browser: Browser, tmp_path: Path
) -> None:
    own = Server(tmp_path).start()
    context = browser.new_context(base_url=own.url, reduced_motion="reduce")
    page = context.new_page()
    address, _ = open_table(context, "bonfire", ["here"])
    page.goto(address)
    chance = Random(4)
    for _ in range(8):
        step(page, chance)
    wait_for_move(page)
    before = page.locator(CHOICE).all_inner_texts(), question(page)
    own.kill()
    expect(page.locator("[role=status]").first).to_be_visible()
    own.start()
    expect(page.locator("p.strip")).to_have_count(0, timeout=15_000)
    wait_for_move(page)
    assert (page.locator(CHOICE).all_inner_texts(), question(page)) == before
    step(page, chance)
    context.close()
    own.kill()


def test_who_looks_on_sees_no_choices(
    context: BrowserContext, page: Page, browser: Browser
) -> None:
    answer = context.request.post(
        "/api/tables",
        data={"title": "dewan", "seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]},
    )
    watch = answer.json()["watch"]
    stranger = browser.new_context(base_url=answer.url.split("/api")[0])
    looking = stranger.new_page()
    looking.goto(watch)
    expect(looking.locator(".board")).to_be_visible()
    assert state_of(looking) == "wait"
    open_log(looking)
    stranger.close()


def test_back_on_the_telephone_closes_what_lies_over_the_table(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    address, _ = open_table(phone, "bonfire", ["here", "bot"])
    page.goto(address)
    step(page, Random(4))
    page.get_by_role("button", name="Menu").tap()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    page.go_back()
    expect(menu).to_have_count(0)
    page.get_by_role("button", name="Log").tap()
    log = page.get_by_role("complementary", name="Log")
    log.get_by_role("link", name="B3.5").first.tap()
    rule = page.get_by_role("dialog", name="B3.5")
    expect(rule).to_be_visible()
    page.go_back()
    expect(rule).to_have_count(0)
    expect(log).to_be_visible()
    page.go_back()
    expect(log).to_have_count(0)
    page.get_by_role("button", name="Menu").tap()
    menu.get_by_role("button", name="Close").tap()
    expect(menu).to_have_count(0)
    page.wait_for_function("() => !history.state?.layer")  # the browser goes back by itself
    assert page.url.endswith(address)
    page.go_back()
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()

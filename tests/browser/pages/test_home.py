"""The first minute: the start page, on a desk and on a telephone, and how much it loads."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PHONE, Server, phone_of
from tests.browser.playing import CHOICE, HOW, THOUGHT, open_table

pytestmark = pytest.mark.browser

FIRST_LOAD = 300_000  # bytes, compressed
TABLE = re.compile("/table/")
# What is wider than the card that it lies on, or than its own button.
BEYOND = """() => [...document.querySelectorAll('section :is(p, h2, li, .chip, .button, .two)')]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const card = one.closest('section').getBoundingClientRect()
    if (one.scrollWidth > one.clientWidth + 1) return true
    return one.getBoundingClientRect().right > card.right - 8
  })
  .map((one) => one.textContent.trim())"""


def test_one_click_leads_to_the_first_move(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("region", name="Dewan").get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    expect(page.locator(f"{CHOICE}, {HOW}").first).to_be_visible(timeout=THOUGHT)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("textbox")).to_have_count(0)


def test_the_first_game_is_the_one_for_beginners(page: Page) -> None:
    for options in ({"first-game": "yes"}, {}):
        page.goto("/")
        play = page.get_by_role("region", name="Bonfire").get_by_role("button", name="Play now")
        with page.expect_request(lambda asked: asked.method == "POST") as asked:
            play.click()
        assert (asked.value.post_data_json or {})["options"] == options
        page.wait_for_url(TABLE)


def test_the_board_is_brought_before_the_click(page: Page) -> None:
    page.goto("/")
    play = page.get_by_role("region", name="Dewan").get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    with page.expect_request(re.compile(r"/assets/Board-.*\.js")):
        play.hover()


def test_one_tap_on_the_telephone(browser: Browser, server: Server) -> None:
    context = phone_of(browser, server, "pl")
    page = context.new_page()
    page.goto("/")
    play = page.get_by_role("region", name="Bonfire").get_by_role("button", name="Zagraj teraz")
    expect(play).to_be_in_viewport()
    buttons = page.locator(".actions .button")
    expect(buttons).to_have_count(8)
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.get_by_role("button", name="Menu").tap()
    expect(page.get_by_role("dialog").get_by_role("link", name="Solo")).to_be_visible()
    page.keyboard.press("Escape")
    play.tap()
    page.wait_for_url(TABLE)
    context.close()


@pytest.mark.parametrize("locale", ["pl-PL", "ru-RU"])
def test_a_card_holds_its_words_where_two_stand_side_by_side(
    browser: Browser, server: Server, locale: str
) -> None:
    context = browser.new_context(base_url=server.url, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    for width in (700, 701, 720, 740, 760):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto("/")
        expect(page.locator(".actions .main")).to_have_count(2)
        assert page.evaluate(BEYOND) == [], width
    context.close()


def test_scenarios_are_in_sight_when_they_are_asked_for(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    page.get_by_role("link", name="Scenarios").tap()
    for name in ("Base game", "Volcano"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport()


def test_the_numbers_of_the_bots_are_explained(page: Page) -> None:
    page.goto("/new?title=bonfire")
    expect(page.locator(".levels .strength").first).to_have_text("rating 0")
    expect(page.get_by_text("rated 200 higher wins about 3 games in 4")).to_be_visible()


@pytest.mark.parametrize("address", ["/", "/new?title=dewan", "/learn", "/solo", "/solo?tab=deal"])
def test_players_are_told_which_values_are_ours(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("link", name="See which").click()
    dewan = page.get_by_role("region", name="Dewan")
    ours = dewan.locator(".source.o")
    expect(ours.get_by_role("heading")).to_contain_text("Ours")
    expect(ours.get_by_role("listitem")).to_contain_text(["Neutral tiles", "Story tiles"])
    printed = dewan.locator(".source.r")
    expect(printed.get_by_role("listitem").first).to_have_text("How many of each piece there are")


def test_what_waits_comes_first_and_the_key_leads_there(
    context: BrowserContext, page: Page
) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
    address, _ = open_table(context, "bonfire", ["here"], handicap="8")
    page.reload()
    row = page.locator("li.mine")
    expect(row).to_contain_text("Bonfire solo, your turn")
    expect(row).to_contain_text("handicap 8")
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
    page.keyboard.press("g")
    page.wait_for_url(re.compile(address))


def test_a_table_can_leave_the_list_and_come_back(context: BrowserContext, page: Page) -> None:
    open_table(context, "bonfire", ["here"], handicap="8")
    open_table(context, "dewan", ["here", "bot"])
    page.goto("/")
    rows = page.locator(".go-on li")
    expect(rows).to_have_count(2)
    page.get_by_role("button", name=re.compile("Remove from this list: Bonfire solo")).click()
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)
    expect(page.get_by_text("1 table is hidden.")).to_be_visible()
    page.get_by_role("button", name="Show", exact=True).click()
    expect(rows).to_have_count(2)


def test_keys_play_and_are_listed_and_can_be_switched_off(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Play Dewan against a bot")
    page.keyboard.press("d")
    expect(keys).to_be_visible()
    keys.get_by_role("button", name="Turn letter keys off").click()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    theme = page.evaluate("document.documentElement.dataset.theme")
    page.keyboard.press("t")
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    page.keyboard.press("?")
    keys.get_by_role("button", name="Turn letter keys on").click()
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    page.wait_for_url(TABLE)
    expect(page.locator(".brand")).to_contain_text("Dewan")


def test_a_name_is_kept_for_the_tables_to_come(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    field = page.get_by_role("dialog").get_by_label("Your name")
    field.fill("Mira")
    field.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("header .me")).to_have_text("Mira")


def test_the_first_load_is_small(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    loaded = page.evaluate(
        "() => performance.getEntriesByType('resource').concat("
        "performance.getEntriesByType('navigation'))"
        ".reduce((sum, entry) => sum + entry.transferSize, 0)"
    )
    assert 0 < loaded < FIRST_LOAD

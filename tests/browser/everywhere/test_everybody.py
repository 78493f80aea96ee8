"""Everybody can play: with keys alone, by ear, twice as large."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Server, hurried
from tests.browser.playing import open_log, open_table, step, wait_for_move
from tests.browser.recorded import bring, go_on

pytestmark = pytest.mark.browser

TWICE_AS_LARGE: ViewportSize = {"width": 640, "height": 400}  # what 200 % leaves of 1280 by 800
# Keeps what the live regions have told, line by line.
LISTEN = """() => {
  window.heard = { log: [], status: [] }
  const listen = () => {
    for (const [role, told] of Object.entries(window.heard)) {
      for (const region of document.querySelectorAll(`[role=${role}][aria-live]`)) {
        for (const line of role === 'log' ? region.children : [region]) {
          const text = line.textContent.replace(/\\s+/g, ' ').trim()
          if (text && line.heard !== text) told.push(text)
          line.heard = text
        }
      }
    }
  }
  const changes = { childList: true, subtree: true, characterData: true }
  new MutationObserver(listen).observe(document, changes)
}"""
FOCUS = """() => {
  const at = document.activeElement
  if (at.matches('.board [role=application]')) return 'laying'
  if (at.matches('.bar .choice')) return 'choice'
  if (at.matches('.bar .main')) return 'confirm'
  return at.matches('body, :disabled') ? 'nowhere' : at.outerHTML.slice(0, 120)
}"""
GROUND = "one => getComputedStyle(one).backgroundColor"
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
# Text that its own box hides, and a page that is wider than the window.
CUT = """() => {
  const cut = []
  if (document.documentElement.scrollWidth > innerWidth + 1) cut.push('the page')
  for (const one of document.querySelectorAll('h1, h2, h3, p, a, b, span, button, label')) {
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    if (!says || !one.checkVisibility() || one.closest('.unseen, svg, .question')) continue
    if (getComputedStyle(one).overflow === 'visible') continue
    if (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 4) {
      cut.push(one.textContent.trim())
    }
  }
  return cut
}"""

# What the keyboard is on, if it is a thing of the board, and whether it is in sight as a whole.
REACHED = """() => {
  const at = document.activeElement
  if (!at.matches('.board *') || at.matches('[data-scrolls]')) return null
  const { top, bottom } = at.getBoundingClientRect()
  const bar = document.querySelector('.table > .bar').getBoundingClientRect()
  return [at.dataset.thing ?? at.dataset.at ?? at.textContent, top >= 0 && bottom <= bar.top]
}"""


def to_the_choices(page: Page) -> None:
    """From the beginning of the page by its first link."""
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "To the choices"
    page.keyboard.press("Enter")


def step_by_keys(page: Page, chance: Random) -> None:
    """Choose or confirm from where the focus is, which the page has to bring along."""
    page.wait_for_function(f"() => ({FOCUS})() !== 'nowhere'")
    focus = page.evaluate(FOCUS)
    if focus == "laying":
        for _ in range(chance.randrange(1, 4)):
            page.keyboard.press(chance.choice(ARROWS))
    elif focus == "choice":
        for _ in range(chance.randrange(4)):
            page.keyboard.press("ArrowRight")
            if page.evaluate("document.activeElement.matches('.closed')"):
                page.keyboard.press("ArrowLeft")
                break
    else:
        assert focus == "confirm"
    page.keyboard.press("Enter")


def play_by_keys(page: Page, chance: Random) -> int:
    """A whole game without a pointer; the number of steps."""
    wait_for_move(page)
    to_the_choices(page)
    for steps in range(1200):
        if wait_for_move(page) == "end":
            return steps
        step_by_keys(page, chance)
    raise AssertionError("the game does not end")


def deeds(lines: list[str], kinds: list[str]) -> Counter[str]:
    """The first sentence of each line that tells such a deed."""
    told = [re.sub(r"\s+", " ", line).strip().split(". ")[0].rstrip(".") for line in lines]
    return Counter(line for line in told if any(kind in line for kind in kinds))


def logged_deeds(page: Page, kinds: list[str]) -> Counter[str]:
    """The deeds of the log, once it has been fetched."""
    page.wait_for_load_state("networkidle")
    open_log(page)
    return deeds(page.locator("aside ol li a:first-of-type").all_inner_texts(), kinds)


@pytest.mark.parametrize(
    ("title", "seats", "kinds"),
    [
        ("bonfire", ["here"], ["lays a fate tile", "sails to", "builds at place"]),
        ("dewan", ["here", "bot"], ["places camp", "takes", "fulfils"]),
    ],
)
def test_a_whole_game_by_keys_alone(
    context: BrowserContext, page: Page, title: str, seats: list[str], kinds: list[str]
) -> None:
    """The live regions tell every deed since one came once, and what is asked before each step."""
    address, _ = open_table(context, title, seats)
    page.goto(address)
    wait_for_move(page)
    before = logged_deeds(page, kinds)
    page.add_init_script(f"({LISTEN})()")
    page.reload()
    steps = play_by_keys(page, Random(4))
    expect(page.locator(".end h1")).to_be_focused()
    heard = page.evaluate("window.heard")
    told = logged_deeds(page, kinds) - before
    assert deeds(heard["log"], kinds) == told
    assert len(told) > 5
    asked = [line for line in heard["status"] if line.endswith(("choices.", "choice."))]
    assert steps / 4 < len(asked) <= steps
    ended = [line for line in heard["status"] if line.startswith("Game over")]
    assert ended == [end_in_words(page)]


def end_in_words(page: Page) -> str:
    """Who won and everybody's points, as the page of the end shows them."""
    ranking = [side.split("\n") for side in page.locator(".end ol li").all_inner_texts()]
    points = [f"{name}: {total} points." for _, name, total in ranking]
    return " ".join(["Game over.", f"{page.locator('.end h1').inner_text()}.", *points])


@pytest.mark.parametrize("language", ["de", "en", "fr", "pl", "ru"])
def test_the_end_is_told_in_every_language(browser: Browser, server: Server, language: str) -> None:
    context = browser.new_context(
        base_url=server.url, locale=language, reduced_motion="no-preference"
    )
    page = context.new_page()
    page.goto(bring(context, "three-players.fire"))
    heading = page.locator(".end h1")
    told = page.locator("[role=status][aria-atomic]")
    expect(told).to_have_text(re.compile(r"(: \d+ [^.]+\..*){3}"))
    page.locator(".end header button").press("Enter")
    expect(heading).to_be_focused()
    expect(told).to_contain_text(heading.inner_text())
    context.close()


def test_what_the_one_before_did_is_read_out_around_one_screen(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "dewan", ["here", "here"])
    page.goto(address)
    wait_for_move(page)
    page.add_init_script(f"({LISTEN})()")
    page.reload()
    for _ in range(6):
        step(page, Random(4))
    wait_for_move(page)
    told = logged_deeds(page, ["takes a story tile"])
    assert len(told) == 2
    assert deeds(page.evaluate("window.heard")["log"], ["takes a story tile"]) == told


def test_the_board_in_words_goes_with_the_game(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    words = page.get_by_role("region", name="The board in words")
    expect(words.get_by_role("heading", name="The board in words")).to_be_focused()
    for heading in ("Now", "Your tribe", "Map", "Terrain cards", "Player 2\u2019s tribe"):
        expect(words.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    other = words.locator("h3", has_text="Player 2\u2019s tribe").locator("~ ul li")
    expect(other.filter(has_text="unknown card")).to_have_count(1)
    chance = Random(2)
    before = words.inner_text()
    for _ in range(4):
        step(page, chance)
    expect(words).not_to_have_text(before)
    wait_for_move(page)
    hand = words.locator("h4", has_text="Hand").first.locator("+ ul li")
    expect(hand).to_have_count(page.locator(".hand .held").count())
    words.get_by_role("button", name="Close").press("Enter")
    expect(words).to_have_count(0)
    expect(page.get_by_role("button", name="Read the board")).to_be_focused()


def test_bonfire_in_words_says_what_lies_on_the_islands(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    page.keyboard.press("b")
    words = page.get_by_role("region", name="The board in words")
    for heading in ("Your city", "Sea map", "Amber island", "Great Bonfire", "High Council"):
        expect(words.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    drawn = page.locator(".sea [data-thing^='task:']").count()
    parts = words.inner_text().split("Sea map")[1].split("Great Bonfire\n")[0]
    assert drawn == len(re.findall(r"^(?:Red|Blue|Yellow), \d", parts, re.M)) > 10


def test_the_board_in_words_tells_of_two_who_are_called_alike(
    context: BrowserContext, page: Page
) -> None:
    page.goto(go_on(context, "four-players.fire", "sail"))
    wait_for_move(page)
    page.keyboard.press("b")
    words = page.get_by_role("region", name="The board in words")
    expect(words.get_by_role("heading", name="thoughtful\u2019s city", exact=True)).to_have_count(3)


def test_keys_are_shown_and_letters_can_be_switched_off(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog.locator("kbd", has_text=re.compile("^B$"))).to_be_visible()
    dialog.get_by_role("button", name="Turn letter keys off").click()
    page.keyboard.press("Escape")
    for letter in "lbhpm":
        page.keyboard.press(letter)
    expect(page.locator("aside ol, .spoken, .hints")).to_have_count(0)
    page.keyboard.press("?")
    dialog.get_by_role("button", name="Turn letter keys on").click()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator(".spoken")).to_be_visible()


def test_nothing_is_lost_at_twice_the_size(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        viewport=TWICE_AS_LARGE,
        device_scale_factor=2,
        base_url=server.url,
        locale="de-DE",
        reduced_motion="reduce",
    )
    page = context.new_page()
    tables = [open_table(context, title, ["here", "bot"])[0] for title in ("bonfire", "dewan")]
    for address in ("/", "/new?title=dewan", "/learn/rules/dewan", *tables):
        page.goto(address)
        page.wait_for_selector("main")
        page.wait_for_selector("main .panel, main article, .bar .choice", state="attached")
        assert page.evaluate(CUT) == [], address
    size = page.locator(".map svg").first.bounding_box()
    assert size
    assert size["height"] > 120
    context.close()


@pytest.fixture
def large(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A window in which everything is twice as large."""
    fresh = browser.new_context(
        viewport=TWICE_AS_LARGE,
        device_scale_factor=2,
        base_url=server.url,
        locale="en-GB",
        reduced_motion="reduce",
        storage_state=hurried(server),
    )
    yield fresh
    fresh.close()


@pytest.mark.parametrize(
    ("game", "choice", "thing"),
    [
        ("dewan/base-two-players.fire", "camp", "pair 5"),
        ("four-players.fire", "field", "field:4"),
        ("four-players.fire", "sail", "tab:sea"),
    ],
)
def test_what_the_keyboard_reaches_stays_clear_of_the_bar(
    large: BrowserContext, game: str, choice: str, thing: str
) -> None:
    page = large.new_page()
    page.goto(go_on(large, game, choice))
    wait_for_move(page)
    reached = {}
    for _ in range(40):
        page.keyboard.press("Tab")
        if found := page.evaluate(REACHED):
            reached[found[0]] = found[1]
    assert thing in reached
    assert all(reached.values()), reached
    size = page.locator(".table > .bar").bounding_box()
    assert size
    assert size["height"] < 90


def test_the_wheel_scrolls_on_over_a_whole_map(large: BrowserContext) -> None:
    page = large.new_page()
    page.goto(go_on(large, "dewan/base-two-players.fire", "camp"))
    wait_for_move(page)
    page.locator(".map svg").first.hover()
    page.mouse.wheel(0, 60)
    page.wait_for_function("() => scrollY > 20")
    page.evaluate("scrollTo(0, 0)")
    page.mouse.wheel(0, -90)
    expect(page.locator(".map svg[role=group] > g[transform*='scale(1.']")).to_be_visible()
    page.mouse.wheel(0, 200)
    expect(page.locator(".map svg[role=group] > g[transform*='scale(1)']")).to_be_visible()
    assert page.evaluate("scrollY") == 0


def test_pages_have_a_name_a_language_and_one_heading(context: BrowserContext, page: Page) -> None:
    table, _ = open_table(context, "bonfire", ["here", "bot"])
    names = set()
    for address in ("/", "/new?title=dewan", "/records", "/learn", "/solo", table):
        page.goto(address)
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("main")).to_have_count(1)
        names.add(page.title())
    assert len(names) == 6
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.parametrize("game", ["dewan/base-two-players.fire", "two-players-first-game.fire"])
def test_tab_goes_from_the_board_to_the_bar(context: BrowserContext, page: Page, game: str) -> None:
    page.goto(go_on(context, game, "camp" if "dewan" in game else "sail"))
    wait_for_move(page)
    page.locator(".board").evaluate("board => board.querySelector('[tabindex=\"0\"]').focus()")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.bar .choice')"):
            break
        assert page.evaluate("document.activeElement.closest('.board') !== null")
    expect(page.locator(".bar .choice").first).to_be_focused()


def test_a_tile_that_is_moved_with_keys_is_told(context: BrowserContext, page: Page) -> None:
    page.goto(go_on(context, "two-players-first-game.fire", "lay"))
    wait_for_move(page)
    told = page.locator(".bar [role=status]")
    expect(told).to_have_text("")
    page.locator(".board [role=application]").focus()
    heard = set()
    for key in ("ArrowRight", "ArrowLeft", "r", "ArrowDown"):
        page.keyboard.press(key)
        expect(told).to_contain_text(re.compile(r"Column \d, row \d, .+\. Brings \d"))
        heard.add(told.inner_text())
    assert len(heard) > 1


def test_zones_of_a_list_are_told_apart(context: BrowserContext, page: Page) -> None:
    page.goto(go_on(context, "dewan/base-two-players.fire", "camp"))
    wait_for_move(page)
    page.keyboard.press("b")
    words = page.get_by_role("region", name="The board in words")
    zone = r"[a-z ]+ \([A-Z]\d+\)"
    beside = words.get_by_text(re.compile(rf"Beside it: {zone}(, {zone})* and {zone}\."))
    expect(beside.first).to_be_visible()


def test_who_is_to_move_is_seen_without_colours(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="en-GB", forced_colors="active")
    page = context.new_page()
    page.goto(open_table(context, "dewan", ["here", "bot"])[0])
    wait_for_move(page)
    frames = page.locator(".chip-of-seat").evaluate_all(
        "chips => chips.map((chip) => getComputedStyle(chip).outlineStyle)"
    )
    assert sorted(frames) == ["none", "solid"]
    context.close()


def test_the_page_that_is_open_is_seen_without_colours(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        viewport=PHONE,
        base_url=server.url,
        locale="en-GB",
        forced_colors="active",
        has_touch=True,
        is_mobile=True,
        storage_state=hurried(server),
    )
    page = context.new_page()
    page.goto(go_on(context, "four-players.fire", "sail"))
    wait_for_move(page)
    for tab in page.locator(".bonfire .tabs button").all():
        tab.tap()
        expect(tab).to_have_css("outline-style", "solid")
    dot = page.locator(".bonfire .tabs button:has(i)").first
    ground = dot.evaluate(GROUND)
    expect(dot.locator("i")).not_to_have_css("background-color", ground)
    context.close()


@pytest.mark.parametrize(
    ("game", "choice", "thing"),
    [
        ("four-players.fire", "sail", "[data-thing='stack:1']"),
        ("dewan/base-three-players.fire", "pay", "[data-thing='score 0'] .bar i"),
        ("three-players.fire", "", ".end td i"),
    ],
)
def test_what_is_nothing_but_its_colour_keeps_it(
    browser: Browser, server: Server, game: str, choice: str, thing: str
) -> None:
    context = browser.new_context(
        base_url=server.url, locale="en-GB", forced_colors="active", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(go_on(context, game, choice) if choice else bring(context, game))
    things = page.locator(thing)
    expect(things.first).to_be_attached()
    plain = page.locator("body").evaluate(GROUND)
    assert all(one.evaluate(GROUND) != plain for one in things.all())
    context.close()

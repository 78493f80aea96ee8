"""Hints at the table, the review of a finished game, and the end of a game with its picture."""

import asyncio
import re
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from fireside.bots import review
from fireside.bots.levels import judge
from fireside.core import record
from fireside.server.store.reviews import Reviews, game_mark
from fireside.server.store.tables import Store
from fireside.server.thinking.advice import review_of
from fireside.server.thinking.brought import table_from
from fireside.server.thinking.thinkers import ADVISER
from tests.browser.conftest import PHONE, Server, phone_of
from tests.browser.playing import open_table, wait_for_move
from tests.browser.recorded import GAMES, bring, brought, go_on

pytestmark = pytest.mark.browser

THINKING = 30_000  # milliseconds that a hint takes at most, however busy the machine
RINGED = """() => [...document.querySelectorAll('.ring')].map((ring) => {
  const box = ring.getBoundingClientRect()
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const under = document.elementsFromPoint(middle.x, middle.y)
  return under.some((each) => each.closest('main.board'))
})"""


# Whether the middle of each ring is in sight on the board.
IN_SIGHT = """() => {
  const board = document.querySelector('main.board').getBoundingClientRect()
  const rings = [...document.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect())
  return rings.map(({ y, height }) => y + height / 2 > board.top && y + height / 2 < board.bottom)
}"""
# The boxes of what hints must leave as it is.
KEPT = """() => ['main.board', '.map svg, .sea', '.question', '.buttons .tools'].map((selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
  return [x, y, width, height]
})"""
SIZES: list[ViewportSize] = [PHONE, {"width": 360, "height": 800}]


def ask_for_hints(page: Page) -> None:
    wait_for_move(page)
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_be_visible(timeout=THINKING)


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_hints_are_ringed_on_the_board_and_chosen_by_number(
    context: BrowserContext, page: Page, title: str
) -> None:
    address, _ = open_table(context, title, ["here", "bot"])
    page.goto(address)
    ask_for_hints(page)
    rows = page.locator(".hints .hint")
    count = rows.count()
    assert 1 <= count <= 3
    expect(rows.first).to_contain_text("% to win")
    expect(rows.first).to_contain_text("points expected")
    expect(page.locator(".ring b").first).to_have_text("1")
    assert all(page.evaluate(RINGED))
    page.get_by_role("button", name="Just a nudge").click()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".ring").first).to_be_visible()
    expect(page.locator(".ring b")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".ring")).to_have_count(0)
    ask_for_hints(page)
    expect(rows).to_have_count(count)
    question = page.locator(".question h2").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".question h2")).not_to_have_text(question)


def with_outlook(route: Route) -> None:
    """Answer with the hints that were found, the second with more points than the first."""
    answer = route.fetch()
    found = answer.json()
    outlook = [(0.62, 56.4), (0.6, 58.1), (0.55, 50.0)]
    for hint, (chance, points) in zip(found["hints"], outlook, strict=True):
        hint.update(chance=chance, points=points, behind=56.4 - points)
    route.fulfill(response=answer, json=found)


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_hints_show_the_chance_that_they_are_ordered_by(
    context: BrowserContext, page: Page, title: str
) -> None:
    address, _ = open_table(context, title, ["here", "bot"])
    page.route("**/hint", with_outlook)
    page.goto(address)
    ask_for_hints(page)
    rows = page.locator(".hints .hint")
    expect(rows.locator("strong")).to_have_text(["62%", "60%", "55%"])
    page.set_viewport_size(PHONE)
    expect(rows).to_contain_text(["62%", "60%", "55%"])
    page.get_by_role("button", name="Unfold the hints").click()
    for number, points in enumerate(("56.4", "58.1", "50.0")):
        expect(rows.nth(number).get_by_text("to win")).to_be_visible()
        expect(rows.nth(number).get_by_text(f"{points} points expected")).to_be_visible()
    bars = rows.locator(".bar i").evaluate_all("bars => bars.map((bar) => bar.clientWidth)")
    assert bars == sorted(bars, reverse=True)


def test_the_panel_of_hints_chooses_and_gives_up_thinking(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    page.route("**/hint", lambda _: None)  # a thought that never ends
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text("Looking ahead")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Looking ahead")).to_have_count(0)
    page.unroute("**/hint")
    ask_for_hints(page)
    page.locator(".hints .hint").first.click()
    expect(page.locator(".hints")).to_have_count(0)


def test_on_a_phone_hints_say_which_page_to_turn_to(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.set_viewport_size(PHONE)
    page.goto(address)
    wait_for_move(page)
    page.get_by_role("button", name="Sea").click()
    ask_for_hints(page)
    expect(page.locator(".hints .page").first).to_contain_text("Look under “City”")
    page.locator(".tabs").get_by_role("button", name="City").click()
    expect(page.locator(".ring").first).to_be_visible()
    expect(page.locator(".hints .page")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "choice"),
    [
        ("three-players.fire", "take red"),
        ("three-players.fire", "gnome"),
        ("three-players.fire", "field"),
        ("dewan/base-four-players.fire", "camp at"),
        ("dewan/base-two-players.fire", "take cards"),
    ],
)
def test_on_a_phone_hints_leave_in_sight_what_they_ring(
    phone: BrowserContext, game: str, choice: str
) -> None:
    page = phone.new_page()
    page.goto(go_on(phone, game, choice))
    ask_for_hints(page)
    page.wait_for_selector(".ring")
    sight = page.evaluate(IN_SIGHT)
    assert len(sight) > 0
    assert all(sight)
    page.get_by_role("button", name="Hint", exact=True).tap()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".bar .choice").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=["390", "360"])
@pytest.mark.parametrize(
    ("game", "choice"), [("four-players.fire", "sail"), ("dewan/base-four-players.fire", "camp at")]
)
def test_on_a_phone_hints_take_nothing_from_the_board_nor_from_question_and_undo(
    phone: BrowserContext, game: str, choice: str, size: ViewportSize
) -> None:
    page = phone.new_page()
    page.set_viewport_size(size)
    page.goto(go_on(phone, game, choice))
    wait_for_move(page)
    page.get_by_role("button", name="Hint", exact=True).tap()
    expect(page.get_by_text("First time?")).to_have_count(0)
    before = page.evaluate(KEPT)
    expect(page.locator(".hints")).to_be_visible(timeout=THINKING)
    assert page.evaluate(KEPT) == before
    strip = page.locator(".hints").bounding_box()
    tools = page.locator(".buttons .tools").bounding_box()
    assert strip
    assert tools
    assert strip["y"] >= tools["y"] + tools["height"]
    assert strip["y"] + strip["height"] <= size["height"]
    question = page.locator(".question h2").inner_text()
    page.locator(".hints .hint").first.tap()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".question h2")).not_to_have_text(question)


def test_on_a_phone_hints_unfold_above_the_bar(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(go_on(phone, "four-players.fire", "sail"))
    ask_for_hints(page)
    page.get_by_role("button", name="Unfold the hints").tap()
    panel, bar = (page.locator(each).bounding_box() for each in (".hints", ".table > .bar"))
    assert panel
    assert bar
    assert panel["y"] + panel["height"] <= bar["y"] + 1
    expect(page.locator(".hints .hint").first).to_contain_text("points expected")
    page.get_by_role("button", name="Just a nudge").tap()
    expect(page.locator(".bar .choice").first).to_be_visible()


def test_on_a_small_phone_unfolded_hints_scroll_between_heading_and_buttons(
    browser: Browser, server: Server
) -> None:
    context = phone_of(browser, server, "de-DE")
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(go_on(context, "four-players.fire", "sail"))
    ask_for_hints(page)
    page.locator(".hints [aria-expanded=false]").tap()
    parts = ".hints > header", ".hints > ol", ".hints > footer > div"
    heading, rows, buttons = (page.locator(part).bounding_box() for part in parts)
    assert heading
    assert rows
    assert buttons
    assert heading["y"] + heading["height"] <= rows["y"]
    assert rows["y"] + rows["height"] <= buttons["y"]
    context.close()


def test_a_payment_is_ringed_thing_by_thing(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(go_on(phone, "three-players.fire", "spend"))
    ask_for_hints(page)
    page.wait_for_selector(".ring")
    widths = page.locator(".ring").evaluate_all("all => all.map(one => one.offsetWidth)")
    assert len(widths) > page.locator(".hints .hint").count()
    assert max(widths) < 120


def test_there_are_no_hints_with_other_people(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here", "link"])
    page.goto(address)
    expect(page.locator(".buttons")).to_be_attached()
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    expect(page.locator(".hints, .slip")).to_have_count(0)


def reviewed(context: BrowserContext, server: Server, name: str) -> str:
    """A recorded game with a quick review, kept as the server keeps its own; its address."""
    table = brought(context, name)
    played = table_from((GAMES / name).read_text())
    game, choices = played.game, [made.choice for made in played.made]
    start = game.start(played.seed)
    quick = review.review(judge(game.title, ADVISER), start, choices, 1, lambda done, total: None)

    async def keep() -> None:
        store = Store(f"sqlite+aiosqlite:///{server.folder / 'fireside.db'}")
        await Reviews(store).keep(table, game_mark(choices), review_of(game, quick))
        await store.close()

    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own running here
        aside.submit(asyncio.run, keep()).result()
    return f"/table/{table}"


@pytest.mark.parametrize("name", ["solo-won.fire", "dewan/team.fire"])
def test_a_review_shows_the_course_and_what_was_costly(
    context: BrowserContext, page: Page, server: Server, name: str
) -> None:
    page.goto(reviewed(context, server, name) + "/review")
    chart = page.locator("svg[role='img'][aria-label='Points']")
    expect(chart).to_be_visible()
    lines = chart.locator(".curve")
    expect(lines).to_have_count(2)
    dashes = {line.get_attribute("stroke-dasharray") for line in lines.all()}
    assert len(dashes) == 2
    turns = page.locator(".turn")
    expect(turns.first.locator("dd").first).not_to_be_empty()
    expect(turns.first.locator(".better")).not_to_be_empty()
    expect(chart.locator(".mark")).to_have_count(turns.count())
    costs = [
        float(cost.strip("\N{MINUS SIGN}")) for cost in turns.locator("strong").all_inner_texts()
    ]
    assert costs == sorted(costs, reverse=True)
    page.get_by_role("button", name="Chances").click()
    expect(page.locator("svg[role='img'][aria-label='Chances']")).to_be_visible()


def test_from_a_review_one_looks_at_the_position_and_tries_it(
    context: BrowserContext, page: Page, server: Server
) -> None:
    address = reviewed(context, server, "dewan/base-two-players.fire")
    page.goto(f"{address}/review")
    turn = page.locator(".turn").first
    number = re.search(r"/at/(\d+)", turn.get_by_role("link").get_attribute("href") or "")
    assert number
    turn.get_by_role("link", name="Show").click()
    expect(page).to_have_url(re.compile(rf"{address}/at/{number[1]}\b"))
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    page.locator(".turn").first.get_by_role("button", name="Try it").click()
    expect(page).not_to_have_url(re.compile(address))
    expect(page).to_have_url(re.compile(r"/table/[^/]+$"))
    wait_for_move(page)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()


def test_going_back_to_a_review_finds_it_where_it_was_left(
    phone: BrowserContext, server: Server
) -> None:
    page = phone.new_page()
    page.goto(reviewed(phone, server, "dewan/base-two-players.fire") + "/review")
    look = page.locator(".turn").last.get_by_role("link", name="Show")
    look.scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    assert place > 300
    look.click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    page.wait_for_function("place => Math.abs(scrollY - place) < 2", arg=place)


def test_a_review_that_is_being_made_tells_how_far_it_is(
    context: BrowserContext, page: Page, server: Server
) -> None:
    address = reviewed(context, server, "dewan/base-two-players.fire")
    answers = [(202, '{"done": 3, "total": 40}'), (503, '{"t": "refused", "reason": "no-advice"}')]

    def answer(route: Route) -> None:
        if answers:
            status, body = answers.pop(0)
            route.fulfill(status=status, body=body, content_type="application/json")
        else:
            route.continue_()

    page.route("**/api/tables/*/review", answer)
    page.goto(f"{address}/review")
    expect(page.get_by_text("3 of 40 turns")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The review was interrupted")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".turn").first).to_be_visible()


def test_the_points_add_up_source_by_source(browser: Browser, server: Server) -> None:
    moving = browser.new_context(
        base_url=server.url, locale="en-GB", reduced_motion="no-preference"
    )
    page = moving.new_page()
    page.goto(bring(moving, "three-players.fire"))
    expect(page.locator(".end h1")).to_have_text("Counting the points")
    expect(page.locator(".end tr.later").last).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".end h1")).to_contain_text("wins")
    expect(page.locator(".end tr.later")).to_have_count(0)
    result = record.read((GAMES / "three-players.fire").read_text()).result or []
    assert len(result) == 3
    expect(page.locator(".end .total td")).to_have_text([str(points) for points in result])
    ranked = [str(points) for points in sorted(result, reverse=True)]
    expect(page.locator(".end ol b")).to_have_text(ranked)
    page.reload()
    expect(page.locator(".end h1")).to_contain_text("wins")
    moving.close()


def test_the_result_is_shared_as_picture_and_as_text(context: BrowserContext, page: Page) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(bring(context, "three-players.fire"))
    expect(page.locator(".end .curve")).to_have_count(3)
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share the result")
    expect(dialog.locator("img")).to_be_visible()
    with page.expect_download() as png:
        dialog.get_by_role("button", name="Save as PNG").click()
    assert Path(png.value.path()).read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as svg:
        dialog.get_by_role("button", name="Save as SVG").click()
    drawn = Path(svg.value.path()).read_text()
    assert "var(--" not in drawn
    words = [
        text.text for text in ElementTree.fromstring(drawn).iter() if text.tag.endswith("text")
    ]
    totals = page.locator(".end .total td").all_inner_texts()
    assert set(totals) <= set(words)
    dialog.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_text("Result copied as text.")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Bonfire, ")
    assert all(f": {total}\n" in text for total in totals)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("two-players-first-game.fire", ["Конституция", "Bartholomews"]),
        ("dewan/base-three-players.fire", ["Александра", "Bartholomews", "Уголёк"]),
        ("four-players.fire", ["Александра", "Константин", "Bartholomews", "Wilhelmina"]),
    ],
)
def test_the_picture_has_room_for_names(
    context: BrowserContext, page: Page, game: str, names: list[str]
) -> None:
    page.goto(bring(context, game, names))
    expect(page.locator(".end .curve")).to_have_count(len(names))
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as svg:
        page.get_by_role("button", name="Save as SVG").click()
    drawn = ElementTree.parse(svg.value.path())
    words = [text.text or "" for text in drawn.iter() if text.tag.endswith("text")]
    assert set(names) <= set(words)
    assert not [text for text in words if "…" in text]


def test_a_game_that_goes_on_has_no_review_yet(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(f"{address}/review")
    expect(page.get_by_role("alert")).to_contain_text("once the game is over")


def test_somebody_new_is_told_where_help_is_and_once_only(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    told = page.get_by_role("note")
    expect(told).to_contain_text("a hint shows good choices")
    page.locator(".strip .choice").first.click()
    expect(told).to_have_count(0)
    page.reload()
    expect(page.locator(".buttons .main")).to_be_visible()
    expect(told).to_have_count(0)


def test_the_first_word_about_hints_makes_room_for_them(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    told = page.get_by_role("note")
    expect(told).to_be_visible()
    page.keyboard.press("h")
    expect(told).to_have_count(0)

"""The companion beside the printed games: Tom's cards and score sheets, without a connection."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from fireside.bonfire.state import BonfireState
from fireside.core.chance import Chance
from fireside.dewan.state import DewanState
from fireside.server.pages import PACKAGED
from fireside.titles import TITLES, make_game
from tests.bonfire.players import eager_player as bonfire_player
from tests.browser.axe import Inspector
from tests.browser.conftest import Server
from tests.dewan.players import eager_player as dewan_player

pytestmark = pytest.mark.browser

HANDICAP = 8
PATIENCE = 40  # seconds
# Everything that the service worker keeps.
KEPT = """async () => {
  const addresses = []
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys()
    addresses.push(...requests.map(({ url }) => new URL(url).pathname))
  }
  return addresses
}"""
# Whether the words in all languages are among what a build keeps, or any.
WORDS_ARE_KEPT = """async (build) => {
  const registration = await navigator.serviceWorker.getRegistration()
  const name = build ? `fireside-${build}` : (await caches.keys()).at(-1)
  if (registration?.active?.state !== 'activated' || !(await caches.has(name))) return false
  const requests = await (await caches.open(name)).keys()
  return requests.filter(({ url }) => /companion-[^.]*.js/.test(url)).length === 5
}"""


def wait_until_kept(page: Page, build: str = "") -> None:
    """Playwright does not wait for promises in `wait_for_function`."""
    for _ in range(PATIENCE * 5):
        if page.evaluate(WORDS_ARE_KEPT, build):
            return
        page.wait_for_timeout(200)
    pytest.fail("the service worker keeps no words")


@pytest.fixture(scope="module")
def away(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser that has seen the start page once and lost its connection."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        base_url=server.url,
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.set_default_timeout(10_000)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/")
    wait_until_kept(page)
    context.set_offline(True)
    page.close()
    yield context
    context.close()


@pytest.fixture
def offline(away: BrowserContext) -> Iterator[Page]:
    page = away.new_page()
    page.on("pageerror", lambda error: pytest.fail(f"error in the page: {error}"))
    yield page
    page.close()


def main_button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def carry_out(page: Page) -> str:
    """Turn over Tom's card, carry it out as far as the companion asks, and tell which it was."""
    main_button(page, "Turn over Tom")
    card = page.get_by_role("heading", level=2).filter(has_not_text="Pass").first.inner_text()
    if page.get_by_role("button", name="Herb").count():
        page.get_by_role("button", name="Herb").click()
        expect(page.locator("li.done")).to_have_count(1)
        expect(page.get_by_text("Herb:")).to_be_visible()
    return card


def test_a_pass_of_toms_cards_without_a_connection(offline: Page) -> None:
    offline.goto("/companion")
    expect(offline.get_by_role("heading", name="You begin with 10 points.")).to_be_visible()
    main_button(offline, "Begin the game")
    seen = []
    for number in range(1, 9):
        seen.append(carry_out(offline))
        expect(offline.get_by_role("img", name=f"Pass 1 of 4, card {number} of 32")).to_be_visible()
        if number == 3:
            offline.reload()
            expect(offline.get_by_role("heading", name=seen[-1])).to_be_visible()
        main_button(offline, "Done, my turn")
    box = ["Gnome", "Great Bonfire", "Great Bonfire", "Guardian", "Path", "Path"]
    assert sorted(seen) == [*box, "Task I", "Task II"]
    again = carry_out(offline)
    expect(offline.get_by_role("img", name="Pass 2 of 4, card 9 of 32")).to_be_visible()
    offline.get_by_role("button", name="already").click()
    expect(offline.get_by_label("s points: 3").first).to_be_visible()
    while offline.get_by_role("button", name="Done, my turn").count():
        offline.get_by_role("button", name="Undo").click()
    main_button(offline, "Turn over Tom")
    expect(offline.get_by_role("heading", name=again)).to_be_visible()


def test_the_countdown_ends_the_game_and_the_sheet_goes_on(offline: Page) -> None:
    offline.goto("/companion")
    offline.evaluate("localStorage.clear()")
    offline.reload()
    for _ in range(HANDICAP + 10):
        offline.get_by_role("button", name="handicap: more").click()
    expect(offline.get_by_role("heading", name="Tom begins with 8 points.")).to_be_visible()
    main_button(offline, "Begin the game")
    more = offline.get_by_role("button", name="in the council: more")
    for _ in range(7):
        more.click()
    for left in range(5, 0, -1):
        expect(offline.get_by_text(f"Countdown, round {left}.")).to_be_visible()
        carry_out(offline)
        main_button(offline, "Done, my turn")
    expect(offline.get_by_role("heading", name="The game is over")).to_be_visible()
    offline.get_by_role("button", name="s points: more").click()
    main_button(offline, "Count the points")
    fill(offline, {"Bonfires": [24, 2], "Scored in play": [7, None]})
    expect(total(offline, "You")).to_have_text("31")
    expect(total(offline, "Tom")).to_have_text(str(HANDICAP + 1 + 2))
    expect(offline.get_by_text("The handicap rises from 8 to 13.")).to_be_visible()
    main_button(offline, "Add to my series")
    offline.get_by_role("button", name="Tom", exact=True).click()
    expect(offline.locator("li", has_text="31 : 11")).to_contain_text("8 → 13")
    expect(offline.get_by_role("heading", name="Tom begins with 13 points.")).to_be_visible()


def test_a_printed_game_waits_for_the_connection_and_then_stands_in_the_series(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, base_url=server.url, locale="en-GB"
    )
    context.set_default_timeout(10_000)
    page = context.new_page()
    page.goto("/companion")
    wait_until_kept(page)
    context.set_offline(True)
    page.goto("/companion?part=scores")
    new_sheet(page, "Bonfire", "Against Tom", 1)
    fill(page, {"Scored in play": [40, 31]})
    main_button(page, "Add to my series")
    page.get_by_role("button", name="Tom", exact=True).click()
    row = page.locator("li", has_text="50 : 31")
    expect(row).to_contain_text("printed game, not sent yet")
    page.reload()
    expect(row).to_contain_text("not sent yet")
    context.set_offline(False)
    expect(row).not_to_contain_text("not sent yet")
    expect(row).to_contain_text("printed game")
    [game] = context.request.get("/api/series").json()["games"]
    assert (game["points"], game["tom"], game["handicap"], game["next"]) == (50, 31, -10, -5)
    page.goto("/solo")
    expect(page.locator(".last li")).to_contain_text("printed game")
    expect(page.locator(".last li a")).to_have_count(0)
    expect(page.get_by_role("heading", name="You begin with 5 points.")).to_be_visible()
    page.goto("/companion?part=scores")
    main_button(page, "Not counted")
    expect(page.get_by_role("button", name="Add to my series")).to_be_visible()
    page.goto("/solo")
    expect(page.locator(".last li")).to_have_count(0)
    context.close()


def fill(page: Page, lines: dict[str, list[int | None]]) -> None:
    """Write the points of some rows, side by side."""
    for name, points in lines.items():
        cells = page.get_by_role("row", name=re.compile(f"^{re.escape(name)}")).locator("td input")
        for side, value in enumerate(points):
            if value is not None:
                cells.nth(side).fill(str(value))


def total(page: Page, name: str) -> Locator:
    return page.get_by_role("status", name=f"Total, {name}", exact=True)


def bonfire_game(players: int) -> BonfireState:
    state = make_game("bonfire", players, options={}).start(7)
    chance = Chance(7)
    assert isinstance(state, BonfireState)
    while not state.over():
        state.advance(bonfire_player(state, chance))
    return state


def dewan_game(scenario: str, players: int) -> DewanState:
    state = make_game("dewan", players, options={"scenario": scenario}).start(3)
    chance = Chance(3)
    assert isinstance(state, DewanState)
    while not state.over():
        state.advance(dewan_player(state, chance))
    return state


def new_sheet(page: Page, title: str, kind: str, players: int) -> None:
    page.goto("/companion?part=scores")
    page.locator(".companion .desk").wait_for()
    if page.get_by_role("button", name="New sheet").count():
        main_button(page, "New sheet")
    page.get_by_role("button", name=title, exact=True).click()
    page.get_by_role("button", name=kind, exact=True).click()
    if page.get_by_role("button", name=f"{players} players").count():
        page.get_by_role("button", name=f"{players} players").click()
    main_button(page, "Begin the sheet")


def write(page: Page, lines: list[dict[str, int]]) -> None:
    """Write the points of each side, source by source, into the rows in their order."""
    for side, line in enumerate(lines):
        cells = page.locator(f"tbody input[data-side='{side}']")
        for number, points in enumerate(p for name, p in line.items() if name != "most fire"):
            cells.nth(number).fill(str(points))


def break_tie(page: Page, counts: list[int]) -> None:
    """Write what breaks a tie, if the sheet asks for it."""
    for side, count in enumerate(counts):
        cell = page.locator(f"tr.tie input[data-side='{side}']")
        if cell.count():
            cell.fill(str(count))


def winners(page: Page) -> list[str]:
    """Those whose names are lit."""
    names: list[str] = page.locator("thead th.won input").evaluate_all(
        "all => all.map((one) => one.value)"
    )
    return names


def test_a_bonfire_sheet_adds_up_as_the_rules_do(offline: Page) -> None:
    state = bonfire_game(3)
    new_sheet(offline, "Bonfire", "With friends", 3)
    write(offline, [TITLES["bonfire"].sources(state, seat) for seat in range(3)])
    for seat, points in enumerate(state.scores()):
        expect(total(offline, f"Player {seat + 1}")).to_have_text(str(points))
    break_tie(offline, [city.bonfires() for city in state.cities])
    assert winners(offline) == [f"Player {seat + 1}" for seat in state.winners()]


@pytest.mark.parametrize(
    ("scenario", "kind", "players"),
    [
        ("base", "Base game", 3),
        ("team", "Teams", 4),
        ("volcano", "Volcano", 2),
        ("downpour", "Downpour", 3),
        ("lake-villages", "Lake villages", 4),
    ],
)
def test_a_dewan_sheet_adds_up_as_the_rules_do(
    offline: Page, scenario: str, kind: str, players: int
) -> None:
    state = dewan_game(scenario, players)
    sides = 2 if scenario == "team" else players
    called = "Team" if scenario == "team" else "Player"
    new_sheet(offline, "Dewan", kind, players)
    write(offline, [TITLES["dewan"].sources(state, side) for side in range(sides)])
    for side in range(sides):
        expect(total(offline, f"{called} {side + 1}")).to_have_text(str(state.scores()[side]))
    cards = [sum(tribe.cards() for tribe in state.tribes[side::sides]) for side in range(sides)]
    break_tie(offline, cards)
    won = {seat % sides for seat in state.winners()}
    assert winners(offline) == [f"{called} {side + 1}" for side in sorted(won)]


def test_ties_are_broken_and_the_sheet_is_shared_as_text(offline: Page) -> None:
    new_sheet(offline, "Bonfire", "With friends", 2)
    cell = offline.get_by_label("Portals beside bonfires, Player 1")
    cell.focus()
    for _ in range(3):
        offline.get_by_role("button", name="Player 1: more").click()
    expect(cell).to_have_value("6")
    fill(offline, {"Bonfires": [None, 6]})
    expect(offline.get_by_text("A shared victory: Player 1 & Player 2.")).to_be_visible()
    offline.locator("tr.tie input").nth(0).fill("3")
    offline.locator("tr.tie input").nth(1).fill("2")
    expect(offline.get_by_text("Player 1 wins. What decides: Bonfires.")).to_be_visible()
    main_button(offline, "Share")
    expect(offline.get_by_role("button", name="Copied")).to_be_visible()
    text = offline.evaluate("navigator.clipboard.readText()")
    assert "Total: 6 : 6" in text
    offline.reload()
    expect(cell).to_have_value("6")
    kept = json.loads(offline.evaluate("localStorage.getItem('fireside-companion-sheets')"))
    assert len(kept) <= 10


def test_other_pages_say_that_they_need_the_server(offline: Page) -> None:
    offline.goto("/records")
    expect(offline.get_by_role("heading", name="This page needs the server.")).to_be_visible()
    offline.get_by_role("link", name="Open the companion").click()
    expect(offline.get_by_role("heading", name="Companion")).to_be_visible()
    offline.goto("/")
    expect(offline.get_by_text("The server cannot be reached.")).to_be_visible()


def test_a_new_build_takes_over(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    shutil.copytree(os.environ.get("FIRESIDE_TEST_CLIENT") or PACKAGED, client)
    monkeypatch.setenv("FIRESIDE_TEST_CLIENT", str(client))
    own = Server(tmp_path).start()
    context = browser.new_context(base_url=own.url, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    wait_until_kept(page)
    first, worker = (client / "index.html").read_text(), client / "service-worker.js"
    for build in ("second", "third"):
        (client / "index.html").write_text(first.replace("<html", f"<html data-build={build}"))
        text = re.sub("const BUILD = .*", f"const BUILD = '{build}'", worker.read_text())
        worker.write_text(text)
        page.goto("/")
        wait_until_kept(page, build)
    assert page.evaluate("caches.keys()") == ["fireside-second", "fireside-third"]
    context.set_offline(True)
    page.goto("/companion?part=scores")
    expect(page.get_by_role("button", name="Begin the sheet")).to_be_visible()
    expect(page.locator("html[data-build=third]")).to_have_count(1)
    context.close()
    own.kill()


@pytest.mark.parametrize("theme", ["night", "parchment"])
def test_everybody_can_use_it(offline: Page, theme: str) -> None:
    inspector = Inspector(offline)
    offline.goto("/companion")
    offline.evaluate(f"localStorage.clear(); localStorage.setItem('fireside-theme', '{theme}')")
    inspector.go("/companion", ".companion .desk")
    main_button(offline, "Begin the game")
    inspector.look("my turn")
    carry_out(offline)
    inspector.look("Tom's card")
    inspector.go("/companion?part=scores", ".companion .desk")
    main_button(offline, "Begin the sheet")
    fill(offline, {"Bonfires": [24, 2]})
    inspector.look("sheet")
    assert inspector.found == []


def test_all_languages_are_kept(offline: Page) -> None:
    offline.goto("/companion")
    offline.evaluate("localStorage.clear()")
    offline.reload()
    offline.locator(".companion .desk").wait_for()
    for language, heading in (
        ("de", "Du beginnst mit 10 Punkten."),
        ("fr", "Tu commences avec 10 PV."),
        ("en", "You begin with 10 points."),
    ):
        offline.get_by_role("combobox").select_option(language)
        expect(offline.get_by_role("heading", name=heading)).to_be_visible()
        expect(offline.locator("html")).to_have_attribute("lang", language)


def test_a_language_that_cannot_be_had_is_told(context: BrowserContext, page: Page) -> None:
    """Without a service worker nothing is kept."""
    page.goto("/companion")
    page.locator(".companion .desk").wait_for()
    context.set_offline(True)
    polish = page.get_by_role("button", name="Polski")
    polish.click()
    expect(page.get_by_text("Polski needs the connection once.")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("combobox").select_option("de")
    expect(page.get_by_text("Deutsch needs the connection once.")).to_be_visible()
    expect(page.get_by_role("combobox")).to_have_value("en")
    context.set_offline(False)
    page.set_viewport_size({"width": 1440, "height": 900})
    polish.click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_nobodys_table_is_kept(offline: Page) -> None:
    offline.goto("/companion")
    addresses = offline.evaluate(KEPT)
    assert "/api/companion" in addresses
    others = [address for address in addresses if not re.match("/(assets|icons)/", address)]
    assert sorted(set(others)) == ["/", "/api/companion", "/manifest.webmanifest"]

"""Solo life in the browser: the series, the deal of the day, statistics."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE

pytestmark = pytest.mark.browser

MINUS = "\N{MINUS SIGN}"
TABLE = re.compile("/table/[^/]+$")
# Plays at random over a socket of the page's own: faster than by clicks, which other tests try.
PLAY = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`)
  let seed = 7
  socket.onmessage = ({ data }) => {
    const { t, over, permissions, choices, version } = JSON.parse(data)
    if (t !== 'position') return
    seed = (seed * 48271) % 2147483647
    const choice = choices[seed % Math.max(choices.length, 1)]?.choice
    if (over) done(socket.close())
    else if (permissions.confirm) socket.send(JSON.stringify({ t: 'confirm', version }))
    else if (choices.length) socket.send(JSON.stringify({ t: 'choose', version, choice }))
  }
})"""


def play_to_the_end(page: Page) -> None:
    """Play the table that the page has been led to, and see its end."""
    page.wait_for_url(TABLE)
    address = page.url
    page.goto("/solo")
    page.evaluate(PLAY, address.rsplit("/", 1)[1])
    page.goto(address)
    expect(page.locator(".end h1")).to_be_visible()


def told(context: BrowserContext, path: str) -> Any:
    answer = context.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def test_tom_is_introduced_and_there_are_two_choices(context: BrowserContext, page: Page) -> None:
    page.goto("/solo")
    expect(page.get_by_text("Tom is your automated opponent")).to_be_visible()
    series = page.locator("section", has=page.get_by_role("heading", name="The handicap series"))
    expect(series).to_contain_text(f"Next handicap{MINUS}10")
    expect(series.get_by_role("heading", name="You start with 10 points.")).to_be_visible()
    expect(series).to_contain_text("A negative handicap is your head start.")
    single = page.locator("section", has=page.get_by_role("heading", name="A single game"))
    beside, left = series.bounding_box(), single.bounding_box()
    assert beside
    assert left
    assert beside["y"] == left["y"]
    page.set_viewport_size(PHONE)
    below, above = series.bounding_box(), single.bounding_box()
    assert below
    assert above
    assert below["x"] == above["x"]
    assert below["y"] >= above["y"] + above["height"]
    single.get_by_role("button", name="Play a single game").click()
    page.wait_for_url(TABLE)
    assert told(context, "/api/series")["running"] == ""


def test_a_series_game_counts_and_the_curve_goes_on(context: BrowserContext, page: Page) -> None:
    page.goto("/solo")
    expect(page.get_by_role("heading", name="You start with 10 points.")).to_be_visible()
    page.get_by_role("button", name="Play game 1").click()
    page.wait_for_url(TABLE)
    page.goto("/solo")
    expect(page.get_by_role("link", name="Continue game 1")).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("dialog").get_by_role("button", name="Start over").click()
    play_to_the_end(page)
    page.get_by_role("link", name="Back to the series").click()
    series = told(context, "/api/series")
    [game] = series["games"]
    row = page.locator(".last li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(f"{game['points']} : {game['tom']}")
    shown = str(series["handicap"]).replace("-", MINUS)
    expect(page.locator(".big")).to_have_text(shown)
    expect(page.get_by_role("img", name=f"is now {shown}")).to_be_visible()
    expect(page.get_by_role("button", name="Play game 2")).to_be_enabled()
    page.get_by_role("button", name="New series").click()
    page.get_by_role("dialog").get_by_role("button", name="Start a new series").click()
    expect(page.locator(".big")).to_have_text(f"{MINUS}10")
    expect(page.locator(".last li")).to_have_count(0)


def test_the_deal_tells_results_after_the_own_game(context: BrowserContext, page: Page) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/solo?tab=deal")
    expect(page.get_by_role("heading", name="One deal, one try.")).to_be_visible()
    expect(page.get_by_role("heading", name="Everybody")).to_have_count(0)
    page.get_by_role("button", name="Play today").click()
    play_to_the_end(page)
    page.get_by_role("link", name="To today").click()
    deal = told(context, "/api/deal")
    expect(page.locator(".big")).to_have_text(str(deal["yours"]["points"]))
    expect(page.get_by_role("img", name="Results of")).to_be_visible()
    name = page.get_by_label("Your name in this list")
    name.fill("Wren")
    name.press("Enter")
    expect(page.locator("header .me")).to_have_text("Wren")
    assert told(context, "/api/deal")["yours"]["name"] == "Wren"
    page.get_by_role("button", name="Share the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert f"{deal['yours']['points']} to {deal['yours']['tom']} against Tom" in text
    expect(page.get_by_text("stays secret until midnight")).to_be_visible()
    expect(page.get_by_role("button", name="View the best game")).to_have_count(0)
    page.get_by_role("link", name="View my table").click()
    expect(page.get_by_text("stays secret until midnight")).to_be_visible()
    for waits in ("Review the game", "Step through the game", "Save the record"):
        expect(page.get_by_role("link", name=waits)).to_have_count(0)
    page.goto(f"/table/{deal['table']}/at/0")
    expect(page.get_by_role("heading", name="Not before the day is over")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="See the results")).to_be_visible()


@pytest.mark.parametrize(("count", "lines"), [(4, 0), (5, 1)])
def test_the_line_over_time_begins_where_it_is_spoken_of(
    page: Page, count: int, lines: int
) -> None:
    games = [
        {"table": f"t{number}", "points": 40 + 7 * number, "outcome": "win", "finished": ""}
        for number in range(count)
    ]
    counts = {"games": count, "won": count, "average": 54, "best": 68, "latest": games}
    answer = {**counts, "sources": [], "against": [], "players": [], "rivals": []}
    page.route("**/api/statistics*", lambda route: route.fulfill(json=answer))
    page.goto("/solo?tab=statistics")
    expect(page.locator("circle.won")).to_have_count(count)
    expect(page.get_by_text("After 5 games a line starts here")).to_have_count(1 - lines)
    expect(page.locator("path.line")).to_have_count(lines)
    if lines:
        assert page.locator("path.line").evaluate("(line) => line.getTotalLength()") > 10


def test_statistics_begin_empty_and_count_what_was_played(
    context: BrowserContext, page: Page
) -> None:
    page.goto("/solo?tab=statistics")
    expect(page.get_by_role("heading", name="No finished games yet")).to_be_visible()
    page.goto("/solo")
    page.get_by_role("button", name="Play game 1").click()
    play_to_the_end(page)
    page.goto("/solo?tab=statistics")
    found = told(context, "/api/statistics?title=bonfire")
    numbers = page.locator(".numbers b")
    expect(numbers.nth(0)).to_have_text("1")
    expect(numbers.nth(3)).to_have_text(str(found["best"]))
    bonfires = next(line for line in found["sources"] if line["source"] == "bonfires")
    row = page.locator("li", has=page.get_by_text("Bonfires", exact=True))
    expect(row.locator("b")).to_have_text(f"{bonfires['yours']:g}")
    expect(page.locator("li", has_text="Tom")).to_contain_text("1 game")
    page.get_by_role("button", name="Dewan").click()
    expect(page.get_by_role("heading", name="No finished games yet")).to_be_visible()

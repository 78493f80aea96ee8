"""What other editions show is drawn from what the server says is printed: colours and pieces."""

import re
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.bonfire.edition_cases import BOXES
from tests.browser.playing import step, wait_for_move
from tests.browser.recorded import bring

pytestmark = pytest.mark.browser

COLOUR = """token => {
  const drawn = document.querySelector(`.supply [data-thing="token:${token}"] svg path`)
  const [, shown] = /#([^")]+)/.exec(getComputedStyle(drawn).markerStart)
  return getComputedStyle(document.getElementById(shown).querySelector('circle')).fill
}"""
ORANGE, PURPLE = "rgb(221, 138, 54)", "rgb(138, 91, 181)"


def colours(page: Page) -> tuple[str, str]:
    """The colours in which the tokens of guardians and gnomes are drawn."""
    return page.evaluate(COLOUR, "guardian"), page.evaluate(COLOUR, "gnome")


def test_tokens_have_the_colours_of_the_tables_edition(context: BrowserContext, page: Page) -> None:
    tables = [
        (f"{bring(context, 'three-players.fire')}/at/60", (ORANGE, PURPLE)),
        (f"{bring(context, 'fireside-1/three-players.fire')}/at/60", (PURPLE, ORANGE)),
    ]
    for address, expected in [*tables, tables[0]]:
        page.goto(address)
        page.locator(".city").wait_for()
        assert colours(page) == expected


def test_a_page_without_a_table_has_the_colours_of_the_newest(
    context: BrowserContext, page: Page
) -> None:
    page.goto(f"{bring(context, 'fireside-1/three-players.fire')}/at/60")
    page.locator(".city").wait_for()
    assert page.evaluate("document.documentElement.style.getPropertyValue('--gnome')")
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(".city")).to_have_count(0)
    assert not page.evaluate("document.documentElement.style.getPropertyValue('--gnome')")


def test_what_another_box_shows_is_drawn(context: BrowserContext, page: Page) -> None:
    """A crystal on the start tile, fate tiles of one's own."""
    asked = {
        "title": "bonfire",
        "edition": BOXES["another"],
        "seats": [{"kind": "here", "name": name, "level": ""} for name in ("Ann", "Ben")],
        "options": {},
        "seating": "listed",
    }
    answer = context.request.post("/api/tables", data=asked)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    chance = Random(2)
    for _ in range(12):
        wait_for_move(page)
        step(page, chance)
    wait_for_move(page)
    start = page.locator(".city [data-thing='path:1']")
    expect(start).to_have_attribute(
        "aria-label", "Start path: blue crystal, gold. Place 1 (seat worth 2)"
    )
    assert "start-blue" in start.evaluate("path => getComputedStyle(path).markerStart")
    tile = page.locator(".city [data-thing='fate:1']")
    expect(tile).to_have_attribute("aria-label", re.compile(r"^\w.* · .* · "))

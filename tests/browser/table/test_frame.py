"""The frame around the tables: typefaces, the end of the game."""

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser.playing import open_table
from tests.browser.recorded import bring

pytestmark = pytest.mark.browser

LOADED = "[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"

# Names that go on beyond their box, by more than the tail of a letter.
CUT = """(names) => names
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 5)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["English", "Polski", "Русский"])
def test_the_typefaces_come_with_the_client(page: Page, language: str) -> None:
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    page.goto("/")
    page.get_by_role("button", name=language).click()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    families = {family.strip('"') for family in page.evaluate(LOADED)}
    assert families == {"Source Sans 3", "Vollkorn"}
    assert hosts == {urlsplit(page.url).netloc}


@pytest.mark.parametrize("width", [390, 360])
def test_names_of_four_are_whole_on_a_phone(phone: BrowserContext, width: int) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": width, "height": 664})
    table = bring(phone, "four-players.fire", ["Александра", "thoughtful", "Bartholomews", "Bo"])
    for address, names in ((table, ".end thead .name span"), (f"{table}/at/40", "header .name")):
        page.goto(address)
        expect(page.locator(names)).to_have_count(4)
        assert page.locator(names).evaluate_all(CUT) == [], address


def test_the_end_says_what_broke_the_tie(context: BrowserContext, page: Page) -> None:
    """Ties are rare, so the page is told of one that was not played."""

    def end_with_a_tie(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "position":
                message |= {"over": True, "toMove": -1, "scores": [30, 30, 31], "winners": [2]}
                if tied:
                    message |= {"scores": [30, 30, 12], "winners": [1]}
                for tribe, cards in zip(message["view"]["tribes"], [2, 5, 9], strict=True):
                    tribe["cards"] = cards
            line.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket(re.compile("/ws/"), end_with_a_tie)
    address, _ = open_table(context, "dewan", ["here", "bot", "bot"])
    tied = True
    page.goto(address)
    expect(page.locator(".end h1")).to_have_text("Player 2 wins")
    expect(page.locator(".end tr", has_text="breaks the tie").locator("td")).to_have_text(
        ["2", "5", "9"]
    )
    expect(page.locator(".end header")).to_contain_text("5 to 2")
    tied = False
    page.reload()
    expect(page.locator(".end h1")).to_have_text("Player 3 wins")
    expect(page.locator(".end tr", has_text="breaks the tie")).to_have_count(0)

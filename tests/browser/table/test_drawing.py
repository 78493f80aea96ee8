"""Who sits where is drawn when a table is set up or played again, and the page says who begins."""

import re
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from fireside.server.thinking.brought import table_from
from tests.browser.playing import THOUGHT, play_to_the_end, wait_for_move
from tests.browser.recorded import GAMES, brought

pytestmark = pytest.mark.browser

BEGINS = re.compile(r"The seats have been drawn: (.+) starts\.")


def set_up(page: Page, name: str, seating: str) -> None:
    """Open a table for one here and a bot by the form."""
    page.goto("/new?title=bonfire")
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("button", name=seating).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")


def seats(page: Page) -> list[str]:
    """Who sits at the table, seat by seat."""
    page.locator(".chip-of-seat").first.wait_for()
    return page.locator(".chip-of-seat .name").all_inner_texts()


@pytest.mark.rule("B3.2")
def test_seats_are_drawn_and_it_is_said_who_begins(page: Page) -> None:
    first = set()
    for name in ("Ann", "Ben", "Cleo", "Dora", "Emil"):
        set_up(page, name, "Draw the seats")
        toast = page.locator(".toast", has_text="have been drawn")
        expect(toast).to_be_visible()
        found = BEGINS.search(toast.inner_text())
        assert found is not None
        assert seats(page)[0] == found[1]
        first.add("a bot" if found[1] == "Ember" else "a person")
    assert first == {"a bot", "a person"}


def test_seats_as_listed(page: Page) -> None:
    for name in ("Ann", "Ben", "Cleo", "Dora", "Emil"):
        set_up(page, name, "Seats as listed")
        assert seats(page) == [name, "Ember"]
        wait_for_move(page, THOUGHT)
        page.get_by_role("button", name="Log").click()
        expect(page.get_by_role("complementary", name="Log")).to_contain_text(f"{name} starts.")
        expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.rule("D2.6")
def test_playing_again_draws_anew(context: BrowserContext, page: Page) -> None:
    game = "dewan/base-two-players.fire"
    last = table_from((GAMES / game).read_text()).made[-1].seat
    number = len(table_from((GAMES / game).read_text()).made) - 1
    bot = {"kind": "bot", "name": "Ember", "level": "random"}
    plans = (
        [bot, {"kind": "here", "name": "Ann"}] if last else [{"kind": "here", "name": "Ann"}, bot]
    )
    asked = f"/api/tables/{brought(context, game)}/what-if"
    made = context.request.post(asked, data={"number": number, "seats": plans}).json()
    page.goto(f"/table/{made['id']}")
    play_to_the_end(page, Random(1))
    with page.expect_request("**/api/tables") as opened:
        page.get_by_role("button", name="Play again").click()
    assert "listed" not in (opened.value.post_data or "")
    toast = page.locator(".toast", has_text="have been drawn")
    found = BEGINS.search(toast.inner_text())
    assert found is not None
    page.wait_for_url(lambda url: made["id"] not in url)
    assert seats(page)[0] == found[1]
    assert sorted(seats(page)) == ["Ann", "Ember"]

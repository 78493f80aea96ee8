"""Friends who come by a link: their names, and links that are renewed."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import DESKTOP, Server
from tests.browser.playing import open_table

pytestmark = pytest.mark.browser


@pytest.fixture
def friend(browser: Browser, server: Server) -> Iterator[Page]:
    """Somebody else, in a browser of their own."""
    context = browser.new_context(
        viewport=DESKTOP, base_url=server.url, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()


def seat(page: Page, number: int) -> str:
    """What the bar says about a seat."""
    return page.locator("header .seats li").nth(number - 1).inner_text()


def test_a_friend_gives_a_name_and_changes_it(
    context: BrowserContext, page: Page, friend: Page
) -> None:
    address, links = open_table(context, "bonfire", ["here", "link"])
    page.goto(address)
    friend.goto(links["1"])
    friend.get_by_label("What should the others call you?").fill("Zoë")
    friend.get_by_role("button", name="Sit down").click()
    for one in (page, friend):
        expect(one.locator("header .seats li").nth(1)).to_contain_text("Zoë")
    friend.reload()
    expect(friend.locator("header .seats li").nth(1)).to_contain_text("Zoë")
    expect(friend.get_by_role("dialog")).to_have_count(0)
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("textbox", name="Name").fill("Yara")
    friend.get_by_role("textbox", name="Name").press("Enter")
    expect(page.locator("header .seats li").nth(1)).to_contain_text("Yara")


def test_a_friend_need_not_give_a_name(context: BrowserContext, page: Page, friend: Page) -> None:
    address, links = open_table(context, "bonfire", ["here", "link"])
    friend.goto(links["1"])
    friend.get_by_role("button", name="Skip").click()
    friend.wait_for_url(f"**{address}")
    expect(friend.get_by_role("dialog")).to_have_count(0)
    assert "Player 2" in seat(friend, 2)


def test_a_renewed_link_takes_the_place_of_the_old_one(
    context: BrowserContext, page: Page, friend: Page
) -> None:
    address, links = open_table(context, "dewan", ["here", "link"])
    friend.goto(links["1"])
    friend.get_by_role("button", name="Skip").click()
    page.goto(address)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seat links").click()
    mine = page.get_by_role("listitem").filter(has_text="Player 2")
    mine.get_by_role("button", name="New link").click()
    mine.get_by_role("group", name="New link").get_by_role("button", name="New link").click()
    new = urlsplit(mine.get_by_role("textbox", name="Link").input_value()).path
    assert new != links["1"]
    expect(friend.get_by_role("heading", name="This seat has a new link")).to_be_visible()
    friend.reload()
    expect(friend.get_by_role("heading", name="You have no seat here yet")).to_be_visible()
    friend.goto(links["1"])
    expect(friend.get_by_role("status").first).to_contain_text("no longer valid")
    friend.goto(new)
    expect(friend.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_wrong_addresses_say_what_to_do(page: Page) -> None:
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.goto("/seat/nonsense")
    expect(page.get_by_role("status").first).to_contain_text("lead to a table")

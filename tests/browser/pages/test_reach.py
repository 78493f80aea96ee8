"""Links of a server at home: how far they reach, and one's own seat on another device."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fireside.server.web.network import address_here
from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.pages.test_solo import play_to_the_end
from tests.browser.playing import open_table

pytestmark = pytest.mark.browser

PUBLIC = "https://fireside.example.org"


@pytest.fixture
def at_home(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A phone that found somebody's server in their network: a page without encryption."""
    running = Server(tmp_path, wishes=["--host", "0.0.0.0"]).start()
    address = f"http://{address_here()}:{running.port}"
    context = browser.new_context(
        viewport=PHONE, base_url=address, locale="en-GB", has_touch=True, is_mobile=True
    )
    yield context.new_page()
    context.close()
    running.kill()


@pytest.fixture
def known(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page of a server that others know by another address."""
    running = Server(tmp_path, wishes=["--public-url", PUBLIC]).start()
    context = browser.new_context(viewport=DESKTOP, base_url=running.url, locale="en-GB")
    yield context.new_page()
    context.close()
    running.kill()


def invite(page: Page, friends: int = 1) -> None:
    """Open a table for friends; the page keeps their links and shows them."""
    address, links = open_table(page.context, "bonfire", ["here", *["link"] * friends])
    page.goto("/")
    kept = json.dumps({"seats": links, "watch": ""})
    name = f"fireside-links-{address.removeprefix('/table/')}"
    page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [name, kept])
    page.goto(address)


def test_links_for_this_machine_alone_say_so(page: Page) -> None:
    invite(page)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("These links only work on this computer.")
    expect(dialog).to_contain_text("--host 0.0.0.0")
    expect(dialog.get_by_role("button", name="QR code")).to_have_count(0)


def test_dialogs_of_the_menu_open_on_a_phone_and_its_back_button_closes_them(
    phone: BrowserContext,
) -> None:
    page = phone.new_page()
    invite(page)
    page.get_by_role("button", name="Close").tap()
    for name, heading in [("Seat links", "Waiting for"), ("Play on my phone", "Play on my phone")]:
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name=name).tap()
        dialog = page.get_by_role("dialog", name=heading)
        expect(dialog.get_by_text("only work on this computer")).to_be_visible()
        page.wait_for_timeout(200)  # whatever came before it has gone
        expect(dialog).to_be_visible()
        page.go_back()
        expect(dialog).to_have_count(0)
    assert "/table/" in page.url
    page.go_back()
    assert "/table/" not in page.url


def test_a_code_that_unfolds_is_seen(known: Page) -> None:
    known.set_viewport_size(PHONE)
    invite(known, friends=3)
    known.get_by_role("button", name="QR code").last.click()
    expect(known.get_by_role("img", name="QR code")).to_be_in_viewport(ratio=1)
    known.get_by_role("button", name="New link").nth(2).click()
    expect(known.get_by_role("img", name="QR code")).to_have_count(0)


@pytest.mark.skipif(not address_here(), reason="this machine is in no network")
def test_a_page_without_encryption_offers_what_works_there(at_home: Page) -> None:
    at_home.goto("/companion")
    assert at_home.evaluate("window.isSecureContext") is False
    expect(at_home.get_by_text("needs the network")).to_be_visible()
    invite(at_home)
    at_home.get_by_role("button", name="Copy").first.tap()
    expect(at_home.get_by_role("button", name="Copied")).to_be_visible()


def test_a_deal_is_shared_by_the_address_that_others_know(known: Page) -> None:
    known.context.grant_permissions(["clipboard-read", "clipboard-write"])
    known.goto("/solo?tab=deal")
    known.get_by_role("button", name="Play today").click()
    play_to_the_end(known)
    known.goto("/solo?tab=deal")
    known.get_by_role("button", name="Share the result").click()
    expect(known.get_by_role("button", name="Copied")).to_be_visible()
    assert f"{PUBLIC}/solo?tab=deal&date=" in known.evaluate("navigator.clipboard.readText()")


def test_links_for_others_have_a_code(known: Page) -> None:
    invite(known)
    theirs = known.get_by_role("listitem").filter(has_text="Player 2")
    assert theirs.get_by_label("Link", exact=True).input_value().startswith(f"{PUBLIC}/seat/")
    theirs.get_by_role("button", name="QR code").click()
    expect(theirs.get_by_role("img", name="QR code").locator("svg")).to_be_visible()


def test_ones_own_seat_goes_to_the_phone(known: Page, browser: Browser) -> None:
    address, _ = open_table(known.context, "dewan", ["here", "bot"])
    known.context.grant_permissions(["clipboard-read", "clipboard-write"])
    known.goto(address)
    known.get_by_role("button", name="Menu").click()
    known.get_by_role("button", name="Play on my phone").click()
    expect(known.get_by_role("img", name="QR code").locator("svg")).to_be_visible()
    known.get_by_role("button", name="Copy the link").click()
    expect(known.locator(".toast")).to_contain_text("Copied")
    link = known.evaluate("navigator.clipboard.readText()")
    phone = browser.new_context(base_url=known.url.split("/table")[0], locale="en-GB")
    there = phone.new_page()
    there.goto(link.removeprefix(PUBLIC))
    expect(there.locator(".bar .choice").first).to_be_visible()
    phone.close()

"""What a device offers to pages: sharing with its programs, installing Fireside as one of them."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.pages.test_replay import BONFIRE, wait_for_line
from tests.browser.recorded import bring

pytestmark = pytest.mark.browser

# The part of a browser that hands things to other programs: Chromium has none here.
SHARES = """
  window.shared = []
  navigator.canShare = ({ files }) => files === undefined || files[0].type === 'image/png'
  navigator.share = async (data) => {
    if (window.refusal) throw new DOMException('no', window.refusal)
    const files = (data.files ?? []).map(({ name, type, size }) => ({ name, type, size }))
    window.shared.push({ ...data, files })
  }
"""
# A browser says that it can install the page, and asks the person when it is told to.
CAN_INSTALL = """() => {
  window.asked = 0
  const event = new Event('beforeinstallprompt', { cancelable: true })
  event.prompt = async () => (window.asked += 1)
  window.dispatchEvent(event)
  return event.defaultPrevented
}"""


@pytest.fixture(name="phone")
def sharing_phone(phone: BrowserContext) -> BrowserContext:
    phone.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.add_init_script(SHARES)
    return phone


def shared(page: Page) -> list[dict[str, Any]]:
    """All that was handed over."""
    found: list[dict[str, Any]] = page.evaluate("window.shared")
    return found


def test_a_position_is_handed_to_the_device(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(bring(phone, BONFIRE) + "/at/30")
    wait_for_line(page)
    page.get_by_role("button", name="Share").tap()
    page.wait_for_function("() => window.shared.length === 1")
    [link] = shared(page)
    assert "/watch/" in link["url"]
    assert link["url"].endswith("?at=30")
    expect(page.get_by_text("Link copied")).to_have_count(0)
    page.evaluate("window.refusal = 'AbortError'")  # the person thinks better of it
    page.get_by_role("button", name="Share").tap()
    page.evaluate("window.refusal = 'NotAllowedError'")  # the device does not take it
    page.get_by_role("button", name="Share").tap()
    expect(page.get_by_text("Link copied")).to_have_count(1)
    assert len(shared(page)) == 1


def test_a_score_sheet_is_handed_to_the_device(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/companion?part=scores")
    page.get_by_role("button", name="Start the sheet").tap()
    page.locator("tbody input").nth(2).fill("31")
    page.get_by_role("button", name="Share").tap()
    page.wait_for_function("() => window.shared.length === 1")
    [sheet] = shared(page)
    assert "31" in sheet["text"]
    assert "url" not in sheet


def test_the_result_is_sent_as_a_picture(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(bring(phone, BONFIRE))
    page.get_by_role("button", name="Share").tap()
    page.get_by_role("button", name="Send").tap()
    page.wait_for_function("() => window.shared.length === 1")
    [result] = shared(page)
    [picture] = result["files"]
    assert picture["type"] == "image/png"
    assert picture["name"].endswith(".png")
    assert picture["size"] > 20_000
    assert "Bonfire" in result["text"]


def test_fireside_is_installed_where_the_browser_can(page: Page) -> None:
    page.goto("/companion")
    button = page.get_by_role("button", name="Install Fireside")
    page.locator(".companion .desk").wait_for()
    expect(button).to_have_count(0)
    assert page.evaluate(CAN_INSTALL), "the browser's own banner would come too"
    button.click()
    assert page.evaluate("window.asked") == 1
    expect(button).to_have_count(0)
    page.evaluate(CAN_INSTALL)
    expect(button).to_be_visible()
    page.evaluate("window.dispatchEvent(new Event('appinstalled'))")
    expect(button).to_have_count(0)


def test_the_menu_of_a_phone_offers_it_too(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    page.locator("main").first.wait_for()
    page.evaluate(CAN_INSTALL)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("button", name="Install Fireside").tap()
    assert page.evaluate("window.asked") == 1

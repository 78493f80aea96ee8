"""Pages without a connection: what is kept, in every language, and what is not."""

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fireside.server.web.pages import PACKAGED
from tests.browser.conftest import PHONE, Server
from tests.browser.kept import KEPT, wait_until_kept

pytestmark = pytest.mark.browser


def test_other_pages_say_that_they_need_the_server(offline: Page) -> None:
    offline.goto("/records")
    expect(offline.get_by_role("heading", name="This page needs the server.")).to_be_visible()
    offline.get_by_role("link", name="Open the companion").click()
    expect(offline.get_by_role("heading", name="Companion")).to_be_visible()
    offline.goto("/")
    expect(offline.get_by_text("be reached. Trying again …")).to_be_visible()


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
    expect(page.get_by_role("button", name="Start the sheet")).to_be_visible()
    expect(page.locator("html[data-build=third]")).to_have_count(1)
    context.close()
    own.kill()


def test_all_languages_are_kept(offline: Page) -> None:
    offline.goto("/companion")
    offline.evaluate("localStorage.clear()")
    offline.reload()
    offline.locator(".companion .desk").wait_for()
    for language, heading in (
        ("de", "Du beginnst mit 10 Punkten."),
        ("fr", "Tu commences avec 10 PV."),
        ("en", "You start with 10 points."),
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
    expect(page.get_by_text("Polski has to be loaded once.")).to_be_visible()
    page.set_viewport_size(PHONE)
    page.get_by_role("combobox").select_option("de")
    expect(page.get_by_text("Deutsch has to be loaded once.")).to_be_visible()
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

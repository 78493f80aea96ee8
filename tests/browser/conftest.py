"""A real server with its client and a real browser, for the tests that look at the page."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    StorageState,
    ViewportSize,
    sync_playwright,
)

from tests.browser.kept import wait_until_kept

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")  # the lightest first
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), "")
PATIENCE = 60  # seconds that a start takes at most, however busy the machine
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process with a database of its own, which can be killed and started again."""

    def __init__(self, folder: Path, pace: float = 0, wishes: Sequence[str] = ()) -> None:
        self.folder = folder
        self.wishes = wishes  # more of what the command is told
        self.pace = pace  # seconds that a bot takes at least
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        command = [sys.executable, "-m", "fireside.cli.main", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite+aiosqlite:///{self.folder / 'fireside.db'}"]
        command += self.wishes
        if client := os.environ.get("FIRESIDE_TEST_CLIENT"):  # a build to be looked at
            command += ["--client", client]
        environment = {**os.environ, "FIRESIDE_PACE": str(self.pace), "FIRESIDE_LUCK": "1"}
        environment["FIRESIDE_LIMITS"] = "off"  # programs click faster than people
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        for _ in range(PATIENCE * 20):
            try:
                urllib.request.urlopen(f"{self.url}/api/titles", timeout=1).read()
                return self
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.kill()


# A test presses faster than anybody sees what is new under the pointer. It looks before it presses:
# its pointer comes from elsewhere every time, as that of somebody who aims.
AIMED = """addEventListener('pointerdown', ({ pointerType }) => {
  if (window.presses === 'blindly') return
  dispatchEvent(new PointerEvent('pointermove', { clientX: -1000, clientY: -1000, pointerType }))
}, true)"""


def aim(context: BrowserContext) -> None:
    context.add_init_script(AIMED)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "no Chromium; apt-get install chromium"
    with sync_playwright() as playwright:
        arguments = ["--disable-dev-shm-usage", "--font-render-hinting=none"]
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        running.on("context", aim)
        yield running
        running.close()


def hurried(server: Server) -> StorageState:
    """What a browser keeps whose owner wants the turns of others at once."""
    return {
        "cookies": [],
        "origins": [
            {
                "origin": server.url,
                "localStorage": [{"name": "fireside-pace", "value": "once"}],
            }
        ],
    }


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    fresh = browser.new_context(
        viewport=DESKTOP,
        base_url=server.url,
        locale="en-GB",
        reduced_motion="reduce",
        storage_state=hurried(server),
        service_workers="block",  # they hide requests from tests that look at them
    )
    fresh.set_default_timeout(10_000)
    yield fresh
    fresh.close()


def phone_of(browser: Browser, server: Server, locale: str = "en-GB") -> BrowserContext:
    """A browser that is held in the hand and touched."""
    fresh = browser.new_context(
        viewport=PHONE,
        base_url=server.url,
        locale=locale,
        reduced_motion="reduce",
        storage_state=hurried(server),
        service_workers="block",
        has_touch=True,
        is_mobile=True,
    )
    fresh.set_default_timeout(10_000)
    return fresh


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    fresh = phone_of(browser, server)
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page that fails the test on an error in the client."""
    new = context.new_page()
    new.on("pageerror", lambda error: pytest.fail(f"error in the page: {error}"))
    return new


@pytest.fixture(scope="module")
def away(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser that has seen the start page once and lost its connection."""
    context = browser.new_context(
        viewport=PHONE,
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

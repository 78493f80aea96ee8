"""A page that was left open while the server was renewed loads itself anew, once."""

import json

import pytest
from playwright.sync_api import BrowserContext, Route, WebSocketRoute, expect

from fireside.server.wire import PROTOCOL
from tests.browser.conftest import Server

OTHER = str(PROTOCOL + 1)
REFUSED = json.dumps({"t": "refused", "reason": "other-protocol", "detail": ""})

pytestmark = pytest.mark.browser


def ask_in_another_version(route: Route) -> None:
    headers = {**route.request.headers, "fireside-protocol": OTHER}
    route.continue_(headers=headers)


def test_an_older_page_asks_for_the_new_client_once(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.route("**/api/tables", ask_in_another_version)
    page.goto(f"{server.url}/new?title=bonfire")
    with page.expect_event("load"):
        page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Fireside has been updated.")).to_be_visible()
    assert len(loads) == 2


def test_a_table_of_an_older_page_too(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))

    def answer(socket: WebSocketRoute) -> None:
        assert socket.url.endswith(f"?protocol={PROTOCOL}")
        socket.send(REFUSED)

    page.route_web_socket("**/ws/*", answer)
    page.goto(f"{server.url}/table/somewhere")
    expect(page.get_by_role("heading", name="Fireside has been updated")).to_be_visible()
    assert len(loads) == 2

"""Using the companion: its cards and its score sheets."""

import re

from playwright.sync_api import Locator, Page, expect


def main_button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def carry_out(page: Page) -> str:
    """Turn over Tom's card, carry it out as far as the companion asks, and tell which it was."""
    main_button(page, "Turn over Tom")
    card = page.get_by_role("heading", level=2).filter(has_not_text="Pass").first.inner_text()
    if page.get_by_role("button", name="Herb").count():
        page.get_by_role("button", name="Herb").click()
        expect(page.locator("li.done")).to_have_count(1)
        expect(page.get_by_text("Herb:")).to_be_visible()
    return card


def fill(page: Page, lines: dict[str, list[int | None]]) -> None:
    """Write the points of some rows, side by side."""
    for name, points in lines.items():
        cells = page.get_by_role("row", name=re.compile(f"^{re.escape(name)}")).locator("td input")
        for side, value in enumerate(points):
            if value is not None:
                cells.nth(side).fill(str(value))


def total(page: Page, name: str) -> Locator:
    return page.get_by_role("status", name=f"Total, {name}", exact=True)


def new_sheet(page: Page, title: str, kind: str, players: int) -> None:
    page.goto("/companion?part=scores")
    page.locator(".companion .desk").wait_for()
    if page.get_by_role("button", name="New sheet").count():
        main_button(page, "New sheet")
    page.get_by_role("button", name=title, exact=True).click()
    page.get_by_role("button", name=kind, exact=True).click()
    if page.get_by_role("button", name=f"{players} players").count():
        page.get_by_role("button", name=f"{players} players").click()
    main_button(page, "Start the sheet")

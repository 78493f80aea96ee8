"""The companion beside the printed game: Tom's cards, without a connection."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import Inspector
from tests.browser.companion import carry_out, fill, main_button, new_sheet, total
from tests.browser.conftest import PHONE, Server
from tests.browser.kept import wait_until_kept

pytestmark = pytest.mark.browser

HANDICAP = 8


def test_a_pass_of_toms_cards_without_a_connection(offline: Page) -> None:
    offline.goto("/companion")
    expect(offline.get_by_role("heading", name="You start with 10 points.")).to_be_visible()
    main_button(offline, "Start the game")
    seen = []
    for number in range(1, 9):
        seen.append(carry_out(offline))
        expect(offline.get_by_role("img", name=f"Pass 1 of 4, card {number} of 32")).to_be_visible()
        if number == 3:
            offline.reload()
            expect(offline.get_by_role("heading", name=seen[-1])).to_be_visible()
        main_button(offline, "Done, my turn")
    box = ["Gnome", "Great Bonfire", "Great Bonfire", "Guardian", "Path", "Path"]
    assert sorted(seen) == [*box, "Task I", "Task II"]
    again = carry_out(offline)
    expect(offline.get_by_role("img", name="Pass 2 of 4, card 9 of 32")).to_be_visible()
    offline.get_by_role("button", name="already").click()
    expect(offline.get_by_label("s points: 3").first).to_be_visible()
    while offline.get_by_role("button", name="Done, my turn").count():
        offline.get_by_role("button", name="Undo").click()
    main_button(offline, "Turn over Tom")
    expect(offline.get_by_role("heading", name=again)).to_be_visible()


def test_points_are_counted_in_between_and_the_game_goes_on(offline: Page) -> None:
    offline.goto("/companion")
    offline.evaluate("localStorage.clear()")
    offline.reload()
    main_button(offline, "Start the game")
    card = carry_out(offline)
    offline.get_by_role("button", name="Count now").click()
    expect(total(offline, "Tom")).to_be_visible()
    signs: list[float] = offline.locator(".source svg").evaluate_all(
        "all => all.map((one) => one.getBBox().width)"
    )
    assert len(signs) > 5
    assert min(signs) > 0
    offline.goto("/companion")
    expect(offline.get_by_role("heading", name=card)).to_be_visible()
    expect(offline.get_by_role("img", name="Pass 1 of 4, card 1 of 32")).to_be_visible()


def test_the_countdown_ends_the_game_and_the_sheet_goes_on(offline: Page) -> None:
    offline.goto("/companion")
    offline.evaluate("localStorage.clear()")
    offline.reload()
    for _ in range(HANDICAP + 10):
        offline.get_by_role("button", name="handicap: one more").click()
    expect(offline.get_by_role("heading", name="Tom starts with 8 points.")).to_be_visible()
    main_button(offline, "Start the game")
    more = offline.get_by_role("button", name="in the council: one more")
    for _ in range(7):
        more.click()
    for left in range(5, 0, -1):
        expect(offline.get_by_text(f"Countdown, round {left}.")).to_be_visible()
        carry_out(offline)
        main_button(offline, "Done, my turn")
    expect(offline.get_by_role("heading", name="Game over")).to_be_visible()
    offline.get_by_role("button", name="s points: one more").click()
    main_button(offline, "Count the points")
    fill(offline, {"Bonfires": [24, 2], "Scored during play": [7, None]})
    main_button(offline, "Enter 0 in the empty fields")
    expect(total(offline, "You")).to_have_text("31")
    expect(total(offline, "Tom")).to_have_text(str(HANDICAP + 1 + 2))
    expect(offline.get_by_text("The handicap rises from 8 to 13.")).to_be_visible()
    main_button(offline, "Add to my series")
    offline.get_by_role("button", name="Tom", exact=True).click()
    expect(offline.locator("li", has_text="31 : 11")).to_contain_text("8 → 13")
    expect(offline.get_by_role("heading", name="Tom starts with 13 points.")).to_be_visible()


def test_a_printed_game_waits_for_the_connection_and_then_stands_in_the_series(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(viewport=PHONE, base_url=server.url, locale="en-GB")
    context.set_default_timeout(10_000)
    page = context.new_page()
    page.goto("/companion")
    wait_until_kept(page)
    context.set_offline(True)
    page.goto("/companion?part=scores")
    new_sheet(page, "Bonfire", "Against Tom", 1)
    fill(page, {"Scored during play": [40, 31]})
    main_button(page, "Enter 0 in the empty fields")
    main_button(page, "Add to my series")
    page.get_by_role("button", name="Tom", exact=True).click()
    row = page.locator("li", has_text="50 : 31")
    expect(row).to_contain_text("printed game, not sent yet")
    page.reload()
    expect(row).to_contain_text("not sent yet")
    context.set_offline(False)
    expect(row).not_to_contain_text("not sent yet")
    expect(row).to_contain_text("printed game")
    [game] = context.request.get("/api/series").json()["games"]
    assert (game["points"], game["tom"], game["handicap"], game["next"]) == (50, 31, -10, -5)
    page.goto("/solo")
    expect(page.locator(".last li")).to_contain_text("printed game")
    expect(page.locator(".last li a")).to_have_count(0)
    expect(page.get_by_role("heading", name="You start with 5 points.")).to_be_visible()
    page.goto("/companion?part=scores")
    main_button(page, "Not counted")
    expect(page.get_by_role("button", name="Add to my series")).to_be_visible()
    page.goto("/solo")
    expect(page.locator(".last li")).to_have_count(0)
    context.close()


def test_the_rule_of_a_card_is_easily_touched(offline: Page) -> None:
    offline.goto("/companion")
    offline.evaluate("localStorage.clear()")
    offline.reload()
    main_button(offline, "Start the game")
    carry_out(offline)
    box = offline.get_by_role("link", name="Rule B21").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("theme", ["night", "parchment"])
def test_everybody_can_use_it(offline: Page, theme: str) -> None:
    inspector = Inspector(offline)
    offline.goto("/companion")
    offline.evaluate(f"localStorage.clear(); localStorage.setItem('fireside-theme', '{theme}')")
    inspector.go("/companion", ".companion .desk")
    main_button(offline, "Start the game")
    inspector.look("my turn")
    carry_out(offline)
    inspector.look("Tom's card")
    inspector.go("/companion?part=scores", ".companion .desk")
    main_button(offline, "Start the sheet")
    fill(offline, {"Bonfires": [24, 2]})
    inspector.look("sheet")
    assert inspector.found == []

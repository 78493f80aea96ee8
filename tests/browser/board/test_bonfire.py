"""Bonfire's board: what a task lacks is marked, a payment says what it is for, the log sums up."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.feeding import recorded, watch
from tests.browser.playing import (
    HOW,
    open_log,
    open_table,
    play_until,
    press_first,
    step,
    wait_for_move,
)
from tests.browser.recorded import go_on

pytestmark = pytest.mark.browser

QUESTION = ".question h2"


def begin(context: BrowserContext, page: Page, seats: list[str]) -> None:
    """A table of Bonfire with the openings made."""
    address, _ = open_table(context, "bonfire", seats)
    page.goto(address)
    wait_for_move(page)
    while "Your turn" not in page.locator(QUESTION).inner_text():
        step(page, Random(1))
        wait_for_move(page)


PROGRESS_DRAWN = """task => {
  const [, shown] = /#([^")]+)/.exec(getComputedStyle(task).markerStart)
  const lines = [...document.getElementById(shown).querySelectorAll('.progress')]
  const steps = lines.map((line) => line.getAttribute('d').split('z').length - 1)
  const have = lines[0]?.matches('.on') ? steps[0] : 0
  return [have, steps.reduce((sum, count) => sum + count, 0)]
}"""


def progress_of(task: Locator) -> tuple[int, int]:
    """How many of the steps of a task's progress are filled, and how many there are."""
    have, need = task.evaluate(PROGRESS_DRAWN)
    return have, need


# What a task lacks


def test_pointing_at_a_council_task_marks_what_is_there_and_what_is_missing(
    context: BrowserContext, page: Page
) -> None:
    begin(context, page, ["here"])
    city = page.locator(".city")
    expect(page.locator(".there, .missing")).to_have_count(0)
    page.locator("[data-thing='council-task:portals']").hover()
    expect(city.locator("[data-thing^='gap:'].missing")).to_have_count(7)
    expect(page.locator(".tip")).to_contain_text("You have 0 of 7.")
    page.locator("[data-thing='council-task:guardians']").hover()
    expect(city.locator("[data-thing='guardian:own'].there")).to_have_count(1)
    expect(page.locator(".sea .island.missing")).to_have_count(4)
    page.locator("[data-thing='council-task:gnomes']").hover()
    expect(page.locator(".supply .slot.missing")).to_have_count(6)
    page.mouse.move(0, 0)
    expect(page.locator(".there, .missing")).to_have_count(0)


def test_every_task_of_the_islands_says_how_far_one_is(context: BrowserContext, page: Page) -> None:
    begin(context, page, ["here"])
    tasks = page.locator(".sea [data-thing^='task:']")
    assert tasks.count() == 20
    for number in range(tasks.count()):
        task = tasks.nth(number)
        have, need = progress_of(task)
        assert need > 0
        task.hover()
        tip = page.locator(".tip")
        words = "Fulfilled." if have == need else f"You have {have} of {need}." if need > 1 else ""
        expect(tip).to_contain_text(words)


def test_a_task_on_the_phone_is_measured_in_the_city_too(
    context: BrowserContext, page: Page
) -> None:
    """A finger on a task, then on the page of the city: the marks are still there."""
    begin(context, page, ["here"])
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Bonfire", exact=True).click()
    touch(page.locator("[data-thing='council-task:portals']"))
    expect(page.locator(".tip")).to_contain_text("You have 0 of 7.")
    touch(page.get_by_role("button", name="City", exact=True))
    expect(page.locator(".strip [data-thing^='gap:'].missing")).to_have_count(7)
    expect(page.locator(".tip")).to_have_count(0)


def touch(thing: Locator) -> None:
    """A click as a finger makes it."""
    thing.evaluate(
        "e => e.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))"
    )


# Paying


def test_a_gnome_that_was_clicked_is_not_asked_for_again(
    context: BrowserContext, page: Page
) -> None:
    """A click on a card begins recruiting; that card is the one that is recruited."""
    begin(context, page, ["here"])
    card = page.locator(".market .card").nth(2)
    gnome = card.get_attribute("data-thing")
    card.click()
    expect(page.locator(QUESTION)).not_to_contain_text("Your turn")
    expect(page.locator(QUESTION)).not_to_contain_text("Which gnome?")
    while page.locator(f".supply [data-thing='{gnome}']").count() == 0:
        assert "Which gnome?" not in page.locator(QUESTION).inner_text()
        press_first(page)
        wait_for_move(page)


def test_a_click_on_an_island_only_sails_there(context: BrowserContext, page: Page) -> None:
    """Tasks cover most of an island: the one under the click is not the one that is taken later."""
    page.goto(go_on(context, "three-players.fire", "to "))
    wait_for_move(page)
    task = page.locator(".island.lit:has([data-thing^='task:'] + [data-thing^='task:'])").first
    task.locator("[data-thing^='task:']").last.click()
    while "What will you do there?" not in page.locator(QUESTION).inner_text():
        page.locator(".choice").first.click()
        wait_for_move(page)
    choose(page, "Take a task")
    asked: list[str] = []
    while "Where does the task go?" not in page.locator(QUESTION).inner_text():
        asked.append(page.locator(QUESTION).inner_text())
        page.locator(".choice").first.click()
        wait_for_move(page)
    assert "Which task?" in asked


def test_a_payment_says_what_it_is_for_and_what_it_costs(
    context: BrowserContext, page: Page
) -> None:
    begin(context, page, ["here"])
    choose(page, "Sail")
    choose(page, "Grey island")
    expect(page.locator(QUESTION)).to_have_text(
        re.compile(r"^Voyage to Grey island \(1 ship token\)\. How do you pay\?$")
    )
    expect(page.locator(".sea [data-thing='island:grey'].bought")).to_have_count(1)


def choose(page: Page, name: str) -> None:
    """Make a choice of the choice bar by its words."""
    before = page.locator(QUESTION).inner_text()
    page.locator(".strip .choice", has_text=name).first.click()
    expect(page.locator(QUESTION)).not_to_have_text(before)


# Laying a fate tile


def begin_to_lay(context: BrowserContext, page: Page) -> None:
    """Take a fate tile and put surplus tokens back, so that its place is to be chosen. Against
    Tom it would wait for Confirm, since his card is turned over next."""
    begin(context, page, ["here", "here"])
    choose(page, "Lay")
    while "Which token do you keep?" in page.locator(QUESTION).inner_text():
        step(page, Random(1))
        wait_for_move(page)
    expect(page.locator(QUESTION)).to_have_text("Player 1: Where does the fate tile go?")


def test_a_fate_tile_is_laid_on_the_board_and_the_bar_says_how(
    context: BrowserContext, page: Page
) -> None:
    begin_to_lay(context, page)
    expect(page.locator(HOW)).to_contain_text("click to lay it")
    expect(page.locator(".choice")).to_have_count(0)
    page.locator(".city .cell-lit").first.hover(force=True)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(HOW)).to_have_count(0)


def test_every_place_of_a_fate_tile_is_listed_when_asked_for(
    context: BrowserContext, page: Page
) -> None:
    begin_to_lay(context, page)
    unfold = page.get_by_role("button", name=re.compile(r"^All \d+$"))
    count = int((unfold.get_attribute("aria-label") or "").removeprefix("All "))
    unfold.click()
    expect(page.locator(".wrapped .choice")).to_have_count(count)
    page.locator(".wrapped .choice").first.click()
    expect(page.locator(HOW)).to_have_count(0)


# The log


def events_of(page: Page) -> list[dict[str, Any]]:
    """Everything that has happened at the table, as the server tells it."""
    table = page.url.rsplit("/", 1)[-1]
    found: list[dict[str, Any]] = page.request.get(f"/api/tables/{table}/log").json()
    return found


def test_the_log_has_one_line_for_a_fate_tile_with_all_it_brought(
    context: BrowserContext, page: Page
) -> None:
    begin(context, page, ["here", "here"])
    open_log(page)
    play_until(page, Random(3), "lays a fate tile. ")
    events = events_of(page)
    start = next(number for number, event in enumerate(events) if event["event"] == "lay")
    gained: dict[str, int] = {}
    for event in events[start + 1 :]:
        if event["event"] != "gain":
            break
        for good, count in event["goods"].items():
            gained[good] = gained.get(good, 0) + count
    line = page.locator("aside ol li", has_text="lays a fate tile. ").first
    expect(line).to_contain_text("Gains ")
    words = line.inner_text()
    for good, count in gained.items():
        assert re.search(rf"\b{count} {good.replace('_', ' ')}", words, re.IGNORECASE), words


def test_the_log_has_fewer_lines_than_there_were_payments_and_gains(
    context: BrowserContext, page: Page
) -> None:
    begin(context, page, ["here", "here"])
    open_log(page)
    chance = Random(5)
    for _ in range(40):
        if step(page, chance) == "end":
            break
    wait_for_move(page)
    changes = [event for event in events_of(page) if event["event"] in ("pay", "gain", "discard")]
    lines = page.locator("aside ol li:not(.round)").all_inner_texts()
    assert len(lines) < len(changes)
    done = lines[:-1]  # the last one may still wait for what was paid for
    assert not [line for line in done if re.match(r"^\S+ \d: (Pays|Gains)", line.strip())]


# Screens


def test_what_is_asked_for_comes_into_sight_on_a_phone(context: BrowserContext, page: Page) -> None:
    page.set_viewport_size(PHONE)
    begin(context, page, ["here"])
    choose(page, "Recruit a gnome")
    expect(page.locator(".card.lit").first).to_be_in_viewport()


def test_a_tablet_held_upright_has_the_tall_sea_and_nothing_scrolls(
    context: BrowserContext, page: Page
) -> None:
    page.set_viewport_size({"width": 820, "height": 1180})
    begin(context, page, ["here", "here"])
    sea = page.locator(".sea").bounding_box()
    assert sea is not None
    assert sea["height"] > sea["width"]
    hidden = page.locator("main .bonfire").evaluate("e => e.scrollHeight - e.clientHeight")
    assert hidden <= 1


def test_laying_says_how_many_tokens_go_back_first(context: BrowserContext, page: Page) -> None:
    begin(context, page, ["here", "bot"])
    lay = page.get_by_role("button", name=re.compile("^Lay"))
    expect(lay.first).to_contain_text("4 tokens go back")
    lay.first.click()
    expect(page.locator(".question h2")).to_have_text(
        "Which token do you keep? One to choose: the others go back."
    )


def test_the_tip_of_a_tile_says_which_ones_open_the_area(
    context: BrowserContext, page: Page
) -> None:
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    page.locator("[data-thing='fate:1']").hover()
    expect(page.locator(".tip")).to_contain_text("Your fate area opens with the middle tile")


def test_the_board_stays_as_it_is_beside_the_log(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    open_log(page)
    for panel in page.locator(".bonfire .market, .bonfire .supply").all():
        width, needed = panel.evaluate("panel => [panel.clientWidth, panel.scrollWidth]")
        assert needed <= width
    expect(page.locator(".bonfire .others")).to_be_visible()
    expect(page.locator(".bonfire .supply .gnomes")).to_be_visible()


def test_everybody_hears_of_the_countdown(context: BrowserContext, page: Page) -> None:
    table, positions = recorded(context, "three-players.fire")
    at = next(
        number
        for number, position in enumerate(positions)
        if any(event["event"] == "countdown" for event in position["events"])
    )
    feed = watch(page, table, positions[at - 1])
    expect(page.get_by_text("the countdown starts")).to_have_count(0)
    feed.tell(positions[at])
    expect(page.locator(".toast", has_text="the countdown starts")).to_be_visible()


def test_people_at_one_screen_are_asked_by_name(context: BrowserContext, page: Page) -> None:
    address, _ = open_table(context, "bonfire", ["here", "here"])
    page.goto(address)
    wait_for_move(page)
    expect(page.locator(".question h2")).to_have_text(re.compile("^Player 1: Which fate tile"))


def test_what_stands_above_toms_cards_is_about_them(context: BrowserContext, page: Page) -> None:
    page.goto(go_on(context, "solo-won.fire", "lay"))
    wait_for_move(page)
    facts = page.locator(".other .facts")
    words = facts.locator("small, .cards").evaluate_all(
        "all => all.map((one) => (one.matches('.cards') ? 'cards' : one.textContent))"
    )
    assert words[words.index("cards") - 1] == "Still to come in this pass"
    assert words[words.index("cards") + 1].endswith("cards played")

"""Dewan's board: what a choice would bring, routes with their cards, and a log of deeds."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect

from tests.browser.heard import Heard
from tests.browser.playing import open_log, open_table, step, wait_for_move
from tests.browser.recorded import brought

pytestmark = pytest.mark.browser

QUESTION = ".question h2"


def sit_down(context: BrowserContext, page: Page) -> Heard:
    """A table against one bot."""
    heard = Heard(page)
    address, _ = open_table(context, "dewan", ["here", "bot"])
    page.goto(address)
    wait_for_move(page)
    return heard


def play_to_targets(page: Page, heard: Heard, chance: Random) -> None:
    """Play until camps can be placed."""
    for _ in range(200):
        if wait_for_move(page) == "choose" and heard.camps():
            return
        step(page, chance)
    raise AssertionError("no camp can be placed")


def space_at(page: Page, place: list[int]) -> Locator:
    """A space of the map."""
    return page.locator(f'[data-space="{place[0]},{place[1]}"]')


def spoken(card: str) -> str:
    """The name of a card, 'mountains/water-pigment'."""
    terrains, _, symbol = card.partition("-")
    return f"{terrains} ({symbol})" if symbol else terrains


def check_numbers(page: Page, fare: list[dict[str, Any]]) -> None:
    """Card n of the hand pays for bead n of the route."""
    expect(page.locator(".bead")).to_have_count(len(fare))
    expect(page.locator(".held .step")).to_have_count(len(fare))
    for number, payment in enumerate(fare, 1):
        expect(page.locator(".bead").nth(number - 1)).to_have_text(str(number))
        card = page.locator(".held", has=page.locator(f'.step:text-is("{number}")'))
        name = re.escape(spoken(payment["card"]))
        expect(card).to_have_attribute("aria-label", re.compile(rf"^{name}\. "))


def test_the_score_shows_what_a_target_would_add(context: BrowserContext, page: Page) -> None:
    heard = sit_down(context, page)
    chance = Random(21)
    adding: list[dict[str, Any]] = []
    while not adding:
        play_to_targets(page, heard, chance)
        now = heard.position["scores"][0]
        adding = [one for one in heard.camps() if one["scores"][0] > now]
        if not adding:
            step(page, chance)
    space_at(page, adding[0]["args"]["at"]).hover(force=True)
    then = adding[0]["scores"][0]
    expect(page.locator(".scores .gain").first).to_have_text(f"+{then - now}")
    expect(page.locator(".scores b").first).to_have_text(f"{now}→ {then}")
    page.mouse.move(2, 2)
    expect(page.locator(".scores .gain")).to_have_count(0)


def test_the_cards_that_would_pay_have_the_numbers_of_the_beads(
    context: BrowserContext, page: Page
) -> None:
    heard = sit_down(context, page)
    play_to_targets(page, heard, Random(22))
    expect(page.locator(".bead")).to_have_count(0)
    for cost in heard.decision["costs"][:3]:
        space_at(page, cost["at"]).hover(force=True)
        check_numbers(page, cost["fare"])


def test_a_choice_of_cards_shows_them_and_speaks_their_names(
    context: BrowserContext, page: Page
) -> None:
    heard = sit_down(context, page)
    chance = Random(24)
    while not page.locator(QUESTION).inner_text().startswith("Take two neighbouring cards"):
        step(page, chance)
        wait_for_move(page)
    first = page.locator(".strip .choice").first
    expect(first).to_have_text("Cards 1 and 2")
    expect(first.locator("svg")).to_have_count(2)
    one, other = (spoken(card) for card in heard.position["view"]["row"][:2])
    expect(first).to_have_accessible_name(f"Cards 1 and 2: Take {one} and {other}")


def test_targets_are_called_what_the_map_calls_them(context: BrowserContext, page: Page) -> None:
    heard = sit_down(context, page)
    play_to_targets(page, heard, Random(5))
    names = page.locator(".map .where").all_text_contents()
    assert len(set(names)) == len(names) == len(heard.position["view"]["spaces"])
    for camp in heard.camps():
        name = space_at(page, camp["args"]["at"]).locator(".where").text_content()
        expect(page.locator(".strip .choice", has_text=re.compile(rf"at {name}\b"))).to_have_count(
            1
        )


def choose_target_with_routes(page: Page, heard: Heard, chance: Random) -> str:
    """Choose a target that can be reached in more than one way; what the map calls it."""
    for _ in range(60):
        play_to_targets(page, heard, chance)
        for place in [one["args"]["at"] for one in heard.camps()]:
            version = heard.position["version"]
            space = space_at(page, place)
            space.click(force=True)
            while heard.position["version"] == version:
                page.wait_for_timeout(10)
            if len(heard.decision.get("routes", [])) > 1:
                return space.locator(".where").text_content() or ""
            if not heard.position["permissions"]["undo"]:
                break
            page.get_by_role("button", name="Undo", exact=True).click()
            expect(page.locator(".veil").first).to_be_attached()
            wait_for_move(page)
        step(page, chance)
    raise AssertionError("no target can be reached in two ways")


def test_routes_can_be_compared_and_paid_for_as_shown(context: BrowserContext, page: Page) -> None:
    heard = sit_down(context, page)
    place = choose_target_with_routes(page, heard, Random(23))
    routes = heard.decision["routes"]
    size = heard.decision["size"]
    expect(page.locator(QUESTION)).to_contain_text(f"at {place}")
    if heard.decision["phase"] == "pay cards":
        left = size - len(heard.decision["paid"])  # what can be paid in one way only is paid
        said = re.compile(rf"for {size} cards: {left} cards? to go")
        expect(page.locator(QUESTION)).to_contain_text(said)
    expect(page.locator(".routes .ways")).to_contain_text(f"Route 1 of {len(routes)}")
    check_numbers(page, routes[0]["fare"])
    page.get_by_role("button", name="Next route").click()
    expect(page.locator(".routes .ways")).to_contain_text(f"Route 2 of {len(routes)}")
    check_numbers(page, routes[1]["fare"])
    open_log(page)
    page.get_by_role("button", name=f"Pay these {size} cards").click()
    paid = page.locator("aside li.own", has_text="places camp").last
    expect(paid).to_contain_text(f"at {place}. ")
    for payment in routes[1]["fare"]:
        expect(paid).to_contain_text(spoken(payment["card"]))
    expect(page.locator("aside li", has_text="pays")).to_have_count(0)


@pytest.mark.parametrize("height", [844, 664])
def test_tabs_stay_in_their_place_and_the_map_keeps_room_on_a_phone(
    phone: BrowserContext, height: int
) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": 390, "height": height})
    sit_down(phone, page)
    assert width_of_a_space(page) >= 32
    tabs = page.get_by_role("tab")
    tabs.last.tap()
    places = set()
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        places.add(round(place_of(tab)["y"] / 3))
        assert width_of_a_space(page) >= 32
    assert len(places) == 1


def place_of(element: Locator) -> FloatRect:
    box = element.bounding_box()
    assert box is not None
    return box


def width_of_a_space(page: Page) -> float:
    return place_of(page.locator("[data-space]").first)["width"]


def test_it_is_said_when_no_card_is_left_to_tuck(context: BrowserContext, page: Page) -> None:
    asked = f"/api/tables/{brought(context, 'dewan/base-two-players.fire')}/what-if"
    made = context.request.post(asked, data={"number": 12}).json()  # the third camp, two cards
    page.goto(f"/table/{made['id']}")
    wait_for_move(page)
    page.locator("[data-space='6,-2']").hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("2 cards")
    expect(tip).to_contain_text("You would have no card left to tuck.")

"""Score sheets for the printed games: they add up as the rules do, without a connection."""

import json

import pytest
from playwright.sync_api import Page, expect

from fireside.bonfire.state import BonfireState
from fireside.core.chance import Chance
from fireside.dewan.state import DewanState
from fireside.titles import TITLES, make_game
from tests.bonfire.players import eager_player as bonfire_player
from tests.browser.companion import fill, main_button, new_sheet, total
from tests.dewan.players import eager_player as dewan_player

pytestmark = pytest.mark.browser


def bonfire_game(players: int) -> BonfireState:
    state = make_game("bonfire", players, options={}).start(7)
    chance = Chance(7)
    assert isinstance(state, BonfireState)
    while not state.over():
        state.advance(bonfire_player(state, chance))
    return state


def dewan_game(scenario: str, players: int) -> DewanState:
    state = make_game("dewan", players, options={"scenario": scenario}).start(3)
    chance = Chance(3)
    assert isinstance(state, DewanState)
    while not state.over():
        state.advance(dewan_player(state, chance))
    return state


def write(page: Page, lines: list[dict[str, int]]) -> None:
    """Write the points of each side, source by source, into the rows in their order."""
    for side, line in enumerate(lines):
        cells = page.locator(f"tbody input[data-side='{side}']")
        for number, points in enumerate(p for name, p in line.items() if name != "most fire"):
            cells.nth(number).fill(str(points))


def break_tie(page: Page, counts: list[int]) -> None:
    """Write what breaks a tie, if the sheet asks for it."""
    for side, count in enumerate(counts):
        cell = page.locator(f"tr.tie input[data-side='{side}']")
        if cell.count():
            cell.fill(str(count))


def winners(page: Page) -> list[str]:
    """Those whose names are lit."""
    names: list[str] = page.locator("thead th.won input").evaluate_all(
        "all => all.map((one) => one.value)"
    )
    return names


def test_a_bonfire_sheet_adds_up_as_the_rules_do(offline: Page) -> None:
    state = bonfire_game(3)
    new_sheet(offline, "Bonfire", "With friends", 3)
    write(offline, [TITLES["bonfire"].sources(state, seat) for seat in range(3)])
    for seat, points in enumerate(state.scores()):
        expect(total(offline, f"Player {seat + 1}")).to_have_text(str(points))
    break_tie(offline, [city.bonfires() for city in state.cities])
    assert winners(offline) == [f"Player {seat + 1}" for seat in state.winners()]


@pytest.mark.parametrize(
    ("scenario", "kind", "players"),
    [
        ("base", "Base game", 3),
        ("team", "Teams", 4),
        ("volcano", "Volcano", 2),
        ("downpour", "Downpour", 3),
        ("lake-villages", "Lake villages", 4),
    ],
)
def test_a_dewan_sheet_adds_up_as_the_rules_do(
    offline: Page, scenario: str, kind: str, players: int
) -> None:
    state = dewan_game(scenario, players)
    sides = 2 if scenario == "team" else players
    called = "Team" if scenario == "team" else "Player"
    new_sheet(offline, "Dewan", kind, players)
    write(offline, [TITLES["dewan"].sources(state, side) for side in range(sides)])
    for side in range(sides):
        expect(total(offline, f"{called} {side + 1}")).to_have_text(str(state.scores()[side]))
    cards = [sum(tribe.cards() for tribe in state.tribes[side::sides]) for side in range(sides)]
    break_tie(offline, cards)
    won = {seat % sides for seat in state.winners()}
    assert winners(offline) == [f"{called} {side + 1}" for side in sorted(won)]


def test_ties_are_broken_and_the_sheet_is_shared_as_text(offline: Page) -> None:
    new_sheet(offline, "Bonfire", "With friends", 2)
    cell = offline.get_by_label("Portals beside bonfires, Player 1")
    cell.focus()
    for _ in range(3):
        offline.get_by_role("button", name="Player 1: more").click()
    expect(cell).to_have_value("6")
    fill(offline, {"Bonfires": [None, 6]})
    expect(offline.get_by_text("A shared victory: Player 1 & Player 2.")).to_be_visible()
    offline.locator("tr.tie input").nth(0).fill("3")
    offline.locator("tr.tie input").nth(1).fill("2")
    expect(offline.get_by_text("Player 1 wins. What decides: Bonfires.")).to_be_visible()
    main_button(offline, "Share")
    expect(offline.get_by_role("button", name="Copied")).to_be_visible()
    text = offline.evaluate("navigator.clipboard.readText()")
    assert "Total: 6 : 6" in text
    offline.reload()
    expect(cell).to_have_value("6")
    kept = json.loads(offline.evaluate("localStorage.getItem('fireside-companion-sheets')"))
    assert len(kept) <= 10

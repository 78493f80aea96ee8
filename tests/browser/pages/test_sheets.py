"""Score sheets for the printed games: they add up as the rules do, without a connection."""

import json

import pytest
from playwright.sync_api import Page, expect

from fireside.bonfire.rules.state.state import BonfireState
from fireside.core.chance import Chance
from fireside.core.title import make_game
from fireside.dewan.rules.state.state import DewanState
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
    write(offline, [make_game("bonfire", 3).by_source(state, seat) for seat in range(3)])
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
    game = make_game("dewan", players, options={"scenario": scenario})
    sides = 2 if scenario == "team" else players
    called = "Team" if scenario == "team" else "Player"
    new_sheet(offline, "Dewan", kind, players)
    write(offline, [game.by_source(state, side) for side in range(sides)])
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
        offline.get_by_role("button", name="Player 1: one more").click()
    expect(cell).to_have_value("6")
    fill(offline, {"Bonfires": [None, 6]})
    main_button(offline, "Enter 0 in the empty fields")
    for side in range(2):
        offline.locator("tr.tie input").nth(side).fill("2")
    expect(offline.get_by_text("A shared victory: Player 1 & Player 2.")).to_be_visible()
    offline.locator("tr.tie input").nth(0).fill("3")
    expect(offline.get_by_text("Player 1 wins. The tie-breaker: Bonfires.")).to_be_visible()
    main_button(offline, "Share")
    expect(offline.get_by_role("button", name="Copied")).to_be_visible()
    text = offline.evaluate("navigator.clipboard.readText()")
    assert "Total: 6 : 6" in text
    offline.reload()
    expect(cell).to_have_value("6")
    kept = json.loads(offline.evaluate("localStorage.getItem('fireside-companion-sheets')"))
    assert len(kept) <= 10


def test_points_are_asked_for_and_a_count_is_noticed(offline: Page) -> None:
    new_sheet(offline, "Bonfire", "With friends", 2)
    row = offline.get_by_role("row", name="Portals beside bonfires")
    expect(row).to_contain_text("points, 2 for each")
    cell = offline.get_by_label("Portals beside bonfires, Player 1: points")
    cell.fill("3")
    expect(offline.get_by_text("3 is not a multiple of 2.")).to_be_visible()
    expect(total(offline, "Player 1")).to_have_text("3")
    main_button(offline, "Enter 6")
    expect(cell).to_have_value("6")
    expect(offline.get_by_text("not a multiple")).to_have_count(0)
    offline.get_by_label("Council tasks, Player 1").fill("11")  # 4 and 7 for seven bonfires
    expect(total(offline, "Player 1")).to_have_text("17")
    expect(offline.get_by_text("not a multiple")).to_have_count(0)


def test_a_minus_leaves_a_field_as_it_was(offline: Page) -> None:
    new_sheet(offline, "Bonfire", "With friends", 2)
    cell = offline.get_by_label("Portals beside bonfires, Player 1")
    cell.fill("-4")
    expect(cell).to_have_value("")
    cell.fill("8")
    cell.press("ControlOrMeta+a")
    cell.press("-")
    expect(cell).to_have_value("8")
    expect(total(offline, "Player 1")).to_have_text("8")


def test_nobody_wins_before_every_field_is_filled_in(offline: Page) -> None:
    new_sheet(offline, "Dewan", "Base game", 2)
    expect(offline.get_by_text("8 fields are still empty.")).to_be_visible()
    fill(offline, {"Stories": [15, 0], "Fire": [2, 1], "Groups": [4, 4], "Berries": [2, None]})
    expect(offline.get_by_text("1 field is still empty.")).to_be_visible()
    expect(offline.get_by_text("wins by")).to_have_count(0)
    assert winners(offline) == []
    fill(offline, {"Berries": [None, 0]})
    expect(offline.get_by_text("Player 1 wins by 22 points.")).to_be_visible()
    assert winners(offline) == ["Player 1"]


def test_empty_sheets_are_not_kept(offline: Page) -> None:
    offline.goto("/companion?part=scores")
    offline.evaluate("localStorage.clear()")
    new_sheet(offline, "Bonfire", "Against Tom", 1)
    new_sheet(offline, "Bonfire", "With friends", 2)
    fill(offline, {"Bonfires": [4, None]})
    new_sheet(offline, "Dewan", "Base game", 2)
    main_button(offline, "New sheet")
    listed = offline.locator("li", has=offline.get_by_role("button", name="Remove"))
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("Player 1 4, Player 2 0")
    main_button(offline, "Start the sheet")
    offline.reload()
    expect(listed).to_have_count(1)

"""What the companion beside the printed games is told: Tom's cards and the score sheets."""

import asyncio
from pathlib import Path

import pytest

from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.scoring import SOURCES as BONFIRE_SOURCES
from fireside.bonfire.rules.tom import CARDS
from fireside.dewan.rules.scenarios import SCENARIO_NAMES, scenario_named
from fireside.server.titles.companion import printed_game
from tests.server.served import guest, served

PACKAGE = Path(__file__).parents[3] / "src" / "fireside"
SHEETS = {(sheet.title, sheet.scenario): sheet for sheet in printed_game().sheets}


def test_tom_has_the_deck_of_the_edition() -> None:
    tom = printed_game().tom
    names = [card.name for card in tom.cards]
    assert names == [CARDS[card].name for card in load(None).tom_deck]
    assert tom.passes * len(tom.cards) == 32  # B21.14
    with_gnome = {card.name for card in tom.cards if card.gnome}
    assert with_gnome == {"gnome", "path", "task_i", "task_ii"}
    assert {card.name: card.limit for card in tom.cards} == {
        "great_bonfire": 7,
        "task_ii": 7,
        "task_i": 7,
        "guardian": 5,
        "path": 7,
        "gnome": 6,
    }
    assert "gold" not in tom.resources  # B21.1


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_a_sheet_of_dewan_has_the_rows_of_its_scenario(scenario: str) -> None:
    sheet = SHEETS["dewan", scenario]
    assert [row.source for row in sheet.rows] == scenario_named(scenario).source_names
    assert [row.source for row in sheet.rows if row.most_of] == ["most fire"]
    assert sheet.sides == ([2] if scenario == "team" else [2, 3, 4])
    assert sheet.tie_break == "cards"


def test_the_sheets_of_bonfire_have_its_rows() -> None:
    friends, solo = SHEETS["bonfire", ""], SHEETS["bonfire", "solo"]
    assert [row.source for row in friends.rows] == BONFIRE_SOURCES
    assert [row.source for row in solo.rows] == ["head start", *BONFIRE_SOURCES]
    assert (friends.tie_break, solo.tie_break) == ("bonfires", "")  # B20.8, B21.15


def test_every_rule_that_is_named_can_be_looked_up() -> None:
    told = printed_game()
    named = {card.rule for card in told.tom.cards} | {sheet.rule for sheet in told.sheets}
    named |= {row.rule for sheet in told.sheets for row in sheet.rows}
    titles = ("bonfire", "dewan")
    texts = [(PACKAGE / title / "words" / "en" / "rules.ftl").read_text() for title in titles]
    rules = {line.split(" = ")[0] for text in texts for line in text.splitlines()}
    assert {f"rule-{rule.lower().replace('.', '-')}" for rule in named} <= rules


def test_browsers_may_keep_it(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            answer = await ann.http.get("/api/companion")
            assert answer.headers["cache-control"] == "no-cache"
            assert len(answer.json()["sheets"]) == len(SHEETS)

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))

"""The opening (B3.5, B3.6): the first fate tile and what a player begins with."""

from typing import Any

import pytest

from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.game import Bonfire

EDITION = load()


def opened(choice: str, seed: int = 3) -> tuple[dict[str, Any], dict[str, Any]]:
    """The first player's city before and after its opening."""
    game = Bonfire(EDITION, 2)
    state = game.start(seed)
    before = state.view(0)["cities"][0]
    state.apply(game.number(choice))
    return before, state.view(0)["cities"][0]


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_opens_before_the_first_turn_in_turn_order(players: int) -> None:
    game = Bonfire(EDITION, players)
    state = game.start(1)
    for seat in range(players):
        assert state.to_move() == seat
        assert state.turn == 0
        assert [game.text(choice) for choice in state.choices()] == [
            "open as dealt",
            "open as dealt reversed",
            "open swapped",
            "open swapped reversed",
        ]
        state.apply(game.number("open swapped"))
    assert state.turn == 1
    assert state.to_move() == 0


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("reverse", ["", " reversed"])
def test_the_eighth_tile_as_dealt_goes_to_the_marked_centre(reverse: str) -> None:
    before, after = opened("open as dealt" + reverse)
    assert after["fate"]["supply"] == before["fate"]["supply"]
    assert after["fate"]["eighth"] is None
    assert after["fate"]["laid"] == [
        {
            "number": before["fate"]["eighth"],
            "cell": [6, 3] if reverse else [4, 3],
            "direction": "left" if reverse else "right",
        }
    ]


@pytest.mark.rule("B3.5")
@pytest.mark.parametrize("reverse", ["", " reversed"])
def test_the_eighth_tile_may_be_swapped_for_the_middle_one(reverse: str) -> None:
    before, after = opened("open swapped" + reverse)
    row = before["fate"]["supply"]
    assert after["fate"]["supply"] == [*row[:3], before["fate"]["eighth"], *row[4:]]
    assert after["fate"]["eighth"] is None
    assert after["fate"]["laid"] == [
        {
            "number": row[3],
            "cell": [6, 3] if reverse else [4, 3],
            "direction": "left" if reverse else "right",
        }
    ]


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize("choice", ["open as dealt", "open swapped reversed"])
def test_one_of_each_resource_two_yellow_and_the_three_tokens_shown(choice: str) -> None:
    for seed in range(10):
        before, after = opened(choice, seed)
        assert set(before["tokens"].values()) | set(before["resources"].values()) == {0}
        assert set(after["resources"].values()) == {1}
        assert len(after["resources"]) == 6
        shown = EDITION.fate_tiles[after["fate"]["laid"][0]["number"] - 1]
        assert after["tokens"] == {
            name: 2 if name == "yellow" else int(kind in shown)
            for kind, name in enumerate(after["tokens"])
        }

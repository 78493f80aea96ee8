"""Placing a camp (D5.7) and its effects (D6): berries, story tiles, tucked cards, the end."""

from typing import Any

import pytest

from tests.dewan.builder import Space, Table

TARGET = (1, 0)  # a forest next to the first player's home
ELSEWHERE: list[Space] = [(3, -2), (3, -3), (4, -3), (4, -2), (3, -1), (2, 2), (3, 1)]
PAID = ["forest-fire", "water-berry"]
TILES = ["3-forest", "3-mountains", "3-desert", "3-badlands", "2-mountains-2-forest"]


def before_camp(number: int, *more: str) -> Table:
    """The next camp is the so many-th; it costs any card and a forest."""
    table = Table().home((0, 0)).home((5, -1), seat=1).land(forest=[TARGET], desert=ELSEWHERE)
    table.stories().stories(seat=1).camps(*ELSEWHERE[: number - 1])
    return table.hand(*PAID, *more).refresh()


def place(table: Table) -> Table:
    """Place a camp for the two cards that were meant for it, whatever else is in hand."""
    table.do("camp at 1,0")
    for card in PAID:
        if f"discard {card}" in table.choices():
            table.do(f"discard {card}")
    return table


def tribe(table: Table, seat: int = 0) -> dict[str, Any]:
    """A tribe as everybody sees it."""
    found: dict[str, Any] = table.state.view(-1)["tribes"][seat]
    return found


def story_row(table: Table) -> list[str | None]:
    """The open story tiles."""
    row: list[str | None] = table.state.view(-1)["stories"]["open"]
    return row


def tiles(table: Table, row: list[str], pile: list[str]) -> Table:
    """These story tiles in the row, with gaps at its end, and in the pile, the next one first."""
    numbers = [table.story(name) for name in row]
    table.state.story_row = (*numbers, *[-1] * (5 - len(numbers)))
    table.state.story_pile = tuple(table.story(name) for name in reversed(pile))
    return table


# Placing


@pytest.mark.rule("D5.7")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_leftmost_camp_goes_to_the_target(number: int) -> None:
    table = before_camp(number)
    events = table.listen()
    place(table)
    assert tribe(table)["camps"] == [[0, 0], *([q, r] for q, r in ELSEWHERE[: number - 1]), [1, 0]]
    told = [event.facts for event in events if event.what == "camp"]
    assert told == [{"space": [1, 0], "camp": number}]
    camps = [space["at"] for space in table.state.view(1)["spaces"] if space["camp"] == 0]
    assert [1, 0] in camps
    assert len(camps) == number + 1


@pytest.mark.rule("D5.7", "D2.3")
def test_there_are_eight_camps_to_place() -> None:
    assert before_camp(8).offers("camp at") == ["camp at 1,0"]
    table = before_camp(8)
    table.land(forest=[TARGET, (0, 1)], desert=ELSEWHERE)
    table.camps(*ELSEWHERE, (0, 1)).refresh()
    assert table.offers("take")
    assert not table.offers("camp at")


# Berries


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize(("tokens", "left"), [(2, 1), (1, 0), (4, 3)])
def test_one_berry_of_the_zone_however_many_it_holds(tokens: int, left: int) -> None:
    table = place(before_camp(1).berries(TARGET, tokens))
    assert tribe(table)["berries"] == 1
    assert sum(space["berries"] for space in table.state.view(0)["spaces"]) == left


@pytest.mark.rule("D6.1")
def test_no_berry_from_an_empty_zone_or_from_another_one() -> None:
    table = place(before_camp(1).berries((3, -2), 2))
    assert tribe(table)["berries"] == 0
    assert sum(space["berries"] for space in table.state.view(0)["spaces"]) == 2


@pytest.mark.rule("D6.1")
def test_the_whole_zone_of_the_target_counts_and_gives_again_later() -> None:
    table = before_camp(1)
    table.land(forest=[TARGET, (2, 0), (3, 0)]).berries((3, 0), 2).refresh()
    table.do("camp at 1,0")
    assert tribe(table)["berries"] == 1
    table.do("take cards 1-2")
    table.hand("forest-fire", "forest-berry").refresh().do("camp at 2,0")
    assert tribe(table)["camps"] == [[0, 0], [1, 0], [2, 0]]
    assert tribe(table)["berries"] == 2
    assert sum(space["berries"] for space in table.state.view(0)["spaces"]) == 0


@pytest.mark.rule("D6.1", "D6.2")
def test_the_berry_comes_before_the_effect_of_the_place() -> None:
    table = before_camp(2).berries(TARGET, 2)
    events = table.listen()
    place(table)
    assert table.offers("story")
    assert [event.what for event in events][-2:] == ["camp", "berry"]


# The places of the tribe board


@pytest.mark.rule("D6.2")
def test_the_first_place_has_no_effect() -> None:
    table = place(before_camp(1, "desert-fire"))
    assert table.state.to_move() == 1
    assert tribe(table)["stories"] == []
    assert table.held() == {"desert-fire": 1}


@pytest.mark.rule("D6.2", "D2.6", "D2.8")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_places_2_4_and_6_bring_a_story_tile(number: int) -> None:
    names = ["3-water", "2-water-2-desert", "2-water-2-mountains"][: number // 2]
    table = tiles(before_camp(number).stories(*names), TILES, ["3-water-2-artifact"])
    place(table)
    assert table.choices() == [f"story {name}" for name in TILES] + ["story unseen"]
    table.do("story 3-desert")
    assert [tile["story"] for tile in tribe(table)["stories"]] == [*names, "3-desert"]
    assert story_row(table) == [*TILES[:2], "3-water-2-artifact", *TILES[3:]]
    assert table.state.to_move() == 1


@pytest.mark.rule("D6.2", "D2.6")
def test_the_unseen_top_of_the_story_pile_may_be_taken() -> None:
    table = tiles(before_camp(2), TILES, ["3-water", "3-water-2-artifact"])
    place(table).do("story unseen")
    assert [tile["story"] for tile in tribe(table)["stories"]] == ["3-water"]
    assert story_row(table) == TILES
    assert table.state.view(1)["stories"]["unseen"] == ["3-water-2-artifact"]


@pytest.mark.rule("D6.2")
@pytest.mark.parametrize(("number", "slot"), [(3, 0), (5, 1), (7, 2)])
def test_places_3_5_and_7_take_a_hand_card_under_them(number: int, slot: int) -> None:
    table = place(before_camp(number, "desert-fire", "badlands-berry"))
    assert sorted(table.choices()) == [
        "tuck badlands-berry as badlands",
        "tuck desert-fire as desert",
        "tuck nothing",
    ]
    table.do("tuck desert-fire as desert")
    assert table.held() == {"badlands-berry": 1}
    tucked = tribe(table)["tucked"]
    assert tucked[slot] == {"card": "desert-fire", "terrain": "desert", "symbol": "fire"}
    assert [tucked[other] for other in range(3) if other != slot] == [None, None]
    assert table.discards() == dict.fromkeys(PAID, 1)
    assert table.state.to_move() == 1


@pytest.mark.rule("D6.2")
def test_a_card_is_tucked_then_or_never() -> None:
    table = place(before_camp(3, "desert-fire")).do("tuck nothing")
    assert table.held() == {"desert-fire": 1}
    assert table.state.to_move() == 1
    later = place(before_camp(5, "desert-fire")).do("tuck desert-fire as desert")
    assert [bool(tucked) for tucked in tribe(later)["tucked"]] == [False, True, False]
    for number in (2, 4, 6, 8):
        assert not place(before_camp(number, "desert-fire")).offers("tuck")


@pytest.mark.rule("D6.2")
def test_with_an_empty_hand_nothing_is_tucked() -> None:
    table = place(before_camp(3))
    assert table.state.to_move() == 1
    assert tribe(table)["tucked"] == [None, None, None]


@pytest.mark.rule("D6.2", "D9.1", "D9.4")
def test_the_eighth_camp_triggers_the_end_and_is_one_fire() -> None:
    table = before_camp(8)
    assert table.scoring()["fire"] == 0
    events = table.listen()
    place(table)
    assert [event.what for event in events if event.what == "last round"] == ["last round"]
    assert table.state.view(0)["last_round"] is True
    assert table.scoring()["fire"] == 1
    table.do("take cards 1-2")
    assert table.state.over()


@pytest.mark.rule("D6.2")
@pytest.mark.parametrize("number", range(1, 8))
def test_no_earlier_camp_triggers_the_end(number: int) -> None:
    table = place(before_camp(number))
    assert table.state.view(0)["last_round"] is False
    assert table.scoring()["fire"] == 0


# What a tucked card shows


@pytest.mark.rule("D6.3")
@pytest.mark.parametrize(
    ("card", "terrain", "symbol"),
    [
        ("desert-fire", "desert", "fire"),
        ("water-pigment", "water", "pigment"),
        ("desert/water-crystal", "water", "crystal"),
        ("desert/water-crystal", "desert", "crystal"),
        ("badlands/desert", "desert", None),
        ("badlands/desert", "badlands", None),
    ],
)
def test_the_terrain_shown_is_chosen_and_the_symbol_shows_with_either(
    card: str, terrain: str, symbol: str | None
) -> None:
    table = place(before_camp(3, card)).do(f"tuck {card} as {terrain}")
    shown = {"card": card, "terrain": terrain, "symbol": symbol}
    assert tribe(table)["tucked"] == [shown, None, None]
    has = tribe(table)["has"]
    elsewhere = {"forest": 1, "desert": 1}
    assert has[terrain] == 1 + elsewhere.get(terrain, 0)
    assert sum(has[name] for name in ("artifact", "pigment", "crystal")) == (
        symbol in ("pigment", "crystal")
    )


@pytest.mark.rule("D6.3")
def test_either_terrain_of_a_card_may_be_shown_and_no_other() -> None:
    assert place(before_camp(3, "desert/water-crystal")).choices() == [
        "tuck nothing",
        "tuck desert/water-crystal as desert",
        "tuck desert/water-crystal as water",
    ]
    assert place(before_camp(3, "desert-fire")).choices() == [
        "tuck nothing",
        "tuck desert-fire as desert",
    ]


# The stories run out


@pytest.mark.rule("D6.4")
def test_without_a_pile_the_row_is_left_and_its_gaps_stay() -> None:
    table = tiles(before_camp(2), TILES, [])
    place(table)
    assert table.choices() == [f"story {name}" for name in TILES]
    table.do("story 3-mountains")
    assert story_row(table) == ["3-forest", None, *TILES[2:]]
    again = tiles(before_camp(2), TILES[:2], [])
    assert place(again).choices() == ["story 3-forest", "story 3-mountains"]


@pytest.mark.rule("D6.4")
def test_the_last_tile_of_the_pile_can_be_drawn_into_the_row_or_taken() -> None:
    table = tiles(before_camp(2), TILES[:1], ["3-water"])
    place(table).do("story 3-forest")
    assert story_row(table) == ["3-water", None, None, None, None]
    table = tiles(before_camp(2), TILES[:1], ["3-water"])
    place(table).do("story unseen")
    assert story_row(table) == ["3-forest", None, None, None, None]


@pytest.mark.rule("D6.4")
def test_with_row_and_pile_empty_no_tile_is_taken() -> None:
    table = place(tiles(before_camp(2), [], []))
    assert tribe(table)["stories"] == []
    assert table.state.to_move() == 1


# The view of who decides


def test_who_decides_sees_what_targets_cost_and_what_is_settled_about_paying() -> None:
    table = before_camp(1, "desert-fire", "forest-berry")
    seen = table.state.view(0)["decision"]
    assert (seen["target"], seen["size"], seen["paid"]) == (None, 0, [])
    fare = [{"card": card, "to": -1} for card in ("desert-fire", "forest-berry")]
    route = [[0, 0], [1, 0]]
    assert seen["costs"] == [{"at": [1, 0], "cards": 2, "route": route, "fare": fare}]
    table.do("camp at 1,0").do("discard desert-fire")
    seen = table.state.view(0)["decision"]
    assert (seen["target"], seen["size"], seen["costs"]) == ([1, 0], 2, [])
    assert (seen["paid"], seen["routes"][0]["route"]) == (fare[:1], route)
    for other in (1, -1):
        hidden = table.state.view(other)["decision"]
        assert hidden == {"seat": 0, "phase": "pay cards", "choices": []}

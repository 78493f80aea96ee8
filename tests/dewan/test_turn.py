"""The turn (D3): whose it is, what it may be, and who passes."""

import pytest

from tests.dewan.builder import Table


def beside_home(table: Table, seat: int = 0) -> tuple[int, int]:
    """A space next to a player's home."""
    home = table.state.tribes[seat].camps[0]
    return table.facts.coordinates[table.facts.neighbours[home][0]]


def without_cards(players: int = 2) -> Table:
    """Neither row nor pile nor discards; a forest beside each home and nobody can pay for it."""
    table = Table(players).row().pile().discarded()
    table.land(forest=[beside_home(table, seat) for seat in range(players)])
    for seat in range(players):
        table.stories(seat=seat)
    return table


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_clockwise_one_turn_each_a_round_beginning_with_the_dewan_marker(players: int) -> None:
    table = Table(players)
    turns = []
    for _ in range(3 * players):
        view = table.state.view(0)
        turns.append((view["round"], table.state.to_move()))
        table.do("take cards 1-2")
    assert turns == [(number, seat) for number in (1, 2, 3) for seat in range(players)]


@pytest.mark.rule("D3.1")
def test_a_turn_takes_cards_or_places_a_camp() -> None:
    table = without_cards().row("water-fire", "water-berry")
    table.hand("forest-fire", "desert-fire").refresh()
    q, r = beside_home(table)
    assert table.choices() == ["take cards 1-2", f"camp at {q},{r}"]


@pytest.mark.rule("D3.1")
def test_taking_cards_is_the_whole_turn() -> None:
    table = without_cards().row("water-fire", *["desert/forest"] * 3, "water-berry")
    table.hand("forest-fire", "desert-fire").refresh().do("take cards 1-2")
    assert table.state.to_move() == 1
    assert table.choices() == ["take cards 3-4", "take cards 4-5"]
    assert len(table.state.view(0)["tribes"][0]["camps"]) == 1


@pytest.mark.rule("D3.1")
def test_placing_a_camp_is_the_whole_turn() -> None:
    table = without_cards().row("water-fire", "water-berry", "water-artifact", "water-pigment")
    q, r = beside_home(table)
    table.hand("forest-fire", "desert-fire").refresh().do(f"camp at {q},{r}")
    assert table.state.to_move() == 1
    assert len(table.state.view(0)["tribes"][0]["camps"]) == 2
    assert table.held() == {}


@pytest.mark.rule("D3.2")
def test_who_can_neither_take_nor_place_passes() -> None:
    table = without_cards(3).hand("forest-fire", "desert-fire", seat=2)
    events = table.listen()
    table.refresh()
    told = [(event.what, event.seat) for event in events if event.what in ("pass", "camp")]
    assert told[:3] == [("pass", 0), ("pass", 1), ("camp", 2)]


@pytest.mark.rule("D3.2")
def test_who_can_take_does_not_pass() -> None:
    table = without_cards().row("water-fire")
    events = table.listen()
    table.refresh()
    told = [(event.what, event.seat) for event in events if event.what in ("pass", "take cards")]
    assert told[:2] == [("take cards", 0), ("pass", 1)]


@pytest.mark.rule("D3.2")
def test_who_can_place_does_not_pass() -> None:
    table = without_cards().hand("forest-fire", "desert-fire")
    events = table.listen()
    table.refresh()
    told = [(event.what, event.seat) for event in events if event.what in ("pass", "camp")]
    assert told[0] == ("camp", 0)


@pytest.mark.rule("D3.2")
def test_nobody_passes_who_could_act() -> None:
    table = Table(3)
    for _ in range(30):
        assert not table.offers("pass")
        table.state.apply(table.state.choices()[0])


@pytest.mark.rule("D3.2", "D8.1")
def test_the_end_of_the_turn_follows_a_pass_all_the_same() -> None:
    table = without_cards().stories("3-forest").hand("forest-fire", "desert-fire", seat=1)
    cards = ["forest-fire", "forest-berry", "forest-artifact"]
    table.tucked(*((card, "forest") for card in cards))
    events = table.listen()
    table.refresh()
    assert [event.what for event in events][:3] == ["pass", "fulfil", "turn"]
    assert table.state.view(0)["tribes"][0]["stories"] == [{"story": "3-forest", "fulfilled": True}]

"""The end of the game: the last round (D9.1), and rounds in which everybody passes (D9.9)."""

import pytest

from fireside.core.event import Event
from tests.dewan.builder import Table

ROW = ["badlands/desert"] * 6


def about_to_finish(players: int, *seats: int) -> Table:
    """Some seats have one camp left, and cards to place it beside the initial camp."""
    table = Table(players).land("desert").row(*ROW).pile(*["desert-fire"] * 30)
    for seat in range(players):
        table.stories(seat=seat)
    for seat in seats:
        table.hand("desert-fire", "desert-berry", seat=seat)
        home = table.state.tribes[seat].camps[0]
        q, r = table.facts.coordinates[home]
        ring = [(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)]
        # The two camps outside the ring may stand anywhere: the game counts camps.
        table.camps(*ring[:5], *[(2, seat), (3, -seat)], seat=seat)
    return table.refresh()


def place_last(table: Table) -> Table:
    return table.do(table.offers("camp at")[0])


def wait(table: Table) -> Table:
    return table.do("take cards 1-2")


@pytest.mark.rule("D9.1")
def test_the_round_is_finished_after_an_eighth_camp() -> None:
    table = about_to_finish(3, 0)
    place_last(table)
    assert table.state.view(1)["last_round"]
    assert table.state.to_move() == 1
    wait(table)
    assert table.state.to_move() == 2
    wait(table)
    assert table.state.over()
    assert [table.seen(seat)["turns"] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("D9.1")
def test_an_eighth_camp_in_the_middle_of_a_round() -> None:
    table = about_to_finish(3, 1)
    place_last(wait(table))
    assert table.state.to_move() == 2
    assert wait(table).state.over()
    assert [table.seen(seat)["turns"] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("D9.1")
def test_an_eighth_camp_of_the_player_on_the_right_of_the_marker_ends_the_game_at_once() -> None:
    table = about_to_finish(3, 2)
    place_last(wait(wait(table)))
    assert table.state.over()
    assert table.choices() == []


@pytest.mark.rule("D9.1", "D9.4")
def test_others_may_place_their_eighth_camp_in_the_last_round_too() -> None:
    table = about_to_finish(2, 0, 1)
    place_last(place_last(table))
    assert table.state.over()
    assert [table.scoring(seat)["fire"] for seat in range(2)] == [1, 1]


@pytest.mark.rule("D9.1")
def test_a_seventh_camp_ends_nothing() -> None:
    table = about_to_finish(2, 1)
    tribe = table.tribe(1)
    tribe.camps = tribe.camps[:-1]
    place_last(wait(table))
    assert not table.state.view(0)["last_round"]
    assert not table.state.over()
    assert table.state.to_move() == 0


@pytest.mark.rule("D9.1")
def test_nobody_places_a_ninth_camp() -> None:
    table = about_to_finish(2, 0)
    place_last(table)
    table.state.seat = 0
    table.hand("desert-fire", "desert-berry").refresh()
    assert not table.offers("camp at")
    assert len(table.seen()["camps"]) == 9


def passes(log: list[Event]) -> list[int]:
    """The players who passed, in order."""
    return [event.seat + 1 for event in log if event.what == "pass"]


def bare(players: int) -> Table:
    """No cards in any pile or hand, and no land to place a camp on."""
    table = Table(players).land().row().pile().discarded()
    for seat in range(players):
        table.stories("3-mountains", fulfilled=1, seat=seat)
    return table


@pytest.mark.rule("D9.9")
def test_the_game_ends_and_is_scored_when_every_player_in_a_round_passes() -> None:
    table = bare(3)
    log = table.listen()
    table.refresh()
    assert table.state.over()
    assert passes(log) == [1, 2, 3]
    assert log[-1].facts == {"scores": [6, 6, 6], "winners": [0, 1, 2]}


@pytest.mark.rule("D9.9", "D9.10")
def test_the_round_of_passing_is_counted_from_the_dewan_marker() -> None:
    """Seats 0 and 1 take the last cards, seat 2 passes; though the next two pass as well, the
    game ends only after seat 2 has passed in their round."""
    table = bare(3).row("forest-fire")
    row = list(table.state.row)
    row[2] = table.kind("water-fire")
    table.state.row = tuple(row)
    log = table.listen()
    table.refresh().do("take card 1")
    assert passes(log) == [3, 1, 2, 3]
    assert table.state.over()
    assert table.state.round == 2
    assert [table.seen(seat)["turns"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("D9.9", "D9.10")
def test_passes_of_different_rounds_do_not_add_up() -> None:
    """There is never more than one thing to do. Seat 0 takes the only card, seat 1 passes; seat 0
    places a camp, seat 1 takes the cards paid; seat 0 passes, seat 1 places a camp: the two passes
    end nothing. Seat 0 takes the cards paid, seat 1 passes; then both pass."""
    table = bare(2).land(desert=[(5, 0), (1, 0)])
    table.hand("desert-fire").row("desert-berry")
    log = table.listen()
    table.refresh()
    assert passes(log) == [2, 1, 2, 1, 2]
    assert [len(table.seen(seat)["camps"]) for seat in range(2)] == [2, 2]
    assert table.state.round == 5
    assert table.state.over()

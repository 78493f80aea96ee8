"""The end (B16): what starts the countdown, its rounds, and passing."""

import pytest

from fireside.core.state import NOBODY
from tests.bonfire.builder import Table
from tests.bonfire.council_cases import ready, with_portals
from tests.bonfire.sailors import (
    about_to_start,
    sail,
    sailors,
    seated,
    started,
    turns_left,
)

GAMES = [(players, starter) for players in (2, 3, 4) for starter in range(players)]


# B16.1: the start


@pytest.mark.rule("B16.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("missing", [0, 1])
def test_the_number_of_novices_starts_the_countdown(players: int, missing: int) -> None:
    """7, 10 or 13 of all sorts; one less does not."""
    table = about_to_start(players, 0, missing=missing + 1)
    assert "pass" not in table.choices()
    table.do("light 1", "council 2 point")
    assert table.state.seat == 1
    assert ("pass" in table.choices()) == (missing == 0)


@pytest.mark.rule("B16.1")
@pytest.mark.parametrize("missing", [0, 1])
def test_the_countdown_starts_with_the_7th_novice_in_solo(missing: int) -> None:
    """In the human's own turn: that round is number 5, the next one 4."""
    table = seated(ready(Table(1)), 6 - missing).tom_deck("guardian", "guardian", "guardian")
    table.refresh().do("light 1", "council 2 point")
    assert ("pass" in table.choices()) == (missing == 0)
    if missing == 0:
        table.do("pass")
        assert table.points() == 1 + 4


@pytest.mark.rule("B16.1", "B16.7")
def test_toms_novice_may_start_it_and_the_next_round_is_number_5() -> None:
    table = seated(sailors(1), 6).tom_deck("task_ii", "guardian").display(4, deck=[2, 1])
    table.island("flower-2").island("flower-1", "red-4-gold").refresh()
    assert "pass" not in table.choices()
    sail(table)  # Tom turns over gnome 1, a flower: the only task there, and a novice
    assert table.points(1) == 1
    assert "pass" in table.choices()
    table.do("pass")
    assert table.points() == 5


@pytest.mark.rule("B16.1", "B16.2", "B16.7")
@pytest.mark.parametrize("before", [True, False])
def test_a_council_novice_counts_too(before: bool) -> None:
    """Sent before the option or after it, the countdown starts in that turn."""
    table = with_portals(seated(sailors(2), 6)).refresh()
    if before:
        table.do("novice of portals", "council 3 point")
        assert "pass" not in table.choices()
        sail(table)
    else:
        sail(table)
        table.do("novice of portals", "council 3 point")
    assert table.state.seat == 1
    assert "pass" in table.choices()
    assert turns_left(table) == [4, 5]


@pytest.mark.rule("B16.1", "B16.2")
def test_later_novices_do_not_start_it_anew() -> None:
    table = started(2, 0)
    ready(table, place=2, seat=1).goods(1, ship=20).refresh()
    table.do("light 2", "council 3 point")
    assert turns_left(table) == [4, 4]


# B16.2, B16.3: the rounds


@pytest.mark.rule("B16.2")
@pytest.mark.parametrize(("players", "starter"), GAMES)
def test_turns_left_after_the_start(players: int, starter: int) -> None:
    """Started by the first player: that round is number 5. By another: the round is finished,
    then everybody has 5 more."""
    table = started(players, starter)
    if starter == 0:
        expected = [4] + [5] * (players - 1)
    else:
        expected = [5] * (starter + 1) + [6] * (players - starter - 1)
    assert turns_left(table) == expected


@pytest.mark.rule("B16.2")
@pytest.mark.parametrize(("players", "starter"), GAMES)
def test_rounds_begin_with_the_first_player_and_are_numbered_5_to_1(
    players: int, starter: int
) -> None:
    """What passing would bring, turn by turn."""
    table = started(players, starter)
    worth = []
    while not table.state.over():
        seat = table.state.seat
        if "pass" in table.choices():
            passing = table.state.copy()
            before = passing.cities[seat].points
            passing.apply(table.game.number("pass"))
            worth.append((seat, passing.cities[seat].points - before))
        sail(table)
    full = [(seat, number) for number in (5, 4, 3, 2, 1) for seat in range(players)]
    assert worth == (full[1:] if starter == 0 else full)


@pytest.mark.rule("B16.3")
def test_after_round_1_the_game_is_scored() -> None:
    table = started(3, 0)
    turns_left(table)
    assert table.state.over()
    assert table.state.choices() == []
    assert table.state.to_move() == NOBODY
    lines = [table.scoring(seat) for seat in range(3)]
    assert table.state.scores() == [sum(line.values()) for line in lines]
    assert [line["fate tiles"] for line in lines] == [21, 21, 21]
    best = max(table.state.scores())
    assert table.state.winners() == [s for s in range(3) if table.state.scores()[s] == best]


@pytest.mark.rule("B16.2")
def test_without_the_countdown_the_game_goes_on() -> None:
    table = sailors(2).refresh()
    for turn in range(30):
        assert table.state.seat == turn % 2
        assert "pass" not in table.choices()
        sail(table)
    assert not table.state.over()
    assert table.state.round == 16


# B16.4: passing


@pytest.mark.rule("B16.4")
@pytest.mark.parametrize("number", [5, 4, 3, 2, 1])
def test_passing_in_round_k_brings_k_points_and_no_more_turns(number: int) -> None:
    table = started(2, 0)
    for _ in range(2 * (5 - number)):
        sail(table)
    held = table.held(1)
    assert table.state.seat == 1
    table.do("pass")
    assert table.points(1) == number
    assert table.held(1) == held
    assert turns_left(table) == [number - 1, 0]
    assert table.points(1) == number


@pytest.mark.rule("B16.4")
def test_a_city_that_has_passed_is_scored_as_usual() -> None:
    table = started(2, 0)
    before = table.scoring(1)
    table.do("pass")
    assert table.scoring(1) == {**before, "in play": before["in play"] + 5}
    assert turns_left(table) == [4, 0]
    assert table.state.scores()[1] == sum(before.values()) + 5


@pytest.mark.rule("B16.4", "B4.1")
def test_passing_is_offered_beside_the_options_and_only_instead_of_them() -> None:
    table = started(2, 0)
    assert table.choices()[-1] == "pass"
    assert "sail" in table.choices()
    with_portals(table, seat=1).refresh()
    sail(table)
    assert table.choices() == ["novice of portals", "end turn"]


@pytest.mark.rule("B16.5")
def test_no_passing_after_a_bonus_action() -> None:
    table = with_portals(started(2, 0), seat=1).refresh()
    assert "novice of portals" in table.choices()
    assert "pass" in table.choices()
    table.do("novice of portals", "council 3 point")
    assert table.state.seat == 1
    assert "pass" not in table.choices()
    assert "sail" in table.choices()


@pytest.mark.rule("B16.5")
def test_no_bonus_action_goes_with_passing() -> None:
    table = with_portals(started(2, 0), seat=1).refresh()
    table.do("pass")
    assert table.state.seat == 0
    assert table.state.council_novices[1] == 0
    turns_left(table)
    assert table.state.council_novices[1] == 0
    assert table.points(1) == 5


# B16.6: rounds without the first player


@pytest.mark.rule("B16.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_are_counted_though_the_first_player_has_passed(players: int) -> None:
    table = started(players, players - 1)
    assert table.state.seat == 0
    table.do("pass")
    assert table.points() == 5
    assert turns_left(table) == [0] + [5] * (players - 1)


@pytest.mark.rule("B16.6")
def test_the_game_ends_at_once_when_everybody_has_passed() -> None:
    table = started(3, 0).do("pass")
    sail(table)
    table.do("pass")
    assert not table.state.over()
    table.do("pass")
    assert table.state.over()
    assert [table.points(seat) for seat in range(3)] == [1 + 4, 5, 4]


# B16.7: the rest of the running round


@pytest.mark.rule("B16.7")
@pytest.mark.parametrize(("players", "starter"), [(3, 1), (4, 1), (4, 2), (2, 1), (4, 3)])
def test_nobody_passes_in_the_rest_of_the_round_where_it_started(
    players: int, starter: int
) -> None:
    table = started(players, starter)
    for seat in range(starter + 1, players):
        assert table.state.seat == seat
        assert "pass" not in table.choices()
        sail(table)
    assert table.state.seat == 0
    assert "pass" in table.choices()
    table.do("pass")
    assert table.points() == 5


@pytest.mark.rule("B16.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_others_may_pass_if_that_round_is_number_5(players: int) -> None:
    table = started(players, 0)
    for seat in range(1, players):
        assert table.state.seat == seat
        table.do("pass")
        assert table.points(seat) == 5
    assert table.state.seat == 0


@pytest.mark.rule("B16.7", "B16.2")
def test_the_starter_may_not_pass_in_the_very_turn_of_the_start() -> None:
    table = with_portals(about_to_start(3, 1), seat=1).refresh()
    table.do("light 1", "council 2 point")
    assert table.choices() == ["novice of portals", "end turn"]

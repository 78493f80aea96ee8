"""Positions that the rules cannot lead to are noticed, and those they lead to are not."""

from collections.abc import Callable

import pytest

from fireside.bonfire.rules.constants import AT_BONFIRE, NOTHING
from fireside.bonfire.rules.state.check import BrokenPosition, check_position
from fireside.bonfire.rules.state.city import replaced
from fireside.bonfire.rules.state.position import TOM_CHOOSES
from fireside.core.chance import seeded
from tests.bonfire.builder import Table
from tests.bonfire.players import random_player, thoughtful_player


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("first_game", [False, True])
def test_every_position_of_a_game_is_sound(players: int, first_game: bool) -> None:
    state = Table(players, seed=players, first_game=first_game).game.start(players)
    chance = seeded(players)
    check_position(state)
    while not state.over():
        state.apply(random_player(state, chance))
        check_position(state)


def test_a_game_played_with_sense_is_sound() -> None:
    state = Table(2).game.start(3)
    chance = seeded(3)
    while not state.over():
        state.apply(thoughtful_player(state, chance))
        check_position(state)
    assert sum(city.bonfires() for city in state.cities) > 0


def test_toms_last_card_may_still_ask_the_human() -> None:
    state = Table(1).game.start(1)
    chance = seeded(1)
    while state.phase != TOM_CHOOSES:
        state.apply(random_player(state, chance))
    state.tom_cards, state.tom_deck = 32, ()
    check_position(state)


def lose_a_task(table: Table) -> None:
    table.state.islands = replaced(table.state.islands, 0, NOTHING)


def double_a_task(table: Table) -> None:
    table.state.islands = replaced(table.state.islands, 0, table.state.islands[1])


def give_a_portal(table: Table) -> None:
    table.portals(3)


def exchange_a_path_tile(table: Table) -> None:
    paths = table.state.open_paths
    table.state.open_paths = replaced(paths, 0, (paths[0] + 1) % 15)


def close_a_path_tile(table: Table) -> None:
    top = table.state.open_paths[0]
    table.state.open_paths = replaced(table.state.open_paths, 0, NOTHING)
    table.state.stacks = ((*table.state.stacks[0], top), *table.state.stacks[1:])


def clone_a_gnome(table: Table) -> None:
    table.city(1).gnomes = 1 << table.state.specialists[0]


def miscount_gnomes(table: Table) -> None:
    table.city(1).gnome_count = 2


def miscount_novices(table: Table) -> None:
    table.state.seated = 3


def begin_the_countdown_early(table: Table) -> None:
    table.state.countdown = 5


def offer_twice(table: Table) -> None:
    table.state.options = [*table.state.options, table.state.options[0]]


def owe_goods(table: Table) -> None:
    table.city(1).goods[0] = -1


def leave_a_gap_in_the_path(table: Table) -> None:
    table.city(1).path_count = 3


def light_without_a_task(table: Table) -> None:
    table.city(1).lit = 1


def keep_the_novice_at_home(table: Table) -> None:
    table.task(2, table.edition.tasks[table.state.islands[0]].name, lit=True, seat=1)


def enter_a_closed_bonfire(table: Table) -> None:
    table.city(1).guardians = replaced(table.city(1).guardians, 4, AT_BONFIRE + 1)


def lose_a_fate_tile(table: Table) -> None:
    table.city(1).supply = table.city(1).supply[1:]


def forget_the_areas(table: Table) -> None:
    table.city(1).largest = (0,) * 6


def give_an_offering_for_nothing(table: Table) -> None:
    table.city(1).offered = (1, 0)


@pytest.mark.parametrize(
    ("breaks", "words"),
    [
        (lose_a_task, "19 tasks instead of 20"),
        (double_a_task, "a task is in two places"),
        (give_a_portal, "portals of each shape"),
        (exchange_a_path_tile, "path tiles: "),
        (close_a_path_tile, "1 open path tiles missing"),
        (clone_a_gnome, "gnomes: [] missing"),
        (miscount_gnomes, "city 2: 2 gnomes were noted"),
        (miscount_novices, "0 novices are seated, 3 were noted"),
        (begin_the_countdown_early, "countdown 5"),
        (offer_twice, "offered twice"),
        (owe_goods, "city 2: negative goods"),
        (leave_a_gap_in_the_path, "city 2: paths at"),
        (light_without_a_task, "city 2: a bonfire without a task"),
        (keep_the_novice_at_home, "city 2: bonfires whose novice has left: [1] missing"),
        (enter_a_closed_bonfire, "city 2: a guardian at place 1"),
        (lose_a_fate_tile, "city 2: fate tiles: "),
        (forget_the_areas, "city 2: the largest areas"),
        (give_an_offering_for_nothing, "city 2: 1 offerings have left"),
    ],
)
def test_a_broken_position_is_noticed(breaks: Callable[[Table], None], words: str) -> None:
    table = Table(2)
    check_position(table.state)
    breaks(table)
    with pytest.raises(BrokenPosition) as found:
        check_position(table.state)
    assert words in str(found.value)

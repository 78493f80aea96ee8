"""Specialists for guardians (B19): 1, 2, 6, 10 to 13, 17, 18 and 20, and how they add up."""

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.council_bonus import take_bonus

TILES = ["blue-herb", "red-root", "blue-fruit"]
SPECIALIST_OF = [(10, "grey"), (11, "pink"), (12, "natural"), (13, "amber")]
PLAIN = ["earn flower", "earn fruit", "earn herb", "earn shell", "earn root"]


def walk(*gnomes: int, tokens: int = 1, **guardians: str) -> Table:
    """A city of four path tiles with guardians, gnomes and guardian tokens, ready to walk."""
    table = Table().paths(*TILES).guardians(0, **guardians).gnomes(*gnomes)
    return table.goods(guardian=tokens).refresh()


# Gnome 1


@pytest.mark.rule("gnome 1", "B11.4")
def test_with_gnome_1_a_guardian_may_enter_an_occupied_path_tile() -> None:
    table = walk(1, own="path 4", grey="path 3").do("procession")
    assert table.where("grey") == "path 4"
    assert table.where("own") == "path 4"


@pytest.mark.rule("gnome 1", "B11.4")
def test_without_gnome_1_the_tile_is_closed_and_nobody_can_walk() -> None:
    assert "procession" not in walk(own="path 4", grey="path 3").choices()


@pytest.mark.rule("gnome 1", "B11.4")
def test_with_gnome_1_a_guardian_may_pass_others() -> None:
    table = walk(1, tokens=2, own="path 3", grey="path 2").do("procession", "2 steps", "stay")
    assert table.choices() == ["grey to path 3", "grey to path 4"]


@pytest.mark.rule("gnome 1")
def test_gnome_1_lets_any_number_share_a_tile() -> None:
    table = walk(1, own="path 2", grey="path 2", pink="path 2", amber="path 2", natural="path 1")
    table.do("procession", "stay")
    assert table.where("natural") == "path 2"


@pytest.mark.rule("gnome 1", "B11.2")
def test_the_player_orders_guardians_that_share_a_tile() -> None:
    table = walk(1, own="path 2", grey="path 2").do("procession")
    assert table.choices() == ["grey to path 3", "own to path 3"]
    table.do("own to path 3")
    assert table.choices() == ["grey to path 3", "stay"]


@pytest.mark.rule("gnome 1", "B11.4")
def test_gnome_1_seats_no_second_guardian_at_a_bonfire() -> None:
    table = Table().paths(*TILES).portals(2, 3).gnomes(1).goods(guardian=2)
    table.task(2, "red-4-gold", lit=True).task(3, "red-3-portals", lit=True)
    table.guardians(own="path 2", grey="bonfire 2").refresh().do("procession", "2 steps")
    assert table.choices() == ["own to path 3", "own to bonfire 3", "own to path 4"]


@pytest.mark.rule("gnome 1", "B18.2", "B18.4", "bonus 6")
def test_with_gnome_1_bonus_6_may_go_to_an_occupied_path_tile() -> None:
    for gnomes, expected in [((1,), ["own to path 1", "own to path 2"]), ((2,), ["own to path 1"])]:
        table = Table().paths("blue-herb").gnomes(*gnomes).guardians(grey="path 2")
        take_bonus(table, 6)
        assert table.offers("own") == expected


@pytest.mark.rule("gnome 1", "B18.2", "B18.4", "bonus 6")
def test_with_gnome_1_bonus_6_still_goes_to_no_occupied_bonfire() -> None:
    table = Table().paths("blue-herb").gnomes(1).task(1, "red-3-portals", lit=True).portals(1)
    table.guardians(grey="bonfire 1")
    take_bonus(table, 6)
    assert table.offers("own") == ["own to path 1", "own to path 2"]
    assert table.offers("grey") == ["grey to path 1", "grey to path 2"]


# Gnome 2


@pytest.mark.rule("gnome 2")
def test_gnome_2_takes_every_guardian_one_step_further_than_paid() -> None:
    table = walk(2, own="path 2", grey="start").do("procession")
    assert table.has("guardian") == 0
    assert table.choices() == ["own to path 3", "own to path 4", "stay"]
    table.do("own to path 4")
    assert table.choices() == ["grey to path 1", "grey to path 2", "stay"]


@pytest.mark.rule("gnome 2", "B11.1")
def test_without_gnome_2_one_token_is_one_step() -> None:
    assert walk(own="path 2", grey="start").do("procession").offers("own") == ["own to path 3"]


@pytest.mark.rule("gnome 2", "B11.9")
def test_the_free_step_of_gnome_2_is_never_paid_for() -> None:
    table = walk(2, tokens=4, own="start").do("procession")
    assert table.choices() == ["1 step", "2 steps", "3 steps"]
    table.do("3 steps")
    assert table.choices() == ["own to path 1", "own to path 2", "own to path 3", "own to path 4"]
    table = walk(2, tokens=3, own="path 2").do("procession")
    assert table.choices() == ["own to path 3", "own to path 4"]
    assert table.has("guardian") == 2


@pytest.mark.rule("gnome 2")
def test_gnome_2_walks_with_nothing_paid_nowhere() -> None:
    assert "procession" not in walk(2, tokens=0, own="path 2").choices()


# Gnome 6


@pytest.mark.rule("gnome 6")
def test_gnome_6_chooses_among_the_plain_resources_on_a_path_tile() -> None:
    table = walk(6, own="path 1").do("procession")
    assert table.choices() == PLAIN
    table.do("earn shell")
    assert table.held() == {"shell": 1}


@pytest.mark.rule("gnome 6", "B11.5")
def test_without_gnome_6_a_guardian_earns_what_is_printed() -> None:
    assert walk(own="path 1").do("procession").held() == {"herb": 1}
    assert walk(own="start").do("procession").held() == {"gold": 1}


@pytest.mark.rule("gnome 6")
def test_gnome_6_may_also_take_the_gold_of_place_1() -> None:
    for chosen in ("gold", "root"):
        table = walk(6).do("procession")
        assert table.choices() == [*PLAIN, "earn gold"]
        assert table.do(f"earn {chosen}").held() == {chosen: 1}


@pytest.mark.rule("gnome 6", "B11.5")
def test_gnome_6_chooses_for_each_guardian_and_the_procession_goes_on() -> None:
    table = walk(6, own="path 3", grey="path 1").do("procession", "own to path 4", "earn herb")
    table.do("grey to path 2", "earn flower")
    assert table.held() == {"herb": 1, "flower": 1}


@pytest.mark.rule("gnome 6", "B11.5")
def test_gnome_6_earns_nothing_at_a_bonfire() -> None:
    table = Table().gnomes(6).guardians(own="path 1").portals(1)
    table.task(1, "red-3-portals", lit=True).goods(guardian=1).refresh().do("procession")
    assert table.where("own") == "bonfire 1"
    assert table.held() == {}


@pytest.mark.rule("gnome 6", "B18.4", "bonus 6")
def test_gnome_6_chooses_for_bonus_6_too() -> None:
    table = Table().paths(*TILES).gnomes(6)
    take_bonus(table, 6, "own to path 3")
    assert table.choices() == PLAIN
    assert table.do("earn fruit").held() == {"fruit": 1, "gold": 4}


# Gnomes 10 to 13


@pytest.mark.rule("gnome 10", "gnome 11", "gnome 12", "gnome 13")
@pytest.mark.parametrize(("gnome", "shown"), SPECIALIST_OF)
@pytest.mark.parametrize("walker", ["grey", "pink", "natural", "amber", "own"])
def test_the_guardian_shown_earns_once_more_and_no_other(
    gnome: int, shown: str, walker: str
) -> None:
    standing = {"own": "path 4", walker: "path 1"}
    table = walk(gnome, tokens=1, **standing).do("procession")
    assert table.where(walker) == "path 2"
    assert table.held() == {"herb": 2 if walker == shown else 1}


@pytest.mark.rule("gnome 10", "gnome 11", "gnome 12", "gnome 13", "B18.4", "bonus 6")
@pytest.mark.parametrize(("gnome", "shown"), SPECIALIST_OF)
def test_the_guardian_shown_earns_once_more_with_bonus_6(gnome: int, shown: str) -> None:
    table = Table().paths(*TILES).gnomes(gnome).guardians(0, **{shown: "start"})
    take_bonus(table, 6, f"{shown} to path 3")
    assert table.held() == {"root": 2, "gold": 4}


@pytest.mark.rule("gnome 10", "B11.5")
def test_the_guardian_shown_earns_nothing_at_a_bonfire_or_without_moving() -> None:
    table = Table().gnomes(10, 11).guardians(grey="path 2", pink="path 1").paths("blue-herb")
    table.task(2, "red-4-gold", lit=True).portals(2).goods(guardian=1).refresh()
    table.do("procession")  # grey must go, for pink cannot
    assert table.where("grey") == "bonfire 2"
    assert table.do("stay").held() == {}


# Gnome 17


def fetch(*gnomes: int, **guardians: str) -> Table:
    """The ship lies at the grey island and a guardian can be paid."""
    table = Table().paths(*TILES).gnomes(*gnomes).guardians(0, **guardians).ship("grey")
    return table.goods(guardian=1).refresh().do("fetch guardian")


@pytest.mark.rule("gnome 17", "B19.27c")
def test_gnome_17_walks_one_step_when_a_guardian_is_fetched_and_earns_nothing() -> None:
    table = fetch(17)
    assert table.choices() == ["grey to path 1", "own to path 1", "stay"]
    table.do("grey to path 1")
    assert table.where("grey") == "path 1"
    assert table.held() == {}


@pytest.mark.rule("gnome 17")
def test_without_gnome_17_nobody_walks_when_a_guardian_is_fetched() -> None:
    table = fetch()
    assert table.where("grey") == "start"
    assert table.state.seat == 1


@pytest.mark.rule("gnome 17", "B11.2")
def test_gnome_17_moves_all_guardians_in_procession_order() -> None:
    table = fetch(17, own="path 2", pink="path 1")
    assert table.choices() == ["own to path 3", "stay"]
    table.do("own to path 3")
    assert table.choices() == ["pink to path 2", "stay"]
    table.do("pink to path 2")
    assert table.choices() == ["grey to path 1", "stay"]
    table.do("grey to path 1")
    assert [table.where(name) for name in ("own", "pink", "grey")] == ["path 3", "path 2", "path 1"]
    assert table.held() == {}


@pytest.mark.rule("gnome 17")
def test_gnome_17_may_bring_a_guardian_to_a_bonfire() -> None:
    table = Table().gnomes(17).guardians(own="path 1").portals(1).ship("grey")
    table.task(1, "red-4-gold", lit=True).goods(guardian=1).refresh()
    table.do("fetch guardian", "own to bonfire 1")
    assert table.where("own") == "bonfire 1"


@pytest.mark.rule("B19.27c", "gnome 17")
def test_gnome_17s_procession_may_move_nobody() -> None:
    table = fetch(17).do("stay")
    assert [table.where(name) for name in ("own", "grey")] == ["start", "start"]
    assert table.state.seat == 1


@pytest.mark.rule("B19.27c", "gnome 17")
def test_gnome_17s_procession_ends_at_once_where_nobody_can_move() -> None:
    table = Table().gnomes(17).guardians(own="path 1").ship("grey").goods(guardian=1).refresh()
    table.do("fetch guardian")
    assert table.state.seat == 1


@pytest.mark.rule("B19.27b", "gnome 17", "gnome 2")
def test_gnome_17s_procession_goes_a_step_further_with_gnome_2() -> None:
    table = fetch(2, 17)
    assert table.offers("grey") == ["grey to path 1", "grey to path 2"]


@pytest.mark.rule("B19.27c", "gnome 17", "gnome 6", "gnome 10", "gnome 20")
def test_gnomes_6_10_and_20_earn_nothing_in_gnome_17s_procession() -> None:
    table = fetch(6, 10, 17, 20).do("grey to path 1")
    assert table.where("grey") == "path 1"
    assert table.held() == {}
    assert table.state.seat == 1


@pytest.mark.rule("gnome 17", "B18.4", "bonus 3")
def test_gnome_17_walks_when_bonus_3_brings_a_guardian() -> None:
    table = Table().gnomes(17)
    take_bonus(table, 3, "bring natural")
    assert table.choices() == ["natural to path 1", "own to path 1", "stay"]
    table.do("natural to path 1")
    assert table.held() == {"gold": 4}


@pytest.mark.rule("gnome 17", "B8.4")
def test_gnome_17_walks_after_a_voyage_with_its_island_action() -> None:
    table = Table().gnomes(17).goods(ship=1, guardian=1).refresh()
    table.do("sail", "to pink", "fetch guardian")
    assert table.choices() == ["pink to path 1", "own to path 1", "stay"]


@pytest.mark.rule("gnome 17", "B11.8")
def test_a_procession_after_gnome_17s_is_paid_and_earns_as_usual() -> None:
    table = fetch(17).do("stay").goods(guardian=1).again().do("procession", "own to path 1")
    assert table.held() == {"gold": 1}


# Gnome 18


@pytest.mark.rule("gnome 18", "B20.2")
def test_gnome_18_adds_2_points_for_each_guardian_at_a_bonfire() -> None:
    table = Table().guardians(own="bonfire 3", grey="bonfire 1", pink="path 1", amber="start")
    assert table.scoring()["guardians"] == 4 + 2
    assert table.gnomes(18).scoring()["guardians"] == 6 + 4
    assert table.gnomes(18, seat=1).scoring(1)["guardians"] == 0


# Gnome 20


@pytest.mark.rule("gnome 20")
def test_gnome_20_adds_gold_on_place_1_and_nowhere_else() -> None:
    assert walk(20).do("procession").held() == {"gold": 2}
    assert walk(20, own="path 1").do("procession").held() == {"herb": 1}


@pytest.mark.rule("gnome 20")
def test_gnome_20_gives_nothing_to_a_guardian_that_walks_on_from_place_1() -> None:
    table = walk(20, tokens=2).do("procession", "2 steps", "own to path 2")
    assert table.held() == {"herb": 1}


@pytest.mark.rule("gnome 20")
def test_gnome_20_pays_for_each_guardian_that_comes_to_place_1() -> None:
    table = walk(1, 20, grey="start").do("procession", "own to path 1", "grey to path 1")
    assert table.held() == {"gold": 4}


@pytest.mark.rule("gnome 20", "B18.4", "bonus 6")
def test_gnome_20_adds_gold_with_bonus_6_too() -> None:
    table = Table().gnomes(20).paths("blue-herb").guardians(own="path 2")
    take_bonus(table, 6)  # there is nowhere else to go
    assert table.where("own") == "path 1"
    assert table.held() == {"gold": 4 + 2}


# Together


@pytest.mark.rule("B19.27a", "gnome 10", "gnome 20")
def test_gnomes_10_and_20_together_give_two_more() -> None:
    table = walk(10, 20, own="path 4", grey="start").do("procession")
    assert table.held() == {"gold": 3}


@pytest.mark.rule("B19.27d", "gnome 6", "gnome 10", "gnome 20")
def test_gnome_10_doubles_what_gnome_6_chose_and_gnome_20_adds_gold() -> None:
    table = walk(6, 10, 20, own="path 4", grey="start").do("procession", "earn shell")
    assert table.held() == {"shell": 2, "gold": 1}


@pytest.mark.rule("B19.27d", "B18.4", "bonus 6")
def test_gnomes_6_13_and_20_add_up_with_bonus_6() -> None:
    table = Table().gnomes(6, 13, 20).guardians(amber="start")
    take_bonus(table, 6, "amber to path 1", "earn root")
    assert table.held() == {"root": 2, "gold": 4 + 1}

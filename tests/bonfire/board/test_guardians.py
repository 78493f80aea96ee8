"""The procession (B11): who moves, how far, where to, and what it earns."""

import pytest

from tests.bonfire.builder import Table

RESOURCES = ["blue-flower", "blue-fruit", "blue-herb", "blue-shell", "blue-root", "red-flower"]


def city_with_paths(places: int, tokens: int = 1) -> Table:
    """Path tiles up to a place, showing gold, flower, fruit, herb, shell, root, flower, and so
    many guardian tokens; the own guardian is on the start space."""
    return Table().paths(*RESOURCES[: places - 1]).goods(guardian=tokens)


def bonfire(table: Table, place: int) -> Table:
    """A lit bonfire at a place."""
    names = ["blue-guardian-grey", "blue-guardian-pink", "blue-guardian-natural"]
    names += ["blue-guardian-amber", "blue-two-pairs", "blue-path-with-herb", "blue-path-with-root"]
    return table.task(place, names[place - 1], lit=True)


# The rulebook's examples


@pytest.mark.rule("B11.1", "B11.2", "B11.4", "B11.5")
def test_first_example_of_the_rulebook() -> None:
    """The own and the natural guardian go 1 step for a fruit and a gold; the pink one may not."""
    table = Table().paths("red-fruit").goods(guardian=1)
    table.guardians(own="path 1", natural="start", pink="start").refresh()
    table.do("procession")  # nobody but the own guardian can move first, so it does
    assert table.where("own") == "path 2"
    assert table.choices() == ["pink to path 1", "natural to path 1", "stay"]
    table.do("natural to path 1")
    assert table.state.seat == 1  # the pink one has no move
    assert table.where("natural") == "path 1"
    assert table.where("pink") == "start"
    assert table.held() == {"fruit": 1, "gold": 1}


@pytest.mark.rule("B11.1", "B11.3", "B11.5", "B20.2")
def test_second_example_of_the_rulebook() -> None:
    """The pink guardian goes 2 steps to a bonfire: no resource, 4 points at the end."""
    table = bonfire(city_with_paths(3, tokens=2), 3).portals(3)
    table.guardians(pink="path 2", own="start").refresh()
    table.do("procession", "2 steps", "pink to bonfire 3", "stay")
    assert table.where("pink") == "bonfire 3"
    assert table.held() == {}
    assert table.scoring()["guardians"] == 4


# B11.1: the payment


@pytest.mark.rule("B11.1")
def test_a_procession_needs_a_guardian_token() -> None:
    table = city_with_paths(3, tokens=0).goods(path=1).refresh()
    assert "procession" not in table.choices()
    table.goods(yellow=1).refresh()
    assert "procession" in table.choices()
    table.goods(path=2).refresh()
    assert "procession" in table.choices()


@pytest.mark.rule("B11.1")
@pytest.mark.parametrize("tokens", [2, 3, 4])
def test_as_many_steps_as_tokens_can_be_paid(tokens: int) -> None:
    table = city_with_paths(7, tokens=tokens).refresh()
    table.do("procession")
    assert table.choices() == ["1 step", "2 steps", "3 steps", "4 steps"][:tokens]


@pytest.mark.rule("B11.1")
def test_each_guardian_may_go_up_to_the_steps_paid() -> None:
    table = city_with_paths(7, tokens=5).guardians(own="path 3", grey="start").refresh()
    table.do("procession", "2 steps")
    assert table.has("guardian") == 3
    assert table.choices() == ["own to path 4", "own to path 5", "stay"]
    table.do("own to path 5")
    assert table.choices() == ["grey to path 1", "grey to path 2", "stay"]
    table.do("grey to path 2")
    assert (table.where("own"), table.where("grey")) == ("path 5", "path 2")
    assert table.held() == {"guardian": 3, "shell": 1, "flower": 1}


# B11.2: the order


@pytest.mark.rule("B11.2")
def test_the_foremost_guardian_moves_first() -> None:
    table = city_with_paths(6).guardians(grey="path 1", own="path 5", pink="path 3").refresh()
    table.do("procession")
    assert table.choices() == ["own to path 6", "stay"]
    table.do("own to path 6")
    assert table.choices() == ["pink to path 4", "stay"]
    table.do("stay")
    assert table.choices() == ["grey to path 2", "stay"]
    table.do("grey to path 2")
    assert table.state.seat == 1
    assert table.where("pink") == "path 3"


@pytest.mark.rule("B11.2")
def test_each_guardian_moves_once() -> None:
    """One that has moved, or stayed, is not asked again."""
    table = city_with_paths(6, tokens=2).guardians(own="path 2", grey="start").refresh()
    table.do("procession", "2 steps", "own to path 3", "grey to path 1")
    assert table.state.seat == 1
    assert (table.where("own"), table.where("grey")) == ("path 3", "path 1")


@pytest.mark.rule("B11.2")
def test_whoever_stays_does_not_move_later() -> None:
    table = city_with_paths(6, tokens=2).guardians(own="path 2", grey="start").refresh()
    table.do("procession", "2 steps", "stay")
    assert table.state.seat == 1
    # The grey one had a single move and, nobody having moved yet, had to make it.
    assert (table.where("own"), table.where("grey")) == ("path 2", "path 1")


@pytest.mark.rule("B11.2")
def test_the_player_orders_those_on_the_start_space() -> None:
    table = city_with_paths(7, tokens=3).guardians(own="start", grey="start", amber="start")
    table.refresh().do("procession", "3 steps")
    assert {text.split()[0] for text in table.choices()} == {"own", "grey", "amber"}
    table.do("amber to path 3")
    assert {text.split()[0] for text in table.choices()} == {"own", "grey", "stay"}
    table.do("own to path 2", "grey to path 1")
    assert table.held() == {"fruit": 1, "flower": 1, "gold": 1}


@pytest.mark.rule("B11.2", "gnome 1")
def test_the_player_orders_those_on_one_tile() -> None:
    table = city_with_paths(4).gnomes(1).guardians(own="path 2", pink="path 2").refresh()
    table.do("procession")
    assert table.choices() == ["pink to path 3", "own to path 3"]
    table.do("own to path 3")
    assert table.choices() == ["pink to path 3", "stay"]  # the own one has had its move
    table.do("pink to path 3")
    assert table.state.seat == 1
    assert table.held() == {"fruit": 2}


# B11.3, B11.4, B11.6: where a step goes


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize(
    ("lit", "portal", "enters"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
def test_a_bonfire_is_entered_through_a_portal(lit: bool, portal: bool, enters: bool) -> None:
    table = city_with_paths(4).task(2, "blue-two-pairs", lit=lit).guardians(own="path 2")
    table.portals(*([2] if portal else [3]), 7).refresh()
    table.do("procession")
    if enters:
        assert sorted(table.choices()) == ["own to bonfire 2", "own to path 3"]
    else:
        assert table.where("own") == "path 3"


@pytest.mark.rule("B11.3")
def test_an_empty_task_space_is_no_bonfire() -> None:
    table = city_with_paths(2).portals(2).guardians(own="path 2").refresh()
    assert "procession" not in table.choices()


@pytest.mark.rule("B11.3")
def test_a_bonfire_is_entered_from_its_own_path_tile_only() -> None:
    table = bonfire(bonfire(city_with_paths(5), 3), 5).portals(3, 5).guardians(own="path 4")
    table.refresh().do("procession")
    assert table.where("own") == "path 5"


@pytest.mark.rule("B11.3")
def test_the_start_space_has_no_bonfire() -> None:
    table = bonfire(city_with_paths(1), 1).portals(1).refresh()
    table.do("procession")
    assert table.where("own") == "path 1"


@pytest.mark.rule("B11.3")
def test_entering_a_bonfire_is_a_step() -> None:
    table = bonfire(bonfire(city_with_paths(3, tokens=2), 2), 3).portals(2, 3)
    table.guardians(own="path 1").refresh()
    table.do("procession", "2 steps")
    assert sorted(table.choices()) == ["own to bonfire 2", "own to path 2", "own to path 3"]


@pytest.mark.rule("B11.3")
def test_the_path_ends_with_its_last_tile() -> None:
    table = city_with_paths(3, tokens=8).guardians(own="path 1").refresh()
    table.do("procession", "2 steps")
    assert table.choices() == ["own to path 2", "own to path 3"]


@pytest.mark.rule("B11.4")
def test_a_path_tile_holds_one_guardian_and_is_not_passed() -> None:
    table = city_with_paths(7, tokens=3).guardians(own="path 2", grey="start").refresh()
    table.do("procession", "3 steps", "stay")
    assert table.where("grey") == "path 1"  # its only move
    assert table.where("own") == "path 2"


@pytest.mark.rule("B11.4")
def test_a_tile_just_left_is_free() -> None:
    table = city_with_paths(7, tokens=3).guardians(own="path 2", grey="start").refresh()
    table.do("procession", "3 steps", "own to path 4")
    assert table.choices() == ["grey to path 1", "grey to path 2", "grey to path 3", "stay"]


@pytest.mark.rule("B11.4", "gnome 1")
def test_a_bonfire_holds_one_guardian_even_with_gnome_1() -> None:
    table = bonfire(city_with_paths(3), 2).portals(2).gnomes(1)
    table.guardians(own="path 2", grey="bonfire 2").refresh()
    table.do("procession")
    assert table.where("own") == "path 3"


@pytest.mark.rule("B11.4")
def test_an_occupied_bonfire_does_not_block_the_path() -> None:
    table = bonfire(city_with_paths(3, tokens=2), 2).portals(2)
    table.guardians(own="path 1", grey="bonfire 2").refresh()
    table.do("procession", "2 steps")
    assert table.choices() == ["own to path 2", "own to path 3"]


@pytest.mark.rule("B11.4", "gnome 1")
def test_gnome_1_opens_tiles_for_any_number() -> None:
    table = city_with_paths(4, tokens=3).gnomes(1)
    table.guardians(own="path 2", grey="start", pink="start").refresh()
    table.do("procession", "3 steps", "stay")
    assert table.offers("grey") == ["grey to path 1", "grey to path 2", "grey to path 3"]
    table.do("grey to path 2", "pink to path 3")
    assert table.held() == {"flower": 1, "fruit": 1}


@pytest.mark.rule("B11.6")
def test_a_guardian_at_a_bonfire_does_not_move_again() -> None:
    table = bonfire(bonfire(city_with_paths(4, tokens=2), 2), 3).portals(2, 3)
    table.guardians(own="path 1", grey="bonfire 2").refresh()
    table.do("procession", "2 steps")
    assert all(text.startswith("own") for text in table.choices())
    table.do("own to path 2")
    assert table.state.seat == 1
    assert table.where("grey") == "bonfire 2"


# B11.5: earnings


@pytest.mark.rule("B11.5")
@pytest.mark.parametrize(
    ("place", "resource"),
    [(1, "gold"), (2, "flower"), (3, "fruit"), (4, "herb"), (5, "shell"), (6, "root")],
)
def test_the_tile_where_a_move_ends_gives_its_resource(place: int, resource: str) -> None:
    """Only that one: the tiles on the way give nothing."""
    table = city_with_paths(7, tokens=7).refresh()
    table.do("procession", f"{place} step{'s' if place > 1 else ''}")
    if place > 1:
        table.do(f"own to path {place}")
    assert table.held() == {"guardian": 7 - place, resource: 1}


@pytest.mark.rule("B11.5")
def test_who_stays_or_stands_at_a_bonfire_earns_nothing() -> None:
    table = bonfire(city_with_paths(4), 3).portals(3)
    table.guardians(own="path 3", grey="path 1", pink="bonfire 2").refresh()
    table.do("procession", "own to bonfire 3", "stay")
    assert table.where("grey") == "path 1"
    assert table.held() == {}


# B11.7 to B11.9: what can be chosen


@pytest.mark.rule("B11.7")
def test_no_procession_when_nobody_can_move() -> None:
    table = city_with_paths(1, tokens=3).guardians(own="path 1", grey="start").refresh()
    assert "procession" not in table.choices()
    table.guardians(own="bonfire 1").refresh()
    assert "procession" not in table.choices()
    table.guardians(own="bonfire 1", grey="start").refresh()
    assert "procession" in table.choices()


@pytest.mark.rule("B11.8")
def test_steps_not_used_are_lost() -> None:
    table = city_with_paths(5, tokens=3).guardians(own="path 2").refresh()
    table.do("procession", "3 steps", "own to path 3")
    assert table.state.seat == 1
    assert table.held() == {"fruit": 1}
    assert table.where("own") == "path 3"


@pytest.mark.rule("B11.8")
def test_the_payment_comes_before_anybody_moves() -> None:
    table = city_with_paths(5, tokens=3).guardians(own="path 1", grey="start").refresh()
    table.do("procession", "2 steps")
    assert table.has("guardian") == 1
    assert table.where("own") == "path 1"
    table.do("own to path 3")
    assert "1 step" not in table.choices()
    assert table.has("guardian") == 1


@pytest.mark.rule("B11.9")
def test_a_paid_procession_moves_somebody() -> None:
    """Staying is not open to the last guardian who could move, unless another has moved."""
    table = city_with_paths(5).guardians(own="path 3", grey="path 1", pink="start").refresh()
    table.do("procession")
    assert table.choices() == ["own to path 4", "stay"]
    table.do("stay")
    assert table.where("grey") == "path 2"  # the pink one behind was blocked, so this had to be
    assert table.choices() == ["pink to path 1", "stay"]
    table.do("stay")
    assert table.where("pink") == "start"


@pytest.mark.rule("B11.9")
def test_the_last_of_several_on_the_start_space_must_move() -> None:
    table = city_with_paths(3).guardians(own="start", grey="start").refresh()
    table.do("procession")
    assert table.choices() == ["grey to path 1", "own to path 1"]


@pytest.mark.rule("B11.9")
def test_no_more_steps_than_the_longest_way() -> None:
    table = city_with_paths(4, tokens=8).guardians(own="path 4", grey="path 1").refresh()
    table.do("procession")
    assert table.choices() == ["1 step", "2 steps"]


@pytest.mark.rule("B11.9")
def test_the_longest_way_may_end_at_a_bonfire() -> None:
    table = bonfire(city_with_paths(7, tokens=9), 7).portals(7).refresh()
    table.do("procession")
    assert table.choices()[-1] == "8 steps"
    table.do("8 steps", "own to bonfire 7")
    assert table.has("guardian") == 1


@pytest.mark.rule("B11.9")
def test_those_ahead_may_make_way_for_the_longest_way() -> None:
    """The own guardian steps to its bonfire, so that grey can follow to the end of the path."""
    table = bonfire(city_with_paths(3, tokens=5), 3).portals(3)
    table.guardians(own="path 3", grey="start").refresh()
    table.do("procession")
    assert table.choices() == ["1 step", "2 steps", "3 steps"]
    table.do("3 steps", "own to bonfire 3", "grey to path 3")
    assert table.where("grey") == "path 3"


@pytest.mark.rule("B11.9")
def test_who_cannot_make_way_bounds_the_longest_way() -> None:
    table = city_with_paths(3, tokens=5).guardians(own="path 3", grey="start").refresh()
    table.do("procession")
    assert table.choices() == ["1 step", "2 steps"]

"""Bonus 6 (B18.2): one guardian goes to any free path tile or bonfire."""

import pytest

from tests.bonfire.builder import Table

FIRES = {2: "red-3-gnomes", 3: "red-4-gold", 4: "yellow-5-portals", 5: "yellow-3-elders"}


def city(places: int = 4) -> Table:
    """Path tiles up to a place, showing gold, herb, root, shell, fruit; a task to light at 7."""
    tiles = ["blue-herb", "red-root", "red-shell", "red-fruit"][: places - 1]
    return Table().paths(*tiles).task(7, "blue-path-with-herb")


def leap(table: Table) -> Table:
    """Light the task and take bonus 6."""
    return table.refresh().do("light 7", "council 6 bonus")


def fire(table: Table, *places: int) -> Table:
    """Lit bonfires with their portals."""
    for place in places:
        table.task(place, FIRES[place], lit=True)
    return table.portals(*places)


@pytest.mark.rule("bonus 6", "B18.2")
def test_from_the_start_space_to_any_path_tile() -> None:
    table = leap(city())
    assert table.choices() == [f"own to path {place}" for place in range(1, 5)]
    table.do("own to path 4")
    assert table.where("own") == "path 4"
    assert table.held() == {"shell": 1}
    assert table.state.seat == 1
    assert table.points() == 0


@pytest.mark.rule("bonus 6", "B18.2")
def test_forward_or_back() -> None:
    """But not back to the start space, and not to where it stands."""
    table = leap(city().guardians(own="path 3"))
    assert table.choices() == ["own to path 1", "own to path 2", "own to path 4"]
    table.do("own to path 1")
    assert table.held() == {"gold": 1}


@pytest.mark.rule("bonus 6", "B18.2")
def test_from_a_bonfire_to_a_path_tile_or_another_bonfire() -> None:
    table = leap(fire(city(), 2, 4).guardians(own="bonfire 4"))
    paths = [f"own to path {place}" for place in range(1, 5)]
    assert table.choices() == [*paths, "own to bonfire 2"]
    table.do("own to bonfire 2")
    assert table.where("own") == "bonfire 2"
    assert table.held() == {}

    table = leap(fire(city(), 4).guardians(own="bonfire 4")).do("own to path 2")
    assert table.where("own") == "path 2"
    assert table.held() == {"herb": 1}


@pytest.mark.rule("bonus 6", "B18.2")
def test_only_the_target_needs_to_be_free() -> None:
    """Whoever stands on the way does not matter; an occupied tile or bonfire is no target."""
    table = fire(city(), 2, 3).guardians(own="start", grey="path 2", pink="bonfire 3")
    leap(table)
    assert table.offers("own") == [
        "own to path 1",
        "own to path 3",
        "own to path 4",
        "own to bonfire 2",
    ]
    assert table.offers("grey") == [
        "grey to path 1",
        "grey to path 3",
        "grey to path 4",
        "grey to bonfire 2",
    ]
    assert "pink to bonfire 2" in table.choices()
    assert table.offers("natural") == []
    assert table.offers("amber") == []
    table.do("own to path 4")
    assert (table.where("grey"), table.where("pink")) == ("path 2", "bonfire 3")


@pytest.mark.rule("bonus 6", "B18.2", "B18.4", "gnome 1")
def test_with_gnome_1_a_path_tile_is_always_free() -> None:
    table = fire(city(3), 2).gnomes(1).guardians(own="start", grey="path 2", pink="bonfire 2")
    leap(table)
    assert table.offers("own") == [f"own to path {place}" for place in (1, 2, 3)]
    assert table.offers("grey") == ["grey to path 1", "grey to path 3"]
    table.do("own to path 2")
    assert table.where("own") == table.where("grey") == "path 2"
    assert table.held() == {"herb": 1}


@pytest.mark.rule("bonus 6", "B18.2")
@pytest.mark.parametrize("missing", ["nothing", "portal", "light", "path", "task"])
def test_a_bonfire_needs_light_portal_and_path(missing: str) -> None:
    table = city(4 if missing == "path" else 5)
    if missing != "task":
        table.task(5, "red-4-gold", lit=missing != "light")
    if missing != "portal":
        table.portals(5)
    leap(table)
    assert ("own to bonfire 5" in table.choices()) == (missing == "nothing")


@pytest.mark.rule("bonus 6", "B18.2")
def test_the_bonfire_just_lit_may_be_the_target() -> None:
    table = Table().paths("blue-herb").task(2, "blue-path-with-herb").portals(2).refresh()
    table.do("light 2", "council 6 bonus", "own to bonfire 2")
    assert table.where("own") == "bonfire 2"


@pytest.mark.rule("bonus 6", "B11.5")
def test_only_one_guardian_moves_and_earns() -> None:
    table = leap(city().guardians(own="start", grey="start")).do("grey to path 2")
    assert table.state.seat == 1
    assert table.where("own") == "start"
    assert table.held() == {"herb": 1}


@pytest.mark.rule("bonus 6", "B18.1")
def test_without_a_target_only_the_point() -> None:
    table = Table().paths().task(7, "red-4-gold").goods(gold=4).guardians(own="path 1").refresh()
    table.do("light 7")
    assert table.offers("council 6") == ["council 6 point"]
    table = Table().paths().task(7, "red-4-gold").goods(gold=4).refresh().do("light 7")
    assert table.offers("council 6") == ["council 6 bonus", "council 6 point"]


@pytest.mark.rule("B18.2", "B18.4", "gnome 2")
def test_it_is_no_procession() -> None:
    """Nobody else may follow, and gnome 2 adds nothing."""
    table = leap(city().gnomes(2).guardians(own="path 2", grey="start")).do("own to path 3")
    assert table.state.seat == 1
    assert table.where("grey") == "start"
    assert table.held() == {"root": 1}


@pytest.mark.rule("bonus 6", "B18.4", "gnome 6")
def test_gnome_6_chooses_the_resource() -> None:
    table = leap(city().gnomes(6)).do("own to path 4")
    assert table.choices() == [
        "earn flower",
        "earn fruit",
        "earn herb",
        "earn shell",
        "earn root",
    ]
    table.do("earn fruit")
    assert table.held() == {"fruit": 1}
    assert table.state.seat == 1


@pytest.mark.rule("B18.4", "gnome 6")
def test_gnome_6_may_earn_the_printed_gold() -> None:
    table = leap(city().gnomes(6)).do("own to path 1", "earn gold")
    assert table.held() == {"gold": 1}


@pytest.mark.rule("bonus 6", "B18.4", "gnome 10", "gnome 11", "gnome 12", "gnome 13")
@pytest.mark.parametrize(
    ("gnome", "colour"), [(10, "grey"), (11, "pink"), (12, "natural"), (13, "amber")]
)
def test_a_guardians_own_gnome_earns_once_more(gnome: int, colour: str) -> None:
    table = city().gnomes(gnome).guardians(0, **{colour: "start"})
    leap(table).do(f"{colour} to path 4")
    assert table.held() == {"shell": 2}
    table = city().gnomes(gnome).guardians(0, **{colour: "start"})
    leap(table).do("own to path 4")
    assert table.held() == {"shell": 1}


@pytest.mark.rule("B18.4", "gnome 10", "gnome 11", "gnome 12", "gnome 13", "gnome 14")
def test_the_own_guardian_has_no_gnome_of_its_own() -> None:
    table = leap(city().gnomes(9, 10, 11, 12, 13, 14).council(gnomes=1)).do("own to path 4")
    assert table.held() == {"shell": 1}


@pytest.mark.rule("bonus 6", "B18.4", "gnome 20")
def test_gnome_20_adds_gold_on_place_1() -> None:
    table = leap(city().gnomes(20).guardians(own="path 3")).do("own to path 1")
    assert table.held() == {"gold": 2}
    table = leap(city().gnomes(20).guardians(own="path 3")).do("own to path 2")
    assert table.held() == {"herb": 1}

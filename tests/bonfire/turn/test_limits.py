"""The words and limits of the game (B1): places, pieces that run out, the order of effects."""

import pytest

from tests.bonfire.builder import Table

SIX_TILES = ["blue-herb", "blue-root", "red-herb", "red-root", "red-shell", "yellow-fruit"]
SEVEN_TASKS = [
    "blue-two-pairs",
    "red-4-gold",
    "red-3-gnomes",
    "red-3-portals",
    "yellow-5-portals",
    "yellow-3-elders",
    "yellow-5-gnomes",
]


def with_tasks(table: Table, count: int, lit: bool = False) -> Table:
    for place, task in enumerate(SEVEN_TASKS[:count], start=1):
        table.task(place, task, lit=lit)
    return table


def at_council(table: Table) -> Table:
    """A novice looks for a council space."""
    table.task(1, "blue-guardian-grey").guardians(grey="start")
    return table.goods(0, yellow=9).refresh().do("light 1")


# Pieces


@pytest.mark.rule("B1.1")
def test_tokens_and_resources_never_run_out() -> None:
    table = Table().goods(0, yellow=500, gold=500, task=500).task(1, "red-4-gold").refresh()
    table.do("light 1", "council 1 bonus")
    assert table.held() == {"yellow": 501, "gold": 502, "task": 500}


@pytest.mark.rule("B1.1")
def test_a_token_can_be_taken_however_many_are_out() -> None:
    table = Table(4).supply(1, 2)
    for seat in range(4):
        table.goods(seat, ship=99)
    table.goods(0, guardian=1).symbols(ship=[(5, 3), (5, 4)], path=[(4, 3)]).refresh()
    table.do("fate first", "lay 4,2 right")
    assert table.held() == {"ship": 3, "task": 1, "guardian": 2}


@pytest.mark.rule("B1.1")
def test_tasks_of_an_island_run_out() -> None:
    table = Table().goods(0, task=9, root=5, herb=5).ship("herb-1").offerings(["root"], [])
    assert table.island("herb-1", "red-4-gold").refresh().offers("take task") == ["take task"]
    assert table.island("herb-1").refresh().offers("take task") == []


@pytest.mark.rule("B1.1")
def test_portals_of_a_field_run_out() -> None:
    table = Table().goods(0, great_bonfire=2, herb=3)
    shape = table.edition.shapes[table.edition.boards[table.city(0).board][6]]
    before = table.field(1, used=False).field_portals(2, shape).refresh().state.copy()
    table.do("great bonfire", "field 2", "token and portal")
    assert table.state.view(0)["great_bonfire"]["portals"][1] == {}
    table.state = before
    table.state.portals = (0,) * 49
    table.refresh().do("great bonfire", "field 2")
    assert table.held() == {"great_bonfire": 2, "herb": 3, "root": 1}


@pytest.mark.rule("B1.1")
def test_the_gnome_deck_runs_out() -> None:
    table = Table().goods(0, gnome=2, flower=2, yellow=1).display(1, 2, deck=[]).refresh()
    table.do("recruit", "gnome 1", "for 1 token", "pay 0 yellow")
    assert table.state.view(0)["gnomes"]["specialists"] == [0, 2, 0, 0, 0, 0]


# Places


@pytest.mark.rule("B1.2")
def test_a_city_has_seven_places_and_the_start_tile_is_the_path_of_the_first() -> None:
    table = Table().goods(0, path=1).open_paths(*SIX_TILES[:4]).refresh().do("build path", "tile 3")
    places = table.state.view(0)["cities"][0]["places"]
    assert [place["path"] for place in places] == ["start", "red-herb"] + [None] * 5


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("place", [1, 2, 4])
def test_portal_task_and_seat_of_a_place_belong_together(place: int) -> None:
    """Path tile 2 leads to bonfire 2 through portal 2 only."""
    table = Table().paths(*SIX_TILES[:3]).goods(0, guardian=1).guardians(own="path 2")
    table.task(place, "blue-two-pairs", lit=True).portals(place).refresh().do("procession")
    reached = ["own to path 3", "own to bonfire 2"] if place == 2 else []
    assert sorted(table.offers("own")) == sorted(reached)
    assert table.where("own") == ("path 2" if place == 2 else "path 3")


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("place", [1, 3, 7])
def test_the_novice_of_a_place_goes_when_its_bonfire_is_lit(place: int) -> None:
    table = Table().task(place, "red-4-gold").goods(0, gold=4).refresh()
    table.do(f"light {place}", "council 5 point")
    novices = [5 if number == place else 0 for number in range(1, 8)]
    assert table.state.view(0)["cities"][0]["novices"] == novices


# Limits of a city


@pytest.mark.rule("B1.3", "B7.2")
def test_seven_path_tiles_at_most() -> None:
    table = Table().goods(0, path=9)
    assert "build path" in table.paths(*SIX_TILES[:5]).refresh().choices()
    assert "build path" not in table.paths(*SIX_TILES).refresh().choices()
    table = at_council(table)
    assert table.offers("council 2") == ["council 2 point"]


@pytest.mark.rule("B1.3")
def test_seven_portals_at_most() -> None:
    table = Table().goods(0, great_bonfire=1).portals(1, 2, 3, 4, 5, 6, 7)
    table.field(1, *table.edition.shapes).field_portals(2, *table.edition.shapes).refresh()
    table.do("great bonfire")
    assert table.has("root") == 1  # token and resource, without a choice
    assert table.state.view(0)["great_bonfire"]["field"] == 2


@pytest.mark.rule("B1.3", "B9.1")
@pytest.mark.parametrize("lit", [False, True])
def test_seven_tasks_and_bonfires_at_most(lit: bool) -> None:
    table = Table().goods(0, task=9, root=5, herb=5).ship("herb-1").offerings(["root"], [])
    table.island("herb-1", "red-three-of-root")
    assert "take task" in with_tasks(table, 6, lit).refresh().choices()
    assert "take task" not in with_tasks(table, 7, lit).refresh().choices()


@pytest.mark.rule("B1.3", "B10.1")
def test_five_guardians_at_most() -> None:
    table = Table().goods(0, guardian=9).ship("grey")
    five = {"grey": "start", "pink": "start", "natural": "start", "amber": "start"}
    assert "fetch guardian" in table.guardians(pink="start").refresh().choices()
    assert "fetch guardian" not in table.guardians(0, **five).refresh().choices()
    table.task(1, "blue-guardian-grey").refresh().do("light 1")
    assert table.offers("council 3") == ["council 3 point"]


@pytest.mark.rule("B1.3", "B13.1")
def test_six_gnomes_at_most() -> None:
    table = Table().goods(0, gnome=9, flower=9)
    assert "recruit" in table.gnomes(2, 3, 4, 7, 8).refresh().choices()
    assert "recruit" not in table.gnomes(2, 3, 4, 7, 8, 28).refresh().choices()
    assert at_council(table).offers("council 5") == ["council 5 point"]


# Texts that beat rules


@pytest.mark.rule("B1.4", "gnome 26")
def test_a_gnome_beats_the_cost_of_a_third_offering() -> None:
    table = Table().goods(0, task=1, root=1, herb=1).ship("herb-1").offerings(["root"], [])
    table.island("herb-1", "red-4-gold").given(herb_1=2)
    assert "take task" not in table.refresh().choices()
    assert "take task" in table.gnomes(26).refresh().choices()


@pytest.mark.rule("B1.4", "bonus 8")
def test_a_council_bonus_beats_the_limit_of_tokens_for_a_fate_tile() -> None:
    table = at_council(Table().supply(1, 2, 3).fate((8, "lay 4,3 right")))
    table.do("council 8 bonus", "fate first", "lay 4,2 right")
    assert table.held() == {"yellow": 9, "task": 1, "ship": 1, "guardian": 2}


# The order of effects


@pytest.mark.rule("B1.5", "B7.1")
def test_a_path_tile_payment_tile_gains_refilling() -> None:
    table = Table().paths(*SIX_TILES[:5]).gnomes(8, 19).goods(0, path=2, ship=1).refresh()
    events = table.listen()
    table.do("build path", "tile 2")
    assert [event.what for event in events] == [
        "pay",
        "path",
        "gain",
        "fulfil",
        "gain",
        "gain",
        "open path",
    ]


@pytest.mark.rule("B1.5")
def test_a_gnome_payment_gnome_gains_refilling() -> None:
    table = Table().gnomes(15).display(1, 2, 3, 4, 7, 8, deck=[9]).goods(0, gnome=1, flower=2)
    events = table.refresh().listen()
    table.do("recruit", "gnome 1")
    what = [event.what for event in events]
    assert what[:5] == ["pay", "pay", "recruit", "gain", "open gnome"]


@pytest.mark.rule("B1.5", "gnome 17", "gnome 19")
def test_a_guardian_gains_come_before_the_procession_it_sets_off() -> None:
    table = Table().gnomes(17, 19).goods(0, guardian=2, ship=1).ship("grey")
    table.guardians(pink="start", natural="start", amber="start").refresh()
    events = table.listen()
    table.do("fetch guardian")
    what = [event.what for event in events]
    assert what == ["pay", "guardian", "fulfil", "gain", "gain"]
    table.do("grey to path 1")
    assert events[len(what)].what == "move"


@pytest.mark.rule("B1.5", "gnome 7", "bonus 7")
def test_a_gain_pays_for_what_comes_after_it() -> None:
    """The gold for seating the novice pays for the task after the bonus voyage."""
    table = Table().task(1, "blue-guardian-grey").guardians(grey="start").gnomes(7)
    table.island("herb-1", "red-4-gold").offerings(["root"], []).goods(0, task=1, root=1)
    events = table.refresh().listen()
    table.do("light 1", "council 7 bonus", "to herb-1", "take task", "at place 3")
    assert table.held() == {}
    what = [event.what for event in events]
    order = ["light", "novice", "gain", "bonus", "sail", "pay", "take task", "offer", "lay task"]
    assert [what.index(one) for one in order] == sorted(what.index(one) for one in order)

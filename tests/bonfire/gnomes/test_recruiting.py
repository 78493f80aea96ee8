"""Recruiting gnomes (B13): whom, for how much, and what moves up in the display."""

import pytest

from tests.bonfire.builder import Table

# Specialists 1 (flower), 2 (fruit), 3 (herb), 4 (shell), 7 (root) and 5 (gold) lie open.
OPEN = [1, 2, 3, 4, 7, 5]
DECK = [22, 21, 20]  # 20 on top


def display() -> Table:
    """A known display, no elder in sight."""
    table = Table().display(*OPEN, deck=DECK)
    table.state.elders = 0
    return table


def with_elders(*numbers: int) -> Table:
    """No specialist in sight, only these elders."""
    table = Table().display(deck=[])
    table.state.elders = sum(1 << number for number in numbers)
    return table


def elders_open(table: Table) -> list[int]:
    return [number for number in range(28, 34) if table.state.elders >> number & 1]


def gnomes_of(table: Table, seat: int = 0) -> list[int]:
    """The gnomes in a city."""
    return [number for number in range(1, 34) if table.state.cities[seat].gnomes >> number & 1]


# B13.1: the cost


@pytest.mark.rule("B13.1")
def test_two_tokens_and_one_resource_or_one_token_and_two_resources() -> None:
    table = display().goods(gnome=2, flower=2).refresh()
    table.do("recruit", "gnome 1")
    assert table.choices() == ["for 1 token", "for 2 tokens"]
    table.do("for 1 token")
    assert table.held() == {"gnome": 1}
    assert gnomes_of(table) == [1]

    table = display().goods(gnome=2, flower=2).refresh()
    table.do("recruit", "gnome 1", "for 2 tokens")
    assert table.held() == {"flower": 1}
    assert gnomes_of(table) == [1]


@pytest.mark.rule("B13.1")
@pytest.mark.parametrize(
    ("tokens", "flowers", "possible"),
    [(1, 1, False), (3, 0, False), (0, 5, False), (2, 1, True), (1, 2, True)],
)
def test_three_things_in_all_at_least_one_of_each(
    tokens: int, flowers: int, possible: bool
) -> None:
    """A single way is taken without asking."""
    table = display().display(1, deck=[2]).goods(gnome=tokens, flower=flowers).refresh()
    assert ("recruit" in table.choices()) == possible
    if possible:
        table.do("recruit")
        assert table.held() == {}
        assert gnomes_of(table) == [1]


@pytest.mark.rule("B13.1")
@pytest.mark.parametrize(
    ("resource", "gnome"),
    [("flower", 1), ("fruit", 2), ("herb", 3), ("shell", 4), ("root", 7), ("gold", 5)],
)
def test_the_resource_shown_is_asked(resource: str, gnome: int) -> None:
    table = display().goods(gnome=2, **{resource: 1}).refresh()
    table.do("recruit")
    if resource == "gold":  # which stands for any
        assert table.choices() == [f"gnome {number}" for number in OPEN]
        table.do("gnome 5")
    assert gnomes_of(table) == [gnome]
    assert table.held() == {}


@pytest.mark.rule("B13.1", "B6.3", "B6.4")
def test_resources_can_be_replaced() -> None:
    table = display().goods(gnome=2, fruit=1, herb=1, gold=1).refresh()
    table.do("recruit", "gnome 1")
    assert table.choices() == ["for 1 token", "for 2 tokens"]
    table.do("for 2 tokens")
    assert table.choices() == ["spend fruit + herb", "spend gold"]
    table.do("spend gold")
    assert table.held() == {"fruit": 1, "herb": 1}


@pytest.mark.rule("B13.1", "B6.1", "B6.2")
def test_tokens_can_be_replaced() -> None:
    table = display().goods(yellow=1, ship=2, flower=1).refresh()
    table.do("recruit")
    assert table.held() == {}
    assert gnomes_of(table) == [1]


@pytest.mark.rule("B13.1")
def test_only_open_gnomes_that_can_be_paid_are_offered() -> None:
    table = display().goods(gnome=2, root=1)
    table.state.elders = 1 << 28 | 1 << 30 | 1 << 32 | 1 << 33  # flower, herb, root, root
    table.refresh().do("recruit")
    assert table.choices() == ["gnome 7", "gnome 32", "gnome 33"]


@pytest.mark.rule("B13.1")
def test_no_recruiting_without_an_open_gnome() -> None:
    table = with_elders().goods(gnome=3, flower=3).refresh()
    assert "recruit" not in table.choices()


@pytest.mark.rule("B13.1", "B1.3")
def test_a_city_holds_six_gnomes() -> None:
    table = display().gnomes(8, 10, 11, 28, 29).goods(gnome=2, flower=1).refresh()
    assert "recruit" in table.choices()
    table = display().gnomes(8, 10, 11, 28, 29, 30).council(gnomes=1).goods(gnome=2, flower=1)
    assert "recruit" not in table.refresh().choices()


# B13.2: the display, and elders


@pytest.mark.rule("B13.2")
def test_a_specialists_place_is_refilled_from_the_deck() -> None:
    table = display().goods(gnome=2, herb=1).refresh()
    table.do("recruit")
    assert table.state.specialists == (1, 2, 20, 4, 7, 5)
    assert table.state.gnome_deck == (22, 21)


@pytest.mark.rule("B13.2")
def test_the_last_card_of_the_deck_is_used_too() -> None:
    table = display().display(*OPEN, deck=[20]).goods(gnome=2, herb=1).refresh()
    table.do("recruit")
    assert table.state.specialists == (1, 2, 20, 4, 7, 5)
    assert table.state.gnome_deck == ()


@pytest.mark.rule("B13.2")
def test_nothing_is_refilled_once_the_deck_is_empty() -> None:
    table = Table().display(*OPEN, deck=[]).goods(gnome=2, herb=1)
    table.state.elders = 0
    table.refresh().do("recruit")
    assert table.state.specialists == (1, 2, 0, 4, 7, 5)
    table.goods(1, gnome=2, shell=1).goods(gnome=2, fruit=2, flower=1)
    table.refresh().do("recruit")  # the second player: the emptied place offers nobody
    assert table.state.specialists == (1, 2, 0, 0, 7, 5)
    assert gnomes_of(table, seat=1) == [4]


@pytest.mark.rule("B13.2")
def test_an_elders_place_is_not_refilled() -> None:
    table = display().goods(gnome=2, herb=1)
    table.state.elders = 1 << 30 | 1 << 31
    table.refresh().do("recruit", "gnome 30")
    assert elders_open(table) == [31]
    assert table.state.specialists == tuple(OPEN)
    assert table.state.gnome_deck == tuple(DECK)


@pytest.mark.rule("B13.2", "gnome 30", "gnome 33")
def test_an_elder_gives_its_points_at_once_and_once() -> None:
    table = with_elders(30, 33).portals(5, 6, 7).gnomes(28, 8).goods(gnome=2, herb=1).refresh()
    table.do("recruit")
    assert table.points() == 3
    assert gnomes_of(table) == [8, 28, 30]
    table.portals(4, 5, 6, 7)
    assert table.points() == 3
    assert table.scoring()["in play"] == 3


@pytest.mark.rule("B13.2")
def test_a_specialist_gives_no_points() -> None:
    table = display().goods(gnome=2, herb=1).refresh()
    table.do("recruit")
    assert table.points() == 0


@pytest.mark.rule("B13.1", "B13.2")
def test_an_elder_costs_what_a_specialist_costs() -> None:
    table = with_elders(31).goods(gnome=2, shell=2).refresh()
    table.do("recruit")
    assert table.choices() == ["for 1 token", "for 2 tokens"]
    table.do("for 1 token")
    assert table.held() == {"gnome": 1}
    assert gnomes_of(table) == [31]


@pytest.mark.rule("B13.2", "B1.5")
def test_whoever_is_gone_cannot_be_recruited_again() -> None:
    table = with_elders(31).display(4, deck=[]).goods(gnome=2, shell=1).goods(1, gnome=2, shell=1)
    table.refresh().do("recruit", "gnome 31")
    table.do("recruit")
    assert gnomes_of(table, seat=1) == [4]


# B13.3: bonus 5


@pytest.mark.rule("B13.3", "bonus 5", "gnome 15")
def test_bonus_5_counts_as_recruiting() -> None:
    table = display().gnomes(15).paths("blue-herb").task(1, "blue-path-with-herb").refresh()
    table.do("light 1", "council 5 bonus", "gnome 2")
    assert gnomes_of(table) == [2, 15]
    assert table.held() == {"yellow": 1}
    assert table.state.specialists == (1, 20, 3, 4, 7, 5)


@pytest.mark.rule("gnome 9", "B13.1")
def test_gnome_9_pays_with_any_resources() -> None:
    table = display().gnomes(9).goods(gnome=1, fruit=1, gold=1).refresh()
    table.do("recruit", "gnome 5")
    assert table.held() == {}
    assert gnomes_of(table) == [5, 9]

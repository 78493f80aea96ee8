"""Paying (B6), case by case. That nothing is missing is shown in test_payer.py."""

import pytest

from tests.bonfire.builder import Table


def at_herb(offering: str = "root", **goods: int) -> Table:
    """A ship at an island of herb, with one open offering and a task token."""
    table = Table().goods(0, task=1, **goods)
    table.island("herb-1", "red-3-portals", "blue-two-pairs").ship("herb-1")
    return table.offerings([offering], []).refresh()


def hiring(gnome: int, tokens: int = 2, **goods: int) -> Table:
    """One open specialist."""
    table = Table().goods(0, gnome=tokens, **goods).display(gnome, deck=[])
    table.state.elders = 0
    return table.refresh()


# Tokens


@pytest.mark.rule("B6.1")
def test_an_action_takes_tokens_of_its_own_kind() -> None:
    table = Table().goods(0, path=1, ship=1).refresh()
    table.do("build path")
    assert table.held() == {"ship": 1}


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize(
    "action", ["build path", "sail", "take task", "procession", "great bonfire", "recruit"]
)
def test_a_yellow_token_stands_for_any_kind(action: str) -> None:
    table = Table().ship("herb-1").offerings(["root"], []).goods(0, herb=2, root=1)
    table.island("herb-1", "red-3-portals").display(3).refresh()
    assert action not in table.choices()
    table.goods(0, yellow=1, herb=2, root=1).refresh()
    assert action in table.choices()


@pytest.mark.rule("B6.1")
def test_a_yellow_token_stands_for_a_guardian_token_at_a_guardian_island() -> None:
    table = Table().ship("grey").goods(0, yellow=1).refresh()
    table.do("fetch guardian")
    assert table.where("grey") == "start"
    assert table.held() == {}


@pytest.mark.rule("B6.1", "B6.7", "B6.5")
def test_yellow_may_be_used_although_the_kind_is_there() -> None:
    table = Table().goods(0, path=1, yellow=1).refresh()
    table.do("build path")
    assert table.choices() == ["pay 0 yellow", "pay 1 yellow"]
    table.do("pay 1 yellow")
    assert table.held() == {"path": 1}


@pytest.mark.rule("B6.2")
def test_two_other_tokens_replace_one_that_is_lacking() -> None:
    table = Table().goods(0, guardian=1, gnome=1, root=1).refresh()
    table.do("build path")
    assert table.held() == {"root": 1}


@pytest.mark.rule("B6.2")
def test_one_other_token_replaces_nothing() -> None:
    table = Table().goods(0, gnome=1, root=4, gold=1).refresh()
    assert table.offers("build") == []
    assert table.offers("sail") == []


@pytest.mark.rule("B6.2", "B6.7")
def test_a_token_that_is_there_cannot_be_replaced() -> None:
    table = Table().goods(0, ship=1, path=2).refresh()
    table.do("sail", "to grey")
    assert table.held() == {"path": 2}


@pytest.mark.rule("B6.7", "B6.2")
def test_a_second_token_is_lacking_once_the_only_one_is_in_the_payment() -> None:
    table = Table().ship("flower-1").goods(0, ship=1, path=1, task=1, gnome=1).refresh()
    table.do("sail", "to grey")
    assert table.choices() == ["give path", "give task"]
    table.do("give path", "give gnome")
    assert table.held() == {"task": 1}


@pytest.mark.rule("B6.7", "B6.8")
def test_yellow_for_one_token_does_not_make_the_own_one_lacking() -> None:
    """Two tokens: the own one and a pair, the own one and yellow, but not yellow and a pair."""
    table = Table().ship("flower-1").goods(0, ship=1, yellow=1, path=2).refresh()
    table.do("sail", "to grey")
    assert table.choices() == ["pay 0 yellow", "pay 1 yellow"]
    rest = table.state.copy()
    table.do("pay 1 yellow")
    assert table.held() == {"path": 2}
    table.state = rest
    table.do("pay 0 yellow")
    assert table.held() == {"yellow": 1}


@pytest.mark.rule("B6.8", "B6.2")
def test_yellow_need_not_be_used_up_before_a_token_is_replaced() -> None:
    table = Table().goods(0, yellow=2, gnome=2).refresh()
    table.do("build path")
    assert table.choices() == ["pay 0 yellow", "pay 1 yellow"]
    table.do("pay 0 yellow")
    assert table.held() == {"yellow": 2}


@pytest.mark.rule("B6.8", "B6.2")
def test_the_two_replacing_tokens_may_be_alike_or_different() -> None:
    table = Table().goods(0, ship=2, gnome=1).refresh()
    table.do("build path")
    assert table.choices() == ["give ship", "give gnome"]  # beside the other ship token
    for text, left in [("give ship", {"gnome": 1}), ("give gnome", {"ship": 1})]:
        table = Table().goods(0, ship=2, gnome=1).refresh()
        assert table.do("build path", text).held() == left


@pytest.mark.rule("B6.5")
def test_nobody_pays_more_than_needed() -> None:
    table = Table().goods(0, ship=5, yellow=3).refresh()
    table.do("sail", "to grey")
    assert table.choices() == ["pay 0 yellow", "pay 1 yellow"]
    table.do("pay 0 yellow")
    assert table.held() == {"ship": 4, "yellow": 3}


# Resources


@pytest.mark.rule("B6.3", "B6.7", "B6.5")
def test_gold_stands_for_any_resource_also_for_one_that_is_there() -> None:
    table = at_herb(herb=1, root=1, gold=2).do("take task")
    assert set(table.choices()) == {
        "spend herb + root",
        "spend herb + gold",
        "spend root + gold",
        "spend 2 gold",
    }
    table.do("spend root + gold")
    assert table.held() == {"herb": 1, "gold": 1}


@pytest.mark.rule("B6.4", "B6.7")
def test_two_other_resources_replace_one_only_if_it_is_lacking() -> None:
    table = at_herb(herb=1, root=1, shell=3).do("take task")
    assert table.held() == {"shell": 3}
    table = at_herb(herb=1, shell=3).do("take task")
    assert table.held() == {"shell": 1}


@pytest.mark.rule("B6.4")
def test_one_other_resource_replaces_nothing() -> None:
    assert at_herb(herb=1, shell=1).offers("take task") == []
    assert at_herb(herb=2, shell=1).offers("take task") == ["take task"]


@pytest.mark.rule("B6.4", "B6.8")
def test_what_is_left_of_the_other_asked_resource_may_replace() -> None:
    table = at_herb(herb=3, shell=1, fruit=1).do("take task")
    assert set(table.choices()) == {
        "spend 3 herb",
        "spend 2 herb + shell",
        "spend fruit + 2 herb",
        "spend fruit + herb + shell",
    }


@pytest.mark.rule("B6.4", "B6.8")
def test_both_resources_may_be_replaced_by_four_others() -> None:
    table = at_herb(shell=3, fruit=1, flower=1).do("take task")
    assert set(table.choices()) == {
        "spend fruit + 3 shell",
        "spend flower + 3 shell",
        "spend flower + fruit + 2 shell",
    }
    assert at_herb(shell=2, fruit=1).offers("take task") == []


@pytest.mark.rule("B6.7", "B6.8")
def test_gold_for_the_one_and_a_pair_for_the_other() -> None:
    """The own herb may stay while gold pays for it; gold need not be used up for root either."""
    table = at_herb(herb=1, gold=1, shell=2).do("take task")
    assert set(table.choices()) == {
        "spend herb + gold",
        "spend 2 shell + gold",
        "spend herb + 2 shell",
    }


@pytest.mark.rule("B6.7", "B6.4")
def test_two_equal_resources_with_only_one_there() -> None:
    table = at_herb("herb", herb=1, shell=2, gold=1).do("take task")
    assert set(table.choices()) == {"spend herb + 2 shell", "spend herb + gold"}
    table = at_herb("herb", herb=1, shell=2).do("take task")
    assert table.held() == {}


@pytest.mark.rule("B6.4")
def test_two_others_also_replace_gold_where_gold_is_asked_for() -> None:
    table = hiring(23, tokens=2, flower=1, root=1).do("recruit")
    assert table.held() == {}
    assert hiring(23, tokens=2, root=1).offers("recruit") == []


@pytest.mark.rule("B6.4", "B6.7")
def test_gold_that_is_there_is_not_replaced_where_gold_is_asked_for() -> None:
    table = hiring(23, tokens=2, flower=1, root=1, gold=1).do("recruit")
    table.do("for 2 tokens")
    assert table.held() == {"flower": 1, "root": 1}
    table = hiring(23, tokens=1, flower=1, root=1, gold=1).do("recruit")
    assert table.held() == {}


@pytest.mark.rule("B6.8", "gnome 3")
def test_gnome_3_pays_for_a_task_with_any_two_gold_included() -> None:
    table = Table().goods(0, task=1, shell=2, gold=1, herb=1).gnomes(3)
    table.island("herb-1", "red-3-portals").ship("herb-1").offerings(["root"], []).refresh()
    table.do("take task")
    assert set(table.choices()) == {
        "spend 2 shell",
        "spend herb + shell",
        "spend shell + gold",
        "spend herb + gold",
    }


@pytest.mark.rule("B6.8", "gnome 9")
def test_gnome_9_pays_for_a_gnome_with_any_resources_even_where_gold_is_asked_for() -> None:
    table = Table().goods(0, gnome=1, shell=1, gold=1, root=1).display(23, deck=[]).gnomes(9)
    table.state.elders = 0
    table.refresh().do("recruit")
    assert set(table.choices()) == {"spend shell + root", "spend shell + gold", "spend root + gold"}


@pytest.mark.rule("B6.6")
@pytest.mark.parametrize(
    ("task", "short", "enough"),
    [
        ("red-three-of-herb", {"herb": 2, "gold": 5, "root": 5}, {"herb": 3}),
        ("red-4-gold", {"gold": 3, "root": 9}, {"gold": 4}),
        ("blue-two-pairs", {"root": 2, "herb": 1, "gold": 3}, {"root": 2, "herb": 2}),
        (
            "yellow-5-tokens-3-path-2-ship",
            {"path": 2, "yellow": 4, "ship": 9, "task": 4},
            {"path": 3, "ship": 2},
        ),
    ],
)
def test_tasks_that_ask_to_have_things_count_real_ones(
    task: str, short: dict[str, int], enough: dict[str, int]
) -> None:
    table = Table().task(2, task)
    assert table.goods(0, **short).refresh().offers("light") == []
    assert table.goods(0, **enough).refresh().offers("light") == ["light 2"]


@pytest.mark.rule("B6.5")
def test_a_payment_that_has_only_one_way_is_made_without_asking() -> None:
    table = at_herb(herb=1, root=1).do("take task")
    assert table.offers("spend") == []
    assert table.offers("take") == ["take red-3-portals", "take blue-two-pairs"]

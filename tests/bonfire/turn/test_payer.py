"""Every way to pay (B6) that the rules offer is one that a payer made from B6 alone finds, and
the other way round: for tokens and for resources, over many holdings."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.bonfire.rules.state.position import CHOOSING_WAY, GIVING, HIRING, PAYING, SPENDING
from tests.bonfire.builder import Table
from tests.bonfire.payer import (
    RESOURCES,
    TOKENS,
    Goods,
    Payment,
    any_mix,
    as_payment,
    payments,
)

DECISIONS = (PAYING, GIVING, SPENDING, CHOOSING_WAY, HIRING)
PLAIN = RESOURCES[:5]
SPECIALIST = {"flower": 1, "fruit": 2, "herb": 3, "shell": 4, "root": 7, "gold": 6}


def paid_ways(table: Table, before: Goods) -> list[Goods]:
    """Follow every choice of a payment to its end; what each way has cost."""
    found: list[Goods] = []
    unfinished = [table.state]
    while unfinished:
        table.state = unfinished.pop()
        if table.state.phase in DECISIONS and table.state.seat == 0:
            for choice in table.state.choices():
                state = table.state.copy()
                state.apply(choice)
                unfinished.append(state)
        else:
            after = table.held(0)
            found.append({kind: count - after.get(kind, 0) for kind, count in before.items()})
    return found


def part(paid: Goods, kinds: list[str]) -> Payment:
    """The tokens, or the resources, of what was paid."""
    return as_payment({kind: count for kind, count in paid.items() if kind in kinds})


# Tokens

Arrangement = Callable[[Table], Table]


def last_path(table: Table) -> Table:
    return table.paths("blue-herb", "blue-herb", "blue-herb")


def at_flower(offerings: int) -> Arrangement:
    """Ready to take a task at an island, but for the tokens."""

    def arrange(table: Table) -> Table:
        table.island("flower-1", "red-3-portals").offerings(["root"], [])
        return table.ship("flower-1").given(flower_1=offerings)

    return arrange


def long_path(table: Table) -> Table:
    return table.paths("blue-herb", "red-root", "blue-shell", "red-herb")


def fields_with_portals(table: Table) -> Table:
    """Rewards to choose from, so that nothing comes in before the payment is seen."""
    shape = table.edition.shapes[table.edition.boards[table.city(0).board][6]]
    for field in range(1, 8):
        table.field_portals(field, shape)
    return table.field(1)


def unused_wheel(table: Table) -> Table:
    return fields_with_portals(table).field(1, used=False)


def one_gnome(table: Table) -> Table:
    """A specialist that can only be had for 2 tokens and the one flower."""
    table.display(1, deck=[])
    table.state.elders = 0
    return table


# An action, the token it asks for and how many, what to arrange, and the choices up to the payment.
ACTIONS: list[tuple[str, int, Arrangement, list[str]]] = [
    ("path", 1, lambda table: table, ["build path"]),
    ("path", 2, last_path, ["build path"]),
    ("ship", 1, lambda table: table, ["sail", "to grey"]),
    ("ship", 2, lambda table: table.ship("flower-1"), ["sail", "to grey"]),
    ("ship", 3, lambda table: table.ship("flower-1"), ["sail", "to shell-2"]),
    ("task", 1, at_flower(0), ["take task"]),
    ("task", 2, at_flower(1), ["take task"]),
    ("task", 3, at_flower(2), ["take task"]),
    ("guardian", 1, lambda table: table.ship("grey"), ["fetch guardian"]),
    ("guardian", 2, long_path, ["procession", "2 steps"]),
    ("guardian", 3, long_path, ["procession", "3 steps"]),
    ("guardian", 4, long_path, ["procession", "4 steps"]),
    ("great_bonfire", 1, unused_wheel, ["great bonfire", "field 2"]),
    ("great_bonfire", 2, fields_with_portals, ["great bonfire", "field 3"]),
    ("great_bonfire", 3, fields_with_portals, ["great bonfire", "field 7"]),
    ("gnome", 2, one_gnome, ["recruit"]),
]
ACTION_NAMES = [f"{count}-{kind}" for kind, count, _, _ in ACTIONS]


def token_ways(arrange: Arrangement, texts: list[str], held: Goods, gnome_5: bool) -> list[Payment]:
    """The ways to pay tokens that the rules offer; none if the action cannot be chosen."""
    table = arrange(Table())
    table.goods(0, **held, flower=1, root=1)
    if gnome_5:
        table.gnomes(5)
    before = table.refresh().held(0)
    for text in texts:
        if text not in table.choices():
            return []
        table.do(text)
    return sorted(part(paid, TOKENS) for paid in paid_ways(table, before))


def assert_tokens_agree(action: int, held: Goods, gnome_5: bool) -> None:
    kind, count, arrange, texts = ACTIONS[action]
    expected = payments(held, [kind] * count, "yellow", 2 if gnome_5 else 1)
    assert token_ways(arrange, texts, held, gnome_5) == expected, held


def random_goods(random: Random, kinds: list[str], most: int) -> Goods:
    """Up to so many things, more of some kinds than of others."""
    some = random.sample(kinds, random.randint(1, len(kinds)))
    drawn = [random.choice(some) for _ in range(random.randint(0, most))]
    return {kind: drawn.count(kind) for kind in kinds}


def holdings(kinds: list[str], most: int) -> st.SearchStrategy[Goods]:
    """Up to so many things of these kinds."""
    drawn = st.lists(st.sampled_from(kinds), max_size=most)
    return drawn.map(lambda things: {kind: things.count(kind) for kind in kinds})


@pytest.mark.rule("B6.1", "B6.2", "B6.5", "B6.7", "B6.8", "gnome 5", "B19.27e")
@pytest.mark.parametrize("gnome_5", [False, True], ids=["plain", "gnome-5"])
@pytest.mark.parametrize("action", range(len(ACTIONS)), ids=ACTION_NAMES)
def test_every_way_to_pay_tokens_and_no_other(action: int, gnome_5: bool) -> None:
    random = Random(action)
    for _ in range(25):
        assert_tokens_agree(action, random_goods(random, TOKENS, 8), gnome_5)


@pytest.mark.rule("B6.1", "B6.2", "B6.5", "B6.7", "B6.8", "gnome 5")
@given(
    action=st.integers(0, len(ACTIONS) - 1),
    held=holdings(TOKENS, 9),
    gnome_5=st.booleans(),
)
def test_token_payments_of_any_holding(action: int, held: Goods, gnome_5: bool) -> None:
    assert_tokens_agree(action, held, gnome_5)


# Resources


def task_ways(offering: str, island: str, held: Goods, gnome_3: bool) -> list[Payment]:
    """The ways to pay for a task with this offering at an island of that resource."""
    table = Table().goods(0, task=1, **held)
    table.island(f"{island}-1", "red-3-portals").ship(f"{island}-1").offerings([offering], [])
    if gnome_3:
        table.gnomes(3)
    before = table.refresh().held(0)
    if "take task" not in table.choices():
        return []
    table.do("take task")
    return sorted(part(paid, RESOURCES) for paid in paid_ways(table, before))


def assert_task_agrees(offering: str, island: str, held: Goods, gnome_3: bool) -> None:
    needs = [offering, island]
    expected = any_mix(held, 2) if gnome_3 else payments(held, needs, "gold")
    assert task_ways(offering, island, held, gnome_3) == expected, held


@pytest.mark.rule("B6.3", "B6.4", "B6.5", "B6.7", "B6.8", "B9.3", "gnome 3")
@pytest.mark.parametrize("gnome_3", [False, True], ids=["plain", "gnome-3"])
@pytest.mark.parametrize("island", PLAIN)
@pytest.mark.parametrize("offering", PLAIN)
def test_every_way_to_pay_for_a_task(offering: str, island: str, gnome_3: bool) -> None:
    random = Random(f"{offering} {island}")
    for _ in range(12):
        assert_task_agrees(offering, island, random_goods(random, RESOURCES, 8), gnome_3)


@pytest.mark.rule("B6.3", "B6.4", "B6.5", "B6.7", "B6.8", "B9.3", "gnome 3")
@given(
    offering=st.sampled_from(PLAIN),
    island=st.sampled_from(PLAIN),
    held=holdings(RESOURCES, 9),
    gnome_3=st.booleans(),
)
def test_task_payments_of_any_holding(
    offering: str, island: str, held: Goods, gnome_3: bool
) -> None:
    assert_task_agrees(offering, island, held, gnome_3)


def gnome_ways(resource: str, held: Goods, gnome_9: bool) -> list[tuple[Payment, Payment]]:
    """The ways to pay for a gnome that shows a resource: tokens and resources."""
    table = Table().goods(0, gnome=2, **held).display(SPECIALIST[resource], deck=[])
    table.state.elders = 0
    if gnome_9:
        table.gnomes(9)
    before = table.refresh().held(0)
    if "recruit" not in table.choices():
        return []
    table.do("recruit")
    return sorted((part(paid, TOKENS), part(paid, RESOURCES)) for paid in paid_ways(table, before))


def assert_gnome_agrees(resource: str, held: Goods, gnome_9: bool) -> None:
    expected = [
        ((("gnome", tokens),), paid)
        for tokens in (1, 2)
        for paid in (
            any_mix(held, 3 - tokens)
            if gnome_9
            else payments(held, [resource] * (3 - tokens), "gold")
        )
    ]
    assert gnome_ways(resource, held, gnome_9) == expected, held


@pytest.mark.rule("B6.3", "B6.4", "B6.5", "B6.7", "B6.8", "B13.1", "gnome 9")
@pytest.mark.parametrize("gnome_9", [False, True], ids=["plain", "gnome-9"])
@pytest.mark.parametrize("resource", RESOURCES)
def test_every_way_to_pay_for_a_gnome(resource: str, gnome_9: bool) -> None:
    random = Random(resource)
    for _ in range(30):
        assert_gnome_agrees(resource, random_goods(random, RESOURCES, 8), gnome_9)


@pytest.mark.rule("B6.3", "B6.4", "B6.5", "B6.7", "B6.8", "B13.1", "gnome 9")
@given(resource=st.sampled_from(RESOURCES), held=holdings(RESOURCES, 9), gnome_9=st.booleans())
def test_gnome_payments_of_any_holding(resource: str, held: Goods, gnome_9: bool) -> None:
    assert_gnome_agrees(resource, held, gnome_9)

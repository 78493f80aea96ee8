"""The procession of the game against one written from the rules alone, in many small cities."""

from random import Random

import pytest

from fireside.bonfire.rules.constants import GOODS_NAMES, RESOURCE_NAMES
from fireside.bonfire.rules.state.state import BonfireState
from tests.bonfire.builder import Table
from tests.bonfire.procession import Outcome, Walk

CITIES = 200
TASKS = ["blue-guardian-grey", "blue-guardian-pink", "red-4-gold", "blue-two-pairs"]
TASKS += ["red-3-gnomes", "yellow-3-elders"]


def arrange(walk: Walk, gnomes: list[int]) -> Table:
    """The same city on the table, with tokens for any procession and nothing else."""
    table = Table().paths(*walk.tiles).goods(guardian=9).gnomes(*gnomes)
    for place in walk.lit | walk.unlit:
        table.task(place, TASKS[place - 1], lit=place in walk.lit)
    where = {name: f"{spot[0]} {spot[1]}" for name, spot in walk.standing.items()}
    return table.portals(*walk.portals).guardians(0, **where).refresh()


def played(table: Table) -> set[Outcome]:
    """What the game lets a procession come to, from the choice of its first move on."""
    found: set[Outcome] = set()
    waiting: list[BonfireState] = [table.state.copy()]
    while waiting:
        state = waiting.pop()
        if state.seat == 1:
            found.add(outcome_of(table, state))
            continue
        for choice in state.choices():
            further = state.copy()
            further.apply(choice)
            waiting.append(further)
    return found


def outcome_of(table: Table, state: BonfireState) -> Outcome:
    """Where the first player's guardians stand, and the resources that the player has."""
    table.state = state
    standing = []
    for name in table.edition.guardian_names:
        spot, _, place = table.where(name).partition(" ")
        if spot != "absent":
            standing.append((name, (spot, int(place or 0))))
    goods = state.cities[0].goods
    earned = [(name, goods[GOODS_NAMES.index(name)]) for name in RESOURCE_NAMES]
    return frozenset(standing), frozenset((name, count) for name, count in earned if count)


@pytest.mark.rule("B11.1", "B11.2", "B11.3", "B11.4", "B11.5", "B11.6", "B11.7", "B11.9")
@pytest.mark.rule("gnome 1", "gnome 2")
@pytest.mark.parametrize("gnomes", [[], [1], [2], [1, 2]])
def test_every_procession_and_no_other(gnomes: list[int]) -> None:
    chance = Random(11 + 7 * len(gnomes) + sum(gnomes))
    compared = 0
    for _ in range(CITIES):
        walk = Walk(chance, sharing=1 in gnomes)
        table = arrange(walk, gnomes)
        extra = 1 if 2 in gnomes else 0
        usable = [steps for steps in range(1, 9) if walk.usable(steps, extra)]
        assert ("procession" in table.choices()) == bool(usable)
        if not usable:
            continue
        steps = min(chance.choice(usable), 4)
        table.do("procession")
        if len(usable) > 1:
            assert table.choices() == [f"{n} step{'s' if n > 1 else ''}" for n in usable]
            table.do(f"{steps} step{'s' if steps > 1 else ''}")
        expected = walk.outcomes(steps + extra)
        assert played(table) == expected
        compared += len(expected)
    assert compared > 4 * CITIES

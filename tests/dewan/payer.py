"""Every payment that the game offers, found by making all its choices."""

from collections import Counter
from typing import Any

from fireside.core.event import Event
from fireside.dewan.rules.state.state import DewanState
from tests.dewan.builder import Table
from tests.dewan.route_finder import DISCARDS, Payment, Space


def payments_offered(table: Table) -> dict[Space, Counter[Payment]]:
    """How many ways through the choices lead to each payment for each target."""
    found: dict[Space, Counter[Payment]] = {}
    waiting: list[DewanState] = []
    for text in table.offers("camp at"):
        first = table.state.copy()
        first.log = []
        first.apply(table.game.number(text))
        waiting.append(first)
    while waiting:
        state = waiting.pop()
        told = state.log or []
        target = target_of(told)
        if target is not None:
            found.setdefault(target, Counter())[payment_of(told)] += 1
            continue
        for choice in state.choices():
            further = state.copy()
            further.log = [*told]
            further.apply(choice)
            waiting.append(further)
    return found


def pays(payment: dict[str, Any]) -> str:
    """The text of the choice that pays as a view says."""
    card, to = payment["card"], payment["to"]
    return f"discard {card}" if to == DISCARDS else f"give {card} to player {to + 1}"


def target_of(told: list[Event]) -> Space | None:
    """Where a camp was placed, if it was."""
    for event in told:
        if event.what == "camp":
            space = event.facts["space"]
            assert isinstance(space, list)
            return space[0], space[1]
    return None


def payment_of(told: list[Event]) -> Payment:
    """The cards that were discarded or given."""
    cards: list[tuple[int, str]] = []
    for event in told:
        if event.what in ("discard", "give"):
            receiver = event.facts.get("to", DISCARDS)
            assert isinstance(receiver, int)
            cards.append((receiver, str(event.facts["card"])))
    return tuple(sorted(cards))

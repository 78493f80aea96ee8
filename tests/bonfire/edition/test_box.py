"""The box is conserved: every piece is somewhere exactly once, at every decision (B1.1)."""

from collections import Counter
from typing import Any

import pytest

from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.state.state import BonfireState
from fireside.core.view import SPECTATOR
from tests.bonfire.tested import WHOLE_GAMES
from tests.conformance.games import start, walk
from tests.conformance.tested import Whole

View = dict[str, Any]


def pieces(view: View) -> Counter[str]:
    """Everything in a view but tokens, resources and points, wherever it is."""
    found: Counter[str] = Counter()
    for island in view["islands"]:
        found.update(island.get("tasks", []))
        found[f"guardian of {island['name']}"] += island.get("guardians", 0)
        found.update(f"ship {seat}" for seat in island["ships"])
        for seat, count in enumerate(island.get("offerings", [])):
            found[f"offering of {seat}"] += count
    found.update([view["decision"]["in_hand"]] if view["decision"]["in_hand"] else [])
    for field in view["great_bonfire"]["portals"]:
        found.update({f"portal {shape}": count for shape, count in field.items()})
    found.update(tile for tile in view["paths"]["open"] if tile)
    found.update(tile for layer in view["paths"]["unseen"] for tile in layer)
    gnomes = view["gnomes"]
    for row in ("specialists", "elders", "unseen", "discards"):
        found.update(f"gnome {gnome}" for gnome in gnomes.get(row, []) if gnome)
    for seat, city in enumerate(view["cities"]):
        found += pieces_of(city, seat, view)
    return found


def pieces_of(city: View, seat: int, view: View) -> Counter[str]:
    """The pieces in one city."""
    found: Counter[str] = Counter()
    for place in city["places"]:
        found.update([place["task"]] if place["task"] else [])
        found.update([place["path"]] if place["path"] else [])
        found[f"portal {place['gap']}"] += place["portal"]
    found["own guardian"] += "own" in city["guardians"]
    guardian_islands = [island for island in view["islands"] if "guardians" in island]
    colours = [name for name in COLOURS if name in city["guardians"]]
    found.update(f"guardian of {guardian_islands[COLOURS.index(c)]['name']}" for c in colours)
    found.update(f"gnome {gnome}" for gnome in city["gnomes"])
    found[f"novice of {seat}"] += len(city["novices"])
    found[f"ship {seat}"] += city["ship"] == "dock"
    found[f"offering of {seat}"] += sum(city["offerings"]["left"])
    fate = city["fate"]
    numbers = [*fate["supply"], *(tile["number"] for tile in fate["laid"])]
    numbers += [fate["eighth"]] if fate["eighth"] else []
    found.update(f"fate tile {number} of {seat}" for number in numbers)
    return found


COLOURS = load().guardian_names[:4]


def count(found: Counter[str], start: str) -> int:
    """How many pieces have names that begin so."""
    return sum(number for name, number in found.items() if name.startswith(start))


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_every_piece_stays_in_the_game(whole: Whole) -> None:
    states = walk(whole)
    box = pieces(next(states).view(SPECTATOR))
    for state in states:
        assert pieces(state.view(SPECTATOR)) == box


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_the_game_begins_with_what_is_in_the_box(whole: Whole) -> None:
    state = start(whole)
    assert isinstance(state, BonfireState)
    edition = state.facts.edition
    players = whole.players
    box = pieces(state.view(SPECTATOR))
    names = [task.name for task in edition.tasks]
    assert len(set(names)) == 66
    tasks = [name for name in names if box[name]]
    assert len(tasks) == {1: 20, 2: 20, 3: 26, 4: 30}[players]
    assert all(box[name] == 1 for name in tasks)
    assert count(box, "portal ") == (28 if players > 2 else 21)
    tiles = Counter(edition.path_name(kind) for kind in edition.path_tiles)
    assert tiles.total() == 28
    assert all(box[tile] == number for tile, number in tiles.items())
    assert count(box, "gnome ") == (24 if players == 1 else 27) + 6
    assert count(box, "fate tile ") == 8 * players
    assert count(box, "offering of ") == 10 * players
    assert [count(box, f"guardian of {name}") for name in edition.island_names[10:]] == [4] * 4
    assert box["own guardian"] == len(state.cities)
    assert all(number == 1 for name, number in box.items() if name[:4] in ("gnom", "fate", "ship"))

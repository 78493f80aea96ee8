"""The open choices of Bonfire as a list: explained, placements of fate tiles grouped by gain."""

from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.position import LAYING
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.terminal.explain import explain, placement_gain
from fireside.terminal.menu import Entry


def entries(game: Bonfire, state: BonfireState) -> list[Entry]:
    """The open choices in the order in which they are shown."""
    if state.phase == LAYING:
        return placements(game, state)
    return [
        Entry(number, choice, game.text(choice), explain(game, state, choice))
        for number, choice in enumerate(state.choices(), 1)
    ]


def placements(game: Bonfire, state: BonfireState) -> list[Entry]:
    """Placements of a fate tile, those that bring most first, equal gains together."""
    gains = [(*placement_gain(game, state, choice), choice) for choice in state.choices()]
    gains.sort(key=lambda gain: (-gain[0], gain[1], gain[2]))
    texts = [game.text(choice) for _, _, choice in gains]
    return [
        Entry(number, choice, text, words, text.removeprefix("lay "))
        for number, ((_, words, choice), text) in enumerate(zip(gains, texts, strict=True), 1)
    ]

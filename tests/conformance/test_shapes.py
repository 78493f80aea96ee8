"""What games tell has the shapes that their titles declare: nothing is missing, nothing unknown."""

import json
from typing import Any

import msgspec
import pytest

from fireside.core.event import Event
from fireside.core.title import titles
from fireside.core.view import SPECTATOR
from fireside.server.wire.shapes import Shapes
from tests.conformance.games import WHOLE_GAMES, choices_of, game, start, viewers
from tests.conformance.tested import Whole

TITLES = [name for name, title in titles().items() if "shapes" in title.parts]
SHAPED = [whole for whole in WHOLE_GAMES if whole.title in TITLES]
STRIDE = 7  # positions from one that is looked at to the next


def shapes_of(title: str) -> Shapes:
    shapes: Shapes = titles()[title].part("shapes")
    return shapes


def sent(data: Any) -> Any:
    """As it arrives on the other side."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("whole", SHAPED, ids=str)
def test_what_a_game_tells_has_the_declared_shapes(whole: Whole) -> None:
    shapes = shapes_of(whole.title)
    event = shapes.event()
    msgspec.convert(sent(game(whole).printed()), shapes.printed)
    state = start(whole)
    for number, choice in enumerate(choices_of(whole)):
        log: list[Event] = []
        state.log = log
        state.apply(choice)
        for seat in (SPECTATOR, max(state.to_move(), 0)):
            for one in log:
                msgspec.convert(sent(one.seen_by(seat)), event)
            if number % STRIDE == 0:
                msgspec.convert(sent(state.view(seat)), shapes.view)
    for seat in viewers(whole):
        msgspec.convert(sent(state.view(seat)), shapes.view)


@pytest.mark.parametrize("whole", SHAPED, ids=str)
def test_every_choice_has_the_declared_arguments(whole: Whole) -> None:
    choice = shapes_of(whole.title).choice()
    words = game(whole).vocabulary
    for kind, arguments in zip(words.kinds, words.arguments, strict=True):
        msgspec.convert({"kind": kind, "args": sent(arguments)}, choice)


@pytest.mark.parametrize("title", TITLES)
def test_no_shape_is_declared_in_vain(title: str) -> None:
    mine = [whole for whole in SHAPED if whole.title == title]
    kinds = {kind for whole in mine for kind in game(whole).vocabulary.kinds}
    assert set(shapes_of(title).choices) == kinds

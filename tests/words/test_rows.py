"""Every kind of choice and every event of a title has its row of words, and only those."""

from collections.abc import Collection, Mapping
from inspect import signature

import pytest
from msgspec.structs import fields

from fireside.bonfire.says import choices as bonfire_choices
from fireside.bonfire.says import log as bonfire_log
from fireside.core.title import titled
from fireside.dewan.says import choices as dewan_choices
from fireside.dewan.says import log as dewan_log
from fireside.server.wire.shapes import Shapes
from fireside.words.part import Telling


def shapes_of(title: str) -> Shapes:
    """What a title declares of its choices and events."""
    shapes: Shapes = titled(title).part("shapes")
    return shapes


@pytest.mark.parametrize(
    ("title", "telling"),
    [("bonfire", bonfire_choices.TELLING), ("dewan", dewan_choices.TELLING)],
)
def test_every_kind_of_choice_is_told_by_what_it_names(
    title: str, telling: Mapping[str, Telling]
) -> None:
    declared = {
        kind: {field.encode_name for field in fields(arguments)}
        for kind, arguments in shapes_of(title).choices.items()
    }
    told = {kind: {*signature(tell).parameters} - {"seen"} for kind, tell in telling.items()}
    assert told == declared


@pytest.mark.parametrize(
    ("title", "told", "silent"),
    [
        ("bonfire", bonfire_log.TELLING, bonfire_log.UNTOLD),
        ("dewan", dewan_log.TOLD, dewan_log.SILENT),
    ],
)
def test_every_event_is_told_or_known_to_be_silent(
    title: str, told: Collection[str], silent: Collection[str]
) -> None:
    names = [event.__struct_config__.tag for event in shapes_of(title).events]
    assert sorted([*told, *silent]) == sorted(map(str, names))

"""The shape of an edition's file: which sections and keys it has, and what they may hold."""

import re
from collections.abc import Iterator
from typing import Final

from fireside.bonfire.edition_lines import Way
from fireside.bonfire.pieces import TASK_KINDS
from fireside.bonfire.words import (
    COLOUR_NAMES,
    FIELDS,
    PLACES,
    RESOURCE_NAMES,
    SPECIALISTS,
    TOKEN_NAMES,
    TOM_CARD_NAMES,
)

PLAIN_RESOURCES: Final = RESOURCE_NAMES[:5]  # all but gold: what islands and path tiles show
SYMBOLS: Final = TOKEN_NAMES[:6]  # all but yellow: what fate tiles show

# What a task of a kind shows, and how many of them; the other kinds show nothing.
SHOWN_BY_KIND: Final = {
    "guardian": ("guardian", 1),
    "path_with": ("resource", 1),
    "offering_at": ("resource", 1),
    "group_of_3": ("token", 1),
    "gnome_with": ("resource", 1),
    "two_guardians": ("guardian", 2),
    "three_of": ("resource", 1),
    "both_islands": ("resource", 1),
    "two_groups_of_3": ("token", 2),
    "5_tokens": ("token", 1),
}

# Where something is wrong and what.
Misfit = tuple[Way, str]


class Word:
    """A name: one of those given, or any of letters, digits, `-` and `_`."""

    def __init__(self, names: list[str] | None = None) -> None:
        self.names: Final = names


class Number:
    """A whole number within limits."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most


class Flag:
    """True or false."""


class ListOf:
    """A list of values of one shape; `length` where a value of another length means nothing."""

    def __init__(self, each: "Shape", length: int | None = None) -> None:
        self.each: Final = each
        self.length: Final = length


class Pieces:
    """A list of pieces, each a table of its values and perhaps its own `mark`."""

    def __init__(self, keys: "dict[str, Shape]", optional: list[str] | None = None) -> None:
        self.keys: Final = keys
        self.optional: Final = [*(optional or []), "mark"]


Shape = Word | Number | Flag | ListOf | Pieces

MARK: Final = Word(["R", "F", "L", "O"])
CELL: Final = ListOf(Number(1, 99), 2)

SECTIONS: Final[dict[str, dict[str, Shape]]] = {
    "edition": {"name": Word()},
    "counts": {
        key: Number(0, 1000)
        for key in (
            *("path_tiles", "blue_path_tiles", "red_path_tiles", "yellow_path_tiles"),
            *("tasks", "tasks_of_each_colour"),
            *("portals", "portal_shapes", "portals_of_each_shape"),
            *("guardians", "guardian_colours", "guardians_of_each_colour"),
            *("own_guardians_a_player", "council_novices", "novices_a_player"),
            *("specialists", "elders", "fate_tiles_a_player", "offerings_a_player"),
            *("countdown_tiles", "tom_cards", "city_boards", "start_tiles"),
            *("annexes", "annexes_with_building", "annexes_with_terrace"),
            *("token_kinds", "wild_token_kinds", "resource_kinds"),
        )
    },
    "tokens": {token: Word() for token in TOKEN_NAMES},
    "guardians": {"colours": Pieces({"colour": Word(), "specialist": Number(1, SPECIALISTS)})},
    "map": {
        "islands": Pieces(
            {
                "name": Word(),
                "resource": Word(PLAIN_RESOURCES),
                "guardian": Word(),
                "row": Number(1, 99),
                "column": Number(1, 99),
                "corner": Flag(),
            },
            optional=["resource", "guardian", "corner"],
        ),
        "routes": ListOf(ListOf(Word(), 2)),
    },
    "great_bonfire": {
        "fields": Pieces(
            {
                "token": Word(TOKEN_NAMES),
                "resource": Word(RESOURCE_NAMES),
                "points": Number(0, 99),
            },
            optional=["resource", "points"],
        ),
        "first_field": Number(1, FIELDS),
        "portals_on_each_field": ListOf(Number(0, 99), 4),
    },
    "city": {
        "places": Number(0, 99),
        "path_costs": ListOf(Number(0, 99), PLACES - 1),
        "seats": ListOf(Number(0, 99), PLACES),
        "start_resource": Word(RESOURCE_NAMES),
        "start_crystal": Word(["none"]),
        "shapes": ListOf(Word()),
        "boards": Pieces({"name": Word(), "gaps": ListOf(Word(), PLACES)}),
    },
    "fate": {
        **{
            key: ListOf(CELL)
            for key in ("area", "start_cells", "marked_cells", "gold_cells", "yellow_cells")
        },
        "tiles": ListOf(ListOf(Word(SYMBOLS), 3)),
    },
    "tasks": {
        "tiles": Pieces(
            {
                "colour": Word(COLOUR_NAMES),
                "points": Number(0, 99),
                "kind": Word(TASK_KINDS),
                "shows": ListOf(Word()),
            },
            optional=["shows"],
        )
    },
    "offerings": {"resources": ListOf(Word(RESOURCE_NAMES))},
    "path_tiles": {
        **{colour: ListOf(Word(PLAIN_RESOURCES)) for colour in COLOUR_NAMES},
        "stacks": Number(1, 4),
    },
    "gnomes": {
        "specialists": Pieces({"number": Number(1, 99), "resource": Word(RESOURCE_NAMES)}),
        "elders": Pieces({"number": Number(1, 99), "resource": Word(RESOURCE_NAMES)}),
    },
    "tom": {
        "cards": Pieces(
            {"card": Word(TOM_CARD_NAMES), "copies": Number(0, 99), "gnome_icon": Flag()}
        )
    },
}


def misfits(data: dict[str, object]) -> dict[str, list[Misfit]]:
    """What does not fit the shape, by section; sections that fit are not named."""
    found = {name: list(_in_section(name, data)) for name in dict.fromkeys((*data, *SECTIONS))}
    return {name: problems for name, problems in found.items() if problems}


def shown(value: object) -> str:
    """A value as a message quotes it: on one line and not too long."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _in_section(name: str, data: dict[str, object]) -> Iterator[Misfit]:
    if name not in SECTIONS:
        yield (name,), f"unknown section {shown(name)}"
    elif name not in data:
        yield (), f"section [{name}] is missing"
    else:
        section = data[name]
        if isinstance(section, dict):
            values = {key: section[key] for key in section if key not in ("mark", "marks")}
            yield from _in_table(values, (name,), SECTIONS[name], [])
            yield from _in_marks(section, (name,), SECTIONS[name])
        else:
            yield (name,), f"{name} must be a section, here {shown(section)}"


def _in_marks(section: dict[str, object], way: Way, keys: dict[str, Shape]) -> Iterator[Misfit]:
    """Every key of a section and of its pieces has its mark, or the section has one for all."""
    if "mark" in section:
        yield from _in_word(section["mark"], (*way, "mark"), MARK)
    marks = section.get("marks", {})
    if not isinstance(marks, dict):
        yield (*way, "marks"), f"marks must be a table, here {shown(marks)}"
        return
    marked: dict[str, Shape] = {}
    for key, shape in keys.items():
        for name in shape.keys if isinstance(shape, Pieces) else [key]:
            marked[name] = MARK
    optional = list(marked) if "mark" in section else []
    yield from _in_table(marks, (*way, "marks"), marked, optional)


def _in_table(
    table: dict[str, object], way: Way, keys: dict[str, Shape], optional: list[str]
) -> Iterator[Misfit]:
    what = "the mark of " if way[-1] == "marks" else ""
    for key in keys:
        if key not in table and key not in optional:
            yield way, f"{what}{key} is missing"
    for key, value in table.items():
        if key in keys:
            yield from _in_value(value, (*way, key), keys[key])
        else:
            yield (*way, key), f"unknown key {shown(key)}"


def _in_value(value: object, way: Way, shape: Shape) -> Iterator[Misfit]:
    if isinstance(shape, Word):
        yield from _in_word(value, way, shape)
    elif isinstance(shape, Number):
        # True and False are numbers to Python, but not to a reader.
        if type(value) is not int or not shape.least <= value <= shape.most:
            yield _wrong(value, way, f"a whole number from {shape.least} to {shape.most}")
    elif isinstance(shape, Flag):
        if type(value) is not bool:
            yield _wrong(value, way, "true or false")
    elif isinstance(shape, ListOf):
        yield from _in_list(value, way, shape)
    else:
        yield from _in_pieces(value, way, shape)


def _in_word(value: object, way: Way, shape: Word) -> Iterator[Misfit]:
    if shape.names is None:
        if not isinstance(value, str) or not re.fullmatch(r"[A-Za-z0-9_-]{1,40}", value):
            yield _wrong(value, way, "a name of letters, digits, - and _")
    elif value not in shape.names:
        few = len(shape.names) <= 8
        wanted = "one of " + ", ".join(shape.names) if few else "a known one"
        yield _wrong(value, way, wanted)


def _in_list(value: object, way: Way, shape: ListOf) -> Iterator[Misfit]:
    if not isinstance(value, list):
        yield _wrong(value, way, "a list")
        return
    if shape.length is not None and len(value) != shape.length:
        yield way, f"{_name(way)} must have {shape.length} values, here {len(value)}"
    for number, each in enumerate(value):
        yield from _in_value(each, (*way, number), shape.each)


def _in_pieces(value: object, way: Way, shape: Pieces) -> Iterator[Misfit]:
    if not isinstance(value, list):
        yield _wrong(value, way, "a list of pieces")
        return
    keys = {**shape.keys, "mark": MARK}
    for number, piece in enumerate(value):
        if isinstance(piece, dict):
            yield from _in_table(piece, (*way, number), keys, shape.optional)
        else:
            yield _wrong(piece, (*way, number), "a piece, written { key = value }")


def _wrong(value: object, way: Way, wanted: str) -> Misfit:
    return way, f"{_name(way)} must be {wanted}, here {shown(value)}"


def _name(way: Way) -> str:
    """What to call a value: its key, or `each of` the list it stands in."""
    if isinstance(way[-1], str):
        return f"the mark of {way[-1]}" if way[-2:-1] == ("marks",) else way[-1]
    keys = [key for key in way if isinstance(key, str)]
    return f"each of {keys[-1]}"

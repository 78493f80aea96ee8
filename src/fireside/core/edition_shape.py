"""The shape of an edition's file: which sections and keys it has, and what they may hold."""

import re
from collections.abc import Iterator
from typing import Final

from fireside.core.edition_lines import Way

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
        self.optional: Final = optional or []


Shape = Word | Number | Flag | ListOf | Pieces


class FileShape:
    """The shape of a title's files: the keys of each section, and the marks that values have."""

    def __init__(self, title: str, sections: dict[str, dict[str, Shape]], marks: list[str]) -> None:
        self.title: Final = title
        own = {"title": Word([title]), "name": Word()}
        self.sections: Final[dict[str, dict[str, Shape]]] = {"edition": {**own}, **sections}
        self.mark: Final = Word(marks)


def misfits(data: dict[str, object], shape: FileShape) -> dict[str, list[Misfit]]:
    """What does not fit the shape, by section; sections that fit are not named."""
    names = dict.fromkeys((*data, *shape.sections))
    found = {name: list(_in_section(name, data, shape)) for name in names}
    return {name: problems for name, problems in found.items() if problems}


def shown(value: object) -> str:
    """A value as a message quotes it: on one line and not too long."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _in_section(name: str, data: dict[str, object], shape: FileShape) -> Iterator[Misfit]:
    if name not in shape.sections:
        yield (name,), f"unknown section {shown(name)}"
    elif name not in data:
        yield (), f"section [{name}] is missing"
    else:
        section = data[name]
        if isinstance(section, dict):
            values = {key: section[key] for key in section if key not in ("mark", "marks")}
            yield from _in_table(values, (name,), shape.sections[name], [])
            yield from _in_marks(section, (name,), shape.sections[name], shape.mark)
        else:
            yield (name,), f"{name} must be a section, here {shown(section)}"


def _in_marks(
    section: dict[str, object], way: Way, keys: dict[str, Shape], mark: Word
) -> Iterator[Misfit]:
    """Every key of a section and of its pieces has its mark, or the section has one for all."""
    if "mark" in section:
        yield from _in_word(section["mark"], (*way, "mark"), mark)
    marked: dict[str, Shape] = {}
    for key, shape in keys.items():
        if isinstance(shape, Pieces):
            marked.update(dict.fromkeys(shape.keys, mark))
            yield from _in_marks_of_pieces(section.get(key), (*way, key), mark)
        else:
            marked[key] = mark
    marks = section.get("marks", {})
    if isinstance(marks, dict):
        optional = list(marked) if "mark" in section else []
        yield from _in_table(marks, (*way, "marks"), marked, optional)
    else:
        yield (*way, "marks"), f"marks must be a table, here {shown(marks)}"


def _in_marks_of_pieces(pieces: object, way: Way, mark: Word) -> Iterator[Misfit]:
    for number, piece in enumerate(pieces if isinstance(pieces, list) else []):
        if isinstance(piece, dict) and "mark" in piece:
            yield from _in_word(piece["mark"], (*way, number, "mark"), mark)


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
    for number, piece in enumerate(value):
        if isinstance(piece, dict):
            values = {key: piece[key] for key in piece if key != "mark"}
            yield from _in_table(values, (*way, number), shape.keys, shape.optional)
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

"""Where the values of an edition come from: the marks of its file, told by provenance."""

from dataclasses import dataclass, field

from fireside.core.edition_shape import FileShape, Pieces


@dataclass
class Marked:
    """What of a section has a mark: these keys, or all of it without any; and the pieces that have
    the mark for themselves, out of so many."""

    mark: str
    section: str
    keys: list[str] = field(default_factory=list)
    pieces: int = 0
    out_of: int = 0


def marked(data: dict[str, object], shape: FileShape) -> list[Marked]:
    """Every section of a file that fits its shape, once for each mark that it has."""
    found: list[Marked] = []
    for name in list(shape.sections)[1:]:  # after `edition`, which says only its name
        section = data[name]
        assert isinstance(section, dict)
        found += _of_section(name, section, shape)
    return found


def _of_section(name: str, section: dict[str, object], shape: FileShape) -> list[Marked]:
    marks = section.get("marks", {})
    assert isinstance(marks, dict)
    by_mark: dict[str, Marked] = {}

    def of(mark: object) -> Marked:
        return by_mark.setdefault(str(mark), Marked(str(mark), name))

    for key in keys_of(name, shape):
        of(marks.get(key, section.get("mark"))).keys.append(key)
    for pieces in (value for value in section.values() if isinstance(value, list)):
        tables = [piece for piece in pieces if isinstance(piece, dict)]
        for piece in tables:
            if "mark" in piece:
                special = of(piece["mark"])
                special.pieces, special.out_of = special.pieces + 1, len(tables)
    if len(by_mark) == 1:
        of(*by_mark).keys.clear()  # one mark for all
    return list(by_mark.values())


def keys_of(section: str, shape: FileShape) -> list[str]:
    """The keys that may have a mark: those of the section, and those of the pieces it lists."""
    keys: dict[str, None] = {}
    for key, one in shape.sections[section].items():
        keys |= dict.fromkeys(one.keys if isinstance(one, Pieces) else [key])
    return list(keys)

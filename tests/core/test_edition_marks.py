"""Where an edition's values come from is read off the marks of its file; nothing is left out."""

import pytest

from fireside.core.edition_marks import Marked, keys_of, marked
from fireside.core.edition_shape import FileShape, Number, Pieces, Word
from fireside.core.title import titles

SHAPE = FileShape(
    "dice",
    {
        "counts": {"dice": Number(1, 9)},
        "faces": {"first": Word(), "pieces": Pieces({"name": Word(), "points": Number(0, 9)})},
    },
    ["R", "L", "O"],
)


def test_one_mark_for_all_names_no_keys() -> None:
    data: dict[str, object] = {
        "counts": {"mark": "R", "dice": 3},
        "faces": {"mark": "O", "first": "sun", "pieces": [{"name": "sun", "points": 1}]},
    }
    assert marked(data, SHAPE) == [Marked("R", "counts"), Marked("O", "faces")]


def test_a_key_or_a_piece_may_have_a_mark_of_its_own() -> None:
    sun, moon = {"name": "sun", "points": 1}, {"name": "moon", "points": 2, "mark": "L"}
    faces = {"mark": "O", "marks": {"points": "R"}, "first": "sun", "pieces": [sun, moon]}
    data: dict[str, object] = {"counts": {"mark": "R", "dice": 3}, "faces": faces}
    assert marked(data, SHAPE)[1:] == [
        Marked("O", "faces", ["first", "name"]),
        Marked("R", "faces", ["points"]),
        Marked("L", "faces", [], 1, 2),
    ]


@pytest.mark.parametrize("title", titles())
def test_every_value_of_our_editions_is_told_once(title: str) -> None:
    editions = titles()[title].editions
    found = editions.marks()
    for section in list(editions.shape.sections)[1:]:
        own = [one for one in found if one.section == section]
        keys = [key for one in own for key in one.keys]
        assert sorted(keys) == sorted(keys_of(section, editions.shape)) or len(own) == 1
        assert len({one.mark for one in own}) == len(own) > 0
    assert {one.mark for one in found} <= set(editions.shape.mark.names or [])

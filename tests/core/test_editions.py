"""The editions that come with a title: the newest, and those that were played with before."""

import sys
from pathlib import Path

import pytest

from fireside.core import record
from fireside.core.edition import Editions, imprint
from fireside.core.edition_file import EditionError
from fireside.core.record import RecordError
from fireside.core.title import game_of, make_game, titles
from fireside.dewan.edition import editions as dewan
from fireside.dewan.rules.pieces import Edition
from tests.dewan.edition_cases import edit
from tests.edition_cases import write

Shelf = Editions[Edition]
SMALLER = ("fish = 20", "fish = 19")
SMALLEST = ("fish = 20", "fish = 18")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """Three editions of Dewan, the newest as it is; the earlier ones are not as the rulebook has
    it."""
    folder = tmp_path / "shelf"
    folder.mkdir(parents=True)
    texts = {"fireside": edit(), "fireside-2": edit(*SMALLER), "fireside-10": edit(*SMALLEST)}
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    (folder / "notes.txt").write_text("no edition", encoding="utf-8")
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "shelf", raising=False)
    ours = dewan.EDITIONS
    found = Editions("shelf", ours.shape, ours.known, ours.needed, ours.likely, ours.make)
    monkeypatch.setattr(dewan, "EDITIONS", found)
    return found


def test_the_newest_comes_first_and_the_others_from_the_last_to_the_first(shelf: Shelf) -> None:
    assert shelf.names() == ["fireside.toml", "fireside-10.toml", "fireside-2.toml"]
    assert imprint(shelf.load()) == imprint(dewan.load())


def test_an_earlier_edition_is_found_by_its_imprint(shelf: Shelf) -> None:
    for name, fish in (("fireside-2.toml", 19), ("fireside-10.toml", 18)):
        earlier = shelf.packaged(name)
        assert earlier.fish == fish
        assert shelf.imprinted(imprint(earlier)) is earlier
    assert shelf.imprinted("fireside 0123456789abcdef") is None


def test_a_record_is_replayed_with_the_edition_that_it_names(shelf: Shelf) -> None:
    game = titles()["dewan"].game(shelf.packaged("fireside-2.toml"), 2, {})
    assert game.edition != make_game("dewan", 2).edition
    kept = record.read(record.write(game, 5, game.start(5).choices()[:1], ["one", "two"]))
    played = game_of(kept)
    assert played.edition == game.edition
    assert record.replay(kept, played).digest() == kept.position
    kept.edition = "fireside 0123456789abcdef"
    with pytest.raises(RecordError, match="made with the edition 'fireside 0123456789abcdef'"):
        record.replay(kept, game_of(kept))


def test_a_record_of_an_edition_that_was_good_enough_then(shelf: Shelf, tmp_path: Path) -> None:
    """What the checks have learned since is not held against a game that was played."""
    path = write(tmp_path, edit("fish = 20", "fish = 17"))
    with pytest.raises(EditionError, match="fish must be 20"):
        shelf.load(path)
    game = titles()["dewan"].game(shelf.accepted(path.read_text()), 2, {})
    kept = record.read(record.write(game, 5, [], ["one", "two"]))
    assert record.replay(kept, game_of(kept, path)).digest() == kept.position
    kept.edition = "mine 0123456789abcdef"
    with pytest.raises(EditionError, match="fish must be 20"):
        game_of(kept, path)

"""Games that were played with earlier editions of ours go on being replayed with them."""

from pathlib import Path

import pytest

from fireside.bonfire.edition.editions import EDITIONS, load
from fireside.core.edition import imprint
from fireside.core.event import Event
from fireside.core.older import of_today
from fireside.core.record import Record, read, replay
from fireside.core.title import game_of
from tests.conformance.tested import TESTS

FILES = sorted(TESTS.joinpath("games").glob("fireside-*/*.fire"))
# What has been told to records and stored tables: these files never change again.
IMPRINTS = {"fireside-1": "fireside 18c02d7251b4b21b"}


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def kept(path: Path) -> Record:
    """A game under the rules of today."""
    record = read(path.read_text(encoding="utf-8"))
    today, stop = of_today(record, game_of(record))
    assert stop is None
    return today


def test_earlier_editions_stay_as_they_were() -> None:
    earlier = [name.removesuffix(".toml") for name in EDITIONS.names()[1:]]
    assert {name: imprint(EDITIONS.packaged(f"{name}.toml")) for name in earlier} == IMPRINTS


def test_there_is_a_game_of_every_earlier_edition() -> None:
    assert {path.parent.name for path in FILES} == set(IMPRINTS)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_game_is_replayed_with_its_own_edition(path: Path) -> None:
    record = kept(path)
    game = game_of(record)
    assert game.edition == record.edition == IMPRINTS[path.parent.name]
    assert game.edition != imprint(load())
    state = replay(record, game)
    assert (state.scores(), state.digest()) == (record.result, record.position)


def test_five_equal_tokens_are_lit_with_the_first_edition() -> None:
    record = kept(TESTS / "games/fireside-1/three-players.fire")
    log: list[Event] = []
    replay(record, game_of(record), log=log)
    lit = [event.facts["task"] for event in log if event.what == "light"]
    assert "yellow-5-tokens-path" in lit

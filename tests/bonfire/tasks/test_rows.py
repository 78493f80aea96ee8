"""The lists of the game: a row says all of a thing, and whoever adds words to it uses its name."""

import re
from pathlib import Path

import pytest

import fireside.bonfire
from fireside.bonfire.bots.goals import GOALS
from fireside.bonfire.rules import abilities
from fireside.bonfire.rules.constants import ELDERS, OWN_GUARDIAN, SPECIALISTS
from fireside.bonfire.rules.tasks.kinds import TASK_KINDS, by_number
from fireside.bonfire.rules.tom import CARDS
from fireside.bonfire.says.names import gnome_effect
from fireside.words.catalogues import say
from fireside.words.message import Message, Words, message

SOURCE = Path(fireside.bonfire.__file__).parent
CLIENT = Path(__file__).parents[3] / "web" / "src" / "bonfire"
GNOMES = range(1, SPECIALISTS + ELDERS + 1)
LETTERED = "5_tokens"  # the terminal counts the letters of its tokens
BARE_NUMBER = re.compile(r"\.has\(\d|gnomes (&|>> ?\d)")


def named_gnomes() -> dict[str, int]:
    """The numbers of the gnomes by their names; one name stands for the four of the guardians."""
    named = {name: value for name, value in vars(abilities).items() if isinstance(value, int)}
    for colour in range(1, OWN_GUARDIAN):
        named[f"EARN_TWICE + {colour}"] = abilities.EARN_TWICE + colour
    return named


def sources() -> list[tuple[str, str]]:
    """Every file of the title with its text."""
    return [(path.name, path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]


def is_there(words: Words) -> bool:
    """Whether the catalogues have a message."""
    assert isinstance(words, Message)
    return say(words, "en") != words.id


# Gnomes


def test_every_gnome_has_one_name() -> None:
    assert sorted(named_gnomes().values()) == list(GNOMES)


def test_abilities_are_asked_for_by_name() -> None:
    bare = {(name, hit[0]) for name, text in sources() for hit in BARE_NUMBER.finditer(text)}
    assert not bare


def test_searching_for_an_ability_finds_where_it_applies() -> None:
    texts = [text for name, text in sources() if name not in ("abilities.py", "words.py")]
    names = {name.split()[0] for name in named_gnomes()}
    assert not {name for name in names if not any(name in text for text in texts)}


def test_every_gnome_has_its_words() -> None:
    assert all(is_there(gnome_effect(gnome)) for gnome in GNOMES)
    assert not is_there(gnome_effect(len(GNOMES) + 1))


# Kinds of task


def test_every_kind_of_task_has_its_goal_its_words_and_its_picture() -> None:
    names = [kind.name for kind in TASK_KINDS]
    assert len(set(names)) == len(GOALS) == 41
    assert all(is_there(message(f"bonfire-short-{name}")) for name in names if name != LETTERED)
    drawings = (CLIENT / "pieces" / "drawings.ts").read_text(encoding="utf-8")
    pieces = (CLIENT / "pieces" / "pieces.svg").read_text(encoding="utf-8")
    for kind in TASK_KINDS:
        if kind.shows:
            assert f"case '{kind.name}':" in drawings
        else:
            assert f'"bonfire-picture-{kind.name}"' in pieces


def test_what_belongs_to_kinds_of_task_is_there_for_each_of_them() -> None:
    of_kinds = {kind.name: kind.count for kind in TASK_KINDS}
    assert by_number(of_kinds) == [kind.count for kind in TASK_KINDS]
    with pytest.raises(KeyError, match="6_portals"):
        by_number({**of_kinds, "6_portals": 6})
    del of_kinds["5_portals"]
    with pytest.raises(KeyError, match="5_portals"):
        by_number(of_kinds)


# Tom's cards


def test_every_card_of_toms_has_its_words() -> None:
    assert all(is_there(message(f"bonfire-tom-card-{card.name}")) for card in CARDS)

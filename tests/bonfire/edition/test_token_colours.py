"""Tokens have the colours of their edition wherever they are drawn: on the web table and in the
terminal."""

import re
from pathlib import Path

import pytest

from fireside.bonfire.edition.editions import EDITIONS, load
from fireside.bonfire.rules.constants import TOKEN_NAMES
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.rules.seen.printed import printed_on
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.terminal.board_fate import supply_row
from fireside.bonfire.terminal.words import TOKEN_STYLES, style_of
from fireside.terminal.speaker import Speaker

CLIENT = Path(__file__).parents[3] / "web" / "src"
PIECES = CLIENT / "bonfire" / "pieces"
SHEETS = [CLIENT / "tokens.css", PIECES / "tokens.css"]
STYLES = "".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS)
SHADES = ["", "-ink", "-light"]
EARLIER = EDITIONS.packaged("fireside-1.toml")


def variable(name: str) -> str:
    """What a variable of the client's colours is."""
    found = re.search(rf"--{name}: ([^;]*);", STYLES)
    assert found, f"--{name} is missing"
    return found[1]


@pytest.mark.parametrize("shade", SHADES)
def test_the_client_begins_with_the_colours_of_the_newest_edition(shade: str) -> None:
    for token, colour in zip(TOKEN_NAMES, load().token_colours, strict=True):
        name = token.replace("_", "-")
        assert variable(f"{name}{shade}") == f"var(--token-{colour}{shade})"


@pytest.mark.parametrize("colour", TOKEN_STYLES)
def test_what_the_terminal_can_colour_the_client_can_too(colour: str) -> None:
    assert all(variable(f"token-{colour}{shade}") for shade in SHADES)


@pytest.mark.parametrize("edition", [load(), EARLIER], ids=["newest", "fireside-1"])
def test_every_colour_of_ours_is_known(edition: Edition) -> None:
    assert set(edition.token_colours) <= TOKEN_STYLES.keys()


def test_no_drawing_writes_a_tokens_colour_down() -> None:
    """Whatever is drawn in the colour of a token asks for it by the token's name."""
    written = {variable(f"token-{colour}{shade}") for colour in TOKEN_STYLES for shade in SHADES}
    colours = {value for value in written if value.startswith("#")}
    pieces = (PIECES / "pieces.svg").read_text(encoding="utf-8")
    assert [colour for colour in colours if f"color:{colour}" in pieces] == []


def test_a_table_is_told_the_colours_of_its_edition() -> None:
    told = [
        printed_on(Facts(edition, 2, False, 0))["token_colours"] for edition in (load(), EARLIER)
    ]
    assert [(colours["guardian"], colours["gnome"]) for colours in told] == [
        ("orange", "purple"),
        ("purple", "orange"),
    ]


def test_the_terminal_draws_each_edition_in_its_colours() -> None:
    gnome = (TOKEN_STYLES["purple"], TOKEN_STYLES["orange"])
    printed = [printed_on(Facts(edition, 2, False, 0)) for edition in (load(), EARLIER)]
    assert (style_of(printed[0], "gnome"), style_of(printed[1], "gnome")) == gnome
    fate = {"supply": [7], "eighth": None}  # task, gnome, Great Bonfire
    for shown, style in zip(printed, gnome, strict=True):
        assert str(supply_row(fate, shown, Speaker()).spans[1].style) == style

"""How things are called and coloured where there is little room: letters, styles, short forms."""

from collections.abc import Mapping
from typing import Final

from fireside.bonfire.rules.constants import TOKEN_NAMES
from fireside.bonfire.says.names import goods_words
from fireside.terminal.speaker import Speaker
from fireside.words.message import Words, listed, message
from fireside.words.part import Plain

# Every colour also has a letter or a word: nothing is told by colour alone.
# By the colour that an edition's tokens have; one that is not here is written as it comes.
TOKEN_STYLES: Final = {
    "black": "grey50",
    "blue": "blue",
    "brown": "orange4",
    "green": "green",
    "grey": "grey62",
    "orange": "dark_orange3",
    "pink": "hot_pink",
    "purple": "magenta",
    "red": "red",
    "turquoise": "dark_turquoise",
    "white": "bright_white",
    "yellow": "bright_yellow",
}
RESOURCE_STYLES: Final = {
    "flower": "magenta",
    "fruit": "red",
    "herb": "green",
    "shell": "cyan",
    "root": "dark_orange3",
    "gold": "bright_yellow",
}
COLOUR_STYLES: Final = {"blue": "blue", "red": "red", "yellow": "bright_yellow"}


def token_letter(token: str) -> Words:
    """The letter of a token in the fate area."""
    return message(f"bonfire-terminal-letter-{token}")


def style_of(printed: Plain, good: str) -> str:
    """The style of a token, in the colour that it has in an edition, or of a resource."""
    if good in RESOURCE_STYLES:
        return RESOURCE_STYLES[good]
    return TOKEN_STYLES.get(printed["token_colours"][good], "")


def task_style(task: str, printed: Plain) -> str:
    """The style of a task's colour."""
    return COLOUR_STYLES[printed["tasks"][task]["colour"]]


def task_mark(task: str, printed: Plain) -> Words:
    """A task's colour by its letter, and its points: 'B2'."""
    tile = printed["tasks"][task]
    letter = message(f"bonfire-terminal-colour-{tile['colour']}")
    return listed([letter, str(tile["points"])], "")


def task_short(task: str, printed: Plain) -> Words:
    """What a task asks for in a word or two, after its colour's letter and its points."""
    kind, shows = printed["tasks"][task]["kind"], printed["tasks"][task]["shows"]
    if kind == "5_tokens":
        counts = {name: shows.count(name) for name in shows}
        short = listed(
            [listed([str(count), token_letter(name)], " ") for name, count in counts.items()]
        )
    else:
        first, second = (*map(_shown, shows), "", "")[:2]
        short = message(f"bonfire-short-{kind}", first=first, second=second)
    return listed([task_mark(task, printed), short], " ")


def _shown(name: str) -> Words:
    """What a task shows: a token by its letter, a resource or a guardian by its name."""
    if name in TOKEN_NAMES:
        return token_letter(name)
    if name in RESOURCE_STYLES:
        return message(f"bonfire-short-resource-{name}")
    return message(f"bonfire-short-guardian-{name}")


def goods_said(goods: Mapping[str, int], speaker: Speaker) -> str:
    """Tokens and resources, or that there are none."""
    return speaker.say(goods_words(goods)) or speaker("bonfire-terminal-none")

"""How things of Dewan are coloured and written where there is little room."""

from typing import Final

from rich.text import Text

from fireside.core.view import View
from fireside.dewan.says.names import (
    amounts,
    card_name,
    lacking,
    story_name,
    story_worth,
    terrain_name,
    terrains_of,
)
from fireside.terminal.speaker import Speaker

# Every colour also has a letter or a word: nothing is told by colour alone.
STYLES: Final = {
    "badlands": "dark_orange3",
    "mountains": "grey62",
    "desert": "yellow3",
    "forest": "green3",
    "water": "dodger_blue1",
    "artifact": "bright_magenta",
    "pigment": "bright_red",
    "crystal": "bright_cyan",
    "berry": "magenta",
    "fire": "bright_red",
}
# Of the sixteen colours that every terminal has.
GROUND_STYLES: Final = {
    "badlands": "bright_white on red",
    "mountains": "bright_white on bright_black",
    "desert": "black on yellow",
    "forest": "black on green",
    "water": "bright_white on blue",
    "flood": "bright_white on blue",
    "village": "bright_white on blue",
    "lava": "bright_red on black",
    "volcano": "bright_red on black",
    "home": "",
}
PLAYER_STYLES: Final = [
    "bold black on bright_white",
    "bold black on bright_yellow",
    "bold black on bright_cyan",
    "bold black on bright_magenta",
]


def card_text(name: str, speaker: Speaker) -> Text:
    """A card by its name, each terrain and the symbol in its colour."""
    text = Text(speaker.say(card_name(name)))
    for ground in terrains_of(name):
        text.highlight_words([speaker.say(terrain_name(ground))], STYLES.get(ground, ""))
    symbol = name.partition("-")[2]
    if symbol:
        text.highlight_words([speaker(f"dewan-symbol-{symbol}")], STYLES.get(symbol, ""))
    return text


def cards_text(counts: dict[str, int], speaker: Speaker) -> Text:
    """Cards, those that there are several of with their number: '2 forest (fire), desert'."""
    parts = [
        Text(f"{count} " if count > 1 else "").append_text(card_text(name, speaker))
        for name, count in counts.items()
    ]
    return Text(", ").join(parts) if parts else Text(speaker("dewan-terminal-none"), "dim")


def story_texts(story: str, printed: View, has: View, speaker: Speaker) -> tuple[str, str]:
    """A story with its worth, and what is missing for it."""
    name = speaker.say(story_name(story))
    worth = speaker.say(story_worth(story, printed))
    missing = lacking(story, has)
    lacks = speaker("dewan-story-ready")
    if missing:
        lacks = speaker("dewan-story-missing", lack=amounts(missing))
    return speaker("frame-labelled", label=name, what=worth), lacks

"""What the terminal player says about Dewan, in English and in one place."""

from typing import Final

from rich.text import Text

from fireside.cli.words import counted
from fireside.core.view import View
from fireside.dewan.rules.constants import RESOURCES, SYMBOL_NAMES, TERRAIN_NAMES
from fireside.dewan.rules.pieces import Edition, Story

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
# Where a space has no room for the whole word.
SHORT_GROUNDS: Final = {
    "badlands": "badl.",
    "mountains": "mount.",
    "village": "villg.",
    "volcano": "VOLC.",
}
PLAYER_STYLES: Final = [
    "bold black on bright_white",
    "bold black on bright_yellow",
    "bold black on bright_cyan",
    "bold black on bright_magenta",
]
RESOURCE_LETTERS: Final = {"artifact": "A", "pigment": "P", "crystal": "C"}
# The letters and words on the map.
MAP_LEGEND: Final = (
    "[1] camp of player 1   2b berry tokens of the zone   on an edge: A artifact, P pigment, "
    "C crystal   dots: one zone"
)
COST_LEGEND: Final = "=3: can be paid, with 3 cards at least"

# What the eight places of a tribe board do when their camp leaves them (D6.2).
PLACE_EFFECTS: Final = {
    1: "no effect",
    2: "take a story tile",
    3: "may tuck a card",
    4: "take a story tile",
    5: "may tuck a card",
    6: "take a story tile",
    7: "may tuck a card",
    8: "1 fire, and this round is the last",
}
SHORT_EFFECTS: Final = ["", "", "story", "tuck", "story", "tuck", "story", "tuck", "the end"]

# What is asked in each phase, by the view's name for it.
QUESTIONS: Final = {
    "draft a story": "Which story tile do you begin with?",
    "turn": "Your turn: take cards{placing}?",
    "choose cost": "How many cards do you pay for {target}?",
    "pay cards": "Card {number} of {size} for {target}: which one?{paid}",
    "choose a story": "Which story tile do you take?",
    "tuck a card": "Which card do you tuck?",
    "place lava": "The volcano erupts: where does the lava go?",
    "place water": "The rain pours down: which space is flooded?",
    "fish": "The lakes give fish: do you discard a card for {fish}?",
}
PLACING: Final = ", or place camp {camp} ({effect})"  # where some target can be paid
EVENTS: Final = {
    "volcano": "the volcano erupts",
    "downpour": "the rain pours down",
    "lake-villages": "the lakes give fish",
}

SCORING_WORDS: Final = {
    "stories": "stories",
    "fire": "fire",
    "most fire": "most fire",
    "groups": "groups of camps",
    "berries": "berries",
    "pairs": "pairs of berry and fire",
    "waters": "water zones beside camps",
    "neighbours": "camps beside others' homes",
    "zones": "forest and mountain zones",
    "lakes": "most camps beside lakes",
    "fish": "fish",
}
TEAM_PAIRS: Final = "pairs of both partners' berries"


def story_of(edition: Edition, name: str) -> Story:
    """The story tile with a name."""
    return next(story for story in edition.stories if story.name == name)


def asked(story: Story) -> dict[str, int]:
    """What a tile asks for: zones of terrains and symbols of resources, by name."""
    wants = [*story.zones, *story.symbols]
    names = [*TERRAIN_NAMES, *SYMBOL_NAMES[:RESOURCES]]
    return {name: count for name, count in zip(names, wants, strict=True) if count}


def lacking(story: Story, has: View) -> dict[str, int]:
    """What is missing to fulfil a tile."""
    missing = {name: count - has[name] for name, count in asked(story).items()}
    return {name: count for name, count in missing.items() if count > 0}


def amounts(counts: dict[str, int]) -> str:
    """'2 water, 1 artifact'."""
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def worth(story: Story) -> str:
    """A tile's points and fire."""
    fire = f", {story.fire} fire" if story.fire else ""
    return counted(story.points, "point") + fire


def card_text(name: str) -> Text:
    """A card by its name, each terrain and the symbol in its colour."""
    grounds, dash, symbol = name.partition("-")
    text = Text()
    for number, ground in enumerate(grounds.split("/")):
        text.append("/" if number else "").append(ground, STYLES.get(ground, ""))
    return text.append(dash).append(symbol, STYLES.get(symbol, ""))


def cards_text(edition: Edition, counts: dict[str, int]) -> Text:
    """Cards sorted as the edition lists them: '2 forest-fire, desert-berry'."""
    names = [card.name for card in edition.cards if card.name in counts]
    parts = [
        Text(f"{counts[name]} " if counts[name] > 1 else "").append_text(card_text(name))
        for name in names
    ]
    return Text(", ").join(parts) if parts else Text("none", "dim")


def spot(at: list[int]) -> str:
    """A space by its coordinates, as choices write it."""
    return f"{at[0]},{at[1]}"

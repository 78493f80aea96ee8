"""Tribe boards on the terminal: one's own in full, others in a few lines."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fireside.cli.words import counted
from fireside.core.view import View
from fireside.dewan.rules.constants import CAMPS
from fireside.dewan.rules.pieces import Edition
from fireside.dewan.terminal.words import (
    PLACE_EFFECTS,
    SHORT_EFFECTS,
    amounts,
    card_text,
    cards_text,
    lacking,
    spot,
    story_of,
    worth,
)

TUCK_PLACES = (3, 5, 7)


def heading(view: View, number: int, mover: int) -> str:
    """Whose tribe it is, and how it stands."""
    tribe = view["tribes"][number]
    left = CAMPS - len(tribe["camps"])
    parts = [
        tribe["name"].capitalize() + (" · to move" if number == mover else ""),
        f"{counted(left, 'camp')} left",
        counted(tribe["cards"], "card"),
        counted(tribe["berries"], "berry", "berries"),
    ]
    if view["scenario"] == "lake-villages":
        parts.append(f"{tribe['fish']} fish")
    if view["scenario"] != "team":
        parts.append(counted(sum(tribe["scoring"].values()), "point"))
    return " · ".join(parts)


def full_tribe(edition: Edition, tribe: View) -> RenderableType:
    """Everything that the viewer may know of a tribe."""
    table = rows()
    home, *placed = [spot(at) for at in tribe["camps"]]
    places = [f"{number} at {at}" for number, at in enumerate(placed, 1)]
    table.add_row("camps", ", ".join([f"home at {home}", *places]))
    table.add_row("next", next_places(len(tribe["camps"])))
    table.add_row("stories", stories(edition, tribe))
    table.add_row("tucked", tucked(tribe))
    table.add_row("has", amounts({k: v for k, v in tribe["has"].items() if v}) or "nothing yet")
    table.add_row("hand", hand(edition, tribe))
    return table


def short_tribe(edition: Edition, tribe: View) -> RenderableType:
    """A tribe in a few lines: its camps stand on the map."""
    table = rows()
    table.add_row("next", next_places(len(tribe["camps"]), False))
    table.add_row("stories", stories(edition, tribe))
    if any(tribe["tucked"]):
        table.add_row("tucked", tucked(tribe))
    table.add_row("hand", hand(edition, tribe))
    return table


def rows() -> Table:
    """Names at the left, what belongs to them at the right."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    return table


def next_places(number: int, later: bool = True) -> str:
    """What the next place of the board does, and those after it."""
    if number == CAMPS:
        return "all camps are placed: 1 fire"
    words = f"camp {number}: {PLACE_EFFECTS[number]}"
    others = [f"{place} {SHORT_EFFECTS[place]}" for place in range(number + 1, CAMPS)]
    return f"{words}; then {', '.join(others)}" if later and others else words


def stories(edition: Edition, tribe: View) -> RenderableType:
    """The tribe's story tiles, and what is missing for those not fulfilled."""
    lines = []
    for tile in tribe["stories"]:
        story = story_of(edition, tile["story"])
        text = Text(f"{story.name}  ").append(worth(story))
        if tile["fulfilled"]:
            lines.append(text.append("  fulfilled", "bold green"))
        else:
            missing = amounts(lacking(story, tribe["has"])) or "nothing: check at the turn's end"
            lines.append(text.append(f"  lacks {missing}", "dim"))
    return Group(*lines) if lines else Text("none", "dim")


def tucked(tribe: View) -> Text:
    """The cards under places 3, 5 and 7."""
    parts = []
    passed = len(tribe["camps"]) - 1
    for place, card in zip(TUCK_PLACES, tribe["tucked"], strict=True):
        text = Text(f"{place}: ")
        if card:
            text.append_text(card_text(card["card"])).append(f" as {card['terrain']}")
        else:
            text.append("nothing" if passed >= place else "not yet", "dim")
        parts.append(text)
    return Text("   ").join(parts)


def hand(edition: Edition, tribe: View) -> Text:
    """The own hand sorted; of another hand what all have seen, and how many more there are."""
    if "hand" in tribe:
        return cards_text(edition, tribe["hand"])
    unknown = sum(tribe["hidden_cards"])
    parts = []
    if tribe["known_cards"]:
        parts.append(cards_text(edition, tribe["known_cards"]))
    if unknown or not parts:
        parts.append(Text(f"{unknown} unknown" if unknown else "no cards", "dim"))
    return Text(" and ").join(parts)

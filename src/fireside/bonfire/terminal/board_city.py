"""Cities on the terminal: one's own in full, others in a few lines."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fireside.bonfire.rules.constants import COLOUR_NAMES, GOODS_NAMES
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.rules.tasks.kinds import holds
from fireside.bonfire.terminal.board_fate import LEGEND, fate_grid, supply_row
from fireside.bonfire.terminal.words import (
    COLOUR_LETTERS,
    COLOUR_STYLES,
    RESOURCE_STYLES,
    TOKEN_LETTERS,
    gnome_words,
    good_word,
    goods_words,
    style_of,
    task_long,
    task_of,
    task_short,
)
from fireside.cli.words import counted
from fireside.core.view import View

WIDE = 110  # from here on tasks are told in sentences
BESIDE = 70  # from here on there is room beside the fate area
STATUS = {"stuck": "no more turns", "passed": "has passed"}


def heading(city: View) -> str:
    """Whose city it is, and how it stands."""
    parts = [city["name"][0].upper() + city["name"][1:], counted(city["points"], "point")]
    if city["ship"]:
        parts.append(f"ship at {city['ship']}" if city["ship"] != "dock" else "ship in the dock")
    if city["status"] in STATUS:
        parts.append(STATUS[city["status"]])
    return " · ".join(parts)


def full_city(
    game: Bonfire, state: BonfireState, view: View, number: int, width: int
) -> RenderableType:
    """Everything in a city; a player's with the fate area."""
    city = view["cities"][number]
    edition = game.facts.edition
    seven = places(game, state, view, number, width)
    belongings = Table.grid(padding=(0, 2))
    belongings.add_column(style="dim", no_wrap=True)
    belongings.add_column()
    if city["name"] == "Tom":
        belongings.add_row("at start", guardians_at_start(city))
        belongings.add_row("gnomes", gnomes(game, city))
        return Group(seven, belongings)
    belongings.add_row("tokens", goods_text(city["tokens"], edition))
    belongings.add_row("resources", goods_text(city["resources"], edition))
    belongings.add_row("fate tiles", supply_row(city["fate"], edition))
    belongings.add_row("offerings", offerings(city))
    belongings.add_row("at start", guardians_at_start(city))
    belongings.add_row("gnomes", gnomes(game, city))
    area = fate_grid(city["fate"], edition)
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=width >= BESIDE)
    if width >= BESIDE:
        grid.add_row(area, belongings)
    else:
        grid.add_row(Group(area, belongings))
    legend = Text(f"   {LEGEND}  (circle) gap\n   {letters_legend()}", "dim")
    return Group(seven, Padding(grid, (1, 0, 0, 0)), legend)


def letters_legend() -> str:
    """The letters of the token kinds."""
    return "  ".join(f"{letter} {good_word(name)}" for name, letter in TOKEN_LETTERS.items())


def places(
    game: Bonfire, state: BonfireState, view: View, number: int, width: int
) -> RenderableType:
    """The seven places, one line each."""
    city = view["cities"][number]
    table = Table.grid(padding=(0, 2))
    for name in ("", "path", "portal", "task or bonfire", "novice", "guardians", "seat"):
        table.add_column(name, no_wrap=name != "guardians")
    table.show_header = True
    table.header_style = "dim"
    for index, place in enumerate(city["places"]):
        table.add_row(
            str(index + 1),
            path_text(place["path"], width >= WIDE),
            Text(place["gap"], "bold") if place["portal"] else Text(f"({place['gap']})", "dim"),
            task_text(game, state, number, index, width),
            novice_text(city["novices"][index]),
            Text(", ".join(standing(city, f"path {index + 1}")), "magenta"),
            seat_text(game.facts.edition, city, index),
        )
    return table


def path_text(path: str | None, in_full: bool = True) -> Text:
    """A path tile: the crystal's colour, or its letter, and the resource; place 1 shows gold."""
    if path is None:
        return Text("-", "dim")
    if path == "start":
        return Text("gold", RESOURCE_STYLES["gold"])
    if path.startswith("start-"):
        path = f"{path.removeprefix('start-')}-gold"
    colour, resource = path.split("-", 1)
    crystal = colour if in_full else COLOUR_LETTERS[colour]
    return Text(f"{crystal} ", COLOUR_STYLES[colour]).append(resource, RESOURCE_STYLES[resource])


def task_text(game: Bonfire, state: BonfireState, number: int, place: int, width: int) -> Text:
    """A task, whether it could be lit, or a bonfire, with colour and points."""
    edition = game.facts.edition
    city = state.cities[number]
    task = city.tasks[place]
    if task < 0:
        return Text("-", "dim")
    tile = edition.tasks[task]
    colour = COLOUR_NAMES[tile.colour]
    if city.lit >> place & 1:
        return Text(f"FIRE {COLOUR_LETTERS[colour]}{tile.points}", f"bold {COLOUR_STYLES[colour]}")
    short = task_short(edition, tile)
    long = f"{COLOUR_LETTERS[colour]}{tile.points} {task_long(edition, tile)}"
    ready = "ready " if holds(game.facts, city, task) else "task "
    return Text(ready + (long if width >= WIDE else short), COLOUR_STYLES[colour])


def novice_text(space: int) -> Text:
    """Where the novice of a place is."""
    return Text(f"space {space}", "dim") if space else Text("home")


def standing(city: View, where: str) -> list[str]:
    """The guardians at a location."""
    return [name for name, location in city["guardians"].items() if location == where]


def seat_text(edition: Edition, city: View, place: int) -> Text:
    """What the seat at a bonfire is worth, and who has it."""
    text = Text(f"{edition.seat_points[place]} ", "dim")
    return text.append(" ".join(standing(city, f"bonfire {place + 1}")), "bold magenta")


def guardians_at_start(city: View) -> Text:
    """Who waits on the start space."""
    return Text(", ".join(standing(city, "start")) or "nobody", "magenta")


def goods_text(goods: dict[str, int], edition: Edition) -> Text:
    """Tokens or resources, every kind by name."""
    held = [
        Text(f"{n} {good_word(name)}", style_of(edition, name)) for name, n in goods.items() if n
    ]
    return Text("  ").join(held) if held else Text("none")


def offerings(city: View) -> Text:
    """The open offering and the height of each stack."""
    stacks = zip(city["offerings"]["open"], city["offerings"]["left"], strict=True)
    shown = [f"{resource} ({left} left)" if resource else "none left" for resource, left in stacks]
    return Text(", ".join(shown))


def gnomes(game: Bonfire, city: View) -> RenderableType:
    """The gnomes with what they do; Tom's do nothing."""
    if not city["gnomes"]:
        return Text("none")
    if city["name"] == "Tom":
        return Text(", ".join(map(str, city["gnomes"])))
    table = Table.grid(padding=(0, 1))
    for gnome in city["gnomes"]:
        table.add_row(f"{gnome:>2}", gnome_words(game.facts.edition, gnome))
    return table


def short_city(game: Bonfire, view: View, number: int) -> Text:
    """A city in a few lines."""
    city = view["cities"][number]
    edition = game.facts.edition
    fires = [place["task"] for place in city["places"] if place["lit"]]
    waiting = [place["task"] for place in city["places"] if place["task"] and not place["lit"]]
    counts = [
        counted(sum(place["path"] is not None for place in city["places"]), "path"),
        counted(sum(place["portal"] for place in city["places"]), "portal"),
        f"fires {_shorts(edition, fires) or 'none'}",
        f"tasks {_shorts(edition, waiting) or 'none'}",
        "guardians " + ", ".join(f"{n} ({w})" for n, w in city["guardians"].items()),
        "gnomes " + (" ".join(map(str, city["gnomes"])) or "none"),
    ]
    if city["ship"]:
        goods = {name: (city["tokens"] | city["resources"])[name] for name in GOODS_NAMES}
        counts.append("holds " + (goods_words(goods) or "nothing"))
        counts.append(f"{counted(len(city['fate']['supply']), 'fate tile')} left")
    return Text(" · ".join(counts))


def _shorts(edition: Edition, names: list[str]) -> str:
    return ", ".join(task_short(edition, task_of(edition, name)) for name in names)

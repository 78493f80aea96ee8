"""The middle of the board on the terminal: Great Bonfire, displays, High Council."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fireside.bonfire.rules.constants import NOTHING, RESOURCE_NAMES, TOKEN_NAMES
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.terminal.board_city import path_text
from fireside.bonfire.terminal.words import (
    BONUS_WORDS,
    COUNCIL_TASK_WORDS,
    RESOURCE_STYLES,
    TOM_CARD_WORDS,
    gnome_words,
    good_word,
    style_of,
)
from fireside.cli.parts import grid
from fireside.cli.words import counted
from fireside.core.view import View


def great_bonfire(view: View, edition: Edition) -> RenderableType:
    """The seven fields with their rewards; an arrow where it points."""
    wheel = view["great_bonfire"]
    table = grid()
    for field, portals in enumerate(wheel["portals"]):
        here = field + 1 == wheel["field"]
        token = TOKEN_NAMES[edition.field_tokens[field]]
        resource = edition.field_resources[field]
        reward = Text(counted(edition.field_points, "point"))
        if resource != NOTHING:
            reward = Text(RESOURCE_NAMES[resource], RESOURCE_STYLES[RESOURCE_NAMES[resource]])
        shapes = [shape for shape, count in portals.items() for _ in range(count)]
        table.add_row(
            Text(f"{'>' if here else ' '} {field + 1}", "bold" if here else ""),
            Text(good_word(token), style_of(edition, token)),
            reward,
            ", ".join(shapes) or Text("no portals", "dim"),
        )
    if wheel["used"]:
        return table
    return Group(table, Text("    not used yet: the first turn goes anywhere for 1", "dim"))


def path_display(view: View) -> Text:
    """The open path tiles by slot, and how high the stacks are."""
    text = Text()
    for slot, path in enumerate(view["paths"]["open"]):
        text.append(f"{slot + 1} ", "dim").append_text(path_text(path)).append("   ")
    heights = [str(sum(layers)) for layers in view["paths"]["stacks"]]
    return text.append(f"stacks {', '.join(heights)}", "dim")


def specialists(view: View, edition: Edition) -> RenderableType:
    """The open specialists: number, resource, what they do."""
    table = gnome_table([gnome for gnome in view["gnomes"]["specialists"] if gnome], edition)
    return Group(table, Text(f"deck {len(view['gnomes']['unseen'])}", "dim"))


def elders(view: View, edition: Edition) -> RenderableType:
    """The open elders: number, resource, what they score."""
    left = view["gnomes"]["elders"]
    return gnome_table(left, edition) if left else Text("none left", "dim")


def gnome_table(numbers: list[int], edition: Edition) -> Table:
    """Gnomes, one a line."""
    table = grid()
    for gnome in numbers:
        resource = RESOURCE_NAMES[edition.gnome_resource(gnome)]
        words = gnome_words(edition, gnome)
        table.add_row(f"{gnome:>2}", Text(resource, RESOURCE_STYLES[resource]), words)
    return table


def council(view: View) -> RenderableType:
    """The eight spaces with their bonuses and who sits there."""
    table = grid()
    for space in range(1, 9):
        table.add_row(str(space), BONUS_WORDS[space], Text(" ".join(sitting(view, space)), "bold"))
    return table


def sitting(view: View, space: int) -> list[str]:
    """Who has novices in a council space: P and the player, T for Tom, C for the council's."""
    marks = []
    for number, city in enumerate(view["cities"]):
        mark = "Tom" if city["name"] == "Tom" else f"P{number + 1}"
        marks += [mark] * city["novices"].count(space)
    for novice in view["council"]["council_novices"].values():
        if novice["space"] == space:
            marks.append("(C)" if novice["lying"] else "C")
    return marks


def council_tasks(view: View) -> Text:
    """The five council tasks: those whose council novice still waits, and the others."""
    novices = view["council"]["council_novices"]
    text = Text("novice waits at ", "dim")
    waiting = [COUNCIL_TASK_WORDS[task] for task, n in novices.items() if not n["space"]]
    gone = [COUNCIL_TASK_WORDS[task] for task, n in novices.items() if n["space"]]
    text.append(", ".join(waiting) or "none")
    if gone:
        text.append("; gone from ", "dim").append(", ".join(gone))
    return text


def tom_cards(view: View) -> Text:
    """Which cards are still in Tom's deck."""
    unseen: list[str] = view["tom"]["unseen"]
    names = [TOM_CARD_WORDS[card].split(":")[0] for card in unseen]
    text = Text(f"{view['tom']['played']} cards played; still in his deck: ", "dim")
    return text.append(", ".join(names) or "none, he shuffles next")

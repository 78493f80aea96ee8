"""The middle of the board on the terminal: Great Bonfire, displays, High Council."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fireside.bonfire.says.names import (
    bonus_name,
    council_task_name,
    gnome_effect,
    points_words,
    portal_name,
    resource_name,
    token_name,
)
from fireside.bonfire.terminal.board_city import path_text
from fireside.bonfire.terminal.words import RESOURCE_STYLES, style_of
from fireside.core.view import View
from fireside.terminal.parts import grid
from fireside.terminal.speaker import Speaker


def great_bonfire(view: View, printed: View, speaker: Speaker) -> RenderableType:
    """The seven fields with their rewards; an arrow where it points."""
    wheel = view["great_bonfire"]
    table = grid()
    for number, (field, portals) in enumerate(
        zip(printed["fields"], wheel["portals"], strict=True), 1
    ):
        here = number == wheel["field"]
        reward = Text(speaker.say(points_words(field["points"])))
        if field["resource"]:
            name = speaker.say(resource_name(field["resource"]))
            reward = Text(name, RESOURCE_STYLES[field["resource"]])
        shapes = [
            speaker.say(portal_name(shape))
            for shape, count in portals.items()
            for _ in range(count)
        ]
        table.add_row(
            Text(f"{'>' if here else ' '} {number}", "bold" if here else ""),
            Text(speaker.say(token_name(field["token"])), style_of(printed, field["token"])),
            reward,
            ", ".join(shapes) or Text(speaker("bonfire-terminal-none"), "dim"),
        )
    if wheel["used"]:
        return table
    return Group(table, Text(f"    {speaker('bonfire-terminal-unused')}", "dim"))


def path_display(view: View, speaker: Speaker) -> Text:
    """The open path tiles by slot, and how high the stacks are."""
    text = Text()
    for slot, path in enumerate(view["paths"]["open"]):
        text.append(f"{slot + 1} ", "dim").append_text(path_text(path, speaker)).append("   ")
    heights = ", ".join(str(sum(layers)) for layers in view["paths"]["stacks"])
    return text.append(speaker("bonfire-terminal-stacks", heights=heights), "dim")


def specialists(view: View, printed: View, speaker: Speaker) -> RenderableType:
    """The open specialists: number, resource, what they do."""
    shown = [gnome for gnome in view["gnomes"]["specialists"] if gnome]
    deck = speaker("bonfire-terminal-deck", count=len(view["gnomes"]["unseen"]))
    return Group(gnome_table(shown, printed, speaker), Text(deck, "dim"))


def elders(view: View, printed: View, speaker: Speaker) -> RenderableType:
    """The open elders: number, resource, what they score."""
    left = view["gnomes"]["elders"]
    if not left:
        return Text(speaker("bonfire-terminal-none"), "dim")
    return gnome_table(left, printed, speaker)


def gnome_table(numbers: list[int], printed: View, speaker: Speaker) -> Table:
    """Gnomes, one a line."""
    table = grid()
    for gnome in numbers:
        resource = printed["gnome_resources"][gnome - 1]
        name = Text(speaker.say(resource_name(resource)), RESOURCE_STYLES[resource])
        table.add_row(f"{gnome:>2}", name, speaker.say(gnome_effect(gnome)))
    return table


def council(view: View, names: list[str], speaker: Speaker) -> RenderableType:
    """The eight spaces with their bonuses and who sits there."""
    table = grid()
    for space in range(1, 9):
        marks = Text(" ".join(sitting(view, space, names, speaker)), "bold")
        table.add_row(str(space), speaker.say(bonus_name(space)), marks)
    return table


def sitting(view: View, space: int, names: list[str], speaker: Speaker) -> list[str]:
    """Who has novices in a council space: players by their number, whoever has no seat by name, and
    the council's own."""
    marks = []
    for number, city in enumerate(view["cities"]):
        mark = speaker("bonfire-terminal-mark-player", number=number + 1)
        if number >= view["players"]:
            mark = names[number]
        marks += [mark] * city["novices"].count(space)
    own = speaker("bonfire-terminal-mark-council")
    for novice in view["council"]["council_novices"].values():
        if novice["space"] == space:
            marks.append(f"({own})" if novice["lying"] else own)
    return marks


def council_tasks(view: View, speaker: Speaker) -> Text:
    """The five council tasks: those whose council novice still waits, and the others."""
    novices = view["council"]["council_novices"]
    names = {task: speaker.say(council_task_name(task)) for task in novices}
    waiting = ", ".join(names[task] for task, novice in novices.items() if not novice["space"])
    gone = ", ".join(names[task] for task, novice in novices.items() if novice["space"])
    none = speaker("bonfire-terminal-none")
    text = Text(speaker("bonfire-terminal-waiting", tasks=waiting or none))
    return text.append("; " + speaker("bonfire-terminal-gone", tasks=gone)) if gone else text


def tom_cards(view: View, speaker: Speaker) -> Text:
    """Which cards are still in Tom's deck."""
    unseen = view["tom"]["unseen"]
    names = [speaker(f"bonfire-tom-card-{card}").split(":")[0].rstrip() for card in unseen]
    played = speaker("bonfire-tom-played", count=view["tom"]["played"])
    left = ", ".join(names) or speaker("bonfire-terminal-none")
    return Text(f"{played}; ", "dim").append(speaker("bonfire-terminal-deck-left", cards=left))

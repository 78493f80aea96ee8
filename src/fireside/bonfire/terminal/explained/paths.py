"""Choices about path tiles in words."""

from fireside.bonfire.rules.constants import COLOUR_NAMES, NOTHING, PATH_RESOURCES, RESOURCE_NAMES
from fireside.bonfire.rules.paths import kind_looked_up
from fireside.bonfire.terminal.look import Look
from fireside.cli.words import joined


def path_words(look: Look, kind: int) -> str:
    colour = COLOUR_NAMES[look.edition.path_crystals[kind]]
    resource = RESOURCE_NAMES[PATH_RESOURCES[kind]]
    place = look.city.path_count
    task = look.city.tasks[place]
    beside = ""
    if task != NOTHING:
        of = COLOUR_NAMES[look.edition.tasks[task].colour]
        beside = f"a {of} {'bonfire' if look.city.lit >> place & 1 else 'task'} lies there"
    brings = look.brings()
    return joined(
        f"{colour} crystal, {resource}, for place {place + 1}",
        beside,
        f"brings {brings}" if brings else "",
    )


def tile(look: Look, index: int) -> str:
    return path_words(look, look.state.open_paths[index])


def stack(look: Look, index: int) -> str:
    return f"whatever comes, one of {len(look.state.stacks[index])} face-down tiles"


def renew(look: Look, index: int) -> str:
    return "put all four under the stacks and open new ones; then take one"


def look_up(look: Look, index: int) -> str:
    kind = kind_looked_up(look.game.facts, look.choice)
    count = [tile % look.game.facts.batch for s in look.state.stacks for tile in s].count(kind)
    return joined(f"{count} in the stacks", path_words(look, kind))

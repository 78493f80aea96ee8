"""Choices at the Great Bonfire in words."""

from fireside.bonfire.rules import vocabulary as blocks
from fireside.bonfire.rules.constants import NOTHING, RESOURCE_NAMES, SHAPES, TOKEN_NAMES
from fireside.bonfire.rules.great_bonfire import fitting_gaps
from fireside.bonfire.terminal.look import Look
from fireside.bonfire.terminal.words import good_word
from fireside.cli.words import counted, joined


def field_words(look: Look, field: int) -> tuple[str, str, str]:
    resource = look.edition.field_resources[field]
    points = counted(look.edition.field_points, "point")
    shapes = look.edition.shapes
    portals = look.state.portals[field * SHAPES : (field + 1) * SHAPES]
    return (
        good_word(TOKEN_NAMES[look.edition.field_tokens[field]]) + " token",
        points if resource == NOTHING else RESOURCE_NAMES[resource],
        ", ".join(shapes[shape] for shape in range(SHAPES) for _ in range(portals[shape])),
    )


def turn_to(look: Look, field: int) -> str:
    cost = "free" if look.state.unpaid else look.costs()
    token, resource, portals = field_words(look, field)
    fits = "one fits" if fitting_gaps(look.state, look.city, field) else "none fits"
    return joined(cost, f"{token}, {resource}", f"portals {portals} ({fits})" if portals else "")


def rewards(look: Look, index: int) -> str:
    token, resource, _ = field_words(look, look.state.field)
    gaps = fitting_gaps(look.state, look.city, look.state.field)
    gap = look.edition.boards[look.city.board][gaps[0]] if gaps else NOTHING
    portal = f"{look.edition.shapes[gap]} portal" if len(gaps) == 1 else "a portal"
    taken = {
        blocks.TOKEN_AND_RESOURCE: [token, resource],
        blocks.TOKEN_AND_PORTAL: [token, portal],
        blocks.RESOURCE_AND_PORTAL: [resource, portal],
        blocks.ALL_REWARDS: [token, resource, portal],
    }[index]
    return ", ".join(taken)


def gap(look: Look, place: int) -> str:
    shape = look.edition.boards[look.city.board][place]
    return f"{look.edition.shapes[shape]} portal at place {place + 1}"

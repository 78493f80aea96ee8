"""Choices about guardians in words."""

from fireside.bonfire.rules import vocabulary as blocks
from fireside.bonfire.rules.constants import AT_BONFIRE, START
from fireside.bonfire.rules.guardians import location_name
from fireside.bonfire.terminal.look import Look
from fireside.cli.words import counted, joined


def steps(look: Look, index: int) -> str:
    return look.costs() or f"costs {counted(index + 1, 'guardian token')}"


def move(look: Look, index: int) -> str:
    guardian, target = divmod(index, blocks.TARGETS)
    where = target + START + 1
    start = location_name(look.city.guardians[guardian])
    if where > AT_BONFIRE:
        points = look.edition.seat_points[where - AT_BONFIRE - 1]
        return f"from {start}; the seat is worth {points} points"
    brings = look.brings()
    return joined(f"from {start}", f"earns {brings}" if brings else "")


def stay(look: Look, index: int) -> str:
    return "nobody else here moves"


def earn(look: Look, index: int) -> str:
    return f"brings {look.brings()}"


def bring(look: Look, index: int) -> str:
    return f"the {look.edition.guardian_names[index]} guardian comes to your start space"

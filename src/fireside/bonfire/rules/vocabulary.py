"""The choices of Bonfire as numbers, block by block, with their arguments and their texts."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Final

from fireside.bonfire.rules.area import DIRECTIONS, FateArea, Placement
from fireside.bonfire.rules.constants import (
    COUNCIL_SPACES,
    COUNCIL_TASK_NAMES,
    ELDERS,
    FIELDS,
    OPEN_PATHS,
    OWN_GUARDIAN,
    PLACES,
    RESOURCE_NAMES,
    SPECIALISTS,
    START_PATH,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.pieces import Edition
from fireside.core.choice import Arguments, Kind, Vocabulary, each, single

# Each name is the first number of its block; what is added to it stands behind.
OPEN: Final = 0  # 0 as dealt, 1 as dealt reversed, 2 swapped, 3 swapped reversed (B3.5)
FATE: Final = 4  # 0 first, 1 last (B5.2)
KEEP: Final = 6  # kind of token (B5.1)
BUILD_PATH: Final = 13
SAIL: Final = 14
TAKE_TASK: Final = 15
FETCH: Final = 16
PROCESSION: Final = 17
USE_GREAT_BONFIRE: Final = 18
RECRUIT: Final = 19
STAY_ABOARD: Final = 20
PASS: Final = 21
END_TURN: Final = 22
PAY: Final = 23  # number of yellow tokens, 0 to 8 (B6)
GIVE: Final = 32  # kind of token (B6.2)
SPEND: Final = 38  # index into SPENDINGS
TILE: Final = 247  # slot in the path display
STACK: Final = 251  # path stack, at most 4
RENEW: Final = 255
LOOK_UP: Final = 256  # kind of path tile (bonus 2)
TO_ISLAND: Final = 271  # island
OFFERING: Final = 285  # stack
TAKE: Final = 287  # task tile
AT_PLACE: Final = 353  # place
STEPS: Final = 360  # steps - 1
MOVE: Final = 368  # guardian * TARGETS + path 1 to 7 or bonfire 1 to 7
STAY: Final = 438
EARN: Final = 439  # resource (gnome 6)
FIELD: Final = 445  # field
REWARDS: Final = 452  # see REWARD_TEXTS
GAP: Final = 456  # place
GNOME_NUMBER: Final = 463  # gnome - 1
FOR_TOKENS: Final = 496  # tokens - 1 (B13.1)
LIGHT: Final = 498  # place
NOVICE: Final = 505  # council task
COUNCIL: Final = 510  # 2 * space, + 1 for the point
BRING: Final = 526  # guardian colour (bonus 3)
LAY: Final = 530  # placement of the fate area
# Behind the placements: the path tiles that show gold (bonus 2), in editions that have some.

MOST_YELLOW: Final = 8
TARGETS: Final = 14
MOST_STACKS: Final = 4
TOKEN_AND_RESOURCE: Final = 0
TOKEN_AND_PORTAL: Final = 1
RESOURCE_AND_PORTAL: Final = 2
ALL_REWARDS: Final = 3
REWARD_TEXTS: Final = ["token and resource", "token and portal", "resource and portal", "all"]
REWARDED: Final = [
    ["token", "resource"],
    ["token", "portal"],
    ["resource", "portal"],
    ["token", "resource", "portal"],
]

# Every payment of 1 to 4 resources: how many of each of the six.
SPENDINGS: Final = [
    tuple(paid.count(resource) for resource in range(6))
    for size in range(1, 5)
    for paid in combinations_with_replacement(range(6), size)
]
# A payment's key is the sum of its resources' weights; no two payments share one.
WEIGHTS: Final = [5**resource for resource in range(6)]
SPENDING_OF_KEY: Final = {
    sum(count * WEIGHTS[resource] for resource, count in enumerate(paid)): index
    for index, paid in enumerate(SPENDINGS)
}


def vocabulary(edition: Edition, area: FateArea) -> Vocabulary:
    """All choices, in the order of their numbers."""
    return Vocabulary(
        [
            Kind("open", _openings()),
            each("fate", "fate {}", "end", ["first", "last"]),
            each("keep", "keep {}", "token", TOKEN_NAMES),
            single("build-path", "build path"),
            single("sail", "sail"),
            single("take-task", "take task"),
            single("fetch", "fetch guardian"),
            single("procession", "procession"),
            single("great-bonfire", "great bonfire"),
            single("recruit", "recruit"),
            single("stay-aboard", "stay aboard"),
            single("pass", "pass"),
            single("end-turn", "end turn"),
            each("pay", "pay {} yellow", "yellow", range(MOST_YELLOW + 1)),
            each("give", "give {}", "token", TOKEN_NAMES[:6]),
            Kind("spend", [(_spend_text(goods), {"goods": goods}) for goods in _goods()]),
            each("tile", "tile {}", "slot", range(1, OPEN_PATHS + 1)),
            each("stack", "stack {}", "stack", range(1, MOST_STACKS + 1)),
            single("renew", "renew tiles"),
            _look_up(edition, range(START_PATH)),
            each("to", "to {}", "island", edition.island_names),
            each("offering", "offering {}", "stack", [1, 2]),
            each("take", "take {}", "task", [task.name for task in edition.tasks]),
            each("at-place", "at place {}", "place", range(1, PLACES + 1)),
            Kind("steps", [(_counted(steps, "step"), {"steps": steps}) for steps in range(1, 9)]),
            Kind("move", _moves(edition)),
            single("stay", "stay"),
            each("earn", "earn {}", "resource", RESOURCE_NAMES),
            each("field", "field {}", "field", range(1, FIELDS + 1)),
            Kind("rewards", zip(REWARD_TEXTS, [{"rewards": one} for one in REWARDED], strict=True)),
            each("portal", "portal {}", "place", range(1, PLACES + 1)),
            each("gnome", "gnome {}", "gnome", range(1, SPECIALISTS + ELDERS + 1)),
            Kind("for-tokens", [(f"for {_counted(n, 'token')}", {"tokens": n}) for n in (1, 2)]),
            each("light", "light {}", "place", range(1, PLACES + 1)),
            each("novice", "novice of {}", "task", COUNCIL_TASK_NAMES),
            Kind("council", _council()),
            each("bring", "bring {}", "guardian", edition.guardian_names[:OWN_GUARDIAN]),
            Kind("lay", [_lay(placement) for placement in area.placements]),
            _look_up(edition, edition.gold_paths()),
        ]
    )


def _openings() -> list[tuple[str, Arguments]]:
    return [
        (f"open {which}{' reversed' * turned}", {"swapped": swapped, "reversed": turned})
        for which, swapped in (("as dealt", False), ("swapped", True))
        for turned in (False, True)
    ]


def _look_up(edition: Edition, paths: Iterable[int]) -> Kind:
    return each("look-up", "look up {}", "path", [edition.path_name(path) for path in paths])


def _moves(edition: Edition) -> list[tuple[str, Arguments]]:
    return [
        (f"{guardian} to {where} {place}", {"guardian": guardian, "to": f"{where} {place}"})
        for guardian in edition.guardian_names
        for where in ("path", "bonfire")
        for place in range(1, PLACES + 1)
    ]


def _council() -> list[tuple[str, Arguments]]:
    return [
        (f"council {space} {takes}", {"space": space, "takes": takes})
        for space in range(1, COUNCIL_SPACES + 1)
        for takes in ("bonus", "point")
    ]


def _lay(placement: Placement) -> tuple[str, Arguments]:
    cell = [placement.column, placement.row]
    return placement.text(), {"cell": cell, "direction": DIRECTIONS[placement.direction]}


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}{'s' if count > 1 else ''}"


def _goods() -> list[dict[str, int]]:
    """What each payment of resources consists of."""
    return [
        {name: count for name, count in zip(RESOURCE_NAMES, paid, strict=True) if count}
        for paid in SPENDINGS
    ]


def _spend_text(goods: dict[str, int]) -> str:
    parts = [name if count == 1 else f"{count} {name}" for name, count in goods.items()]
    return "spend " + " + ".join(parts)

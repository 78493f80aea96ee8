"""The choices of Bonfire as numbers, block by block, and their texts."""

from itertools import combinations_with_replacement
from typing import Final

from fireside.bonfire.rules.area import FateArea
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.rules.words import COUNCIL_TASK_NAMES, RESOURCE_NAMES, START_PATH, TOKEN_NAMES
from fireside.core.choice import Vocabulary

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
    """The texts of all choices, in the order of their numbers."""
    return Vocabulary(
        [
            "open as dealt",
            "open as dealt reversed",
            "open swapped",
            "open swapped reversed",
            "fate first",
            "fate last",
            *(f"keep {name}" for name in TOKEN_NAMES),
            "build path",
            "sail",
            "take task",
            "fetch guardian",
            "procession",
            "great bonfire",
            "recruit",
            "stay aboard",
            "pass",
            "end turn",
            *(f"pay {count} yellow" for count in range(MOST_YELLOW + 1)),
            *(f"give {name}" for name in TOKEN_NAMES[:6]),
            *(_spend_text(paid) for paid in SPENDINGS),
            *(f"tile {slot}" for slot in range(1, 5)),
            *(f"stack {stack}" for stack in range(1, MOST_STACKS + 1)),
            "renew tiles",
            *(f"look up {edition.path_name(kind)}" for kind in range(START_PATH)),
            *(f"to {name}" for name in edition.island_names),
            "offering 1",
            "offering 2",
            *(f"take {task.name}" for task in edition.tasks),
            *(f"at place {place}" for place in range(1, 8)),
            *(f"{steps} step{'s' if steps > 1 else ''}" for steps in range(1, 9)),
            *(
                f"{name} to {where} {place}"
                for name in edition.guardian_names
                for where in ("path", "bonfire")
                for place in range(1, 8)
            ),
            "stay",
            *(f"earn {name}" for name in RESOURCE_NAMES),
            *(f"field {field}" for field in range(1, 8)),
            *REWARD_TEXTS,
            *(f"portal {place}" for place in range(1, 8)),
            *(f"gnome {gnome}" for gnome in range(1, 34)),
            "for 1 token",
            "for 2 tokens",
            *(f"light {place}" for place in range(1, 8)),
            *(f"novice of {name}" for name in COUNCIL_TASK_NAMES),
            *(f"council {space} {what}" for space in range(1, 9) for what in ("bonus", "point")),
            *(f"bring {name}" for name in edition.guardian_names[:4]),
            *(placement.text() for placement in area.placements),
            *(f"look up {edition.path_name(kind)}" for kind in edition.gold_paths()),
        ]
    )


def _spend_text(paid: tuple[int, ...]) -> str:
    parts = [
        name if count == 1 else f"{count} {name}"
        for name, count in zip(RESOURCE_NAMES, paid, strict=True)
        if count
    ]
    return "spend " + " + ".join(parts)

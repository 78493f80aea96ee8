"""The shape of Bonfire's editions: which sections and keys a file has, what they may hold."""

from typing import Final

from fireside.bonfire.rules.constants import (
    COLOUR_NAMES,
    FIELDS,
    PLACES,
    RESOURCE_NAMES,
    SPECIALISTS,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.tasks.kinds import NUMBER_OF_KIND
from fireside.bonfire.rules.tom import NUMBER_OF_CARD
from fireside.core.edition_shape import FileShape, Flag, ListOf, Number, Pieces, Shape, Word

PLAIN_RESOURCES: Final = RESOURCE_NAMES[:5]  # all but gold: what islands show
SYMBOLS: Final = TOKEN_NAMES[:6]  # all but yellow: what fate tiles show


def things_shown(kind: str, shows: list[str]) -> list[str]:
    """What a task's tile shows; of five equal tokens one may be named for all."""
    return shows * 5 if kind == "5_tokens" and len(shows) == 1 else shows


CELL: Final = ListOf(Number(1, 99), 2)

SECTIONS: Final[dict[str, dict[str, Shape]]] = {
    "counts": {
        key: Number(0, 1000)
        for key in (
            *("path_tiles", "blue_path_tiles", "red_path_tiles", "yellow_path_tiles"),
            *("tasks", "tasks_of_each_colour"),
            *("portals", "portal_shapes", "portals_of_each_shape"),
            *("guardians", "guardian_colours", "guardians_of_each_colour"),
            *("own_guardians_a_player", "council_novices", "novices_a_player"),
            *("specialists", "elders", "fate_tiles_a_player", "offerings_a_player"),
            *("countdown_tiles", "tom_cards", "city_boards", "start_tiles"),
            *("annexes", "annexes_with_building", "annexes_with_terrace"),
            *("token_kinds", "wild_token_kinds", "resource_kinds"),
        )
    },
    "tokens": {token: Word() for token in TOKEN_NAMES},
    "guardians": {"colours": Pieces({"colour": Word(), "specialist": Number(1, SPECIALISTS)})},
    "map": {
        "islands": Pieces(
            {
                "name": Word(),
                "resource": Word(PLAIN_RESOURCES),
                "guardian": Word(),
                "row": Number(1, 99),
                "column": Number(1, 99),
                "corner": Flag(),
            },
            optional=["resource", "guardian", "corner"],
        ),
        "routes": ListOf(ListOf(Word(), 2)),
    },
    "great_bonfire": {
        "fields": Pieces(
            {
                "token": Word(TOKEN_NAMES),
                "resource": Word(RESOURCE_NAMES),
                "points": Number(0, 99),
            },
            optional=["resource", "points"],
        ),
        "first_field": Number(1, FIELDS),
        "portals_on_each_field": ListOf(Number(0, 99), 4),
    },
    "city": {
        "places": Number(0, 99),
        "path_costs": ListOf(Number(0, 99), PLACES - 1),
        "seats": ListOf(Number(0, 99), PLACES),
        "start_resource": Word(RESOURCE_NAMES),
        "start_crystal": Word(["none", *COLOUR_NAMES]),
        "shapes": ListOf(Word()),
        "boards": Pieces({"name": Word(), "gaps": ListOf(Word(), PLACES)}),
    },
    "fate": {
        **{
            key: ListOf(CELL)
            for key in ("area", "start_cells", "marked_cells", "gold_cells", "yellow_cells")
        },
        "tiles": ListOf(ListOf(Word(SYMBOLS), 3)),
    },
    "tasks": {
        "tiles": Pieces(
            {
                "colour": Word(COLOUR_NAMES),
                "points": Number(0, 99),
                "kind": Word(list(NUMBER_OF_KIND)),
                "shows": ListOf(Word()),
            },
            optional=["shows"],
        )
    },
    "offerings": {"resources": ListOf(Word(RESOURCE_NAMES))},
    "path_tiles": {
        **{colour: ListOf(Word(RESOURCE_NAMES)) for colour in COLOUR_NAMES},
        "stacks": Number(1, 4),
    },
    "gnomes": {
        "specialists": Pieces({"number": Number(1, 99), "resource": Word(RESOURCE_NAMES)}),
        "elders": Pieces({"number": Number(1, 99), "resource": Word(RESOURCE_NAMES)}),
    },
    "tom": {
        "cards": Pieces(
            {"card": Word(list(NUMBER_OF_CARD)), "copies": Number(0, 99), "gnome_icon": Flag()}
        )
    },
}

FILE: Final = FileShape("bonfire", SECTIONS, marks=["R", "F", "L", "O"])

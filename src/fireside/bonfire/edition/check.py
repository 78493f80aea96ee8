"""What an edition must be: the R and F lines of the components page, one check each.

The L lines of the page, which only warn, are in `edition_likely`.
"""

from collections.abc import Iterator
from typing import Final

from fireside.bonfire.edition.shape import PLAIN_RESOURCES, SYMBOLS
from fireside.bonfire.rules.constants import (
    COLOUR_NAMES,
    ELDERS,
    FATE_TILES,
    FIELDS,
    PLACES,
    RESOURCE_NAMES,
    SHAPES,
    SPECIALISTS,
)
from fireside.bonfire.rules.tasks.kinds import NUMBER_OF_KIND, TASK_KINDS
from fireside.bonfire.rules.tom import CARDS, NUMBER_OF_CARD
from fireside.core.edition import Check, exactly, no_name_twice, number_of
from fireside.core.edition_file import Part, Problem

# Values that can only be these (R, but for the portals on each field, which are F).
EXACT_VALUES: Final[dict[str, dict[str, object]]] = {
    "counts": {
        "path_tiles": 28,
        "blue_path_tiles": 10,
        "red_path_tiles": 10,
        "yellow_path_tiles": 8,
        "tasks": 66,
        "tasks_of_each_colour": 22,
        "portals": 28,
        "portal_shapes": SHAPES,
        "portals_of_each_shape": 4,
        "guardians": 16,
        "guardian_colours": 4,
        "guardians_of_each_colour": 4,
        "own_guardians_a_player": 1,
        "council_novices": 5,
        "novices_a_player": PLACES,
        "specialists": SPECIALISTS,
        "elders": ELDERS,
        "fate_tiles_a_player": FATE_TILES,
        "offerings_a_player": 10,
        "countdown_tiles": 5,
        "tom_cards": 8,
        "city_boards": 4,
        "start_tiles": 4,
        "annexes": 4,
        "annexes_with_building": 1,
        "annexes_with_terrace": 3,
        "token_kinds": 6,
        "wild_token_kinds": 1,
        "resource_kinds": len(RESOURCE_NAMES),
    },
    "tokens": {"yellow": "yellow"},
    "great_bonfire": {"portals_on_each_field": [3, 3, 4, 4]},
    "city": {"places": PLACES, "path_costs": [1, 1, 1, 2, 2, 2], "start_resource": "gold"},
}

# How many things a list must hold (R): section, key, number, what they are.
LENGTHS: Final = [
    ("guardians", "colours", 4, "guardian colours"),
    ("great_bonfire", "fields", FIELDS, "fields of the Great Bonfire"),
    ("city", "shapes", SHAPES, "portal shapes"),
    ("city", "boards", 4, "city boards"),
    ("offerings", "resources", 10, "offerings"),
    ("path_tiles", "blue", 10, "blue path tiles"),
    ("path_tiles", "red", 10, "red path tiles"),
    ("path_tiles", "yellow", 8, "yellow path tiles"),
    ("gnomes", "specialists", SPECIALISTS, "specialists"),
    ("gnomes", "elders", ELDERS, "elders"),
]

PLAYERS: Final = 4  # at most
POINTS_OF_COLOUR: Final = {"blue": (2, 3), "red": (4, 5), "yellow": (6, 8)}  # B17


def exact_values(part: Part) -> Iterator[Problem]:
    return exactly(part, EXACT_VALUES[str(part.way[0])])


def lengths(part: Part) -> Iterator[Problem]:
    for section, key, wanted, what in LENGTHS:
        if part.way == (section,):
            yield from number_of(what, part.lines_in(key), wanted, part.line(key))


def token_colours(tokens: Part) -> Iterator[Problem]:
    """White, purple and red are among the six (R); no two kinds share a colour."""
    colours = [tokens.word(token) for token in SYMBOLS]
    for wanted in ("white", "purple", "red"):
        if wanted not in colours:
            yield tokens.line(), f"one kind of token must be {wanted}"
    for index, colour in enumerate(colours):
        if colour in (*colours[:index], "yellow"):
            yield tokens.line(SYMBOLS[index]), f"two kinds of token are {colour}"


def guardian_colours(guardians: Part) -> Iterator[Problem]:
    """Grey, pink and natural are among the four (R); specialists 10 to 13 are for them (B19)."""
    pieces = guardians.pieces("colours")
    colours = [piece.word("colour") for piece in pieces]
    for wanted in ("grey", "pink", "natural"):
        if wanted not in colours:
            yield guardians.line("colours"), f"one guardian colour must be {wanted}"
    yield from no_name_twice("guardian colour", pieces, "colour")
    yield from no_name_twice("specialist", pieces, "specialist")
    for piece in pieces:
        if piece.word("colour") == "own":
            yield piece.line("colour"), "a guardian colour cannot be called own"
        if not 10 <= piece.number("specialist") <= 13:
            number = piece.number("specialist")
            yield (
                piece.line("specialist"),
                f"a guardian's specialist must be 10 to 13, here {number}",
            )


def task_islands(part: Part) -> Iterator[Problem]:
    """Each of the five plain resources is on exactly two islands, so these are ten (F)."""
    islands = part.pieces("islands")
    for island in islands:
        if island.has("resource") == island.has("guardian"):
            name = island.word("name")
            yield island.line(), f"island {name} must show either a resource or a guardian"
    for resource in PLAIN_RESOURCES:
        lines = [i.line("resource") for i in islands if i.values.get("resource") == resource]
        yield from number_of(f"islands that show {resource}", lines, 2, part.line("islands"))


def guardian_islands(part: Part, guardians: Part) -> Iterator[Problem]:
    """One island for each guardian colour (F)."""
    colours = [guardian.word("colour") for guardian in guardians.pieces("colours")]
    shown_on = [island for island in part.pieces("islands") if island.has("guardian")]
    for island in shown_on:
        if island.word("guardian") not in colours:
            yield island.line("guardian"), f"no guardian is called {island.word('guardian')}"
    for colour in colours:
        lines = [i.line("guardian") for i in shown_on if i.word("guardian") == colour]
        what = f"islands of the guardian {colour}"
        yield from number_of(what, lines, 1, part.line("islands"))


def corner_islands(part: Part) -> Iterator[Problem]:
    """The four corners are task islands (F)."""
    corners = [island for island in part.pieces("islands") if island.flag("corner")]
    lines = [island.line("corner") for island in corners]
    yield from number_of("corner islands", lines, 4, part.line("islands"))
    for island in corners:
        if not island.has("resource"):
            line = island.line("corner")
            yield line, f"corner island {island.word('name')} must be a task island"


def fields(great_bonfire: Part) -> Iterator[Problem]:
    """Each field shows, beside its token, one resource or 2 points (R)."""
    for number, field in enumerate(great_bonfire.pieces("fields"), 1):
        if field.has("resource") == field.has("points"):
            yield field.line(), f"field {number} must show either a resource or points"
        elif field.has("points") and field.number("points") != 2:
            yield field.line("points"), f"points of field {number} must be 2"


def red_and_root(great_bonfire: Part, tokens: Part) -> Iterator[Problem]:
    """One field is red + root (R)."""
    pieces = great_bonfire.pieces("fields")
    red = [tokens.word(field.word("token")) == "red" for field in pieces]
    root = [field.values.get("resource") == "root" for field in pieces]
    if not any(map(all, zip(red, root, strict=True))):
        halves = [field for field, *half in zip(pieces, red, root, strict=True) if any(half)]
        line = halves[0].line() if halves else great_bonfire.line("fields")
        yield line, "one field must show the red token and root"


def seats(city: Part) -> Iterator[Problem]:
    """A seat is worth 2 to 8 points (R, B20.2)."""
    for place, points in enumerate(city.numbers("seats"), 1):
        if not 2 <= points <= 8:
            line = city.line("seats", place - 1)
            yield line, f"the seat of place {place} must be worth 2 to 8 points, here {points}"


def fate_tiles(fate: Part) -> Iterator[Problem]:
    """A player has 8 tiles (R), the same as the others or not; a tile shows three different
    symbols (R)."""
    lines = fate.lines_in("tiles")
    if len(lines) != PLAYERS * FATE_TILES:
        yield from number_of("fate tiles", lines, FATE_TILES, fate.line("tiles"))
    for number, symbols in enumerate(fate.word_lists("tiles")):
        if len(set(symbols)) != 3:
            yield fate.line("tiles", number), "a fate tile must show 3 different symbols"


def example_of_a_tile(fate: Part, tokens: Part) -> Iterator[Problem]:
    """One tile shows the white, the purple and the red token (R, the example of B5.4)."""
    wanted = {"white", "purple", "red"}
    tiles = fate.word_lists("tiles")
    if not any({tokens.word(symbol) for symbol in tile} == wanted for tile in tiles):
        yield fate.line("tiles"), "one fate tile must show white, purple and red"


def colour_of_kind(kind: str) -> str:
    """The colour of a kind of task (R)."""
    return COLOUR_NAMES[TASK_KINDS[NUMBER_OF_KIND[kind]].colour]


def tasks_of_each_colour(tasks: Part) -> Iterator[Problem]:
    """22 of each colour, and so 66 (R)."""
    for colour in COLOUR_NAMES:
        lines = [t.line("colour") for t in tasks.pieces("tiles") if t.word("colour") == colour]
        yield from number_of(f"{colour} tasks", lines, 22, tasks.line("tiles"))


def task_kinds(tasks: Part) -> Iterator[Problem]:
    """Every kind comes, in its colour and within that colour's points (R, B17)."""
    tiles = tasks.pieces("tiles")
    for tile in tiles:
        kind, colour = tile.word("kind"), tile.word("colour")
        if colour != colour_of_kind(kind):
            yield (
                tile.line("colour"),
                f"a {kind} task must be {colour_of_kind(kind)}, here {colour}",
            )
        least, most = POINTS_OF_COLOUR[colour]
        points = tile.number("points")
        if not least <= points <= most:
            yield tile.line("points"), f"{colour} tasks are worth {least} to {most}, here {points}"
    kinds = {tile.word("kind") for tile in tiles}
    for kind in NUMBER_OF_KIND:
        if kind not in kinds:
            yield tasks.line("tiles"), f"no task is of the kind {kind}"


def gnomes(part: Part) -> Iterator[Problem]:
    """Three specialists show gold (R); the numbers are those of the abilities (R, B19)."""
    gold = [s for s in part.pieces("specialists") if s.word("resource") == "gold"]
    lines = [specialist.line("resource") for specialist in gold]
    home = part.line("specialists")
    yield from number_of("specialists that show gold", lines, 3, home)
    numbers = {"specialists": (1, SPECIALISTS), "elders": (SPECIALISTS + 1, SPECIALISTS + ELDERS)}
    for key, (first, last) in numbers.items():
        pieces = part.pieces(key)
        yield from no_name_twice("gnome", pieces, "number")
        for piece in pieces:
            number = piece.number("number")
            if not first <= number <= last:
                yield piece.line("number"), f"{key} are {first} to {last}, here {number}"


def tom_cards(tom: Part) -> Iterator[Problem]:
    """8 cards (R) of six sorts (R, B21), 2 of them Great Bonfire (F); the gnome icons (F)."""
    cards = tom.pieces("cards")
    yield from no_name_twice("Tom's card", cards, "card")
    copies = sum(card.number("copies") for card in cards)
    if copies != 8:
        yield tom.line("cards"), f"Tom's cards must be 8, here {copies}"
    for name in NUMBER_OF_CARD:
        if name not in [card.word("card") for card in cards if card.number("copies")]:
            yield tom.line("cards"), f"Tom's deck must hold a {name} card"
    for card in cards:
        name = card.word("card")
        if name == "great_bonfire" and card.number("copies") != 2:
            line = card.line("copies")
            yield line, f"Tom's great_bonfire cards must be 2, here {card.number('copies')}"
        icon = CARDS[NUMBER_OF_CARD[name]].turns_gnome
        if card.flag("gnome_icon") != icon:
            wanted = "must" if icon else "must not"
            yield card.line("gnome_icon"), f"Tom's {name} card {wanted} show the gnome icon"


CHECKS: Final[list[Check]] = [
    *((exact_values, [section]) for section in EXACT_VALUES),
    *((lengths, [section]) for section in dict.fromkeys(entry[0] for entry in LENGTHS)),
    (token_colours, ["tokens"]),
    (guardian_colours, ["guardians"]),
    (task_islands, ["map"]),
    (guardian_islands, ["map", "guardians"]),
    (corner_islands, ["map"]),
    (fields, ["great_bonfire"]),
    (red_and_root, ["great_bonfire", "tokens"]),
    (seats, ["city"]),
    (fate_tiles, ["fate"]),
    (example_of_a_tile, ["fate", "tokens"]),
    (tasks_of_each_colour, ["tasks"]),
    (task_kinds, ["tasks"]),
    (gnomes, ["gnomes"]),
    (tom_cards, ["tom"]),
]

"""What an edition must be: the R, F and P lines of the components page, one check each.

The L lines of the page, which only warn, are in `edition_likely`.
"""

from collections.abc import Iterator
from typing import Final

from fireside.core.edition import Check, exactly, number_of
from fireside.core.edition_file import Part, Problem
from fireside.dewan.edition.layout import distance, inner_places, layouts_in, unreached
from fireside.dewan.edition.shape import LAND_NAMES, RESOURCE_NAMES

COUNTS: Final[dict[str, object]] = {
    "start_tiles": 4,
    "neutral_tiles": 6,
    "volcano_tiles": 1,
    "downpour_tiles": 1,
    "camps": 36,
    "berry_tokens": 15,
    "terrain_cards": 55,
    "story_tiles": 24,
    "lava_markers": 8,
    "water_markers": 8,
    "fish": 20,
}
MOST_NEUTRAL: Final = 4  # neutral tiles on a map
MOST_BERRIES: Final = 7  # on a map: 2 of the 15 tokens go on each


def counts(part: Part) -> Iterator[Problem]:
    """R."""
    return exactly(part, COUNTS)


def numbers_of_tiles(start: Part, neutral: Part, stories: Part) -> Iterator[Problem]:
    """4 start tiles, 6 neutral tiles, 24 story tiles (R)."""
    for part, wanted, what in (
        (start, 4, "start tiles"),
        (neutral, 6, "neutral tiles"),
        (stories, 24, "story tiles"),
    ):
        yield from number_of(what, part.lines_in("tiles"), wanted, part.line("tiles"))


def special_tiles(part: Part) -> Iterator[Problem]:
    """A volcano and a downpour tile (R), without berries (F)."""
    for name in ("volcano", "downpour"):
        lines = [tile.line("name") for tile in part.pieces("tiles") if tile.word("name") == name]
        yield from number_of(f"{name} tiles", lines, 1, part.line("tiles"))
    for tile in part.pieces("tiles"):
        if tile.word("name") not in ("volcano", "downpour"):
            name = tile.word("name")
            yield tile.line("name"), f"a special tile must be volcano or downpour, here {name}"
        if tile.numbers("berries"):
            yield tile.line("berries"), f"the {tile.word('name')} tile must show no berry"


def bare_centres(part: Part) -> Iterator[Problem]:
    """The centre of a start tile is bare but for its initial camp (P)."""
    for tile in part.pieces("tiles"):
        centre = tile.word("centre")
        if centre != "camp":
            name = tile.word("name")
            yield (
                tile.line("centre"),
                f"the centre of start tile {name} must be camp, here {centre}",
            )


def symbols_on_edges(part: Part) -> Iterator[Problem]:
    """A resource symbol lies between two spaces of its tile (P)."""
    for tile in part.pieces("tiles"):
        for resource in RESOURCE_NAMES:
            for number, (one, other) in enumerate(tile.pairs(resource)):
                if not _touch(one, other):
                    line = tile.line(resource, number)
                    what = f"{resource} of tile {tile.word('name')}"
                    yield line, f"{what}: spaces {one} and {other} do not touch"


def _touch(one: int, other: int) -> bool:
    """Whether two spaces of a tile touch: the centre touches all, a space of the ring the next."""
    least, most = sorted((one, other))
    return least != most and (least == 0 or most - least in (1, 5))


def berries_on_land(part: Part) -> Iterator[Problem]:
    """A berry symbol lies on a land space (F: the tokens go to a camp in that zone)."""
    for tile in part.pieces("tiles"):
        spaces = [tile.word("centre"), *tile.words("ring")]
        for number, space in enumerate(tile.numbers("berries")):
            if spaces[space] not in LAND_NAMES:
                line = tile.line("berries", number)
                yield line, f"berry of tile {tile.word('name')}: space {space} is no land"


def enough_berry_tokens(start: Part, neutral: Part) -> Iterator[Problem]:
    """All start tiles with any 4 neutral tiles show at most 7 berries (F: 15 tokens)."""
    by_berries = sorted(neutral.pieces("tiles"), key=lambda tile: -len(tile.numbers("berries")))
    on_map = [*start.pieces("tiles"), *by_berries[:MOST_NEUTRAL]]
    lines = [line for tile in on_map for line in _lines_of_berries(tile)]
    if len(lines) > MOST_BERRIES:
        what = f"the start tiles and {MOST_NEUTRAL} neutral tiles"
        most = f"must show at most {MOST_BERRIES} berries, here {len(lines)}"
        yield sorted(lines)[MOST_BERRIES], f"{what} {most}"


def _lines_of_berries(tile: Part) -> list[int]:
    return tile.lines_in("berries") if tile.has("berries") else []


def as_many_neutral_as_start_tiles(part: Part) -> Iterator[Problem]:
    """And as many of both as players (R)."""
    for layout in layouts_in(part):
        players = layout.number("players")
        for key in ("neutral", "start"):
            what = f"{key} places for {players} players"
            yield from number_of(what, layout.lines_in(key), players, layout.line(key))


def neutral_tiles_inside(part: Part) -> Iterator[Problem]:
    """Neutral tiles lie inside (P): with the special tile they hang together by themselves."""
    for layout in layouts_in(part):
        for line, place in unreached(inner_places(layout)):
            yield line, f"the neutral tile at {list(place)} must touch others that lie inside"


def start_tiles_apart(part: Part) -> Iterator[Problem]:
    """Start tiles lie apart (P): none touches another."""
    for layout in layouts_in(part):
        places = layout.pairs("start")
        for number, place in enumerate(places):
            for before in places[:number]:
                if distance(place, before) == 3:
                    line = layout.line("start", number)
                    yield (
                        line,
                        f"the start tiles at {list(before)} and {list(place)} must not touch",
                    )


def terrain_cards(part: Part) -> Iterator[Problem]:
    """55 cards (R)."""
    copies = sum(kind.number("copies") for kind in part.pieces("kinds"))
    if copies != 55:
        yield part.line("kinds"), f"terrain cards must be 55, here {copies}"


def symbols_on_cards(part: Part) -> Iterator[Problem]:
    """One or two terrains; a symbol with one terrain or with water, none with two lands (P)."""
    for kind in part.pieces("kinds"):
        terrains = kind.words("terrains")
        if len(terrains) not in (1, 2):
            line = kind.line("terrains")
            yield line, f"a card must show one or two terrains, here {len(terrains)}"
        elif len(terrains) == 1 and not kind.has("symbol"):
            yield kind.line(), "a card with one terrain must show a symbol"
        elif "water" in terrains and not kind.has("symbol"):
            yield kind.line(), "a card with water must show a symbol"
        elif len(terrains) == 2 and "water" not in terrains and kind.has("symbol"):
            yield kind.line("symbol"), "a card with two lands must not show a symbol"


def values_of_stories(part: Part) -> Iterator[Problem]:
    """Values of 4, 5 and 7 occur (R)."""
    values = [tile.number("points") for tile in part.pieces("tiles")]
    for wanted in (4, 5, 7):
        if wanted not in values:
            yield part.line("tiles"), f"one story tile must be worth {wanted} points"


def two_of_a_resource_and_three_of_a_land(part: Part) -> Iterator[Problem]:
    """One tile asks for these (R)."""
    for tile in part.pieces("tiles"):
        of_resources = [tile.number(name) for name in RESOURCE_NAMES]
        of_lands = [tile.number(name) for name in LAND_NAMES]
        if 2 in of_resources and 3 in of_lands:
            return
    yield part.line("tiles"), "one story tile must ask for 2 of a resource and 3 of a land"


def stories_with_water(part: Part) -> Iterator[Problem]:
    """Some ask for 2 or more water (R); exactly 5 show water (F: so many leave in D13.1)."""
    tiles = part.pieces("tiles")
    lines = [tile.line("water") for tile in tiles if tile.has("water")]
    yield from number_of("story tiles that show water", lines, 5, part.line("tiles"))
    if not any(tile.number("water") >= 2 for tile in tiles):
        yield part.line("tiles"), "some story tiles must ask for 2 or more water"


CHECKS: Final[list[Check]] = [
    (counts, ["counts"]),
    (numbers_of_tiles, ["start_tiles", "neutral_tiles", "stories"]),
    (special_tiles, ["special_tiles"]),
    (bare_centres, ["start_tiles"]),
    *(
        (check, [section])
        for section in ("start_tiles", "neutral_tiles", "special_tiles")
        for check in (symbols_on_edges, berries_on_land)
    ),
    (enough_berry_tokens, ["start_tiles", "neutral_tiles"]),
    (as_many_neutral_as_start_tiles, ["layouts"]),
    (neutral_tiles_inside, ["layouts"]),
    (start_tiles_apart, ["layouts"]),
    (terrain_cards, ["cards"]),
    (symbols_on_cards, ["cards"]),
    (values_of_stories, ["stories"]),
    (two_of_a_resource_and_three_of_a_land, ["stories"]),
    (stories_with_water, ["stories"]),
]

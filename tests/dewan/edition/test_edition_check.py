"""What an edition must be (R, F, P, and what play needs) and what it likely is (L)."""

import tomllib
from pathlib import Path

import pytest

from fireside.dewan.edition.editions import load, load_with_warnings, warnings
from tests.dewan.edition_cases import TEXT, assert_refused, edit, error_of, packaged
from tests.edition_cases import Case, cases, line_of, write

COUNTS = tomllib.loads(TEXT)["counts"]


@pytest.mark.parametrize("count", sorted(COUNTS.keys() - {"mark"}))
def test_counts(tmp_path: Path, count: str) -> None:
    """R: each of the counts."""
    packaged.assert_counted(tmp_path, count, COUNTS[count])


START_TILES = """
    centre = "camp" -> centre = "forest"
        centre = "forest": the centre of start tile S1 must be camp, here forest
    artifact = [[2, 3]] -> artifact = [[2, 4]]
        [[2, 4]]: artifact of tile S1: spaces 2 and 4 do not touch
    pigment = [[4, 5]] -> pigment = [[4, 5], [3, 3]]
        [3, 3]: pigment of tile S1: spaces 3 and 3 do not touch
    crystal = [[6, 1]] -> crystal = [[6, 2]]
        [[6, 2]]: crystal of tile S1: spaces 6 and 2 do not touch
    crystal = [[6, 1]] -> crystal = [[6, 1], [1, 6]]
        [1, 6]: crystal of tile S1 comes twice on one edge
    berries = [4] -> berries = [1]
        berries = [1]: berry of tile S1: space 1 is no land
    berries = [4] -> berries = [0]
        berries = [0]: berry of tile S1: space 0 is no land
    berries = [4] -> berries = [4, 4]
        berries = [4, 4]: berry of tile S1 comes twice on space 4
"""


@pytest.mark.parametrize("case", cases(START_TILES))
def test_start_tiles(tmp_path: Path, case: Case) -> None:
    """P: a bare centre, symbols between two spaces. F: berries on land."""
    assert_refused(tmp_path, case)


OTHER_TILES = """
    name = "N1" -> name = "S1"
        [neutral_tiles] name = "S1": tile S1 comes twice
    centre = "desert" -> centre = "camp"
        [neutral_tiles] centre = "camp": the centre of tile N4 must be a terrain, here camp
    centre = "desert" -> centre = "volcano"
        centre = "volcano": the centre of tile N4 must be a terrain, here volcano
    artifact = [[0, 2]] -> artifact = [[0, 0]]
        [[0, 0]]: artifact of tile N3: spaces 0 and 0 do not touch
    berries = [6] -> berries = [4]
        [neutral_tiles] berries = [4]: berry of tile N3: space 4 is no land
    centre = "volcano" -> centre = "camp"
        [special_tiles.marks] centre = "camp": the centre of tile volcano must be volcano, here camp
    name = "downpour" -> name = "drought"
        [special_tiles.marks] [[special_tiles.tiles]]: downpour tiles must be 1, here 0
    name = "volcano" -> name = "downpour"
        [special_tiles.marks] [[special_tiles.tiles]]: volcano tiles must be 1, here 0
"""


@pytest.mark.parametrize("case", cases(OTHER_TILES))
def test_other_tiles(tmp_path: Path, case: Case) -> None:
    """P: symbols between two spaces. F: berries on land. R: a volcano and a downpour tile."""
    assert_refused(tmp_path, case)


TILE = """
[[{section}.tiles]]
name = "more"
centre = "{centre}"
ring = ["water", "water", "water", "water", "water", "water"]
"""


@pytest.mark.parametrize(
    ("section", "centre", "message"),
    [
        ("start_tiles", "camp", "start tiles must be 4, here 5"),
        ("neutral_tiles", "water", "neutral tiles must be 6, here 7"),
        ("special_tiles", "water", "a special tile must be volcano or downpour, here more"),
    ],
)
def test_one_tile_more(tmp_path: Path, section: str, centre: str, message: str) -> None:
    """R: 4 start tiles, 6 neutral tiles, a volcano and a downpour tile."""
    text = TEXT + TILE.format(section=section, centre=centre)
    error = error_of(tmp_path, text)
    assert str(error).endswith(f": {message}")
    assert error.line >= line_of(text, "[stories]") + 30


@pytest.mark.parametrize("special", ["volcano", "downpour"])
def test_special_tiles_show_no_berry(tmp_path: Path, special: str) -> None:
    """F: the tokens are for the other tiles."""
    text = edit(f'name = "{special}"', f'name = "{special}"\nberries = [3]')
    expected = f"line {line_of(text, 'berries = [3]')}: the {special} tile must show no berry"
    assert str(error_of(tmp_path, text)) == expected


def with_berries(*tiles: str) -> str:
    """The packaged file with a berry on the fifth space of neutral tiles that show none."""
    return edit(
        *(t for name in tiles for t in (f'name = "{name}"', f'name = "{name}"\nberries = [5]'))
    )


def test_berry_tokens_suffice(tmp_path: Path) -> None:
    """F: all start tiles with any 4 neutral tiles show at most 7 berries."""
    text = with_berries("N2")
    message = "the start tiles and 4 neutral tiles must show at most 7 berries, here 8"
    assert str(error_of(tmp_path, text)).endswith(message)
    text = with_berries("N2", "N4", "N6").replace("berries = [4]\n", "", 1)
    load(write(tmp_path, text))
    text = text.replace("berries = [5]\n", "berries = [3, 5]\n", 1)
    assert str(error_of(tmp_path, text)).endswith(message)


LAYOUTS = """
    start = [[0, 0], [5, -1]] -> start = [[0, 0]]
        start = [[0, 0]]: start places for 2 players must be 2, here 1
    neutral = [[2, 1], [3, -2]] -> neutral = [[2, 1], [3, -2], [6, -4]]
        [6, -4]]: neutral places for 2 players must be 2, here 3
    players = 3 -> players = 2
        [[layouts.plain]]: layouts plain for 3 players must be 1, here 0
    start = [[0, 0], [5, -1]] -> start = [[0, 0], [4, -1]]
        [4, -1]]: the tiles at [2, 1] and [4, -1] overlap
    special = [0, 0] -> special = [-1, 3]
        neutral = [[-1, 3], [-3: the tiles at [-1, 3] and [-1, 3] overlap
    start = [[0, 0], [5, -1]] -> start = [[0, 0], [9, -1]]
        [9, -1]]: the tile at [9, -1] does not hang together with the others
    neutral = [[2, 1], [3, -2]] -> neutral = [[2, 1], [-2, -1]]
        neutral = [[2, 1], [-2: the neutral tile at [-2, -1] must touch others that lie inside
    start = [[2, 1], [-2, -1]] -> start = [[2, 1], [3, -2]]
        start = [[2, 1], [3, -2]]: the start tiles at [2, 1] and [3, -2] must not touch
    start = [[-1, 3], [1, -3], [5, -1]] -> start = [[1, -3], [-1, 3], [5, -1]]
        start = [[1, -3]: start places must be listed clockwise
    [1, -3], [6, -4], [4, 2]] -> [6, -4], [1, -3], [4, 2]]
        [6, -4], [1, -3], [4, 2]]: start places must be listed clockwise
    [5, -1], [1, 4], [-5, 1], [-1, -4] -> [-1, -4], [-5, 1], [1, 4], [5, -1]
        [-1, -4], [-5, 1]: start places must be listed clockwise
"""


@pytest.mark.parametrize("case", cases(LAYOUTS))
def test_layouts(tmp_path: Path, case: Case) -> None:
    """R: as many neutral as start tiles. P: neutral tiles inside, start tiles apart."""
    assert_refused(tmp_path, case)


def test_two_layouts_for_one_number_of_players(tmp_path: Path) -> None:
    start = TEXT.index("[[layouts.with_special_tile]]")
    layout = TEXT[start : TEXT.index("[[layouts.with_special_tile]]", start + 1)]
    text = TEXT + "\n" + layout
    error = error_of(tmp_path, text)
    expected = "layouts with_special_tile for 2 players must be 1, here 2"
    assert str(error) == f"line {text.count(chr(10), 0, text.rindex('players')) + 1}: {expected}"


CARDS = """
    copies = 3 -> copies = 4
        kinds = [: terrain cards must be 55, here 56
    ["badlands"], symbol = "fire" -> ["badlands"]
        { terrains = ["badlands"], copies: a card with one terrain must show a symbol
    ["badlands", "water"], symbol = "artifact" -> ["badlands", "water"]
        { terrains = ["badlands", "water"], copies: a card with water must show a symbol
    ["badlands", "desert"], -> ["badlands", "desert"], symbol = "fire",
        ["badlands", "desert"], symbol: a card with two lands must not show a symbol
    ["badlands", "desert"] -> ["badlands", "desert", "water"]
        ["badlands", "desert", "water"]: a card must show one or two terrains, here 3
    ["badlands", "desert"] -> []
        { terrains = []: a card must show one or two terrains, here 0
    ["badlands", "desert"] -> ["desert", "desert"]
        ["desert", "desert"]: the terrains of a card must differ
    ["badlands", "desert"] -> ["forest", "badlands"]
        ["badlands", "forest"]: card badlands/forest comes twice; `copies` says how many there are
"""


@pytest.mark.parametrize("case", cases(CARDS))
def test_cards(tmp_path: Path, case: Case) -> None:
    """R: 55. P: one or two terrains; a symbol with one or with water, none with two lands."""
    assert_refused(tmp_path, case)


STORIES = """
    { forest = 3, pigment = 2, points = 8 }, -> # one tile less
        [stories] tiles = [: story tiles must be 24, here 23
    { water = 3, points -> { badlands = 3, points
        [stories] tiles = [: story tiles that show water must be 5, here 4
    { forest = 3, points -> { water = 3, points
        { water = 3, points = 5: story tiles that show water must be 5, here 6
    { forest = 3, points = 5, -> { points = 5,
        { points = 5: a story tile must ask for a terrain or a resource
"""


@pytest.mark.parametrize("case", cases(STORIES))
def test_stories(tmp_path: Path, case: Case) -> None:
    """R: 24. F: exactly 5 show water."""
    assert_refused(tmp_path, case)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("points = 4", "points = 3", "one story tile must be worth 4 points"),
        ("points = 5", "points = 6", "one story tile must be worth 5 points"),
        ("points = 7", "points = 6", "one story tile must be worth 7 points"),
        ("= 3, ", "= 2, ", "one story tile must ask for 2 of a resource and 3 of a land"),
        ("{ water = ", "{ water = 1, forest = ", "some story tiles must ask for 2 or more water"),
    ],
)
def test_what_stories_show(tmp_path: Path, old: str, new: str, message: str) -> None:
    """R: values of 4, 5, 7; 2 of a resource with 3 of a land; 2 or more water."""
    start = TEXT.index("[stories]")
    text = TEXT[:start] + TEXT[start:].replace(old, new)
    line = line_of(text, "[stories] tiles = [")
    assert str(error_of(tmp_path, text)) == f"line {line}: {message}"


def test_likely_copies_only_warn(tmp_path: Path) -> None:
    """L: which cards there are, and how many of each."""
    text = edit(
        '["badlands", "desert"], copies = 3',
        '["badlands", "desert"], copies = 4',
        '["water"], symbol = "fire"',
        '["water", "forest"], symbol = "fire"',
        '{ terrains = ["forest"], symbol = "fire"',
        '# { terrains = ["forest"], symbol = "fire"',
    )
    _, found = load_with_warnings(write(tmp_path, text))
    assert found == warnings(tmp_path / "box.toml")
    home, added, more = (
        line_of(text, at) for at in ("kinds = [", '["water", "forest"], s', "copies = 4")
    )
    assert found == [
        f"line {home}: forest-fire cards are likely 1, here 0",
        f"line {home}: water-fire cards are likely 1, here 0",
        f"line {added}: forest/water-fire cards are likely 0, here 1",
        f"line {more}: badlands/desert cards are likely 3, here 4",
    ]

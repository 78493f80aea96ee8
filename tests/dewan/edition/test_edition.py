"""Loading an edition: the packaged one, an owner's copy, and files that are none."""

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from fireside.dewan.edition.editions import load, load_with_warnings, warnings
from fireside.dewan.rules.constants import (
    ARTIFACT,
    BADLANDS,
    BERRY,
    CENTRE_CAMP,
    CENTRE_VOLCANO,
    CRYSTAL,
    DESERT,
    FIRE,
    FOREST,
    MOUNTAINS,
    NO_SYMBOL,
    NO_TERRAIN,
    PIGMENT,
    TERRAIN_NAMES,
    WATER,
)
from fireside.dewan.rules.pieces import Edition
from tests.dewan.edition_cases import FILE, TEXT, assert_refused, edit, error_of, packaged
from tests.edition_cases import Case, cases, line_of, other_layout, unmarked, write


def test_packaged_edition_loads_without_warnings() -> None:
    with resources.as_file(FILE) as path:
        assert warnings(path) == []
    edition = load()
    assert edition is load()
    assert edition.name == "fireside"
    assert [tile.name for tile in edition.start_tiles] == ["S1", "S2", "S3", "S4"]
    assert len(edition.neutral_tiles) == 6
    assert (edition.berry_tokens, edition.markers) == (15, {"lava": 8, "flood": 8})
    assert (edition.fish, edition.camps) == (20, 36)


def test_tiles() -> None:
    edition = load()
    first = edition.start_tiles[0]
    assert first.terrains == [CENTRE_CAMP, WATER, FOREST, FOREST, MOUNTAINS, DESERT, BADLANDS]
    assert first.symbols == [(ARTIFACT, 2, 3), (PIGMENT, 4, 5), (CRYSTAL, 6, 1)]
    assert first.berries == [4]
    assert edition.neutral_tiles[1].terrains[0] == WATER
    assert edition.neutral_tiles[1].berries == []
    volcano, downpour = edition.special_tiles["volcano"], edition.special_tiles["downpour"]
    assert volcano.terrains[0] == CENTRE_VOLCANO
    assert volcano.symbols == []
    assert downpour.terrains == [
        *(WATER, WATER, MOUNTAINS, FOREST, DESERT, BADLANDS, FOREST),
    ]


def test_layouts() -> None:
    edition = load()
    assert [len(layout.start) for layout in edition.plain_layouts] == [2, 3, 4]
    assert edition.plain_layouts[0].neutral == [(2, 1), (3, -2)]
    assert edition.plain_layouts[0].special == []
    assert [len(layout.start) for layout in edition.special_layouts] == [2, 3, 4]
    assert edition.special_layouts[2].start == [(5, -1), (1, 4), (-5, 1), (-1, -4)]
    assert edition.special_layouts[2].special == [(0, 0)]


def test_layouts_stand_in_the_order_of_the_players(tmp_path: Path) -> None:
    """Whatever the order in the file."""
    header = "[[layouts.plain]]"
    before, two, three, rest = TEXT.split(header)
    edition = load(write(tmp_path, header.join([before, three, two, rest])))
    assert [len(layout.start) for layout in edition.plain_layouts] == [2, 3, 4]


def test_cards() -> None:
    cards = {card.name: card for card in load().cards}
    assert len(cards) == len(load().cards) == 43
    assert sum(card.copies for card in cards.values()) == 55
    fire = cards["forest-fire"]
    assert (fire.first, fire.second, fire.symbol, fire.copies) == (FOREST, NO_TERRAIN, FIRE, 1)
    water = cards["mountains/water-pigment"]
    assert (water.first, water.second, water.symbol) == (MOUNTAINS, WATER, PIGMENT)
    lands = cards["badlands/desert"]
    assert (lands.first, lands.second, lands.symbol) == (BADLANDS, DESERT, NO_SYMBOL)
    assert lands.copies == 3
    assert cards["water-berry"].symbol == BERRY
    for terrain in range(5):
        shown = [card for card in cards.values() if terrain in (card.first, card.second)]
        assert sum(card.copies for card in shown) == 17


def names_of_cards(edition: Edition) -> list[str]:
    return [card.name for card in edition.cards]


def test_cards_of_the_same_terrains_stand_side_by_side(tmp_path: Path) -> None:
    """Whatever the order in the file, of the kinds and of the two terrains of a card."""
    pairs = [(card.first, card.second) for card in load().cards]
    blocks = [pair for i, pair in enumerate(pairs) if pair != pairs[i - 1]]
    assert len(blocks) == len(set(pairs)) == 15
    assert all(second == NO_TERRAIN for _, second in blocks[:5])
    kinds = [line for line in TEXT.splitlines() if line.startswith("    { terrains")]
    text = TEXT
    for kind, other in zip(kinds, reversed(kinds), strict=True):
        text = text.replace(kind, other.replace("    {", "    {  "), 1)
    text = text.replace('["badlands", "desert"]', '["desert", "badlands"]')
    assert names_of_cards(load(write(tmp_path, text))) == names_of_cards(load())


def test_story_names_are_unique_and_say_what_the_tile_asks_for() -> None:
    stories = {story.name: story for story in load().stories}
    assert len(stories) == 24
    both = stories["2-water-2-mountains"]
    assert both.zones == [0, 2, 0, 0, 2]
    assert both.symbols == [0, 0, 0]
    assert (both.points, both.fire) == (4, 1)
    mixed = stories["3-forest-2-pigment"]
    assert (mixed.zones, mixed.symbols) == ([0, 0, 0, 3, 0], [0, 2, 0])
    assert (mixed.points, mixed.fire) == (8, 0)
    assert sum(story.fire for story in stories.values()) == 12
    assert sum(story.zones[WATER] > 0 for story in stories.values()) == 5


def test_equal_story_tiles_are_numbered(tmp_path: Path) -> None:
    edition = load(write(tmp_path, edit("{ mountains = 3,", "{ forest = 3,")))
    names = [story.name for story in edition.stories]
    assert names[5:7] == ["3-forest", "3-forest-2"]


SHAPE = """
    name = "fireside" -> nam = "fireside"
        [edition]: name is missing
    title = "dewan" -> # nothing
        [edition]: title is missing
    title = "dewan" -> title = "bonfire"
        "bonfire": this is an edition of bonfire, not of dewan
    title = "dewan" -> title = 5
        title = 5: title must be one of dewan, here 5
    fish = 20 -> fish = 20.0
        20.0: fish must be a whole number from 0 to 1000, here 20.0
    fish = 20 -> fishes = 20
        [counts]: fish is missing
    [cards] -> [card]
        # Dewan: section [cards] is missing
    centre = "camp" -> centre = "hill"
        "hill": centre must be one of TERRAIN, camp, volcano, here 'hill'
    ring = ["water", "forest" -> ring = ["camp", "forest"
        ring = ["camp": each of ring must be one of TERRAIN, here 'camp'
    ring = ["water", "forest" -> ring = ["forest"
        ring = ["forest": ring must have 6 values, here 5
    artifact = [[2, 3]] -> artifact = [[2, 7]]
        artifact = [[2, 7: each of artifact must be a whole number from 0 to 6, here 7
    artifact = [[2, 3]] -> artifact = [[2, 3, 4]]
        artifact = [[2, 3, 4: each of artifact must have 2 values, here 3
    artifact = [[2, 3]] -> artifact = [2, 3]
        artifact = [2: each of artifact must be a list, here 2
    berries = [4] -> berries = 4
        berries = 4: berries must be a list, here 4
    players = 2 -> players = 5
        players = 5: players must be a whole number from 2 to 4, here 5
    special = [0, 0] -> special = [[0, 0]]
        special = [[: special must have 2 values, here 1
    start = [[0, 0], [5, -1]] -> start = [[0, 0], [5, -100]]
        -100: each of start must be a whole number from -99 to 99, here -100
    { terrains = ["forest"], symbol = "fire" -> { terrains = ["forest"], symbol = "ash"
        "ash": symbol must be one of artifact, pigment, crystal, berry, fire, here 'ash'
    copies = 3 -> copies = 0
        copies = 0: copies must be a whole number from 1 to 99, here 0
    { water = 3, points = 4, fire = 1 } -> { water = 3, points = 4, smoke = 1 }
        smoke: unknown key 'smoke'
    { water = 3, points = 4, fire = 1 } -> { water = 3 }
        { water = 3 }: points is missing
    { water = 3, points = 4 -> { water = 0, points = 4
        { water = 0: water must be a whole number from 1 to 9, here 0
    centre = "P" -> centre = "X"
        centre = "X": the mark of centre must be one of R, F, P, L, O, here 'X'
    centre = "P" -> # nothing
        [start_tiles.marks]: the mark of centre is missing
"""


@pytest.mark.parametrize("case", cases(SHAPE.replace("TERRAIN", ", ".join(TERRAIN_NAMES))))
def test_shape(tmp_path: Path, case: Case) -> None:
    assert_refused(tmp_path, case)


def test_first_broken_line_is_named(tmp_path: Path) -> None:
    pairs = [("fish = 20", "fish = 21"), ("[2, 3]", "[2, 4]"), ("copies = 3", "copies = 'x'")]
    packaged.assert_first_named(tmp_path, pairs)


def test_half_written_file(tmp_path: Path) -> None:
    packaged.assert_half_refused(tmp_path)


def test_other_layout_is_the_same_edition(tmp_path: Path) -> None:
    """Comments, the order of sections, marks and the manner of writing tables change nothing."""
    text = "\ufeff" + other_layout(tomllib.loads(TEXT))
    edition, found = load_with_warnings(write(tmp_path, text.replace("\n", "\r\n")))
    assert found == []
    assert edition.digest == load().digest
    assert names_of_cards(edition) == names_of_cards(load())
    assert [story.name for story in edition.stories] == [story.name for story in load().stories]
    broken = text.replace('"name" = "N6"', '"name" = "N6!"')
    assert error_of(tmp_path, broken).line == line_of(broken, "N6!")
    broken = text.replace('"fish" = 20', '"fish" = 99')
    assert error_of(tmp_path, broken).line == line_of(broken, "99")


def test_digest_ignores_comments_and_marks(tmp_path: Path) -> None:
    assert len(load().digest) == 16
    assert int(load().digest, 16) >= 0
    text = edit("fish = 20", "fish  =  20 # fish", 'centre = "P"', 'centre = "R"')
    assert load(write(tmp_path, "# my box\n\n" + text)).digest == load().digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "fireside"', 'name = "mine"'),
        ("artifact = [[2, 3]]", "artifact = [[2, 3], [0, 1]]"),
        ("berries = [4]", "berries = [5]"),
        ("start = [[0, 0], [5, -1]]", "start = [[5, -1], [0, 0]]"),
        ('["desert", "forest"]', '["forest", "desert"]'),
        ("points = 7", "points = 6"),
        ("points = 7", "points = 7, fire = 1"),
    ],
)
def test_digest_changes_with_values(tmp_path: Path, old: str, new: str) -> None:
    assert load(write(tmp_path, edit(old, new))).digest != load().digest


def test_every_value_has_a_mark() -> None:
    data = tomllib.loads(TEXT)
    assert [way for name in data for way in unmarked(data[name], name)] == []
    del data["start_tiles"]["marks"]["ring"], data["counts"]["mark"]
    found = [way for name in data for way in unmarked(data[name], name)]
    assert "start_tiles.tiles.0.ring" in found
    assert "counts.fish" in found

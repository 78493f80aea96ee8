"""Loading an edition: the packaged one, an owner's copy, and files that are none."""

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from fireside.bonfire.edition.editions import EditionError, load, load_with_warnings, warnings
from fireside.bonfire.rules.constants import (
    BLUE,
    GNOME,
    GOLD,
    GREAT_BONFIRE,
    NOTHING,
    ROOT,
    TASK_ISLANDS,
    YELLOW,
)
from tests.bonfire.edition_cases import FILE, TEXT, assert_refused, edit, error_of, packaged
from tests.edition_cases import Case, cases, line_of, other_layout, unmarked, write


def test_packaged_edition_loads_without_warnings() -> None:
    with resources.as_file(FILE) as path:
        assert warnings(path) == []
    edition = load()
    assert edition is load()
    assert edition.name == "fireside"
    names = edition.island_names
    assert names[TASK_ISLANDS:] == edition.guardian_names[:4]
    assert [names[i] for i in edition.corners] == ["flower-1", "root-1", "herb-2", "shell-2"]
    assert all(len(edition.islands_of(resource)) == 2 for resource in range(GOLD))
    assert edition.distances[names.index("flower-1")][names.index("shell-2")] == 5
    assert edition.field_tokens[edition.first_field] == YELLOW
    assert edition.field_resources[edition.first_field] == NOTHING
    assert edition.path_costs == [0, 1, 1, 1, 2, 2, 2]
    assert len(edition.area) == 39
    assert len(edition.path_tiles) == 28
    assert edition.gnome_resource(23) == GOLD
    assert edition.gnome_resource(33) == ROOT


def test_task_names_are_unique_and_say_what_the_tile_shows() -> None:
    tasks = {task.name: task for task in load().tasks}
    assert len(tasks) == 66
    assert tasks["blue-guardian-grey"].shows == (0,)
    assert tasks["red-3-portals"].shows == ()
    both = tasks["red-two-guardians-pink-amber"]
    assert (both.shows, both.points) == ((1, 3), 4)
    five = tasks["yellow-5-tokens-3-gnome-2-great-bonfire"]
    assert five.shows == (GNOME, GNOME, GNOME, GREAT_BONFIRE, GREAT_BONFIRE)
    assert tasks["blue-group-of-3-great-bonfire"].colour == BLUE


def test_equal_tiles_are_numbered(tmp_path: Path) -> None:
    edition = load(write(tmp_path, edit('shows = ["pink"]', 'shows = ["grey"]')))
    names = [task.name for task in edition.tasks]
    assert names[1:3] == ["blue-guardian-grey", "blue-guardian-grey-2"]


@pytest.mark.rule("B17.5")
def test_of_five_equal_tokens_one_may_be_named_for_all(tmp_path: Path) -> None:
    mixed = '"path", "path", "path", "ship", "ship"'
    texts = [edit(mixed, ", ".join(['"gnome"'] * count)) for count in (1, 5)]
    for text in texts:
        task = next(t for t in load(write(tmp_path, text)).tasks if "5-tokens" in t.name)
        assert (task.name, task.shows) == ("yellow-5-tokens-gnome", (GNOME,) * 5)


def test_guardians_stand_in_the_order_of_their_specialists(tmp_path: Path) -> None:
    text = edit("specialist = 10", "specialist = 0").replace("specialist = 13", "specialist = 10")
    edition = load(write(tmp_path, text.replace("specialist = 0", "specialist = 13")))
    assert edition.guardian_names == ["amber", "pink", "natural", "grey", "own"]
    assert edition.island_names[TASK_ISLANDS:] == ["amber", "pink", "natural", "grey"]
    assert edition.tasks[1].name == "blue-guardian-grey"
    assert edition.tasks[1].shows == (3,)


SHAPE = """
    name = "fireside" -> nam = "fireside"
        [edition]: name is missing
    name = "fireside" -> name = "my box"
        my box: name must be a name of letters, digits, - and _, here 'my box'
    name = "fireside" -> name = 5
        name = 5: name must be a name of letters, digits, - and _, here 5
    tasks = 66 -> tasks = 66.0
        66.0: tasks must be a whole number from 0 to 1000, here 66.0
    tasks = 66 -> tasks = true
        true: tasks must be a whole number from 0 to 1000, here True
    { card = "gnome" -> { hearths = 2, card = "gnome"
        hearths: unknown key 'hearths'
    [tom] -> [tim]
        # Bonfire: section [tom] is missing
    resource = "flower" -> resource = "gold"
        "flower-1": resource must be one of flower, fruit, herb, shell, root, here 'gold'
    corner = true -> corner = "yes"
        "yes": corner must be true or false, here 'yes'
    ["grey", "root-1"] -> ["grey"]
        ["grey"]: each of routes must have 2 values, here 1
    ["grey", "root-1"] -> "pebble"
        pebble: each of routes must be a list, here 'pebble'
    start_crystal = "none" -> start_crystal = "green"
        start_crystal: start_crystal must be one of none, blue, red, yellow, here 'green'
    first_field = 4 -> first_field = 8
        first_field: first_field must be a whole number from 1 to 7, here 8
    kind = "two_pairs" -> kind = "three_pairs"
        three_pairs: kind must be a known one, here 'three_pairs'
    { card = "gnome", copies = 1, gnome_icon = true } -> "pebble"
        pebble: each of cards must be a piece, written { key = value }, here 'pebble'
    marks = { card = "R", copies = "L", gnome_icon = "F" } -> marks = "O"
        marks = "O": marks must be a table, here 'O'
    stacks = 2 -> stacks = 5
        stacks = 5: stacks must be a whole number from 1 to 4, here 5
    seats = "L" -> seats = "X"
        seats = "X": the mark of seats must be one of R, F, L, O, here 'X'
    seats = "L" -> # nothing
        [city.marks]: the mark of seats is missing
    specialist = 13, mark = "O" -> specialist = 13, mark = "?"
        "?": mark must be one of R, F, L, O, here '?'
"""


@pytest.mark.parametrize("case", cases(SHAPE))
def test_shape(tmp_path: Path, case: Case) -> None:
    assert_refused(tmp_path, case)


def test_unknown_section(tmp_path: Path) -> None:
    text = TEXT + "[hearths]\n"
    line = line_of(text, "[hearths]")
    assert str(error_of(tmp_path, text)) == f"line {line}: unknown section 'hearths'"


def test_value_in_place_of_a_section_or_of_pieces(tmp_path: Path) -> None:
    text = "tom = 10\n" + TEXT[: TEXT.index("[tom]")]
    assert str(error_of(tmp_path, text)) == "line 1: tom must be a section, here 10"
    text = TEXT[: TEXT.index("cards = [")] + "cards = 8\n"
    line = line_of(text, "[tom] cards = 8")
    message = "cards must be a list of pieces, here 8"
    assert str(error_of(tmp_path, text)) == f"line {line}: {message}"


def test_first_broken_line_is_named(tmp_path: Path) -> None:
    breaks = [
        'ship = "blue"',
        "ship = 1",
        "points = 2 }",
        "points = 3 }",
        "stacks = 2",
        "stacks = 'x'",
    ]
    pairs = list(zip(breaks[::2], breaks[1::2], strict=True))
    packaged.assert_first_named(tmp_path, pairs)


def test_edition_of_another_title(tmp_path: Path) -> None:
    text = edit('title = "bonfire"', 'title = "dewan"').replace("[tom]", "[tim]")
    line = line_of(text, 'title = "dewan"')
    message = "this is an edition of dewan, not of bonfire"
    assert str(error_of(tmp_path, text)) == f"line {line}: {message}"


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="the file cannot be read: No such file") as caught:
        load(tmp_path / "nowhere.toml")
    assert caught.value.line == 0
    with pytest.raises(EditionError, match="the file cannot be read"):
        load(tmp_path)
    with pytest.raises(EditionError, match="the file cannot be read"):
        load(tmp_path / "a\0b")


def test_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"# fire\nname = '\xff'\n")
    with pytest.raises(EditionError, match="line 2: the file is not UTF-8 text"):
        load(path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = 1\nthe box of my aunt\n", "line 2: this is no TOML: Expected '='"),
        ("a = 1\na = 2\n", "line 2: this is no TOML: Cannot overwrite a value"),
        ("[edition]\nname =", "line 2: this is no TOML: Invalid value"),
        ("a = " + "9" * 5000, "this is no TOML: Exceeds the limit"),
        ("a = " + "[" * 5000, "line 1: nothing in an edition lies deeper than 8 levels"),
        ("", "line 1: section [edition] is missing"),
    ],
)
def test_not_an_edition(tmp_path: Path, text: str, message: str) -> None:
    assert str(error_of(tmp_path, text)).startswith(message)


def test_half_written_file(tmp_path: Path) -> None:
    packaged.assert_half_refused(tmp_path)


def test_other_layout_is_the_same_edition(tmp_path: Path) -> None:
    """Comments, the order of sections, marks and the manner of writing tables change nothing."""
    text = "\ufeff" + other_layout(tomllib.loads(TEXT))
    edition, found = load_with_warnings(write(tmp_path, text.replace("\n", "\r\n")))
    assert found == []
    assert edition.digest == load().digest
    assert [task.name for task in edition.tasks] == [task.name for task in load().tasks]
    broken = text.replace('"kind" = "two_pairs"', '"kind" = "three_pairs"')
    assert error_of(tmp_path, broken).line == line_of(broken, "three_pairs")
    broken = text.replace('"number" = 27', '"number" = 99')
    assert error_of(tmp_path, broken).line == line_of(broken, "99")


def test_digest_ignores_comments_and_marks(tmp_path: Path) -> None:
    assert len(load().digest) == 16
    assert int(load().digest, 16) >= 0
    text = edit("path_tiles = 28", "path_tiles  =  28 # tiles", 'ship = "O"', 'ship = "R"')
    assert load(write(tmp_path, "# my box\n\n" + text)).digest == load().digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "fireside"', 'name = "mine"'),
        ('ship = "blue"', 'ship = "black"'),
        ('["shell-1", "herb-1"]', '["shell-1", "pink"]'),
        ("first_field = 4", "first_field = 5"),
        ('kind = "5_bonfires"', 'kind = "5_bonfires", shows = []'),
        ("points = 8", "points = 6"),
        ("[9, 2], [5, 1]", "[5, 1], [9, 2]"),
        ("stacks = 2", "stacks = 3"),
    ],
)
def test_digest_changes_with_values(tmp_path: Path, old: str, new: str) -> None:
    assert load(write(tmp_path, edit(old, new))).digest != load().digest


def test_every_value_has_a_mark() -> None:
    data = tomllib.loads(TEXT)
    assert [way for name in data for way in unmarked(data[name], name)] == []
    del data["city"]["marks"]["seats"], data["map"]["marks"]["row"], data["counts"]["mark"]
    found = [way for name in data for way in unmarked(data[name], name)]
    assert "city.seats" in found
    assert "map.islands.0.row" in found
    assert "counts.elders" in found

"""What an edition must be (R, F, and what play needs) and what it likely is (L)."""

import tomllib
from pathlib import Path

import pytest

from fireside.bonfire.edition.editions import load_with_warnings, warnings
from tests.bonfire.edition_cases import TEXT, assert_refused, edit, error_of, packaged
from tests.edition_cases import Case, cases, line_of, write

COUNTS = tomllib.loads(TEXT)["counts"]


@pytest.mark.parametrize("count", sorted(COUNTS.keys() - {"mark"}))
def test_counts(tmp_path: Path, count: str) -> None:
    """R: each of the counts."""
    packaged.assert_counted(tmp_path, count, COUNTS[count])


TOKENS = """
    yellow = "yellow" -> yellow = "gold"
        yellow = "gold": yellow must be 'yellow', here 'gold'
    task = "white" -> task = "grey"
        [tokens]: one kind of token must be white
    gnome = "purple" -> gnome = "pink"
        [tokens]: one kind of token must be purple
    great_bonfire = "red" -> great_bonfire = "pink"
        [tokens]: one kind of token must be red
    guardian = "orange" -> guardian = "blue"
        guardian = "blue": two kinds of token are blue
"""


@pytest.mark.parametrize("case", cases(TOKENS))
def test_tokens(tmp_path: Path, case: Case) -> None:
    """R: white, purple and red are among the six colours; yellow is the wild one."""
    assert_refused(tmp_path, case)


GUARDIANS = """
    { colour = "grey" -> # { colour = "grey"
        colours = [: guardian colours must be 4, here 3
    colour = "grey" -> colour = "ash"
        colours = [: one guardian colour must be grey
    colour = "pink" -> colour = "rose"
        colours = [: one guardian colour must be pink
    colour = "natural" -> colour = "neutral"
        colours = [: one guardian colour must be natural
    colour = "amber" -> colour = "grey"
        specialist = 13: guardian colour grey comes twice
    colour = "amber" -> colour = "own"
        "own": a guardian colour cannot be called own
    specialist = 11 -> specialist = 10
        colour = "pink": specialist 10 comes twice
    specialist = 13 -> specialist = 9
        specialist = 9: a guardian's specialist must be 10 to 13, here 9
"""


@pytest.mark.parametrize("case", cases(GUARDIANS))
def test_guardians(tmp_path: Path, case: Case) -> None:
    """R: 4 colours, grey, pink and natural among them; one of specialists 10 to 13 for each."""
    assert_refused(tmp_path, case)


ISLANDS = """
    resource = "shell" -> resource = "herb"
        islands = [: islands that show shell must be 2, here 1
    "natural", row = 3 -> "pink", row = 3
        islands = [: islands of the guardian natural must be 1, here 0
    guardian = "pink", row -> guardian = "pink", resource = "root", row
        name = "pink": island pink must show either a resource or a guardian
    resource = "fruit", row = 2 -> row = 2
        islands = [: islands that show fruit must be 2, here 1
    column = 1, corner = true -> column = 1
        islands = [: corner islands must be 4, here 3
    column = 4 } -> column = 4, corner = true }
        name = "shell-2": corner islands must be 4, here 5
    column = 5 } -> column = 5, corner = true }
        name = "grey": corner island grey must be a task island
    name = "root-2" -> name = "root-1"
        "root", row = 3: island root-1 comes twice
    name = "root-2" -> name = "dock"
        "dock": the dock is no island
    row = 2, column = 4 -> row = 2, column = 2
        name = "herb-1": island herb-1 stands where another does
    ["grey", "root-1"] -> ["grey", "dock"]
        "dock": the dock joins no route
    ["grey", "root-1"] -> ["grey", "root-9"]
        root-9: no island is called root-9
    ["grey", "root-1"] -> ["grey", "grey"]
        ["grey", "grey"]: a route leads from grey to itself
    ["grey", "root-1"] -> ["grey", "shell-1"]
        ["grey", "shell-1"]: the route from grey to shell-1 comes twice
"""


@pytest.mark.parametrize("case", cases(ISLANDS))
def test_islands(tmp_path: Path, case: Case) -> None:
    """F: each plain resource twice, each guardian once; corners are task islands. R: the dock."""
    assert_refused(tmp_path, case)


@pytest.mark.parametrize(
    ("guardian", "message"),
    [
        ("amber", "islands of the guardian amber must be 1, here 2"),
        ("ash", "no guardian is called ash"),
    ],
)
def test_extra_island(tmp_path: Path, guardian: str, message: str) -> None:
    """F: 4 guardian islands, one a colour."""
    island = f'    {{ name = "far", guardian = "{guardian}", row = 9, column = 9 }},\n'
    text = edit("]\nroutes = [\n", island + ']\nroutes = [\n    ["far", "amber"],\n')
    assert str(error_of(tmp_path, text)) == f"line {line_of(text, 'far')}: {message}"


def test_islands_are_connected(tmp_path: Path) -> None:
    text = edit('    ["flower-2", "shell-2"],\n', "").replace('    ["natural", "shell-2"],\n', "")
    line = line_of(text, "routes = [")
    message = "no routes lead from flower-1 to shell-2"
    assert str(error_of(tmp_path, text)) == f"line {line}: {message}"


GREAT_BONFIRE_AND_CITY = """
    { token = "gnome" -> # { token = "gnome"
        fields = [: fields of the Great Bonfire must be 7, here 6
    points = 2 -> points = 3
        points = 3: points of field 4 must be 2
    points = 2 -> points = 2, resource = "herb"
        points = 2: field 4 must show either a resource or points
    "root", mark = "R" -> "herb", mark = "R"
        mark = "R" },: one field must show the red token and root
    [3, 3, 4, 4] -> [4, 4, 4, 4]
        [4, 4, 4, 4]: portals_on_each_field must be [3, 3, 4, 4], here [4, 4, 4, 4]
    places = 7 -> places = 8
        places = 8: places must be 7, here 8
    [1, 1, 1, 2, 2, 2] -> [1, 1, 2, 2, 2, 2]
        [1, 1, 2: path_costs must be [1, 1, 1, 2, 2, 2], here [1, 1, 2, 2, 2, 2]
    [2, 3, 4, 5, 6, 7, 8] -> [2, 3, 4, 5, 6, 7, 9]
        seats = [: the seat of place 7 must be worth 2 to 8 points, here 9
    start_resource = "gold" -> start_resource = "root"
        start_resource: start_resource must be 'gold', here 'root'
    "star", "crescent"] -> "star"]
        shapes = [: portal shapes must be 7, here 6
    "star", "crescent"] -> "star", "circle"]
        shapes = [: portal shape circle comes twice
    ["circle", "star" -> ["oval", "star"
        "oval": no portal shape is called oval
    { name = "D" -> # { name = "D"
        boards = [: city boards must be 4, here 3
    name = "B" -> name = "A"
        "A", gaps = ["square: city board A comes twice
"""


@pytest.mark.parametrize("case", cases(GREAT_BONFIRE_AND_CITY))
def test_great_bonfire_and_city(tmp_path: Path, case: Case) -> None:
    """R: 7 fields, one red + root; places, path costs, gold at the start; seats. F: portals."""
    assert_refused(tmp_path, case)


FATE = """
    [3, 5], [4, 5], -> [3, 5], [14, 1], [4, 5],
        [14, 1]: cell [14, 1] is beyond 13 columns and 9 rows
    [3, 5], [4, 5], -> [3, 5], [1, 10], [4, 5],
        [1, 10]: cell [1, 10] is beyond 13 columns and 9 rows
    [3, 5], [4, 5], -> [3, 5], [3, 5], [4, 5],
        [3, 5], [3, 5]: area: cell [3, 5] comes twice
    start_cells = [[4, 3], [5, 3], [6, 3]] -> start_cells = [[4, 3], [5, 3], [6, 2]]
        start_cells = [: start_cells must be 3 cells in a row
    start_cells = [[4, 3], [5, 3], [6, 3]] -> start_cells = [[4, 3], [5, 3]]
        start_cells = [: start_cells must be 3 cells in a row
    start_cells = [[4, 3], [5, 3], [6, 3]] -> start_cells = [[4, 5], [4, 6], [4, 7]]
        start_cells = [: start_cells: cell [4, 6] is not inside the area
    [3, 3], [7, 3], -> [3, 3], [10, 3],
        [10, 3]: marked_cells: cell [10, 3] is not inside the area
    gold_cells = [[1, 2] -> gold_cells = [[1, 4]
        gold_cells: gold_cells: cell [1, 4] is not inside the area
    gold_cells = [[1, 2], [9, 2], [5, 1], [3, 5], [7, 5]] -> gold_cells = []
        gold_cells: gold_cells must not be empty
    yellow_cells = [[2, 4] -> yellow_cells = [[8, 4]
        yellow_cells: yellow_cells: cell [8, 4] comes twice
    ["ship", "path", "task"] -> ["ship", "path", "ship"]
        "ship", "path", "ship": a fate tile must show 3 different symbols
    ["ship", "path", "task"], -> # one tile less
        tiles = [: fate tiles must be 8, here 7
    ["task", "gnome", "great_bonfire"] -> ["task", "gnome", "ship"]
        [fate] tiles = [: one fate tile must show white, purple and red
"""


@pytest.mark.parametrize("case", cases(FATE))
def test_fate(tmp_path: Path, case: Case) -> None:
    """R: 8 tiles of three different symbols, one of them white, purple and red. The area is one
    that the rules can hold."""
    assert_refused(tmp_path, case)


def test_fate_area_begins_in_column_1(tmp_path: Path) -> None:
    text = edit("[1, 3], ", "", "[1, 2], ", "", "[1, 1], ", "", "[[1, 2], ", "[")
    line = line_of(text, "area = [")
    expected = f"line {line}: the area must have a cell in column 1"
    assert str(error_of(tmp_path, text)) == expected


TASKS = """
    { colour = "blue", points = 2, kind = "two_pairs" -> # { colour = "blue"
        [tasks] tiles = [: blue tasks must be 22, here 21
    { colour = "red", points = 4, kind = "three_of" -> # { colour = "red"
        [tasks] tiles = [: red tasks must be 22, here 21
    { colour = "yellow", points = 6, kind = "5_tokens" -> # { colour = "yellow"
        [tasks] tiles = [: yellow tasks must be 22, here 21
    kind = "three_of", shows = ["herb"] -> kind = "gnome_with", shows = ["herb"]
        kind = "gnome_with", shows = ["herb"]: a gnome_with task must be blue, here red
    kind = "5_portals" -> kind = "5_gnomes"
        [tasks] tiles = [: no task is of the kind 5_portals
    points = 2, kind = "two_pairs" -> points = 4, kind = "two_pairs"
        kind = "two_pairs": blue tasks are worth 2 to 3, here 4
    points = 4, kind = "3_portals" -> points = 3, kind = "3_portals"
        kind = "3_portals": red tasks are worth 4 to 5, here 3
    points = 7, kind = "5_portals" -> points = 9, kind = "5_portals"
        kind = "5_portals": yellow tasks are worth 6 to 8, here 9
    kind = "three_of", shows = ["herb"] -> kind = "three_of"
        kind = "three_of" },: a three_of task must show 1 things, here 0
    kind = "4_gold" -> kind = "4_gold", shows = ["gold"]
        kind = "4_gold": a 4_gold task must show 0 things, here 1
    shows = ["amber"] -> shows = ["shell"]
        "guardian", shows = ["shell"]: a guardian task shows a guardian, and none is called shell
    shows = ["ship"] -> shows = ["yellow"]
        shows = ["yellow"]: a group_of_3 task shows a token, and none is called yellow
    shows = ["flower"] -> shows = ["gold"]
        shows = ["gold"]: a offering_at task cannot show gold
    shows = ["task", "guardian"] -> shows = ["task", "task"]
        shows = ["task", "task"]: a two_groups_of_3 task must show different things
    "path", "path", "path", "ship", "ship" -> "path", "ship"
        "path", "ship"]: a 5_tokens task must show 5 things, here 2
    "path", "path", "path", "ship", "ship" -> "path", "path", "path", "ship", "yellow"
        "ship", "yellow": a 5_tokens task shows a token, and none is called yellow
"""


@pytest.mark.parametrize("case", cases(TASKS))
def test_tasks(tmp_path: Path, case: Case) -> None:
    """R: 22 tasks of each colour; every kind of B17, in its colour and within its points."""
    assert_refused(tmp_path, case)


OFFERINGS_PATHS_GNOMES_TOM = """
    resources = [ -> resources = [ "root",
        [offerings] "flower", "flower": offerings must be 10, here 11
    blue = [ -> blue = [ "root",
        [path_tiles] "flower", "flower": blue path tiles must be 10, here 11
    "herb", "shell", "root"] -> "herb", "shell"]
        [path_tiles] yellow = [: yellow path tiles must be 8, here 7
    { number = 27 -> # { number = 27
        specialists = [: specialists must be 27, here 26
    { number = 33 -> # { number = 33
        elders = [: elders must be 6, here 5
    number = 5, resource = "gold" -> number = 5, resource = "root"
        specialists = [: specialists that show gold must be 3, here 2
    number = 2, resource = "fruit" -> number = 2, resource = "gold"
        number = 23: specialists that show gold must be 3, here 4
    number = 2, -> number = 3,
        number = 3, resource = "herb": gnome 3 comes twice
    number = 27 -> number = 28
        number = 28, resource = "shell": specialists are 1 to 27, here 28
    number = 28 -> number = 27
        number = 27, resource = "flower": elders are 28 to 33, here 27
    "path", copies = 2 -> "path", copies = 3
        cards = [: Tom's cards must be 8, here 9
    "great_bonfire", copies = 2 -> "great_bonfire", copies = 3
        cards = [: Tom's cards must be 8, here 9
    { card = "gnome" -> # { card = "gnome"
        cards = [: Tom's cards must be 8, here 7
    card = "gnome" -> card = "path"
        cards = [: Tom's deck must hold a gnome card
    copies = 2, gnome_icon = false -> copies = 2, gnome_icon = true
        "great_bonfire", copies: Tom's great_bonfire card must not show the gnome icon
    "path", copies = 2, gnome_icon = true -> "path", copies = 2, gnome_icon = false
        "path", copies: Tom's path card must show the gnome icon
"""


@pytest.mark.parametrize("case", cases(OFFERINGS_PATHS_GNOMES_TOM))
def test_offerings_paths_gnomes_and_tom(tmp_path: Path, case: Case) -> None:
    """R: 10 offerings; paths by colour; 3 specialists show gold; 8 cards. F: Tom's gnome icons."""
    assert_refused(tmp_path, case)


def test_red_path_tiles(tmp_path: Path) -> None:
    """R: 10 path tiles with red crystals."""
    error = error_of(tmp_path, edit('red = [\n    "flower",', "red = [\n   "))
    assert str(error).endswith(": red path tiles must be 10, here 9")
    assert error.line == line_of(TEXT, "[path_tiles] red = [")


def test_tom_has_two_great_bonfire_cards(tmp_path: Path) -> None:
    """F: 2 Great Bonfire cards, also where the deck has 8."""
    text = edit('"great_bonfire", copies = 2', '"great_bonfire", copies = 1')
    error = error_of(tmp_path, text.replace('"gnome", copies = 1', '"gnome", copies = 2'))
    assert str(error).endswith(": Tom's great_bonfire cards must be 2, here 1")
    assert error.line == line_of(TEXT, 'card = "great_bonfire"')


LIKELY = """
    path = "green" -> path = "brown"
        path = "brown": path is likely green, here brown
    token = "gnome", resource -> token = "task", resource
        fields = [: fields that show gnome are likely 1, here 0
    resource = "gold" } -> resource = "fruit" }
        fields = [: fields that show gold are likely 1, here 0
    { token = "yellow", points = 2 } -> { token = "yellow", resource = "root" }
        fields = [: fields that show points are likely 1, here 0
    [2, 3, 4, 5, 6, 7, 8] -> [2, 3, 4, 5, 6, 8, 8]
        seats = [: the seat of place 6 is likely worth 7, here 8
    ["circle", "star" -> ["star", "star"
        name = "A": circle gaps of board A are likely 1, here 0
    [3, 3], [7, 3], -> [3, 3], [8, 3],
        marked_cells = [: cell [7, 3] is likely marked
    ["ship", "path", "task"] -> ["ship", "path", "gnome"]
        [fate] ["task", "ship", "guardian"]: fate tiles that show task are likely 4, here 3
    "flower", "flower", "fruit" -> "flower", "fruit", "fruit"
        resources = [: offerings that show flower are likely 2, here 1
    "flower", "flower", "fruit" -> "flower", "gold", "fruit"
        resources = [: offerings that show flower are likely 2, here 1
    "path", "path", "path", "ship", "ship" -> "path", "path", "path", "path", "ship"
        "path", "path", "path", "path", "ship": 5 tokens are likely 3 of one kind and 2 of another
    "path", "path", "path", "ship", "ship" -> "path", "path", "path", "gnome", "gnome"
        [tasks] tiles = [: 5_tokens tasks that show ship are likely 1, here 0
"""


@pytest.mark.parametrize("case", cases(LIKELY))
def test_likely_lines_only_warn(tmp_path: Path, case: Case) -> None:
    """L: every line of the page that is marked so."""
    old, new, at, message = case
    text = edit(old, new)
    _, found = load_with_warnings(write(tmp_path, text))
    assert found[0] == f"line {line_of(text, at)}: {message}"
    assert found == warnings(tmp_path / "box.toml")


def test_tom_copies_are_likely(tmp_path: Path) -> None:
    """L: 1 Task II, 1 Task I, 1 Guardian, 2 Path, 1 Gnome."""
    text = edit('"path", copies = 2', '"path", copies = 1').replace(
        '"task_ii", copies = 1', '"task_ii", copies = 2'
    )
    assert warnings(write(tmp_path, text)) == [
        f"line {line_of(text, 'task_ii')}: Tom's task_ii cards are likely 1, here 2",
        f"line {line_of(text, '[tom] path')}: Tom's path cards are likely 2, here 1",
    ]


def test_a_red_guardian_is_likely_a_players_own(tmp_path: Path) -> None:
    """L: the red guardian of the example is a player's own."""
    text = TEXT.replace('"amber"', '"red"')
    line = line_of(text, 'colour = "red"')
    expected = f"line {line}: the red guardian is likely a player's own"
    assert warnings(write(tmp_path, text)) == [expected]

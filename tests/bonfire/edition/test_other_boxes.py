"""Boxes whose pieces show what ours do not: the lines marked O of the components page."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from fireside.bonfire.edition.editions import load, load_with_warnings
from fireside.bonfire.rules.constants import GOLD_PATHS, START_PATH
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.check import check_position
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bots import levels
from fireside.bots.bot import follow
from fireside.core.chance import seeded
from fireside.terminal.face import Face
from fireside.terminal.speaker import Speaker
from fireside.words.catalogues import gaps
from fireside.words.part import Offer
from tests.bonfire.builder import Table
from tests.bonfire.council_bonus import take_bonus
from tests.bonfire.edition_cases import BOXES, EIGHT, edit, error_of
from tests.bonfire.players import eager_player
from tests.edition_cases import line_of, write

each_box = pytest.mark.parametrize("box", BOXES)


def table_of(folder: Path, box: str, players: int = 2, seed: int = 1) -> Table:
    return Table(players, seed, edition=write(folder, BOXES[box]))


# Every one of them


@each_box
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_can_be_played(tmp_path: Path, box: str, players: int) -> None:
    game = Bonfire(load(write(tmp_path, BOXES[box])), players)
    state, chance = game.start(players), seeded(players)
    check_position(state)
    while not state.over():
        state.apply(eager_player(state, chance))
        check_position(state)


@each_box
def test_nothing_is_unlikely_but_what_is_changed(tmp_path: Path, box: str) -> None:
    _, warnings = load_with_warnings(write(tmp_path, BOXES[box]))
    assert bool(warnings) == (box in ("other-tokens", "another"))
    assert all("5_tokens" in warning or "5 tokens" in warning for warning in warnings)


@each_box
def test_bots_play_them(tmp_path: Path, box: str) -> None:
    game = Bonfire(load(write(tmp_path, BOXES[box])), 2)
    state, chance = game.start(3), seeded(3)
    bots = [levels.bot("bonfire", "ember"), levels.bot("bonfire", "spark")]
    while state.turn < 4:
        assert follow(state, bots[state.to_move()].plan(state.copy(), chance)) > 0


@each_box
def test_the_terminal_draws_and_explains_them(tmp_path: Path, box: str) -> None:
    game = Bonfire(load(write(tmp_path, BOXES[box])), 2)
    state, chance = game.start(4), seeded(4)
    assert isinstance(state, BonfireState)
    face, console = Face(game, Speaker()), Console(file=io.StringIO())
    gaps.clear()
    known = game.vocabulary
    while state.turn < 30:
        console.print(face.board(state))
        seen = face.seen(state, state.to_move())
        for choice in state.choices():
            offer = Offer(choice, known.kinds[choice], known.arguments[choice])
            words = face.words.choice(offer, seen)
            assert face.speaker.say(words.short)
        state.apply(eager_player(state, chance))
    assert gaps == set()


# What they add stands behind what there is


@pytest.mark.parametrize("box", ["start-crystal", "own-fate-tiles", "other-tokens"])
def test_only_gold_tiles_add_choices(tmp_path: Path, box: str) -> None:
    assert len(table_of(tmp_path, box).game.vocabulary) == len(Table().game.vocabulary)


def test_choices_of_gold_tiles_come_last(tmp_path: Path) -> None:
    ours = Table().game.vocabulary.texts
    texts = table_of(tmp_path, "gold-paths").game.vocabulary.texts
    changed = [(old, new) for old, new in zip(ours, texts, strict=False) if old != new]
    assert changed == [("take blue-path-with-herb", "take blue-path-with-gold")]
    added = ["look up blue-gold", "look up red-gold", "look up yellow-gold"]
    assert texts[len(ours) :] == added


def test_kinds_of_path_tiles_keep_their_numbers(tmp_path: Path) -> None:
    ours, theirs = Table().edition, table_of(tmp_path, "another").edition
    kinds = range(START_PATH)
    assert [theirs.path_name(kind) for kind in kinds] == [ours.path_name(kind) for kind in kinds]
    assert (ours.path_name(START_PATH), theirs.path_name(START_PATH)) == ("start", "start-blue")
    assert theirs.path_name(GOLD_PATHS + 2) == "yellow-gold"


# A crystal on the start tile


@pytest.mark.rule("B17.3", "B20.4")
def test_the_start_tiles_crystal_counts(tmp_path: Path) -> None:
    table = table_of(tmp_path, "start-crystal").task(1, "blue-two-pairs", lit=True)
    table.task(2, "yellow-4-blue-crystals").paths("blue-herb", "blue-root").refresh()
    assert table.scoring()["crystals"] == 2
    assert table.offers("light") == []
    found = table.state.view(0)["decision"]["progress"]["yellow-4-blue-crystals"]
    assert (found["have"], found["there"]) == (3, ["path 1", "path 2", "path 3"])
    table.paths("blue-herb", "blue-root", "blue-shell").refresh()
    assert table.offers("light") == ["light 2"]


def test_the_start_tiles_crystal_is_seen(tmp_path: Path) -> None:
    table = table_of(tmp_path, "start-crystal")
    assert table.state.view(0)["cities"][0]["places"][0]["path"] == "start-blue"
    assert table.game.printed()["start_path"] == "start-blue"
    assert Table().state.view(0)["cities"][0]["places"][0]["path"] == "start"
    assert Table().game.printed()["start_path"] == "start"


# Gold on path tiles


def with_gold(folder: Path) -> Table:
    table = table_of(folder, "gold-paths")
    table.open_paths("yellow-gold", "blue-fruit", "red-herb", "blue-herb")
    return table.stacks(["yellow-gold", "red-root"], ["blue-root", "red-shell"]).goods(0, path=1)


@pytest.mark.rule("B11.5")
def test_a_guardian_earns_gold_on_a_gold_tile(tmp_path: Path) -> None:
    table = with_gold(tmp_path).paths("yellow-gold").guardians(own="path 1").goods(0, guardian=1)
    assert table.refresh().do("procession").held() == {"gold": 1}


@pytest.mark.rule("gnome 6")
def test_gnome_6_may_choose_the_gold_that_is_printed(tmp_path: Path) -> None:
    table = with_gold(tmp_path).paths("yellow-gold").guardians(own="path 1").goods(0, guardian=1)
    table.gnomes(6).refresh().do("procession")
    assert "earn gold" in table.choices()


@pytest.mark.rule("gnome 8")
def test_gnome_8_brings_gold_with_a_gold_tile(tmp_path: Path) -> None:
    table = with_gold(tmp_path).gnomes(8).refresh().do("build path", "tile 1")
    assert table.held() == {"gold": 1}


@pytest.mark.rule("B17.3", "task adjacent_paths_alike", "task path_with")
def test_gold_tiles_count_beside_the_start_tiles_gold(tmp_path: Path) -> None:
    table = with_gold(tmp_path).task(3, "red-adjacent-paths-alike").refresh()
    found = table.state.view(0)["decision"]["progress"]["red-adjacent-paths-alike"]
    assert (found["have"], found["missing"]) == (1, ["tile 1", "path 2"])
    assert table.paths("yellow-gold").refresh().offers("light") == ["light 3"]
    assert table.paths("red-herb", "yellow-gold").refresh().offers("light") == []
    table = with_gold(tmp_path).task(3, "blue-path-with-gold").refresh()
    assert table.offers("light") == ["light 3"]


@pytest.mark.rule("B18.3")
def test_a_gold_tile_is_looked_up(tmp_path: Path) -> None:
    table = take_bonus(with_gold(tmp_path), 2)
    assert "look up yellow-gold" in table.choices()
    table.do("look up yellow-gold")
    assert table.state.view(0)["cities"][0]["places"][1]["path"] == "yellow-gold"
    assert table.state.view(0)["paths"]["unseen"] == [["blue-root", "red-root", "red-shell"]]


@pytest.mark.rule("B7.3", "B7.4")
def test_gold_tiles_are_put_under_the_stacks(tmp_path: Path) -> None:
    table = with_gold(tmp_path)
    table.open_paths("blue-flower", "blue-fruit", "blue-gold", "blue-herb").refresh()
    table.do("build path", "renew tiles")
    paths = table.state.view(0)["paths"]
    assert sorted(paths["open"]) == ["blue-root", "red-root", "red-shell", "yellow-gold"]
    assert paths["unseen"] == [["blue-flower", "blue-fruit", "blue-gold", "blue-herb"]]


@pytest.mark.rule("B21.6")
def test_tom_takes_no_gold_tile(tmp_path: Path) -> None:
    table = Table(1, edition=write(tmp_path, BOXES["gold-paths"]))
    table.open_paths("yellow-gold", "blue-gold", "red-gold", "yellow-root")
    table.tom_deck("path").refresh()
    log = table.listen()
    table.goods(0, path=1).refresh().do("build path", "tile 4")
    taken = [event.facts["tile"] for event in log if event.what == "path" and event.seat == 1]
    assert "gold" not in " ".join(map(str, taken))


# Fate tiles that differ from player to player


@pytest.mark.rule("B3.4")
def test_each_player_is_dealt_eight_of_their_own(tmp_path: Path) -> None:
    dealt = set()
    for seed in range(30):
        state = Bonfire(load(write(tmp_path, BOXES["own-fate-tiles"])), 3).start(seed)
        sets = []
        for city in state.view(0)["cities"]:
            numbers = sorted([*city["fate"]["supply"], city["fate"]["eighth"]])
            assert numbers == list(range(numbers[0], numbers[0] + 8))
            sets.append(numbers[0] // 8)
        assert len(set(sets)) == 3
        dealt.add(tuple(sets))
    assert {first for first, _, _ in dealt} == {0, 1, 2, 3}


@pytest.mark.rule("B5.4")
def test_a_tile_of_ones_own_brings_what_it_shows(tmp_path: Path) -> None:
    table = table_of(tmp_path, "own-fate-tiles")
    table.supply(9, 10).symbols(path=[(4, 3)]).refresh().do("fate first", "lay 4,2 right")
    assert table.game.printed()["fate"]["tiles"][8] == ["great_bonfire", "path", "gnome"]
    assert table.held() == {"great_bonfire": 1, "path": 1, "gnome": 1}


def test_fate_tiles_are_eight_or_eight_for_each(tmp_path: Path) -> None:
    text = edit(EIGHT, EIGHT * 2)
    line = line_of(text, EIGHT) + 8
    assert str(error_of(tmp_path, text)) == f"line {line}: fate tiles must be 8, here 16"


# Five tokens of several kinds


@pytest.mark.rule("B17.5", "task 5_tokens")
def test_five_tokens_of_four_kinds(tmp_path: Path) -> None:
    task = "yellow-5-tokens-2-path-1-ship-1-gnome-1-task"
    table = table_of(tmp_path, "other-tokens").task(2, task)
    table.goods(0, path=2, ship=1, gnome=3).refresh()
    assert table.offers("light") == []
    assert table.state.view(0)["decision"]["progress"][task]["lacks"] == {"task": 1}
    assert table.goods(0, path=2, ship=1, gnome=1, task=1).refresh().offers("light") == ["light 2"]

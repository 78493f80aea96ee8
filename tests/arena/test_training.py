"""Learning by self-play: what is kept, what is learned from it, and going on."""

import importlib.util
import json
import os
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from fireside.arena.selfplay import Part, judge_with, play, play_part, schedule_of
from fireside.arena.training import Plan, generation, missing_parts, weights_before
from fireside.bots.knowledge import knowledge_of
from fireside.bots.levels import known_titles
from fireside.cli.main import status_of
from fireside.core.title import make_game, titles

# A Python that has the extra `train`, where this one has not.
LEARNED = os.environ.get("FIRESIDE_TRAINER") or sys.executable
HERE = importlib.util.find_spec("torch") is not None


def test_every_number_of_players_and_scenario_is_learned_from() -> None:
    assert {players for players, _ in schedule_of("bonfire").sorts} == {1, 2, 3, 4}
    played = {(players, options["scenario"]) for players, options in schedule_of("dewan").sorts}
    scenarios = titles()["dewan"].options["scenario"]
    wanted = {(players, name) for players in (2, 3, 4) for name in scenarios if name != "team"}
    assert played == wanted | {(4, "team")}


@pytest.mark.parametrize("title", known_titles())
def test_a_row_has_the_features_and_the_points_at_the_end(title: str) -> None:
    judge = judge_with(title, None)
    rows: list[list[float]] = []
    scores = play(make_game(title, 2), [judge], 1, rows.append)
    width = len(knowledge_of(title).features)
    assert {len(row) for row in rows} == {width + 1}
    assert {row[-1] for row in rows} == set(map(float, scores))
    assert len(rows) % 2 == 0


def test_a_part_is_kept_whole_and_played_the_same_way_again(tmp_path: Path) -> None:
    one, other = tmp_path / "one.f32", tmp_path / "other.f32"
    played = play_part(Part("dewan", range(2), (), one))
    play_part(Part("dewan", range(2), (), other))
    assert one.read_bytes() == other.read_bytes()
    assert sum(played.games.values()) == 2
    rows = array("f", one.read_bytes())
    assert len(rows) % (len(knowledge_of("dewan").features) + 1) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.f32", "other.f32"]


def test_training_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    plan = Plan("dewan", tmp_path, 2, 50, 0, LEARNED)
    folder = generation(plan, 1)
    folder.mkdir(parents=True)
    assert [part.seeds for part in missing_parts(plan, 1)] == [
        range(50, 70),
        range(70, 90),
        range(90, 100),
    ]
    (folder / "00000070.f32").touch()
    assert [part.seeds.start for part in missing_parts(plan, 1)] == [50, 90]
    (folder / "fit.json").touch()
    assert missing_parts(plan, 1) == []


def test_the_first_generation_plays_by_hand_and_the_next_by_what_was_learned(
    tmp_path: Path,
) -> None:
    plan = Plan("dewan", tmp_path, 2, 50, 0, LEARNED)
    assert weights_before(plan, 0) == ()
    names = [path.relative_to(tmp_path).as_posix() for path in weights_before(plan, 1)]
    assert names == ["dewan/generation-0/flame.json", "dewan/generation-0/blaze.json"]


def test_without_pytorch_one_line_names_the_extra_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    venv = tmp_path / "bare"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    bare = venv / "bin" / "python"
    command = ["train", "dewan", "--keep", str(tmp_path / "kept"), "--python"]
    assert status_of([*command, str(bare)]) == 2
    said = f"{bare} has no numpy and no torch: pip install 'fireside[train]'\n"
    assert capsys.readouterr().err == said
    assert status_of([*command, "/no/such/python"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "kept").exists()


@pytest.mark.skipif(
    not HERE and sys.executable == LEARNED,
    reason="PyTorch comes with the extra `train`; FIRESIDE_TRAINER names a Python that has it",
)
def test_weights_are_learned_that_the_bots_can_read(tmp_path: Path) -> None:
    folder = tmp_path / "dewan" / "generation-0"
    folder.mkdir(parents=True)
    for start in range(0, 200, 20):
        seeds = range(start, start + 1)
        play_part(Part("dewan", seeds, (), folder / f"{start:08}.f32"))
    (folder / "played.json").write_text(json.dumps({"mean points by players": {"2": 40.0}}))
    command = ["train", "dewan", "--keep", str(tmp_path), "--games", "200", "--generations", "1"]
    assert status_of([*command, "--trials", "1", "--jobs", "1", "--python", LEARNED]) == 0
    for level in ("flame", "blaze"):
        judge = judge_with("dewan", folder / f"{level}.json")
        state = make_game("dewan", 2).start(1)
        assert len(judge.points(state)) == 2
    losses = json.loads((folder / "fit.json").read_text())["epochs"]
    assert losses[-1]["learned"] < losses[0]["learned"]
    assert (tmp_path / "dewan" / "training.svg").exists()

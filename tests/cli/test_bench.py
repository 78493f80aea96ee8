"""`fireside bench`, with a peer that is not there, and one that answers at once."""

import json
from pathlib import Path

import pytest

from fireside.cli.bench import bots as bench_bots
from fireside.cli.bench import command as bench
from fireside.cli.options import GameOptions
from fireside.core.chance import seeded
from fireside.dewan import bench as bench_paying
from fireside.dewan.rules.game import Dewan
from tests.cli.command import fireside

PEER = "import json; print(json.dumps(dict(games=1, ticks=30, decisions=10, copies=50, **MOVES)))"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "COPIES_AT_A_TIME", 300)
    monkeypatch.setattr(bench_paying, "HANDS", [5, 10])
    monkeypatch.setattr(bench_bots, "LEVELS", ["spark", "ember"])
    monkeypatch.setattr(bench_bots, "TURNS", 3)


def test_without_the_peer_only_our_own_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEER", "no_such_peer")
    answer = fireside("bench", "--seconds", 1, "--json")
    assert answer.status == 0
    said = "nothing to compare with: no_such_peer comes with pip install 'fireside[peers]'"
    assert answer.error.splitlines()[-1] == said
    report = json.loads(answer.out)
    for title in ("bonfire", "dewan"):
        assert report[title]["decisions a second"] > 0
        assert report[title]["copies a second"] > 0
        thinking = report["bots, a turn"][title]
        assert 0 < thinking["spark"]["milliseconds"] < thinking["ember"]["milliseconds"]
    assert report["no_such_peer"] is None
    assert "ratios" not in report
    words = fireside("bench", "--seconds", 1).out
    for word in ("dewan, copies", "milliseconds until", "first card", "random games"):
        assert word in words


def test_beside_the_peer_there_are_ratios(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = tmp_path / "peer.py"
    script.write_text(PEER.replace("MOVES", "{'copies with a move': 25}"))
    monkeypatch.setattr(bench, "PEER_SCRIPT", script)
    report = json.loads(fireside("bench", "--seconds", 1, "--json").out)
    for title in ("bonfire", "dewan"):
        ours = report[title]["decisions a second"]
        assert report["ratios"][title]["decisions"] == pytest.approx(ours / 30, rel=0.05)
    assert report["catanatron 3.2.1"]["decisions a second"] == 10
    answer = fireside("bench", "--seconds", 1)
    for words in ("catanatron 3.2.1", "ratio", "target", "20x"):
        assert words in answer.out


def test_waiting_for_choices_of_dewan() -> None:
    waits = bench_paying.measured(8, 0.0)
    assert waits.positions == bench_paying.FEWEST_POSITIONS
    for step in bench_paying.STEPS:
        middle, worst = waits.milliseconds(step)
        assert 0 < middle <= worst


def test_a_strewn_position_has_several_camps_and_the_cards_asked_for() -> None:
    game = GameOptions("dewan", 4, scenario="downpour").game()
    assert isinstance(game, Dewan)
    state = bench_paying.strewn(game, 3, 12, seeded(3))
    camps = [space for tribe in state.tribes for space in tribe.camps]
    assert len(set(camps)) == len(camps) >= 4 * 3
    assert state.tribes[state.seat].cards() == 12

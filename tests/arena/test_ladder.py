"""The ladder: its matches, its tables, and the page they go into."""

import pytest

from fireside.arena.ladder import DUELS, FOUR, SOLO, Rung, duel_ratings, put_into, rungs, tables
from fireside.arena.results import MirroredSet, Result, Thinking

LEVELS = ["random", "spark", "ember"]


def played(rung: Rung, won: int, lost: int) -> tuple[Rung, list[MirroredSet]]:
    """A match whose upper level won and lost so many games."""
    seats = [*rung.match.lineups[0], *(["Tom"] if rung.part == SOLO else [])]
    sets = []
    for number in range(won + lost):
        winner = 0 if number < won else 1
        shares = [float(seat == winner) for seat in range(len(seats))]
        points = [[20 * (seat == winner), *[1] * 7] for seat in range(len(seats))]
        thinking = [Thinking(10, 0.5, 0.1)] * len(seats)
        sets.append(MirroredSet(number, number, [Result(seats, shares, points, thinking)]))
    return rung, sets


def test_each_level_meets_the_one_below() -> None:
    found = rungs("bonfire", LEVELS)
    assert [rung.name for rung in found] == [
        "bonfire-duels-spark-random",
        "bonfire-duels-ember-spark",
        "bonfire-three-spark-random",
        "bonfire-three-ember-spark",
        "bonfire-four-spark-random",
        "bonfire-four-ember-spark",
        "bonfire-solo-random-Tom",
        "bonfire-solo-spark-Tom",
        "bonfire-solo-ember-Tom",
    ]
    assert found[5].match.lineups == (("ember", "spark", "spark", "spark"),)
    assert found[5].match.games_a_set == 4
    assert found[8].match.lineups == (("ember",),)
    assert SOLO not in [rung.part for rung in rungs("dewan", LEVELS)]


def test_ratings_go_up_the_ladder() -> None:
    duels = [rung for rung in rungs("bonfire", LEVELS) if rung.part == DUELS]
    ratings = duel_ratings([played(rung, 30, 10) for rung in duels])
    assert [ratings[level].value for level in LEVELS] == pytest.approx([0, 190.85, 381.7], abs=0.01)
    assert ratings["ember"].high - ratings["ember"].low > 200
    above_a_gap = rungs("bonfire", [*LEVELS, "flame"])[2]
    assert list(duel_ratings([played(duels[0], 3, 1), played(above_a_gap, 3, 1)])) == LEVELS[:2]


def test_tables_hold_what_was_played() -> None:
    wanted = [rung for rung in rungs("bonfire", LEVELS) if rung.part in (DUELS, SOLO, FOUR)]
    text = tables("bonfire", [played(rung, 3, 1) for rung in wanted if rung.level == "ember"])
    lines = text.splitlines()
    assert [line for line in lines if line.startswith("**")] == [
        "**Two players: each level against the one below**",
        "**Ratings from these games**",
        "**Four players: each level against three of the one below (25% is even)**",
        "**Alone against Tom**",
    ]
    duel = next(line for line in lines if line.startswith("| ember | spark | 4 |"))
    assert duel == "| ember | spark | 4 | 75.0% | 27.7% to 95.9% | 22.0 | +10.0 | 50.0 |"
    solo = next(line for line in lines if line.startswith("| ember | 4 |"))
    assert solo == "| ember | 4 | 75.0% | 27.7% to 95.9% | 22.0 | +10.0 | 19 | 50.0 |"
    heads = [line for line in lines if line.startswith("| level")]
    for head, rule in zip(heads, [line for line in lines if line.startswith("|---")], strict=True):
        assert head.count("|") == rule.count("|")


def test_a_page_keeps_everything_but_its_tables() -> None:
    page = "before\n<!-- ladder:dewan -->\nold\n<!-- /ladder:dewan -->\nafter\n"
    assert put_into(page, "dewan", "new") == page.replace("old", "new")
    with pytest.raises(ValueError, match="ladder:bonfire"):
        put_into(page, "bonfire", "new")

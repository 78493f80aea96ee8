"""Games between bots: from the deal to the result, and what happens to bots that fail."""

import pytest

from fireside.arena.matches import TOM, Match, play, play_set
from fireside.arena.results import Result
from fireside.arena.seating import Lineup, lineups
from fireside.core.record import read, replay, write
from fireside.core.title import make_game
from tests.arena.players import make_bot


def match(title: str, bots: list[str], players: int = 2, scenario: str | None = None) -> Match:
    teams = scenario == "team"
    return Match(title, players, scenario, tuple(lineups(bots, players, teams)), 11)


def without_time(games: list[Result]) -> list[tuple[object, ...]]:
    return [(game.seats, game.shares, game.points, game.failure) for game in games]


def test_a_set_is_one_deal_with_every_seating() -> None:
    kept: list[tuple[int, Lineup, list[int]]] = []

    def keep(seed: int, seats: Lineup, choices: list[int]) -> None:
        kept.append((seed, seats, choices))

    duel = match("bonfire", ["random", "spark"])
    played = play_set(duel, make_bot, 3, keep)
    assert (played.number, played.seed) == (3, 14)
    assert [game.seats for game in played.games] == [["random", "spark"], ["spark", "random"]]
    for game, (seed, seats, choices) in zip(played.games, kept, strict=True):
        assert seed == 14
        record = read(write(duel.game(), seed, choices, list(seats)))
        state = replay(record, duel.game())
        assert state.over()
        assert [sum(line) for line in game.points] == state.scores()
        assert [share > 0 for share in game.shares] == [seat in state.winners() for seat in (0, 1)]
        turns = [thinking.turns for thinking in game.thinking]
        assert all(turns)
        assert sum(turns) <= state.turn + 2  # the openings are turn 0 for both
        for thinking in game.thinking:
            assert 0 < thinking.worst <= thinking.seconds


def test_a_set_comes_out_the_same_again_and_another_differs() -> None:
    duel = match("bonfire", ["random", "spark"])
    once, again, other = [play_set(duel, make_bot, number) for number in (0, 0, 1)]
    assert without_time(once.games) == without_time(again.games)
    assert without_time(once.games) != without_time(other.games)


def test_solo_games_have_tom_on_the_last_seat() -> None:
    (game,) = play_set(match("bonfire", ["spark"], players=1), make_bot, 0).games
    assert game.seats == ["spark", TOM]
    assert len(game.points) == 2
    assert sum(game.shares) == 1
    assert game.thinking[1].turns == 0


def test_partners_win_together() -> None:
    played = play_set(match("dewan", ["random", "spark"], 4, "team"), make_bot, 0)
    for game in played.games:
        assert game.seats[:2] == game.seats[2:]
        assert sorted(game.shares) in ([0, 0, 1, 1], [0.5] * 4)
        assert game.shares[:2] == game.shares[2:]


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("ember", "IllegalChoice: choice -5 is not open now"),
        ("flame", "ZeroDivisionError: oh no"),
        ("blaze", "ValueError: a plan without a choice"),
    ],
)
def test_who_fails_loses(bot: str, words: str) -> None:
    game = make_game("bonfire", 3)
    result, choices = play(game, 5, ("random", bot, "random"), make_bot)
    assert result.failure is not None
    assert (result.failure.seat, result.failure.words) == (1, words)
    assert result.failure.choices == len(choices)
    assert result.shares == [0.5, 0, 0.5]
    assert result.points == []
    assert read(write(game, 5, choices, ["one", "two", "three"])).result is None


def test_a_team_loses_together_and_tom_wins_if_the_bot_fails() -> None:
    result, _ = play(
        make_game("dewan", 4, options={"scenario": "team"}),
        5,
        ("random", "flame", "random", "flame"),
        make_bot,
    )
    assert result.shares == [1, 0, 1, 0]
    result, _ = play(make_game("bonfire", 1), 5, ("flame",), make_bot)
    assert result.shares == [0, 1]


def test_games_are_rounded_up_to_whole_sets() -> None:
    duel = match("bonfire", ["random", "spark"])
    assert (duel.games_a_set, duel.sets_for(1), duel.sets_for(6), duel.sets_for(7)) == (2, 1, 3, 4)
    assert match("dewan", ["random", "spark"], 4).games_a_set == 8

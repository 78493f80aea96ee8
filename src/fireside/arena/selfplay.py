"""Games that a bot plays against itself, kept as numbers to learn from."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fireside.bots.bot import follow
from fireside.bots.judge import Judge
from fireside.bots.knowledge import knowledge_of
from fireside.bots.levels import judge, judge_by
from fireside.bots.turn_bot import candidates
from fireside.core.chance import Chance, seeded
from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.title import make_game, titled

ENDS = 120  # of a turn that are looked at
DARING = 0.15  # how often a turn is not the best that was found
DARED = 6  # among how many of the best it is then


@dataclass(frozen=True)
class Schedule:
    """What a title is learned from."""

    # Numbers of players with options, one after the other, so that each has its share of the games.
    sorts: list[tuple[int, dict[str, str]]]
    # How much of what the network adds is kept: a search finds out where it is wrong. By trial.
    share: float


def schedule_of(title: str) -> Schedule:
    """What a title is learned from; every number of players alike where it does not say."""
    known = titled(title)
    if "training" not in known.parts:
        return Schedule([(players, {}) for players in range(known.fewest, known.most + 1)], 1.0)
    schedule: Schedule = known.part("training")
    return schedule


@dataclass(frozen=True)
class Part:
    """Some games to play: the title, their seeds, the weights to play by, where to keep them."""

    title: str
    seeds: range
    weights: tuple[Path, ...]  # none for those set by hand; several take turns
    file: Path


@dataclass
class Played:
    """What came of some games, by the number of players: how many, and all their points."""

    games: dict[int, int]
    points: dict[int, int]


def judge_with(title: str, weights: Path | None) -> Judge:
    """The judge with the weights of a file, or with those set by hand."""
    if weights is None:
        return judge(title, "ember")
    return judge_by(title, knowledge_of(title).learned(weights))


def play_part(part: Part) -> Played:
    """Play the games of a part and keep them, in one file that is there whole or not at all."""
    judges = [judge_with(part.title, path) for path in part.weights]
    judges = judges or [judge_with(part.title, None)]
    sorts = [
        make_game(part.title, players, None, options)
        for players, options in schedule_of(part.title).sorts
    ]
    rows = array("f")
    played = Played({}, {})
    for seed in part.seeds:
        game = sorts[seed % len(sorts)]
        scores = play(game, judges, seed, rows.extend)
        played.games[game.players] = played.games.get(game.players, 0) + 1
        points = played.points.get(game.players, 0)
        played.points[game.players] = points + sum(scores[: game.players]) // game.players
    unfinished = part.file.with_suffix(".part")
    unfinished.write_bytes(rows.tobytes())
    unfinished.rename(part.file)
    return played


def play(
    game: Game, judges: list[Judge], seed: int, keep: Callable[[list[float]], object]
) -> list[int]:
    """Play one game, the seats by these judges in turn; a row for each seat at each turn's end: the
    features, then the points that the seat had at the end of the game. The points of all."""
    state = game.start(seed)
    chance = seeded((seed << 64) + 2)
    seen: list[tuple[int, list[float]]] = []
    turn = -1
    judged = judges[0]
    while not state.over():
        if state.turn != turn:
            turn = state.turn
            for seat in range(judged.seats(state)):
                seen.append((seat, list(judged.features(state, seat))))
        mover = judges[(state.to_move() + seed) % len(judges)]
        follow(state, choose(mover, state, chance))
    scores = state.scores()
    for seat, row in seen:
        keep([*row, float(scores[seat])])
    return scores


def choose(judged: Judge, state: State, chance: Chance) -> list[int]:
    """Mostly the best turn that was found, now and then another good one."""
    found = candidates(judged, state, chance, 1, ENDS)
    if chance.below(1000) < 1000 * DARING:
        return found[chance.below(min(DARED, len(found)))].choices
    return found[0].choices

"""Results: how single games ended, and what each bot made of all of them."""

from dataclasses import dataclass

from fireside.arena.ratings import Estimate, Matrix, bradley_terry, win_rate
from fireside.core.challenge import challenge


@dataclass(frozen=True)
class Thinking:
    """How long a seat has thought: over how many turns, in all, and over the longest."""

    turns: int
    seconds: float
    worst: float


@dataclass(frozen=True)
class Failure:
    """What a bot did that it must not: an illegal choice or an error of its own."""

    seat: int
    choices: int  # made in the game before
    words: str


@dataclass(frozen=True)
class Result:
    """One game. In a solo game Tom has a seat too, the last."""

    seats: list[str]
    shares: list[float]  # of the victory
    points: list[list[int]]  # of each seat, source by source; none where somebody failed
    thinking: list[Thinking]
    failure: Failure | None = None

    def rank(self, seat: int) -> tuple[bool, int]:
        """Compares seats: winners first, then by points."""
        return self.shares[seat] > 0, sum(self.points[seat]) if self.points else 0


@dataclass(frozen=True)
class MirroredSet:
    """The games of one deal."""

    number: int
    seed: int
    games: list[Result]


@dataclass(frozen=True)
class Standing:
    """What a bot made of all its games; one with two seats in a game counts it twice."""

    bot: str
    games: int
    win_rate: Estimate
    rating: Estimate
    points: float
    difference: float  # to the mean of the others
    by_source: dict[str, float]  # the same, source by source
    turns: int
    seconds: float  # a turn
    worst: float  # the longest turn
    failures: int


def standings(sets: list[MirroredSet], sources: list[str]) -> list[Standing]:
    """Everybody's standing, the best first."""
    games = [game for each in sets for game in each.games]
    bots = list(dict.fromkeys(bot for game in games for bot in game.seats))
    ratings = bradley_terry([pair_wins(each, bots) for each in sets])
    found = [
        standing(bot, sets, sources, rating) for bot, rating in zip(bots, ratings, strict=True)
    ]
    return sorted(found, key=lambda each: each.rating.value, reverse=True)


def standing(bot: str, sets: list[MirroredSet], sources: list[str], rating: Estimate) -> Standing:
    """What one bot made of its games."""
    shares = [
        [game.shares[seat] for game in each.games for seat in seats_of(bot, game)] for each in sets
    ]
    games = [game for each in sets for game in each.games if bot in game.seats]
    scored = [game for game in games if game.points]
    lines = [game.points[seat] for game in scored for seat in seats_of(bot, game)]
    by_source = [0.0] * len(sources)
    for game in scored:
        for number, difference in enumerate(differences(bot, game)):
            by_source[number] += difference / len(scored)
    thinking = [game.thinking[seat] for game in games for seat in seats_of(bot, game)]
    turns = sum(each.turns for each in thinking)
    return Standing(
        bot=bot,
        games=sum(map(len, shares)),
        win_rate=win_rate(shares),
        rating=rating,
        points=sum(map(sum, lines)) / len(lines) if lines else 0.0,
        difference=sum(by_source),
        by_source=dict(zip(sources, by_source, strict=True)),
        turns=turns,
        seconds=sum(each.seconds for each in thinking) / turns if turns else 0.0,
        worst=max(each.worst for each in thinking),
        failures=sum(
            game.failure is not None and game.seats[game.failure.seat] == bot for game in games
        ),
    )


def seats_of(bot: str, game: Result) -> list[int]:
    """Where a bot sits in a game."""
    return [seat for seat, name in enumerate(game.seats) if name == bot]


def differences(bot: str, game: Result) -> list[float]:
    """By how much a bot is ahead of the others in a game, on the mean of its seats and of theirs,
    source by source."""
    own = [line for line, name in zip(game.points, game.seats, strict=True) if name == bot]
    other = [line for line, name in zip(game.points, game.seats, strict=True) if name != bot]
    return [
        sum(mine) / len(own) - sum(theirs) / len(other)
        for mine, theirs in zip(zip(*own, strict=True), zip(*other, strict=True), strict=True)
    ]


def pair_wins(each: MirroredSet, bots: list[str]) -> Matrix:
    """How often each bot came in before each other: every pair of seats counts."""
    wins = [[0.0] * len(bots) for _ in bots]
    for game in each.games:
        for seat, name in enumerate(game.seats):
            for rival, other in enumerate(game.seats):
                if name != other:
                    mine, theirs = game.rank(seat), game.rank(rival)
                    won = 0.5 if mine == theirs else float(mine > theirs)
                    wins[bots.index(name)][bots.index(other)] += won
    return wins


def failures(sets: list[MirroredSet]) -> list[str]:
    """Each failure in a line: the deal, who sat where, whose fault it was, and what it was."""
    return [
        f"seed {each.seed}, {' '.join(game.seats)}: {game.seats[game.failure.seat]} as player "
        f"{game.failure.seat + 1}, after {game.failure.choices} choices: {game.failure.words}"
        for each in sets
        for game in each.games
        if game.failure is not None
    ]


def handicap_held(sets: list[MirroredSet], bot: str) -> int | None:
    """The highest handicap at which a series (B22.2) of these solo games would not sink; None if
    none was finished."""
    ahead = [
        sum(game.points[0]) - sum(game.points[1])
        for each in sets
        for game in each.games
        if game.seats[0] == bot and game.points
    ]
    if not ahead:
        return None
    handicap = max(ahead)
    changes = challenge().changes
    while sum(changes[_outcome(difference - handicap)] for difference in ahead) < 0:
        handicap -= 1
    return handicap


def _outcome(difference: int) -> str:
    if difference == 0:
        return "draw"
    return "win" if difference > 0 else "loss"

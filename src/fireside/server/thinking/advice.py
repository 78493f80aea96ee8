"""Advice at a table: hints for whoever is to move, and the review of a finished game."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TypeVar

from fireside.bots import review
from fireside.bots.hints import Hint
from fireside.bots.review import Turn
from fireside.core.game import Game
from fireside.server import wire
from fireside.server.store.reviews import Reviews, game_mark
from fireside.server.thinking.pool import Crowded, NotDone
from fireside.server.thinking.thinkers import Thinkers
from fireside.server.wire.playing import step_of
from fireside.table.table import Table

HINT_VISITS = 120
REVIEW_VISITS = 60  # a turn
MOST_KEPT = 100  # hints, and reviews
MOST_REVIEWS = 32  # being made at once

Key = TypeVar("Key")
Thing = TypeVar("Thing")


@dataclass
class Reviewing:
    """A review that is being made, or is done."""

    total: int = 0
    turns: list[Turn] = field(default_factory=list)
    done: wire.Review | None = None
    work: asyncio.Task[None] | None = None


class Advice:
    """What was found, for as long as it may be asked for again. Reviews are made side by side, one
    turn of each after the other."""

    def __init__(self, thinkers: Thinkers, reviews: Reviews) -> None:
        self.hint_visits = HINT_VISITS
        self.review_visits = REVIEW_VISITS
        self._thinkers = thinkers
        self._kept = reviews
        self._hints: dict[tuple[str, int], asyncio.Task[list[Hint]]] = {}
        self._reviews: dict[tuple[str, str], Reviewing] = {}

    async def hints(self, identity: str, table: Table) -> wire.Hints:
        """Hints for the seat that is to move, the same whenever they are asked for in a position;
        NotDone where there are none, Crowded where too many think."""
        seat, version = table.state.to_move(), table.version
        key = (identity, version)
        if key not in self._hints:
            seed = table.seed_for("hints")
            thought = self._thinkers.hints(table.guess(), seed, self.hint_visits)
            keep(self._hints, key, asyncio.create_task(thought))
        try:
            found = await asyncio.shield(self._hints[key])
        except NotDone:
            self._hints.pop(key, None)
            raise
        return wire.Hints(version, seat, [hint_of(table.game, hint) for hint in found])

    async def review(
        self, identity: str, table: Table, allow: Callable[[], None]
    ) -> wire.Review | wire.Reviewing:
        """The review of a table's finished game, or how far it is; NotDone where it failed. It is
        begun when first asked for, where that is allowed and not Crowded."""
        choices = [made.choice for made in table.made]
        key = (identity, game_mark(choices))
        if key not in self._reviews:
            found = await self._kept.find(*key)
            if found is not None:
                return found
        if key not in self._reviews:
            if sum(one.done is None for one in self._reviews.values()) >= MOST_REVIEWS:
                raise Crowded
            allow()
            reviewing = Reviewing()
            making = self._make_review(reviewing, key, table.game, table.seed, choices)
            reviewing.work = asyncio.create_task(making)
            keep(self._reviews, key, reviewing)
        reviewing = self._reviews[key]
        if reviewing.done is not None:
            return reviewing.done
        if reviewing.work is not None and reviewing.work.done():
            del self._reviews[key]
            raise NotDone from reviewing.work.exception()
        return wire.Reviewing(len(reviewing.turns), reviewing.total)

    async def _make_review(
        self, reviewing: Reviewing, key: tuple[str, str], game: Game, seed: int, choices: list[int]
    ) -> None:
        start = game.start(seed)
        reviewing.total, outlook = await self._thinkers.look_over(start, choices)
        for number in range(reviewing.total):
            turn = self._thinkers.look_back(start, choices, number, self.review_visits)
            reviewing.turns.append(await turn)
        whole = review_of(game, review.Review(outlook, reviewing.turns))
        await self._kept.keep(*key, whole)
        reviewing.done = whole

    def forget(self, identity: str) -> None:
        """A table is gone, and with it what is being thought about its game."""
        for key in [key for key in self._reviews if key[0] == identity]:
            work = self._reviews.pop(key).work
            if work is not None:
                work.cancel()

    def close(self) -> None:
        """No more advice."""
        works = [reviewing.work for reviewing in self._reviews.values()]
        for work in [*self._hints.values(), *works]:
            if work is not None:
                work.cancel()


def keep(kept: dict[Key, Thing], key: Key, thing: Thing) -> None:
    """Keep one more thing; the oldest is forgotten where there are too many."""
    kept[key] = thing
    if len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]


def hint_of(game: Game, hint: Hint) -> wire.Hint:
    """A hint as a message."""
    return wire.Hint(
        steps_of(game, hint.choices),
        round(hint.points, 2),
        round(hint.behind, 2),
        rounded(hint.expected),
        round(hint.chance, 3),
    )


def review_of(game: Game, found: review.Review) -> wire.Review:
    """A review as a message."""
    count = len(found.outlook) // 2
    lengths = [len(turn.choices) for turn in found.turns]
    before = [0, *accumulate(lengths)]
    return wire.Review(
        rounded(found.outlook[count:]),
        rounded(found.outlook[:count]),
        [turn_of(game, turn, number) for turn, number in zip(found.turns, before, strict=False)],
        [turn.number for turn in found.costly()],
    )


def turn_of(game: Game, turn: Turn, number: int) -> wire.ReviewedTurn:
    """A turn of a review as a message, with so many choices made before it."""
    return wire.ReviewedTurn(
        turn.label,
        turn.seat,
        number,
        steps_of(game, turn.choices),
        rounded(turn.expected()),
        rounded(turn.chances()),
        round(turn.cost, 2),
        round(turn.lost, 3),
        turn.at,
        steps_of(game, turn.better),
    )


def steps_of(game: Game, choices: list[int]) -> list[wire.Step]:
    """Choices with their texts."""
    return [step_of(game, choice) for choice in choices]


def rounded(numbers: list[float]) -> list[float]:
    """Numbers as exact as anybody wants to read them."""
    return [round(number, 3) for number in numbers]

"""Candles, as the tests for every title need it."""

from copy import deepcopy
from pathlib import Path
from typing import Any

from candles.bots import Snuffer
from candles.state import CandlesState

from fireside.core.chance import Chance
from fireside.core.view import View
from tests.conformance.tested import Ended, Options, Recorded, Tested, Whole

HERE = Path(__file__).parent
DRAUGHTY: Options = (("draughty", "yes"),)


def candles(players: int, seed: int, player: str, options: Options = ()) -> Whole:
    """A whole game of Candles."""
    return Whole("candles", players, seed, player, options)


def thoughtful(state: CandlesState, chance: Chance) -> int:
    """Plays as the title's own bot does."""
    return Snuffer().plan(state, chance)[0]


def check(state: CandlesState) -> None:
    """The chandelier bears what burns, hands are in order, and no candle is there twice."""
    assert sum(state.burning) <= state.facts.bears
    assert all(hand == tuple(sorted(hand)) for hand in state.hands)
    assert len(state.bag) + sum(map(len, state.hands)) + len(state.burning) <= 24


class Rebuilder:
    """A view that follows a game by its events."""

    def __init__(self, state: CandlesState, seat: int) -> None:
        self.seat = seat
        self.view = deepcopy(state.view(seat))
        del self.view["decision"]

    def hear(self, facts: dict[str, Any]) -> None:
        mover = facts["seat"]
        if facts["event"] == "light":
            self.view["burning"].append(facts["weight"])
            self.change_hand(mover, -1, facts["weight"])
        elif facts["event"] == "draw":
            self.view["bag"] -= 1
            self.change_hand(mover, 1, facts.get("weight"))
        elif facts["event"] in ("gather", "fall"):
            assert facts["candles"] == len(self.view["burning"])
            self.view["burning"] = []
            one = facts["event"] == "fall"
            self.view["fallen" if one else "gathered"][mover] += 1 if one else facts["candles"]
        if facts["event"] in ("light", "gather"):
            self.view["turn"] += 1

    def change_hand(self, mover: int, more: int, weight: int | None) -> None:
        """A candle comes to a hand or leaves it."""
        hands = self.view["hands"]
        if mover != self.seat:
            hands[mover] += more
        elif more > 0:
            hands[mover] = sorted([*hands[mover], weight])
        else:
            hands[mover].remove(weight)

    def whole(self) -> View:
        return self.view


def shared(game: Ended) -> bool:
    """A shared victory (C4)."""
    return len(game.state.winners()) > 1


TESTED = Tested(
    title="candles",
    tables=[(players, options) for players in (2, 3, 4) for options in ((), DRAUGHTY)],
    players={"thoughtful": thoughtful},
    quick_players=["random", "thoughtful"],
    whole_games=[
        candles(players, seed, player, options)
        for players in (2, 3, 4)
        for seed, player, options in ((1, "random", DRAUGHTY), (2, "thoughtful", ()))
    ],
    check=check,
    follow=Rebuilder,
    heard={"light", "draw", "gather", "fall", "over"},
    parts="hands",
    own_affairs=set(),
    derived=["options", "revealed"],
    derived_of_parts=[],
    records=HERE / "games",
    events=HERE / "events.md",
    playthroughs=HERE / "playthroughs",
    recorded={
        "two": Recorded(candles(2, 1, "random"), lambda game: bool(game.told("fall"))),
        "three-shared": Recorded(candles(3, 1, "random"), shared),
        "four-draughty": Recorded(candles(4, 1, "random", DRAUGHTY), lambda game: True),
    },
    short=candles(2, 3, "random"),
    digest_games=[
        candles(players, 11, "random", options)
        for players in (2, 3, 4)
        for options in ((), DRAUGHTY)
    ],
    boxes={},
    played_through={"candles_2p": candles(2, 5, "random")},
)

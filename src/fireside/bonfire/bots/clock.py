"""The clock: how many turns a seat can expect to have, and what tells the end."""

from typing import Final

from librt.vecs import append, vec

from fireside.bonfire.rules.state.city import PLAYING
from fireside.bonfire.rules.state.position import OVER, Position
from fireside.bonfire.rules.tom import PASSES, TOM

COUNTDOWN_ROUNDS: Final = 5
LONG_GAME: Final = 30.0  # turns
HALFWAY: Final = 8.0  # turns: with so many, half of what one could still do will be done
USUAL_START: Final = 26.0  # the round in which the countdown starts, mostly
ROUNDS_A_NOVICE: Final = [0.0, 2.5, 3.0, 2.2, 1.8]  # by players, as games go

NAMES: Final[list[str]] = [
    "turns left",
    "time",
    "countdown",
    "turns in countdown",
    "last turn to come",
    "no more turns",
    "novices until countdown",
    "turns of others first",
    "solo",
    "two players",
    "three players",
    "four players",
]


def turns_left(position: Position, seat: int) -> float:
    """The own turns still to come: known in the countdown, guessed before it (B16)."""
    facts = position.facts
    if position.phase == OVER or position.cities[seat].status != PLAYING:
        return 0.0
    this_round = 1.0 if seat >= position.seat else 0.0
    if position.countdown > 0:
        turns = position.countdown - 1 + this_round
    else:
        turns = COUNTDOWN_ROUNDS + this_round + rounds_to_countdown(position)
    if facts.solo:
        return min(turns, float(tom_cards_left(position)))
    return turns


def time_of(turns: float) -> float:
    """How much of what one could still do will be done with so many turns: from 0 to 1."""
    return turns / (turns + HALFWAY)


def rounds_to_countdown(position: Position) -> float:
    """A guess at the rounds until the countdown starts: a game has its usual length, but each
    novice missing takes a round or more, and not many more."""
    facts = position.facts
    novices = max(1, facts.countdown_novices - position.seated)
    pace = ROUNDS_A_NOVICE[facts.players] * novices
    return max(0.4 * pace, min(1.5 * pace, USUAL_START - position.round))


def tom_cards_left(position: Position) -> int:
    """How many cards Tom may still play (B21.14)."""
    return PASSES * len(position.facts.edition.tom_deck) - position.tom_cards


def is_tom(position: Position, seat: int) -> bool:
    """Whether a seat is Tom's."""
    return position.facts.solo and seat == TOM


def write(values: vec[float], position: Position, seat: int, turns: float) -> vec[float]:
    """The features of the clock."""
    facts = position.facts
    playing = position.cities[seat].status == PLAYING
    counting = position.countdown > 0
    values = append(values, turns / LONG_GAME)
    values = append(values, time_of(turns))
    values = append(values, 1.0 if counting else 0.0)
    values = append(values, turns / (COUNTDOWN_ROUNDS + 1) if counting else 0.0)
    values = append(values, 1.0 if counting and turns == 1.0 else 0.0)
    values = append(values, 0.0 if playing and turns > 0.0 else 1.0)
    values = append(values, max(0, facts.countdown_novices - position.seated) / 13.0)
    values = append(values, (seat - position.seat) % facts.cities / 3.0)
    values = append(values, 1.0 if facts.players == 1 else 0.0)
    values = append(values, 1.0 if facts.players == 2 else 0.0)
    values = append(values, 1.0 if facts.players == 3 else 0.0)
    return append(values, 1.0 if facts.players == 4 else 0.0)

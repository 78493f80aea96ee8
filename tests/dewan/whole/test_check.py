"""Positions that the rules cannot lead to are noticed, and those they lead to are not."""

from collections.abc import Callable

import pytest

from fireside.core.chance import seeded
from fireside.dewan.rules.constants import DESERT, FOREST, NOTHING, TURN, WATER
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.scenarios import SCENARIO_NAMES
from fireside.dewan.rules.state.check import BrokenPosition, check_position
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.state.tribe import BATCH
from tests.dewan.builder import Table


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_every_position_of_a_game_is_sound(scenario: str) -> None:
    state = Table(4 if scenario == "team" else 2, scenario).game.start(3)
    chance = seeded(3)
    check_position(state)
    while not state.over():
        options = state.choices()
        state.apply(options[chance.below(len(options))])
        check_position(state)


def started(scenario: str) -> DewanState:
    """The first turn of a game for two."""
    state = Table(2, scenario).game.start(1)
    while state.turn == 0:
        state.apply(state.choices()[0])
    return state


# What one can break, and the words of the complaint


def lose_a_card(state: DewanState) -> None:
    state.pile = state.pile[1:]


def forge_a_card(state: DewanState) -> None:
    state.tribe_of(1).hand[0] += 1


def date_a_card_ahead(state: DewanState) -> None:
    state.pile = (state.pile[0] + BATCH, *state.pile[1:])


def leave_a_gap_in_the_row(state: DewanState) -> None:
    state.pile = (*state.pile, state.row[2])
    state.row = (*state.row[:2], NOTHING, *state.row[3:])


def keep_a_reserve(state: DewanState) -> None:
    state.reserve = state.pile[:3]
    state.pile = state.pile[3:]


def hide_what_is_not_in_hand(state: DewanState) -> None:
    missing = state.tribes[1].hand.index(0)
    state.tribe_of(1).hidden = (missing,)


def double_a_story(state: DewanState) -> None:
    state.tribe_of(1).stories = state.story_row[:1]


def give_a_story_too_many(state: DewanState) -> None:
    state.tribe_of(1).stories += state.story_pile[-1:]
    state.story_pile = state.story_pile[:-1]


def is_free(state: DewanState, space: int) -> bool:
    return state.land.grounds[space] < WATER and state.owners()[space] == NOTHING


def fulfil_a_story_not_taken(state: DewanState) -> None:
    state.tribe_of(1).fulfilled = 2


def turn_desert_into_forest(state: DewanState) -> None:
    grounds = list(state.land.grounds)
    grounds[grounds.index(DESERT)] = FOREST
    state.land = Land(state.facts, tuple(grounds), state.land.symbols, ())


def forget_a_zone(state: DewanState) -> None:
    state.land.zones[0] = 5


def lose_a_berry(state: DewanState) -> None:
    zone = next(zone for zone, tokens in enumerate(state.berries) if tokens)
    state.berries = (*state.berries[:zone], 1, *state.berries[zone + 1 :])


def lose_a_fish(state: DewanState) -> None:
    state.fish -= 1


def lose_a_marker(state: DewanState) -> None:
    state.markers -= 1


def camp_on_water(state: DewanState) -> None:
    state.tribe_of(1).camps += (state.land.grounds.index(WATER),)


def camp_on_a_camp(state: DewanState) -> None:
    space = next(space for space in range(len(state.land.grounds)) if is_free(state, space))
    state.tribe_of(0).camps += (space,)
    state.tribe_of(1).camps += (space,)


def end_without_the_eighth_camp(state: DewanState) -> None:
    state.ending = True


def take_a_turn_too_many(state: DewanState) -> None:
    state.tribe_of(1).turns += 1
    state.turn += 1


def tuck_under_a_camp(state: DewanState) -> None:
    tribe = state.tribe_of(1)
    kind = next(kind for kind, count in enumerate(tribe.hand) if count)
    tribe.lose(kind)
    tribe.tucked = (NOTHING, 2 * kind, NOTHING)


def pay_for_nothing(state: DewanState) -> None:
    state.size = 3


def offer_twice(state: DewanState) -> None:
    state.options = [*state.options, state.options[0]]


def withhold_a_choice(state: DewanState) -> None:
    state.options = state.options[1:]


@pytest.mark.parametrize(
    ("breaks", "scenario", "words"),
    [
        (lose_a_card, "base", "instead of"),
        (forge_a_card, "base", "2 cards badlands-artifact instead of 1"),
        (date_a_card_ahead, "base", "a card of batch 1, 0 is last"),
        (leave_a_gap_in_the_row, "base", "1 cards of the row are missing while"),
        (keep_a_reserve, "base", "a reserve without an event"),
        (hide_what_is_not_in_hand, "base", "tribe 2: more hidden cards"),
        (double_a_story, "base", "is there"),
        (give_a_story_too_many, "base", "tribe 2: 2 stories, not 1"),
        (fulfil_a_story_not_taken, "base", "tribe 2: 1 stories, fulfilled 10"),
        (turn_desert_into_forest, "base", "no tile of the edition lies at place"),
        (forget_a_zone, "base", "the zones are out of date"),
        (lose_a_berry, "base", "berries instead of"),
        (lose_a_fish, "lake-villages", "19 fish instead of 20"),
        (lose_a_marker, "volcano", "7 markers instead of 8"),
        (camp_on_water, "base", "where none may stand"),
        (camp_on_a_camp, "base", "two camps on a space"),
        (end_without_the_eighth_camp, "base", "the last round"),
        (take_a_turn_too_many, "base", "turns [1, 1] in round 1, player 1"),
        (tuck_under_a_camp, "base", "tribe 2: a card under place 5"),
        (pay_for_nothing, "base", "3 cards are to be paid"),
        (offer_twice, "base", "offered twice"),
        (withhold_a_choice, "base", "other choices than before in the phase 'turn'"),
    ],
)
def test_a_broken_position_is_noticed(
    breaks: Callable[[DewanState], None], scenario: str, words: str
) -> None:
    state = started(scenario)
    check_position(state)
    breaks(state)
    with pytest.raises(BrokenPosition) as found:
        check_position(state)
    assert words in str(found.value)


def test_a_story_that_was_not_marked_is_noticed() -> None:
    state = started("base")
    chance = seeded(1)
    while state.phase != TURN or not (state.seat and state.tribes[state.seat - 1].fulfilled):
        options = state.choices()
        state.apply(options[chance.below(len(options))])
    check_position(state)
    state.tribe_of(state.seat - 1).fulfilled = 0
    with pytest.raises(BrokenPosition, match="is fulfilled and not marked"):
        check_position(state)

"""Players for tests: one who chooses at random, one who is eager, and one who plays with some
sense, so that tests see cities with bonfires, gnomes and processions too."""

from fireside.bonfire.rules.constants import NOTHING, RESOURCES
from fireside.bonfire.rules.scoring import breakdown
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.rules.tasks.kinds import holds
from fireside.bonfire.rules.vocabulary import (
    FATE,
    FETCH,
    LAY,
    LIGHT,
    NOVICE,
    PASS,
    STAY_ABOARD,
    TAKE_TASK,
)
from fireside.core.chance import Chance

SAMPLES = 6


def random_player(state: BonfireState, chance: Chance) -> int:
    """Any open choice."""
    return state.choices()[chance.below(len(state.choices()))]


def eager_player(state: BonfireState, chance: Chance) -> int:
    """At random, but eager for tokens, tasks and bonfires, and slow to lay a tile or to pass:
    nearly as quick as random play, with cities nearly as rich as thoughtful ones."""
    options = state.choices()
    if options[0] >= LAY:
        return max(options, key=lambda choice: goods_after(state, choice))
    best = [c for c in options if LIGHT <= c < NOVICE + 5]
    best = best or [c for c in options if c in (TAKE_TASK, FETCH)]
    best = best or [c for c in options if c not in (FATE, FATE + 1, PASS, STAY_ABOARD)]
    return (best or options)[chance.below(len(best or options))]


def goods_after(state: BonfireState, choice: int) -> int:
    """The tokens and resources of the mover's city after a choice."""
    seat = state.to_move()
    future = state.copy()
    future.advance(choice)
    return sum(future.cities[seat].goods)


def thoughtful_player(state: BonfireState, chance: Chance) -> int:
    """The choice after which some random end of the turn looks best."""
    seat = state.to_move()

    def best_worth(choice: int) -> float:
        return max(sampled_worth(state, seat, choice, chance) for _ in range(SAMPLES))

    return max(state.choices(), key=best_worth)


def sampled_worth(state: BonfireState, seat: int, choice: int, chance: Chance) -> float:
    """What a city is worth once the turn has been played to its end at random."""
    future = state.determinize(seat, chance)
    future.advance(choice)
    while future.turn == state.turn and not future.over():
        future.advance(random_player(future, chance))
    return worth_of(state.facts, future.cities[seat])


def worth_of(facts: Facts, city: City) -> float:
    """Points, and a guess at what everything else will bring."""
    worth = float(sum(breakdown(facts, city)[:-1]))
    worth += 0.9 * sum(city.goods[:RESOURCES]) + 0.6 * sum(city.goods[RESOURCES:])
    worth += 1.5 * city.gnome_count + 1.5 * city.guardian_count + 1.2 * city.path_count
    worth += 1.2 * bin(city.portals).count("1") + 3 * city.bonfires() + 1.5 * len(city.supply)
    for place, task in enumerate(city.tasks):
        if task != NOTHING and not city.lit >> place & 1:
            ready = holds(facts, city, task)
            worth += 3 + (0.7 if ready else 0.2) * facts.task_points[task]
    return worth

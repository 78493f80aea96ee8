"""Measures of tasks about tokens, resources and offerings."""

from fireside.bonfire.rules.constants import (
    GOLD,
    RESOURCE_NAMES,
    RESOURCES,
    TASK_ISLANDS,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.islands import tasks_at
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tasks.measure import Progress, Shown

# Tokens and resources


def good_name(good: int) -> str:
    """A token or resource by name."""
    return RESOURCE_NAMES[good - RESOURCES] if good >= RESOURCES else TOKEN_NAMES[good]


def good_thing(good: int) -> str:
    """A token or resource in the supply."""
    return f"{'resource' if good >= RESOURCES else 'token'} {good_name(good)}"


def most_held(city: City) -> list[int]:
    """The plain resources that the city has, the most frequent first."""
    held = [kind for kind in range(GOLD) if city.goods[RESOURCES + kind]]
    return sorted(held, key=lambda kind: -city.goods[RESOURCES + kind])


def goods_of(city: City, good: int, count: int) -> Progress:
    """So many of one good."""
    held = city.goods[good]
    thing = good_thing(good)
    result = Progress(held, count, [thing] if held >= count else [], [thing])
    return result.lacking(good_name(good), count - held)


def gold(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So much gold."""
    return goods_of(city, RESOURCES + GOLD, count)


def resources_of(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many of the resource shown."""
    return goods_of(city, RESOURCES + shown[0], count)


def tokens_of(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """The five tokens shown; yellow ones do not count (B17.4)."""
    asked = position.facts.fives[shown[0]]
    kinds = [token for token in range(len(asked)) if asked[token]]
    short = [token for token in kinds if city.goods[token] < asked[token]]
    result = Progress(
        sum([min(city.goods[token], asked[token]) for token in kinds]),
        count,
        [good_thing(token) for token in kinds if token not in short],
        [good_thing(token) for token in short],
    )
    for token in short:
        result.lacking(good_name(token), asked[token] - city.goods[token])
    return result


def equal_resources(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many of one plain resource: the one of which there are most, if there is any."""
    kinds = most_held(city)
    return goods_of(city, RESOURCES + kinds[0], count) if kinds else Progress(0, count, [], [])


def two_resources(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """Two plain resources, so many of each: the two of which there are most."""
    kinds = most_held(city)[:2]
    enough = [kind for kind in kinds if city.goods[RESOURCES + kind] >= count]
    short = [kind for kind in kinds if city.goods[RESOURCES + kind] < count]
    result = Progress(
        len(enough),
        2,
        [good_thing(RESOURCES + kind) for kind in enough],
        [good_thing(RESOURCES + kind) for kind in short],
    )
    for kind in short:
        result.lacking(RESOURCE_NAMES[kind], count - city.goods[RESOURCES + kind])
    return result


# Offerings


def island_names(position: Position, islands: list[int]) -> list[str]:
    """Islands by name."""
    return [f"island {position.facts.edition.island_names[island]}" for island in islands]


def islands_holding(city: City, offerings: int) -> list[int]:
    """The islands with at least so many own offerings."""
    return [island for island in range(TASK_ISLANDS) if city.given[island] >= offerings]


def with_tasks(position: Position, islands: list[int]) -> list[str]:
    """Those of some islands where a task is left, and so another offering can be."""
    return island_names(position, [island for island in islands if tasks_at(position, island)])


def offerings_at(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """Own offerings on `count` of the islands with the resource shown."""
    islands = position.facts.islands_of[shown[0]]
    there = [island for island in islands if city.given[island] > 0]
    empty = [island for island in islands if city.given[island] == 0]
    return Progress(len(there), count, island_names(position, there), with_tasks(position, empty))


def islands_with_one(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """Own offerings on so many islands."""
    there = islands_holding(city, 1)
    return Progress(len(there), count, island_names(position, there), [])


def islands_with_two(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """Two own offerings on each of so many islands; those with one want another."""
    there = islands_holding(city, 2)
    nearly = [island for island in islands_holding(city, 1) if island not in there]
    return Progress(len(there), count, island_names(position, there), with_tasks(position, nearly))


def on_an_island(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many own offerings on one island: the island with most of them."""
    most = max(city.given)
    islands = islands_holding(city, most) if most else []
    there = island_names(position, islands)
    return Progress(most, count, there, with_tasks(position, islands))


def offering_stack_empty(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """The stack that more offerings are gone from."""
    stack = 0 if city.offered[0] >= city.offered[1] else 1
    thing = [f"offering {stack + 1}"]
    gone = city.offered[stack]
    return Progress(gone, count, thing if gone == count else [], thing)

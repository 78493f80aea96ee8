"""Paying (B6): tokens of one kind, and resources, with every way of replacing what is lacking."""

from fireside.bonfire.rules.abilities import DOUBLE_YELLOW
from fireside.bonfire.rules.constants import (
    GNOME,
    GOLD,
    NOTHING,
    RESOURCE_NAMES,
    RESOURCES,
    TOKEN_NAMES,
    YELLOW,
)
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import GIVING, PAYING, Position
from fireside.bonfire.rules.vocabulary import GIVE, PAY, SPEND, SPENDING_OF_KEY, SPENDINGS, WEIGHTS

ALL_PLAIN = [0, 1, 2, 3, 4]


# Tokens


def token_reach(city: City, kind: int) -> int:
    """How many tokens of a kind the city could pay, with yellow ones and replacements."""
    goods = city.goods
    own = goods[kind]
    others = goods[0] + goods[1] + goods[2] + goods[3] + goods[4] + goods[5] - own
    return own + goods[YELLOW] * yellow_worth(city) + others // 2


def yellow_worth(city: City) -> int:
    """What a yellow token counts for (B6.1, gnome 5)."""
    return 2 if city.has(DOUBLE_YELLOW) else 1


def ask_tokens(position: Position, kind: int, count: int, after: int) -> None:
    """The city must pay tokens of a kind; then comes the phase `after`."""
    position.pay_kind = kind
    position.pay_count = count
    position.after = after
    position.phase = PAYING


def offer_payments(position: Position) -> list[int]:
    """How many yellow tokens to use. The rest of the payment follows from that: own tokens as far
    as they go, each further one replaced by two others (B6.2, B6.7). Nothing is superfluous: only
    a yellow token's second half may be lost (B6.5, B19.27e). A single way is paid at once."""
    city = position.city()
    own = city.goods[position.pay_kind]
    worth = yellow_worth(city)
    count = position.pay_count
    others = other_tokens(city, position.pay_kind)
    options = []
    for yellow in range(min(city.goods[YELLOW], (count + worth - 1) // worth) + 1):
        replaced = count - yellow * worth - own
        if replaced <= 0 or 2 * replaced <= others:
            options.append(PAY + yellow)
    if len(options) == 1:
        pay(position, options[0])
        return []
    return options


def other_tokens(city: City, kind: int) -> int:
    """How many tokens are neither yellow nor of a kind."""
    return sum(city.goods[:YELLOW]) - city.goods[kind]


def pay(position: Position, choice: int) -> None:
    """Pay the yellow tokens and the own ones; tokens to replace others are given next."""
    city = position.city()
    yellow = choice - PAY
    kind = position.pay_kind
    rest = max(0, position.pay_count - yellow * yellow_worth(city))
    own = min(rest, city.goods[kind])
    city.goods[YELLOW] -= yellow
    city.goods[kind] -= own
    position.give_left = 2 * (rest - own)
    if position.log is not None and yellow + own > 0:
        paid: dict[str, int] = {}
        if own:
            paid[TOKEN_NAMES[kind]] = own
        if yellow:
            paid["yellow"] = yellow
        position.tell("pay", {"goods": paid, "as": TOKEN_NAMES[kind], "count": position.pay_count})
    if position.give_left:
        position.give_from = 0
        position.phase = GIVING
    else:
        paid_up(position)


def offer_gifts(position: Position) -> list[int]:
    """A token towards a replacement (B6.2), kinds in order so that each payment comes once."""
    goods = position.city().goods
    options = []
    remaining = 0
    for kind in range(GNOME, position.give_from - 1, -1):
        if kind != position.pay_kind and goods[kind] > 0:
            remaining += goods[kind]
            if remaining >= position.give_left:
                options.append(GIVE + kind)
    options.reverse()
    return options


def give(position: Position, choice: int) -> None:
    """Give one token of a kind in place of half a lacking one."""
    kind = choice - GIVE
    position.city().goods[kind] -= 1
    position.give_from = kind
    position.give_left -= 1
    if position.log is not None:
        position.tell("pay", {"goods": {TOKEN_NAMES[kind]: 1}, "as": "replacement"})
    if position.give_left == 0:
        paid_up(position)


def paid_up(position: Position) -> None:
    position.pay_kind = NOTHING
    position.pay_count = 0
    position.give_from = 0
    position.phase = position.after


# Resources


def resource_reach(city: City, resource: int) -> int:
    """How many of a resource the city could pay, with gold and replacements."""
    goods = city.goods
    own = goods[RESOURCES + resource]
    plain = plain_resources(city)
    if resource == GOLD:
        return own + plain // 2
    return own + goods[RESOURCES + GOLD] + (plain - own) // 2


def plain_resources(city: City) -> int:
    """How many resources the city has, gold left out."""
    goods = city.goods
    return (
        goods[RESOURCES]
        + goods[RESOURCES + 1]
        + goods[RESOURCES + 2]
        + goods[RESOURCES + 3]
        + goods[RESOURCES + 4]
    )


def all_resources(city: City) -> int:
    """How many resources the city has, gold included."""
    return plain_resources(city) + city.goods[RESOURCES + GOLD]


def can_spend_two(city: City, first: int, second: int) -> bool:
    """Whether two plain resources, alike or not, can be paid."""
    if first == second:
        return resource_reach(city, first) >= 2
    goods = city.goods
    lacking = (goods[RESOURCES + first] == 0) + (goods[RESOURCES + second] == 0)
    unreplaced = lacking - goods[RESOURCES + GOLD]
    plain = plain_resources(city)
    return unreplaced <= 0 or plain - (2 - lacking) >= 2 * unreplaced


def ways_to_spend(city: City, resource: int, count: int) -> list[int]:
    """Every payment of 1 or 2 of one resource (B6.3 to B6.8)."""
    held = city.goods[RESOURCES:]
    own = held[resource]
    plain = [other for other in ALL_PLAIN if other != resource]
    keys = []
    for gold in range(1 if resource == GOLD else min(held[GOLD], count) + 1):
        rest = count - gold
        paid = gold * WEIGHTS[GOLD] + min(own, rest) * WEIGHTS[resource]
        if own >= rest:
            keys.append(paid)
        else:
            keys += [paid + key for key in mixes(held, plain, 2 * (rest - own))]
    return choices_of(keys)


def ways_to_spend_two(city: City, first: int, second: int) -> list[int]:
    """Every payment of two plain resources, one of each (B6.3 to B6.8)."""
    if first == second:
        return ways_to_spend(city, first, 2)
    held = city.goods[RESOURCES:]
    keys: set[int] = set()
    for one, other in ((first, second), (second, first)):
        neither = [kind for kind in ALL_PLAIN if kind not in (one, other)]
        if held[one]:
            keys |= set(_beside_own(held, one, other))
        if held[GOLD] and not held[other]:
            # Gold for one, a pair for the other; a pair with `one` in it would be too much.
            keys |= {WEIGHTS[GOLD] + key for key in mixes(held, neither, 2)}
    if held[GOLD] >= 2:
        keys.add(2 * WEIGHTS[GOLD])
    if not held[first] and not held[second]:
        keys |= set(mixes(held, neither, 4))
    return choices_of(sorted(keys))


def _beside_own(held: list[int], own: int, other: int) -> list[int]:
    """Payments that use one's own for one resource: with the other, with gold, or with a pair."""
    paid = WEIGHTS[own]
    keys = []
    if held[other]:
        keys.append(paid + WEIGHTS[other])
    if held[GOLD]:
        keys.append(paid + WEIGHTS[GOLD])
    if not held[other]:
        rest = held[:]
        rest[own] -= 1
        plain = [kind for kind in ALL_PLAIN if kind != other]
        keys += [paid + key for key in mixes(rest, plain, 2)]
    return keys


def any_resources(city: City, count: int) -> list[int]:
    """Every payment of so many resources of any kind (gnomes 3 and 9)."""
    return choices_of(mixes(city.goods[RESOURCES:], [*ALL_PLAIN, GOLD], count))


def mixes(held: list[int], kinds: list[int], count: int) -> list[int]:
    """Every mix of so many resources of the given kinds, as keys."""
    if count == 0:
        return [0]
    if not kinds:
        return []
    kind = kinds[0]
    keys = []
    for taken in range(min(held[kind], count), -1, -1):
        part = taken * WEIGHTS[kind]
        keys += [part + key for key in mixes(held, kinds[1:], count - taken)]
    return keys


def choices_of(keys: list[int]) -> list[int]:
    """The choices that stand for payments."""
    return [SPEND + SPENDING_OF_KEY[key] for key in keys]


def spend(position: Position, choice: int) -> None:
    """Pay resources."""
    goods = position.city().goods
    paid = SPENDINGS[choice - SPEND]
    for resource in range(6):
        goods[RESOURCES + resource] -= paid[resource]
    if position.log is not None:
        named = {RESOURCE_NAMES[i]: count for i, count in enumerate(paid) if count}
        position.tell("pay", {"goods": named})

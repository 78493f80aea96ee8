"""The Great Bonfire (B12): turning the wheel, its rewards, and portals in their gaps."""

from fireside.bonfire.rules.abilities import ALL_THREE_REWARDS, EXTRA_FIELD, PORTALS_IN_ANY_ORDER
from fireside.bonfire.rules.constants import (
    FIELDS,
    GREAT_BONFIRE,
    NOTHING,
    RESOURCES,
    SEVEN_PORTALS,
    SHAPES,
)
from fireside.bonfire.rules.paying import ask_tokens, token_reach
from fireside.bonfire.rules.state.city import FULL, City, replaced
from fireside.bonfire.rules.state.facts import GAPS_IN_ORDER
from fireside.bonfire.rules.state.position import (
    CHOOSING_GAP,
    DONE,
    REWARDED,
    TURNED,
    TURNING,
    Position,
)
from fireside.bonfire.rules.vocabulary import (
    ALL_REWARDS,
    FIELD,
    GAP,
    RESOURCE_AND_PORTAL,
    REWARDS,
    TOKEN_AND_PORTAL,
    TOKEN_AND_RESOURCE,
)


def can_turn(city: City) -> bool:
    """One token always reaches a field."""
    return token_reach(city, GREAT_BONFIRE) >= 1


def field_cost(position: Position, city: City, field: int) -> int:
    """The least number of tokens that reaches a field (B12.1, B12.2, B12.7, gnome 22)."""
    if not position.wheel_used:
        return 1
    turn = (field - position.field) % FIELDS
    if turn == 0:
        return 3  # a full turn is only to be had as "any field" (B12.5)
    if city.has(EXTRA_FIELD):
        turn = max(1, turn - 1)
    return min(turn, 3)


def use(position: Position) -> None:
    """Turn the Great Bonfire for tokens."""
    position.unpaid = False
    position.phase = TURNING


def use_for_free(position: Position) -> None:
    """Bonus 4: any field."""
    position.unpaid = True
    position.phase = TURNING


def offer_fields(position: Position) -> list[int]:
    """The fields within reach."""
    city = position.city()
    reach = 3 if position.unpaid else token_reach(city, GREAT_BONFIRE)
    return [FIELD + field for field in range(FIELDS) if field_cost(position, city, field) <= reach]


def choose_field(position: Position, choice: int) -> None:
    """Pay for the turn, unless it is a bonus."""
    position.picked = choice - FIELD
    if position.unpaid:
        position.phase = TURNED
    else:
        cost = field_cost(position, position.city(), position.picked)
        ask_tokens(position, GREAT_BONFIRE, cost, TURNED)


def turn_wheel(position: Position) -> None:
    """The wheel turns; its rewards come next."""
    turn_to(position, position.picked)
    position.clear_turn()
    position.phase = REWARDED


def turn_to(position: Position, field: int) -> None:
    """Turn the Great Bonfire to a field; from now on it has been used (B12.6)."""
    if position.log is not None:
        position.tell("turn wheel", {"from": position.field + 1, "to": field + 1})
    position.field = field
    position.wheel_used = True


def fitting_gaps(position: Position, city: City, field: int) -> list[int]:
    """Places whose gap could take a portal of a field: only the next one, from place 7 down
    (B12.4), or any with gnome 25."""
    shapes = position.facts.edition.boards[city.board]
    gaps = []
    for place in GAPS_IN_ORDER:
        if not city.portals >> place & 1:
            if position.portals[field * SHAPES + shapes[place]] > 0:
                gaps.append(place)
            if not city.has(PORTALS_IN_ANY_ORDER):
                break
    return gaps


def offer_rewards(position: Position) -> list[int]:
    """Two of the three rewards (B12.3), or all of them with gnome 23."""
    options = [REWARDS + TOKEN_AND_RESOURCE]
    if fitting_gaps(position, position.city(), position.field):
        options += [REWARDS + TOKEN_AND_PORTAL, REWARDS + RESOURCE_AND_PORTAL]
        if position.city().has(ALL_THREE_REWARDS):
            options.append(REWARDS + ALL_REWARDS)
    return options


def take_rewards(position: Position, choice: int) -> None:
    """Take the field's token, its resource or points, and a portal, as chosen."""
    edition = position.facts.edition
    rewards = choice - REWARDS
    if rewards != RESOURCE_AND_PORTAL:
        position.gain(edition.field_tokens[position.field], 1, "great bonfire")
    if rewards != TOKEN_AND_PORTAL:
        resource = edition.field_resources[position.field]
        if resource == NOTHING:
            position.score(edition.field_points, "great bonfire")
        else:
            position.gain(RESOURCES + resource, 1, "great bonfire")
    position.phase = DONE if rewards == TOKEN_AND_RESOURCE else CHOOSING_GAP


def offer_gaps(position: Position) -> list[int]:
    """The gaps that a portal of the field fits."""
    city = position.city()
    return [GAP + place for place in sorted(fitting_gaps(position, city, position.field))]


def choose_gap(position: Position, choice: int) -> None:
    """Put the fitting portal into a gap."""
    put_portal(position, position.city(), choice - GAP)
    position.phase = DONE


def put_portal(position: Position, city: City, place: int) -> None:
    """A portal of the present field goes into a city; the seventh fulfils a council task."""
    shape = position.facts.edition.boards[city.board][place]
    index = position.field * SHAPES + shape
    position.portals = replaced(position.portals, index, position.portals[index] - 1)
    city.portals |= 1 << place
    if position.log is not None:
        name = position.facts.edition.shapes[shape]
        position.tell("portal", {"portal": name, "place": place + 1, "field": position.field + 1})
    if city.portals == FULL:
        position.fulfilled(SEVEN_PORTALS)

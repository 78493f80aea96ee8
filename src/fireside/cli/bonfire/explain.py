"""What a choice is, costs and brings, in words: found out by asking the rules, on a copy."""

from bisect import bisect_right
from collections.abc import Callable

from fireside.bonfire import vocabulary as blocks
from fireside.bonfire.fate import MIDDLE, may_hold, tokens_held
from fireside.bonfire.game import Bonfire
from fireside.bonfire.great_bonfire import fitting_gaps
from fireside.bonfire.guardians import location_name
from fireside.bonfire.islands import task_cost
from fireside.bonfire.paths import BATCH
from fireside.bonfire.position import FATE_BONUS, TOM_CHOOSES
from fireside.bonfire.state import BonfireState
from fireside.bonfire.words import (
    AT_BONFIRE,
    COLOUR_NAMES,
    COUNCIL_TASK_NAMES,
    NOTHING,
    RESOURCE_NAMES,
    RESOURCES,
    SHAPES,
    SPECIALISTS,
    START,
    TASK_ISLANDS,
    TOKEN_NAMES,
)
from fireside.cli.bonfire.look import Look
from fireside.cli.bonfire.words import (
    BONUS_WORDS,
    COUNCIL_TASK_WORDS,
    gnome_words,
    good_word,
    goods_words,
    task_sentence,
    task_short,
)
from fireside.cli.words import counted, joined
from fireside.core.event import Event


def explain(game: Bonfire, state: BonfireState, choice: int) -> str:
    """A choice in words, beside its own text."""
    block = bisect_right(FIRSTS, choice) - 1
    return EXPLANATIONS[block][1](Look(game, state, choice), choice - FIRSTS[block])


def placement_gain(game: Bonfire, state: BonfireState, choice: int) -> tuple[int, str]:
    """How many things a placement of a fate tile brings, and which, in words."""
    look = Look(game, state, choice)
    return sum(look.goods("gain").values()) + look.points(), look.brings()


def symbols(look: Look, tile: int, reverse: bool = False) -> str:
    """A fate tile's three symbols, as they will lie."""
    kinds = look.edition.fate_tiles[tile]
    ordered = kinds[::-1] if reverse else kinds
    return " ".join(good_word(TOKEN_NAMES[kind]) for kind in ordered)


# Fate tiles


def opening(look: Look, index: int) -> str:
    swapped, reverse = divmod(index, 2)
    tile = look.city.supply[MIDDLE] if swapped else look.city.eighth
    which = "the middle tile of your supply" if swapped else "the tile dealt apart"
    return f"{which}, lying {symbols(look, tile, reverse == 1)}"


def fate_end(look: Look, index: int) -> str:
    tile = look.city.supply[-1 if index else 0]
    held, limit = tokens_held(look.city), may_hold(look.city)
    surplus = 0 if look.state.phase == FATE_BONUS else max(0, held - limit)
    back = f"puts {counted(surplus, 'token')} back first" if surplus else ""
    return joined(f"lay the tile {symbols(look, tile)}", back)


def keep(look: Look, index: int) -> str:
    back = goods_words({k: v for e in look.events if e.what == "discard" for k, v in _goods(e)})
    return f"put back {back}" if back else "and choose another to keep"


def _goods(event: Event) -> list[tuple[str, int]]:
    goods = event.facts["goods"]
    return list(goods.items()) if isinstance(goods, dict) else []


def lay(look: Look, index: int) -> str:
    return f"brings {look.brings()}"


# Tokens


def build_path(look: Look, index: int) -> str:
    cost = look.edition.path_costs[look.city.path_count]
    return f"place {look.city.path_count + 1}; costs {counted(cost, 'path token')}"


def sail(look: Look, index: int) -> str:
    ship = look.city.ship
    if ship == NOTHING:
        return "out of the dock to any island; costs 1 ship token"
    return f"from {look.edition.island_names[ship]}; costs 1 to 3 ship tokens"


def take_task(look: Look, index: int) -> str:
    island = look.city.ship
    cost = counted(task_cost(look.city), "task token")
    resource = RESOURCE_NAMES[look.edition.island_resources[island]]
    return (
        f"at {look.edition.island_names[island]}; costs {cost}, {resource} and the resource of an "
        "offering"
    )


def fetch(look: Look, index: int) -> str:
    colour = look.edition.guardian_names[look.city.ship - TASK_ISLANDS]
    return f"the {colour} guardian comes to your start space; costs 1 guardian token"


def procession(look: Look, index: int) -> str:
    return "your guardians walk and earn; costs 1 guardian token a step"


def use_great_bonfire(look: Look, index: int) -> str:
    if not look.state.wheel_used:
        return "the first use goes to any field; costs 1 great bonfire token"
    return "2 of 3 rewards of a field; costs 1 to 3 great bonfire tokens"


def recruit(look: Look, index: int) -> str:
    return "a specialist or elder; costs 3 in all, gnome tokens and its resource"


def stay_aboard(look: Look, index: int) -> str:
    return "no island action"


def pass_turn(look: Look, index: int) -> str:
    return f"{counted(look.state.countdown, 'point')} now, and no more turns for you"


def end_turn(look: Look, index: int) -> str:
    return "no bonus action; the next player goes on"


def pay(look: Look, index: int) -> str:
    return look.costs()


def give(look: Look, index: int) -> str:
    more = look.state.give_left - 1
    return f"and {counted(more, 'more token', 'more tokens')}" if more else "that is all"


def spend(look: Look, index: int) -> str:
    left = look.city.goods[RESOURCES:]
    paid = blocks.SPENDINGS[index]
    rest = {
        name: left[number] - paid[number]
        for number, name in enumerate(RESOURCE_NAMES)
        if paid[number]
    }
    return "leaves " + ", ".join(f"{count} {name}" for name, count in rest.items())


# Paths


def path_words(look: Look, kind: int) -> str:
    colour, resource = COLOUR_NAMES[kind // 5], RESOURCE_NAMES[kind % 5]
    place = look.city.path_count
    task = look.city.tasks[place]
    beside = ""
    if task != NOTHING:
        of = COLOUR_NAMES[look.edition.tasks[task].colour]
        beside = f"a {of} {'bonfire' if look.city.lit >> place & 1 else 'task'} lies there"
    brings = look.brings()
    return joined(
        f"{colour} crystal, {resource}, for place {place + 1}",
        beside,
        f"brings {brings}" if brings else "",
    )


def tile(look: Look, index: int) -> str:
    return path_words(look, look.state.open_paths[index])


def stack(look: Look, index: int) -> str:
    return f"whatever comes, one of {len(look.state.stacks[index])} face-down tiles"


def renew(look: Look, index: int) -> str:
    return "put all four under the stacks and open new ones; then take one"


def look_up(look: Look, index: int) -> str:
    count = [t % BATCH for s in look.state.stacks for t in s].count(index)
    return joined(f"{count} in the stacks", path_words(look, index))


# Islands


def to_island(look: Look, island: int) -> str:
    cost = "free" if look.state.unpaid else look.costs()
    if island >= TASK_ISLANDS:
        colour = look.edition.guardian_names[island - TASK_ISLANDS]
        have = look.city.guardians[island - TASK_ISLANDS] != 0
        return joined(cost, f"{colour} guardian" + (", yours already" if have else ""))
    slots = look.state.islands[3 * island : 3 * island + 3]
    tasks = [task_short(look.edition, look.edition.tasks[task]) for task in slots if task >= 0]
    given = look.city.given[island]
    mine = f"your offerings: {given}" if given else ""
    return joined(cost, "tasks " + ", ".join(tasks) if tasks else "no task left", mine)


def offering(look: Look, index: int) -> str:
    own = RESOURCE_NAMES[look.city.open_offering(index)]
    island = RESOURCE_NAMES[look.edition.island_resources[look.city.ship]]
    left = 4 - look.city.offered[index]
    return f"{own}; costs {own} and the island's {island}; {left} below it"


def take(look: Look, index: int) -> str:
    sentence = task_sentence(look.edition, look.edition.tasks[index])
    if look.state.phase == TOM_CHOOSES:
        place = next(n for n in range(7) if not look.city.filled >> n & 1)
        return f"{sentence}; lit at Tom's place {place + 1}"
    return sentence


def at_place(look: Look, place: int) -> str:
    path = look.city.paths[place]
    crystal = "no path yet"
    if place == 0:
        crystal = "start path, no crystal"
    elif path != NOTHING:
        crystal = f"{COLOUR_NAMES[path // 5]} crystal"
    portal = "portal built" if look.city.portals >> place & 1 else "no portal yet"
    return f"{crystal}; {portal}; seat worth {look.edition.seat_points[place]}"


# Guardians


def steps(look: Look, index: int) -> str:
    return look.costs() or f"costs {counted(index + 1, 'guardian token')}"


def move(look: Look, index: int) -> str:
    guardian, target = divmod(index, blocks.TARGETS)
    where = target + START + 1
    start = location_name(look.city.guardians[guardian])
    if where > AT_BONFIRE:
        points = look.edition.seat_points[where - AT_BONFIRE - 1]
        return f"from {start}; the seat is worth {points} points"
    brings = look.brings()
    return joined(f"from {start}", f"earns {brings}" if brings else "")


def stay(look: Look, index: int) -> str:
    return "nobody else here moves"


def earn(look: Look, index: int) -> str:
    return f"brings {look.brings()}"


def bring(look: Look, index: int) -> str:
    return f"the {look.edition.guardian_names[index]} guardian comes to your start space"


# The Great Bonfire


def field_words(look: Look, field: int) -> tuple[str, str, str]:
    resource = look.edition.field_resources[field]
    points = counted(look.edition.field_points, "point")
    shapes = look.edition.shapes
    portals = look.state.portals[field * SHAPES : (field + 1) * SHAPES]
    return (
        good_word(TOKEN_NAMES[look.edition.field_tokens[field]]) + " token",
        points if resource == NOTHING else RESOURCE_NAMES[resource],
        ", ".join(shapes[shape] for shape in range(SHAPES) for _ in range(portals[shape])),
    )


def turn_to(look: Look, field: int) -> str:
    cost = "free" if look.state.unpaid else look.costs()
    token, resource, portals = field_words(look, field)
    fits = "one fits" if fitting_gaps(look.state, look.city, field) else "none fits"
    return joined(cost, f"{token}, {resource}", f"portals {portals} ({fits})" if portals else "")


def rewards(look: Look, index: int) -> str:
    token, resource, _ = field_words(look, look.state.field)
    gaps = fitting_gaps(look.state, look.city, look.state.field)
    gap = look.edition.boards[look.city.board][gaps[0]] if gaps else NOTHING
    portal = f"{look.edition.shapes[gap]} portal" if len(gaps) == 1 else "a portal"
    taken = {
        blocks.TOKEN_AND_RESOURCE: [token, resource],
        blocks.TOKEN_AND_PORTAL: [token, portal],
        blocks.RESOURCE_AND_PORTAL: [resource, portal],
        blocks.ALL_REWARDS: [token, resource, portal],
    }[index]
    return ", ".join(taken)


def gap(look: Look, place: int) -> str:
    shape = look.edition.boards[look.city.board][place]
    return f"{look.edition.shapes[shape]} portal at place {place + 1}"


# Gnomes


def gnome(look: Look, index: int) -> str:
    number = index + 1
    resource = RESOURCE_NAMES[look.edition.gnome_resource(number)]
    words = gnome_words(look.edition, number)
    if number <= SPECIALISTS:
        return f"specialist, {resource}: {words}"
    return f"elder, {resource}: {words}, now {look.points_once_paid()}"


def for_tokens(look: Look, index: int) -> str:
    resource = RESOURCE_NAMES[look.edition.gnome_resource(look.state.picked)]
    if look.city.has_gnome(9):
        resource = "resource of your choice"
    return f"{counted(index + 1, 'gnome token')} and {2 - index} {resource}"


# The High Council


def light(look: Look, place: int) -> str:
    task = look.edition.tasks[look.city.tasks[place]]
    return f"{task_sentence(look.edition, task)}; a novice goes to the council"


def novice(look: Look, index: int) -> str:
    task = COUNCIL_TASK_WORDS[COUNCIL_TASK_NAMES[index]]
    return f"bonus action: you have {task}, its novice goes to the council"


def council(look: Look, index: int) -> str:
    space, point = divmod(index, 2)
    brings = look.brings()  # with gnome 7 more than the space itself
    if point:
        return f"brings {brings}, not: {BONUS_WORDS[space + 1]}"
    if space == 0:
        return f"brings {brings}"
    return joined(BONUS_WORDS[space + 1], f"brings {brings}" if brings else "")


# The first number of each block, with the function that explains its choices.
EXPLANATIONS: list[tuple[int, Callable[[Look, int], str]]] = [
    (blocks.OPEN, opening),
    (blocks.FATE, fate_end),
    (blocks.KEEP, keep),
    (blocks.BUILD_PATH, build_path),
    (blocks.SAIL, sail),
    (blocks.TAKE_TASK, take_task),
    (blocks.FETCH, fetch),
    (blocks.PROCESSION, procession),
    (blocks.USE_GREAT_BONFIRE, use_great_bonfire),
    (blocks.RECRUIT, recruit),
    (blocks.STAY_ABOARD, stay_aboard),
    (blocks.PASS, pass_turn),
    (blocks.END_TURN, end_turn),
    (blocks.PAY, pay),
    (blocks.GIVE, give),
    (blocks.SPEND, spend),
    (blocks.TILE, tile),
    (blocks.STACK, stack),
    (blocks.RENEW, renew),
    (blocks.LOOK_UP, look_up),
    (blocks.TO_ISLAND, to_island),
    (blocks.OFFERING, offering),
    (blocks.TAKE, take),
    (blocks.AT_PLACE, at_place),
    (blocks.STEPS, steps),
    (blocks.MOVE, move),
    (blocks.STAY, stay),
    (blocks.EARN, earn),
    (blocks.FIELD, turn_to),
    (blocks.REWARDS, rewards),
    (blocks.GAP, gap),
    (blocks.GNOME_NUMBER, gnome),
    (blocks.FOR_TOKENS, for_tokens),
    (blocks.LIGHT, light),
    (blocks.NOVICE, novice),
    (blocks.COUNCIL, council),
    (blocks.BRING, bring),
    (blocks.LAY, lay),
]
FIRSTS = [first for first, _ in EXPLANATIONS]

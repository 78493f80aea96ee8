"""Guardians (B11, bonus 3, bonus 6): arriving, the procession step by step, what they earn."""

from fireside.bonfire.rules.abilities import (
    BROUGHT_BY,
    CROWDED_PATHS,
    EARN_ANY_RESOURCE,
    EARN_TWICE,
    EXTRA_STEP,
    FIRST_PATH_PAYS,
    FREE_PROCESSION,
)
from fireside.bonfire.rules.constants import (
    ABSENT,
    AT_BONFIRE,
    FIVE_GUARDIANS,
    GOLD,
    GUARDIAN,
    GUARDIANS,
    NOTHING,
    OWN_GUARDIAN,
    PATH_RESOURCES,
    PLACES,
    RESOURCES,
    START,
)
from fireside.bonfire.rules.paying import ask_tokens, token_reach
from fireside.bonfire.rules.state.city import City, replaced
from fireside.bonfire.rules.state.position import (
    CHOOSING_STEPS,
    DONE,
    EARNING,
    LEAPING,
    MARCHING,
    Position,
)
from fireside.bonfire.rules.vocabulary import BRING, EARN, MOVE, STAY, STEPS, TARGETS

# Arriving


def arrive(position: Position, colour: int) -> None:
    """A guardian comes to the start space; gnome 17's procession may follow (B10.1, B19)."""
    city = position.city()
    city.guardians = replaced(city.guardians, colour, START)
    city.guardian_count += 1
    if position.log is not None:
        position.tell("guardian", {"guardian": position.facts.edition.guardian_names[colour]})
    if city.guardian_count == GUARDIANS:
        position.fulfilled(FIVE_GUARDIANS)
    position.clear_turn()
    position.phase = DONE
    if city.has(FREE_PROCESSION):
        position.unpaid = True
        begin_march(position, 1)


def offer_colours(position: Position) -> list[int]:
    """Guardians that the city lacks (bonus 3)."""
    guardians = position.city().guardians
    return [BRING + colour for colour in range(OWN_GUARDIAN) if guardians[colour] == ABSENT]


def bring(position: Position, choice: int) -> None:
    """Bonus 3: a guardian of one's choice comes."""
    arrive(position, choice - BRING)


# Ways


def standing(city: City) -> int:
    """Where guardians stand, one bit a location."""
    mask = 0
    for where in city.guardians:
        mask |= 1 << where
    return mask


def blocked_paths(city: City, taken: int) -> int:
    """Locations on the path that no guardian may enter: none with gnome 1 (B11.4)."""
    return 0 if city.has(CROWDED_PATHS) else taken


def reachable(city: City, where: int, steps: int) -> list[int]:
    """The locations a guardian can walk to in at most so many steps (B11.3, B11.4)."""
    taken = standing(city)
    blocked = blocked_paths(city, taken)
    targets = []
    place = where - START  # 0 on the start space
    while steps > 0:
        if place > 0 and gate_open(city, place) and not taken >> (AT_BONFIRE + place) & 1:
            targets.append(AT_BONFIRE + place)
        place += 1
        if place > city.path_count or blocked >> (START + place) & 1:
            break
        targets.append(START + place)
        steps -= 1
    return targets


def gate_open(city: City, place: int) -> bool:
    """Whether a guardian can go from a path tile to the bonfire beside it (B11.3)."""
    return city.portals & city.lit & 1 << (place - 1) != 0


def can_move(city: City) -> bool:
    """Whether any guardian could go a step."""
    for where in city.guardians:
        if START <= where <= AT_BONFIRE and reachable(city, where, 1):
            return True
    return False


def somebody_walks(city: City, steps: int) -> bool:
    """Whether in a procession in which each may go so many steps some guardian could go them all,
    those ahead of it having made way (B11.9)."""
    return walks_behind(city.copy(), PLACES, steps)


def walks_behind(city: City, place: int, steps: int) -> bool:
    """The same for the guardians from a place back. Those on one space are alike here."""
    while place >= 0:
        where = START + place
        if where in city.guardians:
            guardian = city.guardians.index(where)
            standing_now = city.guardians
            for target in reachable(city, where, steps):
                if steps_to(where, target) == steps:
                    return True
                city.guardians = replaced(standing_now, guardian, target)
                found = walks_behind(city, place, steps)
                city.guardians = standing_now
                if found:
                    return True
        place -= 1
    return False


def steps_to(where: int, target: int) -> int:
    """How many steps a guardian walks to a location ahead."""
    if target > AT_BONFIRE:
        return target - AT_BONFIRE - (where - START) + 1
    return target - where


# The procession


def can_proceed(city: City) -> bool:
    """Whether a procession can be paid for and would move somebody (B11.1, B11.7)."""
    return token_reach(city, GUARDIAN) >= 1 and can_move(city)


def offer_steps(position: Position) -> list[int]:
    """How many tokens to pay: one, and as many as allow somebody a longer way than one token fewer
    does, with gnome 2's step (B11.9)."""
    city = position.city()
    most = min(token_reach(city, GUARDIAN), PLACES + 1)
    free = further(city)
    return [STEPS + n - 1 for n in range(1, most + 1) if n == 1 or somebody_walks(city, n + free)]


def choose_steps(position: Position, choice: int) -> None:
    """Pay for the procession; n is fixed before anybody moves (B11.8)."""
    steps = choice - STEPS + 1
    ask_tokens(position, GUARDIAN, steps, MARCHING)
    begin_march_at(position, steps)


def begin_march(position: Position, steps: int) -> None:
    """A procession that is already paid for, or free."""
    begin_march_at(position, steps)
    position.phase = MARCHING


def further(city: City) -> int:
    """Steps beyond those paid (gnome 2)."""
    return 1 if city.has(EXTRA_STEP) else 0


def begin_march_at(position: Position, steps: int) -> None:
    """The foremost guardians come first (B11.2); gnome 2 goes one step further."""
    position.steps = steps + further(position.city())
    position.marching = PLACES
    position.marched = False


def offer_march(position: Position) -> list[int]:
    """Moves of the guardians on the foremost space that has not moved yet, or staying there.

    A paid procession moves somebody (B11.9): staying is not offered to the last who could."""
    city = position.city()
    while position.marching >= 0:
        moves = moves_from(city, START + position.marching, position.steps)
        if moves:
            if position.marched or position.unpaid or anybody_behind(position, city):
                moves.append(STAY)
            return moves
        position.marching -= 1
    position.phase = DONE
    return []


def moves_from(city: City, where: int, steps: int) -> list[int]:
    """The moves of every guardian that stands at a location."""
    moves = []
    for guardian in range(GUARDIANS):
        if city.guardians[guardian] == where:
            first = MOVE + guardian * TARGETS - START - 1
            moves += [first + target for target in reachable(city, where, steps)]
    return moves


def anybody_behind(position: Position, city: City) -> bool:
    """Whether somebody further back could move as things stand."""
    for place in range(position.marching):
        if moves_from(city, START + place, position.steps):
            return True
    return False


def march(position: Position, choice: int) -> None:
    """Move a guardian, or leave the others of its space where they are."""
    if choice == STAY:
        position.marching -= 1
        return
    position.marched = True
    move(position, choice)
    if position.phase != EARNING:
        position.phase = MARCHING


def move(position: Position, choice: int) -> None:
    """Move one guardian; on a path tile it earns (B11.5)."""
    city = position.city()
    guardian, target = divmod(choice - MOVE, TARGETS)
    target += START + 1
    if position.log is not None:
        position.tell(
            "move",
            {
                "guardian": position.facts.edition.guardian_names[guardian],
                "from": location_name(city.guardians[guardian]),
                "to": location_name(target),
            },
        )
    city.guardians = replaced(city.guardians, guardian, target)
    if target > AT_BONFIRE or position.unpaid:
        return
    position.picked = guardian
    if city.has(EARN_ANY_RESOURCE):
        position.phase = EARNING
    else:
        earn_resource(position, printed(city, target))


def location_name(where: int) -> str:
    """A guardian's location in words."""
    if where > AT_BONFIRE:
        return f"bonfire {where - AT_BONFIRE}"
    return "start" if where == START else f"path {where - START}"


def printed(city: City, where: int) -> int:
    """The resource shown by the path tile at a location; gold on place 1."""
    return PATH_RESOURCES[city.paths[where - START - 1]]


def offer_earnings(position: Position) -> list[int]:
    """Gnome 6: any plain resource, or what is printed (B19)."""
    city = position.city()
    options = [EARN + resource for resource in range(GOLD)]
    if printed(city, city.guardians[position.picked]) == GOLD:
        options.append(EARN + GOLD)
    return options


def earn(position: Position, choice: int) -> None:
    """Take what gnome 6 chose; the procession goes on, unless it was bonus 6."""
    earn_resource(position, choice - EARN)
    position.phase = DONE if position.marching == NOTHING else MARCHING


def earn_resource(position: Position, resource: int) -> None:
    """What a guardian earns at the end of its move, with gnomes 10 to 13 and 20 (B19.27a, d)."""
    city = position.city()
    guardian = position.picked
    position.picked = NOTHING
    position.gain(RESOURCES + resource, 1, "path tile")
    if guardian != OWN_GUARDIAN and city.has(EARN_TWICE + guardian):
        position.gain(RESOURCES + resource, 1, BROUGHT_BY[EARN_TWICE + guardian])
    if city.guardians[guardian] == START + 1 and city.has(FIRST_PATH_PAYS):
        position.gain(RESOURCES + GOLD, 1, BROUGHT_BY[FIRST_PATH_PAYS])


# Bonus 6


def leaps(city: City) -> list[int]:
    """Every move of one guardian to a free path tile or bonfire, forward or back (B18.2)."""
    taken = standing(city)
    blocked = blocked_paths(city, taken)
    targets = [
        START + place
        for place in range(1, city.path_count + 1)
        if not blocked >> (START + place) & 1
    ]
    targets += [
        AT_BONFIRE + place
        for place in range(1, city.path_count + 1)
        if gate_open(city, place) and not taken >> (AT_BONFIRE + place) & 1
    ]
    return [
        MOVE + guardian * TARGETS + target - START - 1
        for guardian in range(GUARDIANS)
        if city.guardians[guardian] != ABSENT
        for target in targets
        if target != city.guardians[guardian]
    ]


def offer_leaps(position: Position) -> list[int]:
    """Bonus 6."""
    return leaps(position.city())


def leap(position: Position, choice: int) -> None:
    """Move one guardian anywhere; it earns as usual, but this is no procession."""
    position.phase = DONE
    move(position, choice)


def choose_leap(position: Position) -> None:
    """Bonus 6 begins."""
    position.clear_turn()
    position.phase = LEAPING


def choose_procession(position: Position) -> None:
    """A procession begins with its length."""
    position.phase = CHOOSING_STEPS

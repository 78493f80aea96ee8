"""The High Council (B14, B15, B18): lighting bonfires, seating novices, the eight bonuses."""

from fireside.bonfire.rules.abilities import BROUGHT_BY, NOVICES_BRING_GOLD, SHARED_COUNCIL_SPACES
from fireside.bonfire.rules.constants import (
    COUNCIL_SPACES,
    COUNCIL_TASK_NAMES,
    COUNCIL_TASKS,
    GOLD,
    GUARDIANS,
    MOST_GNOMES,
    PLACES,
    RESOURCES,
    YELLOW,
)
from fireside.bonfire.rules.ending import COUNTDOWN_ROUNDS
from fireside.bonfire.rules.fate import offer_ends
from fireside.bonfire.rules.great_bonfire import use_for_free
from fireside.bonfire.rules.guardians import choose_leap, leaps
from fireside.bonfire.rules.islands import sail_for_free
from fireside.bonfire.rules.state.city import City, replaced
from fireside.bonfire.rules.state.position import (
    BRINGING,
    DONE,
    FATE_BONUS,
    LOOKING_UP,
    SEATING,
    TAKING_SPECIALIST,
    Position,
)
from fireside.bonfire.rules.tasks.kinds import holds
from fireside.bonfire.rules.vocabulary import COUNCIL, LIGHT, NOVICE

# Lighting


def offer_lighting(position: Position, city: City) -> list[int]:
    """Own tasks whose condition holds now (B14.1)."""
    unlit = city.filled & ~city.lit
    return [
        LIGHT + place
        for place in range(PLACES)
        if unlit >> place & 1 and holds(position.facts, city, city.tasks[place])
    ]


def light(position: Position, choice: int) -> None:
    """Turn a task over; the novice beside it goes to the High Council (B14.2)."""
    city = position.city()
    place = choice - LIGHT
    city.lit |= 1 << place
    if position.log is not None:
        name = position.facts.edition.tasks[city.tasks[place]].name
        position.tell("light", {"task": name, "place": place + 1})
    position.picked = place
    position.phase = SEATING


# Bonus actions


def offer_council_novices(position: Position, city: City) -> list[int]:
    """Council novices whose task the city fulfils (B15.1)."""
    return [
        NOVICE + task
        for task in range(COUNCIL_TASKS)
        if position.council_novices[task] == 0 and city.fulfils(task)
    ]


def call_council_novice(position: Position, choice: int) -> None:
    """Send a council novice to the High Council."""
    position.bonus_taken = True
    position.picked = PLACES + choice - NOVICE
    position.phase = SEATING


# Seating


def offer_seats(position: Position) -> list[int]:
    """Council spaces without a novice of that colour, each for its bonus or its point."""
    city = position.city()
    taken = taken_spaces(position, city)
    options = []
    for space in range(COUNCIL_SPACES):
        if not taken >> space & 1:
            if can_take_bonus(position, city, space + 1):
                options.append(COUNCIL + 2 * space)
            if space > 0:  # bonus 1 gives no choice of a point
                options.append(COUNCIL + 2 * space + 1)
    return options


def taken_spaces(position: Position, city: City) -> int:
    """Spaces closed to the novice in hand, one bit each. Players' and council novices do not block
    each other (B15.2), those lying down block nobody (B21.11); gnome 24 opens every space."""
    if city.has(SHARED_COUNCIL_SPACES):
        return 0
    seated = position.council_novices if position.picked >= PLACES else city.novices
    taken = 0
    for space in seated:
        if 0 < space <= COUNCIL_SPACES:
            taken |= 1 << (space - 1)
    return taken


def seat(position: Position, choice: int) -> None:
    """Seat the novice in hand, then take the space's bonus or its point."""
    index, point = divmod(choice - COUNCIL, 2)
    space = index + 1
    city = position.city()
    if position.picked >= PLACES:
        task = position.picked - PLACES
        position.send_council_novice(task, space)
        if position.log is not None:
            name = COUNCIL_TASK_NAMES[task]
            position.tell("council novice", {"council_task": name, "space": space})
    else:
        city.novices = replaced(city.novices, position.picked, space)
        position.seated += 1
        if position.log is not None:
            position.tell("novice", {"place": position.picked + 1, "space": space})
    if city.has(NOVICES_BRING_GOLD):
        position.gain(RESOURCES + GOLD, 1, BROUGHT_BY[NOVICES_BRING_GOLD])
    check_countdown(position)
    position.clear_turn()
    position.phase = DONE
    if point:
        position.score(1, f"council space {space}")
    else:
        take_bonus(position, space)


def check_countdown(position: Position) -> None:
    """Start the countdown once enough novices sit in the High Council (B16.1, B16.2)."""
    if position.countdown == 0 and position.seated >= position.facts.countdown_novices:
        first = position.seat == 0
        position.countdown = COUNTDOWN_ROUNDS if first else COUNTDOWN_ROUNDS + 1
        if position.log is not None:
            position.tell("countdown", {"novices": position.seated, "round": position.countdown})


def can_take_bonus(position: Position, city: City, bonus: int) -> bool:
    """Whether a council bonus can be carried out (B18.1)."""
    if bonus == 2:
        return city.path_count < PLACES
    if bonus == 3:
        return city.guardian_count < GUARDIANS
    if bonus == 5:
        return city.gnome_count < MOST_GNOMES and any(position.specialists)
    if bonus == 6:
        return len(leaps(city)) > 0
    if bonus == 8:
        return len(offer_ends(city)) > 0
    return True


def take_bonus(position: Position, bonus: int) -> None:
    """Carry out a council bonus (B18)."""
    if position.log is not None:
        position.tell("bonus", {"bonus": bonus})
    if bonus == 1:
        position.gain(RESOURCES + GOLD, 2, "bonus 1")
        position.gain(YELLOW, 1, "bonus 1")
    elif bonus == 2:
        position.phase = LOOKING_UP
    elif bonus == 3:
        position.phase = BRINGING
    elif bonus == 4:
        use_for_free(position)
    elif bonus == 5:
        position.phase = TAKING_SPECIALIST
    elif bonus == 6:
        choose_leap(position)
    elif bonus == 7:
        sail_for_free(position)
    else:
        position.phase = FATE_BONUS

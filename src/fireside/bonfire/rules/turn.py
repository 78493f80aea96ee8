"""The turn (B4) and the end (B16): options, bonus actions, countdown, passing, rounds."""

from fireside.bonfire.rules import fate, gnomes, great_bonfire, guardians, islands, paths
from fireside.bonfire.rules.council import (
    call_council_novice,
    light,
    offer_council_novices,
    offer_lighting,
)
from fireside.bonfire.rules.ending import COUNTDOWN_ROUNDS
from fireside.bonfire.rules.state.city import PASSED, PLAYING, STUCK, City
from fireside.bonfire.rules.state.position import OVER, TOM_DUE, TURN, TURN_DUE, TURN_OVER, Position
from fireside.bonfire.rules.vocabulary import (
    BUILD_PATH,
    END_TURN,
    FETCH,
    LIGHT,
    NOVICE,
    PASS,
    PROCESSION,
    RECRUIT,
    SAIL,
    TAKE_TASK,
    USE_GREAT_BONFIRE,
)


def begin(position: Position) -> None:
    """A seat's turn begins, unless it has no more turns."""
    city = position.city()
    if city.status == STUCK and in_countdown(position):
        pass_for_good(position)
    elif city.status != PLAYING:
        position.phase = TURN_OVER
    else:
        position.turn += 1
        city.turns += 1
        position.phase = TURN
        if position.log is not None:
            position.tell("turn", {"turn": position.turn, "round": position.round})


def in_countdown(position: Position) -> bool:
    """Whether a numbered round is being played, so that one may pass (B16.4, B16.7)."""
    return 1 <= position.countdown <= COUNTDOWN_ROUNDS


def offer_turn(position: Position) -> list[int]:
    """One of the three options, bonus actions before and after it, passing (B4, B16.4)."""
    city = position.city()
    options = offer_council_novices(position, city)
    if position.acted:
        if options:
            options.append(END_TURN)
        else:
            position.phase = TURN_OVER
        return options
    options = offer_options(position, city) + options
    if not position.bonus_taken and in_countdown(position):
        options.append(PASS)
    if not options:
        leave(position, city)
    return options


def offer_options(position: Position, city: City) -> list[int]:
    """What can be carried out of options I, II and III (B4.1)."""
    options = fate.offer_ends(city)
    if paths.can_build(position, city):
        options.append(BUILD_PATH)
    if islands.can_sail(city):
        options.append(SAIL)
    if islands.can_take_task(position, city):
        options.append(TAKE_TASK)
    if islands.can_fetch(city):
        options.append(FETCH)
    if guardians.can_proceed(city):
        options.append(PROCESSION)
    if great_bonfire.can_turn(city):
        options.append(USE_GREAT_BONFIRE)
    if gnomes.can_recruit(position, city):
        options.append(RECRUIT)
    return options + offer_lighting(position, city)


def leave(position: Position, city: City) -> None:
    """Nothing can be done: the end of this turn, or of all own turns (B4.4, B4.6)."""
    if not position.bonus_taken:
        city.status = STUCK
        city.turns -= 1
        if position.log is not None:
            position.tell("stuck", {})
    position.phase = TURN_OVER


def choose_option(position: Position, choice: int) -> None:
    """Begin what was chosen for the turn."""
    if NOVICE <= choice < NOVICE + 5:
        call_council_novice(position, choice)
    elif choice == END_TURN:
        position.phase = TURN_OVER
    elif choice == PASS:
        pass_for_good(position)
    else:
        position.acted = True
        carry_out(position, choice)


def carry_out(position: Position, choice: int) -> None:
    """Begin one of the three options."""
    if choice >= LIGHT:
        light(position, choice)
    elif choice == BUILD_PATH:
        paths.build(position)
    elif choice == SAIL:
        islands.set_sail(position)
    elif choice == TAKE_TASK:
        islands.take_task(position)
    elif choice == FETCH:
        islands.fetch(position)
    elif choice == PROCESSION:
        guardians.choose_procession(position)
    elif choice == USE_GREAT_BONFIRE:
        great_bonfire.use(position)
    elif choice == RECRUIT:
        gnomes.recruit(position)
    else:
        fate.take_tile(position, choice)


def pass_for_good(position: Position) -> None:
    """Pass in a countdown round: its number in points and no more turns (B16.4)."""
    position.city().status = PASSED
    position.score(position.countdown, "passing")
    if position.log is not None:
        position.tell("pass", {"round": position.countdown})
    position.phase = TURN_OVER


def finish_action(position: Position) -> None:
    """An option or bonus action is finished; perhaps a bonus action follows."""
    position.clear_turn()
    position.phase = TURN


def end(position: Position) -> None:
    """The turn is over: the next seat, or Tom, is due."""
    position.clear_turn()
    position.acted = False
    position.bonus_taken = False
    if position.facts.solo:
        position.phase = TOM_DUE
        return
    position.phase = TURN_DUE
    position.seat += 1
    if position.seat == position.facts.players:
        position.seat = 0
        end_round(position)
    if nobody_left(position):
        position.phase = OVER


def end_round(position: Position) -> None:
    """Rounds are counted at the first player's seat (B16.2, B16.6)."""
    if position.countdown == 1:
        position.phase = OVER
        return
    position.round += 1
    if position.log is not None:
        position.tell("round", {"round": position.round})
    if position.countdown > 1:
        position.countdown -= 1
        if position.log is not None:
            position.tell("countdown round", {"round": position.countdown})


def nobody_left(position: Position) -> bool:
    """Whether nobody has a turn, or may still pass (B4.4, B16.6)."""
    for city in position.cities:
        if city.status == PLAYING or (city.status == STUCK and position.countdown > 0):
            return False
    return True

"""The turn (D3), its end (D8), and the end of the game (D9.1, D9.9)."""

from fireside.dewan.rules import camps, cards
from fireside.dewan.rules.constants import OVER, REFILLING, TURN, TURN_OVER
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.stories import begin_turn, check_stories


def offer_turn(position: Position) -> list[int]:
    """Take two cards, or place a camp at a target; who can do neither passes (D3)."""
    options = cards.offer_cards(position)
    camps.add_targets(position, options)
    if not options:
        position.idle += 1
        if position.log is not None:
            position.tell("pass", {})
        position.phase = REFILLING
    return options


def choose_action(position: Position, choice: int) -> None:
    """Take the cards that were chosen, or begin to pay for the target."""
    if choice < position.facts.blocks.camp:
        cards.take_cards(position, choice)
    else:
        camps.choose_target(position, choice)


def refill(position: Position) -> None:
    """Fill the row's gaps; the last card of a terrain pile sets the scenario's event off at once,
    resolved by the player whose turn it is (D11.2)."""
    if cards.fill_gaps(position):
        if position.log is not None:
            position.tell("event", {"scenario": position.facts.scenario.name})
        position.phase = position.facts.scenario.event
    else:
        position.phase = TURN_OVER


def end(position: Position) -> None:
    """Check the stories; then the next seat, or the end (D8, D9.1, D9.9, D9.10)."""
    check_stories(position)
    position.clear_turn()
    position.seat = (position.seat + 1) % position.facts.players
    if position.seat == 0:
        if position.ending or position.idle == position.facts.players:
            position.phase = OVER
            return
        position.idle = 0
        position.round += 1
    position.phase = TURN
    begin_turn(position)

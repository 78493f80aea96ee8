"""Players for tests: one who is eager to place camps, one who hoards cards, and one who plays with
some sense, so that tests see fulfilled stories, groups of camps and lake villages too."""

from fireside.core.chance import Chance
from fireside.dewan.rules.constants import CAMPS
from fireside.dewan.rules.scoring import breakdown
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.stories import symbols_of, zones_of
from fireside.dewan.rules.vocabulary import PAY_MORE

SAMPLES = 2


def random_player(state: DewanState, chance: Chance) -> int:
    """Any open choice."""
    return state.choices()[chance.below(len(state.choices()))]


def eager_player(state: DewanState, chance: Chance) -> int:
    """At random, but a camp wherever one can be had, and no more cards than needed."""
    blocks = state.facts.blocks
    options = [choice for choice in state.choices() if choice != PAY_MORE]
    camps = [choice for choice in options if blocks.camp <= choice < blocks.lava]
    liked = camps or options
    return liked[chance.below(len(liked))]


def hoarding_player(state: DewanState, chance: Chance) -> int:
    """All but the last seat take cards as long as there are any, so that rows have gaps, the last
    seat passes now and then, and hands are as rich as they get."""
    takes = [choice for choice in state.choices() if choice < PAY_MORE]
    if takes and state.to_move() < state.facts.players - 1:
        return takes[chance.below(len(takes))]
    return eager_player(state, chance)


def thoughtful_player(state: DewanState, chance: Chance) -> int:
    """The choice after which some random end of the turn looks best."""
    options = [choice for choice in state.choices() if choice != PAY_MORE]
    if len(options) == 1:
        return options[0]
    seat = state.to_move()

    def best_worth(choice: int) -> float:
        return max(sampled_worth(state, seat, choice, chance) for _ in range(SAMPLES))

    return max(options, key=best_worth)


def sampled_worth(state: DewanState, seat: int, choice: int, chance: Chance) -> float:
    """What a tribe is worth once its turn has been played to its end at random."""
    future = state.determinize(seat, chance)
    future.advance(choice)
    while future.turn == state.turn and not future.over() and future.to_move() == seat:
        future.advance(eager_player(future, chance))
    return worth_of(future, seat)


def worth_of(state: DewanState, seat: int) -> float:
    """Points, and a guess at what camps, cards and unfulfilled stories will bring."""
    tribe = state.tribes[seat]
    worth = float(sum(breakdown(state)[seat]))
    worth += 2.0 * len(tribe.camps) + 0.6 * min(tribe.cards(), 7) + 0.2 * tribe.cards()
    kinds = sum(1 for count in tribe.hand if count)
    worth += 0.1 * kinds
    zones = zones_of(state.facts, state.land, tribe)
    symbols = symbols_of(state.facts, state.land, tribe)
    for place, tile in enumerate(tribe.stories):
        if not tribe.fulfilled >> place & 1:
            story = state.facts.edition.stories[tile]
            asked = [*story.zones, *story.symbols]
            has = [*zones, *symbols]
            lacking = sum(max(0, want - have) for want, have in zip(asked, has, strict=True))
            left = CAMPS - len(tribe.camps)
            if lacking <= left:
                worth += (story.points + 2 * story.fire) * 0.7 * (1 - lacking / sum(asked))
    return worth

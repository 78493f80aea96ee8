"""What a choice of Dewan is, costs and brings, in words: only from what its player may know."""

from bisect import bisect_right
from collections.abc import Callable

from fireside.cli.words import counted, joined
from fireside.dewan.rules import vocabulary as blocks
from fireside.dewan.rules.camps import TUCK_CAMPS, take_berry, target_costs
from fireside.dewan.rules.constants import (
    CLOSED,
    NOTHING,
    RESOURCES,
    ROW,
    SYMBOL_NAMES,
    TERRAIN_NAMES,
    WATER,
)
from fireside.dewan.rules.fish import villages_of
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.markers import change_ground
from fireside.dewan.rules.paying.payment import KINDS
from fireside.dewan.rules.scoring import breakdown
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.stories import is_fulfilled, symbols_of, zones_of
from fireside.dewan.terminal.words import EVENTS, SCORING_WORDS, amounts, lacking, worth

HAVINGS = [*TERRAIN_NAMES, *SYMBOL_NAMES[:RESOURCES]]


class Explainer:
    """Explains the choices of one position."""

    def __init__(self, game: Dewan, state: DewanState) -> None:
        self.game = game
        self.state = state
        self.facts = game.facts
        self.edition = game.facts.edition
        self.seat = state.decider()
        self.tribe = state.tribes[self.seat]
        self.points = breakdown(state)
        self.costs: dict[int, int] | None = None
        first = game.facts.blocks
        self.explanations: list[tuple[int, Callable[[int], str]]] = [
            (blocks.TAKE_PAIR, self.take_pair),
            (blocks.TAKE_ONE, self.take_one),
            (blocks.PAY_MORE, lambda _: "see ways that cost more cards"),
            (blocks.TUCK_NOTHING, lambda _: "no card here, now or later"),
            (blocks.KEEP_CARDS, lambda _: "no fish"),
            (blocks.STORY_UNSEEN, self.unseen),
            (blocks.PAY_CARDS, self.pay_cards),
            (blocks.STORY, self.story),
            (first.discard, self.discard),
            (first.give, self.give),
            (first.tuck, self.tuck),
            (first.trade, self.trade),
            (first.camp, self.camp),
            (first.lava, self.lava),
            (first.flood, self.flood),
        ]
        self.firsts = [number for number, _ in self.explanations]

    def words(self, choice: int) -> str:
        """A choice in words, beside its own text."""
        block = bisect_right(self.firsts, choice) - 1
        return self.explanations[block][1](choice - self.firsts[block])

    def target_costs(self) -> dict[int, int]:
        """The fewest cards for each target; found once."""
        if self.costs is None:
            self.costs = target_costs(self.state)
        return self.costs

    # Cards

    def take_pair(self, slot: int) -> str:
        names = [self.state.card_name(self.state.row[place]) for place in (slot, slot + 1)]
        return joined(" and ".join(names), self.event_after(2))

    def take_one(self, slot: int) -> str:
        return joined(self.state.card_name(self.state.row[slot]), self.event_after(1))

    def event_after(self, taken: int) -> str:
        """Whether filling the row uses up the terrain pile (D11.2)."""
        gaps = self.state.row.count(NOTHING) + taken
        if self.facts.has_event and 0 < len(self.state.pile) <= min(gaps, ROW):
            return f"then {EVENTS[self.facts.scenario.name]}"
        return ""

    def pay_cards(self, count: int) -> str:
        fewest = self.target_costs()[self.state.target]
        return "the fewest" if count == fewest else f"{count - fewest} more than needed"

    def to_pay(self) -> str:
        more = self.state.size - len(self.state.paid) - 1
        return f"then {counted(more, 'card')} more" if more else "then the camp is placed"

    def discard(self, kind: int) -> str:
        return joined("to the discards", self.held(kind), self.to_pay())

    def give(self, index: int) -> str:
        seat, kind = divmod(index, self.facts.card_kinds)
        who = f"into the hand of player {seat + 1}, whose camp is crossed"
        return joined(who, self.held(kind), self.to_pay())

    def held(self, kind: int) -> str:
        paid = [card % KINDS for card in self.state.paid].count(kind)
        left = self.tribe.hand[kind] - paid
        return f"you have {left}" if left > 1 else ""

    def trade(self, kind: int) -> str:
        caught = min(villages_of(self.state, self.tribe), self.state.fish)
        return joined(f"discard it for {caught} fish", self.held(kind))

    # Stories

    def unseen(self, _: int) -> str:
        return f"whatever comes, one of {counted(len(self.state.story_pile), 'tile')}"

    def story(self, tile: int) -> str:
        story = self.edition.stories[tile]
        missing = amounts(lacking(story, self.having(self.state)))
        return joined(worth(story), f"you lack {missing}" if missing else "you have all of it")

    # What changes

    def having(self, state: DewanState) -> dict[str, int]:
        """What the player has that counts for stories."""
        tribe = state.tribes[self.seat]
        counts = zones_of(self.facts, state.land, tribe) + symbols_of(self.facts, state.land, tribe)
        return dict(zip(HAVINGS, counts, strict=True))

    def gains(self, ahead: DewanState) -> str:
        """What another position has that this one has not: for stories and for scoring."""
        before, after = self.having(self.state), self.having(ahead)
        changed = [
            f"{after[name] - before[name]:+} {name}"
            for name in HAVINGS
            if after[name] != before[name]
        ]
        return joined(", ".join(changed), self.scored(ahead), self.fulfilled(ahead))

    def scored(self, ahead: DewanState) -> str:
        """Points that come or go at once, stories aside; both partners' in a team."""
        sources = self.facts.scenario.source_names
        lines = zip(sources, self.points[self.seat], breakdown(ahead)[self.seat], strict=True)
        changes = [
            f"{new - old:+} for {SCORING_WORDS[source]}" for source, old, new in lines if new != old
        ]
        return f"points {', '.join(changes)}" if changes else ""

    def fulfilled(self, ahead: DewanState) -> str:
        """The stories that would be fulfilled at the end of the turn."""
        tribe = ahead.tribes[self.seat]
        zones = zones_of(self.facts, ahead.land, tribe)
        symbols = symbols_of(self.facts, ahead.land, tribe)
        names = [
            self.edition.stories[tile].name
            for place, tile in enumerate(tribe.stories)
            if not tribe.fulfilled >> place & 1
            and is_fulfilled(self.edition.stories[tile], zones, symbols)
        ]
        return f"fulfils {' and '.join(names)}" if names else ""

    # The map

    def ground(self, space: int) -> str:
        """A space's zone and its berries."""
        land = self.state.land
        zone = land.zones[space]
        size = len(land.zone_spaces(zone))
        berries = self.state.berries[zone]
        words = f"{TERRAIN_NAMES[land.grounds[space]]} zone of {size}"
        return words + (f" with {counted(berries, 'berry', 'berries')}" if berries else "")

    def camp(self, space: int) -> str:
        ahead = self.state.copy()
        tribe = ahead.tribe()
        tribe.camps = (*tribe.camps, space)
        take_berry(ahead, ahead.land.zones[space])
        berry = "a berry" if ahead.tribes[self.seat].berries > self.tribe.berries else ""
        brings = joined(berry, self.gains(ahead)) or "nothing new"
        return joined(counted(self.target_costs()[space], "card"), self.ground(space), brings)

    def tuck(self, index: int) -> str:
        ahead = self.state.copy()
        tribe = ahead.tribe()
        slots = list(tribe.tucked)
        slots[TUCK_CAMPS.index(len(tribe.camps) - 1)] = index
        tribe.tucked = tuple(slots)
        return self.gains(ahead)

    def lava(self, space: int) -> str:
        return self.marker(space, CLOSED)

    def flood(self, space: int) -> str:
        return self.marker(space, WATER)

    def marker(self, space: int, ground: int) -> str:
        """What a marker changes for its player, and for the others."""
        ahead = self.state.copy()
        change_ground(ahead, space, ground)
        others = []
        lines = breakdown(ahead)
        for seat in range(self.facts.players):
            change = sum(lines[seat]) - sum(self.points[seat])
            if seat != self.seat and change:
                others.append(f"player {seat + 1} {change:+}")
        return joined(self.ground(space), self.gains(ahead), ", ".join(others))

"""A small builder: arrange a position of Dewan in a player's words, then play it by texts."""

from fireside.core.view import View
from fireside.dewan.edition.editions import load
from fireside.dewan.rules.constants import (
    CENTRE,
    CLOSED,
    NOTHING,
    SYMBOL_NAMES,
    TERRAIN_NAMES,
    TURN,
    WATER,
)
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.scoring import breakdown
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.state.tribe import Tribe
from tests.by_text import ByText

Space = tuple[int, int]
GROUNDS = {**{name: kind for kind, name in enumerate(TERRAIN_NAMES)}, "closed": CLOSED}


class Table(ByText):
    """A game in its first turn, stories drafted from the row; all hands are put away.

    Spaces are written as axial coordinates (q, r), as in the choices' texts."""

    def __init__(self, players: int = 2, scenario: str = "base", seed: int = 1) -> None:
        self.game: Dewan = Dewan(load(), players, scenario)
        self.facts: Facts = self.game.facts
        self.edition = self.facts.edition
        self.state: DewanState = self.game.start(seed)
        while self.state.turn == 0:
            self.state.apply(self.state.choices()[0])
        for seat in range(players):
            self.hand(seat=seat)

    # Playing

    def refresh(self) -> "Table":
        """Ask anew for the turn's choices after something was arranged."""
        self.state.phase = TURN
        self.state.clear_turn()
        self.state.settle()
        return self

    # Looking

    def space(self, at: Space) -> int:
        """The number of a space."""
        return self.facts.coordinates.index(at)

    def tribe(self, seat: int = 0) -> Tribe:
        """A tribe that may be changed."""
        return self.state.tribe_of(seat)

    def held(self, seat: int = 0) -> dict[str, int]:
        """The cards in a hand, by name."""
        hand = self.state.tribes[seat].hand
        return {self.edition.cards[kind].name: count for kind, count in enumerate(hand) if count}

    def discards(self) -> dict[str, int]:
        """The discards, by name."""
        counts = self.state.discards
        return {self.edition.cards[kind].name: count for kind, count in enumerate(counts) if count}

    def scoring(self, seat: int = 0) -> dict[str, int]:
        """The scoring of a seat as things stand, line by line."""
        lines = breakdown(self.state)[seat]
        return dict(zip(self.facts.scenario.source_names, lines, strict=True))

    # Arranging. Each returns the table, so that calls can be chained; `refresh` comes last.

    def kind(self, name: str) -> int:
        """The number of a kind of card: 'forest-fire', 'mountains/water-pigment'."""
        return [card.name for card in self.edition.cards].index(name)

    def hand(self, *names: str, seat: int = 0, hidden: bool = False) -> "Table":
        """Exactly these cards in a hand, all seen by everybody unless hidden."""
        tribe = self.tribe(seat)
        tribe.hand = [0] * self.facts.card_kinds
        tribe.hidden = ()
        self.state.forget()
        for name in names:
            if hidden:
                tribe.draw(self.kind(name))
            else:
                tribe.take(self.kind(name))
        return self

    def row(self, *names: str) -> "Table":
        """The open row from slot 1; what is not named is a gap."""
        kinds = [self.kind(name) for name in names]
        self.state.row = (*kinds, *[NOTHING] * (6 - len(kinds)))
        return self

    def pile(self, *names: str) -> "Table":
        """The pile, the next card first."""
        self.state.pile = tuple(self.kind(name) for name in reversed(names))
        return self

    def reserve(self, *names: str) -> "Table":
        """The reserve of scenarios with an event, the next card first."""
        self.state.reserve = tuple(self.kind(name) for name in reversed(names))
        return self

    def discarded(self, *names: str) -> "Table":
        """Exactly these discards."""
        counts = [0] * self.facts.card_kinds
        for name in names:
            counts[self.kind(name)] += 1
        self.state.discards = tuple(counts)
        return self

    def land(self, default: str = "closed", **spaces: list[Space]) -> "Table":
        """A map of one's own: every space that is not named is `default`, the centres of start
        tiles stay; land(forest=[(1, 0)], water=[(2, 0)]). No symbols, no berries."""
        homes = [tribe.camps[0] for tribe in self.state.tribes]
        grounds = [GROUNDS[default]] * len(self.facts.coordinates)
        for name, places in spaces.items():
            for at in places:
                grounds[self.space(at)] = GROUNDS[name]
        for home in homes:
            grounds[home] = CENTRE
        self.state.land = Land(self.facts, tuple(grounds), (), ())
        self.state.berries = (0,) * len(grounds)
        return self

    def symbols(self, *symbols: tuple[str, Space, Space]) -> "Table":
        """Exactly these resource symbols on edges: symbols(('artifact', (0, 0), (1, 0)))."""
        land = self.state.land
        found = []
        for name, one, other in symbols:
            ends = sorted((self.space(one), self.space(other)))
            found.append((SYMBOL_NAMES.index(name), ends[0], ends[1]))
        self.state.land = Land(self.facts, land.grounds, tuple(found), land.markers)
        return self

    def berries(self, at: Space, tokens: int) -> "Table":
        """Berry tokens on the zone of a space."""
        zone = self.state.land.zones[self.space(at)]
        berries = list(self.state.berries)
        berries[zone] = tokens
        self.state.berries = tuple(berries)
        return self

    def camps(self, *places: Space, seat: int = 0) -> "Table":
        """A tribe's camps after the initial one, in the order of placing."""
        tribe = self.tribe(seat)
        tribe.camps = (tribe.camps[0], *(self.space(at) for at in places))
        return self

    def home(self, at: Space, seat: int = 0) -> "Table":
        """Where a tribe's initial camp stands."""
        tribe = self.tribe(seat)
        tribe.camps = (self.space(at), *tribe.camps[1:])
        return self

    def tucked(self, *cards: tuple[str, str], seat: int = 0) -> "Table":
        """Tucked cards with the terrain shown: tucked(('forest-fire', 'forest'))."""
        slots = [NOTHING] * 3
        for index, (name, terrain) in enumerate(cards):
            kind = self.kind(name)
            second = self.edition.cards[kind].first != TERRAIN_NAMES.index(terrain)
            slots[index] = 2 * kind + second
        self.tribe(seat).tucked = tuple(slots)
        return self

    def stories(self, *names: str, fulfilled: int = 0, seat: int = 0) -> "Table":
        """A tribe's story tiles, the first so many of them fulfilled."""
        tribe = self.tribe(seat)
        tribe.stories = tuple(self.story(name) for name in names)
        tribe.fulfilled = (1 << fulfilled) - 1
        return self

    def story(self, name: str) -> int:
        """The number of a story tile."""
        return [story.name for story in self.edition.stories].index(name)

    def waters(self) -> int:
        """How many water zones the map has."""
        return sum(
            1
            for space, ground in enumerate(self.state.land.grounds)
            if ground == WATER and self.state.land.zones[space] == space
        )

    def cover(self, ground: str, *places: Space) -> "Table":
        """Some spaces become lava ('closed') or water, as if markers lay there."""
        land = self.state.land
        grounds = list(land.grounds)
        for at in places:
            grounds[self.space(at)] = GROUNDS[ground]
        markers = (*land.markers, *(self.space(at) for at in places))
        self.state.land = Land(self.facts, tuple(grounds), land.symbols, markers)
        return self

    # What a player sees of a tribe

    def seen(self, seat: int = 0) -> View:
        """A tribe as its own player sees it."""
        tribe: View = self.state.view(seat)["tribes"][seat]
        return tribe

    def has(self, seat: int = 0) -> dict[str, int]:
        """How many zones and symbols count for a tribe's stories, those that it has."""
        return {name: count for name, count in self.seen(seat)["has"].items() if count}

    def fulfilled(self, seat: int = 0) -> list[str]:
        """The story tiles that a tribe has fulfilled."""
        return [tile["story"] for tile in self.seen(seat)["stories"] if tile["fulfilled"]]

    def tokens(self, *places: Space) -> list[int]:
        """The berry tokens in the zones of some spaces."""
        zones = [self.state.land.zones[self.space(at)] for at in places]
        return [self.state.berries[zone] for zone in zones]

    def gaps(self) -> list[int]:
        """The slots of the row that are empty, the first is 1."""
        return [slot for slot, card in enumerate(self.state.view(0)["row"], 1) if card is None]

    def brink(self, *pile: str, seat: int = 0) -> "Table":
        """A seat's turn with a full row, one card (or those named) in the terrain pile and plenty
        in the reserve: after a taking, the last card sets the event off."""
        self.state.seat = seat
        self.row(*["badlands/desert"] * 6).pile(*pile or ["forest-fire"])
        return self.reserve(*["water-fire", "desert-fire", "forest-artifact"] * 7).refresh()

"""Rebuilds a seat's views from the events that it hears, as somebody would who sits at the table.

Knows the seat's view at the start, the printed edition and, event by event, what the seat hears.
It never sees a state. Only the decision that is due is left out.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from fireside.dewan.rules.pieces import Edition
from tests.dewan.recount import Map, scoring, what_a_tribe_has

Facts = dict[str, Any]
View = dict[str, Any]


class Rebuilder:
    """A view that follows a game by its events."""

    def __init__(self, edition: Edition, view: View) -> None:
        self.edition = edition
        self.view = deepcopy(view)
        del self.view["decision"]

    def hear(self, facts: Facts) -> None:
        """Change the view by one event, in the form in which the seat hears it."""
        HEARD[facts["event"]](self, facts)

    def whole(self) -> View:
        """The view with what only follows from the rest: what tribes have, and the scoring."""
        for tribe, lines in zip(self.view["tribes"], scoring(self.edition, self.view), strict=True):
            tribe["has"] = what_a_tribe_has(self.view, tribe)
            tribe["scoring"] = lines
        return self.view

    def tribe(self, facts: Facts) -> View:
        """The tribe of the event's seat."""
        found: View = self.view["tribes"][facts["seat"]]
        return found

    def space(self, at: list[int]) -> View:
        """A space by its coordinates."""
        return next(space for space in self.view["spaces"] if space["at"] == at)

    def nothing(self, facts: Facts) -> None:
        """Something that changes nothing on the table: it is told for those who watch."""

    # Turns

    def turn(self, facts: Facts) -> None:
        self.view["turn"] = facts["turn"]
        self.view["round"] = facts["round"]
        self.tribe(facts)["turns"] += 1

    def last_round(self, facts: Facts) -> None:
        self.view["last_round"] = True

    # Cards

    def take_cards(self, facts: Facts) -> None:
        for card, slot in zip(facts["cards"], facts["slots"], strict=True):
            assert self.view["row"][slot - 1] == card
            self.view["row"][slot - 1] = None
            self._gain(self.tribe(facts), card)

    def open_card(self, facts: Facts) -> None:
        batch = self._draw("pile")
        change(self.view["unseen"][batch], facts["card"], -1)
        assert self.view["row"][facts["slot"] - 1] is None
        self.view["row"][facts["slot"] - 1] = facts["card"]

    def draw(self, facts: Facts) -> None:
        """A reward: who draws sees the card, the others its batch."""
        tribe = self.tribe(facts)
        batch = self._draw("reserve" if "reserve" in self.view else "pile")
        tribe["hidden_cards"][batch] += 1
        tribe["cards"] += 1
        assert ("hand" in tribe) == ("card" in facts)
        if "card" in facts:
            change(tribe["hand"], facts["card"], 1)
            change(self.view["unseen"][batch], facts["card"], -1)

    def new_pile(self, facts: Facts) -> None:
        assert sum(self.view["pile"]) == 0
        for _ in range(facts["cards"]):
            self.view["pile"][self._draw("reserve")] += 1

    def shuffle_discards(self, facts: Facts) -> None:
        """The discards are a new batch, at the bottom of what is drawn from."""
        assert sum(self.view["discards"].values()) == facts["cards"]
        self.view["unseen"].append(self.view["discards"])
        self.view["discards"] = {}
        for pile in ("pile", "reserve"):
            if pile in self.view:
                self.view[pile].append(0)
        self.view["reserve" if "reserve" in self.view else "pile"][-1] = facts["cards"]
        for tribe in self.view["tribes"]:
            tribe["hidden_cards"].append(0)

    def discard(self, facts: Facts) -> None:
        self._lose(facts)
        change(self.view["discards"], facts["card"], 1)

    def give(self, facts: Facts) -> None:
        self._lose(facts)
        self._gain(self.view["tribes"][facts["to"]], facts["card"])

    def tuck(self, facts: Facts) -> None:
        self._lose(facts)
        _, _, symbol = facts["card"].partition("-")
        tucked = {"card": facts["card"], "terrain": facts["terrain"], "symbol": symbol or None}
        self.tribe(facts)["tucked"][(facts["place"] - 3) // 2] = tucked

    def _draw(self, pile: str) -> int:
        """The batch of a pile's top card: the oldest."""
        batches: list[int] = self.view[pile]
        batch = next(number for number, cards in enumerate(batches) if cards)
        batches[batch] -= 1
        return batch

    def _gain(self, tribe: View, card: str) -> None:
        tribe["cards"] += 1
        change(tribe["known_cards"], card, 1)
        if "hand" in tribe:
            change(tribe["hand"], card, 1)

    def _lose(self, facts: Facts) -> None:
        tribe = self.tribe(facts)
        tribe["cards"] -= 1
        if "hand" in tribe:
            change(tribe["hand"], facts["card"], -1)
        if "batch" not in facts:
            change(tribe["known_cards"], facts["card"], -1)
            return
        tribe["hidden_cards"][facts["batch"]] -= 1
        if "hand" not in tribe:
            change(self.view["unseen"][facts["batch"]], facts["card"], -1)

    # Camps and stories

    def camp(self, facts: Facts) -> None:
        tribe = self.tribe(facts)
        assert len(tribe["camps"]) == facts["camp"]
        tribe["camps"].append(facts["space"])
        self.space(facts["space"])["camp"] = facts["seat"]

    def berry(self, facts: Facts) -> None:
        self.space(facts["zone"])["berries"] -= 1
        self.tribe(facts)["berries"] += 1

    def story(self, facts: Facts) -> None:
        stories = self.view["stories"]
        if facts["unseen"]:
            stories["unseen"].remove(facts["story"])
        else:
            stories["open"][stories["open"].index(facts["story"])] = None
        self.tribe(facts)["stories"].append({"story": facts["story"], "fulfilled": False})

    def open_story(self, facts: Facts) -> None:
        stories = self.view["stories"]
        stories["unseen"].remove(facts["story"])
        assert stories["open"][facts["slot"] - 1] is None
        stories["open"][facts["slot"] - 1] = facts["story"]

    def fulfil(self, facts: Facts) -> None:
        stories = self.tribe(facts)["stories"]
        next(story for story in stories if story["story"] == facts["story"])["fulfilled"] = True

    # The events of scenarios

    def lava(self, facts: Facts) -> None:
        self._lay_marker(facts, "closed")

    def flood(self, facts: Facts) -> None:
        self._lay_marker(facts, "water")

    def _lay_marker(self, facts: Facts, ground: str) -> None:
        self.view["markers"] -= 1
        self.space(facts["space"]).update(ground=ground, marker=True, zone=None)
        names = [space["at"] for space in self.view["spaces"]]
        for _, zone in Map(self.view).zones():
            first = next(at for at in names if tuple(at) in zone)
            for at in zone:
                self.space(list(at))["zone"] = first

    def move_berries(self, facts: Facts) -> None:
        self.space(facts["from"])["berries"] = 0
        for at, tokens in facts["to"]:
            self.space(at)["berries"] = tokens

    def fish(self, facts: Facts) -> None:
        self.discard(facts)
        self.view["fish"] -= facts["fish"]
        self.tribe(facts)["fish"] += facts["fish"]


def change(counts: dict[str, int], name: str, by: int) -> None:
    """Count something up or down; what is not there has no entry."""
    counts[name] = counts.get(name, 0) + by
    assert counts[name] >= 0, f"{name} is not there"
    if counts[name] == 0:
        del counts[name]


HEARD: dict[str, Callable[[Rebuilder, Facts], None]] = {
    "berry": Rebuilder.berry,
    "camp": Rebuilder.camp,
    "discard": Rebuilder.discard,
    "draw": Rebuilder.draw,
    "event": Rebuilder.nothing,
    "fish": Rebuilder.fish,
    "flood": Rebuilder.flood,
    "fulfil": Rebuilder.fulfil,
    "give": Rebuilder.give,
    "last round": Rebuilder.last_round,
    "lava": Rebuilder.lava,
    "move berries": Rebuilder.move_berries,
    "new pile": Rebuilder.new_pile,
    "open card": Rebuilder.open_card,
    "open story": Rebuilder.open_story,
    "over": Rebuilder.nothing,
    "pass": Rebuilder.nothing,
    "shuffle discards": Rebuilder.shuffle_discards,
    "story": Rebuilder.story,
    "take cards": Rebuilder.take_cards,
    "tuck": Rebuilder.tuck,
    "turn": Rebuilder.turn,
}

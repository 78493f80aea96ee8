"""Rebuilds views from events alone, as somebody would who follows a game from its log.

Knows the view at the start, the printed edition and, event by event, what a log says. It never
sees a state. Only what belongs to the seat to move (`decision`) is left out.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from fireside.bonfire.rules.constants import TASK_ISLANDS, TOKEN_NAMES
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.rules.tom import CARDS
from tests.bonfire.recount import scoring, seated

Facts = dict[str, Any]
View = dict[str, Any]


class Rebuilder:
    """A view that follows a game by its events."""

    def __init__(self, edition: Edition, view: View) -> None:
        self.edition = edition
        self.view = deepcopy(view)
        del self.view["decision"]

    def hear(self, facts: Facts) -> None:
        """Change the view by one event, in the form in which logs carry it."""
        HEARD[facts["event"]](self, facts)

    def whole(self) -> View:
        """The view with what only follows from the rest: seated novices and the scoring."""
        self.view["council"]["seated"] = seated(self.view)
        for city in self.view["cities"]:
            city["scoring"] = scoring(self.edition, city)
        return self.view

    def city(self, facts: Facts) -> View:
        """The city of the event's seat."""
        found: View = self.view["cities"][facts["seat"]]
        return found

    def island(self, name: str) -> View:
        """An island by its name."""
        return next(island for island in self.view["islands"] if island["name"] == name)

    # Rounds, turns and the end

    def turn(self, facts: Facts) -> None:
        self.view["turn"] = facts["turn"]
        self.city(facts)["turns"] += 1

    def stuck(self, facts: Facts) -> None:
        self.city(facts)["status"] = "stuck"
        self.city(facts)["turns"] -= 1  # the turn that could not be taken

    def passed(self, facts: Facts) -> None:
        self.city(facts)["status"] = "passed"

    def round(self, facts: Facts) -> None:
        self.view["round"] = facts["round"]

    def countdown(self, facts: Facts) -> None:
        self.view["countdown"] = facts["round"]

    def nothing(self, facts: Facts) -> None:
        """Something that changes nothing on the table: it is told for those who watch."""

    # Goods and points

    def gain(self, facts: Facts) -> None:
        self._change_goods(facts, 1)

    def pay(self, facts: Facts) -> None:
        self._change_goods(facts, -1)

    def _change_goods(self, facts: Facts, sign: int) -> None:
        for name, count in facts["goods"].items():
            held = self.city(facts)["tokens" if name in TOKEN_NAMES else "resources"]
            held[name] += sign * count
            assert held[name] >= 0, f"{name} is paid that nobody has"

    def score(self, facts: Facts) -> None:
        self.city(facts)["points"] += facts["points"]

    # Fate tiles

    def opening(self, facts: Facts) -> None:
        fate = self.city(facts)["fate"]
        if facts["swapped"]:
            assert fate["supply"][3] == facts["number"]
            fate["supply"][3] = fate["eighth"]
        else:
            assert fate["eighth"] == facts["number"]
        fate["eighth"] = None
        self._lay(facts)

    def lay(self, facts: Facts) -> None:
        supply = self.city(facts)["fate"]["supply"]
        assert supply.pop(-1 if facts["last"] else 0) == facts["number"]
        self._lay(facts)

    def _lay(self, facts: Facts) -> None:
        laid = {key: facts[key] for key in ("number", "cell", "direction")}
        self.city(facts)["fate"]["laid"].append(laid)

    # Paths

    def path(self, facts: Facts) -> None:
        self.city(facts)["places"][facts["place"] - 1]["path"] = facts["tile"]
        source, _, number = facts["from"].partition(" ")
        if source == "tile":
            assert self.view["paths"]["open"][int(number) - 1] == facts["tile"]
            self.view["paths"]["open"][int(number) - 1] = None
        elif source == "stack":
            self._draw_path(int(number), facts["tile"])
        else:  # looked up: the stacks are shuffled next
            layer = next(tiles for tiles in self.view["paths"]["unseen"] if facts["tile"] in tiles)
            layer.remove(facts["tile"])

    def open_path(self, facts: Facts) -> None:
        self.view["paths"]["open"][facts["slot"] - 1] = facts["tile"]
        self._draw_path(int(facts["from"].removeprefix("stack ")), facts["tile"])

    def _draw_path(self, number: int, tile: str) -> None:
        """The top tile of a stack belongs to its uppermost layer."""
        paths = self.view["paths"]
        heights = paths["stacks"][number - 1]
        layer = next(index for index, height in enumerate(heights) if height)
        heights[layer] -= 1
        paths["unseen"][layer].remove(tile)
        if not paths["unseen"][layer]:
            del paths["unseen"][layer]
            for stack in paths["stacks"]:
                del stack[layer]

    def renew(self, facts: Facts) -> None:
        paths = self.view["paths"]
        assert paths["open"] == facts["tiles"]
        paths["open"] = [None] * 4
        paths["unseen"].append(sorted(facts["tiles"]))
        for stack, height in zip(paths["stacks"], facts["stacks"], strict=True):
            stack.append(height - sum(stack))

    def shuffle_paths(self, facts: Facts) -> None:
        paths = self.view["paths"]
        tiles = sorted(tile for layer in paths["unseen"] for tile in layer)
        paths["unseen"] = [tiles] if tiles else []
        paths["stacks"] = [[height] if tiles else [] for height in facts["stacks"]]

    # Islands

    def sail(self, facts: Facts) -> None:
        city = self.city(facts)
        assert city["ship"] == facts["from"]
        if facts["from"] != "dock":
            self.island(facts["from"])["ships"].remove(facts["seat"])
        ships = self.island(facts["to"])["ships"]
        ships[:] = sorted([*ships, facts["seat"]])
        city["ship"] = facts["to"]

    def take_task(self, facts: Facts) -> None:
        self.island(facts["island"])["tasks"].remove(facts["task"])

    def offer(self, facts: Facts) -> None:
        offerings = self.city(facts)["offerings"]
        stack = facts["stack"] - 1
        assert offerings["open"][stack] == facts["offering"]
        offerings["open"][stack] = None
        offerings["left"][stack] -= 1
        self.island(facts["island"])["offerings"][facts["seat"]] += 1

    def open_offering(self, facts: Facts) -> None:
        offerings = self.city(facts)["offerings"]
        offerings["open"][facts["stack"] - 1] = facts["offering"]
        offerings["unseen"].remove(facts["offering"])

    def lay_task(self, facts: Facts) -> None:
        self.city(facts)["places"][facts["place"] - 1]["task"] = facts["task"]

    def light(self, facts: Facts) -> None:
        place = self.city(facts)["places"][facts["place"] - 1]
        assert place["task"] == facts["task"]
        place["lit"] = True

    # Guardians, portals and gnomes

    def guardian(self, facts: Facts) -> None:
        self.city(facts)["guardians"][facts["guardian"]] = "start"
        colour = self.edition.guardian_names.index(facts["guardian"])
        self.view["islands"][TASK_ISLANDS + colour]["guardians"] -= 1

    def move(self, facts: Facts) -> None:
        guardians = self.city(facts)["guardians"]
        assert guardians[facts["guardian"]] == facts["from"]
        guardians[facts["guardian"]] = facts["to"]

    def turn_wheel(self, facts: Facts) -> None:
        wheel = self.view["great_bonfire"]
        assert wheel["field"] == facts["from"]
        wheel["field"] = facts["to"]
        wheel["used"] = True

    def portal(self, facts: Facts) -> None:
        portals = self.view["great_bonfire"]["portals"][facts["field"] - 1]
        portals[facts["portal"]] -= 1
        if not portals[facts["portal"]]:
            del portals[facts["portal"]]
        place = self.city(facts)["places"][facts["place"] - 1]
        assert place["gap"] == facts["portal"]
        place["portal"] = True

    def recruit(self, facts: Facts) -> None:
        gnome = facts["gnome"]
        gnomes = self.view["gnomes"]
        if gnome in gnomes["elders"]:
            gnomes["elders"].remove(gnome)
        else:
            gnomes["specialists"][gnomes["specialists"].index(gnome)] = 0
        city = self.city(facts)
        city["gnomes"] = sorted([*city["gnomes"], gnome])

    def open_gnome(self, facts: Facts) -> None:
        gnomes = self.view["gnomes"]
        gnomes["unseen"].remove(facts["gnome"])
        gnomes["specialists"][facts["slot"] - 1] = facts["gnome"]

    def shuffle_gnomes(self, facts: Facts) -> None:
        gnomes = self.view["gnomes"]
        gnomes["unseen"], gnomes["discards"] = gnomes["discards"], []
        assert len(gnomes["unseen"]) == facts["cards"]

    # The High Council

    def novice(self, facts: Facts) -> None:
        self.city(facts)["novices"][facts["place"] - 1] = facts["space"]

    def council_novice(self, facts: Facts) -> None:
        self.view["council"]["council_novices"][facts["council_task"]] = {
            "space": facts["space"],
            "lying": facts.get("lying", False),
        }

    # Tom

    def toms_card(self, facts: Facts) -> None:
        self.view["tom"]["unseen"].remove(facts["card"])
        self.view["tom"]["played"] = facts["number"]

    def shuffle_tom(self, facts: Facts) -> None:
        deck = sorted(CARDS[card].name for card in self.edition.tom_deck)
        assert len(deck) == facts["cards"]
        self.view["tom"]["unseen"] = deck

    def turn_over(self, facts: Facts) -> None:
        gnomes = self.view["gnomes"]
        gnomes["unseen"].remove(facts["gnome"])
        gnomes["discards"] = sorted([*gnomes["discards"], facts["gnome"]])


HEARD: dict[str, Callable[[Rebuilder, Facts], None]] = {
    "bonus": Rebuilder.nothing,
    "council novice": Rebuilder.council_novice,
    "countdown": Rebuilder.countdown,
    "countdown round": Rebuilder.countdown,
    "discard": Rebuilder.pay,
    "fulfil": Rebuilder.nothing,
    "gain": Rebuilder.gain,
    "guardian": Rebuilder.guardian,
    "lay": Rebuilder.lay,
    "lay task": Rebuilder.lay_task,
    "light": Rebuilder.light,
    "move": Rebuilder.move,
    "novice": Rebuilder.novice,
    "offer": Rebuilder.offer,
    "open": Rebuilder.opening,
    "open gnome": Rebuilder.open_gnome,
    "open offering": Rebuilder.open_offering,
    "open path": Rebuilder.open_path,
    "over": Rebuilder.nothing,
    "pass": Rebuilder.passed,
    "path": Rebuilder.path,
    "pay": Rebuilder.pay,
    "portal": Rebuilder.portal,
    "recruit": Rebuilder.recruit,
    "renew": Rebuilder.renew,
    "round": Rebuilder.round,
    "sail": Rebuilder.sail,
    "score": Rebuilder.score,
    "shuffle Tom": Rebuilder.shuffle_tom,
    "shuffle gnomes": Rebuilder.shuffle_gnomes,
    "shuffle paths": Rebuilder.shuffle_paths,
    "stuck": Rebuilder.stuck,
    "take task": Rebuilder.take_task,
    "Tom's card": Rebuilder.toms_card,
    "turn": Rebuilder.turn,
    "turn over": Rebuilder.turn_over,
    "turn wheel": Rebuilder.turn_wheel,
}

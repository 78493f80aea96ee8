"""What a view says only by the way, counted again from the rest of it and from the rules' text."""

from typing import Any

from fireside.dewan.rules.constants import SYMBOL_NAMES, TERRAIN_NAMES
from fireside.dewan.rules.pieces import Edition

View = dict[str, Any]
Space = tuple[int, int]
AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


class Map:
    """The spaces of a view by their coordinates."""

    def __init__(self, view: View) -> None:
        self.spaces: dict[Space, View] = {tuple(space["at"]): space for space in view["spaces"]}

    def ground(self, at: Space) -> str:
        ground: str = self.spaces[at]["ground"]
        return ground

    def beside(self, at: Space) -> list[Space]:
        places = [(at[0] + across, at[1] + down) for across, down in AROUND]
        return [place for place in places if place in self.spaces]

    def hanging_together(self, places: set[Space]) -> list[set[Space]]:
        """Places parted into those that hang together."""
        left, parts = set(places), []
        while left:
            part, edge = set(), [left.pop()]
            while edge:
                part.add(edge[-1])
                found = [place for place in self.beside(edge.pop()) if place in left]
                left -= set(found)
                edge += found
            parts.append(part)
        return parts

    def zones(self) -> list[tuple[str, set[Space]]]:
        """Every zone with its terrain (D1.2)."""
        found = []
        for terrain in TERRAIN_NAMES:
            places = {at for at in self.spaces if self.ground(at) == terrain}
            found += [(terrain, part) for part in self.hanging_together(places)]
        return found

    def waters(self) -> list[set[Space]]:
        """The water zones."""
        return [part for terrain, part in self.zones() if terrain == "water"]

    def is_beside(self, at: Space, zone: set[Space]) -> bool:
        """Whether a space is next to a water zone; water itself never is (D14.4)."""
        return self.ground(at) != "water" and any(place in zone for place in self.beside(at))


def camps(tribe: View, initial: bool) -> list[Space]:
    """A tribe's camps, with or without the initial one."""
    return [(q, r) for q, r in tribe["camps"][0 if initial else 1 :]]


def shown(tribe: View, symbol: str) -> int:
    """How often a symbol shows on tucked cards."""
    return sum(1 for card in tribe["tucked"] if card and card["symbol"] == symbol)


def what_a_tribe_has(view: View, tribe: View) -> dict[str, int]:
    """Zones and symbols that count for stories (D7)."""
    land = Map(view)
    own = camps(tribe, initial=False)
    has = dict.fromkeys([*TERRAIN_NAMES, *SYMBOL_NAMES[:3]], 0)
    for terrain, zone in land.zones():
        if terrain == "water":
            has[terrain] += any(land.is_beside(at, zone) for at in own)
        else:
            has[terrain] += any(at in zone for at in own)
    for resource, one, other in view["symbols"]:
        has[resource] += tuple(one) in own or tuple(other) in own
    for card in tribe["tucked"]:
        if card:
            has[card["terrain"]] += 1
    return {name: count + shown(tribe, name) for name, count in has.items()}


def scoring(edition: Edition, view: View) -> list[dict[str, int]]:
    """The scoring of every tribe, line by line (D9 to D14)."""
    tribes = view["tribes"]
    fires = [fire(edition, view, tribe) for tribe in tribes]
    stories = [story_points(edition, tribe) for tribe in tribes]
    if view["scenario"] == "team":
        stories = [stories[seat % 2] + stories[seat % 2 + 2] for seat in range(4)]
        fires = [fires[seat % 2] + fires[seat % 2 + 2] for seat in range(4)]
    return [
        {
            "stories": stories[seat],
            "fire": fires[seat],
            "most fire": 4 if fires[seat] == max(fires) > 0 else 0,
            **SCENARIOS[view["scenario"]](view, seat, fires[seat]),
        }
        for seat in range(len(tribes))
    ]


def story_points(edition: Edition, tribe: View) -> int:
    points = {story.name: story.points for story in edition.stories}
    return sum(points[story["story"]] for story in tribe["stories"] if story["fulfilled"])


def fire(edition: Edition, view: View, tribe: View) -> int:
    """D9.4 and, with a volcano, D12.3."""
    fires = {story.name: story.fire for story in edition.stories}
    count = sum(fires[story["story"]] for story in tribe["stories"] if story["fulfilled"])
    count += shown(tribe, "fire") + (len(tribe["camps"]) == 9)
    if view["scenario"] == "volcano":
        land = Map(view)
        closed = [at for at in land.spaces if land.ground(at) == "closed"]
        (volcano,) = [at for at in closed if not land.spaces[at]["marker"]]
        count += sum(1 for at in camps(tribe, initial=True) if volcano in land.beside(at))
    return count


def berries(tribe: View) -> int:
    """D9.6."""
    count: int = tribe["berries"] + shown(tribe, "berry")
    return count


def base(view: View, seat: int, fires: int) -> dict[str, int]:
    tribe = view["tribes"][seat]
    parts = Map(view).hanging_together(set(camps(tribe, initial=True)))
    groups = [part for part in parts if len(part) > 1]
    return {"groups": 4 * len(groups), "berries": 2 * berries(tribe)}


def team(view: View, seat: int, fires: int) -> dict[str, int]:
    one, other = view["tribes"][seat % 2], view["tribes"][seat % 2 + 2]
    ones, others = set(camps(one, initial=True)), set(camps(other, initial=True))
    parts = Map(view).hanging_together(ones | others)
    groups = [part for part in parts if part & ones and part & others]
    return {"groups": 4 * len(groups), "pairs": 4 * min(berries(one), berries(other))}


def volcano(view: View, seat: int, fires: int) -> dict[str, int]:
    land = Map(view)
    tribe = view["tribes"][seat]
    own = camps(tribe, initial=True)
    waters = [zone for zone in land.waters() if any(land.is_beside(at, zone) for at in own)]
    homes = [tuple(other["camps"][0]) for other in view["tribes"] if other is not tribe]
    beside = [home for at in own for home in homes if home in land.beside(at)]
    pairs = min(berries(tribe), fires)
    return {"waters": 2 * len(waters), "neighbours": 2 * len(beside), "pairs": 3 * pairs}


def downpour(view: View, seat: int, fires: int) -> dict[str, int]:
    tribe = view["tribes"][seat]
    own = set(camps(tribe, initial=True))
    zones = [
        zone
        for terrain, zone in Map(view).zones()
        if terrain in ("forest", "mountains") and zone & own
    ]
    return {"zones": 3 * len(zones), "pairs": 4 * min(berries(tribe), fires)}


def lake_villages(view: View, seat: int, fires: int) -> dict[str, int]:
    land = Map(view)
    tribe = view["tribes"][seat]
    lakes = 0
    for zone in land.waters():
        beside = [
            sum(1 for at in camps(other, initial=True) if land.is_beside(at, zone))
            for other in view["tribes"]
        ]
        if beside[seat] == max(beside) > 0:
            lakes += 6 if beside.count(max(beside)) == 1 else 3
    return {"lakes": lakes, "pairs": 3 * min(berries(tribe), fires), "fish": 3 * tribe["fish"]}


SCENARIOS = {
    "base": base,
    "team": team,
    "volcano": volcano,
    "downpour": downpour,
    "lake-villages": lake_villages,
}

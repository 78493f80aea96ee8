"""The procession by brute force, written from the rules B11.1 to B11.9 alone: every order, every
move, and what comes of it. Slow and plain, to be compared with the game."""

from collections import Counter
from itertools import permutations
from random import Random

Spot = tuple[str, int]  # ("start", 0), ("path", 3), ("bonfire", 3)
Standing = dict[str, Spot]
# Where all guardians stand in the end, and how often each resource was earned.
Outcome = tuple[frozenset[tuple[str, Spot]], frozenset[tuple[str, int]]]

COLOURS = ["grey", "pink", "natural", "amber"]
CRYSTALS = ["blue", "red", "yellow"]
PLAIN = ["flower", "fruit", "herb", "shell", "root"]


class Walk:
    """A city as far as its guardians care. Six places at most, so that no council task holds."""

    def __init__(self, chance: Random, sharing: bool) -> None:
        self.sharing = sharing  # gnome 1: a path tile holds any number
        self.tiles = [
            f"{chance.choice(CRYSTALS)}-{chance.choice(PLAIN)}" for _ in range(chance.randint(0, 5))
        ]
        self.lit = {place for place in range(1, 7) if chance.random() < 0.5}
        self.unlit = {place for place in range(1, 7) if chance.random() < 0.5} - self.lit
        self.portals = {place for place in range(1, 7) if chance.random() < 0.6}
        self.standing: Standing = {}
        for name in ["own", *chance.sample(COLOURS, chance.randint(0, 3))]:
            spots = [spot for spot in self.spots() if self.free(spot, self.standing)]
            self.standing[name] = chance.choice([("start", 0), ("start", 0), *spots])

    def spots(self) -> list[Spot]:
        """Every path tile and every bonfire that can be reached."""
        paths = [("path", place) for place in range(1, len(self.tiles) + 2)]
        return paths + [spot for path in paths for spot in self.next(path) if spot[0] == "bonfire"]

    def next(self, spot: Spot) -> list[Spot]:
        """Where a single step goes (B11.3)."""
        where, place = spot
        if where == "bonfire":
            return []  # B11.6
        steps = []
        if place < 1 + len(self.tiles):
            steps.append(("path", place + 1))
        if place in self.portals and place in self.lit:
            steps.append(("bonfire", place))
        return steps

    def free(self, spot: Spot, standing: Standing) -> bool:
        """Whether a guardian may enter (B11.4, gnome 1)."""
        return (self.sharing and spot[0] == "path") or spot not in standing.values()

    def ways(self, spot: Spot, standing: Standing, most: int) -> dict[Spot, int]:
        """What can be reached in at most so many steps, and in how many."""
        found: dict[Spot, int] = {}
        edge = [spot]
        for steps in range(1, most + 1):
            edge = [
                further
                for reached in edge
                for further in self.next(reached)
                if self.free(further, standing)
            ]
            found.update(dict.fromkeys(edge, steps))
        return found

    def usable(self, steps: int, extra: int) -> bool:
        """Whether a token more lets something come about that one fewer does not (B11.9)."""
        fewer = self.outcomes(steps - 1 + extra) if steps > 1 else set()
        return self.outcomes(steps + extra) != fewer

    def orders(self) -> list[tuple[str, ...]]:
        """Every order in which the foremost go first (B11.2)."""
        walking = [name for name, (where, _) in self.standing.items() if where != "bonfire"]
        return [
            order
            for order in permutations(walking)
            if [self.standing[name][1] for name in order]
            == sorted([self.standing[name][1] for name in order], reverse=True)
        ]

    def resource(self, place: int) -> str:
        """What a path tile shows; gold on place 1."""
        return "gold" if place == 1 else self.tiles[place - 2].split("-")[1]

    def outcomes(self, most: int) -> set[Outcome]:
        """All that a paid procession can come to: at least one guardian has moved."""
        found: set[Outcome] = set()
        seen: set[tuple[tuple[str, ...], Outcome]] = set()

        def go_on(order: tuple[str, ...], standing: Standing, earned: Counter[str]) -> None:
            outcome = (frozenset(standing.items()), frozenset(earned.items()))
            if (order, outcome) in seen:
                return
            seen.add((order, outcome))
            if not order:
                if standing != self.standing:
                    found.add(outcome)
                return
            name, *rest = order
            go_on(tuple(rest), standing, earned)
            for spot in self.ways(standing[name], standing, most):
                gain = [self.resource(spot[1])] if spot[0] == "path" else []
                go_on(tuple(rest), {**standing, name: spot}, earned + Counter(gain))

        for order in self.orders():
            go_on(order, self.standing, Counter())
        return found

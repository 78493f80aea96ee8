"""What is printed on the pieces: one edition of Bonfire, as the rules look it up."""

from typing import Final, final

from fireside.bonfire.rules.constants import (
    COLOUR_NAMES,
    GOLD_PATHS,
    ISLANDS,
    NOTHING,
    PATH_RESOURCES,
    RESOURCE_NAMES,
    SPECIALISTS,
    START_PATH,
    TASK_ISLANDS,
    TOKEN_NAMES,
)


@final
class Task:
    """One task tile: its colour, points, kind, and the things it shows."""

    def __init__(
        self, name: str, colour: int, points: int, kind: int, shows: tuple[int, ...]
    ) -> None:
        self.name: Final = name
        self.colour: Final = colour
        self.points: Final = points
        self.kind: Final = kind  # its number in tasks/kinds.py
        self.shows: Final = shows  # tokens, resources or guardian colours

    def __reduce__(self) -> tuple[object, ...]:
        return (Task, (self.name, self.colour, self.points, self.kind, self.shows))


@final
class Edition:
    """All printed values of one edition, as plain lists. Made by `edition.load`."""

    def __init__(self) -> None:
        self.name = ""
        self.digest = ""  # of the file's values, so that a record can name what it was played with
        self.token_colours: list[str] = []  # by kind of token, yellow last
        self.island_names: list[str] = []  # 10 task islands, then the guardian islands by colour
        self.island_resources: list[int] = []  # of the 10 task islands
        self.island_rows: list[int] = []  # where the island stands on the map, from the top
        self.island_columns: list[int] = []
        self.corners: list[int] = []  # the task islands in the corners (B2.1)
        self.routes: list[tuple[int, int]] = []
        self.guardian_names: list[str] = []  # the four colours, then "own"
        self.field_tokens: list[int] = []  # by field of the Great Bonfire, clockwise
        self.field_resources: list[int] = []  # NOTHING where the field shows points instead
        self.field_points = 2
        self.first_field = 0
        self.seat_points: list[int] = []  # by place
        self.path_costs: list[int] = []  # by place; 0 for place 1, which is printed
        self.shapes: list[str] = []
        self.board_names: list[str] = []
        self.boards: list[list[int]] = []  # the shape of each gap, by board and place
        self.area: list[tuple[int, int]] = []  # cells of the fate area, as (column, row) from 1
        self.start_cells: list[tuple[int, int]] = []
        self.marked_cells: list[tuple[int, int]] = []
        self.gold_cells: list[tuple[int, int]] = []
        self.yellow_cells: list[tuple[int, int]] = []
        self.fate_tiles: list[tuple[int, int, int]] = []  # 8 for everybody, or 8 for each of 4
        self.tasks: list[Task] = []
        self.offerings: list[int] = []  # the resources of a player's ten
        self.path_tiles: list[int] = []  # kinds, one entry a tile
        self.path_crystals: list[int] = []  # by kind; NOTHING where there is none
        self.path_stacks = 2
        self.specialist_resources: list[int] = []  # by number, from 1; index 0 unused
        self.elder_resources: list[int] = []  # elders 28 to 33
        self.tom_deck: list[int] = []
        self.distances: list[list[int]] = []  # routes between islands, the fewest

    def measure_routes(self) -> None:
        """The least number of routes between each two islands (B8.2)."""
        neighbours: list[list[int]] = [[] for _ in range(ISLANDS)]
        for one, other in self.routes:
            neighbours[one].append(other)
            neighbours[other].append(one)
        self.distances = []
        for start in range(ISLANDS):
            distance = [ISLANDS] * ISLANDS
            distance[start] = 0
            reached = [start]
            for island in reached:
                for neighbour in neighbours[island]:
                    if distance[neighbour] == ISLANDS:
                        distance[neighbour] = distance[island] + 1
                        reached.append(neighbour)
            self.distances.append(distance)

    def gnome_resource(self, gnome: int) -> int:
        """The resource shown by specialist 1 to 27 or elder 28 to 33."""
        if gnome <= SPECIALISTS:
            return self.specialist_resources[gnome]
        return self.elder_resources[gnome - SPECIALISTS - 1]

    def names_shown(self, shows: str) -> list[str]:
        """The names of what tasks show: guardians, resources or tokens."""
        if shows == "guardian":
            return self.guardian_names
        return TOKEN_NAMES if shows == "token" else RESOURCE_NAMES

    def islands_of(self, resource: int) -> list[int]:
        """The two task islands that show a resource."""
        return [i for i in range(TASK_ISLANDS) if self.island_resources[i] == resource]

    def path_name(self, kind: int) -> str:
        """A kind of path tile in words: its crystal and its resource. The start tile's path shows
        gold."""
        crystal = self.path_crystals[kind]
        if kind == START_PATH:
            return "start" if crystal == NOTHING else f"start-{COLOUR_NAMES[crystal]}"
        return f"{COLOUR_NAMES[crystal]}-{RESOURCE_NAMES[PATH_RESOURCES[kind]]}"

    def gold_paths(self) -> list[int]:
        """The kinds of path tile that show gold, if there is one at all."""
        kinds = list(range(GOLD_PATHS, len(self.path_crystals)))
        return kinds if max(self.path_tiles) >= GOLD_PATHS else []

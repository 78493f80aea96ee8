"""What Bonfire's pieces show. Lists by place, field or number start with the first one."""

from fireside.bonfire.play.names import Cell, Colour, CouncilTask, Resource, Token
from fireside.server.wire.shapes import Shape


class IslandAt(Shape):
    """An island on the map."""

    name: str
    row: int
    column: int


class PrintedField(Shape):
    """A field of the Great Bonfire: its token, and its resource or points."""

    token: Token
    resource: Resource | None
    points: int


class PrintedFate(Shape):
    """The fate area, and the fate tiles by their symbols."""

    area: list[Cell]
    start_cells: list[Cell]
    marked_cells: list[Cell]
    gold_cells: list[Cell]
    yellow_cells: list[Cell]
    tiles: list[list[Token]]


class PrintedTask(Shape):
    """A task tile."""

    colour: Colour
    points: int
    kind: str
    shows: list[str]


class Printed(Shape):
    """All that views leave out because it never changes."""

    token_colours: dict[Token, str]
    islands: list[IslandAt]
    routes: list[tuple[str, str]]
    fields: list[PrintedField]
    start_path: str
    path_costs: list[int]
    seat_points: list[int]
    fate: PrintedFate
    gnome_resources: list[Resource]
    specialists: int
    most_gnomes: int
    tasks: dict[str, PrintedTask]
    council_tasks: dict[CouncilTask, int]
    countdown_novices: int

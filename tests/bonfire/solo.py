"""For the tests of Tom: solo games with his next cards arranged, and quick human turns."""

from tests.bonfire.builder import Table

TOM = 1
# Specialists that show a resource, as the turned-over gnome.
FLOWER, FRUIT, HERB, SHELL, ROOT = 24, 25, 26, 27, 22


def solo(*cards: str, gnome: int = FLOWER, seed: int = 1) -> Table:
    """Tom's next cards, and the gnome that lies on top of the deck; no open specialist, path tile
    or task until a test lays one."""
    table = Table(players=1, seed=seed).tom_deck(*cards)
    table.display(deck=[1, 2, 3, 4, 7, 8, 9, 10, gnome])
    table.state.islands = tuple(-1 for _ in table.state.islands)
    table.state.open_paths = (-1, -1, -1, -1)
    table.state.stacks = ((), ())
    return table


def human_turn(table: Table) -> Table:
    """The human sails from one island to the next, and Tom's card follows."""
    table.ship("flower-1").goods(ship=1).again()
    return table.do("sail", "to shell-1")


def choose_for_tom(table: Table) -> Table:
    """Decide between equal tasks, if there are any."""
    while table.offers("take "):
        table.do(table.choices()[0])
    return table


def cards_played(table: Table, turns: int) -> list[str]:
    """Tom's cards in the next human turns."""
    events = table.listen()
    for _ in range(turns):
        choose_for_tom(human_turn(table))
    return [str(event.facts["card"]) for event in events if event.what == "Tom's card"]


def tom_gnomes(table: Table) -> list[int]:
    """The gnomes that Tom has, by number."""
    return [number for number in range(34) if table.state.tom_gnomes >> number & 1]


def tom_bonfires(table: Table) -> dict[int, str]:
    """Tom's bonfires by place."""
    city = table.state.cities[TOM]
    lit = [place for place in range(7) if city.lit >> place & 1]
    return {place + 1: table.edition.tasks[city.tasks[place]].name for place in lit}


def tom_paths(table: Table) -> list[str]:
    """Tom's path tiles from place 2 on."""
    city = table.state.cities[TOM]
    return [table.edition.path_name(kind) for kind in city.paths[1 : city.path_count]]


def fill_tom(table: Table, council_task: str, missing: int = 0) -> Table:
    """Give Tom what a council task asks for, but for so many things."""
    if council_task == "tasks":
        names = [f"blue-guardian-{colour}" for colour in ("grey", "pink", "natural", "amber")]
        names += ["blue-path-with-herb", "blue-path-with-shell", "blue-path-with-root"]
        for place, name in enumerate(names[: 7 - missing], 1):
            table.task(place, name, lit=True, seat=TOM)
    elif council_task == "portals":
        table.portals(*range(1 + missing, 8), seat=TOM)
    elif council_task == "paths":
        table.paths(*(["blue-herb", "red-root"] * 3)[: 6 - missing], seat=TOM)
    elif council_task == "guardians":
        colours = ["grey", "pink", "natural", "amber"][: 4 - missing]
        table.guardians(TOM, **dict.fromkeys(colours, "start"))
    else:
        table.city(TOM).gnome_count = 6 - missing
    return table

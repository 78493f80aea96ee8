"""Views of Bonfire: everything on the table, in words, and nothing that lies face down."""

from fireside.bonfire.rules.area import DIRECTIONS
from fireside.bonfire.rules.constants import (
    ABSENT,
    COUNCIL_SPACES,
    COUNCIL_TASK_NAMES,
    DOCK,
    FIELDS,
    NOTHING,
    RESOURCE_NAMES,
    RESOURCES,
    SHAPES,
    TASK_ISLANDS,
    TASKS_AN_ISLAND,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.deciding import decision_of
from fireside.bonfire.rules.guardians import location_name
from fireside.bonfire.rules.scoring import SOURCES, breakdown
from fireside.bonfire.rules.seen.knowledge import face_down
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tom import CARDS
from fireside.core.view import View

STATUS_NAMES = ["playing", "stuck", "passed"]


def view_of(position: Position, seat: int) -> View:
    """What a seat may know: in Bonfire all seats, and spectators, know the same; only the decision
    is told to each from the own side."""
    view: View = {
        "title": "bonfire",
        "edition": position.facts.edition.name,
        "players": position.facts.players,
        "turn": position.turn,
        "round": position.round,
        "countdown": position.countdown,
        "islands": _islands(position),
        "great_bonfire": _great_bonfire(position),
        "paths": _paths(position),
        "gnomes": _gnomes(position),
        "council": _council(position),
        "cities": [_city(position, number) for number in range(len(position.cities))],
        "decision": decision_of(position, seat),
    }
    if position.facts.solo:
        view["tom"] = {
            "played": position.tom_cards,
            "unseen": sorted([CARDS[card].name for card in position.tom_deck]),
        }
    return view


def _islands(position: Position) -> list[View]:
    edition = position.facts.edition
    islands: list[View] = []
    for number, name in enumerate(edition.island_names):
        island: View = {"name": name, "ships": _ships(position, number)}
        if number < TASK_ISLANDS:
            slots = position.islands[number * TASKS_AN_ISLAND : (number + 1) * TASKS_AN_ISLAND]
            island["resource"] = RESOURCE_NAMES[edition.island_resources[number]]
            island["tasks"] = [edition.tasks[task].name for task in slots if task != NOTHING]
            island["offerings"] = [city.given[number] for city in position.cities]
        else:
            colour = number - TASK_ISLANDS
            gone = [1 for city in position.cities if city.guardians[colour] != ABSENT]
            island["guardians"] = 4 - len(gone)
        islands.append(island)
    return islands


def _ships(position: Position, island: int) -> list[int]:
    return [seat for seat, city in enumerate(position.cities) if city.ship == island]


def _great_bonfire(position: Position) -> View:
    shapes = position.facts.edition.shapes
    return {
        "field": position.field + 1,
        "used": position.wheel_used,
        "portals": [
            {
                shapes[shape]: position.portals[field * SHAPES + shape]
                for shape in range(SHAPES)
                if position.portals[field * SHAPES + shape]
            }
            for field in range(FIELDS)
        ],
    }


def _paths(position: Position) -> View:
    """The open tiles; of the stacks how high they are, and what lies in which layer of them."""
    edition = position.facts.edition
    size = position.facts.batch
    layers: dict[int, list[str]] = {}
    for stack in position.stacks:
        for tile in stack:
            layers.setdefault(tile // size, []).append(edition.path_name(tile % size))
    return {
        "open": [
            None if kind == NOTHING else edition.path_name(kind) for kind in position.open_paths
        ],
        "stacks": [
            [[tile // size for tile in stack].count(layer) for layer in sorted(layers)]
            for stack in position.stacks
        ],
        "unseen": [sorted(layers[layer]) for layer in sorted(layers)],
    }


def _gnomes(position: Position) -> View:
    gnomes: View = {
        "specialists": list(position.specialists),
        "elders": _bits(position.elders),
        "unseen": sorted(position.gnome_deck),
    }
    if position.facts.solo:
        gnomes["discards"] = sorted(position.gnome_discards)
    return gnomes


def _bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def _council(position: Position) -> View:
    novices: View = {}
    for task, space in enumerate(position.council_novices):
        lying = space > COUNCIL_SPACES
        novices[COUNCIL_TASK_NAMES[task]] = {
            "space": space - COUNCIL_SPACES if lying else space,
            "lying": lying,
        }
    return {"council_novices": novices, "seated": position.seated}


def _city(position: Position, number: int) -> View:
    facts = position.facts
    city = position.cities[number]
    edition = facts.edition
    tom = facts.solo and number == 1
    return {
        "name": "Tom" if tom else f"player {number + 1}",
        "board": edition.board_names[city.board],
        "points": city.points,
        "status": STATUS_NAMES[city.status],
        "turns": city.turns,
        "ship": None if tom else "dock" if city.ship == DOCK else edition.island_names[city.ship],
        "tokens": {name: city.goods[kind] for kind, name in enumerate(TOKEN_NAMES)},
        "resources": {
            name: city.goods[RESOURCES + kind] for kind, name in enumerate(RESOURCE_NAMES)
        },
        "places": [_place(facts, city, place) for place in range(7)],
        "novices": list(city.novices),
        "guardians": {
            edition.guardian_names[guardian]: location_name(where)
            for guardian, where in enumerate(city.guardians)
            if where != ABSENT
        },
        "gnomes": _bits(position.tom_gnomes if tom else city.gnomes),
        "offerings": _offerings(city),
        "fate": _fate(facts, city),
        "scoring": dict(zip(SOURCES, breakdown(facts, city), strict=True)),
    }


def _place(facts: Facts, city: City, place: int) -> View:
    edition = facts.edition
    path = city.paths[place]
    task = city.tasks[place]
    return {
        "path": None if path == NOTHING else edition.path_name(path),
        "portal": city.portals >> place & 1 == 1,
        "gap": edition.shapes[edition.boards[city.board][place]],
        "task": None if task == NOTHING else edition.tasks[task].name,
        "lit": city.lit >> place & 1 == 1,
    }


def _offerings(city: City) -> View:
    """The open offering and the height of each stack; what is unseen, in no order."""
    if not city.offerings:
        return {"open": [], "left": [], "unseen": []}
    shown = [city.open_offering(stack) for stack in range(2)]
    return {
        "open": [None if resource == NOTHING else RESOURCE_NAMES[resource] for resource in shown],
        "left": [5 - city.offered[stack] for stack in range(2)],
        "unseen": sorted([RESOURCE_NAMES[city.offerings[place]] for place in face_down(city)]),
    }


def _fate(facts: Facts, city: City) -> View:
    laid: list[View] = []
    for tile, number in city.laid:
        placement = facts.area.placements[number]
        laid.append(
            {
                "number": tile + 1,
                "cell": [placement.column, placement.row],
                "direction": DIRECTIONS[placement.direction],
            }
        )
    return {
        "supply": [tile + 1 for tile in city.supply],
        "eighth": None if city.eighth == NOTHING else city.eighth + 1,
        "laid": laid,
    }

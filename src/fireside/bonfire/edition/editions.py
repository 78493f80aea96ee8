"""Loads an edition of Bonfire: what is printed on the pieces, from a file to the rules' lists."""

from typing import Final

from fireside.bonfire.edition.check import CHECKS
from fireside.bonfire.edition.likely import LIKELY
from fireside.bonfire.edition.playable import NEEDS
from fireside.bonfire.edition.shape import FILE, things_shown
from fireside.bonfire.rules.constants import (
    COLOUR_NAMES,
    GOLD,
    GOLD_PATHS,
    NOTHING,
    RESOURCE_NAMES,
    START_PATH,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.pieces import Edition, Task
from fireside.bonfire.rules.tasks.kinds import NUMBER_OF_KIND, TASK_KINDS
from fireside.bonfire.rules.tom import NUMBER_OF_CARD
from fireside.core.edition import Editions, digest, unused
from fireside.core.edition_file import EditionError, EditionFile, Part

__all__ = ["EditionError", "load", "load_with_warnings", "warnings"]


def _edition(file: EditionFile) -> Edition:
    edition = Edition()
    edition.name = file.part("edition").word("name")
    edition.digest = digest(file)
    tokens = file.part("tokens")
    edition.token_colours = [tokens.word(token) for token in TOKEN_NAMES]
    # The rules know specialist 10 + colour as the one for a guardian, so that is their order.
    guardians = file.part("guardians").pieces("colours")
    guardians.sort(key=lambda guardian: guardian.number("specialist"))
    edition.guardian_names = [*(guardian.word("colour") for guardian in guardians), "own"]
    _map(edition, file.part("map"))
    _great_bonfire(edition, file.part("great_bonfire"))
    _city(edition, file.part("city"))
    _fate(edition, file.part("fate"))
    _tasks(edition, file.part("tasks"))
    edition.offerings = _numbers(file.part("offerings").words("resources"), RESOURCE_NAMES)
    paths = file.part("path_tiles")
    edition.path_tiles = [
        GOLD_PATHS + crystal if resource == GOLD else crystal * 5 + resource
        for crystal, colour in enumerate(COLOUR_NAMES)
        for resource in _numbers(paths.words(colour), RESOURCE_NAMES)
    ]
    edition.path_stacks = paths.number("stacks")
    gnomes = file.part("gnomes")
    edition.specialist_resources = [NOTHING, *_gnome_resources(gnomes.pieces("specialists"))]
    edition.elder_resources = _gnome_resources(gnomes.pieces("elders"))
    edition.tom_deck = [
        NUMBER_OF_CARD[card.word("card")]
        for card in file.part("tom").pieces("cards")
        for _ in range(card.number("copies"))
    ]
    edition.measure_routes()
    return edition


def _map(edition: Edition, part: Part) -> None:
    pieces = part.pieces("islands")
    task_islands = [island for island in pieces if island.has("resource")]
    guardian_islands = [island for island in pieces if island.has("guardian")]
    guardian_islands.sort(key=lambda island: edition.guardian_names.index(island.word("guardian")))
    islands = task_islands + guardian_islands
    edition.island_names = [island.word("name") for island in islands]
    edition.island_rows = [island.number("row") for island in islands]
    edition.island_columns = [island.number("column") for island in islands]
    resources_shown = [island.word("resource") for island in task_islands]
    edition.island_resources = _numbers(resources_shown, RESOURCE_NAMES)
    edition.corners = [i for i, island in enumerate(islands) if island.flag("corner")]
    edition.routes = [
        (edition.island_names.index(one), edition.island_names.index(other))
        for one, other in part.word_lists("routes")
    ]


def _great_bonfire(edition: Edition, part: Part) -> None:
    for field in part.pieces("fields"):
        edition.field_tokens.append(TOKEN_NAMES.index(field.word("token")))
        if field.has("resource"):
            edition.field_resources.append(RESOURCE_NAMES.index(field.word("resource")))
        else:
            edition.field_resources.append(NOTHING)
            edition.field_points = field.number("points")
    edition.first_field = part.number("first_field") - 1


def _city(edition: Edition, part: Part) -> None:
    edition.seat_points = part.numbers("seats")
    edition.path_costs = [0, *part.numbers("path_costs")]
    start = part.word("start_crystal")
    start_crystal = NOTHING if start == "none" else COLOUR_NAMES.index(start)
    edition.path_crystals = [*(kind // 5 for kind in range(START_PATH)), start_crystal]
    edition.path_crystals += range(len(COLOUR_NAMES))  # those that show gold
    edition.shapes = part.words("shapes")
    for board in part.pieces("boards"):
        edition.board_names.append(board.word("name"))
        edition.boards.append(_numbers(board.words("gaps"), edition.shapes))


def _fate(edition: Edition, part: Part) -> None:
    edition.area = part.pairs("area")
    edition.start_cells = sorted(part.pairs("start_cells"))
    edition.marked_cells = part.pairs("marked_cells")
    edition.gold_cells = part.pairs("gold_cells")
    edition.yellow_cells = part.pairs("yellow_cells")
    for tile in part.word_lists("tiles"):
        left, middle, right = _numbers(tile, TOKEN_NAMES)
        edition.fate_tiles.append((left, middle, right))


def _tasks(edition: Edition, part: Part) -> None:
    taken: set[str] = set()
    for tile in part.pieces("tiles"):
        kind = tile.word("kind")
        shows = things_shown(kind, tile.words("shows"))
        number = NUMBER_OF_KIND[kind]
        numbers = _numbers(shows, edition.names_shown(TASK_KINDS[number].shows))
        words = [tile.word("colour"), kind, *_counted(shows)]
        name = unused("-".join(words).replace("_", "-"), taken)
        colour = COLOUR_NAMES.index(tile.word("colour"))
        points = tile.number("points")
        edition.tasks.append(Task(name, colour, points, number, tuple(numbers)))


def _counted(shows: list[str]) -> list[str]:
    """Each thing once, with how often it is shown where not all are alike."""
    kinds = list(dict.fromkeys(shows))
    if len(kinds) in (1, len(shows)):
        return kinds
    return [f"{shows.count(kind)}-{kind}" for kind in kinds]


def _gnome_resources(gnomes: list[Part]) -> list[int]:
    in_order = sorted(gnomes, key=lambda gnome: gnome.number("number"))
    return _numbers([gnome.word("resource") for gnome in in_order], RESOURCE_NAMES)


def _numbers(words: list[str], names: list[str]) -> list[int]:
    return [names.index(word) for word in words]


EDITIONS: Final = Editions("fireside.bonfire.edition", FILE, CHECKS, NEEDS, LIKELY, _edition)
load: Final = EDITIONS.load
load_with_warnings: Final = EDITIONS.load_with_warnings
warnings: Final = EDITIONS.warnings

"""What the terminal player says about Bonfire, in English and in one place: the names, marks and
colours of things, what tasks ask for, what gnomes and council bonuses do."""

from typing import Final

from fireside.bonfire.rules import abilities
from fireside.bonfire.rules.constants import COLOUR_NAMES, GOODS_NAMES, TOKEN_NAMES
from fireside.bonfire.rules.pieces import Edition, Task
from fireside.bonfire.rules.tasks.kinds import TASK_KINDS

# Every colour also has a letter or a word: nothing is told by colour alone.
TOKEN_WORDS: Final = {name: name.replace("_", " ") for name in TOKEN_NAMES}
TOKEN_LETTERS: Final = dict(zip(TOKEN_NAMES, "SPTFGNY", strict=True))
# By the colour that an edition's tokens have; one that is not here is written as it comes.
TOKEN_STYLES: Final = {
    "black": "grey50",
    "blue": "blue",
    "brown": "orange4",
    "green": "green",
    "grey": "grey62",
    "orange": "dark_orange3",
    "pink": "hot_pink",
    "purple": "magenta",
    "red": "red",
    "turquoise": "dark_turquoise",
    "white": "bright_white",
    "yellow": "bright_yellow",
}
RESOURCE_STYLES: Final = {
    "flower": "magenta",
    "fruit": "red",
    "herb": "green",
    "shell": "cyan",
    "root": "dark_orange3",
    "gold": "bright_yellow",
}
COLOUR_LETTERS: Final = {"blue": "B", "red": "R", "yellow": "Y"}
COLOUR_STYLES: Final = {"blue": "blue", "red": "red", "yellow": "bright_yellow"}

# What a task asks for: short for the map, and as a sentence.
TASK_WORDS: Final = {
    "blue_and_red_bonfire": ("blue+red fires", "have a blue and a red bonfire"),
    "guardian": ("{first} guard", "have the {first} guardian"),
    "path_with": ("{first} path", "have a path tile that shows {first}"),
    "offering_at": ("{first} isle", "have an offering on a {first} island"),
    "two_pairs": ("2 pairs", "hold two resources twice each, gold aside"),
    "offerings_on_3_islands": ("on 3 isles", "have offerings on 3 islands"),
    "2_offerings_on_one_island": ("2 on an isle", "have 2 offerings on one island"),
    "group_of_3": ("area of 3 {first_letter}", "have 3 joined {first} symbols in the fate area"),
    "gnome_with": ("{first} gnome", "have a gnome that shows {first}"),
    "council_task": ("council task", "fulfil one of the council tasks"),
    "3_portals": ("3 portals", "have 3 portals"),
    "two_guardians": ("{first}+{second}", "have the {first} and the {second} guardian"),
    "3_gnomes": ("3 gnomes", "have 3 gnomes"),
    "4_gold": ("4 gold", "hold 4 gold"),
    "adjacent_paths_alike": ("2 paths alike", "have neighbouring path tiles with equal resources"),
    "three_of": ("3 {first}", "hold 3 {first}"),
    "both_islands": ("2 {first} isles", "have an offering on both {first} islands"),
    "bonfires_in_3_colours": ("3-colour fires", "have bonfires of all three colours"),
    "4_guardians": ("4 guardians", "have 4 guardians"),
    "two_groups_of_3": (
        "areas 3 {first_letter}, 3 {second_letter}",
        "have 3 joined {first} and 3 joined {second} symbols in the fate area",
    ),
    "4_blue": ("4 blue", "have 4 blue tasks or bonfires"),
    "5_portals": ("5 portals", "have 5 portals"),
    "offerings_on_5_islands": ("on 5 isles", "have offerings on 5 islands"),
    "4_red": ("4 red", "have 4 red tasks or bonfires"),
    "5_gnomes": ("5 gnomes", "have 5 gnomes"),
    "3_elders": ("3 elders", "have 3 elders"),
    "3_offerings_on_one_island": ("3 on an isle", "have 3 offerings on one island"),
    "offering_stack_empty": ("used-up stack", "have used up one of the offering stacks"),
    "3_red_crystals": ("3 red crystals", "have 3 path tiles with red crystals"),
    "5_bonfires": ("5 bonfires", "have 5 bonfires"),
    "4_blue_crystals": ("4 blue crystals", "have 4 path tiles with blue crystals"),
    "4_yellow": ("4 yellow", "have 4 yellow tasks or bonfires"),
    "2_offerings_on_3_islands": ("2 on 3 isles", "have 2 offerings on each of 3 islands"),
    "5_equal_resources": ("5 of a kind", "hold 5 equal resources, gold aside"),
    "two_triples": ("2 triples", "hold two resources three times each, gold aside"),
    "marked_cells_covered": ("ring of cells", "cover every marked cell of the fate area"),
    "2_guardians_at_bonfires": ("2 at bonfires", "have 2 guardians at bonfires"),
    "5_tokens": ("{counted_letters}", "hold {counted} tokens"),
    "gold_cells_covered": ("gold cells", "cover every gold cell of the fate area"),
    "outer_columns_covered": ("outer columns", "cover both outermost columns of the fate area"),
    "two_groups_of_4": ("2 areas of 4", "have two areas of 4 joined equal symbols"),
}

GNOME_WORDS: Final = {
    abilities.CROWDED_PATHS: "path tiles hold any number of your guardians",
    abilities.EXTRA_STEP: "processions go 1 step further than paid for",
    abilities.TASKS_FOR_ANY_RESOURCES: "a task costs any 2 resources",
    abilities.ELDERS_BRING_POINTS: "2 points with each elder",
    abilities.DOUBLE_YELLOW: "a yellow token pays for 2",
    abilities.EARN_ANY_RESOURCE: "guardians choose the resource they earn",
    abilities.NOVICES_BRING_GOLD: "1 gold with each novice you seat",
    abilities.PATHS_BRING_RESOURCES: "path tiles bring their resource when taken",
    abilities.GNOMES_FOR_ANY_RESOURCES: "gnomes cost resources of your choice",
    abilities.EARN_TWICE: "the {0} guardian earns twice",
    abilities.EARN_TWICE + 1: "the {1} guardian earns twice",
    abilities.EARN_TWICE + 2: "the {2} guardian earns twice",
    abilities.EARN_TWICE + 3: "the {3} guardian earns twice",
    abilities.KEEP_THREE: "fate tiles with up to 3 tokens in hand",
    abilities.GNOMES_BRING_YELLOW: "1 yellow token with each gnome, this one too",
    abilities.CELLS_GIVE_TWICE: "printed cells of the fate area bring double",
    abilities.FREE_PROCESSION: "each new guardian starts a free 1-step procession",
    abilities.GUARDIANS_SCORE_MORE: "at the end 2 points per guardian at a bonfire",
    abilities.COUNCIL_TASKS_PAY: "1 gold and 1 yellow per council task fulfilled",
    abilities.FIRST_PATH_PAYS: "1 gold when a guardian stops on path 1",
    abilities.EXTRA_ROUTE: "the ship goes 1 route further than paid for",
    abilities.EXTRA_FIELD: "the Great Bonfire turns 1 field further than paid for",
    abilities.ALL_THREE_REWARDS: "all 3 rewards of the Great Bonfire",
    abilities.SHARED_COUNCIL_SPACES: "your novices may share council spaces",
    abilities.PORTALS_IN_ANY_ORDER: "portals fit in any order",
    abilities.TASKS_FOR_ONE_TOKEN: "a task always costs 1 token",
    abilities.BEYOND_THE_EDGE: "fate tiles may stick out over the edge",
    abilities.ELDER_OF_PATHS: "1 point per path tile",
    abilities.ELDER_OF_FATE_TILES: "1 point per fate tile laid",
    abilities.ELDER_OF_PORTALS: "1 point per portal",
    abilities.ELDER_OF_TASKS: "1 point per task or bonfire",
    abilities.ELDER_OF_GUARDIANS: "1 point per guardian",
    abilities.ELDER_OF_GNOMES: "1 point per gnome",
}

BONUS_WORDS: Final = [
    "",
    "2 gold and 1 yellow token",
    "any path tile, even out of the stacks",
    "a guardian you lack",
    "turn the Great Bonfire to any field",
    "an open specialist",
    "move one guardian anywhere",
    "sail to any island",
    "lay a fate tile now",
]

COUNCIL_TASK_WORDS: Final = {
    "tasks": "7 tasks or bonfires",
    "portals": "7 portals",
    "paths": "7 path tiles",
    "guardians": "5 guardians",
    "gnomes": "6 gnomes",
}

TOM_CARD_WORDS: Final = {
    "great_bonfire": "Great Bonfire: the next portal he needs",
    "task_ii": "Task II: a bonfire of little worth, and a novice",
    "task_i": "Task I: a bonfire of high worth",
    "guardian": "Guardian: one that he lacks",
    "path": "Path: all open tiles with the gnome's resource",
    "gnome": "Gnome: all open specialists with the gnome's resource",
}

SCORING_WORDS: Final = {
    "in play": "scored in play",
    "bonfires": "bonfires",
    "guardians": "guardians at bonfires",
    "portals": "portals beside bonfires",
    "crystals": "matching crystals",
    "council tasks": "council tasks",
    "fate tiles": "fate tiles left",
    "leftovers": "tokens and resources left",
}

# What is asked in each phase, by the view's name for it.
QUESTIONS: Final = {
    "opening": "Which fate tile opens your fate area?",
    "turn": "Your turn: what will you do?",
    "keep tokens": "Tokens above the limit go back. Which one do you keep?",
    "lay fate tile": "Where does the fate tile go?",
    "pay tokens": "How do you pay?",
    "give tokens": "Two tokens replace a missing one. Which do you give?",
    "choose path tile": "Which path tile?",
    "look up path tile": "Which path tile?",
    "choose island": "Where to?",
    "island action": "Your ship has arrived. Go ashore?",
    "choose offering": "Which offering do you leave?",
    "spend resources": "Which resources do you pay?",
    "choose task": "Which task?",
    "choose place": "Where does the task go?",
    "choose steps": "How long is the procession?",
    "move guardian": "Who moves, and where to?",
    "earn resource": "Which resource is earned?",
    "turn great bonfire": "Which field?",
    "choose rewards": "Which rewards?",
    "choose gap": "Which gap gets the portal?",
    "choose gnome": "Which gnome?",
    "choose way to pay": "How do you pay for the gnome?",
    "choose council space": "Where does the novice sit?",
    "bring guardian": "Which guardian?",
    "take specialist": "Which specialist?",
    "move one guardian": "Which guardian goes where?",
    "fate bonus": "Which fate tile?",
    "task for Tom": "Tom takes one of these. Which?",
}


def task_of(edition: Edition, name: str) -> Task:
    """The task tile with a name."""
    return next(task for task in edition.tasks if task.name == name)


def task_short(edition: Edition, task: Task) -> str:
    """What a task asks for in a word or two, after its colour's letter and its points."""
    letter = COLOUR_LETTERS[COLOUR_NAMES[task.colour]]
    return f"{letter}{task.points} {_task_words(edition, task, 0)}"


def task_long(edition: Edition, task: Task) -> str:
    """What a task asks for as a sentence."""
    return _task_words(edition, task, 1)


def task_sentence(edition: Edition, task: Task) -> str:
    """A task's colour, points and condition."""
    points = f"{task.points} points"
    return f"{COLOUR_NAMES[task.colour]}, {points}: {task_long(edition, task)}"


def _task_words(edition: Edition, task: Task, form: int) -> str:
    kind = TASK_KINDS[task.kind]
    names = edition.names_shown(kind.shows)
    shown = [names[number] for number in task.shows]
    first, second = (*shown, "", "")[:2]
    counts = {name: shown.count(name) for name in shown}
    return TASK_WORDS[kind.name][form].format(
        first=first.replace("_", " "),
        second=second.replace("_", " "),
        first_letter=TOKEN_LETTERS.get(first, ""),
        second_letter=TOKEN_LETTERS.get(second, ""),
        counted=" and ".join(f"{count} {good_word(name)}" for name, count in counts.items()),
        counted_letters=", ".join(
            f"{count} {TOKEN_LETTERS.get(name, '')}" for name, count in counts.items()
        ),
    )


def gnome_words(edition: Edition, gnome: int) -> str:
    """What a specialist or elder does."""
    return GNOME_WORDS[gnome].format(*edition.guardian_names)


def style_of(edition: Edition, good: str) -> str:
    """The style of a token, in the colour that it has in an edition, or of a resource."""
    if good in RESOURCE_STYLES:
        return RESOURCE_STYLES[good]
    return TOKEN_STYLES.get(edition.token_colours[TOKEN_NAMES.index(good)], "")


def good_word(name: str) -> str:
    """A token or resource in words."""
    return TOKEN_WORDS.get(name, name)


def goods_words(goods: dict[str, int]) -> str:
    """Tokens and resources in their usual order: '2 ship, 1 gold'."""
    ordered = sorted(goods.items(), key=lambda item: GOODS_NAMES.index(item[0]))
    return ", ".join(f"{count} {good_word(name)}" for name, count in ordered if count)

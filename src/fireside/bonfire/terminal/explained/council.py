"""Lighting bonfires and what the High Council brings, in words."""

from fireside.bonfire.rules.constants import COUNCIL_TASK_NAMES
from fireside.bonfire.terminal.look import Look
from fireside.bonfire.terminal.words import BONUS_WORDS, COUNCIL_TASK_WORDS, task_sentence
from fireside.cli.words import joined


def light(look: Look, place: int) -> str:
    task = look.edition.tasks[look.city.tasks[place]]
    return f"{task_sentence(look.edition, task)}; a novice goes to the council"


def novice(look: Look, index: int) -> str:
    task = COUNCIL_TASK_WORDS[COUNCIL_TASK_NAMES[index]]
    return f"bonus action: you have {task}, its novice goes to the council"


def council(look: Look, index: int) -> str:
    space, point = divmod(index, 2)
    brings = look.brings()  # with gnome 7 more than the space itself
    if point:
        return f"brings {brings}, not: {BONUS_WORDS[space + 1]}"
    if space == 0:
        return f"brings {brings}"
    return joined(BONUS_WORDS[space + 1], f"brings {brings}" if brings else "")

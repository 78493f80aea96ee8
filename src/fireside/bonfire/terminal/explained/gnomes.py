"""Choices about gnomes in words."""

from fireside.bonfire.rules.abilities import GNOMES_FOR_ANY_RESOURCES
from fireside.bonfire.rules.constants import RESOURCE_NAMES, SPECIALISTS
from fireside.bonfire.terminal.look import Look
from fireside.bonfire.terminal.words import gnome_words
from fireside.cli.words import counted


def gnome(look: Look, index: int) -> str:
    number = index + 1
    resource = RESOURCE_NAMES[look.edition.gnome_resource(number)]
    words = gnome_words(look.edition, number)
    if number <= SPECIALISTS:
        return f"specialist, {resource}: {words}"
    return f"elder, {resource}: {words}, now {look.points_once_paid()}"


def for_tokens(look: Look, index: int) -> str:
    resource = RESOURCE_NAMES[look.edition.gnome_resource(look.state.picked)]
    if look.city.has(GNOMES_FOR_ANY_RESOURCES):
        resource = "resource of your choice"
    return f"{counted(index + 1, 'gnome token')} and {2 - index} {resource}"

"""The catalogues: messages by language and area, in Fluent. A page of the browser and a title have
an area each, and the name of a message begins with that of its area."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fireside.core.title import titled, titles
from fireside.words.message import Argument, Listed, Message, Words
from fireside.words.part import words_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
SHARED: Final = Path(__file__).parent  # what belongs to no title

# What was asked for in vain, by language: a message, or an argument of one.
gaps: Final[set[tuple[str, str]]] = set()


def say(words: Words, language: str) -> str:
    """Words in a language. Where a message is missing its name is said, so that the gap shows."""
    if isinstance(words, str):
        return words
    if isinstance(words, Listed):
        return words.between.join([say(part, language) for part in words.parts])
    return _formatted(words, language)


def _formatted(message: Message, language: str) -> str:
    bundle = _bundle(language, message.id.partition("-")[0])
    pattern = bundle.get_message(message.id).value if bundle.has_message(message.id) else None
    if pattern is None:
        gaps.add((language, message.id))
        return message.id
    filled = {name: _filled(value, language) for name, value in message.arguments.items()}
    text, problems = bundle.format_pattern(pattern, filled)
    gaps.update((language, f"{message.id}: {problem}") for problem in problems)
    return str(text)


def _filled(value: Argument, language: str) -> object:
    """An argument as Fluent takes it: numbers alike in every language, without grouping."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    if isinstance(value, float):
        return fluent_number(value, useGrouping=False, minimumFractionDigits=1)
    return say(value, language)


@cache
def _bundle(language: str, area: str) -> "FluentBundle":
    # Imported when something is said first: it takes longer than most commands.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in _files(language, area):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _files(language: str, area: str) -> list[Path]:
    """The catalogues of an area; a title has one more for what only its board here says."""
    if area not in titles():
        return [path for path in [SHARED / language / f"{area}.ftl"] if path.is_file()]
    folder = words_of(titled(area)).folder / language
    return [folder / "game.ftl", folder / "terminal.ftl"]

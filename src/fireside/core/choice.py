"""Choices: small decisions, numbers from a game's fixed vocabulary. Each has a kind and arguments
for programs, and a text form for people and records."""

from collections.abc import Iterable
from typing import Any, Final, final

# What a choice names, as plain data, by the name of the argument.
Arguments = dict[str, Any]


class ChoiceError(ValueError):
    """A choice that cannot be made; the message says why."""


class UnknownChoice(ChoiceError):
    """Text or a number that is no choice of this game at all."""


class IllegalChoice(ChoiceError):
    """A choice that exists but is not open now."""


@final
class Kind:
    """All choices of one kind in the order of their numbers: text and arguments of each."""

    def __init__(self, name: str, choices: Iterable[tuple[str, Arguments]]) -> None:
        self.name: Final = name
        self.choices: Final = list(choices)


def single(kind: str, text: str) -> Kind:
    """A kind with one choice, which names nothing."""
    return Kind(kind, [(text, {})])


def each(kind: str, pattern: str, argument: str, values: Iterable[object]) -> Kind:
    """A kind with a choice for each value of its argument, whose place in the text is `{}`."""
    return Kind(kind, [(pattern.format(value), {argument: value}) for value in values])


@final
class Vocabulary:
    """All choices of a game: number to kind, arguments and text, and from text back."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        choices = [(kind.name, *choice) for kind in kinds for choice in kind.choices]
        self.kinds: Final = [kind for kind, _, _ in choices]
        self.texts: Final = [text for _, text, _ in choices]
        self.arguments: Final = [arguments for _, _, arguments in choices]
        self.numbers: Final = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            doubles = sorted({text for text in self.texts if self.texts.count(text) > 1})
            raise ValueError(f"two choices share a text: {', '.join(doubles)}")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, choice: int) -> str:
        """The text form of a choice."""
        if not 0 <= choice < len(self.texts):
            raise UnknownChoice(f"no choice has the number {choice}")
        return self.texts[choice]

    def number(self, text: str) -> int:
        """The choice that a text names."""
        found = self.numbers.get(" ".join(text.split()))
        if found is None:
            raise UnknownChoice(f"no choice is called '{text.strip()}'")
        return found

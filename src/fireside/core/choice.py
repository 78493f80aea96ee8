"""Choices: small decisions, numbers from a game's fixed vocabulary with a text form."""

from typing import Final, final


class ChoiceError(ValueError):
    """A choice that cannot be made; the message says why."""


class UnknownChoice(ChoiceError):
    """Text or a number that is no choice of this game at all."""


class IllegalChoice(ChoiceError):
    """A choice that exists but is not open now."""


@final
class Vocabulary:
    """All choices of a game: number to text and back."""

    def __init__(self, texts: list[str]) -> None:
        self.texts: Final = texts
        self.numbers: Final = {text: number for number, text in enumerate(texts)}
        if len(self.numbers) != len(texts):
            doubles = sorted({text for text in texts if texts.count(text) > 1})
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

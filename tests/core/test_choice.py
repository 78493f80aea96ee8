"""The vocabulary of a game: numbers, texts, and what is said about others."""

import pytest

from fireside.core.choice import ChoiceError, IllegalChoice, UnknownChoice, Vocabulary, each, single

WAIT = single("wait", "wait")
GO = each("go", "go {}", "where", ["north", "south"])


def test_numbers_and_texts_belong_together() -> None:
    vocabulary = Vocabulary([WAIT, GO])
    assert len(vocabulary) == 3
    assert vocabulary.text(1) == "go north"
    assert vocabulary.number("go north") == 1
    assert vocabulary.number("  go \t north\n") == 1


def test_every_number_has_its_kind_and_arguments() -> None:
    vocabulary = Vocabulary([WAIT, GO])
    assert vocabulary.kinds == ["wait", "go", "go"]
    assert vocabulary.arguments == [{}, {"where": "north"}, {"where": "south"}]


def test_unknown_texts_and_numbers_are_named() -> None:
    vocabulary = Vocabulary([WAIT])
    with pytest.raises(UnknownChoice, match="no choice is called 'jump'"):
        vocabulary.number(" jump ")
    for number in (-1, 1):
        with pytest.raises(UnknownChoice, match=f"no choice has the number {number}"):
            vocabulary.text(number)


def test_two_choices_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="two choices share a text: go north, go south, wait"):
        Vocabulary([WAIT, GO, GO, WAIT])


def test_all_problems_with_choices_are_of_one_kind() -> None:
    assert issubclass(UnknownChoice, ChoiceError)
    assert issubclass(IllegalChoice, ChoiceError)
    assert issubclass(ChoiceError, ValueError)

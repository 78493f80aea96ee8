"""Every choice has a short text of its own that is read back as the same choice."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.core.choice import UnknownChoice
from tests.properties.games import WHOLE_GAMES, game_of, walk

GAME = game_of(2)
WORDS = range(len(GAME.vocabulary))


def test_every_text_is_read_back_as_its_choice() -> None:
    assert [GAME.number(GAME.text(choice)) for choice in WORDS] == list(WORDS)


def test_texts_are_unique_also_without_regard_to_case() -> None:
    assert len({GAME.text(choice).lower() for choice in WORDS}) == len(WORDS)


def test_texts_are_short_and_fit_into_a_record() -> None:
    for choice in WORDS:
        text = GAME.text(choice)
        assert 0 < len(text) < 60
        # No semicolon, bracket or colon: these part a record's lines.
        assert re.fullmatch(r"[A-Za-z0-9_+,\- ]+", text), text
        assert text == " ".join(text.split())


def test_all_numbers_of_players_share_one_vocabulary() -> None:
    texts = [[game_of(players).text(choice) for choice in WORDS] for players in (1, 2, 3, 4)]
    assert texts[1:] == texts[:-1]
    assert game_of(2, first_game=True).vocabulary.texts == texts[0]


@given(st.sampled_from(WORDS), st.text(" \t", max_size=3), st.text(" \t", max_size=3))
def test_white_space_does_not_matter(choice: int, before: str, between: str) -> None:
    words = GAME.text(choice).split()
    assert GAME.number(before + f" {between}".join(words) + between) == choice


@given(st.text(max_size=40))
def test_other_texts_are_refused_by_name(text: str) -> None:
    if " ".join(text.split()) in GAME.vocabulary.numbers:
        return
    with pytest.raises(UnknownChoice, match="no choice is called"):
        GAME.number(text)


@given(st.integers())
def test_other_numbers_are_refused(number: int) -> None:
    if number in WORDS:
        return
    with pytest.raises(UnknownChoice, match=f"no choice has the number {number}"):
        GAME.text(number)


def test_whole_games_use_most_of_the_vocabulary() -> None:
    """What is never offered in 16 whole games is rare: special payments and odd placements."""
    offered: set[int] = set()
    for whole in WHOLE_GAMES:
        for state in walk(whole):
            offered.update(state.choices())
    assert len(offered) > 0.6 * len(WORDS)

"""Every choice has a short text of its own that is read back as the same choice."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.core.choice import UnknownChoice
from tests.conformance.games import TABLES, TESTED, TITLES, game, game_of, walk
from tests.conformance.tested import Options

GAMES = [game_of(*table) for table in TABLES]
each_table = pytest.mark.parametrize("table", TABLES, ids=str)
any_table = st.integers(0, len(TABLES) - 1)


@each_table
def test_every_text_is_read_back_as_its_choice(table: tuple[str, int, Options]) -> None:
    played = game_of(*table)
    choices = list(range(len(played.vocabulary)))
    assert [played.number(played.text(choice)) for choice in choices] == choices


@each_table
def test_texts_are_unique_also_without_regard_to_case(table: tuple[str, int, Options]) -> None:
    texts = game_of(*table).vocabulary.texts
    assert len({text.lower() for text in texts}) == len(texts)


@each_table
def test_texts_are_short_and_fit_into_a_record(table: tuple[str, int, Options]) -> None:
    for text in game_of(*table).vocabulary.texts:
        assert 0 < len(text) < 60
        # No semicolon, bracket or colon: these part a record's lines.
        assert re.fullmatch(r"[A-Za-z0-9_+,/\- ]+", text), text
        assert text == " ".join(text.split())


@given(any_table, st.integers(0, 10**4), st.text(" \t", max_size=3), st.text(" \t", max_size=3))
def test_white_space_does_not_matter(which: int, pick: int, before: str, between: str) -> None:
    played = GAMES[which]
    choice = pick % len(played.vocabulary)
    words = played.text(choice).split()
    assert played.number(before + f" {between}".join(words) + between) == choice


@given(any_table, st.text(max_size=40))
def test_other_texts_are_refused_by_name(which: int, text: str) -> None:
    played = GAMES[which]
    if " ".join(text.split()) in played.vocabulary.numbers:
        return
    with pytest.raises(UnknownChoice, match="no choice is called"):
        played.number(text)


@given(any_table, st.integers())
def test_other_numbers_are_refused(which: int, number: int) -> None:
    played = GAMES[which]
    if 0 <= number < len(played.vocabulary):
        return
    with pytest.raises(UnknownChoice, match=f"no choice has the number {number}"):
        played.text(number)


@pytest.mark.parametrize("title", TITLES)
def test_whole_games_use_most_of_the_vocabulary(title: str) -> None:
    """What is never offered in a dozen whole games is rare: special payments, odd placements."""
    offered: set[str] = set()
    words: set[str] = set()
    for whole in TESTED[title].whole_games:
        words.update(game(whole).vocabulary.texts)
        for state in walk(whole):
            offered.update(map(game(whole).text, state.choices()))
    assert len(offered) > 0.5 * len(words)

"""Whole recorded games: each replays to its result and shows what it was kept for."""

import pytest

from tests.conformance.games import TESTED, TITLES
from tests.conformance.recording import replayed

NAMES = [(title, name) for title in TITLES for name in TESTED[title].recorded]


@pytest.mark.parametrize(("title", "name"), NAMES)
def test_the_record_replays_to_its_result_and_shows_what_it_was_kept_for(
    title: str, name: str
) -> None:
    record, ended = replayed(title, name)
    assert ended.state.over()
    assert record.result == ended.state.scores()
    assert record.position == ended.state.digest()
    TESTED[title].check(ended.state)
    recorded = TESTED[title].recorded[name]
    assert record.title == title
    assert record.players == recorded.whole.players
    assert record.options == dict(recorded.whole.options)
    assert recorded.shows(ended)


@pytest.mark.parametrize("title", TITLES)
def test_every_file_is_known_here(title: str) -> None:
    records = [path.stem for path in TESTED[title].records.glob("*.fire")]
    assert sorted(records) == sorted(TESTED[title].recorded)
    games = [path.stem for path in TESTED[title].playthroughs.glob(f"{title}_*.txt")]
    assert sorted(games) == sorted(TESTED[title].played_through)


@pytest.mark.parametrize("title", TITLES)
def test_all_numbers_of_players_are_there(title: str) -> None:
    recorded = {each.whole.players for each in TESTED[title].recorded.values()}
    assert recorded == {players for players, _ in TESTED[title].tables}

"""Dewan's recorded games, and the rules that they show."""

import pytest

from fireside.core.record import RecordError, read, replay
from fireside.core.title import game_of
from fireside.core.view import SPECTATOR
from tests.conformance.recording import ended, replayed
from tests.dewan.recorded import GAMES
from tests.dewan.tested import TESTED


def test_every_scenario_is_there_with_every_number_of_players() -> None:
    recorded = {(each.whole.players, each.whole.options) for each in GAMES.values()}
    assert recorded == set(TESTED.tables)


@pytest.mark.rule("D9.7")
def test_a_tie_is_decided_by_cards_in_hand() -> None:
    state = replayed("dewan", "tie-decided-by-cards")[1].state
    one, other = (tribe["cards"] for tribe in state.view(SPECTATOR)["tribes"])
    assert len(set(state.scores())) == 1
    assert state.winners() == [0 if one > other else 1]


@pytest.mark.rule("D9.7")
def test_a_victory_is_shared() -> None:
    state = replayed("dewan", "shared-victory")[1].state
    one, other = (tribe["cards"] for tribe in state.view(SPECTATOR)["tribes"])
    assert one == other
    assert state.winners() == [0, 1]


@pytest.mark.rule("D9.1")
@pytest.mark.parametrize("name", GAMES)
def test_everybody_has_had_as_many_turns(name: str) -> None:
    _, game = replayed("dewan", name)
    tribes = game.state.view(SPECTATOR)["tribes"]
    assert {tribe["turns"] for tribe in tribes} == {game.state.round}
    assert any(len(tribe["camps"]) == 9 for tribe in tribes)


@pytest.mark.rule("D11.6")
def test_equal_parts_of_a_zone_share_its_berries() -> None:
    _, game = replayed("dewan", "shared-berries")
    shared = [event.facts["to"] for event in game.told("move berries")]
    parts = next(to for to in shared if isinstance(to, list) and len(to) > 1)
    tokens = [count for _, count in parts]
    assert max(tokens) - min(tokens) <= 1


@pytest.mark.rule("D10.2")
def test_partners_win_together() -> None:
    state = replayed("dewan", "team")[1].state
    scores = state.scores()
    assert scores[:2] == scores[2:]
    assert state.winners() in ([0, 2], [1, 3], [0, 1, 2, 3])


def test_games_with_some_sense_look_like_those_of_people() -> None:
    """The sanity figures of the components page, with room around them."""
    for whole in TESTED.rich_games:
        state = ended(whole).state
        assert 13 <= state.round <= 26
        assert 25 <= max(state.scores()) <= (100 if state.facts.teams else 70)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("scenario: team", "scenario: moon", "Dewan has no scenario 'moon'"),
        ("players: 4", "players: 3", "the team scenario is for 4 players, not 3"),
        ("scenario: team\n", "", "the result is "),
    ],
)
def test_a_wrong_option_in_the_header_is_refused(old: str, new: str, reason: str) -> None:
    text = (TESTED.records / "team.fire").read_text(encoding="utf-8")
    assert old in text
    record = read(text.replace(old, new, 1))
    with pytest.raises(RecordError) as caught:
        replay(record, game_of(record))
    assert reason in caught.value.reason

"""Why a turn offers no cards or no camp (D3.1), and which cards would pay for one."""

import pytest

from fireside.core.chance import seeded
from fireside.dewan.rules.constants import TURN
from fireside.dewan.rules.seen.closed import closed
from tests.dewan.builder import Space, Table

HOME = (0, 0)
FOREST = (1, 0)  # next to the home
DESERT = (2, 0)  # behind the forest
CAMPS: list[Space] = [(3, -2), (3, -3), (4, -3), (4, -2), (3, -1), (2, 2), (3, 1), (2, 1)]


def at_home(*hand: str) -> Table:
    """One forest next to the home, and a desert behind it."""
    table = Table().home(HOME).home((5, -1), seat=1).land(forest=[FOREST], desert=[DESERT])
    return table.hand(*hand)


def why(table: Table, action: str) -> tuple[str, str, dict[str, object]] | None:
    """The reason, the rule, and what it is about; none if the action is open."""
    found = [one for one in closed(table.state) if one.action == action]
    assert len(found) <= 1
    assert bool(found) != bool(table.offers(action))
    return (found[0].reason, found[0].rule, found[0].facts) if found else None


@pytest.mark.rule("D5.2")
def test_the_card_that_the_nearest_camp_lacks() -> None:
    table = at_home("water-berry").refresh()
    cards = {"missing": 1, "cards": ["forest"], "at": list(FOREST)}
    assert why(table, "camp") == ("cards", "D5.2", cards)
    assert why(table.hand("water-berry", "forest-fire").refresh(), "camp") is None


@pytest.mark.rule("D5.2", "D5.3")
def test_any_card_will_do_for_the_initial_camp() -> None:
    """The forest is there; whatever card comes pays for the start."""
    found = why(at_home("forest-fire").refresh(), "camp")
    assert found is not None
    assert found[2]["cards"] == ["badlands", "mountains", "desert", "forest", "water"]


@pytest.mark.rule("D5.2")
def test_two_cards_are_missing_with_an_empty_hand() -> None:
    found = why(at_home().refresh(), "camp")
    assert found is not None
    assert found[:2] == ("cards", "D5.2")
    assert found[2]["missing"] == 2
    assert found[2]["at"] == list(FOREST)
    assert all("forest" in str(cards) for cards in [found[2]["cards"]])


@pytest.mark.rule("D5.2")
def test_where_no_two_cards_would_do_nothing_is_promised() -> None:
    table = at_home("water-berry").camps(FOREST, DESERT).land(water=[FOREST, DESERT])
    assert why(table.refresh(), "camp") == ("no-target", "D5.2", {})


@pytest.mark.rule("D5.7")
def test_no_ninth_camp() -> None:
    table = at_home("water-berry", "forest-fire").camps(*CAMPS)
    assert why(table.refresh(), "camp") == ("no-camp-left", "D5.7", {})


@pytest.mark.rule("D4.4")
def test_no_cards_in_the_row() -> None:
    table = at_home("water-berry", "forest-fire", "desert-fire").row().pile().discarded()
    assert why(table.refresh(), "take cards") == ("no-card", "D4.4", {})


@pytest.mark.rule("D6.4")
def test_no_story_to_be_drawn() -> None:
    table = at_home("water-berry", "forest-fire").stories().camps((3, -2)).refresh()
    table.state.story_pile = ()
    table.do("camp at 1,0")
    assert why(table, "story unseen") == ("no-tile", "D6.4", {})


@pytest.mark.parametrize("scenario", ["base", "lake-villages"])
def test_cards_and_camps_are_either_open_or_told_why_not(scenario: str) -> None:
    """In whole random games; a card said to help does help."""
    table = Table(3, scenario)
    chance = seeded(5)
    told = 0
    while not table.state.over():
        if table.state.phase == TURN:
            reasons = {one.action: one for one in closed(table.state)}
            assert ("take cards" in reasons) != bool(table.offers("take card"))
            assert ("camp" in reasons) != bool(table.offers("camp"))
            if "camp" in reasons and reasons["camp"].facts.get("missing") == 1:
                told += 1
                at, cards = reasons["camp"].facts["at"], reasons["camp"].facts["cards"]
                assert isinstance(at, list)
                assert isinstance(cards, list)
                assert any(
                    f"camp at {at[0]},{at[1]}" in with_card(table, terrain) for terrain in cards
                )
        options = table.state.choices()
        table.state.apply(options[chance.below(len(options))])
    assert told


def with_card(table: Table, terrain: str) -> list[str]:
    """What could be chosen with a card of a terrain more in hand."""
    name = next(card.name for card in table.edition.cards if card.name.split("-")[0] == terrain)
    trial = table.state.copy()
    trial.forget()
    trial.tribe().take(table.kind(name))
    trial.settle()
    return [table.game.text(choice) for choice in trial.choices()]

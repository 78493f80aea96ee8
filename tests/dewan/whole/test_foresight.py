"""What is foretold of a choice (`foresee`): a camp before it is paid for, points that are sure."""

import pytest

from fireside.core.event import Event
from fireside.core.title import make_game
from tests.dewan.builder import Table

HOME = (0, 0)
BESIDE = (1, 0)


def arranged() -> Table:
    """A free space with a berry beside the own home, to be paid for in two ways."""
    table = Table().home(HOME).home((5, -1), seat=1).land(forest=[BESIDE]).berries(BESIDE, 1)
    table.row(*["desert-fire"] * 6)
    return table.hand("forest-fire", "forest-berry", "desert-fire").refresh()


def foretold(table: Table, text: str) -> tuple[list[str], list[int]]:
    """The kinds of events that a choice is sure to bring, and by how much it changes points."""
    trial = table.state.copy()
    events: list[Event] = []
    trial.log = events
    before = trial.scores()
    after = trial.foresee(table.game.number(text))
    changes = [points - old for points, old in zip(after, before, strict=False)]
    return [event.what for event in events], changes


@pytest.mark.rule("D5.7", "D6.1", "D9.5", "D9.6")
def test_a_target_tells_what_its_camp_brings_however_it_is_paid() -> None:
    """A group for 4 and a berry for 2."""
    table = arranged()
    brings = (["camp", "berry"], [6, 0])
    assert foretold(table, "camp at 1,0") == brings
    table.do("camp at 1,0")
    assert [foretold(table, text) for text in table.choices()] == [brings] * len(table.choices())
    assert table.scoring() == {"stories": 0, "fire": 0, "most fire": 0, "groups": 0, "berries": 0}


@pytest.mark.rule("D8.1", "D9.3")
def test_a_story_that_the_camp_fulfils_is_foretold() -> None:
    table = arranged().stories("3-forest")
    table.tucked(("forest-artifact", "forest"), ("forest-crystal", "forest")).refresh()
    events, changes = foretold(table, "camp at 1,0")
    assert events == ["camp", "berry", "fulfil", "draw"]
    assert changes == [4 + 2 + 5 + 1 + 4, 0]


@pytest.mark.rule("D2.6")
def test_points_that_hang_on_an_unseen_tile_are_not_foretold() -> None:
    game = make_game("dewan", players=2)
    unseen = game.number("story unseen")
    for choice in game.start(seed=1).choices():
        assert game.start(seed=1).foresee(choice) == ([] if choice == unseen else [0, 0])

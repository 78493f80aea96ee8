"""Rules of thumb: what a good player would rather have."""

from fireside.bonfire.bots.features import NAMES, features
from fireside.bonfire.bots.thumb import WEIGHTS
from tests.bonfire.builder import Table


def worth(table: Table, seat: int = 0) -> float:
    """What the rules of thumb make of a city."""
    values = zip(NAMES, features(table.state, seat), strict=True)
    return sum(WEIGHTS.get(name, 0.0) * value for name, value in values)


def test_weights_are_of_features() -> None:
    assert set(WEIGHTS) <= set(NAMES)


def test_points_are_points() -> None:
    table = Table()
    before = worth(table)
    table.city(0).points += 3
    assert abs(worth(table) - before - 3) < 1e-6


def test_a_bonfire_beats_a_task_beats_a_free_place() -> None:
    table = Table().goods(flower=3)
    free = worth(table)
    task = worth(table.task(3, "red-three-of-flower"))
    bonfire = worth(table.task(3, "red-three-of-flower", lit=True))
    assert free < task < bonfire


def test_a_task_within_reach_beats_a_dearer_one_that_is_hopeless() -> None:
    near = Table().goods(flower=2).task(3, "red-three-of-flower")
    hopeless = Table().goods(flower=2).gnomes(1, 2, 3, 4).task(3, "yellow-3-elders")
    plain = Table().goods(flower=2).gnomes(1, 2, 3, 4)
    assert worth(near) - worth(Table().goods(flower=2)) > worth(hopeless) - worth(plain)


def test_tokens_are_worth_more_early_than_late() -> None:
    def worth_of_tokens(countdown: int) -> float:
        table = Table()
        table.state.countdown = countdown
        without = worth(table)
        return worth(table.goods(ship=2, path=2)) - without

    assert worth_of_tokens(0) > worth_of_tokens(1) >= 2


def test_a_guardian_at_a_bonfire_beats_one_on_the_way() -> None:
    table = Table().paths("red-herb", "red-herb").portals(3).task(3, "red-4-gold", lit=True)
    waiting = worth(table.guardians(own="path 3"))
    assert worth(table.guardians(own="bonfire 3")) > waiting

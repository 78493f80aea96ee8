"""Chance: one seeded source, even, and the same wherever it runs."""

import pickle
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.core.chance import LOW, MULTIPLIER, STATES, Chance, seeded

MODULUS = MULTIPLIER * 2**32 - 1


def test_seeds_give_the_numbers_they_have_always_given() -> None:
    """Old records depend on these."""
    source = seeded(1)
    assert [source.below(1000) for _ in range(8)] == [750, 725, 35, 156, 326, 577, 554, 801]
    source = seeded(-(10**30))
    assert [source.below(6) for _ in range(8)] == [1, 2, 3, 4, 5, 1, 1, 1]


@given(st.integers())
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 1 <= seeded(seed).state <= STATES
    assert seeded(seed).state == seeded(seed).state


def test_seeds_next_to_each_other_have_nothing_in_common() -> None:
    assert len({int(seeded(seed).state) for seed in range(10_000)}) == 10_000
    firsts = Counter(seeded(seed).below(10) for seed in range(10_000))
    assert all(abs(count - 1000) < 150 for count in firsts.values())


@given(st.integers(1, STATES))
def test_the_next_state_is_a_product_below_the_modulus(state: int) -> None:
    """Multiply with carry is multiplication modulo a prime, so no state is lost or comes early."""
    source = Chance(state)
    bits = source.bits()
    assert int(source.state) == state * MULTIPLIER % MODULUS
    assert 1 <= source.state <= STATES
    assert 0 <= bits <= LOW


def test_the_modulus_is_a_safe_prime() -> None:
    """So the period is (MODULUS - 1) / 2 or MODULUS - 1. Fermat's test for a few bases does."""
    for base in (2, 3, 5, 7, 11, 13):
        assert pow(base, MODULUS - 1, MODULUS) == 1
        assert pow(base, (MODULUS - 1) // 2 - 1, (MODULUS - 1) // 2) == 1


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    source = seeded(seed)
    assert all(0 <= source.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 10, 64, 66])
def test_all_numbers_are_equally_likely(limit: int) -> None:
    source = seeded(limit)
    counts = Counter(source.below(limit) for _ in range(400 * limit))
    assert set(counts) == set(range(limit))
    chi_square = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_square <= limit - 1 + 5 * (2 * limit) ** 0.5


def test_large_limits_are_even_too() -> None:
    """2**32 is no multiple of this limit: without a second draw, one number in three would come
    for two of the 32-bit values and the others for three."""
    source = seeded(3)
    counts = Counter(source.below(3 * 2**29) % 3 for _ in range(6000))
    assert all(abs(count - 2000) < 150 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    source = seeded(5)
    counts = Counter(source.shuffled((1, 2, 3, 4)) for _ in range(2400))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 57


@given(st.integers(), st.lists(st.integers(-1000, 1000), max_size=40))
def test_shuffling_keeps_everything(seed: int, items: list[int]) -> None:
    mixed = seeded(seed).shuffled(tuple(items))
    assert sorted(mixed) == sorted(items)
    in_place = list(items)
    seeded(seed).shuffle(in_place)
    assert tuple(in_place) == mixed


def test_shuffling_nothing_or_one_thing_takes_no_chance() -> None:
    source = seeded(1)
    before = int(source.state)
    assert source.shuffled(()) == ()
    assert source.shuffled((5,)) == (5,)
    assert source.state == before


@given(st.integers())
def test_a_copy_goes_the_same_way_by_itself(seed: int) -> None:
    source = seeded(seed)
    other, pickled = source.copy(), pickle.loads(pickle.dumps(source))
    numbers = [source.below(100) for _ in range(10)]
    assert [other.below(100) for _ in range(10)] == numbers
    assert [pickled.below(100) for _ in range(10)] == numbers

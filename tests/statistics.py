"""Whether chance is even."""

from collections import Counter
from collections.abc import Hashable, Iterable


def check_even(deals: Iterable[Hashable], possible: int) -> None:
    """Chi-square: every possible deal comes, none more often than chance lets it."""
    counts = Counter(deals)
    expected = counts.total() / possible
    assert len(counts) == possible
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = possible - 1
    # Five deviations above the mean; the seeds are fixed, so this does not fail now and then.
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5

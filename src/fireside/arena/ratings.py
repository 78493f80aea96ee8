"""What results are worth: win rates and ratings, with 95 % intervals.

Games come in mirrored sets: one deal, played with every seating. The games of a set are not
independent, so all intervals go by how much whole sets differ. The *design effect* is how much more
(or less) the sets differ than they would if every game stood for itself.
"""

from dataclasses import dataclass
from math import exp, log, log10, sqrt
from typing import Final

ELO: Final = 400 / log(10)  # points of rating for a factor e in the odds
DEVIATIONS: Final = 1.96  # standard errors to either side of a 95 % interval
# A design effect seen in a few sets is a rough guess: it counts beside so many imagined sets that
# have none, and is never taken to be smaller than this.
IMAGINED_SETS: Final = 4
LEAST_EFFECT: Final = 0.5
NEVER_LOST: Final = 0.5  # of a game lost, where a rating would be infinite without
LONGEST_STEP: Final = 2.0
STEPS: Final = 200
NEAR_ENOUGH: Final = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def elo(win_rate: float) -> float:
    """The difference in rating that leads to a win rate between two."""
    return 400 * log10(win_rate / (1 - win_rate))


# Win rates


def win_rate(sets: list[list[float]]) -> Estimate:
    """The mean of shares of victories, given set by set; Wilson's interval for as many games as
    these are worth."""
    games = sum(len(shares) for shares in sets)
    mean = sum(map(sum, sets)) / games
    expected = games * mean * (1 - mean)
    observed = sum((sum(shares) - mean * len(shares)) ** 2 for shares in sets)
    effect = design_effect(observed / expected if expected else 1.0, len(sets))
    return wilson(mean, games / effect)


def design_effect(observed: float, sets: int) -> float:
    """How much more sets differ than independent games would, from what was observed in so many."""
    if sets == 1:
        return 1.0
    unbiased = observed * sets / (sets - 1)
    return max(LEAST_EFFECT, (unbiased * sets + IMAGINED_SETS) / (sets + IMAGINED_SETS))


def wilson(mean: float, games: float) -> Estimate:
    """Wilson's interval of a win rate."""
    squared = DEVIATIONS**2 / games
    centre = (mean + squared / 2) / (1 + squared)
    half = DEVIATIONS * sqrt(mean * (1 - mean) / games + squared / (4 * games)) / (1 + squared)
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half))


# Ratings


def bradley_terry(sets: list[Matrix]) -> list[Estimate]:
    """Ratings on the Elo scale, the weakest at 0, by maximum likelihood. Each set is a matrix: how
    often the one of the row won against the one of the column; a draw is half a win for both."""
    wins = kept_finite([_summed(rows) for rows in zip(*sets, strict=True)])
    everybody = range(len(wins))
    first_guess = fitted(wins, 0)
    weakest = min(everybody, key=first_guess.__getitem__)
    strengths = fitted(wins, weakest)
    others = [one for one in everybody if one != weakest]
    covariance = inverse(information(wins, strengths, others))
    differing = 0.0
    for each in sets:
        slope = slopes(each, strengths, others)
        differing += _dot(slope, [_dot(row, slope) for row in covariance])
    effect = design_effect(differing / len(others), len(sets))
    estimates = [Estimate(0.0, 0.0, 0.0)] * len(wins)
    for place, one in enumerate(others):
        value = ELO * strengths[one]
        half = ELO * DEVIATIONS * sqrt(effect * covariance[place][place])
        estimates[one] = Estimate(value, value - half, value + half)
    return estimates


def kept_finite(wins: Matrix) -> Matrix:
    """The same wins, unless somebody (or a group) never lost to the rest: then whoever lost all
    games against somebody gets a part of a game."""
    everybody = range(len(wins))
    reached = [[wins[one][other] > 0 for other in everybody] for one in everybody]
    for middle in everybody:
        for one in everybody:
            for other in everybody:
                if reached[one][middle] and reached[middle][other]:
                    reached[one][other] = True
    if all(map(all, reached)):
        return wins
    mended = [list(row) for row in wins]
    for one in everybody:
        for other in everybody:
            if wins[one][other] == 0 and wins[other][one] > 0:
                mended[one][other] += NEVER_LOST
                mended[other][one] -= NEVER_LOST
    return mended


def fitted(wins: Matrix, anchor: int) -> list[float]:
    """The strengths, in powers of e, under which these wins are likeliest; the anchor's is 0."""
    strengths = [0.0] * len(wins)
    others = [one for one in range(len(wins)) if one != anchor]
    for _ in range(STEPS):
        slope = slopes(wins, strengths, others)
        steps = [_dot(row, slope) for row in inverse(information(wins, strengths, others))]
        longest = max(map(abs, steps))
        shrunk = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        for one, step in zip(others, steps, strict=True):
            strengths[one] += shrunk * step
        if longest < NEAR_ENOUGH:
            break
    return strengths


def slopes(wins: Matrix, strengths: list[float], of: list[int]) -> list[float]:
    """How much more some have won than their strengths let expect."""
    found = []
    for one in of:
        surplus = 0.0
        for other in range(len(wins)):
            games = wins[one][other] + wins[other][one]
            surplus += wins[one][other] - games * chance_of(strengths, one, other)
        found.append(surplus)
    return found


def information(wins: Matrix, strengths: list[float], of: list[int]) -> Matrix:
    """How sharply the wins tell the strengths of some (Fisher's information)."""
    found = [[0.0] * len(of) for _ in of]
    for row, one in enumerate(of):
        for other in range(len(wins)):
            if other == one:
                continue
            chance = chance_of(strengths, one, other)
            weight = (wins[one][other] + wins[other][one]) * chance * (1 - chance)
            found[row][row] += weight
            if other in of:
                found[row][of.index(other)] -= weight
    return found


def chance_of(strengths: list[float], one: int, other: int) -> float:
    """The chance that one wins against another."""
    return 1 / (1 + exp(strengths[other] - strengths[one]))


# Small matrices


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [
        [*row, *(float(place == number) for place in range(size))]
        for number, row in enumerate(matrix)
    ]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [
                    value - factor * base
                    for value, base in zip(rows[number], rows[pivot], strict=True)
                ]
    return [row[size:] for row in rows]


def _dot(one: list[float], other: list[float]) -> float:
    return sum(left * right for left, right in zip(one, other, strict=True))


def _summed(rows: tuple[list[float], ...]) -> list[float]:
    return [sum(column) for column in zip(*rows, strict=True)]

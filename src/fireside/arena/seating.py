"""Who meets whom, and who sits where, so that nobody has an advantage from it."""

from itertools import combinations, cycle, islice, permutations

Lineup = tuple[str, ...]


def lineups(bots: list[str], players: int, teams: bool) -> list[Lineup]:
    """Everybody against everybody. Where there are fewer bots than seats, each in turn sits alone
    among the others; in teams, two bots have a team each."""
    if teams:
        return [pair * 2 for pair in combinations(bots, 2)]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [
        (bot, *islice(cycle(bots[place + 1 :] + bots[:place]), players - 1))
        for place, bot in enumerate(bots)
    ]


def seatings(lineup: Lineup, number: int, teams: bool) -> list[Lineup]:
    """A line-up on every seat in turn. Who sits beside whom changes with the number of the set,
    but for teams, whose partners sit across."""
    first, *others = lineup
    orders = [tuple(others)] if teams else list(dict.fromkeys(permutations(others)))
    order = (first, *orders[number % len(orders)])
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))

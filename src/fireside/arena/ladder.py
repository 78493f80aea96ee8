"""The ladder: each level against the one below, and its tables for docs/bots.md."""

from dataclasses import dataclass
from typing import Final

from fireside.arena.matches import TOM, Match
from fireside.arena.ratings import Estimate, bradley_terry
from fireside.arena.results import (
    MirroredSet,
    Standing,
    handicap_held,
    pair_wins,
    standings,
)
from fireside.core.title import titles

DUELS: Final = "duels"
THREE: Final = "three"
FOUR: Final = "four"
SOLO: Final = "solo"
SEED: Final = 2_000_000_000  # deals that no bot has learned from
PLAYERS: Final = {DUELS: 2, THREE: 3, FOUR: 4, SOLO: 1}
HEADINGS: Final = {
    DUELS: "Two players: each level against the one below",
    THREE: "Three players: each level against two of the one below (33.3% is even)",
    FOUR: "Four players: each level against three of the one below (25% is even)",
    SOLO: "Alone against Tom",
}


@dataclass(frozen=True)
class Rung:
    """One match of the ladder."""

    part: str
    level: str
    below: str  # against whom
    match: Match

    @property
    def name(self) -> str:
        """The name of the file that keeps its results."""
        return "-".join([self.match.title, self.part, self.level, self.below])


def parts(title: str) -> list[str]:
    """The parts that a title's ladder has."""
    return [part for part in PLAYERS if part != SOLO or titles()[title].fewest == 1]


def rungs(title: str, levels: list[str]) -> list[Rung]:
    """All matches of a title's ladder; the levels come weakest first."""
    found = []
    for part in parts(title):
        players = PLAYERS[part]
        if part == SOLO:
            pairs = [(level, TOM) for level in levels]
        else:
            pairs = list(zip(levels[1:], levels, strict=False))
        for level, below in pairs:
            lineup = (level, *[below] * (players - 1))
            found.append(Rung(part, level, below, Match(title, players, None, (lineup,), SEED)))
    return found


# Tables

Results = list[tuple[Rung, list[MirroredSet]]]


def tables(title: str, results: Results) -> str:
    """Everything that was played, as Markdown."""
    blocks = []
    for part in parts(title):
        played = [(rung, sets) for rung, sets in results if rung.part == part and sets]
        if played:
            blocks.append(f"**{HEADINGS[part]}**\n\n{part_table(part, played)}")
            if part == DUELS:
                blocks.append(f"**Ratings from these games**\n\n{ratings_table(played)}")
    return "\n\n".join(blocks)


def part_table(part: str, played: Results) -> str:
    """The matches of one part, a line each."""
    solo = part == SOLO
    among = [] if solo else ["against"]
    held = ["handicap held"] if solo else []
    lines = [["level", *among, "games", "won", "95 %", "points", "ahead by", *held, "ms a turn"]]
    for rung, sets in played:
        each = standing_of(rung, sets)
        lines.append(
            [
                rung.level,
                *([] if solo else [rung.below]),
                f"{each.games:,}",
                f"{each.win_rate.value:.1%}",
                f"{each.win_rate.low:.1%} to {each.win_rate.high:.1%}",
                f"{each.points:.1f}",
                f"{each.difference:+.1f}",
                *([str(handicap_held(sets, rung.level))] if solo else []),
                f"{1000 * each.seconds:,.1f}",
            ]
        )
    return markdown(lines)


def standing_of(rung: Rung, sets: list[MirroredSet]) -> Standing:
    """What the upper level made of a match."""
    found = standings(sets, rung.match.sources())
    return next(each for each in found if each.bot == rung.level)


def ratings_table(played: Results) -> str:
    """All levels that met each other, directly or not, on one scale."""
    ratings = duel_ratings(played)
    lines = [["level", "rating", "95 %"]]
    for level, rating in sorted(ratings.items(), key=lambda item: -item[1].value):
        interval = f"{rating.low:,.0f} to {rating.high:,.0f}" if rating.high else ""
        lines.append([level, f"{rating.value:,.0f}", interval])
    return markdown(lines)


def duel_ratings(played: Results) -> dict[str, Estimate]:
    """The ratings of the levels; a gap in the ladder leaves out what is above it."""
    levels = [played[0][0].below]
    connected = []
    for rung, sets in played:
        if rung.below == levels[-1]:
            levels.append(rung.level)
            connected += sets
    ratings = bradley_terry([pair_wins(each, levels) for each in connected])
    return dict(zip(levels, ratings, strict=True))


def markdown(lines: list[list[str]]) -> str:
    """A Markdown table; the first line is its head."""
    head, *rest = [f"| {' | '.join(line)} |" for line in lines]
    return "\n".join([head, "|" + "---|" * len(lines[0]), *rest])


# The page


def put_into(page: str, title: str, text: str) -> str:
    """The page with a title's tables between its two markers; ValueError where they are not."""
    first, last = f"<!-- ladder:{title} -->", f"<!-- /ladder:{title} -->"
    before, opened, rest = page.partition(first)
    _, closed, after = rest.partition(last)
    if not opened or not closed:
        raise ValueError(f"there must be the lines {first} and {last}")
    return f"{before}{first}\n{text}\n{last}{after}"

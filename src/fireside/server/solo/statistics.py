"""Statistics of one's own finished games: how many, how well, and where the points came from."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from sqlalchemy import Row
from starlette.requests import Request

from fireside.bots.levels import levels_of
from fireside.core.challenge import challenge
from fireside.core.title import titles
from fireside.server.people.identity import guest
from fireside.server.web.answers import Refusal
from fireside.server.wire import Against, PlayedGame, SourceShare, Statistics

LATEST = 100
PERSON = "person"


async def own_statistics(
    request: Request, title: str | None = None, players: int = 0, against: str = ""
) -> Statistics:
    """One's own finished games, all or some: `against` is a level of bots or `person`."""
    title = challenge().title if title is None else title
    if title not in titles():
        raise Refusal(404, "illegal", f"there is {', '.join(titles())}")
    rows = await request.app.state.ledger.played_by(guest(request), title)
    wanted = [
        row
        for row in rows
        if players in (0, row.players) and (not against or against in row.rivals)
    ]
    return statistics_of(title, rows, wanted)


def statistics_of(title: str, rows: Sequence[Row[Any]], wanted: Sequence[Row[Any]]) -> Statistics:
    """The statistics of the wanted games among all of a title."""
    points = [row.points for row in wanted]
    return Statistics(
        title=title,
        games=len(wanted),
        won=won(wanted),
        average=round(fmean(points), 1) if points else 0.0,
        best=max(points, default=None),
        latest=[
            PlayedGame(row.table_id, row.points, row.outcome, row.finished)
            for row in wanted[-LATEST:]
        ],
        sources=[share_of(source, wanted) for source in sources_of(wanted)],
        against=[games_against(rival, wanted) for rival in rivals_of(title, wanted)],
        players=sorted({row.players for row in rows}),
        rivals=rivals_of(title, rows),
    )


def won(rows: Sequence[Row[Any]]) -> int:
    """How many of these games were won."""
    return sum(row.outcome == "win" for row in rows)


def sources_of(rows: Sequence[Row[Any]]) -> list[str]:
    """All sources of points in these games, in the order of the rules."""
    return list(dict.fromkeys(source for row in rows for source in row.sources))


def share_of(source: str, rows: Sequence[Row[Any]]) -> SourceShare:
    """What a source brought on average where there was one."""
    with_it = [row for row in rows if source in row.sources]
    yours = fmean(row.sources[source] for row in with_it)
    winners = fmean(row.winners[source] for row in with_it)
    return SourceShare(source, round(yours, 1), round(winners, 1))


def rivals_of(title: str, rows: Sequence[Row[Any]]) -> list[str]:
    """The kinds of rivals in these games: bots from the weakest up, automatons, people."""
    met = {rival for row in rows for rival in row.rivals}
    levels = [level for level in levels_of(title) if level in met]
    return [*levels, *sorted(met - {*levels, PERSON}), *(met & {PERSON})]


def games_against(rival: str, rows: Sequence[Row[Any]]) -> Against:
    """How games with such a rival went."""
    met = [row for row in rows if rival in row.rivals]
    return Against(rival, len(met), won(met), round(fmean(1 / row.sides for row in met), 3))

"""What if: a table of one's own that goes on from a position of another."""

import asyncio
import logging

from starlette.requests import Request

from fireside.core.state import NOBODY
from fireside.server.people.identity import guest_of
from fireside.server.tables.access import keep_secret, room_at, spend
from fireside.server.tables.opening import PlanError, holder_of, keep_table, with_whole_links
from fireside.server.tables.viewpoints import is_open, may_fork
from fireside.server.web.answers import Refusal
from fireside.server.wire import OpenedTable, SeatPlan, WhatIf, WhatIfFrom
from fireside.table.table import Table

USUAL_LEVEL = "flame"

log = logging.getLogger(__name__)


async def what_if(request: Request, id: str, body: WhatIf) -> OpenedTable:
    """A table of one's own that goes on from there."""
    room, yours = await room_at(request, id)
    if not may_fork(room, yours):  # it would tell others what is hidden
        raise Refusal(409, "not-allowed", "what if is for games that are over, or with bots alone")
    keep_secret(room)
    spend(request, "open")
    table = await asyncio.to_thread(forked, room.table, body, yours, is_open(room))
    store = request.app.state.store
    kept = await store.find(id)
    origin = WhatIfFrom(id, body.number)
    made = await keep_table(table, table.people(), kept.edition, guest_of(request), store, origin)
    log.info("table %s goes on from table %s after %s choices", made.id, id, body.number)
    return with_whole_links(made, request.app.state.settings.site)


def forked(source: Table, wish: WhatIf, yours: list[int], hides_nothing: bool) -> Table:
    """A table with the first choices of another. While that one goes on, everybody keeps their own
    seats: nobody looks into the hand of a bot."""
    number, movers = wish.number, movers_of(source)
    if not 0 <= number < len(movers):
        raise PlanError(f"there is something to decide after 0 to {len(movers) - 1} choices")
    taken = yours if movers[number] in yours or not hides_nothing else [movers[number]]
    plans = wish.seats or usual_seats(source, taken)
    if len(plans) != len(source.holders):
        raise PlanError(f"a plan for each of {len(source.holders)} seats, or for none")
    people = [seat for seat, plan in enumerate(plans) if plan.kind != "bot"]
    if not people:
        raise PlanError("somebody sits at a table; bots play each other in the arena")
    if not hides_nothing and people != yours:
        raise PlanError("while the game goes on, people play their own seats alone")
    holders = [holder_of(source.game.title, plan, seat) for seat, plan in enumerate(plans, 1)]
    table = Table(source.game, source.seed, holders)
    table.restore([made.choice for made in source.made[:number]], number, number)
    return table


def movers_of(source: Table) -> list[int]:
    """Who had to choose, after each number of choices; in a game that stops before its end also who
    would be next."""
    made = [made.seat for made in source.made]
    following = source.decider() if source.stopped is None else source.state.to_move()
    return made if following == NOBODY else [*made, following]


def usual_seats(source: Table, mine: list[int]) -> list[SeatPlan]:
    """Whoever asks plays these seats; bots play the others, those that did go on."""
    return [
        SeatPlan("here", holder.name)
        if seat in mine
        else SeatPlan("bot", holder.name, holder.level or USUAL_LEVEL)
        for seat, holder in enumerate(source.holders)
    ]

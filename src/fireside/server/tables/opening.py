"""Opening a table: what was asked for, checked; its links, and new ones; its first row in the
store."""

import secrets
from dataclasses import asdict
from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from fireside.bots.levels import names_of
from fireside.core.edition import Named
from fireside.core.edition_file import EditionError
from fireside.core.game import GameError
from fireside.core.state import NOBODY
from fireside.server.catalogue import game_for
from fireside.server.people.identity import fingerprint, new_secret
from fireside.server.store.stored import StoredTable, values_of
from fireside.server.store.tables import Access, Store
from fireside.server.thinking.pool import Crowded, NotDone
from fireside.server.thinking.reading import Reader
from fireside.server.web.site import Site
from fireside.server.wire import PLAIN, NewTable, OpenedTable, Origin, SeatPlan
from fireside.table.seating import drawn
from fireside.table.seats import LONGEST_NAME, Holder, tidy_name
from fireside.table.table import Table

TICK = timedelta(milliseconds=1)


class PlanError(ValueError):
    """A table that cannot be opened; the message says why."""


def now() -> str:
    """The time as it is kept and sent."""
    return written(datetime.now(UTC))


def now_after(time: str) -> str:
    """The time, but later than another, should the clock have been put back since."""
    return max(now(), written(datetime.fromisoformat(time) + TICK)) if time else now()


def written(moment: datetime) -> str:
    """A time as it is kept and sent."""
    return moment.isoformat(timespec="milliseconds")


async def open_table(
    plan: NewTable,
    seed: int,
    guest: str | None,
    store: Store,
    origin: Origin = PLAIN,
    brought: Named | None = None,
    after: str = "",
) -> OpenedTable:
    """Open a table, perhaps one that comes from somewhere, or with an edition that has been read,
    and later than at some time. The seats at this screen, and the right to look on, are the
    guest's at once."""
    table, seated = table_of(plan, seed, brought)
    made = await keep_table(table, table.people(), plan.edition, guest, store, origin, after)
    return replace(made, seated=seated)


async def keep_table(
    table: Table,
    people: list[int],
    edition: str,
    guest: str | None,
    store: Store,
    origin: Origin,
    after: str = "",
) -> OpenedTable:
    """Keep a new table as it stands, with links to the seats of these people."""
    identity = secrets.token_urlsafe(9)
    links = {seat: new_secret() for seat in [*people, NOBODY]}
    mine = [seat for seat in people if table.holders[seat].kind == "here"]
    time = now_after(after)
    kept = StoredTable(
        id=identity,
        title=table.game.title,
        options=table.game.options(),
        edition=edition,
        imprint=table.game.edition,
        seed=table.seed,
        seats=[asdict(holder) for holder in table.holders],
        created=time,
        changed=time,
        opener=guest,
        origin=origin,
        **values_of(table),
    )
    fingerprints = {fingerprint(secret): seat for seat, secret in links.items()}
    made = [(made.choice, made.seat) for made in table.made]
    await store.add(kept, fingerprints, guest, [*mine, NOBODY], made)
    seat_links = {seat: link_to(seat, links[seat]) for seat in people}
    listed = list(range(len(table.holders)))
    return OpenedTable(identity, listed, seat_links, link_to(NOBODY, links[NOBODY]))


async def renew_link(identity: str, seat: int, opener: str, store: Store) -> str:
    """Another link for a seat, or with NOBODY for looking on; the old one is spent."""
    secret = new_secret()
    await store.renew(Access(identity, seat), fingerprint(secret), opener)
    return link_to(seat, secret)


async def another_link(identity: str, store: Store, seat: int) -> str:
    """One more link to a seat, or for looking on; those that there are stay good."""
    secret = new_secret()
    await store.add_link(Access(identity, seat), fingerprint(secret))
    return link_to(seat, secret)


def with_whole_links(made: OpenedTable, site: Site) -> OpenedTable:
    """A new table with its links as they are sent to others."""
    links = {seat: site.whole(link) for seat, link in made.links.items()}
    return replace(made, links=links, watch=site.whole(made.watch))


def link_to(seat: int, secret: str) -> str:
    """The path that takes a seat, or NOBODY's."""
    return f"/watch/{secret}" if seat == NOBODY else f"/seat/{secret}"


async def brought_in(plan: NewTable, reader: Reader) -> Named | None:
    """The edition that a plan brings, if it brings one. Crowded where too many are brought."""
    if not plan.edition:
        return None
    try:
        return await reader.edition(plan.title, plan.edition)
    except GameError as problem:
        raise PlanError(str(problem)) from None
    except EditionError as problem:
        raise PlanError(f"the edition cannot be played: {problem}") from None
    except Crowded:
        raise
    except NotDone:
        raise PlanError("the edition cannot be played: it takes too long to read") from None


def table_of(plan: NewTable, seed: int, brought: Named | None) -> tuple[Table, list[int]]:
    """The table that a plan describes, before its first choice, and where each of its seats is."""
    try:
        game = game_for(plan.title, len(plan.seats), plan.options, brought)
    except GameError as problem:
        raise PlanError(str(problem)) from None
    order = list(range(game.players)) if plan.seating == "listed" else drawn(game, seed)
    holders = [
        holder_of(plan.title, plan.seats[who], number) for number, who in enumerate(order, 1)
    ]
    if not any(holder.is_person for holder in holders):
        raise PlanError("somebody sits at a table; bots play each other in the arena")
    return Table(game, seed, holders), [order.index(who) for who in range(game.players)]


def holder_of(title: str, plan: SeatPlan, number: int) -> Holder:
    """Who is to sit on a seat; whoever has no name is called by the seat's number."""
    name = tidy_name(plan.name)
    if len(name) > LONGEST_NAME:
        raise PlanError(f"a name has at most {LONGEST_NAME} characters")
    if plan.kind == "bot" and plan.level not in names_of(title):
        there = ", ".join(names_of(title))
        raise PlanError(f"no bot is called '{plan.level[:40]}'; there is {there}")
    level = plan.level if plan.kind == "bot" else ""
    return Holder(plan.kind, name or f"Player {number}", level)

"""Opening a table: what was asked for, checked; its links, and new ones; its first row in the
store."""

import secrets
from dataclasses import asdict
from datetime import UTC, datetime

from fireside.bots.levels import NAMES
from fireside.core.edition_file import EditionError
from fireside.core.game import GameError
from fireside.core.state import NOBODY
from fireside.server.catalogue import game_for
from fireside.server.identity import fingerprint, new_secret
from fireside.server.kept import Kept
from fireside.server.positions import summary_of
from fireside.server.store import Access, Store
from fireside.server.wire import Made, NewTable, SeatPlan
from fireside.table.seats import LONGEST_NAME, Holder, tidy_name
from fireside.table.table import Table

LONGEST_EDITION = 200_000


class PlanError(ValueError):
    """A table that cannot be opened; the message says why."""


def now() -> str:
    """The time as it is kept and sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


async def open_table(
    plan: NewTable, seed: int, guest: str | None, store: Store, origin: str = ""
) -> Made:
    """Open a table, perhaps one that comes from somewhere. The seats at this screen, and the right
    to look on, are the guest's at once."""
    table = table_of(plan, seed)
    return await keep_table(table, table.people(), plan.edition, guest, store, origin)


async def keep_table(
    table: Table, people: list[int], edition: str, guest: str | None, store: Store, origin: str
) -> Made:
    """Keep a new table as it stands, with links to the seats of these people."""
    identity = secrets.token_urlsafe(9)
    links = {seat: new_secret() for seat in [*people, NOBODY]}
    mine = [seat for seat in people if table.holders[seat].kind == "here"]
    time = now()
    kept = Kept(
        id=identity,
        title=table.game.title,
        options=table.game.options(),
        edition=edition,
        rules=table.game.rules,
        seed=table.seed,
        seats=[asdict(holder) for holder in table.holders],
        confirming=table.confirming,
        settled=table.settled,
        version=table.version,
        created=time,
        changed=time,
        over=table.over(),
        summary=summary_of(table),
        opener=guest,
        request=None,
        taken_back=[],
        origin=origin,
    )
    fingerprints = {fingerprint(secret): seat for seat, secret in links.items()}
    made = [(made.choice, made.seat) for made in table.made]
    await store.add(kept, fingerprints, guest, [*mine, NOBODY], made)
    seat_links = {seat: link_to(seat, links[seat]) for seat in people}
    return Made(identity, seat_links, link_to(NOBODY, links[NOBODY]))


async def renew_link(identity: str, seat: int, opener: str, store: Store) -> str:
    """Another link for a seat, or with NOBODY for looking on; the old one is spent."""
    secret = new_secret()
    await store.renew(Access(identity, seat), fingerprint(secret), opener)
    return link_to(seat, secret)


async def another_link(identity: str, store: Store) -> str:
    """One more link for looking on; those that there are stay good."""
    secret = new_secret()
    await store.add_link(Access(identity, NOBODY), fingerprint(secret))
    return link_to(NOBODY, secret)


def link_to(seat: int, secret: str) -> str:
    """The path that takes a seat, or NOBODY's."""
    return f"/watch/{secret}" if seat == NOBODY else f"/seat/{secret}"


def table_of(plan: NewTable, seed: int) -> Table:
    """The table that a plan describes, before its first choice."""
    if len(plan.edition) > LONGEST_EDITION:
        raise PlanError(f"an edition has at most {LONGEST_EDITION} characters")
    try:
        game = game_for(plan.title, len(plan.seats), plan.options, plan.edition)
    except EditionError as problem:
        raise PlanError(f"the edition cannot be played: {problem}") from None
    except GameError as problem:
        raise PlanError(str(problem)) from None
    holders = [holder_of(seat, number) for number, seat in enumerate(plan.seats, 1)]
    return Table(game, seed, holders)


def holder_of(plan: SeatPlan, number: int) -> Holder:
    """Who is to sit on a seat; whoever has no name is called by the seat's number."""
    name = tidy_name(plan.name)
    if len(name) > LONGEST_NAME:
        raise PlanError(f"a name has at most {LONGEST_NAME} characters")
    if plan.kind == "bot" and plan.level not in NAMES:
        raise PlanError(f"no bot is called '{plan.level[:40]}'; there is {', '.join(NAMES)}")
    level = plan.level if plan.kind == "bot" else ""
    return Holder(plan.kind, name or f"Player {number}", level)

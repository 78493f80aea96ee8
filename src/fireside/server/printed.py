"""Games of the printed box in a guest's handicap series: the companion tells of them."""

import re
from datetime import UTC

from starlette.requests import Request

from fireside.server.access import spend
from fireside.server.answers import Refusal
from fireside.server.identity import guest
from fireside.server.opening import now
from fireside.server.series import series_of
from fireside.server.wire import PrintedGame, Series

SHEET = re.compile(r"[a-z0-9]{1,16}")
MOST = 1000  # games of a guest


async def count_game(request: Request, sheet: str, body: PrintedGame) -> Series:
    """Counts a printed game in it; told again it stays one game."""
    check_name(sheet)
    try:
        finished = body.finished.astimezone(UTC).isoformat(timespec="milliseconds")
    except OverflowError:
        raise Refusal(422, "illegal", "a game is finished between the years 1 and 9999") from None
    spend(request, "keep")
    ledger, who = request.app.state.ledger, guest(request)
    row = {
        "handicap": body.handicap,
        "points": body.points,
        "tom": body.tom,
        "finished": min(finished, max(now(), await ledger.begun(who))),
    }
    if not await ledger.count_printed(who, sheet, row, MOST):
        raise Refusal(413, "too-large", f"a series has at most {MOST} printed games")
    return await series_of(ledger, who)


async def take_out_game(request: Request, sheet: str) -> Series:
    """Takes it out again."""
    check_name(sheet)
    ledger, who = request.app.state.ledger, guest(request)
    await ledger.take_out_printed(who, sheet)
    return await series_of(ledger, who)


def check_name(sheet: str) -> None:
    """Whether that is what a sheet may be called."""
    if not SHEET.fullmatch(sheet):
        raise Refusal(422, "illegal", "a sheet is named with 1 to 16 small letters and digits")

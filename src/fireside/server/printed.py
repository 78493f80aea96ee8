"""Games of the printed box in a guest's handicap series: the companion tells of them."""

import re
from datetime import UTC

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fireside.server.api import Refusal, answer, body_of, spend
from fireside.server.identity import is_from_here
from fireside.server.opening import now
from fireside.server.series import guest, series_of
from fireside.server.wire import PrintedGame

SHEET = re.compile(r"[a-z0-9]{1,16}")
MOST = 1000  # games of a guest

games = msgspec.json.Decoder(PrintedGame)


async def count_game(request: Request) -> Response:
    """A printed game counts; the series with it. Told again it stays one game."""
    sheet = sheet_in(request)
    try:
        game = games.decode(await body_of(request))
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise Refusal(400, "broken-message", str(problem)) from None
    try:
        finished = game.finished.astimezone(UTC).isoformat(timespec="milliseconds")
    except OverflowError:
        raise Refusal(422, "illegal", "a game is finished between the years 1 and 9999") from None
    spend(request, "keep")
    ledger, who = request.app.state.ledger, guest(request)
    row = {
        "handicap": game.handicap,
        "points": game.points,
        "tom": game.tom,
        "finished": min(finished, max(now(), await ledger.begun(who))),
    }
    if not await ledger.count_printed(who, sheet, row, MOST):
        raise Refusal(413, "too-large", f"a series has at most {MOST} printed games")
    return answer(await series_of(ledger, who))


async def take_out_game(request: Request) -> Response:
    """A printed game does not count any more; the series without it."""
    sheet, who = sheet_in(request), guest(request)
    await request.app.state.ledger.take_out_printed(who, sheet)
    return answer(await series_of(request.app.state.ledger, who))


def sheet_in(request: Request) -> str:
    """The sheet that the address of a request names, which a page of this host has sent."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    sheet: str = request.path_params["sheet"]
    if not SHEET.fullmatch(sheet):
        raise Refusal(422, "illegal", "a sheet is named with 1 to 16 small letters and digits")
    return sheet

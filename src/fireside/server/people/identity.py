"""Who is asking: the cookie of a guest, the secret of a seat, and where a request comes from."""

import hashlib
import re
import secrets

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fireside.core.state import NOBODY
from fireside.server.people.allowance import Visitor
from fireside.server.store.tables import Store
from fireside.server.web.site import household_of

COOKIE = "fireside"
YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 random bytes
BEARER = "Bearer "


def new_secret() -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(32)


def fingerprint(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def guest_of(connection: HTTPConnection) -> str | None:
    """The fingerprint of the guest's cookie; none for programs that came without."""
    token: str | None = connection.scope.get("guest")
    return fingerprint(token) if token else None


def guest(connection: HTTPConnection) -> str:
    """Whoever asks; programs without a cookie get one with the answer."""
    who = guest_of(connection)
    assert who is not None
    return who


def bearer_of(connection: HTTPConnection) -> str | None:
    """The fingerprint of the secret that a program sends."""
    header = connection.headers.get("authorization", "")
    return fingerprint(header.removeprefix(BEARER)) if header.startswith(BEARER) else None


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks, for what is counted."""
    address = household_of(connection)
    known = None if connection.scope["stranger"] else guest_of(connection)
    return Visitor(bearer_of(connection) or known or address, address)


async def seats_at(connection: HTTPConnection, store: Store, table: str) -> list[int] | None:
    """The seats that whoever asks decides for at a table; none for somebody who only looks on,
    None for somebody who may not even do that."""
    found: list[int] = []
    bearer = bearer_of(connection)
    if bearer is not None:
        access = await store.access(bearer)
        if access is not None and access.table == table and not access.spent:
            found = [access.seat]
    else:
        guest = guest_of(connection)
        found = [] if guest is None else await store.claims_of(guest, table)
    return [seat for seat in found if seat != NOBODY] if found else None


def is_opener(connection: HTTPConnection, opener: str | None) -> bool:
    """Whether the guest who opened a table asks; whoever sends the secret of a seat is no guest."""
    return bearer_of(connection) is None and opener is not None and guest_of(connection) == opener


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether a page of this very server asks, or no page at all."""
    own: bool = connection.app.state.settings.site.is_own(connection)
    return own


class Guests:
    """Gives every visitor a cookie: middleware around the whole server."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        token = connection.cookies.get(COOKIE, "")
        known = TOKEN.fullmatch(token) is not None
        scope["stranger"] = not known
        if scope["type"] == "websocket":
            scope["guest"] = token if known else None
            await self.app(scope, receive, send)
            return
        scope["guest"] = token if known else new_secret()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if not known or headers.get("content-type", "").startswith("text/html"):
                    headers.append("set-cookie", cookie(scope["guest"], scope["scheme"]))
            await send(message)

        await self.app(scope, receive, send_with_cookie)


def cookie(token: str, scheme: str) -> str:
    """The header that sets the cookie, or makes it last another year."""
    secure = "; Secure" if scheme == "https" else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

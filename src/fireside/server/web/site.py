"""Where the server is: the address that people know it by and the proxies that speak for them. What
depends on that is decided here: which hosts it answers to, which pages may ask, over which scheme
they came, and how near to each other visitors are."""

import ipaddress
import logging
import socket
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

ON_THIS_MACHINE = ("127.0.0.1", "::1")
USUAL_PORTS = {"http": 80, "https": 443}
SECURE = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
MISDIRECTED = 421
HOUSEHOLD = 64  # bits of an IPv6 address that are the same for one household

FORWARDED = "x-forwarded-for"

Address = tuple[str, str, int]  # scheme, host, port

log = logging.getLogger(__name__)


class SiteError(ValueError):
    """An address or a proxy that cannot be one; the message says why."""


@dataclass(frozen=True)
class Site:
    """Without a public address the server answers to this machine's own names and to any address
    in numbers: a page elsewhere that has its own name lead here gets nothing."""

    public_url: str = ""
    proxies: tuple[str, ...] = ()  # addresses and networks that tell for whom they ask

    def __post_init__(self) -> None:
        if self.public_url and self.public is None:
            raise SiteError("the public address is one like https://fireside.example.org")
        for proxy in self.proxies:
            try:
                ipaddress.ip_network(proxy)
            except ValueError:
                raise SiteError(f"'{proxy[:60]}' is no address and no network") from None

    @property
    def public(self) -> Address | None:
        """The public address, taken apart."""
        try:
            parts = urlsplit(self.public_url)
            return None if parts.path.strip("/") or parts.query else address_of(parts)
        except ValueError:
            return None

    def trusted(self) -> list[str]:
        """The proxies that are believed. Whoever names a public address and no proxy has one on
        this machine, or none."""
        if self.public_url and not self.proxies:
            return [*ON_THIS_MACHINE]
        return [*self.proxies]

    def trusts(self, address: str) -> bool:
        """Whether an address is that of a proxy which is believed."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in ipaddress.ip_network(proxy) for proxy in self.trusted())

    def whole(self, path: str) -> str:
        """A link as it is sent to others: with the public address, where there is one."""
        return self.public_url + path

    def answers_to(self, host: str) -> bool:
        """Whether a request for a host is meant for this server."""
        try:
            parts = urlsplit(f"//{host}")
            name = parts.hostname if parts.netloc == host and parts.port != 0 else None
        except ValueError:
            return False
        if not name:
            return False
        own = socket.gethostname().lower().split(".")[0]
        public = self.public
        known = {"localhost", own, f"{own}.local", *([public[1]] if public else [])}
        return name in known or is_number(name)

    def scheme_of(self, scope: Scope) -> str:
        """The scheme that a request came over, http or https."""
        host = Headers(scope=scope).get("host", "")
        public = self.public
        if public is not None and address_in(f"{public[0]}://{host}") == public:
            return public[0]
        return SECURE[scope["scheme"]]

    def is_own(self, connection: HTTPConnection) -> bool:
        """Whether a page of this very server asks, or no page at all."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        asking = address_in(origin)
        here = f"{self.scheme_of(connection.scope)}://{connection.headers.get('host', '')}"
        return asking is not None and asking in (address_in(here), self.public)


def address_in(url: str) -> Address | None:
    """An address taken apart, if it is one."""
    try:
        return address_of(urlsplit(url))
    except ValueError:
        return None


def address_of(parts: SplitResult) -> Address | None:
    """Scheme, host and port, the usual one where none is named."""
    if parts.scheme not in USUAL_PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, parts.port or USUAL_PORTS[parts.scheme]


def is_number(name: str) -> bool:
    """Whether a host is an address in numbers."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def household_of(connection: HTTPConnection) -> str:
    """The address that somebody asks from, as far as it tells one household from another."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))


class Front:
    """What every request passes first: proxies say for whom they ask, and nothing is told to
    whoever asks for another host."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._site = site
        self._app = app
        self._believing = ProxyHeadersMiddleware(self._answer, site.trusted())  # type: ignore[arg-type]
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not self._warned:
            self._warn(scope)
        await self._believing(scope, receive, send)  # type: ignore[arg-type]

    def _warn(self, scope: Scope) -> None:
        """Say once that there is a proxy which nobody has named."""
        peer = scope["client"][0] if scope.get("client") else ""
        if FORWARDED in Headers(scope=scope) and peer not in self._believing.trusted_hosts:
            self._warned = True
            log.warning("%s asks for others and is not believed: name it with --proxy", peer)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if self._site.answers_to(host):
            secure = self._site.scheme_of(scope) == "https"
            plain = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = f"{plain}s" if secure else plain
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await NOT_HERE(scope, receive, send)


NOT_HERE = PlainTextResponse(
    "This Fireside does not know itself by that name. Whoever runs it can say under which one it "
    "is found: fireside serve --public-url http://NAME",
    MISDIRECTED,
)

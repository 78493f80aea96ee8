"""How others reach this server: over the network that its machine is in, if it listens there."""

import errno
import ipaddress
import socket
from collections.abc import Awaitable, Callable

SOMEWHERE = ("192.0.2.1", 9)  # kept for documentation: nobody is there, and nothing is sent
HERE = "127.0.0.1"
USUAL_PORT = 8000
EVERYWHERE = ("0.0.0.0", "::", "")

Accept = Callable[[socket.socket], Awaitable[None]]


class NetworkError(Exception):
    """Why the network cannot be listened to, in one line."""


class NoNetwork(NetworkError):
    """There is none."""


def address_here() -> str:
    """This machine's address in its network, or nothing where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)  # the system says which way it would go
            found = asking.getsockname()[0]
        except OSError:
            return ""
    return found if may_be_reached(found) else ""


def may_be_reached(host: str) -> bool:
    """Whether an address leads others here."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host != "localhost"
    return not address.is_loopback and not address.is_unspecified


class Network:
    """Where the server listens, and whether whoever sits at its machine may open it to others."""

    def __init__(
        self, host: str, port: int, may_open: bool = False, here: Callable[[], str] = address_here
    ) -> None:
        self.port = port
        self.may_open = may_open
        self.accept: Accept | None = None  # how another socket is listened to, once there is a way
        self._here = here
        self._everywhere = host in EVERYWHERE
        self._others = host if may_be_reached(host) else ""

    def address(self) -> str:
        """The address at which others find this server now, or nothing."""
        found = self._here() if self._everywhere else self._others
        host = f"[{found}]" if ":" in found else found
        return f"http://{host}:{self.port}" if host else ""

    async def open(self) -> None:
        """Let others in who are in the same network."""
        if self.address() or not self.may_open or self.accept is None:
            return
        here = self._here()
        if not here:
            raise NoNetwork("this machine is in no network")
        try:
            await self.accept(socket.create_server((here, self.port), backlog=2048))
        except OSError as problem:
            reason = "somebody else has the port" if problem.errno == errno.EADDRINUSE else problem
            raise NetworkError(f"{here}:{self.port}: {reason}") from None
        self._others = here

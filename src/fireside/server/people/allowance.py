"""How much one may ask for: rates by guest, by address and by table, and how much may be open at
once. An address may be a household or a club, so it is allowed much more than a guest."""

import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

GUEST, ADDRESS, TABLE = "guest", "address", "table"
REST = 1.0  # seconds that somebody who sends too much is not listened to


@dataclass(frozen=True)
class Visitor:
    """Somebody who asks: a guest by their cookie or the secret of a seat, and where from. Programs
    that come without either are one guest for each address."""

    guest: str
    address: str


@dataclass(frozen=True)
class Limits:
    """The figures. `rates` has, by what is asked for, how often a guest, an address and a table may
    do it; what is not named is free."""

    rates: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    lines: Mapping[str, int] = field(default_factory=dict)  # sockets open at once
    rooms: int = 100_000  # tables in memory
    connections: int = 10_000  # whatever is open, if the system allows as much
    connections_each: int = 10_000  # for an address that is no proxy
    patience: float = 30.0  # seconds that a request may take to arrive, and an answer to be read


USUAL = Limits(
    rates={
        "ask": {GUEST: "600/minute", ADDRESS: "6000/minute"},
        "come": {GUEST: "60/minute", ADDRESS: "600/minute"},
        "say": {GUEST: "100/5 second", TABLE: "300/5 second", ADDRESS: "2000/5 second"},
        "open": {GUEST: "20/minute; 120/hour", ADDRESS: "60/minute; 600/hour"},
        "deal": {ADDRESS: "20/day"},
        "edition": {GUEST: "6/hour; 20/day", ADDRESS: "30/hour; 100/day"},
        "keep": {GUEST: "120/minute", ADDRESS: "600/minute; 6000/hour"},
        "link": {GUEST: "20/minute; 200/hour", ADDRESS: "120/minute; 1200/hour"},
        "look back": {GUEST: "240/minute", ADDRESS: "1200/minute"},
        "hint": {GUEST: "40/minute", ADDRESS: "200/minute"},
        "review": {GUEST: "10/hour", ADDRESS: "60/hour"},
    },
    lines={GUEST: 20, TABLE: 100, ADDRESS: 200},
    rooms=2_000,
    connections=5_000,
    connections_each=500,
)
UNLIMITED = Limits()


class TooMuch(Exception):
    """More than is allowed; the reason is a word of the protocol."""

    def __init__(self, reason: str, seconds: float = 1.0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seconds = max(1, math.ceil(seconds))  # until asking again may help


class Allowance:
    """What has been asked for of late, and what is open."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._rates: dict[str, list[tuple[str, list[RateLimitItem]]]] = {
            deed: [(whose, parse_many(rate)) for whose, rate in rates.items()]
            for deed, rates in limits.rates.items()
        }
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._open: Counter[tuple[str, str]] = Counter()

    def spend(self, deed: str, visitor: Visitor, table: str = "") -> None:
        """Somebody does something; TooMuch where that is too often, and then nothing is counted:
        a guest who may not do it any more takes nothing from their household, and guests who are
        thrown away leave nothing to be remembered."""
        names = {GUEST: visitor.guest, ADDRESS: visitor.address, TABLE: table}
        counted = [
            (rate, (deed, whose, names[whose]))
            for whose, rates in self._rates.get(deed, [])
            for rate in rates
        ]
        for rate, name in counted:
            if not self._limiter.test(rate, *name):
                again = self._limiter.get_window_stats(rate, *name).reset_time
                raise TooMuch("slow-down", again - time.time())
        for rate, name in counted:
            self._limiter.hit(rate, *name)

    @contextmanager
    def line(self, visitor: Visitor, table: str) -> Iterator[None]:
        """A socket that is open for a while; TooMuch where there are too many."""
        names = [(GUEST, visitor.guest), (ADDRESS, visitor.address), (TABLE, table)]
        for name in names:
            most = self.limits.lines.get(name[0])
            if most is not None and self._open[name] >= most:
                raise TooMuch("too-many")
        self._open.update(names)
        try:
            yield
        finally:
            self._open.subtract(names)
            for name in names:
                if not self._open[name]:
                    del self._open[name]

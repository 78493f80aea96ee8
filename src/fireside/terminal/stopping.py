"""Being stopped from outside: a closed terminal or a polite kill end a game like Ctrl-C does."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# Windows knows neither a hangup nor much of the rest.
SIGNALS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


class Stopped(Exception):
    """A signal asked the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(f"stopped by signal {number}")
        self.status = 128 + number


@contextmanager
def heeding_signals() -> Iterator[None]:
    """Let signals raise Stopped instead of ending the program at once."""
    before = {number: signal.signal(number, _stop) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let no signal come between, while the last things are put away."""
    numbers = [*SIGNALS, signal.SIGINT]
    before = {number: signal.signal(number, signal.SIG_IGN) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stopped(number)

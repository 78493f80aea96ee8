"""Asking on a terminal, so that Ctrl-C is heeded whenever it comes.

Python's own `input` misses a signal that arrives after the prompt is shown and before the reading
begins: the program then seems to ignore Ctrl-C until Enter is pressed.
"""

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def ask(prompt: str) -> str:
    """Show a prompt and read a line; EOFError at the end of input."""
    print(prompt, end="", flush=True)
    if hasattr(signal, "set_wakeup_fd") and os.name == "posix":
        _wait_for_line()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def _wait_for_line() -> None:
    """Return once a line can be read; a signal ends the waiting, and its handler runs then."""
    with _signals_waking() as woken:
        while True:
            ready, _, _ = select.select([sys.stdin, woken], [], [])
            if woken in ready:
                os.read(woken, 64)
            if sys.stdin in ready:
                return


@contextmanager
def _signals_waking() -> Iterator[int]:
    """A file descriptor that becomes readable when a signal arrives."""
    woken, waker = os.pipe()
    os.set_blocking(waker, False)
    before = signal.set_wakeup_fd(waker)
    try:
        yield woken
    finally:
        signal.set_wakeup_fd(before)
        os.close(woken)
        os.close(waker)

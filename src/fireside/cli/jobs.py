"""Work spread over processes. What comes out does not depend on how many there are."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def spread(
    work: Callable[[Piece], Result], pieces: list[Piece], jobs: int
) -> Iterator[tuple[Piece, Result]]:
    """Each piece with what the work makes of it, in the order of the pieces. The work and its
    pieces must be such that another process can be given them."""
    workers = min(jobs, len(pieces))
    if workers == 1:
        for piece in pieces:
            yield piece, work(piece)
        return
    with multiprocessing.Pool(workers, _leave_interrupts_to_the_parent) as pool:
        yield from zip(pieces, pool.imap(work, pieces), strict=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def parts(first: int, count: int, size: int) -> list[range]:
    """The numbers from `first`, so many of them, in ranges of at most `size`."""
    end = first + count
    return [range(start, min(start + size, end)) for start in range(first, end, size)]

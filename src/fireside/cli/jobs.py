"""Work spread over processes. What comes out does not depend on how many there are, nor on one that
is killed: its piece is done again by another."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing.connection import wait
from typing import Generic

from fireside.terminal.errors import FAILED, CommandError
from fireside.workers import Piece, Result, Worker, WorkerLost

MOST_TRIES = 3  # of one piece


def spread(
    work: Callable[[Piece], Result], pieces: list[Piece], jobs: int
) -> Iterator[tuple[Piece, Result]]:
    """Each piece with what the work makes of it, in the order of the pieces. The work and its
    pieces must be such that another process can be given them, and do them a second time."""
    workers = min(jobs, len(pieces))
    if workers == 1:
        for piece in pieces:
            yield piece, work(piece)
        return
    early: dict[int, Result | Exception] = {}
    place = 0
    with closing(_Crew(work, pieces, workers)) as crew:
        while place < len(pieces):
            early.update(crew.finished())
            while place in early:
                outcome = early.pop(place)
                if isinstance(outcome, Exception):
                    raise outcome
                yield pieces[place], outcome
                place += 1


class _Member(Worker[Piece, Result]):
    """A worker, and the place of the piece that it is at."""

    place = -1


class _Crew(Generic[Piece, Result]):
    """The workers, and the places of the pieces that wait for one."""

    def __init__(self, work: Callable[[Piece], Result], pieces: list[Piece], workers: int) -> None:
        self.work = work
        self.pieces = pieces
        self.waiting = deque(range(len(pieces)))
        self.tries = [0] * len(pieces)
        self.busy: list[_Member[Piece, Result]] = []
        for _ in range(workers):
            self.employ(_Member(work))

    def employ(self, worker: _Member[Piece, Result]) -> None:
        """Give a worker the next piece, if one waits."""
        if not self.waiting:
            worker.dismiss()
            return
        worker.place = self.waiting.popleft()
        self.tries[worker.place] += 1
        self.busy.append(worker)
        worker.give(self.pieces[worker.place])

    def finished(self) -> Iterator[tuple[int, Result | Exception]]:
        """The places of pieces with what came of them, as soon as there are some."""
        ready = wait([worker.line for worker in self.busy])
        for worker in [worker for worker in self.busy if worker.line in ready]:
            self.busy.remove(worker)
            try:
                yield worker.place, worker.take()
            except WorkerLost:
                worker = self.replaced(worker)
            self.employ(worker)

    def replaced(self, worker: _Member[Piece, Result]) -> _Member[Piece, Result]:
        """Another one for a worker that was killed, whose piece is the next to be done."""
        worker.dismiss()
        if self.tries[worker.place] == MOST_TRIES:
            raise CommandError(
                f"{MOST_TRIES} processes were killed at the same piece of work, the last with exit "
                f"status {worker.process.exitcode}; is there memory for as many --jobs?",
                FAILED,
            )
        self.waiting.appendleft(worker.place)
        return _Member(self.work)

    def close(self) -> None:
        """End whatever is still at work."""
        for worker in self.busy:
            worker.dismiss()


def parts(first: int, count: int, size: int) -> list[range]:
    """The numbers from `first`, so many of them, in ranges of at most `size`."""
    end = first + count
    return [range(start, min(start + size, end)) for start in range(first, end, size)]

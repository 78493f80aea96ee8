"""Processes that do one piece of work after the other. Any of them may be killed at any time."""

import multiprocessing
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import DefaultContext, SpawnContext
from typing import Generic, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class WorkerLost(Exception):
    """A process has ended before its piece was done."""


class Worker(Generic[Piece, Result]):
    """A process and the line to it. There is nothing else between the two: no lock that a killed
    process might hold, and nothing that the system would have to be asked to remove."""

    def __init__(
        self,
        work: Callable[[Piece], Result],
        context: DefaultContext | SpawnContext | None = None,
    ) -> None:
        context = context or multiprocessing.get_context()
        self.line, theirs = context.Pipe()
        ends = (theirs, self.line)
        self.process = context.Process(target=_do_pieces, args=(work, *ends), daemon=True)
        self.process.start()
        theirs.close()  # so that the line ends when the process does

    def give(self, piece: Piece) -> None:
        """The next piece; the one before has been taken."""
        with suppress(ConnectionError):  # one that was killed meanwhile is found by `take`
            self.line.send(piece)

    def take(self) -> Result | Exception:
        """What came of the piece, once it is done."""
        try:
            outcome: Result | Exception = self.line.recv()
        except (EOFError, OSError):  # nothing more comes, perhaps in the middle of an outcome
            raise WorkerLost from None
        return outcome

    def dismiss(self) -> None:
        """End the process, whatever it is at."""
        self.process.kill()
        self.process.join()
        self.line.close()


def _do_pieces(
    work: Callable[[Piece], Result],
    line: "Connection[object, Piece]",
    other_end: "Connection[Piece, object]",
) -> None:
    """What a worker does, until the line ends because nobody is left at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are for the parent
    other_end.close()  # the parent's: held open here as well, it would outlive the parent
    with suppress(EOFError, ConnectionError):
        while True:
            piece = line.recv()
            try:
                outcome: Result | Exception = work(piece)
            except Exception as problem:
                problem.add_note(traceback.format_exc())
                outcome = problem
            line.send(outcome)

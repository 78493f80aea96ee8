"""A few processes for work that would hold everybody up, and the queue before them.

Compiled rules keep the interpreter to themselves while they run, so that a thread would be no help.
A process that takes too long, or that somebody kills, is replaced; the others go on.
"""

import asyncio
import heapq
import logging
import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from fireside.workers import Worker, WorkerLost

MOST_TRIES = 3  # of one errand whose processes are killed
LONGEST_START = 60.0  # seconds until a process is there

Result = TypeVar("Result")
Task = tuple[Callable[..., Any], tuple[object, ...]]  # a function, and what it is given

log = logging.getLogger(__name__)


class NotDone(Exception):
    """The work failed, took too long, or every process that had it was killed."""


class Crowded(NotDone):
    """Too many errands of this rank wait already."""


class TookTooLong(Exception):
    """A process was not done in time."""


@dataclass(order=True)
class Errand:
    """Work that waits: the lowest rank goes first, of equal ones the earliest."""

    rank: int
    number: int
    task: Task = field(compare=False)
    longest: float = field(compare=False)  # seconds of work; waiting is not counted
    begun: asyncio.Event = field(compare=False)
    done: "asyncio.Future[Any]" = field(compare=False)


class Pool:
    """Processes that start when they are first needed, at most so many, and take what waits by
    rank. `room` says for a rank how many errands may wait; others are bounded by who sends them.
    Each process first gets ready: what the function's module imports is loaded by then, too."""

    def __init__(self, most: int, room: Mapping[int, int], get_ready: Callable[[], object]) -> None:
        self.most = most
        self._room = room
        self._get_ready = get_ready
        self._numbers = count()
        self._waiting: list[Errand] = []
        self._working: set[asyncio.Task[None]] = set()
        self._idle: list[Worker[Task, Any]] = []
        self._alive: set[Worker[Task, Any]] = set()
        self._threads = ThreadPoolExecutor(most, "pool")  # each waits for a process
        self._closed = False

    async def do(
        self,
        rank: int,
        longest: float,
        work: Callable[..., Result],
        *matter: object,
        begun: asyncio.Event | None = None,
    ) -> Result:
        """What the work makes of its matter in a process, within so many seconds once it has begun,
        which is told; NotDone where it makes nothing of it, Crowded where there is no room to
        wait."""
        if self._closed:
            raise NotDone
        same = sum(errand.rank == rank for errand in self._waiting)
        if same >= self._room.get(rank, same + 1):
            raise Crowded
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        number = next(self._numbers)
        errand = Errand(rank, number, (work, matter), longest, begun or asyncio.Event(), done)
        heapq.heappush(self._waiting, errand)
        self._go_on()
        try:
            return await done
        finally:
            if errand in self._waiting:  # nobody wants it any more
                self._waiting.remove(errand)
                heapq.heapify(self._waiting)

    def waiting(self) -> int:
        """How many errands no process is free for."""
        return len(self._waiting)

    async def close(self) -> None:
        """End the processes, whatever they are at."""
        self._closed = True
        for errand in self._waiting:
            errand.done.cancel()
        self._waiting.clear()
        for worker in [*self._alive]:
            worker.process.kill()
        await asyncio.gather(*self._working)
        for worker in [*self._alive]:
            self._dismiss(worker)
        self._threads.shutdown()

    def _go_on(self) -> None:
        while self._waiting and len(self._working) < self.most:
            working = asyncio.create_task(self._carry_out(heapq.heappop(self._waiting)))
            self._working.add(working)
            working.add_done_callback(self._worked)

    def _worked(self, working: "asyncio.Task[None]") -> None:
        self._working.discard(working)
        self._go_on()

    async def _carry_out(self, errand: Errand) -> None:
        """Have an errand done, and tell whoever waits for it."""
        errand.begun.set()
        loop = asyncio.get_running_loop()
        outcome: Any = NotDone("its processes were killed")
        for _ in range(MOST_TRIES):
            try:
                outcome = await loop.run_in_executor(self._threads, self._attempt, errand)
                break
            except WorkerLost:
                if self._closed:
                    break
                log.error("a process was killed at work; another does it again")
            except TookTooLong:
                outcome = NotDone(f"it took longer than {errand.longest} seconds")
                break
            except Exception as problem:  # no process can be had, or no sense made of its answer
                outcome = problem
                break
        if errand.done.done():
            return
        if not isinstance(outcome, Exception):
            errand.done.set_result(outcome)
            return
        if not self._closed:
            log.error("work was not done", exc_info=outcome)
        known = isinstance(outcome, NotDone)
        errand.done.set_exception(outcome if known else NotDone(repr(outcome)))

    # In a thread, one for each process

    def _attempt(self, errand: Errand) -> Any:
        """Have an errand done by a process. One that is not fit for another errand ends."""
        try:
            worker = self._idle.pop()
        except IndexError:  # not looked up before: another thread might take it meanwhile
            worker = self._begin()
        try:
            outcome = answer(worker, errand.task, errand.longest)
        except BaseException:
            self._dismiss(worker)
            raise
        self._idle.append(worker)
        return outcome

    def _begin(self) -> Worker[Task, Any]:
        """Another process, ready to work."""
        worker: Worker[Task, Any] = Worker(carry_out, multiprocessing.get_context("spawn"))
        self._alive.add(worker)
        try:
            if self._closed:
                raise WorkerLost
            answer(worker, (self._get_ready, ()), LONGEST_START)
        except BaseException:
            self._dismiss(worker)
            raise
        return worker

    def _dismiss(self, worker: Worker[Task, Any]) -> None:
        worker.dismiss()
        self._alive.discard(worker)


def answer(worker: Worker[Task, Any], task: Task, longest: float) -> Any:
    """What a process makes of a task within so many seconds."""
    worker.give(task)
    if not worker.line.poll(longest):
        raise TookTooLong
    return worker.take()


# In a process


def carry_out(task: Task) -> Any:
    """Do what an errand asks."""
    work, matter = task
    return work(*matter)

"""Work in a few processes: in which order, how long, and what happens to those that are killed."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from fireside.server.thinking.pool import MOST_TRIES, Crowded, NotDone, Pool

LONG = 20.0  # seconds that nothing takes, unless something is broken


def note(path: Path, word: str) -> str:
    """Write a word down; it comes back with the number of the process."""
    with path.open("a") as file:
        file.write(f"{word}\n")
    return f"{word} {os.getpid()}"


def wait_for(path: Path) -> int:
    """Wait until something is written down; the number of the process."""
    while not path.exists():
        time.sleep(0.002)
    return os.getpid()


def announced(mine: Path, theirs: Path) -> int:
    """Say the number of the process, then wait."""
    mine.write_text(str(os.getpid()))
    return wait_for(theirs)


def killed_at_first(mark: Path) -> int:
    """The work of a process that is killed, and of another."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def killed(mark: Path) -> None:
    note(mark, "killed")
    os.kill(os.getpid(), signal.SIGKILL)


def for_ever() -> None:
    while True:
        pass


def with_pool(work: Callable[[Pool], Awaitable[None]], most: int, **room: int) -> None:
    async def go() -> None:
        pool = Pool(most, {int(rank[1:]): count for rank, count in room.items()}, os.getpid)
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(go())


def test_what_has_the_lower_rank_goes_first(tmp_path: Path) -> None:
    done, gate = tmp_path / "done", tmp_path / "gate"

    async def work(pool: Pool) -> None:
        first = asyncio.create_task(pool.do(3, LONG, wait_for, gate))
        await asyncio.sleep(0)
        others = [
            asyncio.create_task(pool.do(rank, LONG, note, done, word))
            for rank, word in [(3, "review"), (2, "hint"), (1, "game"), (3, "late"), (1, "other")]
        ]
        await asyncio.sleep(0)
        assert pool.waiting() == 5
        gate.touch()
        await asyncio.gather(first, *others)
        assert done.read_text().split() == ["game", "other", "hint", "review", "late"]

    with_pool(work, 1)


def test_only_work_is_timed(tmp_path: Path) -> None:
    """What waits longer than it may work is done all the same."""

    async def work(pool: Pool) -> None:
        await pool.do(1, LONG, os.getpid)
        tasks = [pool.do(1, 1.0, time.sleep, 0.4) for _ in range(4)]
        await asyncio.gather(*tasks)

    with_pool(work, 1)


def test_what_takes_too_long_is_ended_alone(tmp_path: Path) -> None:
    mine, gate = tmp_path / "mine", tmp_path / "gate"

    async def work(pool: Pool) -> None:
        other = asyncio.create_task(pool.do(1, LONG, announced, mine, gate))
        await asyncio.to_thread(wait_for, mine)
        with pytest.raises(NotDone, match="longer than"):
            await pool.do(1, 0.2, for_ever)
        assert len(children()) == 1
        gate.touch()
        assert await other == int(mine.read_text())
        await pool.do(1, LONG, os.getpid)

    with_pool(work, 2)


def test_a_killed_process_costs_only_its_own_work_which_is_done_again(tmp_path: Path) -> None:
    mine, gate = tmp_path / "mine", tmp_path / "gate"

    async def work(pool: Pool) -> None:
        one = asyncio.create_task(pool.do(1, LONG, announced, mine, gate))
        await asyncio.to_thread(wait_for, mine)
        other = await pool.do(1, LONG, killed_at_first, tmp_path / "mark")
        gate.touch()
        stayed = await one
        assert {other, stayed} <= children()
        for process in children():
            os.kill(process, signal.SIGKILL)
        again = await asyncio.gather(*[pool.do(1, LONG, os.getpid) for _ in range(2)])
        assert not {other, stayed} & {*again}

    with_pool(work, 2)


def test_work_that_kills_every_process_is_given_up(tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def work(pool: Pool) -> None:
        with pytest.raises(NotDone):
            await pool.do(1, LONG, killed, mark)
        assert len(mark.read_text().split()) == MOST_TRIES
        with pytest.raises(NotDone, match="ZeroDivisionError"):
            await pool.do(1, LONG, divmod, 1, 0)
        assert await pool.do(1, LONG, divmod, 7, 2) == (3, 1)

    with_pool(work, 1)


def test_no_more_processes_than_were_set_and_no_longer_queue(tmp_path: Path) -> None:
    async def work(pool: Pool) -> None:
        tasks = [asyncio.create_task(pool.do(1, LONG, os.getpid)) for _ in range(30)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await pool.do(1, LONG, os.getpid)
        assert await pool.do(2, LONG, os.getpid) in {*await asyncio.gather(*tasks)}
        assert len(children()) <= 3

    with_pool(work, 3, _1=27)


class Snatched(list[Any]):
    """Processes with nothing to do, which another thread takes at the very last moment."""

    def pop(self, *_: Any) -> Any:
        self.clear()
        return super().pop()


def test_a_process_that_another_thread_has_taken_is_not_missed() -> None:
    async def work(pool: Pool) -> None:
        pool._idle = Snatched()
        assert await pool.do(1, LONG, os.getpid) != await pool.do(1, LONG, os.getpid)

    with_pool(work, 1)


def test_nobody_works_for_whoever_has_gone(tmp_path: Path) -> None:
    done, gate = tmp_path / "done", tmp_path / "gate"

    async def work(pool: Pool) -> None:
        first = asyncio.create_task(pool.do(1, LONG, wait_for, gate))
        await asyncio.sleep(0)
        gone = asyncio.create_task(pool.do(1, LONG, note, done, "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        gate.touch()
        await first
        await pool.do(1, LONG, note, done, "here")
        assert done.read_text().split() == ["here"]

    with_pool(work, 1)


def test_closing_ends_work_that_would_never_end(tmp_path: Path) -> None:
    mine, never = tmp_path / "mine", tmp_path / "never"

    async def work(pool: Pool) -> None:
        endless = asyncio.create_task(pool.do(1, LONG, announced, mine, never))
        await asyncio.to_thread(wait_for, mine)
        waiting = asyncio.create_task(pool.do(1, LONG, os.getpid))
        await asyncio.sleep(0)
        await pool.close()
        assert not children()
        await asyncio.wait([endless, waiting])
        assert isinstance(endless.exception(), NotDone)
        assert waiting.cancelled()

    with_pool(work, 1)


def children(parent: int | None = None) -> set[int]:
    """The workers that a process has started, this one if not said."""
    found = set()
    for task in Path(f"/proc/{parent or os.getpid()}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            for process in (task / "children").read_text().split():
                command = Path(f"/proc/{process}/cmdline").read_bytes()
                if b"spawn_main" in command:
                    found.add(int(process))
    return found

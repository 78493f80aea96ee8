"""Work in processes some of which are killed, as a machine without memory kills them."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from fireside.bonfire import checks
from fireside.bonfire.counts import BonfireCounts
from fireside.cli import train
from fireside.cli.jobs import MOST_TRIES, spread
from fireside.cli.soak.checking import Checks
from fireside.terminal.errors import FAILED, CommandError
from fireside.workers import Worker, WorkerLost
from tests.cli.command import RUN, fireside, fireside_process

MATCH = ["arena", "bonfire", "random", "spark", "--games", "30", "--jobs", "2", "--json"]


@pytest.fixture(autouse=True)
def not_for_ever() -> Iterator[None]:
    """A command that waits for a dead process fails instead of standing still."""

    def give_up(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(100)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def killed(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def killed_once_at(fatal: int, mark: Path, piece: int) -> int:
    if piece == fatal and not mark.exists():
        mark.touch()
        killed()
    return piece * piece


def killed_at(fatal: int, mark: Path, piece: int) -> int:
    if piece == fatal:
        mark.open("a").write("killed\n")
        killed()
    return piece * piece


@pytest.mark.parametrize("fatal", [0, 5, 11])
@pytest.mark.parametrize("jobs", [2, 3, 20])
def test_the_piece_of_a_killed_process_is_done_again(fatal: int, jobs: int, tmp_path: Path) -> None:
    work = partial(killed_once_at, fatal, tmp_path / "mark")
    done = list(spread(work, list(range(12)), jobs))
    assert done == [(piece, piece * piece) for piece in range(12)]
    assert (tmp_path / "mark").exists()


def test_a_piece_that_kills_every_process_ends_the_work(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with pytest.raises(CommandError, match=r"3 processes were killed .* status -9; is there mem"):
        list(spread(partial(killed_at, 4, mark), list(range(12)), 2))
    assert len(mark.read_text().splitlines()) == MOST_TRIES


def much(_: int) -> bytes:
    return bytes(10_000_000)  # more than a line holds until somebody reads


def test_a_process_that_is_killed_while_it_answers_is_lost() -> None:
    worker = Worker(much)
    worker.give(1)
    with socket.socket(fileno=os.dup(worker.line.fileno())) as line:
        while len(line.recv(9, socket.MSG_PEEK)) < 9:  # more than how long the answer will be
            pass
    os.kill(worker.process.pid or 0, signal.SIGKILL)
    with pytest.raises(WorkerLost):
        worker.take()
    worker.dismiss()


SLEEPERS = """
import time
from fireside.workers import Worker
workers = [Worker(time.sleep) for _ in range(3)]
print(*[worker.process.pid for worker in workers], flush=True)
time.sleep(100)
"""


def test_processes_end_when_the_command_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SLEEPERS], stdout=subprocess.PIPE) as command:
        assert command.stdout is not None
        workers = [Path(f"/proc/{number}") for number in command.stdout.readline().decode().split()]
        assert all(worker.exists() for worker in workers)
        command.kill()
    while any(map(is_running, workers)):
        time.sleep(0.01)


def is_running(process: Path) -> bool:
    """Whether a process is there and has not ended; nobody may have asked what became of it."""
    try:
        return "\nState:\tZ" not in (process / "status").read_text()
    except OSError:
        return False


def test_what_goes_wrong_in_another_process_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        list(spread(partial(divmod, 6), [2, 1, 0, 3], 2))
    assert "work(piece)" in caught.value.__notes__[0]


def test_a_match_whose_process_is_killed_comes_out_the_same() -> None:
    untouched = json.loads(fireside_process(*MATCH).out)
    command = subprocess.Popen([sys.executable, "-c", RUN, *MATCH], stdout=subprocess.PIPE)
    with command:
        os.kill(first_child(command.pid), signal.SIGKILL)
        out, _ = command.communicate()
    assert command.returncode == 0
    report = json.loads(out)
    assert report["games"] == 30
    del report["timing"], untouched["timing"]
    assert report == untouched


def first_child(parent: int) -> int:
    """A process that another has started, once there is one."""
    while True:
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        if children:
            return int(children[0])
        time.sleep(0.001)


def test_the_soak_ends_where_its_processes_are_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "CHECKS", Checks(BonfireCounts, killed))
    answer = fireside("soak", "bonfire", "--players", 2, "--games", 60)
    assert (answer.status, answer.error.count("\n")) == (FAILED, 1)
    assert "processes were killed" in answer.error


def test_training_ends_where_its_processes_are_killed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(train, "play_part", killed)
    # It comes to its end before anything is learned, so any program may stand for the other Python.
    answer = fireside("train", "bonfire", "--keep", tmp_path, "--games", 200, "--python", "true")
    assert (answer.status, answer.error.count("\n")) == (FAILED, 1)
    assert "processes were killed" in answer.error

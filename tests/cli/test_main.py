"""The command itself: help, version, and bad input in one line."""

import subprocess
import sys

import pytest

from fireside.core.title import titles
from tests.cli.command import RUN, Answer, fireside, fireside_process

THERE_IS = f"there is {', '.join(titles())}"


def test_help_shows_what_there_is() -> None:
    answer = fireside("--help")
    assert answer.status == 0
    for command in ("play", "simulate", "record", "replay", "edition", "soak", "bench", "serve"):
        assert f"\n  {command} " in answer.out


def test_the_version_names_the_form() -> None:
    answer = fireside("--version")
    assert answer.status == 0
    assert answer.out.startswith("fireside 0.")
    assert answer.out.endswith((", native form\n", ", pure form\n"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "dance"),
        (["dance"], "commands are play, simulate"),
        (["--dance"], "--dance"),
        (["simulate"], "GAME"),
        (["simulate", "bonfier"], THERE_IS),
        (["simulate", "bonfire", "--players", "5"], "1 to 4 players"),
        (["simulate", "bonfire", "--players", "many"], "--players"),
        (["simulate", "bonfire", "--games", "0"], "greater than or equal to 1"),
        (["simulate", "bonfire", "--jobs", "0"], "--jobs"),
        (["simulate", "bonfire", "--handicap", "5"], "solo games only"),
        (["simulate", "bonfire", "--seed", "9" * 40], "--seed"),
        (["simulate", "bonfire", "--seed", "9" * 5000], "--seed"),
        (["simulate", "bonfire", "--edition", "nowhere.toml"], "nowhere.toml: "),
        (["simulate", "bonfire", "twice"], "twice"),
        (["simulate", "bonfire", "--scenario", "base"], "Bonfire has no option 'scenario'"),
        (["simulate", "dewan", "--players", "1"], "2 to 4 players"),
        (["simulate", "dewan", "--first-game"], "Dewan has no option 'first-game'"),
        (["simulate", "dewan", "--handicap", "5"], "Dewan has no option 'handicap'"),
        (
            ["simulate", "dewan", "--scenario", "flood"],
            "it has base, team, volcano, downpour, lake",
        ),
        (["simulate", "dewan", "--scenario", "team"], "the team scenario is for 4 players"),
        (["record", "dewan", "--handicap", "5"], "Dewan has no option 'handicap'; it has scenario"),
        (["record", "bonfire", "--bot", "genius"], "there is random"),
        (["record", "bonfire", "--players", "4", *["--bot", "random"] * 3], "name 1 or 4"),
        (["replay", "nowhere.fire"], "nowhere.fire: No such file"),
        (["replay", "."], "directory"),
        (["edition", "check", "nowhere.toml"], "nowhere.toml: "),
        (["edition"], "commands are check"),
        (["soak", "--players", "9"], "[1, 2, 3, 4]"),
        (["soak", "chess"], THERE_IS),
        (["soak", "dewan", "--players", "1"], "[2, 3, 4]"),
        (["soak", "bonfire", "--scenario", "base"], "there is none"),
        (["soak", "--scenario", "team", "--players", "3"], "there is base, volcano"),
        (["bench", "--seconds", "0"], "--seconds"),
    ],
)
def test_bad_input_gets_one_line(arguments: list[str], words: str) -> None:
    answer = fireside(*arguments)
    assert answer.is_bad_input(words), answer


@pytest.mark.parametrize(
    ("arguments", "not_needed"),
    [
        (["--version"], {"fireside.cli.play", "fireside.bots", "fireside.arena", "sqlalchemy"}),
        (["replay", "--help"], {"fireside.cli.play", "fireside.cli.bench.command", "sqlalchemy"}),
        (["--help"], {"sqlalchemy", "starlette", "uvicorn", "torch", "matplotlib"}),
    ],
)
def test_a_command_imports_what_it_needs(arguments: list[str], not_needed: set[str]) -> None:
    program = (
        "import sys; from fireside.cli.main import status_of; "
        f"status_of({arguments}); print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    imported = set(done.stderr.split())
    assert "fireside.cli.main" in imported
    assert not imported & not_needed


def test_the_exit_status_reaches_the_shell() -> None:
    assert fireside_process("--version").status == 0
    assert fireside_process("simulate", "bonfier").is_bad_input("there is bonfire")


def test_a_reader_may_stop_early() -> None:
    command = f'{sys.executable} -c "{RUN}" record bonfire | head -1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert Answer(done.returncode, done.stdout, done.stderr) == Answer(0, "fireside record 1\n", "")


@pytest.mark.parametrize("command", ["record bonfire", "--version"])
def test_a_full_disk_is_told(command: str) -> None:
    command = f'{sys.executable} -c "{RUN}" {command} > /dev/full'
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    answer = Answer(done.returncode, done.stdout, done.stderr)
    assert answer.is_bad_input("No space left on device")

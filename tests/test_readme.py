"""The README stays true: its commands run, its Python examples hold, its links lead somewhere."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[tuple[str, str]]:
    """Each command of the console blocks with what it prints."""
    found = []
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output.replace("<BLANKLINE>\n", "\n")))
    return found


def shell(command: str, folder: Path) -> str:
    """Run a command as a reader would, with this environment's `fireside` first on the path."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "FIRESIDE_DATA": str(folder), "COLUMNS": "100"}
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_the_console_examples_print_what_they_say(tmp_path: Path) -> None:
    checker = doctest.OutputChecker()
    assert len(commands()) >= 4
    for command, expected in commands():
        printed = shell(command, tmp_path)
        assert checker.check_output(expected, printed, FLAGS), f"$ {command}\n{printed}"


def test_the_python_examples_hold() -> None:
    for block in blocks("python"):
        test = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
        assert test.examples
        assert doctest.DocTestRunner(optionflags=FLAGS).run(test).failed == 0


@pytest.mark.parametrize("command", re.findall(r"^\| `(fireside [^`]*)`", README, re.MULTILINE))
def test_the_listed_commands_exist(command: str, tmp_path: Path) -> None:
    name = " ".join(word for word in command.split()[1:3] if word.islower())
    known = {"simulate bonfire": "simulate", "edition check": "edition check"}
    assert "Usage:" in shell(f"fireside {known.get(name, name.split()[0])} --help", tmp_path)


def test_the_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`?make (\w+)", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link

"""The documents stay true: commands run, Python examples hold, links lead somewhere.

Links on the site, anchors included, are checked by `scripts/build_docs.py --check`.
"""

import doctest
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from build_docs import pages, relinked

ROOT = Path(__file__).parent.parent
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PAGES = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "benchmarks/README.md"]
}
COMMAND = re.compile(r"`(fireside(?: [a-z]+){0,2})[^`]*`")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGES[page], re.DOTALL)


def pages_with(language: str) -> list[str]:
    return [page for page in PAGES if blocks(page, language)]


def commands(page: str) -> list[tuple[str, str]]:
    """Each command of the console blocks with what it prints."""
    parts = [part for block in blocks(page, "console") for part in block.split("$ ")[1:]]
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts)]


def shell(command: str, folder: Path) -> str:
    """Run a command as a reader would, with this environment's `fireside` first on the path."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "FIRESIDE_DATA": str(folder), "COLUMNS": "100"}
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_there_are_examples_of_both_sorts() -> None:
    assert "README.md" in pages_with("console")
    assert "README.md" in pages_with("python")


@pytest.mark.parametrize("page", pages_with("console"))
def test_the_console_examples_print_what_they_say(page: str, tmp_path: Path) -> None:
    checker = doctest.OutputChecker()
    for command, expected in commands(page):
        printed = shell(command, tmp_path)
        assert checker.check_output(expected, printed, FLAGS), f"$ {command}\n{printed}"


@pytest.mark.parametrize("page", pages_with("python"))
def test_the_python_examples_hold(page: str) -> None:
    for block in blocks(page, "python"):
        test = doctest.DocTestParser().get_doctest(block, {}, page, page, 0)
        assert test.examples
        assert doctest.DocTestRunner(optionflags=FLAGS).run(test).failed == 0


def test_the_commands_that_are_named_exist(tmp_path: Path) -> None:
    listed = shell("fireside --help", tmp_path)
    known = set(re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE))
    named = {
        words.split()[1] for page in PAGES for words in COMMAND.findall(PAGES[page]) if " " in words
    }
    assert len(known) >= 12
    assert named <= known


def test_the_modules_that_are_run_exist() -> None:
    named = {name for page in PAGES for name in re.findall(r"python -m ([\w.]+)", PAGES[page])}
    assert "benchmarks.start" in named
    assert [name for name in sorted(named) if find_spec(name) is None] == []


@pytest.mark.parametrize("page", PAGES)
def test_the_make_targets_exist(page: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"(?:`|^    )make ([a-z-]+)", PAGES[page], re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("page", PAGES)
def test_the_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)#:\s]+)[^):]*\)", PAGES[page]):
        assert (ROOT / page).parent.joinpath(link).exists(), link


def test_links_lead_on_the_site_where_they_lead_in_the_repository() -> None:
    def on_the_site(page: str, text: str) -> str:
        return relinked(ROOT / page, text, pages())

    assert on_the_site("README.md", "[a](docs/bots.md#hints)") == "[a](bots.md#hints)"
    assert on_the_site("docs/guide/play.md", "[a](../../README.md)") == "[a](../index.md)"
    picture = "![a](docs/pictures/training-dewan.svg)"
    assert on_the_site("README.md", picture) == "![a](pictures/training-dewan.svg)"
    assert on_the_site("README.md", "see [a bot](examples/bot.py).") == "see a bot."
    assert (
        on_the_site("README.md", "[a](https://example.org/b.md)") == "[a](https://example.org/b.md)"
    )
    with pytest.raises(SystemExit, match=r"README\.md: there is no docs/nowhere\.md"):
        on_the_site("README.md", "[a](docs/nowhere.md)")

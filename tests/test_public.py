"""The public names: all are there, say what they are, and cost nothing until asked for."""

import ast
import doctest
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import fireside
from fireside import public

SOURCE = Path(__file__).parents[1] / "src"


def test_the_package_alone_loads_nothing() -> None:
    script = "import sys, fireside; print(*(m for m in sys.modules if m.startswith('fireside.')))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("", "")


@pytest.mark.parametrize("name", public.__all__)
def test_every_name_is_there_and_says_what_it_is(name: str) -> None:
    thing = getattr(fireside, name)
    assert name in dir(fireside)
    assert isinstance(thing, int) or documented(thing)


def documented(thing: Any) -> str | None:
    """What a class or function says in its source: compiled ones have no docstring left."""
    source = SOURCE / f"{thing.__module__.replace('.', '/')}.py"
    parts = ast.walk(ast.parse(source.read_text(encoding="utf-8")))
    named = [part for part in parts if getattr(part, "name", None) == thing.__name__]
    assert isinstance(named[0], ast.ClassDef | ast.FunctionDef)
    return ast.get_docstring(named[0])


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'make_fire'"):
        fireside.make_fire  # noqa: B018
    with pytest.raises(ImportError):
        exec("from fireside import make_fire")


def test_rooms_are_imported_as_ever() -> None:
    script = "from fireside import table; from fireside.table import seats; print(table.__name__)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "fireside.table", done.stderr


def test_a_star_brings_them_all() -> None:
    found: dict[str, object] = {}
    exec("from fireside import *", found)
    assert set(public.__all__) <= set(found)


def test_the_example_of_the_package_holds() -> None:
    assert doctest.testmod(fireside).failed == 0

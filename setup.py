"""Builds the rules with mypyc where that is possible; everything else stands in pyproject.toml.

FIRESIDE_NATIVE says how: `auto` compiles and falls back to pure Python, `off` does not compile,
`require` fails where compiling fails.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

NATIVE = os.environ.get("FIRESIDE_NATIVE") or "auto"
if NATIVE not in ("auto", "off", "require"):
    sys.exit(f"FIRESIDE_NATIVE is {NATIVE!r}; allowed are auto, off and require")

PACKAGE = Path("src/fireside")
COMPILED_ROOMS = ("core", "bonfire", "dewan")
UNCOMPILED = ("bonfire/edition*.py", "core/edition*.py", "core/record.py", "dewan/edition*.py")


def compiled_modules() -> list[str]:
    """Every module of the compiled rooms but the packages themselves and the exceptions."""
    return sorted(
        str(path)
        for room in COMPILED_ROOMS
        for path in (PACKAGE / room).rglob("*.py")
        if path.name != "__init__.py" and not any(map(path.match, UNCOMPILED))
    )


def building() -> bool:
    """Whether this run makes a wheel. Editable installs stay pure; metadata needs no compiling."""
    commands = set(sys.argv)
    return not commands & {"editable_wheel", "develop"} and bool(
        commands & {"build", "build_ext", "bdist_wheel", "install"}
    )


def extensions() -> list[Any]:
    modules = compiled_modules()
    if NATIVE == "off" or not modules or not building():
        return []
    try:
        from mypyc.build import mypycify

        # No cache: a stale one makes mypyc fail on changed classes.
        options = ["--strict", f"--cache-dir={os.devnull}"]
        return mypycify([*options, *modules], opt_level="3", debug_level="0", separate=True)
    except (ImportError, SystemExit) as problem:  # mypycify exits on a type error
        if NATIVE == "require":
            raise
        print(f"no native modules, pure Python instead: {problem!r}", file=sys.stderr)
        return []


class BuildAllOrNothing(build_ext):
    """A half-built group of mypyc modules cannot be imported, so one failure drops them all."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if NATIVE == "require":
                raise
            print(f"compiling failed, pure Python instead: {problem!r}", file=sys.stderr)
            self.extensions = []


class BuildWithoutLeftovers(build):
    """Keeps `build/` between runs for speed, but packs nothing that this run did not make."""

    def run(self) -> None:
        super().run()
        steps: list[Any] = [self.get_finalized_command(step) for step in self.get_sub_commands()]
        made = {Path(output).resolve() for step in steps for output in step.get_outputs()}
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.is_file() and path not in made:
                path.unlink()


setup(
    ext_modules=extensions(),
    cmdclass={"build": BuildWithoutLeftovers, "build_ext": BuildAllOrNothing},
)

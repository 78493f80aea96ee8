"""Writes the TypeScript types of the messages, made from the server's own: `make wire`."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from fireside.server import wire

WEB = Path(__file__).resolve().parent.parent / "web"
ROOTS = [wire.ClientMessage, wire.ServerMessage, wire.NewTable, wire.Made, wire.Summary]
ROOTS += [wire.TitleInfo]
NAMES = ["ClientMessage", "ServerMessage"]


def schema() -> dict[str, object]:
    """All messages as the schemas of an OpenAPI document."""
    outs, parts = msgspec.json.schema_components(ROOTS, ref_template="#/components/schemas/{name}")
    named = dict(zip(NAMES, outs, strict=False))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fireside", "version": "1"},
        "paths": {},
        "components": {"schemas": {**parts, **named}},
    }


def main(out: Path) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(schema(), file)
        file.flush()
        command = ["npx", "openapi-typescript", file.name, "-o", str(out)]
        flags = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false"]
        subprocess.run([*command, *flags], cwd=WEB, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else WEB / "src" / "wire.d.ts")

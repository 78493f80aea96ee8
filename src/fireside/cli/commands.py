"""The commands by name. Each is imported when somebody asks for it, with all that it needs."""

from collections import UserDict
from importlib import import_module
from typing import Any, Final

import typer
from typer.main import get_command

# In the order of the help. Each is what its module calls by the same name.
COMMANDS: Final = {
    "play": "fireside.cli.play",
    "simulate": "fireside.cli.simulate",
    "record": "fireside.cli.record",
    "replay": "fireside.cli.replay",
    "review": "fireside.cli.review",
    "edition": "fireside.cli.edition",
    "soak": "fireside.cli.soak.command",
    "arena": "fireside.cli.arena",
    "ladder": "fireside.cli.ladder",
    "train": "fireside.cli.train",
    "bench": "fireside.cli.bench.command",
    "serve": "fireside.cli.serve",
}

SETTINGS: Final[dict[str, Any]] = {
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,
}


class Commands(UserDict[str, Any]):
    """Typer's commands, none of them made before it is looked up."""

    def __init__(self) -> None:
        super().__init__(dict.fromkeys(COMMANDS))

    def __getitem__(self, name: str) -> Any:
        if self.data[name] is None:
            self.data[name] = _made(name)
        return self.data[name]


def _made(name: str) -> Any:
    found = getattr(import_module(COMMANDS[name]), name)
    if isinstance(found, typer.Typer):
        return get_command(found)
    alone = typer.Typer(**SETTINGS)
    alone.command(name)(found)
    return get_command(alone)

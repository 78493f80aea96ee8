"""`fireside edition`: edition files."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from fireside.cli.commands import SETTINGS
from fireside.core.edition_file import EditionError
from fireside.core.title import load_edition
from fireside.terminal.errors import CommandError

edition = typer.Typer(help="Editions: the printed contents of a game, in a file.", **SETTINGS)


@edition.callback()
def _keep_the_name_of_the_only_command() -> None: ...


@edition.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file.")],
) -> None:
    """Check an edition file.

    What breaks a fixed number is an error; what is only unlikely is a warning.
    """
    try:
        found, warnings = load_edition(file)
    except EditionError as problem:
        raise CommandError(f"{file}: {problem}") from None
    for warning in warnings:
        print(f"{file}: {warning}", file=sys.stderr)
    print(f"ok: {found.name} {found.digest}")

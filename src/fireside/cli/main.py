"""The `fireside` command: what there is, and errors in one line."""

import os
import sys
from importlib.metadata import version as package_version
from typing import Annotated

import typer
from typer.main import get_group

from fireside.cli.commands import SETTINGS, Commands
from fireside.cli.options import form
from fireside.cli.serve import HOME, Host, NoBrowser, Port, at_home
from fireside.core.edition_file import EditionError
from fireside.core.game import GameError
from fireside.core.record import RecordError
from fireside.terminal.errors import BAD_INPUT, FAILED, CommandError

INTERRUPTED = 130

app = typer.Typer(**SETTINGS)


@app.callback(invoke_without_command=True)
def fireside(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
    host: Host = HOME,
    port: Port = None,
    no_browser: NoBrowser = False,
) -> None:
    """Board games about fire: rules, opponents, and a table to play at. Without a command: the
    table, in the browser."""
    if version:
        print(f"fireside {package_version('fireside')}, {form()} form")
        raise typer.Exit
    if context.invoked_subcommand is None:
        at_home(host, port, browser=not no_browser)


def status_of(arguments: list[str]) -> int:
    """Carry out a command line; its exit status."""
    group = get_group(app)
    group.commands = Commands()
    try:
        answer = group.main(arguments, prog_name="fireside", standalone_mode=False)
    except typer.TyperException as problem:
        return complain(misused(problem), BAD_INPUT)
    except CommandError as problem:
        return complain(str(problem), problem.status)
    except (GameError, EditionError, RecordError) as problem:
        return complain(str(problem), BAD_INPUT)
    except OSError as problem:
        name = f"{problem.filename}: " if problem.filename else ""
        return complain(f"{name}{problem.strerror or problem}", BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return answer if isinstance(answer, int) else 0


def complain(message: str, status: int) -> int:
    """Say in one line what is wrong."""
    print(" ".join(message.split()), file=sys.stderr)
    return status


def misused(problem: typer.TyperException) -> str:
    """What Typer has to say about a command line, and where to read what is allowed."""
    context: typer.Context | None = getattr(problem, "ctx", None)
    path = context.command_path if context else "fireside"
    commands: dict[str, object] = getattr(context.command, "commands", {}) if context else {}
    allowed = f"; commands are {', '.join(commands)}" if commands else ""
    return f"{problem.format_message().rstrip('.')}{allowed} (see {path} --help)"


def run() -> None:
    """Entry point of the console script."""
    status = status_of(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError as problem:
        # Python would try to write the rest once more, and complain in its own way.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(problem, BrokenPipeError):  # whoever reads may stop when it is enough
            status = status or FAILED
        else:
            status = status or complain(str(problem.strerror), BAD_INPUT)
    sys.exit(status)


if __name__ == "__main__":
    run()

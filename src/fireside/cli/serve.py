"""fireside serve, and fireside alone: the web table."""

from pathlib import Path
from typing import Annotated

import typer

from fireside.cli.options import CommandError
from fireside.cli.saves import data_folder

HOME = "127.0.0.1"

Port = Annotated[
    int | None,
    typer.Option(metavar="N", min=1, max=65535, help="The port; 8000 or the next free one."),
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="The database; a file in your data folder if not said."),
]
Host = Annotated[str, typer.Option(metavar="ADDRESS", help="The address to listen at.")]
Client = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="A browser client other than ours.")
]
Pace = Annotated[
    float | None,
    typer.Option(
        metavar="SECONDS",
        min=0,
        envvar="FIRESIDE_PACE",
        help="The least time a bot takes for a choice.",
    ),
]
Luck = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        envvar="FIRESIDE_LUCK",
        help="Deal the same to tables that are planned alike, for trials: whoever knows the number "
        "can find out what is hidden.",
    ),
]


def serve(
    database: Database = None,
    host: Host = HOME,
    port: Port = None,
    client: Client = None,
    pace: Pace = None,
    luck: Luck = None,
) -> None:
    """The web table for many people."""
    run(database, host, port, client, pace, luck=luck)


def at_home(port: int | None, browser: bool) -> None:
    """The web table on this machine alone, in the browser."""
    run(None, HOME, port, browser=browser)


def run(
    database: str | None,
    host: str,
    port: int | None,
    client: Path | None = None,
    pace: float | None = None,
    browser: bool = False,
    luck: int | None = None,
) -> None:
    """Serve until Ctrl-C."""
    # The server's libraries take seconds to load, and no other command needs them.
    from fireside.server.running import StartError, Wishes, run_server

    try:
        run_server(Wishes(database or home_database(), host, port, client, pace, browser, luck))
    except StartError as problem:
        raise CommandError(str(problem)) from None


def home_database() -> str:
    """The URL of the file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'fireside.db'}"

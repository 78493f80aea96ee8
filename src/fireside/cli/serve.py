"""fireside serve, and fireside alone: the web table."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fireside.terminal.errors import CommandError
from fireside.terminal.saves import data_folder

if TYPE_CHECKING:
    from fireside.server.settings import Settings

HOME = "127.0.0.1"
HALF_A_YEAR = 183

Port = Annotated[
    int | None,
    typer.Option(metavar="N", min=1, max=65535, help="The port; 8000 or the next free one."),
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="The database; by default a file in your data folder."),
]
Host = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="The address to listen on; 0.0.0.0 lets in others on the same network.",
    ),
]
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
Thinkers = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        max=256,
        envvar="FIRESIDE_THINKERS",
        help="The most processes that bots think in; by default one for each processor.",
    ),
]
PublicUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="The address people know the server by, like https://fireside.example.org: for links, "
        "and for the hosts and pages that it answers to.",
    ),
]
Proxy = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        help="A proxy, or a network of them, trusted to say on whose behalf it asks; repeatable. "
        "With --public-url and none named, one on this machine is trusted.",
    ),
]
KeepDays = Annotated[
    int,
    typer.Option(
        metavar="N",
        min=0,
        help="Delete unfinished tables that nobody has played at for so many days; 0 keeps them.",
    ),
]
Limited = Annotated[
    bool,
    typer.Option(
        "--limits/--no-limits",
        envvar="FIRESIDE_LIMITS",
        help="How much a guest and an address may ask for; without limits for trials, and for "
        "programs that play as fast as they can.",
    ),
]


def serve(
    database: Database = None,
    host: Host = HOME,
    port: Port = None,
    public_url: PublicUrl = "",
    proxy: Proxy = None,
    keep_days: KeepDays = HALF_A_YEAR,
    limits: Limited = True,
    client: Client = None,
    pace: Pace = None,
    luck: Luck = None,
    thinkers: Thinkers = None,
) -> None:
    """The web table for many people."""
    from fireside.server.people.allowance import UNLIMITED, USUAL
    from fireside.server.settings import Settings
    from fireside.server.web.site import Site, SiteError

    try:
        site = Site(public_url.rstrip("/"), tuple(proxy or ()))
    except SiteError as problem:
        raise CommandError(str(problem)) from None
    settings = Settings(site, USUAL if limits else UNLIMITED, keep_days)
    run(database, host, port, client, pace, luck=luck, settings=settings, thinkers=thinkers)


def at_home(host: str, port: int | None, browser: bool) -> None:
    """The web table of one's own, in the browser."""
    run(None, host, port, browser=browser, own=True)


def run(
    database: str | None,
    host: str,
    port: int | None,
    client: Path | None = None,
    pace: float | None = None,
    browser: bool = False,
    luck: int | None = None,
    thinkers: int | None = None,
    settings: "Settings | None" = None,
    own: bool = False,
) -> None:
    """Serve until Ctrl-C."""
    # The server's libraries take seconds to load, and no other command needs them.
    from fireside.server.running import ServeOptions, StartError, run_server
    from fireside.server.settings import Settings

    where = database or home_database()
    settings = settings or Settings()
    options = ServeOptions(where, host, port, client, pace, browser, settings, luck, thinkers, own)
    try:
        run_server(options)
    except StartError as problem:
        raise CommandError(str(problem)) from None


def home_database() -> str:
    """The URL of the file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'fireside.db'}"

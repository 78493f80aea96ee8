"""The server: its parts put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Mount, WebSocketRoute

from fireside.server.people.allowance import Allowance, TooMuch
from fireside.server.people.identity import Guests
from fireside.server.routes import CALLS
from fireside.server.settings import Settings
from fireside.server.solo.late_results import fill_in
from fireside.server.store.ledger import Ledger
from fireside.server.store.reviews import Reviews
from fireside.server.store.tables import Store
from fireside.server.tables.hall import Hall
from fireside.server.tables.opening import PlanError
from fireside.server.tables.seeds import Seeds
from fireside.server.tables.socket import table_socket
from fireside.server.thinking.advice import Advice
from fireside.server.thinking.reading import Reader
from fireside.server.thinking.thinkers import Thinkers
from fireside.server.web import handling
from fireside.server.web.answers import Refusal, refuse
from fireside.server.web.network import HERE, USUAL_PORT, Network
from fireside.server.web.pages import PACKAGED, Pages
from fireside.server.web.site import Front

BOTS_PACE = 0.7  # seconds between choices of bots, so that people can follow
USUAL_SETTINGS = Settings()


def make_app(
    database: str,
    pace: float = BOTS_PACE,
    client: Path = PACKAGED,
    seed: int | None = None,
    thinkers: int | None = None,
    settings: Settings = USUAL_SETTINGS,
) -> Starlette:
    """The server as an ASGI application, on a database by its URL, which is up to date. Bots think
    in so many processes, or in as many as there are processors."""
    store = Store(database)
    allowance = Allowance(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        thinking = Thinkers(thinkers)
        reader = Reader()
        hall = Hall(store, thinking, reader, pace, settings.limits.rooms)
        advice = Advice(thinking, Reviews(store))
        ledger = Ledger(store)
        app.state.ledger, app.state.seeds = ledger, Seeds(seed)
        app.state.store, app.state.hall, app.state.advice = store, hall, advice
        app.state.reader = reader
        beside = [
            asyncio.create_task(hall.keep_tidy(settings.keep_days)),
            asyncio.create_task(fill_in(store, ledger, reader)),
        ]
        yield
        for task in beside:
            task.cancel()
        hall.close()
        advice.close()
        await thinking.close()
        await reader.close()
        await store.close()

    routes = [
        *(call.route() for call in CALLS),
        WebSocketRoute("/ws/{id}", table_socket),
        Mount("/", GZipMiddleware(Pages(client))),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Front, settings.site),
            Middleware(Guests),
            Middleware(handling.Handling, allowance),
        ],
        exception_handlers={
            Refusal: refuse,
            PlanError: handling.refuse_plan,
            TooMuch: handling.refuse_too_much,
            SQLAlchemyError: handling.tell_unavailable,
            ClientDisconnect: handling.forget,
            Exception: handling.tell_fault,
        },
    )
    app.state.settings, app.state.allowance = settings, allowance
    app.state.network = Network(HERE, USUAL_PORT)  # whoever runs the application says where
    return app

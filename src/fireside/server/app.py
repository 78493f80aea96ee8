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
from starlette.routing import Mount, Route, WebSocketRoute

from fireside.server import (
    api,
    companion,
    deals,
    handling,
    lessons,
    printed,
    provenance,
    reach,
    records,
    replay,
    series,
    statistics,
    what_if,
)
from fireside.server.advice import Advice
from fireside.server.allowance import Allowance, TooMuch
from fireside.server.hall import Hall
from fireside.server.health import health
from fireside.server.house import House
from fireside.server.identity import Guests
from fireside.server.late_results import fill_in
from fireside.server.ledger import Ledger
from fireside.server.network import HERE, USUAL_PORT, Network
from fireside.server.pages import PACKAGED, Pages
from fireside.server.reading import Reader
from fireside.server.reviews import Reviews
from fireside.server.seeds import Seeds
from fireside.server.site import Front
from fireside.server.socket import table_socket
from fireside.server.store import Store
from fireside.server.thinkers import Thinkers

PACKED = [Middleware(GZipMiddleware)]  # for answers that repeat themselves
BOTS_PACE = 0.7  # seconds between choices of bots, so that people can follow
USUAL_HOUSE = House()


def make_app(
    database: str,
    pace: float = BOTS_PACE,
    client: Path = PACKAGED,
    luck: int | None = None,
    thinkers: int | None = None,
    house: House = USUAL_HOUSE,
) -> Starlette:
    """The server as an ASGI application, on a database by its URL, which is up to date. Bots think
    in so many processes, or in as many as there are processors."""
    store = Store(database)
    allowance = Allowance(house.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        thinking = Thinkers(thinkers)
        reader = Reader()
        hall = Hall(store, thinking, reader, pace, house.limits.rooms)
        advice = Advice(thinking, Reviews(store))
        ledger = Ledger(store)
        app.state.ledger, app.state.seeds = ledger, Seeds(luck)
        app.state.store, app.state.hall, app.state.advice = store, hall, advice
        app.state.reader = reader
        beside = [
            asyncio.create_task(hall.keep_tidy(house.keep_days)),
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
        Route("/api/titles", api.titles),
        Route("/api/titles/{title}/provenance", provenance.provenance),
        Route("/api/titles/{title}/edition", provenance.edition),
        Route("/api/openapi.json", api.openapi),
        Route("/api/lessons/{title}", lessons.lesson, middleware=PACKED),
        Route("/api/tables", api.new_table, methods=["POST"]),
        Route("/api/tables", api.own_tables),
        Route("/api/tables/{id}", api.one_table),
        Route("/api/tables/{id}/log", api.table_log),
        Route("/api/tables/{id}/printed", api.table_printed),
        Route("/api/tables/{id}/record", api.table_record),
        Route("/api/tables/{id}/hint", api.hint, methods=["POST"]),
        Route("/api/tables/{id}/review", api.review),
        Route("/api/tables/{id}/links", api.renew, methods=["POST"]),
        Route("/api/tables/{id}/seats/{seat}/link", reach.take_along, methods=["POST"]),
        Route("/api/tables/{id}/course", replay.course, middleware=PACKED),
        Route("/api/tables/{id}/positions", replay.positions, middleware=PACKED),
        Route("/api/tables/{id}/positions/{number}", replay.one_position, middleware=PACKED),
        Route("/api/tables/{id}/share", replay.share, methods=["POST"]),
        Route("/api/tables/{id}/what-if", what_if.what_if, methods=["POST"]),
        Route("/api/records", records.bring_record, methods=["POST"]),
        Route("/api/records/{id}", records.delete_record, methods=["DELETE"]),
        Route("/api/series", series.own_series),
        Route("/api/series", series.new_series, methods=["POST"]),
        Route("/api/series/games", series.next_game, methods=["POST"]),
        Route("/api/series/printed/{sheet}", printed.count_game, methods=["PUT"]),
        Route("/api/series/printed/{sheet}", printed.take_out_game, methods=["DELETE"]),
        Route("/api/deal", deals.one_deal),
        Route("/api/deal", deals.play_deal, methods=["POST"]),
        Route("/api/deal/best", deals.look_at_best, methods=["POST"]),
        Route("/api/deal/name", deals.name_in_deal, methods=["POST"]),
        Route("/api/statistics", statistics.own_statistics),
        Route("/api/companion", companion.companion),
        Route("/api/reach", reach.reach),
        Route("/api/reach", reach.let_in, methods=["POST"]),
        Route("/health", health),
        Route("/seat/{secret}", api.take_seat),
        Route("/watch/{secret}", api.look_on),
        WebSocketRoute("/ws/{id}", table_socket),
        Mount("/", GZipMiddleware(Pages(client))),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Front, house.site),
            Middleware(Guests),
            Middleware(handling.Handling, allowance),
        ],
        exception_handlers={
            api.Refusal: api.refuse,
            TooMuch: handling.refuse_too_much,
            SQLAlchemyError: handling.tell_unavailable,
            ClientDisconnect: handling.forget,
            Exception: handling.tell_fault,
        },
    )
    app.state.house, app.state.allowance = house, allowance
    app.state.network = Network(HERE, USUAL_PORT)  # whoever runs the application says where
    return app

"""The application: routes, sockets, middleware and background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore
from litestar.stores.registry import StoreRegistry

from mastaba import __version__
from mastaba.store.base import Store, StoreError
from mastaba.table import queries
from mastaba.table.audience import PRESENCE_EVERY
from mastaba.table.errors import TableError
from mastaba.table.registry import OpenTables
from mastaba.table.table import BOT_PATIENCE
from mastaba.web import errors, openapi
from mastaba.web.identity import TOKEN, Keyring, known_player
from mastaba.web.live import Sockets, live
from mastaba.web.middleware import IdentityLimiter, SecurityMiddleware, TolerantRequest, caller
from mastaba.web.pubsub import CHANNEL, backend_for
from mastaba.web.routes import docs, metrics
from mastaba.web.routes.me import Games, Myself
from mastaba.web.routes.pages import pages
from mastaba.web.routes.tables import Tables

logger = logging.getLogger(__name__)
EXCLUDED = ["^/static", "^/metrics", "^/healthz"]  # no CSRF token, no rate limit
LARGEST_REQUEST = 64 * 1024
SOCKETS_AN_ADDRESS = 10  # for each request a second that a player may make
NEWCOMERS_A_MINUTE = 4  # from one address, for each of the same
SWEEP_EVERY = 1.0
CATCH_UP_EVERY = 5  # sweeps: messages between processes may get lost


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    address: str
    """Of the database."""
    requests_a_second: int = 30
    """That one identity, or one address without identity, may make."""
    pace: float = 0.0
    """Seconds between the moves of bots while people watch."""
    idle: float = 300.0
    """Seconds after which an unused table leaves memory."""


def create_app(
    store: Store, settings: Settings, ready: Callable[[str], bool] = lambda game: True
) -> Litestar:
    """The application on a store. ``ready`` says whether a game's rules are compiled."""
    single_process = not settings.address.startswith("postgresql")
    channels = ChannelsPlugin(
        backend_for(settings.address), channels=[CHANNEL], subscriber_max_backlog=10_000
    )
    keys = Keyring(store.secret())
    publish: Callable[[dict[str, Any]], None] = partial(channels.publish, channels=CHANNEL)
    open_tables = OpenTables(
        store,
        publish,
        single_process=single_process,
        pace=settings.pace,
        idle=settings.idle,
        ready=ready,
    )
    limits = MemoryStore()
    sockets = Sockets(SOCKETS_AN_ADDRESS * settings.requests_a_second)
    identity_limiter = IdentityLimiter(NEWCOMERS_A_MINUTE * settings.requests_a_second)
    background = BackgroundTasks(open_tables, channels, limits)
    app = Litestar(
        route_handlers=[
            Games,
            Myself,
            Tables,
            live,
            *pages(),
            health,
            docs.page,
            docs.style,
            metrics.handler(open_tables, sockets),
        ],
        plugins=[channels],
        on_startup=[background.start],
        on_shutdown=[background.stop],
        dependencies={
            "open_tables": Provide(lambda: open_tables, sync_to_thread=False, use_cache=True),
            "player": Provide(known_player),
        },
        state=State(
            {
                "keyring": keys,
                "open_tables": open_tables,
                "sockets": sockets,
                "identity_limiter": identity_limiter,
            }
        ),
        middleware=[SecurityMiddleware(keys), limit(settings).middleware],
        request_class=TolerantRequest,
        stores=StoreRegistry({"rate_limit": limits}),
        csrf_config=CSRFConfig(
            keys.csrf_secret(), cookie_name=TOKEN, cookie_samesite="lax", exclude=EXCLUDED
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=["^/api"]),
        request_max_body_size=LARGEST_REQUEST,
        exception_handlers={
            TableError: errors.table_error,
            StoreError: errors.store_error,
            HTTPException: errors.http_error,
            Exception: errors.server_error,
        },
        openapi_config=OpenAPIConfig(
            title="Mastaba",
            version=__version__,
            description="A table for treasure games. See docs/api.md for a bot in thirty lines.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return openapi.complete(app)


def limit(settings: Settings) -> RateLimitConfig:
    return RateLimitConfig(
        ("second", settings.requests_a_second),
        exclude=EXCLUDED,
        identifier_for_request=caller,
        set_rate_limit_headers=False,
    )


class BackgroundTasks:
    """What runs besides requests: messages from other processes, clocks and bots that are due, eviction."""

    def __init__(self, open_tables: OpenTables, channels: ChannelsPlugin, limits: MemoryStore) -> None:
        self.open_tables, self.channels, self.limits = open_tables, channels, limits
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the tasks; the channels are up."""
        self._tasks = [
            asyncio.create_task(work)
            for work in (
                _receive_messages(self.open_tables, self.channels),
                _sweep_tables(self.open_tables),
                _evict_idle(self.open_tables, self.limits),
            )
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.open_tables.stop()


async def _receive_messages(open_tables: OpenTables, channels: ChannelsPlugin) -> None:
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for message in subscriber.iter_events():
            try:
                await open_tables.receive(msgspec.json.decode(message))
            except Exception as error:
                logger.error("a message from another process could not be handled", exc_info=error)


async def _sweep_tables(open_tables: OpenTables) -> None:
    ahead, rounds = (
        (BOT_PATIENCE if open_tables.single_process else 0.0),
        0,
    )  # after a restart bots of a single process go on at once
    while True:
        try:
            await open_tables.scheduler.sweep(ahead)
            if not unready(open_tables):
                ahead = 0.0
            if not open_tables.single_process and (rounds := rounds + 1) % CATCH_UP_EVERY == 0:
                await open_tables.catch_up()
        except Exception as error:
            logger.error("the sweep of the tables failed", exc_info=error)
        await asyncio.sleep(SWEEP_EVERY)


async def _evict_idle(open_tables: OpenTables, limits: MemoryStore) -> None:
    while True:
        await asyncio.sleep(PRESENCE_EVERY)
        with suppress(Exception):
            await limits.delete_expired()
            await open_tables.evict_idle()
            for opened in list(open_tables.open.values()):
                if opened.audience.subscriptions:
                    opened.audience.publish_presence()


@get("/healthz", include_in_schema=False)
async def health(open_tables: OpenTables) -> Response[dict[str, Any]]:
    """Whether this process can serve: it reads the database. Lists the games that are being compiled."""
    try:
        await asyncio.wait_for(asyncio.to_thread(open_tables.store.name_of, "nobody"), 5)
    except (StoreError, TimeoutError):
        return Response({"status": "the database does not answer"}, status_code=503)
    return Response({"status": "ok", "preparing": unready(open_tables), "tables": len(open_tables.open)})


def unready(open_tables: OpenTables) -> list[str]:
    return [about.name for about in queries.games() if not open_tables.ready(about.name)]

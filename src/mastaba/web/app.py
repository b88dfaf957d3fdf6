"""The application: routes, sockets, middleware and background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from mastaba import __version__
from mastaba.match.compile import is_compiled
from mastaba.store.base import Store, StoreError
from mastaba.table.audience import PRESENCE_EVERY
from mastaba.table.errors import NotReady, TableError
from mastaba.table.keeping import Keeping, tidy
from mastaba.table.registry import OpenTables
from mastaba.table.reviews import CLAIM
from mastaba.table.table import BOT_PATIENCE
from mastaba.web import errors, openapi
from mastaba.web.descriptors import DescriptorWatch
from mastaba.web.identity import TOKEN, Keyring, known_player
from mastaba.web.limits import Limits
from mastaba.web.live import Sockets, live
from mastaba.web.middleware import SecurityMiddleware, TolerantRequest
from mastaba.web.network import HomeNetwork
from mastaba.web.pubsub import CHANNEL, Outbox, backend_for, read_letter
from mastaba.web.routes import docs, health, metrics
from mastaba.web.routes.me import Games, Myself
from mastaba.web.routes.network import Network
from mastaba.web.routes.pages import pages
from mastaba.web.routes.puzzles import Puzzles
from mastaba.web.routes.reviews import Bringing, PlayingOn, Reviews
from mastaba.web.routes.tables import Tables

logger = logging.getLogger(__name__)
EXCLUDED = ["^/static", "^/metrics", "^/healthz", "^/readyz"]  # no CSRF token
LARGEST_REQUEST = 64 * 1024
SOCKETS_AN_ADDRESS = 10  # for each request a second that a player may make
SWEEP_EVERY = 1.0
TIDY_EVERY = 3600.0
RESUME_EVERY = 5.0  # reviews of a process that has stopped
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
    public_url: str = ""
    """Where visitors reach the server, such as https://games.example.org; empty: wherever they do."""
    hsts: int = 0
    """Seconds for which browsers shall use https only."""
    keeping: Keeping = field(default_factory=Keeping)
    """How long tables are kept."""
    reviews_a_day: int = 50
    """Games that one address may have reviewed."""
    playouts: int = 4000
    """For each decision that is reviewed."""


def create_app(
    store: Store,
    settings: Settings,
    played: Callable[[str], None] = lambda game: None,
    network: HomeNetwork | None = None,
    reviewable: Callable[[str], bool] = is_compiled,
) -> Litestar:
    """The application on a store. ``played`` is told which game a table is opened for. ``network``
    can be opened by whoever is at this machine. Games that are ``reviewable`` have reviews and puzzles."""
    single_process = not settings.address.startswith("postgresql")
    channels = ChannelsPlugin(
        backend_for(settings.address), channels=[CHANNEL], subscriber_max_backlog=10_000
    )
    keys = Keyring(store.secret(), store.generations())
    open_tables = OpenTables(
        store,
        lambda message: outbox.put(message),
        single_process=single_process,
        pace=settings.pace,
        idle=settings.idle,
        played=played,
        playouts=settings.playouts,
        reviewable=reviewable,
    )
    outbox = Outbox(partial(channels.wait_published, channels=CHANNEL), open_tables.process)
    limits = Limits(settings.requests_a_second, settings.reviews_a_day)
    sockets = Sockets(SOCKETS_AN_ADDRESS * settings.requests_a_second)
    background = BackgroundTasks(open_tables, channels, keys, settings.keeping)
    app = Litestar(
        route_handlers=[
            Games,
            Myself,
            Tables,
            Reviews,
            PlayingOn,
            Bringing,
            Puzzles,
            Network,
            live,
            *pages(),
            health.alive,
            health.ready_handler(open_tables),
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
                "limits": limits,
                "network": network,
                "public_url": settings.public_url,
            }
        ),
        middleware=[SecurityMiddleware(keys, limits, open_tables, settings.public_url, settings.hsts)],
        request_class=TolerantRequest,
        csrf_config=CSRFConfig(
            keys.csrf_secret(), cookie_name=TOKEN, cookie_samesite="lax", exclude=EXCLUDED
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=["^/api", "^/static"]),
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


class BackgroundTasks:
    """What runs besides requests: messages from other processes, clocks and bots that are due, eviction."""

    def __init__(
        self, open_tables: OpenTables, channels: ChannelsPlugin, keys: Keyring, keeping: Keeping
    ) -> None:
        self.open_tables, self.channels, self.keys, self.keeping = open_tables, channels, keys, keeping
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the tasks; the channels are up."""
        loop = asyncio.get_running_loop()
        self.open_tables.store.settle_with(loop.call_soon_threadsafe, loop.call_soon)
        self._tasks = [
            asyncio.create_task(work)
            for work in (
                _receive_messages(self.open_tables, self.channels, self.keys),
                _sweep_tables(self.open_tables),
                _evict_idle(self.open_tables, self.keys),
                _tidy(self.open_tables, self.keeping),
                _resume_reviews(self.open_tables),
            )
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.open_tables.stop()


async def _receive_messages(open_tables: OpenTables, channels: ChannelsPlugin, keys: Keyring) -> None:
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for message in subscriber.iter_events():
            try:
                letter = read_letter(message)
                if letter.sender == open_tables.process:  # everybody gets their own, too
                    continue
                ours = [one for one in letter.sent if "player" in one or one["table"] in open_tables.open]
                await asyncio.gather(*(_receive(one, open_tables, keys) for one in ours))
            except Exception as error:
                logger.error("a message from another process could not be handled", exc_info=error)


async def _receive(message: dict[str, Any], open_tables: OpenTables, keys: Keyring) -> None:
    if "player" in message:
        keys.generations[message["player"]] = message["generation"]
        open_tables.disconnect(message["player"])
    else:
        await open_tables.receive(message)


async def _sweep_tables(open_tables: OpenTables) -> None:
    ahead, rounds = (
        (BOT_PATIENCE if open_tables.single_process else 0.0),
        0,
    )  # after a restart bots of a single process go on at once
    while True:
        try:
            await open_tables.scheduler.sweep(ahead)
            ahead = 0.0
            if not open_tables.single_process and (rounds := rounds + 1) % CATCH_UP_EVERY == 0:
                await open_tables.catch_up()
        except NotReady:
            pass  # the store has logged why
        except Exception as error:
            logger.error("the sweep of the tables failed", exc_info=error)
        await asyncio.sleep(SWEEP_EVERY)


async def _tidy(open_tables: OpenTables, keeping: Keeping) -> None:
    while True:
        try:
            done = await tidy(open_tables, keeping)
            if done.deleted or done.emptied:
                logger.info("%d old tables deleted, %d old chats", len(done.deleted), len(done.emptied))
        except Exception as error:
            logger.error("old tables could not be removed: %s", error)
        await asyncio.sleep(TIDY_EVERY)


async def _resume_reviews(open_tables: OpenTables) -> None:
    ahead = CLAIM if open_tables.single_process else 0.0  # nobody else can be at work
    while True:
        try:
            await open_tables.reviews.resume(ahead)
        except NotReady:
            pass  # the store has logged why
        except Exception as error:
            logger.error("reviews could not be taken up again", exc_info=error)
        await asyncio.sleep(RESUME_EVERY)


async def _evict_idle(open_tables: OpenTables, keys: Keyring) -> None:
    descriptors = DescriptorWatch()
    while True:
        await asyncio.sleep(PRESENCE_EVERY)
        descriptors.look()
        with suppress(Exception):
            if not open_tables.single_process:  # in case a message was lost
                keys.generations |= await open_tables.read(open_tables.store.generations)
            await open_tables.evict_idle()
            for opened in list(open_tables.open.values()):
                if opened.audience.subscriptions:
                    opened.audience.publish_presence()

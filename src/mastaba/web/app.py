"""The application: calls, sockets, page, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
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
from mastaba.store.base import Store, StoreFailed
from mastaba.table import asking
from mastaba.table.hall import Hall
from mastaba.table.refusals import Refused
from mastaba.table.room import TOLD_EVERY
from mastaba.table.table import BOT_PATIENCE
from mastaba.web import answers, description, metrics, reference
from mastaba.web.guard import Call, Guard, Newcomers, caller
from mastaba.web.identity import TOKEN, Keyring, known_player
from mastaba.web.live import Sockets, live
from mastaba.web.pages import pages
from mastaba.web.people import Games, Myself
from mastaba.web.tables import Tables
from mastaba.web.wires import CHANNEL, backend_for

logger = logging.getLogger(__name__)
FREE = ["^/static", "^/metrics", "^/healthz"]  # no token, no limit
LARGEST_REQUEST = 64 * 1024
SOCKETS_AN_ADDRESS = 10  # for each request a second that a player may make
NEWCOMERS_A_MINUTE = 4  # from one address, for each of the same
SWEEP_EVERY = 1.0
CATCH_UP_EVERY = 5  # sweeps: word between processes may get lost


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    address: str
    """Of the database."""
    requests_a_second: int = 30
    """That one identity, or one address without identity, may make."""
    pace: float = 0.0
    """Seconds between the moves of bots while people look on."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at leaves memory."""


def create_app(store: Store, settings: Settings, ready: Callable[[str], bool] = lambda game: True) -> Litestar:
    """The application round a store. ``ready`` tells whether a game's rules are compiled."""
    alone = not settings.address.startswith("postgresql")
    channels = ChannelsPlugin(backend_for(settings.address), channels=[CHANNEL], subscriber_max_backlog=10_000)
    keys = Keyring(store.secret())
    tell: Callable[[dict[str, Any]], None] = partial(channels.publish, channels=CHANNEL)
    hall = Hall(store, (lambda message: None) if alone else tell, alone=alone, pace=settings.pace, idle=settings.idle, ready=ready)
    limits = MemoryStore()
    sockets = Sockets(SOCKETS_AN_ADDRESS * settings.requests_a_second)
    newcomers = Newcomers(NEWCOMERS_A_MINUTE * settings.requests_a_second)
    beside = Beside(hall, channels, limits)
    app = Litestar(
        route_handlers=[Games, Myself, Tables, live, *pages(), health, reference.page, reference.style, metrics.handler(hall, sockets)],
        plugins=[channels],
        on_startup=[beside.start],
        on_shutdown=[beside.stop],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False, use_cache=True), "player": Provide(provide_player)},
        state=State({"keyring": keys, "hall": hall, "sockets": sockets, "newcomers": newcomers}),
        middleware=[Guard(keys), limit(settings).middleware],
        request_class=Call,
        stores=StoreRegistry({"rate_limit": limits}),
        csrf_config=CSRFConfig(keys.csrf_secret(), cookie_name=TOKEN, cookie_samesite="lax", exclude=FREE),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=["^/api"]),
        request_max_body_size=LARGEST_REQUEST,
        exception_handlers={Refused: answers.refused, StoreFailed: answers.unkept, HTTPException: answers.mistaken, Exception: answers.failed},
        openapi_config=OpenAPIConfig(
            title="Mastaba",
            version=__version__,
            description="A table for treasure games. See docs/api.md for a bot in thirty lines.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return description.complete(app)


def limit(settings: Settings) -> RateLimitConfig:
    return RateLimitConfig(
        ("second", settings.requests_a_second),
        exclude=FREE,
        identifier_for_request=caller,
        set_rate_limit_headers=False,
    )


async def provide_player(request: Request[Any, Any, Any], hall: Hall) -> str:
    """Whose request it is. It asks for the hall so that one is found after the other: for two at a time Litestar starts tasks."""
    return await known_player(request)


class Beside:
    """What goes on beside the calls: word from other processes, clocks, bots of a server that was stopped, tidying up."""

    def __init__(self, hall: Hall, channels: ChannelsPlugin, limits: MemoryStore) -> None:
        self.hall, self.channels, self.limits = hall, channels, limits
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin, when the channels are up."""
        self._tasks = [asyncio.create_task(work) for work in (_hear(self.hall, self.channels), _look_round(self.hall), _tidy(self.hall, self.limits))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hall.stop()


async def _hear(hall: Hall, channels: ChannelsPlugin) -> None:
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for message in subscriber.iter_events():
            try:
                await hall.hear(msgspec.json.decode(message))
            except Exception as error:
                logger.error("word from another process could not be followed", exc_info=error)


async def _look_round(hall: Hall) -> None:
    ahead, rounds = (BOT_PATIENCE if hall.alone else 0.0), 0  # after a restart bots of a single process go on at once
    while True:
        try:
            await hall.croupier.sweep(ahead)
            if not unready(hall):
                ahead = 0.0
            if not hall.alone and (rounds := rounds + 1) % CATCH_UP_EVERY == 0:
                await hall.catch_up()
        except Exception as error:
            logger.error("looking after the tables failed", exc_info=error)
        await asyncio.sleep(SWEEP_EVERY)


async def _tidy(hall: Hall, limits: MemoryStore) -> None:
    while True:
        await asyncio.sleep(TOLD_EVERY)
        with suppress(Exception):
            await limits.delete_expired()
            await hall.tidy()
            for opened in list(hall.open.values()):
                if opened.room.lookers:
                    opened.room.say_who_is_here()


@get("/healthz", include_in_schema=False)
async def health(hall: Hall) -> Response[dict[str, Any]]:
    """Whether this process can serve: it reads the database; and which games are still being prepared."""
    try:
        await asyncio.wait_for(asyncio.to_thread(hall.store.name_of, "nobody"), 5)
    except (StoreFailed, TimeoutError):
        return Response({"status": "the database does not answer"}, status_code=503)
    return Response({"status": "ok", "preparing": unready(hall), "tables": len(hall.open)})


def unready(hall: Hall) -> list[str]:
    return [about.name for about in asking.games() if not hall.ready(about.name)]

"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from mastaba.table.registry import OpenTables
from mastaba.web.live import Sockets
from mastaba.web.middleware import client_address


class TableMetrics:
    """The counters of the open tables, as Prometheus metrics."""

    def __init__(self, open_tables: OpenTables, sockets: Sockets) -> None:
        self.open_tables, self.sockets = open_tables, sockets

    def collect(self) -> Iterator[Metric]:
        open_tables, counts = self.open_tables, self.open_tables.counts
        yield GaugeMetricFamily("mastaba_tables", "tables in memory", len(open_tables.open))
        yield GaugeMetricFamily("mastaba_sockets", "open websockets", self.sockets.count)
        yield GaugeMetricFamily(
            "mastaba_thoughts",
            "searches of bots and hints in progress",
            open_tables.scheduler.slow_pool.busy
            + open_tables.scheduler.quick_pool.busy
            + open_tables.hints.pool.busy,
        )
        yield CounterMetricFamily("mastaba_moves", "moves of people", counts.moves)
        yield CounterMetricFamily("mastaba_bot_moves", "moves of bots", counts.bot_moves)
        yield CounterMetricFamily(
            "mastaba_bot_failures", "random moves made for bots that failed", counts.bot_failures
        )
        yield CounterMetricFamily(
            "mastaba_conflicts",
            "changes retried because another process had changed the table",
            counts.conflicts,
        )
        yield CounterMetricFamily("mastaba_loads", "tables read from the database", counts.loads)
        yield CounterMetricFamily("mastaba_commits", "changes stored", counts.commits)
        yield CounterMetricFamily(
            "mastaba_commit_seconds", "time spent waiting for the database", counts.commit_seconds
        )


def local(address: str) -> bool:
    """Whether an address is this machine's; a malformed one from a proxy is not.

    >>> [local(address) for address in ("127.0.0.1", "::1", "10.0.0.7", "unknown", "[::1")]
    [True, True, False, False, False]
    """
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def handler(open_tables: OpenTables, sockets: Sockets) -> Any:
    """The handler of GET /metrics."""
    registry = CollectorRegistry()
    registry.register(TableMetrics(open_tables, sockets))

    @get("/metrics", include_in_schema=False)
    async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not local(client_address(request)):  # the counters would reveal hidden drafts
            raise NotFoundException
        return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})

    return metrics

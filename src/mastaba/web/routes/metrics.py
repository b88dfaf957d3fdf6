"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from mastaba.table.costs import Cost
from mastaba.table.registry import OpenTables
from mastaba.web.live import Sockets
from mastaba.web.middleware import client_address, local


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
        yield CounterMetricFamily(
            "mastaba_write_failures", "changes that could not be stored, answered 503", counts.write_failures
        )
        yield GaugeMetricFamily(
            "mastaba_write_age_seconds", "how long the oldest write in progress has waited",
            open_tables.store.age(),
        )  # fmt: skip
        parts = HistogramMetricFamily(
            "mastaba_move_seconds", "what each part of a move takes", labels=["part"]
        )
        for part in fields(open_tables.costs):
            cost: Cost = getattr(open_tables.costs, part.name)
            parts.add_metric([part.name], buckets=cost.up_to(), sum_value=cost.seconds)
        yield parts


def registry_for(open_tables: OpenTables, sockets: Sockets) -> CollectorRegistry:
    """All metrics: the tables', and memory, CPU time and file descriptors of the process."""
    registry = CollectorRegistry()
    registry.register(TableMetrics(open_tables, sockets))
    ProcessCollector(registry=registry)
    return registry


def handler(open_tables: OpenTables, sockets: Sockets) -> Any:
    """The handler of GET /metrics."""
    registry = registry_for(open_tables, sockets)

    @get("/metrics", include_in_schema=False)
    async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not local(client_address(request)):  # the counters would reveal hidden drafts
            raise NotFoundException
        return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})

    return metrics

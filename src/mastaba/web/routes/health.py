"""Whether the process is alive, and whether it can do its work."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Response, get

from mastaba.store.base import StoreError
from mastaba.table import queries
from mastaba.table.registry import OpenTables

PROBE_SECONDS = 5.0
OLDEST_WRITE = 5.0  # seconds that a write may wait
KEPT = 1.0  # seconds that an answer is given again: anybody may ask


@get("/healthz", include_in_schema=False)
async def alive(open_tables: OpenTables) -> dict[str, Any]:
    """That this process runs; it asks no database. Lists the games that are being compiled."""
    return {"status": "ok", "preparing": queries.being_compiled(), "tables": len(open_tables.open)}


class Readiness:
    """What keeps a process from storing moves. Every look writes."""

    def __init__(self, open_tables: OpenTables) -> None:
        self.store = open_tables.store
        self._looked, self._found = -KEPT, [""]
        self._lock = asyncio.Lock()

    async def problems(self) -> list[str]:
        async with self._lock:
            if time.monotonic() - self._looked > KEPT:
                self._found = await self._look()
                self._looked = time.monotonic()
        return self._found

    async def _look(self) -> list[str]:
        found = await asyncio.to_thread(self.store.storage_problems)
        if (age := self.store.age()) > OLDEST_WRITE:
            found.append(f"a write has waited for {age:.0f} seconds")
        probe = self.store.probe()
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(probe)), PROBE_SECONDS)
        except TimeoutError:
            probe.cancel()
            found.append(f"the database did not write within {PROBE_SECONDS:g} seconds")
        except StoreError:
            found.append("the database can't be written")
        return found


def ready_handler(open_tables: OpenTables) -> Any:
    """The handler of GET /readyz."""
    readiness = Readiness(open_tables)

    @get("/readyz", include_in_schema=False)
    async def ready() -> Response[dict[str, Any]]:
        problems = await readiness.problems()
        if problems:
            return Response({"status": "not ready", "problems": problems}, status_code=503)
        return Response({"status": "ready"})

    return ready

"""Collects reference cycles often, in small steps, so that no request waits long for the garbage collector.

By default Python collects when the number of new objects minus freed ones passes a threshold. At a busy table
about as many objects are freed as created, so collections are rare and large: pauses of 50 to 300 ms.
"""

from __future__ import annotations

import asyncio
import gc
import itertools

EVERY = 0.25  # seconds between collections of what is new: each object is looked at once
FULL_EVERY = 480  # steps: everything after 2 min
THRESHOLD = 100_000  # new objects that trigger a collection at once


def freeze_loaded() -> None:
    """Exclude what is loaded by now from all later collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(THRESHOLD, 50, 1_000_000)


async def collect_often() -> None:
    for step in itertools.count(1):
        await asyncio.sleep(EVERY)
        gc.collect(2 if step % FULL_EVERY == 0 else 1)

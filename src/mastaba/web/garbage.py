"""Collects reference cycles often, in small steps, so that no request waits long for the garbage collector.

By default Python collects when the number of new objects minus freed ones passes a threshold. At a busy table
about as many objects are freed as created, so collections are rare and large: pauses of 50 to 300 ms.
"""

from __future__ import annotations

import asyncio
import gc
import itertools

EVERY = 0.1  # seconds between collections of the youngest generation
MIDDLE_EVERY, FULL_EVERY = 4, 1200  # steps: the middle generation after 0.4 s, everything after 2 min
THRESHOLD = 100_000  # new objects that trigger a collection at once


def freeze_loaded() -> None:
    """Exclude what is loaded by now from all later collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(THRESHOLD, 50, 1_000_000)


async def collect_often() -> None:
    for step in itertools.count(1):
        await asyncio.sleep(EVERY)
        gc.collect(2 if step % FULL_EVERY == 0 else 1 if step % MIDDLE_EVERY == 0 else 0)

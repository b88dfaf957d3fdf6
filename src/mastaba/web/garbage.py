"""Rubbish that holds itself is looked for often and little: whoever moves meanwhile waits for it.

Left alone, Python counts new objects less those that went. At a busy table as many old ones go as new ones
come, so that it looks seldom, through hundreds of thousands of objects at once, and through all of them
whenever they have grown by a quarter: pauses of 50 to 300 ms.
"""

from __future__ import annotations

import asyncio
import gc
import itertools

EVERY = 0.1  # seconds between looks at what is new
OLDER, ALL = (
    4,
    1200,
)  # looks until those that stayed are looked through too, and everything: after 0.4 s and 2 min
FLOOD = 100_000  # new objects that are too many to wait


def freeze_loaded() -> None:
    """What is loaded by now stays: nobody looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(FLOOD, 50, 1_000_000)


async def collect_often() -> None:
    for look in itertools.count(1):
        await asyncio.sleep(EVERY)
        gc.collect(2 if look % ALL == 0 else 1 if look % OLDER == 0 else 0)

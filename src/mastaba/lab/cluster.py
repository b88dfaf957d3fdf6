"""The arena on a Ray cluster. The tasks and their order are the same, so the results are too. Needs the extra
``ray``."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from mastaba.core.message import say

IN_FLIGHT = 4  # tasks per core, so that no machine waits for the next


class NoRay(ValueError):
    """Ray is not installed."""


def spread_on_ray(function: Any, tasks: Iterator[tuple[Any, ...]], jobs: int) -> Iterator[Any]:
    """The results of ``function`` for all tasks, in order, on the cluster at ``RAY_ADDRESS`` or on a local
    one with ``jobs`` cores."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoRay(say("terminal/needs-ray")) from None
    started = not ray.is_initialized()
    if started:
        address = os.environ.get("RAY_ADDRESS")
        ray.init(
            address=address,
            **({} if address else {"num_cpus": jobs, "include_dashboard": False}),
            log_to_driver=False,
            logging_level="ERROR",
        )
    try:
        remote = ray.remote(num_cpus=1, max_retries=3)(function)
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting = [remote.remote(*task) for task in islice(tasks, IN_FLIGHT * cores)]
        while waiting:
            done = ray.get(waiting.pop(0))
            waiting += [remote.remote(*task) for task in islice(tasks, 1)]
            yield done
    finally:
        if started:
            ray.shutdown()

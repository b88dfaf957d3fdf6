"""Fitting a network (``core/net.py``) to noted positions, with PyTorch. Needs the extra ``learn``."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.message import say
from mastaba.core.net import FIRST, SECOND

BATCH = 1024
HELD_BACK = 20  # one position in so many is not learned from: it measures the error


class NoTorch(ValueError):
    """PyTorch is not installed."""


def torch_() -> Any:
    """PyTorch, on one core: results do not depend on how many there are."""
    try:
        torch: Any = import_module("torch")
    except ImportError:
        raise NoTorch(say("terminal/needs-torch")) from None
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    return torch


def shapes(wide: int, table: int) -> list[tuple[int, ...]]:
    """The shapes of the weights, in the order of ``core.net.estimate``."""
    return [(wide, FIRST), (table, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND,), (1,)]


def fresh(inputs: tuple[int, int, int], seed: int) -> Array:
    """Weights to begin with."""
    _, wide, table = inputs
    order = np.random.default_rng(seed)
    spread = [0.15, 0.15, 0.0, 0.15, 0.0, 0.1, 0.0]
    parts = [order.normal(0, s, shape) for s, shape in zip(spread, shapes(wide, table), strict=True)]
    return np.concatenate([part.ravel() for part in parts]).astype(np.float32)


def fit(
    weights: Array,
    inputs: tuple[int, int, int],
    rows: Array,
    targets: Array,
    epochs: int,
    rate: float,
    seed: int,
) -> tuple[Array, float]:
    """The weights after some epochs, and the error on positions held back. ``targets`` are in the network's
    scale."""
    torch = torch_()
    torch.manual_seed(seed)
    parts, wide, table = inputs
    edges = np.cumsum([int(np.prod(shape)) for shape in shapes(wide, table)])[:-1]
    given = zip(np.split(weights, edges), shapes(wide, table), strict=True)
    learned = [torch.tensor(part.reshape(shape), requires_grad=True) for part, shape in given]
    on_part, on_table, first, across, second, last, whole = learned
    x, y = torch.from_numpy(rows), torch.from_numpy(targets)

    def told(x: Any) -> Any:
        shared = x[:, parts * wide :] @ on_table + first
        each = x[:, : parts * wide].reshape(len(x), parts, wide) @ on_part
        heard = torch.relu(each + shared[:, None]).sum(1)
        return torch.relu(heard @ across + second) @ last + whole

    shown = len(x) - len(x) // HELD_BACK
    steps = shown // BATCH
    adam = torch.optim.Adam(learned, lr=rate)
    slowing = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=epochs * steps + 1, pct_start=0.1)
    for _ in range(epochs):
        order = torch.randperm(shown)
        for k in range(steps):
            some = order[k * BATCH : (k + 1) * BATCH]
            loss = ((told(x[some]) - y[some]) ** 2).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
            slowing.step()
    with torch.no_grad():
        error = float(((told(x[shown:]) - y[shown:]) ** 2).mean()) ** 0.5
    flat = np.concatenate([part.detach().numpy().ravel() for part in learned]).astype(np.float32)
    return flat, error

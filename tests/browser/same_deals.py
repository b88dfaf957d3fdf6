"""`mastaba` with tables that are dealt alike in every run.

The n-th table that somebody opens with the same game, options and seats has the same seed: the same deal, and
bots that choose alike. So what a test of the page meets does not depend on luck, and a test that looks for a
rare moment may open several tables.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from contextvars import ContextVar

from mastaba.cli import main
from mastaba.match.match import Match
from mastaba.table import registry
from mastaba.table.events import Chair, Opened, TableEvent
from mastaba.table.table import Table

create = registry.OpenTables.create
opened_by: Counter[tuple[str, str]] = Counter()
next_seed: ContextVar[str] = ContextVar("next_seed", default="played on")


def kind(chair: Chair) -> str:
    return chair.bot or ("guest" if chair.guest else "person" if chair.player else "open")


async def create_alike(
    self: registry.OpenTables,
    first: Sequence[TableEvent],
    short_code: bool = False,
    seed: str | None = None,
    played: Match | None = None,
) -> Table:
    opening = first[0]
    assert isinstance(opening, Opened)
    what = json.dumps(
        [opening.game, opening.options, [kind(chair) for chair in opening.seats]], sort_keys=True
    )
    opened_by[opening.host, what] += 1
    next_seed.set(hashlib.sha256(f"{what} {opened_by[opening.host, what]}".encode()).hexdigest()[:32])
    return await create(self, first, short_code, seed, played)


if __name__ == "__main__":
    setattr(registry.OpenTables, "create", create_alike)  # noqa: B010
    setattr(registry, "new_seed", next_seed.get)  # noqa: B010
    main()

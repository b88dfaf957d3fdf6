"""How long tables are kept. Tables that never began, and games that nobody goes on with, are deleted.
Finished games keep their record and lose their chat."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, fields, replace

from mastaba.core.message import say
from mastaba.table.events import Said, decode, encode
from mastaba.table.registry import OpenTables
from mastaba.table.table import ABANDONED, FINISHED, GATHERING, RUNNING

A_DAY = 24 * 3600.0
AT_ONCE = 100  # tables that are read together
NOTHING_SAID = encode(Said(None, "", ""))


@dataclass(frozen=True)
class Keeping:
    """Days after the last change; None: for ever.

    >>> Keeping.read("abandoned=90,chat=always")
    Keeping(unbegun=1.0, abandoned=90.0, chat=None)
    >>> Keeping.read("chat=soon")
    Traceback (most recent call last):
        ...
    ValueError: --keep is such as unbegun=1,abandoned=30,chat=365, in days or always, not 'chat=soon'
    """

    unbegun: float | None = 1.0
    """Tables whose game never began."""
    abandoned: float | None = 30.0
    """Games that were ended early, and those that nobody goes on with."""
    chat: float | None = 365.0
    """What was said at finished games."""

    @classmethod
    def read(cls, text: str) -> Keeping:
        """What is to be kept, as it is written on the command line."""
        known = {one.name for one in fields(cls)}
        kept = cls()
        for part in filter(None, text.split(",")):
            name, _, days = part.strip().partition("=")
            try:
                if name not in known:
                    raise ValueError
                limit = None if days == "always" else float(days)
                if limit is not None and not 0 <= limit < 1e6:
                    raise ValueError
            except ValueError:
                raise ValueError(say("terminal/keep-form", given=repr(part.strip()[:40]))) from None
            kept = replace(kept, **{name: limit})
        return kept


@dataclass
class Tidied:
    """What was removed, by the codes of the tables."""

    deleted: list[str] = field(default_factory=list)
    emptied: list[str] = field(default_factory=list)
    """Tables that lost their chat."""


async def tidy(open_tables: OpenTables, keeping: Keeping, now: float | None = None) -> Tidied:
    """Remove what need not be kept any more. Tables that somebody looks at stay."""
    now = time.time() if now is None else now
    done = Tidied()
    for phases, days in (((GATHERING,), keeping.unbegun), ((RUNNING, ABANDONED), keeping.abandoned)):
        if days is not None:
            await _delete(open_tables, phases, now - days * A_DAY, done)
    if keeping.chat is not None:
        before = now - keeping.chat * A_DAY
        while codes := await open_tables.read(open_tables.store.untidy, (FINISHED,), before, AT_ONCE):
            for code in codes:
                await _empty(open_tables, code, done)
    return done


async def _delete(open_tables: OpenTables, phases: tuple[str, ...], before: float, done: Tidied) -> None:
    """Delete tables that have not changed since, the oldest first."""
    store, since = open_tables.store, 0.0
    while entries := await open_tables.read(store.unchanged, phases, since, before, AT_ONCE):
        for entry in entries:
            since = entry.changed
            opened = open_tables.open.get(entry.code)
            if opened is not None and opened.audience.subscriptions:
                continue
            if await open_tables.stored(store.delete(entry.code, entry.changed)):
                await open_tables.close_table(entry.code)
                done.deleted.append(entry.code)


async def _empty(open_tables: OpenTables, code: str, done: Tidied) -> None:
    """Remove the chat of a table. The events stay, without their words: others are counted by them."""
    events = await open_tables.read(open_tables.store.since, code, 0)
    said = [event.number for event in events if isinstance(decode(event.body), Said)]
    await open_tables.stored(open_tables.store.tidy(code, dict.fromkeys(said, NOTHING_SAID)))
    if said:
        await open_tables.close_table(code)  # it is loaded again
        done.emptied.append(code)

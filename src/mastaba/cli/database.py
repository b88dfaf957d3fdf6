"""The database of the tables: a folder, or an address in the environment."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mastaba.core.message import Message, say

if TYPE_CHECKING:
    from mastaba.store.base import Named
    from mastaba.store.sql import SqlStore

Data = Annotated[Path | None, typer.Option("--data", metavar="help/folder-word", help="help/data")]


def database_address(data: Path | None) -> str:
    """The address of the database."""
    from mastaba.store.base import Refused
    from mastaba.store.sql import driver_address, sqlite_address

    given = os.environ.get("MASTABA_DATABASE_URL")
    if given and data is None:
        try:
            driver_address(given)
        except Refused as error:
            raise ValueError(refusal(error)) from None
        return given
    from platformdirs import user_data_path

    folder = (data or user_data_path("mastaba", appauthor=False)).absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / "tables.db"
    if not file.exists():
        file.touch(0o600)  # it holds the seeds of running games, and the key that signs identities
    return sqlite_address(file)


def refusal(error: Named) -> Message:
    """What the store says."""
    why = str(error).rpartition(": ")[2]
    return say("terminal/store-refused", what=error.what, about=error.about, why=why)


def open_store(where: str, readers: int = 4) -> SqlStore:
    from mastaba.store.base import StoreError
    from mastaba.store.sql import SqlStore

    try:
        return SqlStore(where, readers)
    except StoreError as error:
        raise ValueError(refusal(error)) from None


@contextmanager
def only_server(where: str) -> Iterator[None]:
    """Lock an SQLite file until the block ends: only one process may serve it, because it would not notice
    changes by another."""
    from mastaba.files import exclusive_folder
    from mastaba.store.sql import file_of

    file = file_of(where)
    try:
        with exclusive_folder(file.parent) if file else nullcontext():
            yield
    except BlockingIOError:
        raise ValueError(say("terminal/served-already", where=where)) from None

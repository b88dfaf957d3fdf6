"""The database of the tables: a folder, or an address in the environment."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from mastaba.store.sql import SqlStore

DATA_HELP = (
    "The folder of the tables; the user's data folder if not given. "
    "MASTABA_DATABASE_URL names a PostgreSQL database instead."
)
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=DATA_HELP)]


def database_address(data: Path | None) -> str:
    """The address of the database."""
    from mastaba.store.sql import driver_address, sqlite_address

    given = os.environ.get("MASTABA_DATABASE_URL")
    if given and data is None:
        driver_address(given)
        return given
    from platformdirs import user_data_path

    folder = (data or user_data_path("mastaba", appauthor=False)).absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / "tables.db"
    if not file.exists():
        file.touch(0o600)  # it holds the seeds of running games, and the key that signs identities
    return sqlite_address(file)


def open_store(where: str, readers: int = 4) -> SqlStore:
    from mastaba.store.base import StoreError
    from mastaba.store.sql import SqlStore

    try:
        return SqlStore(where, readers)
    except StoreError as error:
        raise ValueError(str(error)) from None


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
        raise ValueError(
            f"another Mastaba serves the tables at {where}: open its page, or give --data another folder"
        ) from None

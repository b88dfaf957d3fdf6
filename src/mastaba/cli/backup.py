"""mastaba backup and mastaba restore."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mastaba.cli.database import Data, database_address, only_server
from mastaba.cli.output import one_line_errors, say

EXAMPLES = "Examples: mastaba backup tables-today.db;  mastaba restore tables-today.db --data other-folder"


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], data: Data = None
) -> None:
    """Copy all tables to a file, while the server runs or not. Keep it private: it holds the keys."""
    with one_line_errors():
        from mastaba.store.backup import backup as copy
        from mastaba.store.base import StoreError

        try:
            copied = copy(database_address(data), file.absolute())
        except StoreError as error:
            raise ValueError(str(error)) from None
    say(f"{file} has {copied} tables.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What mastaba backup has written.")],
    data: Data = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Also if there are tables already: they are lost.")
    ] = False,
) -> None:
    """Put back what mastaba backup has written; stop the server first."""
    with one_line_errors():
        from mastaba.store.backup import restore as put_back
        from mastaba.store.base import StoreError

        address = database_address(data)
        try:
            with only_server(address):
                restored = put_back(file.absolute(), address, replace)
        except StoreError as error:
            raise ValueError(str(error)) from None
    say(f"{restored} tables are back.")

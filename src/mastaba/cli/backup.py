"""mastaba backup and mastaba restore."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mastaba.cli.database import Data, database_address, only_server, refusal
from mastaba.cli.output import line, one_line_errors
from mastaba.core.message import say

EXAMPLES = "mastaba backup tables-today.db\nmastaba restore tables-today.db --data other-folder"


def backup(
    file: Annotated[Path, typer.Argument(metavar="help/file-word", help="help/backup-file")],
    data: Data = None,
) -> None:
    """Copy all tables to a file, while the server runs or not. Keep it private: it holds the keys."""
    with one_line_errors():
        from mastaba.store.backup import backup as copy
        from mastaba.store.base import Refused, StoreError

        try:
            copied = copy(database_address(data), file.absolute())
        except (Refused, StoreError) as error:
            raise ValueError(refusal(error)) from None
    line(say("terminal/backed-up", file=str(file), n=copied))


def restore(
    file: Annotated[Path, typer.Argument(metavar="help/file-word", help="help/restore-file")],
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="help/restore-replace")] = False,
) -> None:
    """Put back what mastaba backup has written; stop the server first."""
    with one_line_errors():
        from mastaba.store.backup import restore as put_back
        from mastaba.store.base import Refused, StoreError

        address = database_address(data)
        try:
            with only_server(address):
                restored = put_back(file.absolute(), address, replace)
        except (Refused, StoreError) as error:
            raise ValueError(refusal(error)) from None
    line(say("terminal/restored", n=restored))

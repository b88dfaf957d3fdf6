"""Output of commands: text, progress bars, and errors in one line."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from rich import _wrap
from rich.console import Console

from mastaba.core.message import Message, Said, say
from mastaba.core.quoting import printable

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

BAD_INPUT, UNFINISHED, INTERRUPTED = 2, 1, 130
LONGEST_NAME = 40  # of a player, as it is shown
FAULTS = {
    errno.ENOENT: "none", errno.EISDIR: "folder", errno.ENOTDIR: "no-folder", errno.EACCES: "denied",
    errno.EPERM: "denied", errno.EEXIST: "exists", errno.ENOSPC: "full", errno.EROFS: "read-only",
}  # fmt: skip
"""Errors of the system that have words in every language."""

_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
"""Rich breaks lines at no-break spaces, too: French has them inside quotation marks and before a colon."""

console = Console(emoji=False)  # ":smile:" in a name stays text
errors = Console(stderr=True, emoji=False)


def stop(said: Said, code: int = BAD_INPUT) -> NoReturn:
    print_error(said)
    raise typer.Exit(code)


def print_error(said: Said) -> None:
    errors.print(f"[bold red]mastaba:[/] {escaped(str(said))}", highlight=False, soft_wrap=True)


def line(said: Said, to: Console | None = None) -> None:
    """A plain line: no markup, no colours, no wrapping."""
    (to or console).print(printable(str(said)), markup=False, highlight=False, soft_wrap=True)


def shown(said: Said) -> str:
    """A message in words, for text with markup."""
    return escaped(str(said))


def headed(*columns: Said, title: Message | None = None, figures: bool = True, escape: bool = True) -> Table:
    """A table with its columns; figures stand in all but the first. Without ``escape`` the columns may have
    markup."""
    from rich.table import Table

    table = Table(title=None if title is None else shown(title))
    for place, column in enumerate(columns):
        head = shown(column) if escape else str(column)
        table.add_column(head, justify="right" if figures and place else "left")
    return table


def escaped(text: str) -> str:
    """Text from elsewhere, without effect on the terminal: no markup, no control characters.

    >>> escaped("[bold]\\x1b[2J")
    '\\\\[bold]\\\\x1b[2J'
    """
    from rich.markup import escape

    return escape(printable(text))


@contextmanager
def one_line_errors() -> Iterator[None]:
    """Turn user errors into one line and exit code 2."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "mastaba").partition(".")[0] == "mastaba":
            raise
        stop(say("terminal/needs-server", name=error.name))
    except OSError as error:
        stop(system_fault(error))
    except ValueError as error:  # UnknownGame, UnknownBot, BadRecord, wrong options and seats
        stop(str(error))


def system_fault(error: OSError) -> Message:
    """What the system says about a file."""
    fault, why = FAULTS.get(error.errno or 0, "other"), (error.strerror or str(error)).lower()
    return say("terminal/file-fault", file=str(error.filename or "-"), fault=fault, why=why)


@contextmanager
def progress(what: Message, total: int | None) -> Iterator[Any]:
    """A progress bar on stderr; yields a function that advances it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar: Progress = Progress(
        TextColumn(shown(what)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=total)
        yield lambda by=1: bar.advance(task, by)


@contextmanager
def plain_until_compiled(name: str) -> Iterator[None]:
    """Play a game at once. If it is not compiled yet, it runs as plain Python while that is done."""
    from mastaba.bots.warm import warm_up
    from mastaba.match.compile import Preparation, is_warm

    preparation = Preparation(warm_up, [] if is_warm(name) else [name])
    preparation.start()
    try:
        yield
    finally:
        preparation.stop()


def compile_game(name: str) -> None:
    """Compile the rules, and say so, if they are not yet."""
    from mastaba.match.compile import is_warm

    if not is_warm(name):
        errors.print(shown(say("terminal/compiling")))
        from mastaba.bots.warm import make_warm

        make_warm(name)

"""Output of commands: text, progress bars, and errors in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from rich.console import Console

from mastaba.core.quoting import printable

if TYPE_CHECKING:
    from rich.progress import Progress

BAD_INPUT, UNFINISHED, INTERRUPTED = 2, 1, 130
LONGEST_NAME = 40  # of a player, as it is shown

console = Console(emoji=False)  # ":smile:" in a name stays text
errors = Console(stderr=True, emoji=False)


def stop(message: str, code: int = BAD_INPUT) -> NoReturn:
    print_error(message)
    raise typer.Exit(code)


def print_error(message: str) -> None:
    errors.print(f"[bold red]mastaba:[/] {escaped(message)}", highlight=False, soft_wrap=True)


def say(text: str, to: Console | None = None) -> None:
    """A plain line: no markup, no colours, no wrapping."""
    (to or console).print(printable(text), markup=False, highlight=False, soft_wrap=True)


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
        stop(f"this needs {error.name}, which comes with the server: pip install 'mastaba[server]'")
    except OSError as error:
        stop(f"{error.filename or 'file'}: {(error.strerror or str(error)).lower()}")
    except ValueError as error:  # UnknownGame, UnknownBot, BadRecord, wrong options and seats
        stop(str(error))


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Any]:
    """A progress bar on stderr; yields a function that advances it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar: Progress = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total)
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
        errors.print(
            "Compiling the rules: this is the first start of this version, and takes about half a minute."
        )
        from mastaba.bots.warm import make_warm

        make_warm(name)

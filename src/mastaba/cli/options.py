"""Options and checks that several commands share: the game, its options, its cards, its seats."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from mastaba.cli.output import LONGEST_NAME
from mastaba.core.cardfile import BadDeck
from mastaba.core.contract import Value, spell
from mastaba.core.message import reason, say
from mastaba.core.quoting import quoted
from mastaba.match import registry

GameName = Annotated[str, typer.Argument(metavar="help/game-word", help="help/game")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="help/option-word", help="help/option")
]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="help/file-word", help="help/deck-file")]
Jobs = Annotated[int | None, typer.Option(min=1, help="help/jobs")]
AsJson = Annotated[bool, typer.Option("--json", help="help/as-json")]
On = Annotated[str, typer.Option(metavar="here|ray", help="help/on")]
Seed = Annotated[str, typer.Option(help="help/seed")]


def read_options(name: str, given: list[str] | None) -> dict[str, Value]:
    """The variant that ``name=value`` words describe, with defaults for the other options."""
    known = registry.about(name)
    chosen: dict[str, Any] = {}
    for word in given or []:
        key, equals, text = word.partition("=")
        if not equals:
            raise ValueError(say("terminal/option-form", word=quoted(word)))
        option = next((option for option in known.options if option.name == key), None)
        chosen[key] = (
            next((value for value in option.values if spell(value) == text.lower()), text) if option else text
        )
    return known.variant(chosen)


def checked_deck(name: str, file: Path | None) -> Any:
    """The deck to play with; ValueError with the first mistake if it has any."""
    try:
        return registry.read_deck(name, file)
    except BadDeck as error:
        command = f"mastaba deck {name} --check {file}"
        many = len(error.mistakes)
        raise ValueError(
            say("terminal/bad-deck", file=str(file), why=error.mistakes[0].said, n=many - 1, command=command)
        ) from None


def check_seats(name: str, seats: int, cards: Any, variant: dict[str, Value], file: Path | None) -> None:
    """ValueError if the game, the deck of this file or these options do not allow that many players."""
    try:
        registry.check_seats(name, seats, cards, variant)
    except BadDeck as error:
        raise ValueError(say("terminal/in-file", file=str(file), why=reason(error))) from None


def seat_words(text: str) -> list[str]:
    """The words of --seats."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise ValueError(say("terminal/empty-name"))
    for word in words:
        if (len(word) > LONGEST_NAME and not is_class(word)) or not word.isprintable():
            raise ValueError(say("terminal/bad-name", name=quoted(word[:LONGEST_NAME]), most=LONGEST_NAME))
    return words


def is_class(word: str) -> bool:
    """Whether a word of --seats or --bots names a class of bots: ``module:Class``."""
    return ":" in word


def check_bots(name: str, words: Sequence[str]) -> None:
    """ValueError if a word is no bot of the game. A class of bots may be in a module of the current folder;
    other processes look there too."""
    from mastaba.bots.players import made

    here = str(Path.cwd())
    if any(map(is_class, words)) and here not in sys.path:
        sys.path.insert(0, here)
    for word in words:
        made(word, registry.about(name))


def check_writable(out: Path | None) -> None:
    """OSError if a file can't be written: now, not after the work."""
    if out is None:
        return
    if out.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a directory", str(out))
    if not out.parent.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, "no such folder", str(out.parent))
    if not os.access(out.parent, os.W_OK):
        raise PermissionError(errno.EACCES, "permission denied", str(out.parent))


def on_ray(on: str) -> bool:
    """Whether --on asks for a Ray cluster; ValueError if it asks for anything else."""
    if on not in ("here", "ray"):
        raise ValueError(say("terminal/on", given=quoted(on)))
    return on == "ray"


def interrupt_on_sigterm() -> None:
    """SIGTERM ends a run in the same way as Ctrl+C."""
    signal.signal(signal.SIGTERM, _interrupt)


def _interrupt(_signal: int, _frame: Any) -> None:
    raise KeyboardInterrupt

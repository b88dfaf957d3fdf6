"""Options and checks that several commands share: the game, its options, its cards, its seats."""

from __future__ import annotations

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
from mastaba.match import registry

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name: see [bold]mastaba games[/].")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
DeckFile = Annotated[
    Path | None, typer.Option("--deck", metavar="FILE", help="Play with the cards of this file.")
]
Jobs = Annotated[int | None, typer.Option(min=1, help="Cores to use; all of them if not given.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]


def read_options(name: str, given: list[str] | None) -> dict[str, Value]:
    """The variant that ``name=value`` words describe, with defaults for the other options."""
    known = registry.about(name)
    chosen: dict[str, Any] = {}
    for word in given or []:
        key, equals, text = word.partition("=")
        if not equals:
            raise ValueError(f"--option takes NAME=VALUE, not {word!r}")
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
        more = (
            f"; 'mastaba deck {name} --check {file}' lists every mistake" if len(error.mistakes) > 1 else ""
        )
        raise ValueError(f"{file}: {error}{more}") from None


def check_seats(name: str, seats: int, cards: Any, variant: dict[str, Value], file: Path | None) -> None:
    """ValueError if the game, the deck of this file or these options do not allow that many players."""
    try:
        registry.check_seats(name, seats, cards, variant)
    except BadDeck as error:
        raise ValueError(f"{file}: {error}") from None


def seat_words(text: str) -> list[str]:
    """The words of --seats."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise ValueError("--seats has an empty name")
    for word in words:
        if (len(word) > LONGEST_NAME and not is_class(word)) or not word.isprintable():
            raise ValueError(
                f"--seats: {word[:LONGEST_NAME]!r} can't be a name: "
                f"use up to {LONGEST_NAME} printable characters"
            )
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
        raise IsADirectoryError(21, "is a directory: name a file", str(out))
    if not out.parent.is_dir():
        raise FileNotFoundError(2, "no such folder", str(out.parent))
    if not os.access(out.parent, os.W_OK):
        raise PermissionError(13, "no permission to write there", str(out.parent))


def interrupt_on_sigterm() -> None:
    """SIGTERM ends a run in the same way as Ctrl+C."""
    signal.signal(signal.SIGTERM, _interrupt)


def _interrupt(_signal: int, _frame: Any) -> None:
    raise KeyboardInterrupt

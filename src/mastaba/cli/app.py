"""The command line. Exit codes: 2 for bad input (with one line), 1 for an unfinished game, 130 for an
interrupted run."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer
from typer.main import get_command

from mastaba import __version__
from mastaba.cli import (
    arena,
    backup,
    compile,
    deck,
    games,
    lab,
    play,
    puzzles,
    replay,
    review,
    serve,
    simulate,
    tables,
    train,
)
from mastaba.cli.help import Command, Group, command_path, name_of
from mastaba.cli.output import BAD_INPUT, INTERRUPTED, line, print_error, stop
from mastaba.core.language import PSEUDO, best_language, languages, speak
from mastaba.core.message import Either, Message, say
from mastaba.core.quoting import quoted

app = typer.Typer(
    cls=Group,
    help="help/mastaba",
    add_completion=False,
    pretty_exceptions_enable=False,
    epilog="mastaba play",
)


def _offer(function: Callable[..., None], help: str, examples: str = "", hidden: bool = False) -> None:
    app.command(cls=Command, help=help, epilog=examples, hidden=hidden)(function)


_offer(serve.serve, "help/serve", serve.EXAMPLES)
_offer(compile.prepare, "help/prepare", hidden=True)
app.add_typer(tables.tables, name="tables")
_offer(backup.backup, "help/backup", backup.EXAMPLES)
_offer(backup.restore, "help/restore", backup.EXAMPLES)
_offer(games.games, "help/games")
_offer(play.play, "help/play", play.EXAMPLES)
_offer(deck.deck, "help/deck", deck.EXAMPLES)
_offer(simulate.simulate, "help/simulate", simulate.EXAMPLES)
_offer(arena.arena, "help/arena", arena.EXAMPLES)
_offer(lab.lab, "help/lab", lab.EXAMPLES)
_offer(train.train, "help/train", train.EXAMPLES)
_offer(replay.replay, "help/replay", replay.EXAMPLES)
_offer(review.review, "help/review", review.EXAMPLES)
_offer(puzzles.puzzles, "help/puzzles", puzzles.EXAMPLES)


def _print_version(asked: bool) -> None:
    if asked:
        line(f"mastaba {__version__}")
        raise typer.Exit


@app.callback(help="help/mastaba")
def mastaba(
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="help/language-word", help="help/lang")
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", help="help/version", is_eager=True, callback=_print_version)
    ] = False,
) -> None:
    """A table for treasure games. ``main`` has read ``--lang``: it may stand behind a command, too."""


def command() -> Any:
    """The whole command line, as typer made it."""
    return get_command(app)


def asked_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that ``--lang`` asks for, wherever it stands, and the other words.

    >>> asked_language(["play", "--lang", "cs", "ramses"]), asked_language(["--lang=de", "games"])
    (('cs', ['play', 'ramses']), ('de', ['games']))
    """
    asked, rest = None, list(words)
    for place, word in enumerate(words):
        if word == "--lang" and place + 1 < len(words):
            asked, rest = words[place + 1], [*words[:place], *words[place + 2 :]]
        elif word.startswith("--lang="):
            asked, rest = word.partition("=")[2], [*words[:place], *words[place + 1 :]]
    return asked, rest


def usual_language() -> str:
    """The language of the user's environment, as POSIX finds it."""
    set_ = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return best_language([one for one in set_ if one][:1])


def main(arguments: Sequence[str] | None = None) -> None:
    """The ``mastaba`` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # what the terminal can't show becomes a question mark
    asked, words = asked_language(sys.argv[1:] if arguments is None else arguments)
    speak(usual_language())
    try:
        if asked is not None:
            if asked not in (*languages(), PSEUDO):
                stop(say("terminal/no-language", name=quoted(asked), known=languages()))
            speak(asked)
        sys.exit(command().main(args=words, prog_name="mastaba", standalone_mode=False))
    except typer.Exit as error:
        sys.exit(error.exit_code)
    except typer.TyperException as error:  # a command or option that does not exist, or can't be read
        context = getattr(error, "ctx", None)
        path = command_path(context) if context else "mastaba"
        print_error(say("terminal/see-help", why=_misread(error), command=f"{path} --help"))
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        print_error(say("terminal/interrupted"))
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _misread(error: Any) -> Message | str:
    """What typer could not read, in the reader's language: it has its errors in English only."""
    kind, param = type(error).__name__, getattr(error, "param", None)
    if kind == "NoSuchOption":
        near = [f"'{one}'" for one in sorted(error.possibilities or [])]
        return say("terminal/no-option", name=error.option_name, n=len(near), near=Either(near))
    if kind == "MissingParameter" and param is not None:
        return say("terminal/missing", name=name_of(param))
    if kind == "BadParameter" and param is not None:
        least, most = (None if one is None else str(one) for one in (param.min, param.max))
        span = "none" if least is None else "from" if most is None else "between"
        return say("terminal/bad-value", name=name_of(param), span=span, least=least, most=most)
    if kind == "BadOptionUsage":
        return say("terminal/odd-option", name=error.option_name)
    return str(error.format_message() if hasattr(error, "format_message") else error).rstrip(".")

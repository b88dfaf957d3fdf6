"""The command line. Exit codes: 2 for bad input (with one line), 1 for an unfinished game, 130 for an
interrupted run."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

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
from mastaba.cli.output import BAD_INPUT, INTERRUPTED, print_error, say, stop
from mastaba.core.language import PSEUDO, best_language, languages, speak
from mastaba.core.quoting import quoted

app = typer.Typer(
    help="A table for treasure games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    epilog="Start with: mastaba play",
)
app.command(epilog=serve.EXAMPLES)(serve.serve)
app.command(hidden=True)(compile.prepare)
app.add_typer(tables.tables, name="tables")
app.command(epilog=backup.EXAMPLES)(backup.backup)
app.command(epilog=backup.EXAMPLES)(backup.restore)
app.command()(games.games)
app.command(epilog="Examples: mastaba play;  mastaba play silver-and-gold --seats Ana,Bo,expert")(play.play)
app.command(
    epilog="Examples: mastaba deck silver-and-gold;  mastaba deck silver-and-gold --check my-cards.txt"
)(deck.deck)
app.command(
    epilog="Examples: mastaba simulate silver-and-gold --games 1000 --seats random,greedy,greedy --seed 7 "
    "--out games.jsonl;  mastaba simulate farao --seats club,club --out games.parquet"
)(simulate.simulate)
app.command(
    epilog="Example: mastaba arena silver-and-gold --bots novice,club,expert@2000 --games 200 --seed 7 "
    "--out levels.html"
)(arena.arena)
app.command(epilog=lab.EXAMPLES)(lab.lab)
app.command(epilog=train.EXAMPLES)(train.train)
app.command(epilog="Examples: mastaba replay game.json;  mastaba replay games.jsonl --game 17")(replay.replay)
app.command(epilog=review.EXAMPLES)(review.review)
app.command(epilog=puzzles.EXAMPLES)(puzzles.puzzles)


def _print_version(asked: bool) -> None:
    if asked:
        say(f"mastaba {__version__}")
        raise typer.Exit


@app.callback()
def mastaba(
    context: typer.Context,
    lang: Annotated[
        str | None,
        typer.Option("--lang", metavar="LANGUAGE", help="The language, such as cs; otherwise that of LANG."),
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version and exit.", is_eager=True, callback=_print_version),
    ] = False,
) -> None:
    """A table for treasure games."""
    if lang is not None and lang not in (*languages(), PSEUDO):
        stop(f"there is no language {quoted(lang)}; there are: {', '.join(languages())}")
    # a server's readers choose for themselves, and its errors are in English for programs
    if context.invoked_subcommand != "serve":
        usual = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        speak(best_language([lang] if lang else [one for one in usual if one][:1]))


def main(arguments: Sequence[str] | None = None) -> None:
    """The ``mastaba`` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # what the terminal can't show becomes a question mark
    try:
        sys.exit(
            app(
                args=list(arguments) if arguments is not None else None,
                prog_name="mastaba",
                standalone_mode=False,
            )
        )
    except typer.TyperException as error:  # a command or option that does not exist, or can't be read
        context = getattr(error, "ctx", None)
        text = error.format_message() if hasattr(error, "format_message") else str(error)
        print_error(f"{text.rstrip('.')}; see '{context.command_path if context else 'mastaba'} --help'")
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        print_error("interrupted")
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)

"""mastaba replay: verify records, and show a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from mastaba.cli.options import DeckFile, Jobs
from mastaba.cli.output import (
    compile_game,
    console,
    errors,
    escaped,
    line,
    one_line_errors,
    progress,
    shown,
    stop,
)
from mastaba.core.message import Message, Said, reason, say
from mastaba.match import registry

LARGEST_RECORD = 10_000_000  # bytes
MOST_FAULTS = 10  # faulty records, listed one by one
EXAMPLES = "mastaba replay game.json\nmastaba replay games.jsonl --game 17"


def replay(
    file: Annotated[Path, typer.Argument(metavar="help/file-word", help="help/records")],
    game: Annotated[int | None, typer.Option(min=1, help="help/replay-game")] = None,
    deck: DeckFile = None,
    source: Annotated[Path | None, typer.Option(metavar="help/file-word", help="help/replay-source")] = None,
    verify_shuffle: Annotated[
        bool,
        typer.Option("--verify-shuffle", help="help/replay-verify"),
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="help/replay-quiet")] = False,
    jobs: Jobs = None,
) -> None:
    """Verify records by the rules, and show a game turn by turn."""
    with one_line_errors():
        lines = record_lines(file)
        if game is not None:
            lines = [game_of(file, lines, game)]
        from mastaba.lab import simulate as lab
        from mastaba.match.compile import run_cold

        for name in lab.games_in(lines):
            run_cold(name) if len(lines) == 1 else compile_game(name)
        if len(lines) == 1:
            number, record = lines[0]
            try:
                match, has_seed = lab.check_one(record, deck, verify_shuffle)
                if source is not None:
                    _check_source(match, record, source)
            except ValueError as error:
                raise ValueError(at_line(file, number, error)) from None
            if not quiet:
                _show_replay(match)
            line(say("terminal/verified", file=str(file), steps=match.ply, proven=has_seed))
            if match.origin:
                known = str(source) if source else None
                line(
                    say("terminal/played-on", ply=match.origin["ply"], known=known is not None, source=known)
                )
            return
        if source is not None:
            raise ValueError(say("terminal/one-source"))
        chunks = [lines[start : start + lab.CHUNK] for start in range(0, len(lines), lab.CHUNK)]
        faults: list[tuple[int, Said]] = []
        unproven = 0
        with progress(say("terminal/verifying"), len(lines)) as advance:
            tasks = iter([(chunk, deck, verify_shuffle) for chunk in chunks])
            for chunk, found in zip(
                chunks, lab.spread(lab.check_some, tasks, min(jobs or lab.cores(), len(chunks))), strict=True
            ):
                faults += found.faults
                unproven += found.unproven
                advance(len(chunk))
        for number, why in faults[:MOST_FAULTS]:
            line(say("terminal/in-line", file=str(file), line=number, why=why), errors)
        if faults:
            stop(say("terminal/invalid", n=len(faults), total=len(lines), file=str(file)))
        line(say("terminal/all-verified", file=str(file), n=len(lines), unproven=unproven))


def _check_source(match: Any, record: bytes, source: Path) -> None:
    """Check that a record goes on from one of the games of a file. BadRecord if not."""
    from mastaba.match.origin import check
    from mastaba.match.record import decoded, record_hash

    games = [decoded(text) for _, text in record_lines(source)]
    asked = (match.origin or {}).get("record")
    check(
        decoded(record), next((one for one in games if record_hash(one) == asked), games[0]), deck=match.deck
    )


def game_of(file: Path, lines: list[tuple[int, bytes]], game: int) -> tuple[int, bytes]:
    """A game of a file, counted from 1."""
    if game > len(lines):
        raise ValueError(say("terminal/no-game", file=str(file), n=len(lines), game=game))
    return lines[game - 1]


def at_line(file: Path, number: int, error: ValueError) -> Message:
    """What is wrong with a record, and where it is."""
    if number > 1:
        return say("terminal/in-line", file=str(file), line=number, why=reason(error))
    return say("terminal/in-file", file=str(file), why=reason(error))


def record_lines(file: Path) -> list[tuple[int, bytes]]:
    """The records of a file with their line numbers: one per line, or a single one over several lines."""
    lines: list[tuple[int, bytes]] = []
    with file.open("rb") as source:
        while text := source.readline(LARGEST_RECORD + 1):
            if len(text) > LARGEST_RECORD:  # files such as /dev/zero have no end
                limit = LARGEST_RECORD // 1_000_000
                raise ValueError(say("terminal/long-line", file=str(file), line=len(lines) + 1, limit=limit))
            lines.append((len(lines) + 1, text))
    size = sum(len(text) for _, text in lines)
    records = [(number, text) for number, text in lines if text.strip()]
    if not records:
        raise ValueError(say("terminal/empty-file", file=str(file)))
    if (
        len(records) > 1
        and size <= LARGEST_RECORD
        and not _is_json(records[0][1])
        and _is_json(raw := b"".join(text for _, text in lines))
    ):
        return [(1, raw)]
    return records


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _show_replay(match: Any) -> None:
    """A verified game, turn by turn."""
    from mastaba.cli import terminal

    names = terminal.shown_names(match)
    for number, step in enumerate(match.log, 1):
        chance = f"[dim]{shown(say('terminal/chance'))}[/]"
        who = chance if step["by"] == "chance" else f"[bold]{names[step['by']]}[/]"
        console.print(f"[dim]{number:4}[/]  {who}  {escaped(step['move'])}", highlight=False)
    console.print()
    drawing = registry.drawing(match.game.about.name)
    console.print(drawing.draw(match.view(-1), match.deck, names, -1, console.width), highlight=False)
    if match.over:
        console.print(terminal.result_table(match))

"""mastaba replay: verify records, and show a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from mastaba.cli.options import DeckFile, Jobs
from mastaba.cli.output import compile_game, console, errors, escaped, one_line_errors, progress, say, stop
from mastaba.match import registry

LARGEST_RECORD = 10_000_000  # bytes
MOST_FAULTS = 10  # faulty records, listed one by one
UNPROVEN = "unproven: no seed in the record"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or many records, one per line.")],
    game: Annotated[
        int | None, typer.Option(min=1, help="Show this game of the file, counted from 1.")
    ] = None,
    deck: DeckFile = None,
    verify_shuffle: Annotated[
        bool,
        typer.Option("--verify-shuffle", help="Check also that chance followed from the committed seed."),
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Verify only.")] = False,
    jobs: Jobs = None,
) -> None:
    """Verify records by the rules, and show a game turn by turn."""
    with one_line_errors():
        lines = record_lines(file)
        if game is not None:
            if game > len(lines):
                raise ValueError(
                    f"{file} has {len(lines)} game{'s' * (len(lines) != 1)}: --game can't be {game}"
                )
            lines = [lines[game - 1]]
        from mastaba.lab import simulate as lab
        from mastaba.match.compile import run_cold

        for name in lab.games_in(lines):
            run_cold(name) if len(lines) == 1 else compile_game(name)
        if len(lines) == 1:
            number, line = lines[0]
            try:
                match, has_seed = lab.check_one(line, deck, verify_shuffle)
            except ValueError as error:
                raise ValueError(f"{file}{f', line {number}' * (number > 1)}: {error}") from None
            if not quiet:
                _show_replay(match)
            doubt = "" if has_seed else f"; the shuffle is {UNPROVEN}"
            say(f"{file}: 1 game verified, {match.ply} steps{doubt}.")
            return
        chunks = [lines[start : start + lab.CHUNK] for start in range(0, len(lines), lab.CHUNK)]
        faults: list[tuple[int, str]] = []
        unproven = 0
        with progress("verifying", len(lines)) as advance:
            tasks = iter([(chunk, deck, verify_shuffle) for chunk in chunks])
            for chunk, found in zip(
                chunks, lab.spread(lab.check_some, tasks, min(jobs or lab.cores(), len(chunks))), strict=True
            ):
                faults += found.faults
                unproven += found.unproven
                advance(len(chunk))
        for number, reason in faults[:MOST_FAULTS]:
            say(f"{file}, line {number}: {reason}", errors)
        if faults:
            stop(f"{len(faults)} of {len(lines)} records in {file} are invalid")
        doubt = f"; the shuffle of {unproven} is {UNPROVEN}" if unproven else ""
        say(f"{file}: {len(lines)} games verified{doubt}.")


def record_lines(file: Path) -> list[tuple[int, bytes]]:
    """The records of a file with their line numbers: one per line, or a single one over several lines."""
    lines: list[tuple[int, bytes]] = []
    with file.open("rb") as source:
        while line := source.readline(LARGEST_RECORD + 1):
            if len(line) > LARGEST_RECORD:  # files such as /dev/zero have no end
                limit = LARGEST_RECORD // 1_000_000
                raise ValueError(f"{file}, line {len(lines) + 1} is larger than {limit} MB: not a record")
            lines.append((len(lines) + 1, line))
    size = sum(len(line) for _, line in lines)
    records = [(number, line) for number, line in lines if line.strip()]
    if not records:
        raise ValueError(f"{file} is empty: it has no record")
    if (
        len(records) > 1
        and size <= LARGEST_RECORD
        and not _is_json(records[0][1])
        and _is_json(raw := b"".join(line for _, line in lines))
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
        who = "[dim]chance[/]" if step["by"] == "chance" else f"[bold]{names[step['by']]}[/]"
        console.print(f"[dim]{number:4}[/]  {who}  {escaped(step['move'])}", highlight=False)
    console.print()
    drawing = registry.drawing(match.game.about.name)
    console.print(drawing.draw(match.view(-1), match.deck, names, -1, console.width), highlight=False)
    if match.over:
        console.print(terminal.result_table(match.result(), names))

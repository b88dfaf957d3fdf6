"""mastaba review: what happened in a finished game, what it cost, and who was lucky."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mastaba.cli.options import DeckFile, Jobs
from mastaba.cli.output import compile_game, console, escaped, one_line_errors, progress, say
from mastaba.cli.replay import record_lines
from mastaba.match import registry

if TYPE_CHECKING:
    from mastaba.lab.verdicts import Review

EXAMPLES = (
    "Examples: mastaba review game.json;  mastaba review games.jsonl --game 17 --out review.html;  "
    "mastaba review games.jsonl --all --out reviews.jsonl --on ray"
)
PARTS = 100  # of the progress bar
MEMORY = ("searches", "known", "lapses")  # what is told of a game of memory


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or many records, one per line.")],
    game: Annotated[int, typer.Option(min=1, help="The game of the file, counted from 1.")] = 1,
    playouts: Annotated[int, typer.Option(min=1, help="Playouts per decision.")] = 4000,
    out: Annotated[
        Path | None, typer.Option(help="Write one self-contained HTML file; with --all, a review per line.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Review all games of the file, as JSON.")] = False,
    on: Annotated[
        str, typer.Option(metavar="HERE", help="With --all: 'here', or 'ray' for a Ray cluster.")
    ] = "here",
    deck: DeckFile = None,
    jobs: Jobs = None,
) -> None:
    """Explain a finished game: winning chances, luck and choices, and the costly moments."""
    with one_line_errors():
        lines = record_lines(file)
        if on not in ("here", "ray"):
            raise ValueError(f"--on is 'here' or 'ray', not {on!r}")
        if every:
            _review_all(lines, playouts, deck, jobs, out, on == "ray")
            return
        if game > len(lines):
            raise ValueError(f"{file} has {len(lines)} game{'s' * (len(lines) != 1)}: --game can't be {game}")
        from mastaba.lab import simulate as lab
        from mastaba.lab.review import review as reviewed
        from mastaba.lab.review_page import MOST, review_page
        from mastaba.lab.telling import moment, outcome, recalled

        number, line = lines[game - 1]
        for name in lab.games_in([(number, line)]):
            compile_game(name)
        try:
            match, _ = lab.check_one(line, deck, False)
        except ValueError as error:
            raise ValueError(f"{file}{f', line {number}' * (number > 1)}: {error}") from None
        with progress("reviewing", PARTS) as advance:
            shown = 0

            def tell(share: float) -> None:
                nonlocal shown
                advance(int(share * PARTS) - shown)
                shown = int(share * PARTS)

            found = reviewed(match, playouts=playouts, cores=jobs or lab.cores(), progress=tell)
        title = registry.about(found.game).title
        say(f"{title}: {outcome(found)}")
        console.print(_table(found))
        names = [seat.name for seat in found.seats]
        sentences = [moment(one, names) for one in found.moments]
        sentences += [recalled(one, names) for seat in found.seats for one in seat.lapses[:MOST]]
        for place, sentence in enumerate(sentences, 1):
            console.print(f"{place}. {escaped(sentence)}", highlight=False)
        if not sentences:
            say("Nothing was costly beyond doubt.")
        if out is not None:
            out.write_text(review_page(found, title, match), "utf-8")
            say(f"{out}: the review as a page.")


def _review_all(
    lines: list[tuple[int, bytes]], playouts: int, deck: Path | None, jobs: int | None, out: Path | None,
    on_ray: bool,
) -> None:  # fmt: skip
    """Review many games, one core each; the reviews as lines of JSON, in the order of the games."""
    from mastaba.lab import simulate as lab
    from mastaba.lab.cluster import spread_on_ray
    from mastaba.lab.review import review_line

    for name in lab.games_in(lines):
        compile_game(name)
    over = spread_on_ray if on_ray else lab.spread
    tasks = ((line, number, playouts, deck) for number, line in lines)
    found = []
    with progress("reviewing", len(lines)) as advance:
        for line in over(review_line, tasks, min(jobs or lab.cores(), len(lines))):
            found.append(line)
            advance()
    written = b"".join(line + b"\n" for line in found)
    if out is None:
        say(written.decode().rstrip("\n"))
    else:
        out.write_bytes(written)
        say(f"{out}: {len(found)} reviews.")


def _table(found: Review) -> Any:
    """A line per player."""
    from rich.table import Table

    columns = ("start", "luck", "own choices", "others", "luck ±") if found.graph else MEMORY
    table = Table("player", "total", *columns, "accuracy")
    for column in table.columns[1:]:
        column.justify = "right"
    for number, seat in enumerate(found.seats):
        if account := seat.account:
            mine = account.choices[number]
            others = sum(account.choices) - mine
            figures = [
                f"{account.start:.1f}", f"{account.luck:+.1f}", f"{mine:+.1f}", f"{others:+.1f}",
                f"{account.error:.1f}",
            ]  # fmt: skip
        else:
            known = sum(one.needed is not None for one in seat.searches)
            figures = [str(len(seat.searches)), str(known), str(len(seat.lapses))]
        table.add_row(escaped(seat.name), str(seat.total), *figures, f"{seat.accuracy:.0f}")
    return table

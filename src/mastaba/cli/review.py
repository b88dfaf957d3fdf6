"""mastaba review: what happened in a finished game, what it cost, and who was lucky."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mastaba.cli.options import DeckFile, Jobs, On, on_ray
from mastaba.cli.output import compile_game, console, escaped, headed, line, one_line_errors, progress, shown
from mastaba.cli.replay import at_line, game_of, record_lines
from mastaba.core.message import say
from mastaba.match import registry

if TYPE_CHECKING:
    from mastaba.lab.verdicts import Review

EXAMPLES = (
    "mastaba review game.json\nmastaba review games.jsonl --game 17 --out review.html\n"
    "mastaba review games.jsonl --all --out reviews.jsonl --on ray"
)
PARTS = 100  # of the progress bar


def review(
    file: Annotated[Path, typer.Argument(metavar="help/file-word", help="help/records")],
    game: Annotated[int, typer.Option(min=1, help="help/review-game")] = 1,
    playouts: Annotated[int, typer.Option(min=1, help="help/review-playouts")] = 4000,
    out: Annotated[Path | None, typer.Option(metavar="help/file-word", help="help/review-out")] = None,
    every: Annotated[bool, typer.Option("--all", help="help/review-all")] = False,
    on: On = "here",
    deck: DeckFile = None,
    jobs: Jobs = None,
) -> None:
    """Explain a finished game: winning chances, luck and choices, and the costly moments."""
    with one_line_errors():
        lines = record_lines(file)
        ray = on_ray(on)
        if every:
            _review_all(lines, playouts, deck, jobs, out, ray)
            return
        number, record = game_of(file, lines, game)
        from mastaba.lab import simulate as lab
        from mastaba.lab.review import review as reviewed
        from mastaba.lab.review_page import MOST, review_page
        from mastaba.lab.telling import moment, outcome, recalled, turned

        for name in lab.games_in([(number, record)]):
            compile_game(name)
        try:
            match, _ = lab.check_one(record, deck, False)
        except ValueError as error:
            raise ValueError(at_line(file, number, error)) from None
        with progress(say("terminal/reviewing"), PARTS) as advance:
            done = 0

            def tell(share: float) -> None:
                nonlocal done
                advance(int(share * PARTS) - done)
                done = int(share * PARTS)

            found = reviewed(match, playouts=playouts, cores=jobs or lab.cores(), progress=tell)
        title = registry.about(found.game).title
        line(say("reports/ended", title=title, outcome=outcome(found)))
        console.print(_table(found))
        names = [seat.name for seat in found.seats]
        sentences = [moment(one, names, found.scored) for one in found.moments]
        sentences += [
            recalled(one, registry.named(found.game, one.sought), names)
            for seat in found.seats
            for one in seat.lapses[:MOST]
        ]
        for place, sentence in enumerate(sentences, 1):
            console.print(f"{place}. {shown(sentence)}", highlight=False)
        if not sentences:
            line(say("reports/nothing-costly"))
        if found.close_calls:
            line(say("review/close-calls", n=len(found.close_calls)))
        if found.turns:
            line(say("reports/turns"))
        for turn in found.turns:
            console.print(shown(turned(turn, names)), highlight=False)
        if out is not None:
            out.write_text(review_page(found, title, match), "utf-8")
            line(say("terminal/review-page", file=str(out)))


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
    tasks = ((record, number, playouts, deck) for number, record in lines)
    found = []
    with progress(say("terminal/reviewing"), len(lines)) as advance:
        for one in over(review_line, tasks, min(jobs or lab.cores(), len(lines))):
            found.append(one)
            advance()
    written = b"".join(one + b"\n" for one in found)
    if out is None:
        line(written.decode().rstrip("\n"))
    else:
        out.write_bytes(written)
        line(say("terminal/reviews", file=str(out), n=len(found)))


def _table(found: Review) -> Any:
    """A line per player."""
    from mastaba.lab.telling import ACCOUNT, account_row

    of_memory = not found.graph
    columns = ("searches", "known", "lapses") if of_memory else ACCOUNT
    names = ("player", "total" if found.scored else "place", *columns, "accuracy")
    table = headed(*(say("reports/column", column=name) for name in names))
    for number, seat in enumerate(found.seats):
        if of_memory:
            known = sum(one.needed is not None for one in seat.searches)
            figures = [str(one) for one in (seat.total, len(seat.searches), known, len(seat.lapses))]
        else:
            figures = account_row(found, number)
        table.add_row(escaped(seat.name), *figures, str(seat.told_accuracy))
    return table

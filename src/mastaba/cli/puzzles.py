"""mastaba puzzles: moments of games between strong bots in which one move is clearly best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mastaba.cli.options import GameName, Jobs
from mastaba.cli.output import compile_game, line, one_line_errors, progress
from mastaba.core.figures import percent
from mastaba.core.message import say

EXAMPLES = "mastaba puzzles silver-and-gold --number 10 --seed 7 --out more.jsonl"


def puzzles(
    game: GameName,
    number: Annotated[int, typer.Option(min=1, help="help/puzzles-number")] = 10,
    seed: Annotated[str, typer.Option(help="help/puzzles-seed")] = "puzzles",
    out: Annotated[Path | None, typer.Option(metavar="help/file-word", help="help/puzzles-out")] = None,
    jobs: Jobs = None,
) -> None:
    """Find puzzles in games between strong bots."""
    with one_line_errors():
        from itertools import count

        from mastaba.lab.puzzles import encoded
        from mastaba.lab.puzzles.mining import mine
        from mastaba.lab.simulate import cores, spread
        from mastaba.match.registry import about

        about(game)
        compile_game(game)
        found = 0
        with progress(say("terminal/searching"), number) as advance:
            tasks = ((game, f"{seed} {place}") for place in count())
            mined = spread(mine, tasks, jobs or cores())
            for some in mined:
                some = some[: number - found]
                found += len(some)
                advance(len(some))
                lines = b"".join(encoded(one) + b"\n" for one in some)
                if out is not None:
                    with out.open("ab") as file:
                        file.write(lines)
                for one in some:
                    ahead = percent(one.chance)
                    line(
                        say("terminal/puzzle", grade=one.grade, seat=one.seat, move=one.solution, ahead=ahead)
                    )
                if found == number:
                    break
            mined.close()  # type: ignore[attr-defined]
        if out is not None:
            line(say("terminal/puzzles-found", file=str(out), n=found))

"""mastaba train: a network for a game, from games that it plays against itself."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from mastaba.cli.options import GameName, Jobs, interrupt_on_sigterm
from mastaba.cli.output import (
    INTERRUPTED,
    UNFINISHED,
    compile_game,
    console,
    escaped,
    one_line_errors,
    progress,
    say,
    stop,
)
from mastaba.files import atomic_write

EXAMPLES = "Examples: mastaba train silver-and-gold;  mastaba train silver-and-gold --rounds 2 --games 1000"


def train(
    game: GameName,
    rounds: Annotated[int, typer.Option(min=1, max=1000, help="Rounds of playing and learning.")] = 12,
    games: Annotated[int, typer.Option(min=100, max=1_000_000, help="Games per round.")] = 24_000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where the run is kept. [default: train-GAME]", file_okay=False),
    ] = None,
    jobs: Jobs = None,
    on: Annotated[str, typer.Option(metavar="HERE", help="'here', or 'ray' for a Ray cluster.")] = "here",
) -> None:
    """Train the network that serves the search. An interrupted run continues where it stopped. It needs
    PyTorch: pip install 'mastaba\\[learn]'."""
    with one_line_errors():
        if on not in ("here", "ray"):
            raise ValueError(f"--on is 'here' or 'ray', not {on!r}")
        from mastaba.lab.cluster import spread_on_ray
        from mastaba.lab.simulate import cores, spread
        from mastaba.learn.curve import curve
        from mastaba.learn.fit import torch_
        from mastaba.learn.train import Plan, Run, carry_out

        torch_()
        folder = out or Path(f"train-{game}")
        run = Run(folder, Plan(game, seed, rounds, games))
        compile_game(game)
        interrupt_on_sigterm()
        ended = ""
        with progress("playing", rounds * games) as advance:
            advance(len(run.lines) * games)
            try:
                for played in carry_out(run, jobs or cores(), spread_on_ray if on == "ray" else spread):
                    advance(played)
                    if not played:
                        line = run.lines[-1]
                        say(
                            f"round {line.round + 1} of {rounds}: {line.points:.1f} points against"
                            f" {line.theirs:.1f} of the policy, {line.won:.0%} won, {line.seconds:.0f} s"
                        )
                        with atomic_write(folder / "curve.svg") as file:
                            file.write(curve(run.lines, f"Training {game}").encode())
            except KeyboardInterrupt:
                ended = "interrupted"
            except BrokenExecutor:
                ended = "a worker process died (out of memory?)"
        if ended:
            code = INTERRUPTED if ended == "interrupted" else UNFINISHED
            stop(f"{ended} after {len(run.lines)} of {rounds} rounds; the same command continues there", code)
    table = Table("round", "error", "points", "policy", "won", "95 %", title=escaped(f"Training {game}"))
    for line in run.lines:
        table.add_row(
            f"{line.round + 1}",
            f"{line.error:.2f}",
            f"{line.points:.1f}",
            f"{line.theirs:.1f}",
            f"{line.won:.1%}",
            f"{line.low:.1%} to {line.high:.1%}",
        )
    console.print(table)
    say(
        f"The weights: {folder / 'net.npy'}; the log: {folder / 'log.csv'}; its curve: {folder / 'curve.svg'}"
    )

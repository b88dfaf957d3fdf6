"""mastaba train: a network for a game, from games that it plays against itself."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mastaba.cli.options import GameName, Jobs, On, interrupt_on_sigterm, on_ray
from mastaba.cli.output import (
    INTERRUPTED,
    UNFINISHED,
    compile_game,
    console,
    headed,
    line,
    one_line_errors,
    progress,
    stop,
)
from mastaba.core.figures import decimal, percent
from mastaba.core.message import say
from mastaba.files import atomic_write

if TYPE_CHECKING:
    from mastaba.learn.train import Line

EXAMPLES = "mastaba train silver-and-gold\nmastaba train silver-and-gold --rounds 2 --games 1000"


def train(
    game: GameName,
    rounds: Annotated[int, typer.Option(min=1, max=1000, help="help/train-rounds")] = 12,
    games: Annotated[int, typer.Option(min=100, max=1_000_000, help="help/train-games")] = 24_000,
    seed: Annotated[int, typer.Option(min=0, help="help/train-seed")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="help/folder-word",
            help="help/train-out",
            show_default="help/train-default",
            file_okay=False,
        ),
    ] = None,
    jobs: Jobs = None,
    on: On = "here",
) -> None:
    """Train the network that serves the search. An interrupted run continues where it stopped. It needs
    PyTorch."""
    with one_line_errors():
        ray = on_ray(on)
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
        title, ended = say("terminal/training", game=game), ""
        with progress(say("terminal/playing"), rounds * games) as advance:
            advance(len(run.lines) * games)
            try:
                for played in carry_out(run, jobs or cores(), spread_on_ray if ray else spread):
                    advance(played)
                    if not played:
                        _tell(run.lines[-1], rounds)
                        with atomic_write(folder / "curve.svg") as file:
                            file.write(curve(run.lines, str(title)).encode())
            except KeyboardInterrupt:
                ended = "interrupted"
            except BrokenExecutor:
                ended = "died"
        if ended:
            code = INTERRUPTED if ended == "interrupted" else UNFINISHED
            stop(say("terminal/ended-rounds", how=ended, n=len(run.lines), total=rounds), code)
    table = headed(
        say("terminal/round"),
        say("terminal/error"),
        say("terminal/points"),
        say("terminal/policy"),
        say("terminal/won"),
        say("terminal/sure"),
        title=title,
    )
    for one in run.lines:
        table.add_row(
            str(one.round + 1),
            decimal(one.error, 2),
            decimal(one.points, 1),
            decimal(one.theirs, 1),
            percent(one.won, 1),
            str(say("terminal/from-to", low=percent(one.low, 1), high=percent(one.high, 1))),
        )
    console.print(table)
    weights, log, drawn = (str(folder / name) for name in ("net.npy", "log.csv", "curve.svg"))
    line(say("terminal/weights", weights=weights, log=log, curve=drawn))


def _tell(one: Line, rounds: int) -> None:
    """A round that is done."""
    points, theirs, won = decimal(one.points, 1), decimal(one.theirs, 1), percent(one.won)
    line(
        say(
            "terminal/round-done",
            n=one.round + 1,
            total=rounds,
            points=points,
            theirs=theirs,
            won=won,
            seconds=decimal(one.seconds),
        )
    )

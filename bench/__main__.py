"""``make bench``: measures everything and writes bench/results.md."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

from bench.games import Bench, Row
from bench.measure import seconds
from mastaba.match import registry

RESULTS = Path(__file__).parent / "results.md"


def main() -> None:
    lines = [
        "# Results",
        "",
        f"`make bench` on {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}.",
        "Best and median of many short runs. Decisions are those of seats; steps of chance are not counted.",
        "",
    ]
    for name in registry.names():
        least, most = registry.about(name).players
        seats = min(most, max(least, 3))
        lines += [
            f"## {registry.about(name).title}, {seats} players",
            "",
            "| what | best | median |",
            "|---|---|---|",
        ]
        for row in Bench(name, seats).rows():
            lines.append(told(row))
        lines.append("")
    lines += [
        "## Start-up, seconds",
        "",
        "| what | best | median |",
        "|---|---|---|",
        *map(told, start_up()),
        "",
    ]
    RESULTS.write_text("\n".join(lines + elsewhere()), "utf-8")
    print(f"written to {RESULTS}")


def elsewhere() -> list[str]:
    """What other programs have measured: the server's table, and where the rest is."""
    here = RESULTS.parent
    table = (here / "server.md").read_text("utf-8").splitlines()[1:] if (here / "server.md").exists() else []
    return [
        "## The table server",
        *table,
        "",
        "## More",
        "",
        "- [levels.md](levels.md): how strong the bots' levels are (`python -m bench.levels`)",
        "- [thinking.md](thinking.md): how long the levels think (`python -m bench.thinking`)",
        "- [searchers.md](searchers.md): what memory is worth in Ramses (`python -m bench.searchers`)",
        "- [endings.md](endings.md): games of Ramses with a limit of slides end (`python -m bench.endings`)",
        "- [farao-lengths.md](farao-lengths.md): how long a game of Farao takes"
        " (`python -m bench.farao_lengths`)",
        "- [page.md](page.md): how fast the page is (`python -m bench.page`)",
        "- [plug.md](plug.md): kill -9 under load (`python -m tools.pull_the_plug`)",
        "",
    ]


def told(row: Row) -> str:
    what, figures = row
    line = f"| {what} | {figures} |" if "|" in figures else f"| {what} | {figures} | |"
    print(line, flush=True)
    return line


def _both(figures: tuple[float, float]) -> str:
    return f"{figures[0]:.2f} | {figures[1]:.2f}"


def start_up() -> list[Row]:
    """Whole commands, on an empty and on a filled cache of compiled rules."""
    command = [sys.executable, "-m", "mastaba.cli"]
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "MASTABA_CACHE": folder}

        def run(*words: str) -> None:
            subprocess.run([*command, *words], env=environment, check=True, capture_output=True)

        rows.append(("mastaba games", _both(seconds(lambda: run("games"), 7))))
        for name in registry.names():
            seats = ",".join(["random"] * max(2, registry.about(name).players[0]))
            first_game = partial(run, "simulate", name, "--games", "1", "--jobs", "1", "--seats", seats)
            shutil.rmtree(folder)
            Path(folder).mkdir()
            rows.append((f"first game of {name}, rules not yet compiled", _both(seconds(first_game, 1))))
            rows.append((f"first game of {name}, warm", _both(seconds(first_game, 5))))
    return rows


if __name__ == "__main__":
    main()

"""``make bench``: measures everything and writes bench/results.md."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from bench import start, yardstick
from bench.games import Bench, Row
from mastaba.match import registry

RESULTS = Path(__file__).parent / "results.md"


def main() -> None:
    lines = [
        "# Results",
        "",
        f"`make bench` on {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}.",
        "Best and median of many short runs, per second of CPU where one core works. Decisions are those of",
        "seats; steps of chance are not counted.",
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
    lines += ["## Beside C", "", *yardstick.table(), ""]
    lines += [
        "## Start-up, seconds",
        "",
        "By the clock. Compiling takes longer if others use the machine; then its CPU time says more.",
        "",
        "| what | best | median |",
        "|---|---|---|",
        *map(told, start.rows()),
        "",
    ]
    RESULTS.write_text("\n".join(lines + elsewhere()), "utf-8")
    print(f"written to {RESULTS}")


def elsewhere() -> list[str]:
    """Results of the other programs: the table of the server, and links to the rest."""
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
        "- [earlier.md](earlier.md): what they think in that time (`python -m bench.earlier`)",
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


if __name__ == "__main__":
    main()

"""How long a review takes: ``python -m bench.review_time [GAME…]`` adds rows to bench/review.md.

A game between experts for two, with the playouts of a server, on one core; the clock runs from the record
to the first graph, and to the end. On a shared machine processor time is the fairer figure.
"""

from __future__ import annotations

import re
import sys
from time import perf_counter, process_time

from bench.review import RESULTS, played, searchable
from mastaba.lab.review import stages
from mastaba.lab.warm import warm_up
from mastaba.match.registry import about

HEAD = "| game | steps | first graph, s | done, s | processor, s |\n|---|---|---|---|---|"


def row(name: str) -> str:
    match = played(name, "expert@100", 0)
    warm_up(name)
    began, used, first = perf_counter(), process_time(), 0.0
    for review in stages(match):
        if review.graph and not first:
            first = perf_counter() - began
    took, used = perf_counter() - began, process_time() - used
    return f"| {about(name).title} | {match.ply} | {first:.1f} | {took:.1f} | {used:.1f} |"


def main() -> None:
    names = sys.argv[1:] or searchable()
    page = RESULTS.read_text("utf-8")
    known = re.search(r"<!-- time -->\n(.*?)\n?<!-- end -->", page, re.S)
    titles = [f"| {about(name).title} |" for name in names]
    kept = [line for line in (known[1] if known else "").splitlines()[2:]
            if not line.startswith(tuple(titles))]  # fmt: skip
    table = "\n".join([HEAD, *kept, *map(row, names)])
    page = re.sub(r"(<!-- time -->\n).*?(<!-- end -->)", rf"\g<1>{table}\n\g<2>", page, flags=re.S)
    RESULTS.write_text(page, "utf-8")
    print(table)


if __name__ == "__main__":
    main()

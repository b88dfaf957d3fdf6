"""The log of a training as a curve: points by round, of the network and of the policy it plays against."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mastaba.core.message import say
from mastaba.learn.train import Line

WIDE, HIGH, LEFT, BELOW = 640, 320, 56, 40
STYLE = "text{font:14px sans-serif;fill:#333}polyline{fill:none;stroke-width:2.5}.grid{stroke:#ccc}"


def curve(lines: Sequence[Line], title: str) -> str:
    """The log as SVG."""
    values = [one for line in lines for one in (line.points, line.theirs)]
    low, high = int(min(values)) - 1, int(max(values)) + 2
    last = max(1, len(lines) - 1)

    def x(number: int) -> float:
        return LEFT + (WIDE - LEFT - 110) * number / last

    def y(value: float) -> float:
        return HIGH - BELOW - (HIGH - BELOW - 30) * (value - low) / (high - low)

    parts = [f'<text x="{LEFT}" y="18">{escape(str(say("reports/curve", title=title)))}</text>']
    for value in range(low, high + 1, max(1, (high - low) // 5)):
        line = f'<line class="grid" x1="{LEFT}" x2="{WIDE - 110}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>'
        parts.append(line + f'<text x="{LEFT - 8}" y="{y(value) + 5:.1f}" text-anchor="end">{value}</text>')
    for k in range(0, len(lines), max(1, len(lines) // 8)):
        parts.append(f'<text x="{x(k):.1f}" y="{HIGH - 16}" text-anchor="middle">{k + 1}</text>')
    for name, colour, dash, told in (
        (say("reports/network"), "#0b5cad", "", [line.points for line in lines]),
        (say("terminal/policy"), "#8a4b08", ' stroke-dasharray="6 4"', [line.theirs for line in lines]),
    ):
        points = " ".join(f"{x(k):.1f},{y(value):.1f}" for k, value in enumerate(told))
        parts.append(f'<polyline stroke="{colour}"{dash} points="{points}"/>')
        parts.append(
            f'<text x="{x(len(told) - 1) + 8:.1f}" y="{y(told[-1]) + 5:.1f}">{escape(str(name))}</text>'
        )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" role="img"'
    return f'{head} aria-label="{escape(title)}"><style>{STYLE}</style>{"".join(parts)}</svg>\n'

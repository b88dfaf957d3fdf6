"""Charts of reports, as SVG inside the page: dots with intervals, and columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from mastaba.core.figures import decimal
from mastaba.core.message import Message, say
from mastaba.lab.ratings import Interval

WIDE, ROW, MARGIN, LABELS = 760, 44, 24, 190


class Axis:
    """A horizontal scale from the lowest to the highest value."""

    def __init__(self, low: float, high: float, rows: int) -> None:
        room = (high - low) * 0.04 or 1.0
        self.low, self.high, self.height = low - room, high + room, rows * ROW + MARGIN + 16

    def at(self, value: float) -> float:
        return LABELS + (value - self.low) / (self.high - self.low) * (WIDE - LABELS - MARGIN)

    def line(self, low: float, high: float, y: float, wide: float) -> str:
        ends = f'x1="{self.at(low):.1f}" x2="{self.at(high):.1f}" y1="{y}" y2="{y}"'
        return f'<line class="bar" {ends} style="stroke-width:{wide}"/>'

    def rule(self, value: float, text: str) -> str:
        x, bottom = self.at(value), self.height - MARGIN
        line = f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{bottom}"/>'
        return line + f'<text class="note" x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{text}</text>'

    def svg(self, told: str, parts: Sequence[str]) -> str:
        size = f'viewBox="0 0 {WIDE} {self.height}" width="{WIDE}"'
        return f'<svg {size} role="img" aria-label="{escape(told)}">{"".join(parts)}</svg>'

    def dot(self, kind: str, value: float, y: float, told: str) -> str:
        """A dot that shows its value when pointed at."""
        return (
            f'<circle class="{kind}" cx="{self.at(value):.1f}" cy="{y}" r="6"><title>{told}</title></circle>'
        )


def label(text: str, y: float) -> str:
    return f'<text x="0" y="{y + 5}">{escape(text)}</text>'


def tenth(value: float) -> str:
    return decimal(value, 1)


def hundredth(value: float) -> str:
    return decimal(value, 2)


def intervals(
    rows: Sequence[tuple[str, Interval]],
    middle: float | None,
    spell: Callable[[float], str] = decimal,
    marks: Sequence[float] = (),
) -> str:
    """A row per name: a dot and its interval; vertical lines at ``middle`` and ``marks``, or at both ends."""
    if not rows:
        return ""
    ruled = sorted({*marks, *([middle] if middle is not None else [])})
    axis = Axis(
        min([*(i.low for _, i in rows), *ruled]), max([*(i.high for _, i in rows), *ruled]), len(rows)
    )
    parts = [axis.rule(value, spell(value)) for value in (ruled if marks else [axis.low, *ruled, axis.high])]
    for number, (name, interval) in enumerate(rows):
        y = number * ROW + ROW / 2
        parts += [label(name, y), axis.line(interval.low, interval.high, y, 3)]
        parts.append(axis.dot("dot", interval.value, y, spell(interval.value)))
    told = "; ".join(f"{name} {between(interval, spell)}" for name, interval in rows)
    return axis.svg(told, parts)


def between(interval: Interval, spell: Callable[[float], str]) -> Message:
    """A figure with its interval."""
    low, high = spell(interval.low), spell(interval.high)
    return say("terminal/between", value=spell(interval.value), low=low, high=high)


SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)


def bars(counts: Mapping[int, int], what: Message) -> str:
    """A column for each number, as high as it is frequent."""
    if not counts:
        return ""
    numbers = range(min(counts), max(counts) + 1)
    step, high, most = (WIDE - MARGIN) / len(numbers), 160, max(counts.values())
    every = -(-len(numbers) // 20)  # labels that have room
    parts = []
    for place, number in enumerate(numbers):
        tall = counts.get(number, 0) / most * (high - 8)
        x, wide = place * step + step * 0.1, step * 0.8
        parts.append(
            f'<rect class="column" x="{x:.1f}" y="{high - tall:.1f}" width="{wide:.1f}" height="{tall:.1f}">'
            f"<title>{number}: {counts.get(number, 0)}</title></rect>"
        )
        if place % every == 0:
            parts.append(
                f'<text class="note" x="{x + wide / 2:.1f}" y="{high + 18}" text-anchor="middle">'
                f"{number}</text>"
            )
    columns = [say("reports/so-often", number=number, games=often) for number, often in counts.items()]
    told = str(say("reports/listed", what=what, parts=columns))
    return (
        f'<svg viewBox="0 0 {WIDE} {high + 28}" width="{WIDE}" role="img" aria-label="{escape(told)}">'
        f"{''.join(parts)}</svg>"
    )

"""The table at a moment of a finished game, as pictures: after the move played, and after the better one."""

from __future__ import annotations

import io
import re

from mastaba.lab.verdicts import Decision
from mastaba.match.match import Match
from mastaba.match.visibility import seen_by

COLUMNS = 76
# Rich's SVG of a terminal, without its window, so that it lies on the page
SVG = """<svg viewBox="0 0 {terminal_width} {terminal_height}" role="img">
<style>.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; }}
{styles}</style><defs>{lines}</defs>
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></svg>"""
INK, PAPER = (1, 2, 3), (4, 5, 6)  # replaced by the colours of the page
FAINT = "color-mix(in srgb, currentColor 75%, var(--panel))"  # what a terminal shows dim
ANSI = [(150, 120, 60), (178, 72, 48), (60, 130, 70), (176, 128, 32), (58, 110, 180), (140, 90, 180),
        (40, 130, 130), (130, 120, 105)]  # fmt: skip


def boards(match: Match, decision: Decision) -> tuple[str, str]:
    """The table as the seat would see it after the move played, and after the best one, as SVG."""
    before = match._twin_at(decision.ply)
    played, best = (
        _after(before, decision.seat, move, number)
        for number, move in enumerate((decision.move, decision.best))
    )
    return played, best


def _after(before: Match, seat: int, move: str, number: int) -> str:
    twin = seen_by(before, seat)
    twin.act_out(seat, twin.read(seat, move))
    return picture(twin, seat, f"m{len(before.log)}-{number}")


def picture(match: Match, seat: int, name: str) -> str:
    """The table of a match as SVG in the colours of the page around it. ``match`` may hold only what the seat
    may see."""
    from rich.console import Console
    from rich.markup import escape
    from rich.terminal_theme import TerminalTheme

    console = Console(file=io.StringIO(), width=COLUMNS, record=True, force_terminal=True, emoji=False)
    names = [escape(one["name"]) for one in match.seats]
    view = match.view_of(match.states, seat)
    console.print(match.game.drawing.draw(view, match.deck, names, seat, COLUMNS), highlight=False)
    theme = TerminalTheme(PAPER, INK, ANSI, ANSI)
    drawn = console.export_svg(theme=theme, code_format=SVG, unique_id=name)
    drawn = drawn.replace("#010203", "currentColor").replace("#040506", "var(--panel)")
    drawn = drawn.replace("#020304", FAINT)
    drawn = re.sub(r"(fill: )(#[0-9a-f]{6})", r"\1color-mix(in srgb, \2 55%, currentColor)", drawn)
    return re.sub(r"\s*\n\s*", "\n", drawn)

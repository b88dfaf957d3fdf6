"""A match as text and as a picture, as the terminal draws it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from mastaba.core.message import with_names
from mastaba.core.quoting import printable, shortened

if TYPE_CHECKING:  # Rich is loaded when something is drawn
    from rich.console import Console

    from mastaba.match.match import Match

LONGEST_NAME = 40  # of a player, as it is shown
COLUMNS = 100
# Rich's own template loads a font from the network; this one uses a font of the reader's machine.
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def as_text(match: Match) -> str:
    """The table in plain text, as the first seat that may act sees it, or a spectator if nobody may."""
    from rich.console import Console

    page = io.StringIO()
    _draw(match, Console(file=page, width=COLUMNS, color_system=None, emoji=False))
    return "\n".join(line.rstrip() for line in page.getvalue().strip("\n").split("\n"))


def as_svg(match: Match) -> str:
    """The same as a picture."""
    from rich.console import Console

    console = Console(file=io.StringIO(), width=COLUMNS, record=True, force_terminal=True, emoji=False)
    _draw(match, console)
    return console.export_svg(title=match.game.about.title, code_format=SVG)


def names_of(match: Match) -> list[str]:
    """The players' names, as they are shown."""
    return [shortened(printable(seat["name"]), LONGEST_NAME) for seat in match.seats]


def _draw(match: Match, console: Console) -> None:
    from rich.markup import escape

    names = [escape(name) for name in names_of(match)]
    seat = next(iter(match.to_act), -1)
    view = match.view(seat)
    console.print(match.game.drawing.draw(view, match.deck, names, seat, COLUMNS), highlight=False)
    who = f"[bold]{names[seat]}:[/] " if seat >= 0 else ""
    console.print(f"\n{who}{escape(str(with_names(view['status'], names_of(match))))}", highlight=False)

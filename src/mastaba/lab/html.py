"""Reports as one self-contained HTML file: the page around them, by day and night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mastaba.core.language import spoken
from mastaba.core.message import Said

STYLE = """
:root{--page:#EBDFC6;--panel:#F8F1E1;--paper:#FFFCF4;--ink:#2A2119;--ink2:#655541;--line:#DBCBA9;
--accent:#1E4F8F;--gold:#C98F22}
@media(prefers-color-scheme:dark){:root{--page:#14110D;--panel:#211C16;--paper:#2E271E;--ink:#F3E7CE;
--ink2:#BEAD90;--line:#3D3428;--accent:#E9B44C;--gold:#8DB9EE}}
body{margin:0;background:var(--page);color:var(--ink);
font:16px/1.4 "Source Sans 3",system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:820px;margin:0 auto;padding:24px 20px 48px}
h1,h2{font-family:"El Messiri",Georgia,serif;line-height:1.15;margin:0 0 8px}
h1{font-size:38px}h2{font-size:24px}
section{background:var(--panel);border-radius:16px;padding:18px;margin:16px 0;overflow-x:auto}
p{margin:4px 0 8px;color:var(--ink2)}table{border-collapse:collapse;width:100%}
th,td{padding:8px 12px;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}
th{font-weight:600;color:var(--ink2);font-size:14px}svg{display:block;max-width:100%;height:auto}
svg text{fill:var(--ink);font-size:15px}
svg .note{fill:var(--ink2);font-size:13px}svg .grid{stroke:var(--line)}
svg .bar{stroke:var(--accent);stroke-width:3}svg .dot{fill:var(--accent)}svg .mark{fill:var(--gold)}
svg .column{fill:var(--accent)}
"""


def shown(said: Said) -> str:
    """A message in words, as text of the page."""
    return escape(str(said))


def page(title: Said, parts: Sequence[str]) -> str:
    """The whole file."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{shown(title)}</title><style>{STYLE}</style>"
    )
    body = f"<body><main>{''.join(parts)}</main></body>"
    return f'<!doctype html><html lang="{spoken()}"><head>{head}</head>{body}</html>\n'


def section(title: Said, note: Said, body: str) -> str:
    """A part of a report; ``body`` is HTML."""
    return f"<section><h2>{shown(title)}</h2>{f'<p>{shown(note)}</p>' if note else ''}{body}</section>"


def table(head: Sequence[object], rows: Sequence[Sequence[object]]) -> str:
    """A table of a report, of messages and texts."""
    cells = ("".join(f"<td>{escape(str(cell))}</td>" for cell in row) for row in rows)
    lines = "".join(f"<tr>{row}</tr>" for row in cells)
    return f"<table><tr>{''.join(f'<th>{escape(str(one))}</th>' for one in head)}</tr>{lines}</table>"

"""Drawings of the terminal as plain text and as pictures, without a graphics library."""

from __future__ import annotations

import io
import unicodedata
from functools import cache

import numpy as np
from rich.console import Console
from rich.segment import Segment
from rich.text import Text

from mastaba.core.bag import Array

# The characters from the space to the tilde, 5 x 8 points: a byte per column, the lowest bit on top.
_FONT = """
0000000000 00005F0000 0007000700 147F147F14 242A7F2A12 2313086462 3649562050 0008070300 001C224100 0041221C00
2A1C7F1C2A 08083E0808 0080703000 0808080808 0000606000 2010080402 3E5149453E 00427F4000 7249494946 2141494D33
1814127F10 2745454539 3C4A494931 4121110907 3649494936 464949291E 0000140000 0040340000 0008142241 1414141414
0041221408 0201590906 3E415D594E 7C1211127C 7F49494936 3E41414122 7F4141413E 7F49494941 7F09090901 3E41415173
7F0808087F 00417F4100 2040413F01 7F08142241 7F40404040 7F021C027F 7F0408107F 3E4141413E 7F09090906 3E4151215E
7F09192946 2649494932 03017F0103 3F4040403F 1F2040201F 3F4038403F 6314081463 0304780403 6159494D43 007F414141
0204081020 004141417F 0402010204 4040404040 0003070800 2054547840 7F28444438 3844444428 384444287F 3854545418
00087E0902 18A4A49C78 7F08040478 00447D4000 2040403D00 7F10284400 00417F4000 7C04780478 7C08040478 3844444438
FC18242418 18242418FC 7C08040408 4854545424 04043F4424 3C4040207C 1C2040201C 3C4030403C 4428102844 4C9090907C
4464544C44 0008364100 0000770000 0041360800 0201020402
"""
FONT = _FONT.split()
WIDE, HIGH = 6, 10  # of a character, with the gaps
INK, PAPER = (224, 218, 202), (28, 26, 24)
ARMS = {"UP": "u", "DOWN": "d", "LEFT": "l", "RIGHT": "r", "VERTICAL": "ud", "HORIZONTAL": "lr"}


def _lines(markup: str, columns: int) -> list[list[Segment]]:
    console = Console(
        file=io.StringIO(), width=columns, color_system="truecolor", force_terminal=True, emoji=False
    )
    return console.render_lines(Text.from_markup(markup), pad=False)


def text(markup: str, columns: int) -> str:
    """Markup as plain text.

    >>> text("[bold]a[/] b", 10)
    'a b'
    """
    lines = ("".join(segment.text for segment in line).rstrip() for line in _lines(markup, columns))
    return "\n".join(lines)


def picture(markup: str, columns: int) -> Array:
    """Markup as an array of height, width and colours.

    >>> picture("a[red]b[/]", 10).shape
    (10, 60, 3)
    """
    lines = _lines(markup, columns)
    pixels = np.empty((HIGH * max(1, len(lines)), WIDE * columns, 3), np.uint8)
    pixels[:] = PAPER
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            style = segment.style
            ink = tuple(style.color.get_truecolor()) if style and style.color else INK
            paper = tuple(style.bgcolor.get_truecolor(foreground=False)) if style and style.bgcolor else PAPER
            if style and style.reverse:
                ink, paper = paper, ink
            for character in segment.text[: columns - column]:
                where = (slice(row * HIGH, row * HIGH + HIGH), slice(column * WIDE, column * WIDE + WIDE))
                pixels[where] = np.where(glyph(character)[:, :, None], ink, paper)
                column += 1
    return pixels


@cache
def glyph(character: str) -> Array:
    """A character as points, HIGH x WIDE.

    >>> [int(glyph(sign).sum()) for sign in "·▢■"]
    [1, 18, 30]
    """
    points = np.zeros((HIGH, WIDE), bool)
    name = unicodedata.name(character, "")
    plain = unicodedata.normalize("NFKD", character)[:1]
    if " " <= plain <= "~":
        columns = bytes.fromhex(FONT[ord(plain) - ord(" ")])
        for x, bits in enumerate(columns):
            points[1:9, x] = [bits >> y & 1 for y in range(8)]
    elif name.startswith("BOX DRAWINGS"):
        arms = "".join(ARMS.get(word, "") for word in name.split())
        middle, centre = HIGH // 2, WIDE // 2
        for arm, where in (
            ("u", np.s_[: middle + 1, centre]),
            ("d", np.s_[middle:, centre]),
            ("l", np.s_[middle, : centre + 1]),
            ("r", np.s_[middle, centre:]),
        ):
            points[where] |= arm in arms
    elif name == "FULL BLOCK":
        points[:] = True
    elif name == "MIDDLE DOT":
        points[5, 2] = True
    elif "SHADE" in name:
        points[::2, ::2] = True
    else:  # a sign of the game: a filled square, or an empty one
        points[2:8, :5] = True
        points[3:7, 1:4] = "WHITE" not in name
    return points

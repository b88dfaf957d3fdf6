"""The house decks as C headers, for the programs beside this file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mastaba.games.patterns.shapes import EXPEDITION, PATTERN_NAMES
from mastaba.match.registry import game, read_deck

EXPEDITION_CARDS = [list(PATTERN_NAMES).index(name) for name in EXPEDITION]


def braced(values: Any) -> str:
    """Numbers as C writes them.

    >>> braced([1, [2, 3]])
    '{1,{2,3}}'
    """
    return (
        "{" + ",".join(map(braced, values)) + "}" if isinstance(values, (list, tuple)) else str(int(values))
    )


def silver_and_gold() -> str:
    from mastaba.games.silver_and_gold.tables import EVERY, PLACED

    t = game("silver-and-gold").tables(read_deck("silver-and-gold"))[0]
    cards = [
        [t.boxes[c], t.xs[c], t.coins[c], t.palms[c], t.points[c], t.seal[c], t.seal_points[c]]
        for c in range(int(t.cards))
    ]
    return "\n".join(
        [
            f"enum {{ CARDS = {len(cards)}, PATTERNS = {len(EVERY)} }};",
            "typedef struct { uint16_t boxes, xs, coins, palms; int8_t points, seal, seal_points; } Card;",
            f"static const Card CARD[CARDS] = {braced(cards)};",
            f"static const uint64_t OF_COLOUR[] = {braced(t.of_colour.tolist())};",
            f"static const uint64_t EVERY[PATTERNS] = {braced(EVERY.tolist())};",
            f"static const uint16_t PLACED[PATTERNS][{PLACED.shape[1]}] = {braced(PLACED.tolist())};",
            f"static const int8_t EXPEDITION[8] = {braced(EXPEDITION_CARDS)};",
        ]
    )


def pyramids() -> str:
    from mastaba.games.patterns.fits import PLACEMENTS_A_WORD
    from mastaba.games.pyramids.tables import MINUS, PLACED

    t = game("silver-and-gold-pyramids").tables(read_deck("silver-and-gold-pyramids"))[0]
    fields = (t.open, t.entrance, t.tomb, t.icons, t.crosses, t.torches, t.skulls, t.potions)
    cards = [[*(field[c] for field in fields), t.gems[c].tolist(), t.colour[c]] for c in range(int(t.cards))]
    return "\n".join(
        [
            f"enum {{ CARDS = {len(cards)}, PATTERNS = {len(PLACED)}, A_WORD = {PLACEMENTS_A_WORD} }};",
            "typedef struct {",
            "    uint32_t open, entrance, tomb, icons, crosses, torches, skulls, potions, gems[2];",
            "    int8_t colour;",
            "} Card;",
            f"static const Card CARD[CARDS] = {braced(cards)};",
            f"static const uint32_t PLACED[PATTERNS][{PLACED.shape[1]}] = {braced(PLACED.tolist())};",
            f"static const int8_t MINUS[] = {braced(MINUS.tolist())};",
            f"static const int8_t EXPEDITION[8] = {braced(EXPEDITION_CARDS)};",
        ]
    )


@dataclass(frozen=True)
class Header:
    """What a C program includes."""

    source: str
    text: Callable[[], str]


HEADERS = {
    "silver-and-gold": Header("silver_and_gold.c", silver_and_gold),
    "silver-and-gold-pyramids": Header("pyramids.c", pyramids),
}

"""The corridor tiles: reading a tile file, and the tile list as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from mastaba.core.cardfile import BadDeck, Block, CardFile
from mastaba.core.contract import Mistake
from mastaba.core.quoting import quoted
from mastaba.games.farao.material import (
    BIG_TILES,
    CONTENTS,
    INSCRIPTIONS,
    ITEMS,
    OPENING,
    SHAPES,
    SMALL_TILES,
)

HOUSE = Path(__file__).parent / "tiles.txt"

PARTS = ("small", "big", "tokens")
PER_PLAYER = "per player"
TILE_FORMAT = "a tile is a line such as '2 tee plain': how many, the shape, the content"
TOKEN_FORMAT = "tokens are a line such as 'food per player' or 'papyrus 2'"


@dataclass(frozen=True)
class Tile:
    shape: str
    content: str


Laid = tuple[int, Tile]  # with its line in the file


@dataclass(frozen=True)
class Deck:
    hash: str
    small: tuple[Tile, ...]
    big: tuple[Tile, ...]
    tokens: dict[str, int | None]
    """How many of each item the supply holds; None: one per player."""

    @property
    def cards(self) -> tuple[Tile, ...]:
        """All tiles."""
        return self.small + self.big

    @cached_property
    def kinds(self) -> tuple[Tile, ...]:
        """The different tiles, in the order of the file. Tiles of one kind can't be told apart."""
        return tuple(dict.fromkeys(self.cards))

    @cached_property
    def number(self) -> dict[Tile, int]:
        """The number of a kind."""
        return {tile: number for number, tile in enumerate(self.kinds)}

    def __hash__(self) -> int:
        return hash(self.hash)

    def as_json(self) -> dict[str, Any]:
        """The card list of the public format."""
        return {
            "game": "farao",
            "hash": "sha256:" + self.hash,
            "small": [{"shape": tile.shape, "content": tile.content} for tile in self.small],
            "big": [{"shape": tile.shape, "content": tile.content} for tile in self.big],
            "tokens": {
                item: PER_PLAYER if number is None else number for item, number in self.tokens.items()
            },
        }

    def fewest(self, seats: int) -> int:
        """How many tiles any number of players needs: all of them, since pyramids are complete (FA-2)."""
        return SMALL_TILES + BIG_TILES


def read(file: CardFile) -> Deck:
    """The tiles of a file; BadDeck with all its mistakes."""
    mistakes: list[Mistake] = []
    parts: dict[str, Block] = {}
    for block in file.blocks():
        line, name = block[0]
        if name not in PARTS:
            mistakes.append(
                Mistake(
                    line,
                    f"{quoted(name)} is no part of a tile file: parts begin with a line {', '.join(PARTS)}",
                )
            )
        elif name in parts:
            mistakes.append(Mistake(line, f"the part {name!r} is already on line {parts[name][0][0]}"))
        else:
            parts[name] = block
    mistakes += [
        Mistake(1, f"the part {name!r} is missing: the file needs {', '.join(PARTS)}")
        for name in PARTS
        if name not in parts
    ]
    small = _tiles(parts.get("small"), SMALL_TILES, mistakes)
    big = _tiles(parts.get("big"), BIG_TILES, mistakes)
    tokens = _tokens(parts.get("tokens"), mistakes)
    if not mistakes:
        coffers = sorted(line for line, tile in small + big if tile.content == "coffer")
        mistakes += [
            Mistake(line, "more than one coffer: a pyramid has at most one (FA-5)") for line in coffers[1:2]
        ]
        mistakes += _unreadable(parts, small, big)
    if mistakes:
        raise BadDeck(sorted(mistakes, key=lambda mistake: mistake.line))
    return Deck(file.hash, tuple(tile for _, tile in small), tuple(tile for _, tile in big), tokens)


def _unreadable(parts: dict[str, Block], small: list[Laid], big: list[Laid]) -> list[Mistake]:
    """Mistakes about missing inscriptions: a chamber opens with five of them, or with all seven (FA-16)."""
    in_small, everywhere = (
        {tile.content for _, tile in tiles if tile.content in INSCRIPTIONS} for tiles in (small, small + big)
    )
    mistakes = [
        Mistake(
            parts["small" if name in INSCRIPTIONS[:OPENING] else "big"][0][0],
            f"no tile with {name}: every inscription needs one (FA-16)",
        )
        for name in INSCRIPTIONS
        if name not in everywhere
    ]
    if len(in_small) < OPENING and not mistakes:
        text = (
            f"{len(in_small)} different inscriptions in the small pyramid: its chamber opens with {OPENING} "
            "(FA-16)"
        )
        mistakes.append(Mistake(parts["small"][0][0], text))
    return mistakes


def _tiles(block: Block | None, needed: int, mistakes: list[Mistake]) -> list[Laid]:
    """The tiles of a part, each with its line."""
    if block is None:
        return []
    tiles: list[Laid] = []
    before = len(mistakes)
    for line, text in block[1:]:
        words = text.split()
        if len(words) != 3:
            mistakes.append(Mistake(line, f"can't read {quoted(text)}: {TILE_FORMAT}"))
            continue
        number, shape, content = words
        if not _is_number(number, 1, needed):
            mistakes.append(
                Mistake(line, f"{quoted(number)} must be a number from 1 to {needed}: {TILE_FORMAT}")
            )
        if shape not in SHAPES:
            mistakes.append(Mistake(line, f"no shape {quoted(shape)}; shapes are {', '.join(SHAPES)}"))
        if content not in CONTENTS:
            mistakes.append(
                Mistake(line, f"no content {quoted(content)}; contents are {', '.join(CONTENTS)}")
            )
        if len(mistakes) == before:
            tiles += [(line, Tile(shape, content))] * int(number)
    if len(mistakes) == before and len(tiles) != needed:
        mistakes.append(
            Mistake(block[0][0], f"the part {block[0][1]!r} has {len(tiles)} tiles: it needs {needed} (FA-2)")
        )
    return tiles


def _tokens(block: Block | None, mistakes: list[Mistake]) -> dict[str, int | None]:
    tokens: dict[str, int | None] = {}
    if block is None:
        return tokens
    for line, text in block[1:]:
        item, *words = text.split()
        how_many = " ".join(words)
        if item not in ITEMS:
            mistakes.append(Mistake(line, f"no item {quoted(item)}; items are {', '.join(ITEMS)}"))
        elif item in tokens:
            mistakes.append(Mistake(line, f"{item} comes twice"))
        elif how_many == PER_PLAYER:
            tokens[item] = None
        elif _is_number(how_many, 0, 9):
            tokens[item] = int(how_many)
        else:
            mistakes.append(Mistake(line, f"can't read {quoted(text)}: {TOKEN_FORMAT}, at most 9"))
    missing = [item for item in ITEMS if item not in tokens]
    if missing and not any(mistake.line > block[0][0] for mistake in mistakes):
        mistakes.append(Mistake(block[0][0], f"no tokens for {', '.join(missing)}: {TOKEN_FORMAT}"))
    return {item: tokens[item] for item in ITEMS if item in tokens}


def _is_number(text: str, least: int, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4 and least <= int(text) <= most

"""The corridor tiles: reading a tile file, and the tile list as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from mastaba.core.cardfile import BadDeck, Block, CardFile
from mastaba.core.contract import Mistake
from mastaba.core.message import say
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
TILE_FORMAT = say("farao-deck/tile-format")
TOKEN_FORMAT = say("farao-deck/token-format")


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
            known = ", ".join(PARTS)
            mistakes.append(Mistake(line, say("farao-deck/no-part", name=quoted(name), known=known)))
        elif name in parts:
            mistakes.append(
                Mistake(line, say("farao-deck/part-twice", part=repr(name), line=str(parts[name][0][0])))
            )
        else:
            parts[name] = block
    mistakes += [
        Mistake(1, say("farao-deck/missing", part=repr(name), needed=", ".join(PARTS)))
        for name in PARTS
        if name not in parts
    ]
    small = _tiles(parts.get("small"), SMALL_TILES, mistakes)
    big = _tiles(parts.get("big"), BIG_TILES, mistakes)
    tokens = _tokens(parts.get("tokens"), mistakes)
    if not mistakes:
        coffers = sorted(line for line, tile in small + big if tile.content == "coffer")
        mistakes += [Mistake(line, say("farao-deck/coffers", rule="FA-5")) for line in coffers[1:2]]
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
            say("farao-deck/no-inscription", name=name, rule="FA-16"),
        )
        for name in INSCRIPTIONS
        if name not in everywhere
    ]
    if len(in_small) < OPENING and not mistakes:
        text = say("farao-deck/few-inscriptions", n=len(in_small), needed=OPENING, rule="FA-16")
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
            mistakes.append(Mistake(line, say("farao-deck/unread", text=quoted(text), format=TILE_FORMAT)))
            continue
        number, shape, content = words
        if not _is_number(number, 1, needed):
            given = {"given": quoted(number), "most": needed}
            mistakes.append(Mistake(line, say("farao-deck/number", format=TILE_FORMAT, **given)))
        if shape not in SHAPES:
            mistakes.append(
                Mistake(line, say("farao-deck/shape", name=quoted(shape), known=", ".join(SHAPES)))
            )
        if content not in CONTENTS:
            known = ", ".join(CONTENTS)
            mistakes.append(Mistake(line, say("farao-deck/content", name=quoted(content), known=known)))
        if len(mistakes) == before:
            tiles += [(line, Tile(shape, content))] * int(number)
    if len(mistakes) == before and len(tiles) != needed:
        head, part = block[0]
        many = say("farao-deck/tiles", part=repr(part), n=len(tiles), needed=needed, rule="FA-2")
        mistakes.append(Mistake(head, many))
    return tiles


def _tokens(block: Block | None, mistakes: list[Mistake]) -> dict[str, int | None]:
    tokens: dict[str, int | None] = {}
    if block is None:
        return tokens
    for line, text in block[1:]:
        item, *words = text.split()
        how_many = " ".join(words)
        if item not in ITEMS:
            mistakes.append(Mistake(line, say("farao-deck/item", name=quoted(item), known=", ".join(ITEMS))))
        elif item in tokens:
            mistakes.append(Mistake(line, say("farao-deck/item-twice", name=item)))
        elif how_many == PER_PLAYER:
            tokens[item] = None
        elif _is_number(how_many, 0, 9):
            tokens[item] = int(how_many)
        else:
            mistakes.append(
                Mistake(line, say("farao-deck/unread-tokens", text=quoted(text), format=TOKEN_FORMAT))
            )
    missing = [item for item in ITEMS if item not in tokens]
    if missing and not any(mistake.line > block[0][0] for mistake in mistakes):
        mistakes.append(
            Mistake(block[0][0], say("farao-deck/no-tokens", items=", ".join(missing), format=TOKEN_FORMAT))
        )
    return {item: tokens[item] for item in ITEMS if item in tokens}


def _is_number(text: str, least: int, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4 and least <= int(text) <= most

"""Propose and judge chamber cards for Silver & Gold: Pyramids.

The house deck (src/mastaba/games/pyramids/cards.txt) was made in three steps: this tool proposed chambers and
judged them, then every card was looked at and fixed by hand, then all were judged again. The tool is kept so
that the deck can be judged after a change, or a new deck be proposed.

    python tools/propose_chambers.py --seed 7 --count 48     # proposals as in cards.txt, with figures
    python tools/propose_chambers.py --judge cards.txt       # figures, totals and every broken fact

A card is a head line `NUMBER COLOUR` and five rows of five signs: `%` wall, `.` plain, `E` entrance, `T`
tomb, `x` red cross, `r` red gem, `g` green gem, `t` torch, `s` skull, `p` potion. Lines that begin with `#`
are comments.

What makes a chamber worth playing, and what the judge therefore measures: the shortest way to the tomb runs
into skulls; some longer way has fewer skulls and more of the goods (gems, torch, potion, red crosses); blind
alleys hold something; and the expedition patterns find room. Two simple diggers also play every card: the
hasty one runs for the tomb, the patient one gathers the goods first. Where they earn about the same per turn,
there is something to decide.

Boxes are numbered 0 to 24, row by row, and a set of boxes is an int with one bit per box.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from statistics import mean

SIZE = 5
WALL, PLAIN, ENTRANCE, TOMB, CROSS, SKULL, TORCH, POTION = "%.ETxstp"
GEMS = "rg"
GOODS = GEMS + TORCH + POTION + CROSS
SIGNS = WALL + PLAIN + ENTRANCE + TOMB + SKULL + GOODS
COLOURS = {"g": "green", "o": "orange", "p": "purple"}

# The colour of each number, three by three: each three holds every colour once. 15 and 33 are purple, as in
# the rulebook's example.
COLOUR_ORDER = "pgo gop gop gpo ogp gpo pog opg gpo pog gop ogp pog opg pgo gpo".replace(" ", "")

# The eight expedition cards: how many there are of each pattern, and the pattern itself.
PATTERNS: dict[str, tuple[int, tuple[str, ...]]] = {
    "I2": (1, ("##",)),
    "I3": (2, ("###",)),
    "V3": (2, ("#.", "##")),
    "T4": (1, ("###", ".#.")),
    "L4": (1, ("#.", "#.", "##")),
    "O4": (1, ("##", "##")),
}
EXPEDITION = tuple(name for name, (copies, _) in PATTERNS.items() for _ in range(copies))

# The value of an icon at the end of the game, for the diggers. A skull costs one point: each skull costs one
# more than the one before.
WORTH = {"r": 2.2, "g": 2.2, TORCH: 4.0, POTION: 1.5, SKULL: -1.0}
TOMB_WORTH = 10.0

# The bounds that every card of the house deck must keep.
WALLS = range(5, 10)
WAY = range(5, 10)
GEM_COUNT = range(1, 4)
SKULL_COUNT = range(1, 4)
TORCH_CARDS = range(22, 27)
POTION_CARDS = range(14, 19)


# --- sets of boxes ---


def boxes(mask: int) -> Iterator[int]:
    """The numbers of the boxes in a set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _neighbours(box: int) -> int:
    row, column = divmod(box, SIZE)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(1 << (r * SIZE + c) for r, c in near if 0 <= r < SIZE and 0 <= c < SIZE)


BOARD = (1 << SIZE * SIZE) - 1
NEXT_TO = tuple(_neighbours(box) for box in range(SIZE * SIZE))


def around(mask: int) -> int:
    """All boxes next to a box of the set (they may be in the set themselves)."""
    near = 0
    for box in boxes(mask):
        near |= NEXT_TO[box]
    return near


def distances(free: int, start: int) -> dict[int, int]:
    """Steps from the start boxes to every free box that can be reached from them."""
    found = dict.fromkeys(boxes(start), 0)
    seen = edge = start
    steps = 0
    while edge:
        steps += 1
        edge = around(edge) & free & ~seen
        seen |= edge
        found.update(dict.fromkeys(boxes(edge), steps))
    return found


def turned(pattern: Sequence[str]) -> set[tuple[str, ...]]:
    """A pattern in all its rotations and reflections."""
    found = set()
    shape = tuple(pattern)
    for _ in range(4):
        shape = tuple("".join(row) for row in zip(*shape[::-1], strict=True))
        found |= {shape, tuple(row[::-1] for row in shape)}
    return found


def _placements(pattern: Sequence[str]) -> tuple[int, ...]:
    places = set()
    for shape in turned(pattern):
        for top in range(SIZE - len(shape) + 1):
            for left in range(SIZE - len(shape[0]) + 1):
                marks = [(r, c) for r, row in enumerate(shape) for c, sign in enumerate(row) if sign == "#"]
                places.add(sum(1 << ((top + r) * SIZE + left + c) for r, c in marks))
    return tuple(sorted(places))


PLACES = {name: _placements(pattern) for name, (_, pattern) in PATTERNS.items()}
SQUARES = PLACES["O4"]


def flips(mask: int) -> set[int]:
    """A set of boxes as it is, mirrored left to right, top to bottom, and both."""
    cells = [divmod(box, SIZE) for box in boxes(mask)]
    last = SIZE - 1
    ways: tuple[Callable[[int, int], tuple[int, int]], ...] = (
        lambda r, c: (r, c),
        lambda r, c: (r, last - c),
        lambda r, c: (last - r, c),
        lambda r, c: (last - r, last - c),
    )
    return {sum(1 << (way(r, c)[0] * SIZE + way(r, c)[1]) for r, c in cells) for way in ways}


# --- cards ---


@dataclass(frozen=True)
class Card:
    """One chamber card."""

    number: int
    colour: str
    rows: tuple[str, ...]

    def where(self, signs: str) -> int:
        """The set of boxes that bear one of the signs."""
        return sum(1 << box for box, sign in enumerate("".join(self.rows)) if sign in signs)

    def count(self, signs: str) -> int:
        """How many boxes bear one of the signs."""
        return self.where(signs).bit_count()

    def text(self) -> str:
        """The card as it is written in the file."""
        return "\n".join((f"{self.number} {self.colour}", *self.rows))


def read_cards(text: str) -> list[Card]:
    """Read a file of cards. Only the form is checked here; `faults` checks what the cards contain."""
    cards = []
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for block in "\n".join(lines).split("\n\n"):
        if not block.strip():
            continue
        head, *rows = block.strip().splitlines()
        number, colour = head.split()
        if len(rows) != SIZE or any(len(row) != SIZE or set(row) - set(SIGNS) for row in rows):
            raise ValueError(f"card {number}: not five rows of five known signs")
        cards.append(Card(int(number), colour, tuple(rows)))
    return cards


# --- ways ---


@dataclass(frozen=True)
class Ways:
    """The ways from entrance to tomb through a chamber; both ends are counted."""

    every: tuple[int, ...]  # each way as a set of boxes, none of them crossing itself
    shortest: int  # boxes on a shortest way; 0 if there is none
    short: tuple[int, ...]  # the shortest ways
    trodden: int  # all boxes that lie on some shortest way


@lru_cache(maxsize=4096)
def find_ways(free: int, entrance: int, tomb: int) -> Ways:
    """Find all ways that do not touch themselves, by trying every direction."""
    found: set[int] = set()

    def walk(box: int, trail: int) -> None:
        if box == tomb:
            found.add(trail)
            return
        for step in boxes(NEXT_TO[box] & free & ~trail):
            walk(step, trail | 1 << step)

    walk(entrance, 1 << entrance)
    every = tuple(sorted(found, key=lambda way: (way.bit_count(), way)))
    shortest = every[0].bit_count() if every else 0
    short = tuple(way for way in every if way.bit_count() == shortest)
    trodden = 0
    for way in short:
        trodden |= way
    return Ways(every, shortest, short, trodden)


def ways_of(card: Card) -> Ways:
    """The ways through a card that has one entrance and one tomb."""
    return find_ways(
        BOARD & ~card.where(WALL), card.where(ENTRANCE).bit_length() - 1, card.where(TOMB).bit_length() - 1
    )


# --- diggers ---


@dataclass(frozen=True)
class Dig:
    """The result of a digger on one card, on average over some shuffles."""

    turns: float
    skulls: float
    goods: float
    points: float  # per turn


def dig(card: Card, patient: bool, shuffles: int = 40) -> Dig:
    """Play one card alone, by a simple rule, under some shuffles of the expedition cards.

    The hasty digger takes the move that ends nearest to the tomb. The patient one takes the move with the
    most goods and the fewest skulls, then the one that ends nearest to goods that can be had without a skull,
    and turns to the tomb when there are none.
    """
    free, tomb, entrance = BOARD & ~card.where(WALL), card.where(TOMB), card.where(ENTRANCE)
    skulls, goods, crosses = card.where(SKULL), card.where(GOODS), card.where(CROSS)
    from_box = {box: distances(free, 1 << box) for box in boxes(free)}
    safe_from = {box: distances(free & ~skulls, 1 << box) for box in boxes(free)}
    far = SIZE * SIZE
    at_tomb = tomb.bit_length() - 1

    def legal(places: Iterable[int], crossed: int) -> list[int]:
        touching = around(crossed) if crossed else entrance
        return [place for place in places if not place & ~free and not place & crossed and place & touching]

    def liking(place: int, crossed: int) -> float:
        after = crossed | place
        to_tomb = min(from_box[box][at_tomb] for box in boxes(after))
        took, hurt = (place & goods).bit_count(), (place & skulls).bit_count()
        if not patient:
            return -10.0 * to_tomb + took - 2 * hurt
        left = goods & ~after
        to_goods = min(
            (safe_from[box].get(good, far) for box in boxes(after) for good in boxes(left)), default=far
        )
        if to_goods < far:
            return 4.0 * took - 3 * hurt - to_goods - (far if place & tomb else 0) + 0.1 * place.bit_count()
        return 4.0 * took - 3 * hurt - 1.5 * to_tomb

    singles = tuple(1 << box for box in boxes(free))
    turns, hurts, tooks, points = [], [], [], []
    for shuffle in range(shuffles):
        rng = random.Random(shuffle)
        crossed = turn = 0
        pile: list[str] = []
        while not crossed & tomb:
            if not pile:
                pile = rng.sample(EXPEDITION, len(EXPEDITION) - 1)
            turn += 1
            place = max(
                legal({*PLACES[pile.pop()], *singles}, crossed), key=lambda one: (liking(one, crossed), one)
            )
            owed = (place & crosses).bit_count()
            crossed |= place
            while owed and not crossed & tomb:
                place = max(legal(singles, crossed), key=lambda one: (liking(one, crossed), one))
                owed += (place & crosses).bit_count() - 1
                crossed |= place
        turns.append(turn)
        hurts.append((crossed & skulls).bit_count())
        tooks.append((crossed & goods).bit_count())
        points.append(
            TOMB_WORTH
            + sum(worth * (crossed & card.where(sign)).bit_count() for sign, worth in WORTH.items())
        )
    return Dig(mean(turns), mean(hurts), mean(tooks), mean(points) / mean(turns))


# --- judging ---


@dataclass(frozen=True)
class Figures:
    """What the judge measures on a card."""

    walls: int
    way: int  # boxes on a shortest way
    short_ways: int  # how many shortest ways there are
    skulls_short: int  # the fewest skulls on a shortest way
    goods_short: int  # the most goods on a shortest way
    goods_trodden: int  # goods that lie on any shortest way
    safe: int  # boxes on the shortest way without a skull; 0 if there is none
    rich: int  # boxes on the richest way that has fewer skulls than every shortest one; 0 if there is none
    rich_goods: int  # goods on it
    rich_skulls: int  # skulls on it
    stray_skulls: int  # skulls neither on nor beside a shortest way
    halls: int  # squares of 2 x 2 free boxes
    rings: int  # walls or groups of walls one can walk around
    spurs: int  # blind alleys: free boxes with one way in, not entrance nor tomb
    dull_spurs: int  # blind alleys that end in nothing good
    fits: dict[str, int]  # placements of each pattern
    starts: int  # how many of the eight expedition cards can be begun with, on the entrance


def judge(card: Card) -> Figures:
    """Measure a card that has one entrance and one tomb."""
    free = BOARD & ~card.where(WALL)
    skulls, goods, ends = card.where(SKULL), card.where(GOODS), card.where(ENTRANCE + TOMB)
    ways = ways_of(card)
    skulls_short = min(((way & skulls).bit_count() for way in ways.short), default=0)
    goods_short = max(((way & goods).bit_count() for way in ways.short), default=0)
    safe = next((way for way in ways.every if not way & skulls), 0)
    better = [way for way in ways.every if (way & skulls).bit_count() < skulls_short]
    rich = max(
        better,
        key=lambda way: (
            2 * ((way & goods).bit_count() - (way & skulls).bit_count()) - 0.6 * way.bit_count(),
            way,
        ),
        default=0,
    )
    halls = sum(not square & ~free for square in SQUARES)
    joints = sum((NEXT_TO[box] & free).bit_count() for box in boxes(free)) // 2
    spurs = sum(1 << box for box in boxes(free & ~ends) if (NEXT_TO[box] & free).bit_count() == 1)
    fits = {name: sum(not place & ~free for place in places) for name, places in PLACES.items()}
    entrance = card.where(ENTRANCE)
    starts = sum(
        PATTERNS[name][0]
        for name, places in PLACES.items()
        if any(not place & ~free and place & entrance for place in places)
    )
    return Figures(
        walls=card.count(WALL),
        way=ways.shortest,
        short_ways=len(ways.short),
        skulls_short=skulls_short,
        goods_short=goods_short,
        goods_trodden=(ways.trodden & goods).bit_count(),
        safe=safe.bit_count(),
        rich=rich.bit_count(),
        rich_goods=(rich & goods).bit_count(),
        rich_skulls=(rich & skulls).bit_count(),
        stray_skulls=(skulls & ~(ways.trodden | around(ways.trodden))).bit_count(),
        halls=halls,
        rings=joints - free.bit_count() + 1 - halls,
        spurs=spurs.bit_count(),
        dull_spurs=(spurs & ~goods).bit_count(),
        fits=fits,
        starts=starts,
    )


def faults(card: Card) -> list[str]:
    """Every bound of the house design that a card breaks."""
    top, bottom = card.rows[0], card.rows[-1]
    if card.count(ENTRANCE) != 1 or ENTRANCE not in top or card.count(TOMB) != 1 or TOMB not in bottom:
        return ["not one entrance in the top row and one tomb in the bottom row"]
    free = BOARD & ~card.where(WALL)
    figures = judge(card)
    checks = {
        "the number of walls": figures.walls in WALLS,
        "a box that can't be reached before the tomb": len(
            distances(free & ~card.where(TOMB), card.where(ENTRANCE))
        )
        == free.bit_count() - 1,
        "the length of the shortest way": figures.way in WAY,
        "the number of gems": card.count(GEMS) in GEM_COUNT,
        "the number of skulls": card.count(SKULL) in SKULL_COUNT,
        "more than one torch": card.count(TORCH) <= 1,
        "more than one potion": card.count(POTION) <= 1,
        "more than two red crosses": card.count(CROSS) <= 2,
        "a shortest way without a skull": figures.skulls_short > 0,
        "a skull far from the shortest ways": figures.stray_skulls == 0,
        "no longer way with fewer skulls and more goods": figures.rich_goods > figures.goods_short,
        "goods mostly on the shortest ways": 2 * figures.goods_trodden < card.count(GOODS),
    }
    return [name for name, held in checks.items() if not held]


def deck_faults(cards: Sequence[Card]) -> list[str]:
    """What a whole deck of 48 breaks."""
    found = [f"card {card.number}: {fault}" for card in cards for fault in faults(card)]
    if [card.number for card in cards] != list(range(1, len(COLOUR_ORDER) + 1)):
        found.append("the numbers are not 1 to 48 in order")
    if Counter(card.colour for card in cards) != dict.fromkeys(COLOURS.values(), 16):
        found.append("not sixteen cards of each colour")
    for first in range(0, len(cards), 3):
        if len({card.colour for card in cards[first : first + 3]}) != len(cards[first : first + 3]):
            found.append(f"cards {first + 1} to {first + 3} share a colour")
    if sum(card.count(TORCH) for card in cards) not in TORCH_CARDS:
        found.append("the number of torches in the deck")
    if sum(card.count(POTION) for card in cards) not in POTION_CARDS:
        found.append("the number of potions in the deck")
    for later, card in enumerate(cards):
        for other in cards[:later]:
            if card.rows in (other.rows, tuple(row[::-1] for row in other.rows)):
                found.append(f"cards {other.number} and {card.number} are alike")
            elif likeness(card.where(WALL), [other.where(WALL)]) == 0:
                found.append(f"cards {other.number} and {card.number} have the same walls")
    return found


def likeness(walls: int, others: Iterable[int]) -> int:
    """In how many boxes these walls differ from the most similar of the others, flipped in any way; large if
    there are none."""
    return min(((flip ^ other).bit_count() for other in others for flip in flips(walls)), default=SIZE * SIZE)


# --- proposing ---


@dataclass(frozen=True)
class Recipe:
    """What one card is to contain. The boxes are found by trial."""

    number: int
    colour: str
    walls: int
    way: int
    entrance: int  # column
    tomb: int  # column
    kind: str
    icons: str  # the signs to be laid out


KINDS: dict[str, Callable[[Figures], bool]] = {
    "ring": lambda f: f.rings == 1 and f.spurs <= 1,
    "rings": lambda f: f.rings >= 2,
    "open_tables": lambda f: f.halls >= 4,
    "spurs": lambda f: f.spurs >= 2,
    "rooms": lambda f: f.halls in (2, 3) and f.spurs == 1,
    "free": lambda _: True,
}

# What the sixteen cards of a colour contain, so that no colour is richer than another. Each list is shuffled
# separately.
SIXTEEN: dict[str, list[str]] = {
    "walls": [*"55", *"666", *"77777", *"8888", *"99"],
    "way": [*"5", *"666", *"77777", *"8888", *"999"],
    "gems": [*"rg", *["rg"] * 4, *["rr"] * 2, *["gg"] * 2, *["rrg"] * 3, *["rgg"] * 3],
    "skulls": ["s"] * 3 + ["ss"] * 7 + ["sss"] * 6,
    "torch": [TORCH] * 8 + [""] * 8,
    "potion": [POTION] * 5 + [""] * 11,
    "crosses": [CROSS] * 8 + [CROSS * 2] * 3 + [""] * 5,
    "kind": ["ring"] * 5 + ["rings"] * 2 + ["open_tables"] * 3 + ["spurs"] * 3 + ["rooms"] * 3,
}
GOODS_PER_CARD = range(3, 7)


def deal_recipes(rng: random.Random) -> list[Recipe]:
    """Deal the contents of 48 cards, colour by colour."""
    dealt: dict[str, list[dict[str, str]]] = {}
    for key in COLOURS:
        while True:
            lists = {name: rng.sample(values, len(values)) for name, values in SIXTEEN.items()}
            hands = [{name: values[at] for name, values in lists.items()} for at in range(16)]
            for _ in range(
                500
            ):  # a card too poor or too rich swaps its red crosses or its torch with another
                odd = [
                    hand
                    for hand in hands
                    if len(hand["gems"] + hand["torch"] + hand["potion"] + hand["crosses"])
                    not in GOODS_PER_CARD
                ]
                if not odd:
                    break
                name, other = rng.choice(("crosses", "torch", "potion")), rng.choice(hands)
                odd[0][name], other[name] = other[name], odd[0][name]
            else:
                continue
            break
        dealt[key] = hands
    recipes = []
    used: Counter[tuple[str, int]] = Counter()
    for number, key in enumerate(COLOUR_ORDER, 1):
        hand = dealt[key].pop()
        way = int(hand["way"])
        pairs = [(e, t) for e in range(SIZE) for t in range(SIZE) if way - SIZE - abs(e - t) in (0, 2, 4)]
        entrance, tomb = min(pairs, key=lambda pair: used["E", pair[0]] + used["T", pair[1]] + rng.random())
        used["E", entrance] += 1
        used["T", tomb] += 1
        icons = hand["gems"] + hand["skulls"] + hand["torch"] + hand["potion"] + hand["crosses"]
        recipes.append(
            Recipe(number, COLOURS[key], int(hand["walls"]), way, entrance, tomb, hand["kind"], icons)
        )
    return recipes


def card_from(recipe: Recipe, walls: int, icons: dict[int, str]) -> Card:
    """Make a card from its recipe, walls and icons."""
    signs = [WALL if walls >> box & 1 else icons.get(box, PLAIN) for box in range(SIZE * SIZE)]
    signs[recipe.entrance] = ENTRANCE
    signs[SIZE * (SIZE - 1) + recipe.tomb] = TOMB
    return Card(
        recipe.number,
        recipe.colour,
        tuple("".join(signs[at : at + SIZE]) for at in range(0, SIZE * SIZE, SIZE)),
    )


def has_detour(ways: Ways) -> bool:
    """Whether every shortest way could have a skull that a longer way avoids, with at most six boxes more."""
    every_short = BOARD
    for way in ways.short:
        every_short &= way
    return any(every_short & ~way for way in ways.every if way.bit_count() <= ways.shortest + 6)


def propose_walls(recipe: Recipe, others: Sequence[int], rng: random.Random, wanted: int) -> list[int]:
    """Find walls that suit the recipe and are unlike those of the other cards."""
    entrance, tomb = recipe.entrance, SIZE * (SIZE - 1) + recipe.tomb
    places = [box for box in range(SIZE * SIZE) if box not in (entrance, tomb)]
    found: list[int] = []
    tries = 0
    while len(found) < wanted:
        tries += 1
        walls = sum(1 << box for box in rng.sample(places, recipe.walls))
        free = BOARD & ~walls
        if len(distances(free & ~(1 << tomb), 1 << entrance)) != free.bit_count() - 1:
            continue
        if distances(free, 1 << entrance).get(tomb, 0) + 1 != recipe.way:
            continue
        if not has_detour(find_ways(free, entrance, tomb)):
            continue
        figures = judge(card_from(recipe, walls, {}))
        suits = KINDS[recipe.kind](figures) or tries > 40_000
        if (
            suits
            and figures.starts >= 4
            and figures.spurs <= 3
            and all(figures.fits.values())
            and likeness(walls, others) >= 4
        ):
            found.append(walls)
    return found


def propose_icons(recipe: Recipe, walls: int, rng: random.Random) -> Card:
    """Lay the icons out: skulls on or beside the shortest ways, goods off them (one in eight may lie on
    them)."""
    bare = card_from(recipe, walls, {})
    ways = ways_of(bare)
    open_boxes = bare.where(PLAIN)
    icons: dict[int, str] = {}
    for sign in sorted(recipe.icons, key=lambda one: one != SKULL):
        if sign == SKULL:
            likely = ways.trodden if rng.random() < 0.7 else ways.trodden | around(ways.trodden)
        else:
            likely = BOARD if rng.random() < 0.125 else BOARD & ~ways.trodden
        room = [box for box in boxes(open_boxes & likely) if box not in icons] or [
            box for box in boxes(open_boxes) if box not in icons
        ]
        icons[rng.choice(room)] = sign
    return card_from(recipe, walls, icons)


def merit(card: Card) -> float:
    """The score of a card. Broken bounds weigh most."""
    figures = judge(card)
    free = BOARD & ~card.where(WALL)
    goods, skulls, entrance = card.where(GOODS), card.where(SKULL), card.where(ENTRANCE)
    clumps = sum((NEXT_TO[box] & goods).bit_count() for box in boxes(goods)) / 2
    score = -20.0 * len(faults(card))
    score += 2.0 * (figures.safe > 0) + 1.2 * min(figures.skulls_short, 2)
    score += 1.0 * (figures.rich_goods - figures.goods_short) - 0.4 * max(0, figures.rich - figures.way - 4)
    score -= 1.5 * figures.goods_trodden + 2.0 * figures.dull_spurs + 0.7 * clumps
    score -= 1.0 * (NEXT_TO[entrance.bit_length() - 1] & goods).bit_count()
    score += 0.4 * len({box // SIZE for box in boxes(goods | skulls)})  # spread over the rows
    score += 0.4 * len({box % SIZE for box in boxes(goods | skulls)})  # and over the columns
    score += 0.3 * figures.starts + 0.2 * min(figures.fits["O4"], 3)
    score -= 3.0 * sum(not square & free for square in SQUARES)  # a block of four walls is wasted space
    return score


def one_sidedness(card: Card) -> float:
    """By how many points per turn one of the two diggers does better than the other."""
    return abs(dig(card, patient=False, shuffles=12).points - dig(card, patient=True, shuffles=12).points)


def propose(seed: int, count: int) -> list[Card]:
    """Propose the first cards of a deck."""
    rng = random.Random(seed)
    cards: list[Card] = []
    for recipe in deal_recipes(rng)[:count]:
        shapes = propose_walls(recipe, [card.where(WALL) for card in cards], rng, wanted=12)
        drafts = {propose_icons(recipe, walls, rng) for walls in shapes for _ in range(150)}
        best = sorted(drafts, key=lambda card: (-merit(card), card.rows))[:12]
        cards.append(max(best, key=lambda card: merit(card) - 2 * one_sidedness(card)))
    return cards


# --- printing ---


HEAD = (
    "number colour walls way ways skulls goods trod safe rich halls rings spurs dull starts "
    "I2 I3 V3 T4 L4 O4 | hasty: turns skulls goods points | patient: turns skulls goods points"
)


def figures_line(card: Card) -> list[str]:
    """The figures of a card, in the order of HEAD."""
    f = judge(card)
    hasty, patient = dig(card, patient=False), dig(card, patient=True)
    rich = f"{f.rich}:{f.rich_goods}-{f.rich_skulls}" if f.rich else "none"
    plain = [
        card.number,
        card.colour,
        f.walls,
        f.way,
        f.short_ways,
        f.skulls_short,
        f.goods_short,
        f.goods_trodden,
        f.safe or "none",
        rich,
    ]
    plain += [f.halls, f.rings, f.spurs, f.dull_spurs, f.starts, *f.fits.values()]
    line = [str(one) for one in plain]
    for digger in (hasty, patient):
        line += [
            "|",
            "",
            *(f"{one:.1f}" for one in (digger.turns, digger.skulls, digger.goods, digger.points)),
        ]
    return line


def print_table(cards: Sequence[Card]) -> None:
    """Print the figures of all cards, one line each."""
    print("way: boxes on a shortest way; ways: how many of these; skulls: fewest on one; goods: most on one;")
    print("trod: goods on any of them; safe: shortest way without a skull;")
    print("rich: length:goods-skulls of the richest way with fewer skulls; starts: of 8 cards.")
    print()
    table = [HEAD.split(), *(figures_line(card) for card in cards)]
    widths = [max(len(row[at]) for row in table) for at in range(len(table[0]))]
    for row in table:
        print(" ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)))


def spread(values: Iterable[int]) -> str:
    """How often each value occurs."""
    return ", ".join(f"{value}: {times}" for value, times in sorted(Counter(values).items()))


def print_totals(cards: Sequence[Card]) -> None:
    """Print the sums over the deck."""
    print()
    for sign, name in zip(
        "rgtspx", ("red gems", "green gems", "torches", "skulls", "potions", "red crosses"), strict=True
    ):
        by_colour = ", ".join(
            f"{colour} {sum(card.count(sign) for card in cards if card.colour == colour)}"
            for colour in COLOURS.values()
        )
        counts = [card.count(sign) for card in cards]
        print(f"{name:12} {sum(counts):4}   ({by_colour}; per card {spread(counts)})")
    print(f"gems per card    {spread(card.count(GEMS) for card in cards)}")
    print(f"goods per card   {spread(card.count(GOODS) for card in cards)}")
    print(f"walls            {spread(card.count(WALL) for card in cards)}")
    print(f"shortest way     {spread(judge(card).way for card in cards)}")
    print(f"skulls on it     {spread(judge(card).skulls_short for card in cards)}")
    print(f"safe way         {spread(judge(card).safe for card in cards)}   (0: none)")
    trodden = sum(judge(card).goods_trodden for card in cards)
    print(f"goods trodden    {trodden} of {sum(card.count(GOODS) for card in cards)}")
    print(f"entrance column  {spread(card.rows[0].index(ENTRANCE) + 1 for card in cards)}")
    print(f"tomb column      {spread(card.rows[-1].index(TOMB) + 1 for card in cards)}")


def main() -> int:
    """Read the command line and do what it asks."""
    parser = argparse.ArgumentParser(
        description="Propose or judge chamber cards for Silver & Gold: Pyramids."
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed proposes the same cards")
    parser.add_argument("--count", type=int, default=3, help="how many cards to propose, up to 48")
    parser.add_argument("--judge", type=Path, metavar="FILE", help="judge the cards of a file instead")
    options = parser.parse_args()
    if options.judge:
        cards = read_cards(options.judge.read_text(encoding="utf-8"))
        print_table(cards)
        print_totals(cards)
        broken = deck_faults(cards)
        print("\n" + ("\n".join(broken) if broken else "Every fact holds."))
        return 1 if broken else 0
    for card in propose(options.seed, options.count):
        f = judge(card)
        print(
            f"# {card.number}: {f.walls} walls;",
            f"way {f.way} (skulls {f.skulls_short}, goods {f.goods_short});",
            f"safe way {f.safe or 'none'}; rich way {f.rich} (goods {f.rich_goods});",
            f"halls {f.halls}, rings {f.rings}, spurs {f.spurs}; merit {merit(card):.1f}",
        )
        print(card.text() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

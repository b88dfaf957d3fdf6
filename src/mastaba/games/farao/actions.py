"""The action numbers of Farao, and the phases in which they are legal.

An action is a bit of a word, numbered (word << 6) | bit. Rules, notation and bots use the helpers below:
``encode_...`` makes a number, ``decode_...`` takes it apart, ``allow`` adds it to a set of legal actions.

  word 0         enter: figure * 4 + entrance (north, east, south, west)
  words 1-6      step: two words per figure, a bit per square
  word 7         spend what needs no more words: figure * 11 + item
  word 8, 9      spend chocolate: figure * 6 + pips - 1; spend money: figure * 11 + the item it buys
  word 10        spend the magic bottle: figure * 4 + direction
  word 11, 12    spend the golden key, turn by a thrown 1: figure * 5 + direction (4: the own tile)
  word 13        turn a tile: a bit for each mask of open sides
  words 14, 15   a square: for a map, for the curse
  word 16        take an item out of the coffer
  words 17-22    attack, a word for each victim: figure * 12 + item (11: nothing to steal)
  word 23        the other choices: stop, decline, swap or not
  word 24        chance: who begins, the die
  words 25-32    chance: a kind of tile, two words for each direction of a torch or look of a plan; otherwise
                 the first two
  words 33-194   spend the plan: 54 words per figure, a bit for each pair of squares

The phases of a turn (``state.py``). The rules pass through those in brackets without a decision.

  FIRST -> THROW -> [CHECK]
  [CHECK]  -> MOVE, while anything can be decided; otherwise as after stop
  MOVE     enter, step, bottle -> [UNFOLD]; onto a face-down tile: TILE -> TURN -> [UNFOLD]
           torch               -> [UNFOLD], and TILE -> TURN -> [UNFOLD] for each tile that it lights
           key, thrown 1       -> TURN -> [UNFOLD]
           plan                -> LOOK, twice -> SWAP -> [CHECK]
           other items         -> [CHECK]
           stop                -> [LAST] where a papyrus works, otherwise [END]
  TURN     a map comes to light -> MAP -> TILE -> TURN, or decline -> [UNFOLD]
  [UNFOLD] the figure arrives -> [WORK]; it is barred -> [END]; it is in the chamber -> [PASS];
           a torch or key is done -> [CHECK]
  [WORK]   dark shrine -> CURSE, coffer -> TAKE; then [CHECK]; obstacles and a papyrus's last tile -> [END]
  [LAST]   -> [WORK]; a face-down tile first: TILE -> TURN
  [END]    -> ATTACK, where somebody can be attacked -> [PASS]
  [PASS]   -> THROW for the next player, or OVER
"""

from __future__ import annotations

from mastaba.core.bag import LOW, SHIFT, WORD, Array
from mastaba.core.kernel import rule
from mastaba.games.farao.state import FIGURES

ENTER, STEP, SPEND, PIPS, BUY, THROUGH, UNLOCK, ONE, LAY, SQUARE, CHEST, ROB, CHOICE, LOT, KIND, LOOK_AT = (
    0, 1, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 23, 24, 25, 33,
)  # fmt: skip
STOP, NO_MAP, NO_ATTACK, LEAVE, EXCHANGE = range(5)  # bits of CHOICE
SEAT, FACE = 0, 6  # bits of LOT
HALF = 48  # squares in the first of two words
KINDS_A_WORD = 40
ITEMS = 11
NOTHING = 11  # what an attacker steals where there is nothing to steal
LOOT = 12  # the items, and nothing
OWN = 4  # the direction that stands for the own tile
PAIR_WORDS = 54
WORDS = LOOK_AT + FIGURES * PAIR_WORDS


# --- Sets of actions ---


@rule
def allow(out: Array, action: int) -> None:
    """Add an action to a set."""
    out[action >> SHIFT] |= 1 << (action & LOW)


@rule
def allowed(out: Array, action: int) -> bool:
    """Whether an action is in a set."""
    return (int(out[action >> SHIFT]) >> (action & LOW)) & 1 == 1


@rule
def action_of(word: int, bit: int) -> int:
    """The action of a bit that was found in a set."""
    return (word << SHIFT) | bit


@rule
def word_of(action: int) -> int:
    """The word of an action, which is its kind."""
    return action >> SHIFT


@rule
def bit_of(action: int) -> int:
    """The bit within the word: the open sides, the item of the coffer or the choice."""
    return action & LOW


# --- A move ---


@rule
def encode_enter(figure: int, d: int) -> int:
    """Enter through the entrance of that side."""
    return (ENTER << SHIFT) | (4 * figure + d)


@rule
def decode_enter(action: int) -> tuple[int, int]:
    """Figure and side."""
    return (action & LOW) // 4, (action & LOW) % 4


@rule
def encode_step(figure: int, square: int) -> int:
    """A step onto a square.

    >>> decode_step(encode_step(2, 80))
    (2, 80)
    """
    return ((STEP + 2 * figure + square // HALF) << SHIFT) | (square % HALF)


@rule
def decode_step(action: int) -> tuple[int, int]:
    """Figure and square."""
    word = (action >> SHIFT) - STEP
    return word // 2, word % 2 * HALF + (action & LOW)


@rule
def encode_spend(figure: int, item: int) -> int:
    """Spend an item that needs no further choice."""
    return (SPEND << SHIFT) | (ITEMS * figure + item)


@rule
def encode_buy(figure: int, item: int) -> int:
    """Spend money for an item."""
    return (BUY << SHIFT) | (ITEMS * figure + item)


@rule
def decode_item(action: int) -> tuple[int, int]:
    """Figure and item, of what is spent or bought."""
    return (action & LOW) // ITEMS, (action & LOW) % ITEMS


@rule
def encode_pips(figure: int, pips: int) -> int:
    """Spend chocolate: turn the die to this number of pips."""
    return (PIPS << SHIFT) | (6 * figure + pips - 1)


@rule
def decode_pips(action: int) -> tuple[int, int]:
    """Figure and pips."""
    return (action & LOW) // 6, (action & LOW) % 6 + 1


@rule
def encode_through(figure: int, d: int) -> int:
    """Spend the magic bottle: through the wall in that direction."""
    return (THROUGH << SHIFT) | (4 * figure + d)


@rule
def decode_through(action: int) -> tuple[int, int]:
    """Figure and direction."""
    return (action & LOW) // 4, (action & LOW) % 4


@rule
def encode_unlock(figure: int, d: int) -> int:
    """Spend the golden key: turn the tile in that direction, or the figure's own tile."""
    return (UNLOCK << SHIFT) | (5 * figure + d)


@rule
def encode_one(figure: int, d: int) -> int:
    """Turn a tile by a thrown 1."""
    return (ONE << SHIFT) | (5 * figure + d)


@rule
def decode_turned(action: int) -> tuple[int, int]:
    """Figure and direction, of a tile turned by the key or a thrown 1."""
    return (action & LOW) // 5, (action & LOW) % 5


@rule
def pair_number(one: int, other: int) -> int:
    """The number of a pair of squares; a square paired with itself means that square alone."""
    low, high = min(one, other), max(one, other)
    return high * (high + 1) // 2 + low


@rule
def pair_of(number: int) -> tuple[int, int]:
    """The pair of that number, the lower square first."""
    high = 0
    while (high + 1) * (high + 2) // 2 <= number:
        high += 1
    return number - high * (high + 1) // 2, high


@rule
def encode_plan(figure: int, number: int) -> int:
    """Spend the plan: look at a pair of squares.

    >>> decode_plan(encode_plan(1, pair_number(3, 80)))
    (1, 3243)
    """
    return ((LOOK_AT + figure * PAIR_WORDS + number // WORD) << SHIFT) | (number % WORD)


@rule
def decode_plan(action: int) -> tuple[int, int]:
    """Figure and the number of the pair."""
    word = (action >> SHIFT) - LOOK_AT
    return word // PAIR_WORDS, word % PAIR_WORDS * WORD + (action & LOW)


# --- Decisions that follow from a move ---


@rule
def encode_lay(sides: int) -> int:
    """Lay a tile with these sides open."""
    return (LAY << SHIFT) | sides


@rule
def encode_square(square: int) -> int:
    """A square for a map or for the curse."""
    return ((SQUARE + square // HALF) << SHIFT) | (square % HALF)


@rule
def decode_square(action: int) -> int:
    """The square."""
    return ((action >> SHIFT) - SQUARE) * HALF + (action & LOW)


@rule
def encode_chest(item: int) -> int:
    """Take an item out of the coffer."""
    return (CHEST << SHIFT) | item


@rule
def encode_rob(victim: int, figure: int, item: int) -> int:
    """Attack a figure of another seat and steal an item, or NOTHING."""
    return ((ROB + victim) << SHIFT) | (LOOT * figure + item)


@rule
def decode_rob(action: int) -> tuple[int, int, int]:
    """The victim's seat, its figure, the item."""
    return (action >> SHIFT) - ROB, (action & LOW) // LOOT, (action & LOW) % LOOT


@rule
def encode_choice(choice: int) -> int:
    """STOP, NO_MAP, NO_ATTACK, LEAVE or EXCHANGE."""
    return (CHOICE << SHIFT) | choice


# --- Chance ---


@rule
def encode_first(seat: int) -> int:
    """The seat that begins."""
    return (LOT << SHIFT) | (SEAT + seat)


@rule
def encode_throw(pips: int) -> int:
    """What the die shows."""
    return (LOT << SHIFT) | (FACE + pips - 1)


@rule
def encode_kind(slot: int, kind: int) -> int:
    """A kind of tile, for one of the squares that are to be seen."""
    return ((KIND + 2 * slot + kind // KINDS_A_WORD) << SHIFT) | (kind % KINDS_A_WORD)


@rule
def decode_kind(action: int) -> tuple[int, int]:
    """Which of the squares, and the kind."""
    word = (action >> SHIFT) - KIND
    return word // 2, word % 2 * KINDS_A_WORD + (action & LOW)

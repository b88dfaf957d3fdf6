"""Planning ahead, for strong bots in Ramses: whose turn comes next, the next slides under the scorpion, what
is under pyramids.

Two players who remember everything find what they look for, so the cards alternate between them: whoever
takes a card lets the other begin with the next.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from mastaba.core.bag import count
from mastaba.games.ramses.actions import TILT_NONE, bit_of, encode_choice
from mastaba.games.ramses.material import STACKS, SYMBOLS
from mastaba.games.ramses.recall import NEIGHBOURS, Recall
from mastaba.games.ramses.rules import NOTHING, ignores
from mastaba.games.ramses.state import DUEL, SCORPION

A_DUEL = 2.5  # points that the challenger, who searches first, wins on average
CLEAR = 0.4  # points by which another plan has to be better
SLIDES_AHEAD = 16  # under the eye of the scorpion
A_LOST_TURN = 2.0
FEW_CARDS = 6  # towards the end a scarab is not worth keeping
A_KEPT_SCARAB = 2.0
A_LATE_SCARAB = 0.3


def race(blocks: int) -> float:
    """The probability that the player who begins finds a treasure first, if it is in one of ``blocks`` blocks
    and two players search in turn.

    >>> [round(race(blocks), 2) for blocks in (1, 2, 3, 4)]
    [1.0, 0.5, 0.67, 0.5]
    """
    return 1.0 if blocks <= 1 else 1 / blocks + (1 - 1 / blocks) * (1 - race(blocks - 1))


def finding(recall: Recall, treasure: int) -> float:
    return 1.0 if treasure in recall.holes else race(len(recall.open_blocks()))


def outlook(recall: Recall, t: Any, o: Any) -> tuple[float, float]:
    """The points from the rest of the pile, minus those of the other player: if the player begins with its
    first card, and if the other does."""
    unseen = int(o.bag) & ~recall.searched
    first, second = 0.0, 0.0
    for stack in reversed(range(STACKS)):
        of_stack = int(t.of_stack[stack])
        hidden = sum(
            int(number) for seat in o.behind for number in seat[stack * SYMBOLS : (stack + 1) * SYMBOLS]
        )
        cards = count(int(o.bag) & of_stack) - hidden
        for left in range(cards):
            on_top = int(o.top) // SYMBOLS == stack and left == cards - 1
            fronts = unseen & (int(t.with_back[int(o.top)]) if on_top else of_stack)
            first, second = _with_one_more(recall, t, o, fronts, first, second)
    return first, second


def _with_one_more(
    recall: Recall, t: Any, o: Any, fronts: int, first: float, second: float
) -> tuple[float, float]:
    """The same, with one of these cards on top of the pile."""
    begins = other_begins = 0.0
    cards = [card for card in range(int(t.cards)) if fronts >> card & 1]
    for card in cards:
        mine, theirs = sides(recall, t, card, first, second)
        mine = max(mine, theirs)  # the player may leave the card to the other
        symbol = int(t.back[card]) % SYMBOLS
        if not ignores(o, symbol):
            if symbol == DUEL:  # the one who won it does not begin afterwards
                mine, theirs = A_DUEL + theirs, mine - A_DUEL
            elif symbol == SCORPION:
                mine = theirs = (mine + theirs) / 2
        begins += mine
        other_begins += theirs
    return (begins / len(cards), other_begins / len(cards)) if cards else (first, second)


def sides(recall: Recall, t: Any, card: int, first: float, second: float) -> tuple[float, float]:
    """The value of an open card and the pile: if the player searches first, and if the other does."""
    points, found = int(t.points[card]), finding(recall, int(t.treasure[card]))
    won, lost = points + second, first - points
    return found * won + (1 - found) * lost, found * lost + (1 - found) * won


def refuses(recall: Recall, t: Any, o: Any) -> bool:
    """Whether it is better to leave the open card to the other player, and to begin with the next one."""
    mine, theirs = sides(recall, t, int(o.open), *outlook(recall, t, o))
    return int(o.seats) == 2 and theirs > mine + CLEAR


def uses_scarab(recall: Recall, t: Any, o: Any, sought: int) -> bool:
    """Whether it pays to continue after a wrong treasure."""
    if int(o.challenger) >= 0:
        return sought in recall.holes
    mine, theirs = sides(recall, t, int(o.open), *outlook(recall, t, o))
    cards = count(int(o.bag)) - int(o.behind.sum())
    return mine - theirs > (A_KEPT_SCARAB if cards > FEW_CARDS else A_LATE_SCARAB)


def tilts(recall: Recall, o: Any, seat: int, choices: list[int]) -> int:
    """The gold pyramid to tilt, if the explorers that may be beneath are worth the risk of a curse."""
    unknown = [
        action for action in choices if bit_of(action) != TILT_NONE and bit_of(action) not in recall.beneath
    ]
    curses = int(o.left[0]) - sum(chip != NOTHING for chip in recall.beneath.values())
    explorers = sum(int(chips) for chips in o.left[1:])
    if unknown and explorers:
        danger = max(curses, 0) / (max(curses, 0) + explorers)
        if (1 - danger) * _explorers_worth(o, seat) > danger * A_LOST_TURN:
            return unknown[0]
    return encode_choice(TILT_NONE)


def _explorers_worth(o: Any, seat: int) -> float:
    """Points that one more chip of explorers may bring."""
    if int(o.hats[seat]) == 0:
        return 3.0
    ahead = abs(int(o.hats[seat]) - max(int(hats) for other, hats in enumerate(o.hats) if other != seat))
    return 1.0 if ahead <= 3 else 0.5 if ahead <= 6 else 0.0


def safest_sting(risk: list[float], hole: int, choices: list[int]) -> int:
    """The slide after which the scorpion most likely stings somebody else."""

    @cache
    def mover(before: int, here: int, ahead: int) -> float:
        """How much better the position is for the player who slides now than for the next player."""
        if ahead == 0:
            return 0.0
        return max(after(here, there, ahead) for there in NEIGHBOURS[here] if there != before)

    def after(here: int, there: int, ahead: int) -> float:
        return -risk[there] - (1 - risk[there]) * mover(here, there, ahead - 1)

    return max(choices, key=lambda there: after(hole, there, SLIDES_AHEAD))

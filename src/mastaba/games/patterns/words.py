"""The words that both games share: explanations, views, what a seat must do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mastaba.core.contract import OPEN, Step, Value, View
from mastaba.core.plain import Plain
from mastaba.core.squares import box_names
from mastaba.games.patterns.shapes import EXPEDITION, PATTERN_NAMES
from mastaba.games.patterns.steps import known_steps, looked_back
from mastaba.games.patterns.turns import LAST_TURN, TURNS_A_ROUND

PATTERN_WORDS = {"I2": "line of 2", "I3": "line of 3", "V3": "corner", "T4": "T", "L4": "L", "O4": "square"}
Named = Callable[[Any], str]


def pattern_word(s: Any) -> str:
    """The open pattern as players call it."""
    return PATTERN_WORDS[PATTERN_NAMES[int(s.pattern)]]


def is_fresh(s: Any, seat: int) -> bool:
    """Whether the seat has not kept two cards yet, or not crossed off the pattern."""
    return bool(int(s.fresh) >> seat & 1)


# --- Why not ---


def explain_keep(s: Any, who: int, cards: Sequence[Any], named: Named, rule: str) -> str:
    """Why a choice of two cards is not legal."""
    if not is_fresh(s, who):
        return f"You have chosen your two cards; the others are still choosing ({rule})."
    hand = [cards[int(card)] for card in s.hand[who] if card >= 0]
    example = " ".join(card.id for card in hand[:2])
    dealt = ", ".join(map(named, hand))
    return (
        f"Keep two different cards of the four you were dealt, {dealt}: "
        f"for example 'keep {example}' ({rule})."
    )


def explain_take(s: Any, cards: Sequence[Any], named: Named, rule: str) -> str:
    """Why a replacement can't be taken by the seat whose turn it is."""
    shown = ", ".join(named(cards[int(card)]) for card in s.display if card >= 0)
    unseen = " or 'take deck'" if int(s.bag) else "; the deck is empty"
    return f"Take a card of the display ({shown or 'none is left'}){unseen} ({rule})."


def explain_card(mine: Sequence[Any], named: Named, rule: str) -> str:
    """That a move must name one of the player's own cards."""
    either = " or ".join(map(named, mine))
    return f"Name one of your own cards, {either}, and boxes: for example 'cross {mine[0].id} a1' ({rule})."


def explain_shape(s: Any, boxes: int, rules: str) -> str:
    """That boxes are not the open pattern."""
    shape = f"{pattern_word(s)} ({PATTERN_NAMES[int(s.pattern)]})"
    return (
        f"These {boxes.bit_count()} boxes are not the {shape}, turned or mirrored: "
        f"the whole pattern or one single box ({rules})."
    )


# --- Views ---


def progress(t: Any, s: Any) -> str:
    """How far the game is."""
    turn = int(s.turn)
    last = LAST_TURN // TURNS_A_ROUND
    return f"round {-(-turn // TURNS_A_ROUND)} of {last}" if turn else "choosing cards"


def turn_view(o: Plain) -> View:
    """Where the game is, and the expedition cards."""
    turn, opened = o.turn, o.pattern
    return {
        "turn": turn,
        "turns": LAST_TURN,
        "round": max(1, -(-turn // TURNS_A_ROUND)),
        "card": (turn - 1) % TURNS_A_ROUND + 1 if turn else 0,
        "pattern": PATTERN_NAMES[opened] if opened >= 0 else None,
        "pile": _pile(o) if o.show_pile else None,
    }


def _pile(o: Plain) -> list[str]:
    """Expedition cards used in this round, the open one included."""
    return [
        name for p, name in enumerate(PATTERN_NAMES) for _ in range(EXPEDITION.count(name) - o.expeditions[p])
    ]


def display_view(o: Plain, names: Sequence[str], dealing: bool) -> View:
    """The display and how many cards the deck has; while hands are dealt and chosen nobody counts it."""
    return {
        "display": [names[card] if card >= 0 else None for card in o.display],
        "deck": None if dealing else o.bag.bit_count(),
    }


def hand_view(o: Plain, seat: int, watcher: int, names: Sequence[str], width: int) -> View:
    """A player's hand, for those who may see it, and the two cards in front of them."""
    held = [
        {"id": names[card], "crossed": box_names(crossed, width)} if card >= 0 else None
        for card, crossed in zip(o.cards[seat], o.crossed[seat], strict=True)
    ]
    hand = [names[card] for card in o.hand[seat] if card >= 0] if watcher in (seat, OPEN) else []
    return {"seat": seat, "hand": hand, "cards": held}


def completed_names(s: Any, seat: int, names: Sequence[str]) -> list[str]:
    """The cards that a player has laid aside, in the order in which they completed them."""
    mask, finished, numbers = int(s.completed[seat]), s.finished, []
    while mask:
        numbers.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return [names[card] for card in sorted(numbers, key=lambda card: int(finished[card]))]


def choosing_status(o: Any, seat: int) -> str:
    """What a seat must do while players keep two of four cards."""
    return "Keep two of your four cards." if is_fresh(o, seat) else "You have chosen. Waiting for the others."


def owed_words(o: Any, seat: int) -> str:
    """The boxes that a seat owes."""
    more = int(o.owed[seat])
    return "one more box" if more == 1 else f"{more} more boxes, one by one"


# --- Records ---


def dealt_to(steps: Sequence[Step], seat: int) -> list[Step]:
    """What a seat may know while players choose: its own cards and choice."""
    return [one for one in steps if one["by"] == seat or one.get("to") == seat]


def known_in_turn(
    s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value], *, crossing: bool
) -> list[Step]:
    """What a seat may look up once the cards are chosen."""
    return known_steps(
        steps,
        seat,
        crossing=crossing,
        pile_shown=bool(variant["show_pile"]),
        round_number=(int(s.turn) - 1) // TURNS_A_ROUND,
        turns_a_round=TURNS_A_ROUND,
    )


def looks_back(s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
    """As far as it does not show a closed pile of used expedition cards (SG-16, PY-6)."""
    return looked_back(
        steps, pile_shown=bool(variant["show_pile"]), turn=int(s.turn), turns_a_round=TURNS_A_ROUND
    )

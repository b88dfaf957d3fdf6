"""The words that both games share: explanations, views, what a seat must do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mastaba.core.contract import OPEN, Step, Value, View
from mastaba.core.message import Either, Message, say
from mastaba.core.plain import Plain
from mastaba.core.squares import box_names
from mastaba.games.patterns.shapes import EXPEDITION, PATTERN_NAMES
from mastaba.games.patterns.steps import known_steps, looked_back
from mastaba.games.patterns.turns import LAST_TURN, TURNS_A_ROUND

Named = Callable[[Any], Message]
OVER = say("patterns/over")
WATCHING = say("patterns/watching")
KEEP_TWO = say("patterns/keep-two")
CHOSEN = say("patterns/chosen")
TAKE_EITHER = say("patterns/take-either")
TAKE_DISPLAY = say("patterns/take-display")
TURNING = say("patterns/turning")
DONE = say("patterns/done")
PATTERNS = [say("patterns/pattern", pattern=name) for name in PATTERN_NAMES]


def open_pattern(s: Any) -> Message:
    """The open pattern as players call it."""
    return PATTERNS[int(s.pattern)]


def seat_name(seat: int) -> Message:
    """A seat in a sentence: whoever knows the players puts in their name."""
    return say("table/seat", n=seat)


def is_fresh(s: Any, seat: int) -> bool:
    """Whether the seat has not kept two cards yet, or not crossed off the pattern."""
    return bool(int(s.fresh) >> seat & 1)


# --- Why not ---


def explain_keep(s: Any, who: int, cards: Sequence[Any], named: Named, rule: str) -> Message:
    """Why a choice of two cards is not legal."""
    if not is_fresh(s, who):
        return say("patterns-why/why-chosen", rule=rule)
    hand = [cards[int(card)] for card in s.hand[who] if card >= 0]
    example = " ".join(["keep", *(card.id for card in hand[:2])])
    return say("patterns-why/why-keep", dealt=[named(card) for card in hand], example=example, rule=rule)


def explain_take(s: Any, cards: Sequence[Any], named: Named, rule: str) -> Message:
    """Why a replacement can't be taken by the seat whose turn it is."""
    shown = [named(cards[int(card)]) for card in s.display if card >= 0]
    if not shown:
        return say("patterns-why/why-take-deck", rule=rule)
    return say("patterns-why/why-take", shown=shown, deck=bool(int(s.bag)), rule=rule)


def explain_card(mine: Sequence[Any], named: Named, rule: str) -> Message:
    """That a move must name one of the player's own cards."""
    either = Either([named(card) for card in mine])
    return say("patterns-why/why-card", mine=either, example=f"cross {mine[0].id} a1", rule=rule)


def explain_shape(s: Any, boxes: int, rules: str) -> Message:
    """That boxes are not the open pattern."""
    return say(
        "patterns-why/why-shape",
        n=boxes.bit_count(),
        pattern=open_pattern(s),
        code=PATTERN_NAMES[int(s.pattern)],
        rule=rules,
    )


# --- Views ---


def progress(t: Any, s: Any) -> Message:
    """How far the game is."""
    turn = int(s.turn)
    last = LAST_TURN // TURNS_A_ROUND
    return say("home/round", n=-(-turn // TURNS_A_ROUND), all=last) if turn else say("home/choosing")


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


def choosing_status(o: Any, seat: int) -> Message:
    """What a seat must do while players keep two of four cards."""
    return KEEP_TWO if is_fresh(o, seat) else CHOSEN


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

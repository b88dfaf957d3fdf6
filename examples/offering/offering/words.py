"""The words of Offering: notation, views and explanations."""

from collections.abc import Sequence
from typing import Any

from mastaba.core.contract import CHANCE, OPEN, Step, Value, View
from offering.deck import HAND, ROUNDS, Deck
from offering.rules import DEAL, LAY, OVER, TURN_UP


def values(mask: int, of: Sequence[int]) -> list[int]:
    """The values of the cards of a mask."""
    return [value for card, value in enumerate(of) if int(mask) >> card & 1]


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    if who != CHANCE:
        return {"do": "lay", "gift": deck.cards[action]}
    if s.phase == DEAL:
        return {"do": "deal", "to": int(s.dealt) // HAND, "gift": deck.cards[action]}
    return {"do": "favour", "value": deck.favours[action]}


def write(step: Step) -> str:
    return " ".join(map(str, step.values()))


def read(t: Any, s: Any, who: int, text: str, deck: Deck) -> int | None:
    """The action with this notation; None if there is none."""
    cards = range(len(deck.favours if who == CHANCE and s.phase == TURN_UP else deck.cards))
    return {write(step(t, s, who, action, deck)): action for action in cards}.get(text)


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> str:
    return f"{status(t, s, who, deck)} A gift is laid by its value, such as 'lay {deck.cards[0]}' (OF-3)."


def view(t: Any, o: Any, seat: int, deck: Deck) -> View:
    return {
        "status": status(t, o, seat, deck),
        "private": bool(seat >= 0 and o.phase != OVER),
        "fleeting": False,
        "round": min(int(o.played) + 1, ROUNDS),
        "favour": values(o.favour, deck.favours),
        "players": [
            {
                "hand": values(o.hand[one], deck.cards) if seat in (one, OPEN) else "hidden",
                "laid": values(o.laid[one], deck.cards),
                "shown": values(o.shown[one], deck.cards),
                "won": values(o.won[one], deck.favours),
            }
            for one in range(int(o.seats))
        ],
    }


def status(t: Any, o: Any, seat: int, deck: Deck) -> str:
    if o.phase == LAY and seat >= 0 and o.laid[seat] == 0:
        return f"Lay a gift for the favour worth {values(o.favour, deck.favours)[0]}."
    return "The game is over." if o.phase == OVER else "Waiting for the gifts of the others."


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[str]:
    return [f"keeps {gift}" for gift in values(after.hand[seat], deck.cards)]


def result(t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Deck) -> list[dict[str, Any]]:
    return [
        {"favours": values(s.won[seat], deck.favours), "total": totals[seat], "rank": ranks[seat]}
        for seat in range(int(s.seats))
    ]


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[str, int]]:
    return [("favours", int(s.won[seat]).bit_count())]


def known(s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
    """All steps but gifts dealt to others (OF-1) and gifts that others have laid in this round (OF-3)."""
    shown = [one for one in steps[: looks_back(s, steps, variant)] if one["do"] != "deal"]
    return [one for one in steps if s.phase == OVER or one in shown or one.get("to", one["by"]) == seat]


def looks_back(s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
    """All steps before the gifts of this round, which come last."""
    return max(0, len(steps) - sum(1 for laid in s.laid if laid))

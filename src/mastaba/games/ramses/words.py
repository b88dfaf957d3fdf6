"""The words of Ramses: explanations, views, results. Nothing here reveals a covered treasure (RA-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mastaba.core.contract import OPEN, Lookup, Step, Value, View
from mastaba.core.plain import Plain
from mastaba.core.ranges import Range, joined
from mastaba.core.squares import box_bit
from mastaba.games.ramses import MODES
from mastaba.games.ramses.actions import encode_choice, encode_slide
from mastaba.games.ramses.deck import Card, Deck
from mastaba.games.ramses.duel import may_lay, opposite
from mastaba.games.ramses.lines import Lines, lines
from mastaba.games.ramses.material import ACTIONS, SYMBOLS
from mastaba.games.ramses.notation import COLOURS, name_of, read, step, symbol_of, write
from mastaba.games.ramses.reasons import because
from mastaba.games.ramses.rules import (
    NOTHING,
    has_powers,
    just_moved,
    moved_gold,
    right_of,
)
from mastaba.games.ramses.state import GIVE, HEIGHT, LAY, OVER, SCARAB, SLIDE, SOLO, STING, TILT, WIDTH
from mastaba.games.ramses.tables import LINES, NEAR
from mastaba.games.ramses.ways import beside, direction_in, reverse, understood
from mastaba.games.ramses.ways import said as by_direction

__all__ = [
    "because", "explain", "known", "looks_back", "read", "result", "status", "step", "tie_breaks", "view",
    "write",
]  # fmt: skip

PHASES = {
    SLIDE: "slide",
    TILT: "tilt",
    SCARAB: "scarab",
    STING: "scorpion",
    GIVE: "give",
    LAY: "lay",
    OVER: "over",
}
ONLY_ONE = "Exactly one pyramid is slid, one that borders the free hole (RA-9)."
TITLES = (
    "Desert Beetle", "Water Carrier", "Camel Driver", "Nile Boatman", "Peasant", "Scribe", "Royal "
    "Embalmer", "Royal Guard",
    "Master Builder", "Grand Vizier", "High Priest", "Pharaoh",
)  # fmt: skip


def title(cards: int) -> str:
    """What the solo player has become (RA-27).

    >>> [title(cards) for cards in (0, 1, 2, 3, 20, 21, 30)]
    ['Desert Beetle', 'Water Carrier', 'Water Carrier', 'Camel Driver', 'High Priest', 'Pharaoh', 'Pharaoh']
    """
    return TITLES[min((cards + 1) // 2, len(TITLES) - 1)]


def spaced(name: str) -> str:
    """
    >>> spaced("lotus-cup")
    'lotus cup'
    """
    return name.replace("-", " ")


# --- Moves as they are said and told ------------------------------------------------------------------------


def said(t: Any, s: Any, who: int, action: int, deck: Deck) -> str:
    """A move as a player types it: slides and tilts by direction, as the board is turned now (RA-12,
    RA-14)."""
    return by_direction(s, action) or write(step(t, s, who, action, deck))


def told(past: Step) -> str:
    """A step of a running game, without its place."""
    return "slid" if past["do"] == "slide" else write(past)


# --- Why not ------------------------------------------------------------------------------------------------


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> str:
    words = text.split()
    phase, turn = int(s.phase), int(s.turn)
    if phase == OVER:
        return "The game is over: the last search card is gone (RA-20)."
    if phase not in PHASES:
        return "Wait: a card is being turned up (RA-8)."
    if who != turn:
        asked = {
            SLIDE: "slides until a treasure shows (RA-9)"
            if int(s.challenger) < 0
            else "searches in the duel (RA-17)",
            TILT: "may look under a gold pyramid first (RA-23)",
            SCARAB: "may still use the scarab (RA-22)",
            STING: "slides under the eye of the scorpion (RA-15)",
            GIVE: "was stung and gives a card away (RA-15)",
            LAY: "lays down a card for the duel (RA-17)",
        }
        return f"It is seat {turn}'s turn, who {asked[phase]}."
    if phase == TILT:
        golden = [by_direction(s, encode_choice(hole)) for hole in _holes(int(moved_gold(s)))]
        ways = ", ".join(f"'{way}'" for way in golden)
        return f"You may tilt a gold pyramid that you have just moved: {ways}, or 'tilt none' (RA-23)."
    if phase == SCARAB:
        return (
            "A wrong treasure: 'scarab use' to go on with your turn, or 'scarab keep' to let it end (RA-22)."
        )
    if phase == GIVE:
        return (
            f"You are stung: give one of your cards to seat {right_of(s, who)}, for example "
            f"'{_example('give', int(s.won[who]), deck)}' (RA-15)."
        )
    if phase == LAY:
        return _explain_lay(t, s, who, words, deck)
    return _explain_slide(t, s, who, words)


def _example(do: str, cards: int, deck: Deck) -> str:
    card = next(card for number, card in enumerate(deck.cards) if cards >> number & 1)
    return f"{do} {card.treasure} {card.value}"


def _explain_lay(t: Any, s: Any, who: int, words: list[str], deck: Deck) -> str:
    fit = int(may_lay(t, s))
    example = _example("lay", fit, deck)
    mine = [card for number, card in enumerate(deck.cards) if int(s.won[who]) >> number & 1]
    named = (
        len(words) == 3
        and words[0] == "lay"
        and any((card.treasure, str(card.value)) == (words[1], words[2]) for card in mine)
    )
    if named and int(opposite(s)) >= 0:
        return (
            "Two different treasures are laid down, and this is the other dueller's: for example "
            f"'{example}' (RA-17)."
        )
    if named:
        return f"The other dueller would have no different treasure to lay: for example '{example}' (RA-17)."
    return f"Lay down one of your won cards for the duel: for example '{example}' (RA-17)."


def _explain_slide(t: Any, s: Any, who: int, words: list[str]) -> str:
    hole = int(s.hole)
    if words[:1] == ["pass"]:
        return "A turn ends only with a treasure: slide on (RA-10)."
    if words[:1] in (["tilt"], ["scarab"]):
        return (
            "Now a pyramid is slid; tilting and scarabs come after a treasure was uncovered (RA-22, RA-23)."
        )
    place = box_bit(words[-1].lower(), WIDTH, HEIGHT) if words else None
    action = understood(s, words)
    if action is not None:
        place = action
    elif (told := direction_in(words[1:] if words[:1] == ["slide"] else words)) is not None:
        return _explain_edge(t, s, *told)
    if place is None:
        barred = int(just_moved(s)) if int(s.phase) == STING else 0
        example = by_direction(s, encode_slide(_holes(int(NEAR[hole]) & ~barred)[-1]))
        more = ", with a number after it for more than one" if has_powers(t, s) else ""
        return f"Say which way a pyramid slides into the free hole{more}: for example '{example}' (RA-9)."
    if place == hole:
        return "This is the free hole: a pyramid beside it slides into it (RA-9)."
    if int(s.phase) == STING and int(NEAR[hole]) >> place & 1:
        return (
            "This pyramid has just been moved: under the eye of the scorpion another one must be slid "
            "(RA-15)."
        )
    if has_powers(t, s):
        return "Even super powers slide pyramids in one straight line towards the free hole (RA-16)."
    if int(LINES[hole]) >> place & 1:
        return ONLY_ONE
    return "This pyramid does not border the free hole (RA-9)."


def _explain_edge(t: Any, s: Any, way: str, many: int) -> str:
    """There are not so many pyramids to slide this way."""
    there = sum(beside(s, reverse(way), away) is not None for away in range(1, WIDTH))
    if there == 0:
        return f"No pyramid can slide {way}: the free hole is at the edge (RA-9)."
    if not has_powers(t, s):
        return ONLY_ONE
    return f"Not {many} pyramids can slide {way}, but {there} at most (RA-16)."


def _holes(mask: int) -> list[int]:
    return [hole for hole in range(WIDTH * HEIGHT) if mask >> hole & 1]


# --- Views --------------------------------------------------------------------------------------------------


# The holes in rows as they are seen after so many sand storms (RA-14): each quarter turn is clockwise.
TURNED: list[list[list[int]]] = [[list(range(row * WIDTH, row * WIDTH + WIDTH)) for row in range(HEIGHT)]]
for _ in range(3):
    TURNED.append([list(row) for row in zip(*reversed(TURNED[-1]), strict=True)])
NAMES = [name_of(hole) for hole in range(WIDTH * HEIGHT)]
PYRAMID = (None, *COLOURS)


def view(t: Any, o: Any, seat: int, deck: Deck) -> View:
    numbers, o = lines(t, o), Plain(o)
    phase, hole = o.phase, o.hole
    shows = o.treasure[hole] if hole >= 0 else -1
    top, opened = o.top, o.open
    return {
        "phase": PHASES.get(phase, "chance"),
        "mode": MODES[o.mode],
        "turn": o.turn if phase in PHASES and phase != OVER else None,
        "turned": o.turned,
        "board": _board(o, deck, seat == OPEN),
        "hole": NAMES[hole] if hole >= 0 else None,
        "shows": deck.treasures[shows] if shows >= 0 else None,
        "fleeting": shows >= 0 or o.beneath >= 0,  # what shows now will be covered again
        "beneath": _beneath(o.beneath),
        "search": _front(deck.cards[opened]) if opened >= 0 else None,
        "powers": numbers.powers,
        "next": {"stack": top // SYMBOLS + 1, "action": symbol_of(ACTIONS[top % SYMBOLS])}
        if top >= 0
        else None,
        "pile": o.bag.bit_count() - sum(map(sum, o.behind)),
        "slides": o.slid if phase == SLIDE else None,
        "limit": o.slides or None,
        "duel": _duel(o, deck, numbers),
        "mummy": o.mummy if o.mummy >= 0 else None,
        "barred": _barred(numbers) if phase == STING else None,
        "hall": _hall(o) if o.mode == SOLO else None,
        "players": [_player(o, other, seat, deck, numbers) for other in range(o.seats)],
        "private": seat >= 0 and o.won[seat] != 0 and phase != OVER,  # own won cards show
        "status": _status(o, seat, deck, numbers),
    }


def _front(card: Card) -> View:
    return {"treasure": card.treasure, "value": card.value}


def _beneath(chip: int) -> str | None:
    """RA-23: what lay under the pyramid that was just tilted, for all to see."""
    if chip < 0:
        return None
    return (
        "nothing"
        if chip == NOTHING
        else "the curse of the mummy"
        if chip == 0
        else f"{chip} explorer{'s' * (chip > 1)}"
    )


def _board(o: Plain, deck: Deck, opened: bool) -> list[list[View]]:
    """Rows as they are seen, turned by the sand storms so far (RA-14); holes keep their names."""
    pyramids, holes = o.pyramid, TURNED[o.turned % 4]
    if opened:
        under = [deck.treasures[treasure] if treasure >= 0 else None for treasure in o.treasure]
    else:
        under = [None] * len(pyramids)
        if o.hole >= 0 and o.treasure[o.hole] >= 0:
            under[o.hole] = deck.treasures[o.treasure[o.hole]]
    return [
        [{"at": NAMES[hole], "pyramid": PYRAMID[pyramids[hole]], "treasure": under[hole]} for hole in row]
        for row in holes
    ]


def _duel(o: Plain, deck: Deck, numbers: Lines) -> View | None:
    if o.challenger < 0:
        return None
    laid = [_front(deck.cards[card]) if card >= 0 else None for card in o.laid]
    return {"seats": [o.challenger, numbers.challenged], "laid": laid}


def _barred(numbers: Lines) -> str | None:
    """RA-15: where the pyramid stands that may not be slid under the eye of the scorpion."""
    holes = _holes(numbers.barred)
    return NAMES[holes[0]] if holes else None


def _hall(o: Plain) -> list[View]:
    """RA-27: the hall of fame, lowest first: what a solo player is with so many cards, and which of it they
    are now."""
    mine = title(o.won[0].bit_count() + sum(o.behind[0]))  # a spectator sees backs
    return [
        {"title": name, "cards": max(0, 2 * rung - 1), "now": name == mine}
        for rung, name in enumerate(TITLES)
    ]


def _cards(s: Plain, seat: int, deck: Deck) -> list[Card]:
    """The won cards of a player that are in sight, in the order in which they got them."""
    mask, numbers = s.won[seat], []
    while mask:
        numbers.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return [deck.cards[number] for number in sorted(numbers, key=lambda number: (s.got[number], number))]


def _player(o: Plain, seat: int, watcher: int, deck: Deck, numbers: Lines) -> View:
    cards = _cards(o, seat, deck)
    shown = watcher in (seat, OPEN) or o.phase == OVER
    backs = [(card.stack, card.action) for card in cards]
    backs += [
        (back // SYMBOLS + 1, ACTIONS[back % SYMBOLS])
        for back, many in enumerate(o.behind[seat])
        for _ in range(many)
    ]
    return {
        "seat": seat,
        "cards": [_front(card) for card in cards] if shown else None,
        "backs": [
            {"stack": stack, "action": symbol_of(action)}
            for stack, action in sorted(backs, key=lambda back: (back[0], ACTIONS.index(back[1])))
        ],
        "points": numbers.points[seat] if shown else None,
        "scarabs": o.scarabs[seat],
        "explorers": o.hats[seat],
        "bonus": numbers.bonus[seat],
        "sum": numbers.totals[seat] if shown else None,
    }


def status(t: Any, o: Any, seat: int, deck: Deck) -> str:
    return _status(Plain(o), seat, deck, lines(t, o))


def _status(o: Plain, seat: int, deck: Deck, numbers: Lines) -> str:
    phase = o.phase
    if phase == OVER:
        return "The game is over."
    if seat < 0:
        return "You are watching."
    if phase not in PHASES:
        return "A card is being turned up."
    mine = o.turn == seat
    if not mine:
        waits = {
            SLIDE: "searches." if o.challenger < 0 else "searches in the duel.",
            TILT: "may look under a gold pyramid.",
            SCARAB: "may use the scarab.",
            STING: "slides one pyramid: the scorpion is watching.",
            GIVE: "was stung and gives a card away.",
            LAY: "lays down a card for the duel.",
        }
        return "Another player " + waits[phase]
    if phase == TILT:
        return "You moved gold and uncovered a treasure: tilt a pyramid and look beneath, or leave it."
    if phase == SCARAB:
        left = o.scarabs[seat]
        return (
            f"A wrong treasure. Use your scarab to go on, or let your turn end ({left} "
            f"use{'s' * (left > 1)} left)."
        )
    if phase == STING:
        return "Scorpion: slide one pyramid, not the one just moved. Whoever uncovers a treasure is stung."
    if phase == GIVE:
        return "You are stung: give one of your cards to the player on your right."
    if phase == LAY:
        return "Duel: lay down " + (
            "one of your cards." if numbers.opposite < 0 else "a card with a different treasure."
        )
    if o.challenger >= 0:
        theirs = o.laid[1 if seat == o.challenger else 0]
        return (
            f"Duel: slide and look for the {spaced(deck.cards[theirs].treasure)}, and beware of your own "
            "treasure."
        )
    sought = spaced(deck.cards[o.open].treasure)
    if numbers.powers:
        return f"Super powers: slide one or more pyramids in a line, and look for the {sought}."
    return f"Slide a pyramid into the free hole and look for the {sought}."


# --- Records ------------------------------------------------------------------------------------------------


def result(t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Deck) -> list[dict[str, Any]]:
    numbers, s = lines(t, s), Plain(s)
    told: list[dict[str, Any]] = [
        {
            "cards": [_front(card) for card in _cards(s, seat, deck)],
            "explorers": s.hats[seat],
            "bonus": numbers.bonus[seat],
            "total": totals[seat],
            "rank": ranks[seat],
        }
        for seat in range(s.seats)
    ]
    if s.mode == SOLO:
        told[0]["title"] = title(len(told[0]["cards"]))
    return told


def progress(t: Any, s: Any) -> str:
    """How far the game is: how many search cards are left."""
    cards = int(s.bag).bit_count()
    return "the last card" if cards == 0 else "1 card left" if cards == 1 else f"{cards} cards left"


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[str, int]]:
    """What decides between equal totals (RA-20)."""
    return [("cards", int(s.won[seat]).bit_count())]


def known(s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
    """What is open now, and nothing that players have to remember (RA-12, RA-25a): no place but that of the
    free hole, no card but the open ones.

    Earlier places of the free hole, together with the turns of the board, would reveal where treasures are;
    earlier cards would reveal who has won which.
    """
    if int(s.phase) == OVER:
        return list(steps)
    shown: list[int] = [index for index, one in enumerate(steps) if one["do"] in ("first", "scarab")]
    shown += _last(steps, ("slide",), 1)
    shown += _last(steps, ("back",), int(int(s.top) >= 0))
    shown += _last(steps, ("search",), int(int(s.open) >= 0))
    shown += _last(steps, ("lay", "drawn"), sum(int(card) >= 0 for card in s.laid))
    return [steps[index] for index in sorted(shown)]


def looks_back(s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
    """None: players have to remember what has been covered again (RA-12)."""
    return 0


def _last(steps: Sequence[Step], kinds: tuple[str, ...], many: int) -> list[int]:
    """Where the last so many steps of these kinds are."""
    found: list[int] = []
    for index in range(len(steps) - 1, -1, -1):
        if len(found) == many:
            break
        if steps[index]["do"] in kinds:
            found.append(index)
    return found


class Notes(NamedTuple):
    """Where the steps are that ``known`` may pick."""

    open: tuple[int, ...] = ()
    """Those that stay known."""
    slides: tuple[int, ...] = ()
    backs: tuple[int, ...] = ()
    searches: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    """Of these the last two."""


def note(notes: Notes, place: int, step: Step) -> Notes:
    match step["do"]:
        case "first" | "scarab":
            return notes._replace(open=(*notes.open, place))
        case "slide":
            return notes._replace(slides=(place,))
        case "back":
            return notes._replace(backs=(place,))
        case "search":
            return notes._replace(searches=(place,))
        case "lay" | "drawn":
            return notes._replace(laid=(*notes.laid[-1:], place))
    return notes


def known_places(
    s: Any, notes: Notes, steps: Sequence[Step], seat: int, variant: dict[str, Value]
) -> list[Range]:
    """The places of ``known``."""
    shown = [*notes.open, *notes.slides]
    shown += notes.backs if int(s.top) >= 0 else ()
    shown += notes.searches if int(s.open) >= 0 else ()
    laid = sum(int(card) >= 0 for card in s.laid)
    shown += notes.laid[-laid:] if laid else ()
    return joined(sorted(shown))


LOOKUP = Lookup(Notes(), note, known_places, lambda s, notes, steps, variant: 0)

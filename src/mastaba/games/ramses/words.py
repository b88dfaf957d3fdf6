"""The words of Ramses: explanations, views, results. Nothing here reveals a covered treasure (RA-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mastaba.core.contract import OPEN, Lookup, Step, Value, View
from mastaba.core.message import Either, Message, Said, say
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
DOES = {SLIDE: "search", TILT: "tilt", SCARAB: "scarab", STING: "scorpion", GIVE: "give", LAY: "lay"}
"""What a player is asked for, in the messages about it."""
RULES = {SLIDE: "RA-9", TILT: "RA-23", SCARAB: "RA-22", STING: "RA-15", GIVE: "RA-15", LAY: "RA-17"}
OVER_NOW = say("ramses/over")
WATCHING = say("ramses/watching")
TURNING = say("ramses/turning")
SLID = say("ramses-drawing/slid")
TILT_NOW = say("ramses/tilt-now")
STING_NOW = say("ramses/scorpion-now")
GIVE_NOW = say("ramses/give-now")
ONLY_ONE = say("ramses/why-only-one", rule="RA-9")
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


def title_named(title: str) -> Message:
    """
    >>> str(title_named("Camel Driver"))
    'Camel Driver'
    """
    return say("ramses/title", title=title.lower().replace(" ", "-"))


def named(treasure: str) -> Message:
    """A treasure in a sentence. The treasures of other decks are called as they are there.

    >>> str(named("lotus-cup"))
    'lotus cup'
    """
    name = treasure.replace("-", " ")
    return say("ramses/treasure", treasure=treasure, name=name, label=name.title())


def seat_name(seat: int) -> Message:
    """A seat in a sentence: whoever knows the players puts in their name."""
    return say("table/seat", n=seat)


# --- Moves as they are said and told ------------------------------------------------------------------------


def said(t: Any, s: Any, who: int, action: int, deck: Deck) -> str:
    """A move as a player types it: slides and tilts by direction, as the board is turned now (RA-12,
    RA-14)."""
    return by_direction(s, action) or write(step(t, s, who, action, deck))


def told(past: Step) -> Said:
    """A step of a running game, without its place."""
    return SLID if past["do"] == "slide" else write(past)


# --- Why not ------------------------------------------------------------------------------------------------


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> Message:
    words = text.split()
    phase, turn = int(s.phase), int(s.turn)
    if phase == OVER:
        return say("ramses/why-over", rule="RA-20")
    if phase not in PHASES:
        return say("ramses/why-chance", rule="RA-8")
    if who != turn:
        duel = phase == SLIDE and int(s.challenger) >= 0
        does, rule = ("duel", "RA-17") if duel else (DOES[phase], RULES[phase])
        return say("ramses/why-turn", seat=seat_name(turn), does=does, rule=rule)
    if phase == TILT:
        golden = [by_direction(s, encode_choice(hole)) for hole in _holes(int(moved_gold(s)))]
        ways = Either([say("ramses/typed", text=way) for way in (*golden, "tilt none")])
        return say("ramses/why-tilt", ways=ways, rule="RA-23")
    if phase == SCARAB:
        return say("ramses/why-scarab", rule="RA-22")
    if phase == GIVE:
        example = _example("give", int(s.won[who]), deck)
        return say("ramses/why-give", seat=seat_name(int(right_of(s, who))), example=example, rule="RA-15")
    if phase == LAY:
        return _explain_lay(t, s, who, words, deck)
    return _explain_slide(t, s, who, words)


def _example(do: str, cards: int, deck: Deck) -> str:
    card = next(card for number, card in enumerate(deck.cards) if cards >> number & 1)
    return f"{do} {card.treasure} {card.value}"


def _explain_lay(t: Any, s: Any, who: int, words: list[str], deck: Deck) -> Message:
    fit = int(may_lay(t, s))
    example = _example("lay", fit, deck)
    mine = [card for number, card in enumerate(deck.cards) if int(s.won[who]) >> number & 1]
    own = (
        len(words) == 3
        and words[0] == "lay"
        and any((card.treasure, str(card.value)) == (words[1], words[2]) for card in mine)
    )
    if own and int(opposite(s)) >= 0:
        return say("ramses/why-lay-same", example=example, rule="RA-17")
    if own:
        return say("ramses/why-lay-only", example=example, rule="RA-17")
    return say("ramses/why-lay", example=example, rule="RA-17")


def _explain_slide(t: Any, s: Any, who: int, words: list[str]) -> Message:
    hole = int(s.hole)
    if words[:1] == ["pass"]:
        return say("ramses/why-no-pass", rule="RA-10")
    if words[:1] in (["tilt"], ["scarab"]):
        return say("ramses/why-later", rule="RA-22, RA-23")
    place = box_bit(words[-1].lower(), WIDTH, HEIGHT) if words else None
    action = understood(s, words)
    if action is not None:
        place = action
    elif (told := direction_in(words[1:] if words[:1] == ["slide"] else words)) is not None:
        return _explain_edge(t, s, *told)
    if place is None:
        barred = int(just_moved(s)) if int(s.phase) == STING else 0
        example = by_direction(s, encode_slide(_holes(int(NEAR[hole]) & ~barred)[-1]))
        return say("ramses/why-way", powers=bool(has_powers(t, s)), example=example, rule="RA-9")
    if place == hole:
        return say("ramses/why-hole", rule="RA-9")
    if int(s.phase) == STING and int(NEAR[hole]) >> place & 1:
        return say("ramses/why-barred", rule="RA-15")
    if has_powers(t, s):
        return say("ramses/why-line", rule="RA-16")
    if int(LINES[hole]) >> place & 1:
        return ONLY_ONE
    return say("ramses/why-apart", rule="RA-9")


def _explain_edge(t: Any, s: Any, way: str, many: int) -> Message:
    """There are not so many pyramids to slide this way."""
    there = sum(beside(s, reverse(way), away) is not None for away in range(1, WIDTH))
    if there == 0:
        return say("ramses/why-edge", way=way, rule="RA-9")
    if not has_powers(t, s):
        return ONLY_ONE
    return say("ramses/why-too-many", n=many, way=way, most=there, rule="RA-16")


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


def _beneath(chip: int) -> Message | None:
    """RA-23: what lay under the pyramid that was just tilted, for all to see."""
    if chip < 0:
        return None
    what = "nothing" if chip == NOTHING else "curse" if chip == 0 else "explorers"
    return say("ramses/beneath", what=what, n=0 if chip == NOTHING else chip)


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
        {"title": title_named(name), "cards": max(0, 2 * rung - 1), "now": name == mine}
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


def status(t: Any, o: Any, seat: int, deck: Deck) -> Message:
    return _status(Plain(o), seat, deck, lines(t, o))


def _status(o: Plain, seat: int, deck: Deck, numbers: Lines) -> Message:
    phase = o.phase
    if phase == OVER:
        return OVER_NOW
    if seat < 0:
        return WATCHING
    if phase not in PHASES:
        return TURNING
    if o.turn != seat:
        does = "duel" if phase == SLIDE and o.challenger >= 0 else DOES[phase]
        return say("ramses/waits", seat=seat_name(o.turn), does=does)
    if phase == TILT:
        return TILT_NOW
    if phase == SCARAB:
        return say("ramses/scarab-now", n=o.scarabs[seat])
    if phase == STING:
        return STING_NOW
    if phase == GIVE:
        return GIVE_NOW
    if phase == LAY:
        return say("ramses/lay-now", first=bool(numbers.opposite < 0))
    if o.challenger >= 0:
        theirs = o.laid[1 if seat == o.challenger else 0]
        return say("ramses/duel-now", treasure=named(deck.cards[theirs].treasure))
    return say("ramses/slide-now", powers=bool(numbers.powers), treasure=named(deck.cards[o.open].treasure))


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


def progress(t: Any, s: Any) -> Message:
    """How far the game is: how many search cards are left."""
    return say("tables/cards-left", n=int(s.bag).bit_count())


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[Message, int]]:
    """What decides between equal totals (RA-20)."""
    return [(say("ramses/tie-break"), int(s.won[seat]).bit_count())]


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

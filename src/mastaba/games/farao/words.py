"""The words of Farao: explanations, views, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.core.contract import Lookup, Step, Value, View
from mastaba.core.message import Either, Message, say
from mastaba.core.plain import Plain
from mastaba.core.ranges import Range, all_but
from mastaba.core.squares import box_name
from mastaba.games.farao import HOUSE_RULES, PARTLY_HOUSE
from mastaba.games.farao.actions import OWN
from mastaba.games.farao.choices import chamber_lets_in, left, may_buy, may_choose, may_turn, straight_back
from mastaba.games.farao.deck import Deck, Tile
from mastaba.games.farao.lines import Lines, lines
from mastaba.games.farao.material import COLOURS as INSCRIPTIONS
from mastaba.games.farao.material import CONTENTS, ITEMS, MAGIC, SHAPES
from mastaba.games.farao.notation import read, sides_word, square_name, square_number, step, write
from mastaba.games.farao.pyramid import any_face_down, content_at, face_down, holds_item
from mastaba.games.farao.reasons import because
from mastaba.games.farao.rules import ROUNDS, loot
from mastaba.games.farao.state import (
    ATTACK,
    CURSE,
    ENTERING,
    HANDLING,
    LAST_TILE,
    MAP,
    MOVE,
    OUTSIDE,
    OVER,
    SWAP,
    TAKE,
    TORCH,
    TURN,
)
from mastaba.games.farao.tables import (
    CHAMBER,
    CHOCOLATE,
    ENTRANCES,
    HELPS,
    MONEY,
    NEAR,
    ORIENTATIONS,
    PLAN,
    SIDES,
    SQUARES,
)

__all__ = [
    "because",
    "explain",
    "known",
    "looks_back",
    "read",
    "result",
    "status",
    "step",
    "tie_breaks",
    "view",
    "write",
]

PHASES = {
    MOVE: "move",
    TURN: "turn",
    MAP: "map",
    CURSE: "curse",
    TAKE: "take",
    SWAP: "swap",
    ATTACK: "attack",
    OVER: "over",
}
OPPOSITE = (2, 3, 0, 1)


def cited(*rules: str) -> dict[str, str]:
    """One or two rules as arguments of a message, with how much of them is reconstructed: whether the
    surviving pages contain them not at all, or in part.

    >>> cited("FA-9", "FA-12")
    {'rule': 'FA-9', 'mark': 'wholly', 'also': 'FA-12', 'alsomark': 'no'}
    """
    return {
        key: value
        for name, mark, rule in zip(("rule", "also"), ("mark", "alsomark"), rules, strict=False)
        for key, value in ((name, rule), (mark, mark_of(rule)))
    }


def mark_of(rule: str) -> str:
    """How much of a rule is reconstructed."""
    return "no" if rule not in HOUSE_RULES else "partly" if rule in PARTLY_HOUSE else "wholly"


def thing(name: str) -> Message:
    """What lies on a tile, or an item, in a sentence.

    >>> str(thing("magic-bottle")), str(thing("inscription-white"))
    ('magic bottle', 'white inscription')
    """
    return say("farao/thing", name=name)


def typed(moves: Sequence[str]) -> Either:
    """Moves as a player types them, one of which is asked for."""
    return Either([say("farao/typed", move=move) for move in moves])


def names_in(mask: int, names: Sequence[str]) -> list[str]:
    return [name for k, name in enumerate(names) if int(mask) >> k & 1]


def doors(s: Any) -> list[str]:
    """The four entrance squares, north first."""
    return [square_name(s, door) for door in ENTRANCES[int(s.big)]]


# --- Why not ------------------------------------------------------------------------------------------------


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> Message:
    phase = int(s.phase)
    if phase == OVER:
        return say("farao/why-over", **cited("FA-17", "FA-17a"))
    if int(s.entered[who]):
        return say("farao/why-inside", **cited("FA-17"))
    if who != int(s.turn):
        return say("farao/why-turn", seat=say("table/seat", n=int(s.turn)), **cited("FA-8"))
    if phase == TURN:
        return _explain_turn(t, s)
    if phase == MAP:
        return say("farao/why-map", example=f"map {_some_face_down(s)}", **cited("FA-18"))
    if phase == CURSE:
        return say("farao/why-curse", **cited("FA-21"))
    if phase == TAKE:
        wanted = names_in(int(s.coffer) & ~int(s.items[who]), ITEMS)
        items = Either([thing(item) for item in wanted])
        return say("farao/why-take", items=items, example=f"take {wanted[0]}", **cited("FA-22"))
    if phase == SWAP:
        return say("farao/why-swap", **cited("FA-31"))
    if phase == ATTACK:
        return _explain_attack(s)
    return _explain_move(t, s, text.split())


def _some_face_down(s: Any) -> str:
    return next(square_name(s, square) for square in range(int(SQUARES[int(s.big)])) if face_down(s, square))


def _ways_to_lay(t: Any, s: Any) -> list[str]:
    joins = int(s.joins)
    ways = int(ORIENTATIONS[int(t.outline[int(s.kind[int(s.turning)])])])
    return [sides_word(sides) for sides in range(1, 16) if ways >> sides & 1 and sides & joins == joins]


def _explain_turn(t: Any, s: Any) -> Message:
    at, ways = square_name(s, s.turning), _ways_to_lay(t, s)
    # a map may have interrupted any task: then the square is another than the task's own
    mapped = (
        int(s.task) != HANDLING
        and not int(s.joins)
        and int(s.turning) not in (int(s.target), int(s.at[int(s.turn), int(s.figure)]))
    )
    rule = (
        "FA-18"
        if mapped
        else {ENTERING: "FA-11" if int(s.joins) else "FA-9", TORCH: "FA-29", LAST_TILE: "FA-34"}.get(
            int(s.task), "FA-8a" if int(s.turned) else "FA-33"
        )
    )
    return say(
        "farao/why-lay",
        tile=_in_hand(t, s),
        at=at,
        joins=bool(int(s.joins)),
        ways=Either(list(ways)),
        **cited(rule),
    )


def _in_hand(t: Any, s: Any) -> Message:
    """The tile that is being laid."""
    kind = int(s.kind[int(s.turning)])
    content, shape = CONTENTS[int(t.content[kind])], SHAPES[int(t.outline[kind])]
    if content == "plain":
        return say("farao/plain", shape=shape)
    return say("farao/tile", shape=shape, thing=thing(content))


def _explain_attack(s: Any) -> Message:
    targets = [
        f"attack {seat} {figure + 1} {item}"
        for seat in range(int(s.seats))
        for figure in range(int(s.figures))
        for item in names_in(int(loot(s, seat, figure)), (*ITEMS, "nothing"))
    ]
    return say("farao/why-attack", examples=typed(targets[:4]), **cited("FA-15"))


def _explain_move(t: Any, s: Any, words: list[str]) -> Message:
    match words:
        case ["stop"]:
            return say("farao/why-stop", **cited("FA-13"))
        case ["enter", figure, name]:
            return _explain_enter(s, figure, name)
        case ["step", figure, name]:
            return _explain_step(t, s, figure, name)
        case ["spend", item, *more] if item in ITEMS:
            return _explain_spend(t, s, item, more)
        case ["one", *_]:
            return _explain_one(s)
        case ["attack", *_]:
            return say("farao/why-attack-later", **cited("FA-15"))
        case ["turn" | "map" | "curse" | "take" | "swap" as do, *_]:
            return say("farao/why-nothing", do=do, **cited("FA-13"))
        case _:
            examples = typed([f"enter 1 {doors(s)[0]}", "step 1 d2", "spend food 1", "one 1 d2", "stop"])
            return say("farao/why-form", examples=examples, **cited("FA-8"))


def _explain_figure(s: Any, text: str) -> Message | None:
    """What is wrong with the figure named; None if it may move."""
    if text not in ("1", "2", "3") or int(text) > int(s.figures):
        return say("farao/why-figure", n=int(s.figures), **cited("FA-1"))
    if not may_choose(s, int(text) - 1):
        return say("farao/why-other-figure", figure=int(s.figure) + 1, **cited("FA-8"))
    return None


def _explain_enter(s: Any, figure: str, name: str) -> Message:
    if wrong := _explain_figure(s, figure):
        return wrong
    if int(s.at[int(s.turn), int(figure) - 1]) != OUTSIDE:
        return say("farao/why-already-in", figure=int(figure), **cited("FA-9"))
    if left(s) <= 0:
        return say("farao/why-enter-point", **cited("FA-9"))
    if name in doors(s):
        return say("farao/why-enter-curse", at=name, **cited("FA-9", "FA-21"))
    return say("farao/why-entrances", squares=doors(s), **cited("FA-9"))


def _explain_step(t: Any, s: Any, text: str, name: str) -> Message:
    if wrong := _explain_figure(s, text):
        return wrong
    figure, big = int(text) - 1, int(s.big)
    here, there = int(s.at[int(s.turn), figure]), square_number(s, name)
    if there is None:
        return say("farao/why-square", at=name, last=f"{'gi'[big]}{SIDES[big]}", **cited("FA-2"))
    if here == OUTSIDE:
        if there == int(s.curse) and name in doors(s):
            return _explain_enter(s, text, name)
        return say("farao/why-outside", figure=int(text), squares=doors(s), **cited("FA-9"))
    if left(s) <= 0:
        return say("farao/why-point", **cited("FA-8"))
    d = next((d for d in range(4) if int(NEAR[big, here, d]) == there), None)
    if there == int(s.curse):
        return say("farao/why-curse-lies", at=name, **cited("FA-21"))
    if straight_back(s, there) and (d is not None or content_at(t, s, here) == content_at(t, s, there)):
        return say("farao/why-back", at=name, **cited("FA-12"))
    if d is None:
        return say("farao/why-neighbour", at=name, here=square_name(s, here), **cited("FA-10", "FA-20"))
    if not int(s.papyrus):
        if not int(s.open[here]) >> d & 1:
            return say("farao/why-own-wall", at=name, **cited("FA-10", "FA-11"))
        if not face_down(s, there) and not int(s.open[there]) >> OPPOSITE[d] & 1:
            return say("farao/why-wall", at=name, **cited("FA-10"))
    if there == int(CHAMBER[big]) and not chamber_lets_in(s, int(s.turn)):
        if int(s.papyrus):
            return say("farao/why-chamber-papyrus", **cited("FA-16", "FA-34"))
        return say("farao/why-chamber", n=int(s.needed), **cited("FA-16"))
    content = CONTENTS[int(content_at(t, s, there))]
    item = ITEMS[int(HELPS[CONTENTS.index(content)])]
    return say("farao/why-barred", obstacle=thing(content), at=name, item=thing(item), **cited("FA-26"))


def _explain_one(s: Any) -> Message:
    if int(s.thrown) != 1:
        return say("farao/why-one", **cited("FA-8a"))
    if int(s.turned):
        return say("farao/why-one-twice", **cited("FA-8a"))
    if int(s.papyrus):
        return say("farao/why-one-papyrus", **cited("FA-8a"))
    if left(s) <= 0:
        return say("farao/why-one-point", **cited("FA-8a"))
    ones = _ones(s)
    return say("farao/why-one-where", any=bool(ones), examples=typed(ones[:4]), **cited("FA-8a"))


def _ones(s: Any) -> list[str]:
    """How FA-8a may turn a tile now."""
    found = []
    for figure in range(int(s.figures)):
        here = int(s.at[int(s.turn), figure])
        for d in range(5):
            if may_choose(s, figure) and may_turn(s, figure, d):
                at = square_name(s, here if d == OWN else NEAR[int(s.big), here, d])
                found.append(f"one {figure + 1} {at}")
    return found


def _explain_spend(t: Any, s: Any, item: str, more: list[str]) -> Message:
    seat, number = int(s.turn), ITEMS.index(item)
    if item == "first-aid-kit":
        return say("farao/why-kit", **cited("FA-36"))
    if not holds_item(s, seat, number):
        return say("farao/why-not-held", item=thing(item), **cited("FA-26a"))
    if wrong := _explain_figure(s, more[0] if more else ""):
        return wrong
    if int(s.papyrus) and item not in ("food", "water", "scarf", "chocolate"):
        return say("farao/why-papyrus", **cited("FA-34"))
    figure = int(more[0])
    outside = int(s.at[seat, figure - 1]) < 0
    plain = f"spend {item} {figure}"
    if number == CHOCOLATE:
        if int(s.used):
            return say("farao/why-chocolate-late", **cited("FA-28"))
        if int(s.thrown) == 1:
            return say("farao/why-chocolate-one", **cited("FA-28"))
        return say("farao/why-chocolate", thrown=int(s.thrown), example=f"{plain} 1", **cited("FA-28"))
    if number == MONEY:
        goods = [thing(other) for k, other in enumerate(ITEMS) if may_buy(s, seat, k)]
        return say("farao/why-money", any=bool(goods), items=goods, **cited("FA-35"))
    if number == PLAN:
        if not any_face_down(s):
            return say("farao/why-plan-none", **cited("FA-31"))
        squares = range(int(SQUARES[int(s.big)]))
        hidden = sorted(square_name(s, square) for square in squares if face_down(s, square))
        return say("farao/why-plan", example=" ".join([plain, *hidden[:2]]), **cited("FA-31"))
    if item == "torch":
        if outside:
            return say("farao/why-torch", **cited("FA-29"))
        return say("farao/why-write", example=plain, **cited("FA-29"))
    if item == "magic-bottle":
        if outside or left(s) <= 0:
            return say("farao/why-bottle-point", **cited("FA-32"))
        return say("farao/why-bottle", **cited("FA-32"))
    if item == "golden-key":
        return say("farao/why-key", **cited("FA-33"))
    return say("farao/why-write", example=plain, **cited("FA-26a"))


# --- Views --------------------------------------------------------------------------------------------------


SQUARE_NAMES = [[box_name(square, side) for square in range(side * side)] for side in SIDES]
DOOR_NAMES = [[SQUARE_NAMES[big][door] for door in doors] for big, doors in enumerate(ENTRANCES.tolist())]
SQUARE_COUNTS, CHAMBERS = SQUARES.tolist(), CHAMBER.tolist()
NEIGHBOURS = NEAR.tolist()
OPEN_SIDES = [sides_word(sides) or None for sides in range(16)]


def view(t: Any, o: Any, seat: int, deck: Deck) -> View:
    numbers, o = lines(t, o), Plain(o)
    phase, big, thrown, kinds = o.phase, o.big, o.thrown, deck.kinds
    names, chamber = SQUARE_NAMES[big], CHAMBERS[big]
    return {
        "phase": PHASES.get(phase, "chance"),
        "turn": o.turn if thrown else None,
        "round": min(o.rounds + 1, ROUNDS),
        "rounds": ROUNDS,
        "side": SIDES[big],
        "needed": o.needed,
        "chamber": {"at": names[chamber], "open": bool(o.unsealed)},
        "entrances": list(DOOR_NAMES[big]),
        "curse": names[o.curse] if o.curse >= 0 else None,
        "tiles": _tiles(o, names, chamber, kinds),
        "unseen": [
            {"shape": kinds[k].shape, "content": kinds[k].content, "tiles": many}
            for k, many in enumerate(o.bag)
            if many
        ],
        "thrown": thrown or None,
        "die": o.die or None,
        "left": max(0, numbers.left),
        "figure": o.figure + 1 if o.figure >= 0 else None,
        "behind": names[o.behind] if o.behind >= 0 and not o.scarfed else None,
        "papyrus": bool(o.papyrus),
        "one": numbers.one,
        "turning": {"at": names[o.turning], "open": _ways_to_lay(t, o)} if phase == TURN else None,
        "looked": [names[square] for square in o.looked if square >= 0] if phase == SWAP else None,
        "supply": [
            {"item": item, "left": o.supply[k], "face_up": bool(o.stacks >> k & 1)}
            for k, item in enumerate(ITEMS)
            if numbers.items >> k & 1
        ],
        "coffer": names_in(o.coffer, ITEMS) if o.filled else None,
        "players": [_player(o, other, names) for other in range(o.seats)],
        # somebody knows a tile that others do not (FA-31): nobody looks at another's screen
        "private": any(knows and not sides for knows, sides in zip(o.knows, o.open, strict=True)),
        "fleeting": False,
        "uses": _uses(o, seat, numbers) if phase == MOVE and o.turn == seat else None,
        "house_rules": list(HOUSE_RULES),
        "status": _status(t, o, seat, numbers),
    }


def _tiles(o: Plain, names: Sequence[str], chamber: int, kinds: Sequence[Tile]) -> View:
    """The face-up tiles; the face-down ones with what this seat knows of them, and who has looked at them."""
    seats, tiles = range(o.seats), {}
    for square, (name, kind, sides) in enumerate(zip(names, o.kind, o.open, strict=False)):
        if square != chamber:
            tile = kinds[kind] if kind >= 0 else None
            found: View = {"open": OPEN_SIDES[sides], "shape": tile and tile.shape}
            found["content"] = tile and tile.content
            tiles[name] = found
            if not sides:
                knows = o.knows[square]
                found["seen_by"] = [seat for seat in seats if knows >> seat & 1] if knows else []
    return tiles


SIMPLE = ("scarf", "magic-bottle", "golden-key", "money", "chocolate", "plan", "papyrus")
USES = {item: say("farao/use", item=item) for item in SIMPLE}


def _uses(o: Plain, seat: int, numbers: Lines) -> dict[str, Message]:
    """What spending each item that a player holds would do now, in a few words. A first-aid kit is never
    spent (FA-36)."""
    says = dict(USES)
    for item, pips in (("food", 6), ("water", 5)):
        says[item] = say("farao/use-die", pips=pips, n=max(0, pips - o.used))
    says["torch"] = _lit_up(o, seat, numbers)
    return {item: says[item] for item in names_in(o.items[seat], ITEMS) if item in says}


def _lit_up(o: Plain, seat: int, numbers: Lines) -> Message:
    """FA-29: how many tiles a torch would turn up, wherever the archaeologists stand who may use it."""
    counts = set()
    for here, may_move in zip(o.at[seat], numbers.movers, strict=True):
        if here >= 0 and may_move:
            near = NEIGHBOURS[o.big][here]
            beyond = [near[d] for d in range(4) if o.open[here] >> d & 1]
            counts.add(sum(1 for square in beyond if square >= 0 and not o.open[square]))
    if len(counts) != 1:
        return say("farao/use-torch-some")
    (tiles,) = counts
    return say("farao/use-torch", n=tiles)


def _player(o: Plain, seat: int, names: Sequence[str]) -> View:
    """Where the figures stand is a square, "outside", or None for one that plays no more."""
    items = names_in(o.items[seat], ITEMS)
    return {
        "seat": seat,
        "figures": [
            names[square] if square >= 0 else "outside" if square == OUTSIDE else None
            for square in o.at[seat][: o.figures]
        ],
        "inscriptions": names_in(o.inscriptions[seat], INSCRIPTIONS),
        "items": items,
        "magic": [item for item in items if item in MAGIC],
        "entered": o.entered[seat] or None,
    }


def status(t: Any, o: Any, seat: int, deck: Deck) -> Message:
    return _status(t, Plain(o), seat, lines(t, o))


ASKS = {
    MAP: say("farao/map"),
    CURSE: say("farao/curse"),
    TAKE: say("farao/take"),
    ATTACK: say("farao/attack"),
}


def _status(t: Any, o: Plain, seat: int, numbers: Lines) -> Message:
    phase = o.phase
    if phase == OVER:
        return say("farao/over")
    if seat < 0:
        return say("farao/watching")
    if o.entered[seat]:
        return say("farao/inside", place=o.entered[seat])
    if phase not in PHASES:
        return say("farao/thrown")
    if o.turn != seat:
        return say("farao/moves", seat=say("table/seat", n=o.turn))
    if phase == TURN:
        return say("farao/lay", tile=_in_hand(t, o), at=square_name(o, o.turning))
    if phase == SWAP:
        return say("farao/swap", squares=[square_name(o, square) for square in o.looked])
    return ASKS.get(phase) or _move_status(o, numbers)


def _move_status(o: Plain, numbers: Lines) -> Message:
    points = max(0, numbers.left)
    turned = o.die != o.thrown
    if not points:
        papyrus = bool(o.papyrus and o.walked)
        return say("farao/stop", thrown=o.thrown, turned=turned, die=o.die, papyrus=papyrus)
    inside = any(here >= 0 and may_move for here, may_move in zip(o.at[o.turn], numbers.movers, strict=True))
    return say(
        "farao/move",
        thrown=o.thrown,
        turned=turned,
        die=o.die,
        whom="chosen" if o.figure >= 0 else "any" if o.figures > 1 else "only",
        figure=o.figure + 1,
        n=points,
        more="papyrus" if o.papyrus else "one" if inside and numbers.one else "none",
    )


# --- Records ------------------------------------------------------------------------------------------------


def result(t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Deck) -> list[dict[str, Any]]:
    """FA-17: the items of a player who has finished are those that they brought into the chamber."""
    return [
        {
            "inscriptions": names_in(s.inscriptions[seat], INSCRIPTIONS),
            "items": names_in(s.brought[seat] if int(s.entered[seat]) else s.items[seat], ITEMS),
            "rank": ranks[seat],
        }
        for seat in range(int(s.seats))
    ]


def progress(t: Any, s: Any) -> Message:
    """How far the game is."""
    return say("home/round-now", n=min(int(s.rounds) + 1, ROUNDS))


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[Message, int]]:
    """What decides between those who have not entered (FA-17a)."""
    return [(say("farao/tie-break"), int(s.inscriptions[seat]).bit_count())]


def known(s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
    """FA-31: only the player who looked knows what a plan has shown, until the game is over."""
    if int(s.phase) == OVER:
        return list(steps)
    return [one for one in steps if "to" not in one or one["do"] != "tile" or seat in one["to"]]


def looks_back(s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
    """All steps: nothing that was open is covered again, and only the player who took a secret look sees it
    again (FA-31)."""
    return len(steps)


Secrets = tuple[tuple[int, Step], ...]


def note(secrets: Secrets, place: int, step: Step) -> Secrets:
    """Secret looks, and where they are."""
    return (*secrets, (place, step)) if "to" in step and step["do"] == "tile" else secrets


def known_places(
    s: Any, secrets: Secrets, steps: Sequence[Step], seat: int, variant: dict[str, Value]
) -> list[Range]:
    """The places of ``known``."""
    return all_but([place for place, look in secrets if seat not in look["to"]], len(steps))


LOOKUP = Lookup((), note, known_places, lambda s, secrets, steps, variant: len(steps))

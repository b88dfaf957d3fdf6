"""The words of Farao: explanations, views, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.core.contract import Lookup, Step, Value, View
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


def cited(*rules: str) -> str:
    """Rule ids in brackets. Rules that the surviving pages do not contain, or only in part, are marked as
    reconstructed.

    >>> cited("FA-12"), cited("FA-9", "FA-12"), cited("FA-16")
    ('(FA-12)', '(FA-9: reconstructed rule, FA-12)', '(FA-16: partly reconstructed)')
    """
    return "(" + ", ".join(rule + mark_of(rule) for rule in rules) + ")"


def mark_of(rule: str) -> str:
    """The mark of a rule that is wholly or partly reconstructed."""
    if rule not in HOUSE_RULES:
        return ""
    return ": partly reconstructed" if rule in PARTLY_HOUSE else ": reconstructed rule"


def names_in(mask: int, names: Sequence[str]) -> list[str]:
    return [name for k, name in enumerate(names) if int(mask) >> k & 1]


def doors(s: Any) -> list[str]:
    """The four entrance squares, north first."""
    return [square_name(s, door) for door in ENTRANCES[int(s.big)]]


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"


# --- Why not ------------------------------------------------------------------------------------------------


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> str:
    phase = int(s.phase)
    if phase == OVER:
        return f"The game is over {cited('FA-17', 'FA-17a')}."
    if int(s.entered[who]):
        return f"You have entered the burial chamber and play no more {cited('FA-17')}."
    if who != int(s.turn):
        return (
            f"It is seat {int(s.turn)}'s turn: players move one after the other, clockwise {cited('FA-8')}."
        )
    if phase == TURN:
        return _explain_turn(t, s)
    if phase == MAP:
        return (
            f"The map: 'map {_some_face_down(s)}' turns up a face-down tile, 'map none' declines "
            f"{cited('FA-18')}."
        )
    if phase == CURSE:
        return (
            "The dark shrine: put the curse on another face-up tile that nobody stands on, not the chamber, "
            f"with 'curse' and its square {cited('FA-21')}."
        )
    if phase == TAKE:
        wanted = names_in(int(s.coffer) & ~int(s.items[who]), ITEMS)
        return f"The coffer: take one of {listed(wanted)}, for example 'take {wanted[0]}' {cited('FA-22')}."
    if phase == SWAP:
        return f"You have looked at two tiles: 'swap yes' or 'swap no' {cited('FA-31')}."
    if phase == ATTACK:
        return _explain_attack(s, text.split())
    return _explain_move(t, s, text.split())


def _some_face_down(s: Any) -> str:
    return next(square_name(s, square) for square in range(int(SQUARES[int(s.big)])) if face_down(s, square))


def _ways_to_lay(t: Any, s: Any) -> list[str]:
    joins = int(s.joins)
    ways = int(ORIENTATIONS[int(t.outline[int(s.kind[int(s.turning)])])])
    return [sides_word(sides) for sides in range(1, 16) if ways >> sides & 1 and sides & joins == joins]


def _explain_turn(t: Any, s: Any) -> str:
    at, ways = square_name(s, s.turning), _ways_to_lay(t, s)
    joined = "so that it joins the corridor" if int(s.joins) else "as you like"
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
    return (
        f"Lay the {_in_hand(t, s)} on {at} {joined}: 'turn {at}' and its open sides, {' or '.join(ways)} "
        f"{cited(rule)}."
    )


def _in_hand(t: Any, s: Any) -> str:
    """The tile that is being laid, in words."""
    kind = int(s.kind[int(s.turning)])
    content = CONTENTS[int(t.content[kind])]
    shape = {"tee": "T", "end": "dead end"}.get(SHAPES[int(t.outline[kind])], SHAPES[int(t.outline[kind])])
    return f"plain {shape}" if content == "plain" else f"{shape} ({_spaced(content)})"


def _explain_attack(s: Any, words: list[str]) -> str:
    targets = [
        f"attack {seat} {figure + 1} {item}"
        for seat in range(int(s.seats))
        for figure in range(int(s.figures))
        for item in names_in(int(loot(s, seat, figure)), (*ITEMS, "nothing"))
    ]
    return (
        "Attack an archaeologist on your tile and take an item that you do not hold, or nothing where "
        "there is none to take: "
        f"{' or '.join(repr(target) for target in targets[:4])}; or 'attack none' {cited('FA-15')}."
    )


def _explain_move(t: Any, s: Any, words: list[str]) -> str:
    match words:
        case ["stop"]:
            return f"A step is still possible, and the whole throw has to be used {cited('FA-13')}."
        case ["enter", figure, name]:
            return _explain_enter(s, figure, name)
        case ["step", figure, name]:
            return _explain_step(t, s, figure, name)
        case ["spend", item, *more] if item in ITEMS:
            return _explain_spend(t, s, item, more)
        case ["one", *more]:
            return _explain_one(s, more)
        case ["attack", *_]:
            return f"An attack comes at the end of a move {cited('FA-15')}."
        case ["turn" | "map" | "curse" | "take" | "swap" as do, *_]:
            return f"There is nothing to {do} now: move, or spend an item {cited('FA-13')}."
        case _:
            return (
                "Write a move such as 'enter 1 "
                + doors(s)[0]
                + "', 'step 1 d2', 'spend food 1', 'one 1 d2' or 'stop'; 'list' shows all "
                f"{cited('FA-8')}."
            )


def _explain_figure(s: Any, text: str) -> str | None:
    """What is wrong with the figure named; None if it may move."""
    if text not in ("1", "2", "3") or int(text) > int(s.figures):
        return f"Name one of your archaeologists, 1 to {int(s.figures)} {cited('FA-1')}."
    if not may_choose(s, int(text) - 1):
        return (
            f"Archaeologist {int(s.figure) + 1} moves in this turn: one archaeologist a turn {cited('FA-8')}."
        )
    return None


def _explain_enter(s: Any, figure: str, name: str) -> str:
    if wrong := _explain_figure(s, figure):
        return wrong
    if int(s.at[int(s.turn), int(figure) - 1]) != OUTSIDE:
        return f"Archaeologist {figure} is in the pyramid already {cited('FA-9')}."
    if left(s) <= 0:
        return f"Entering costs a movement point, and none is left {cited('FA-9')}."
    if name in doors(s):
        return f"The curse lies on {name}: it can't be entered {cited('FA-9', 'FA-21')}."
    return f"The entrances are {', '.join(doors(s))} {cited('FA-9')}."


def _explain_step(t: Any, s: Any, text: str, name: str) -> str:
    if wrong := _explain_figure(s, text):
        return wrong
    figure, big = int(text) - 1, int(s.big)
    here, there = int(s.at[int(s.turn), figure]), square_number(s, name)
    if there is None:
        return f"There is no square {name!r}: squares are a1 to {'gi'[big]}{SIDES[big]} {cited('FA-2')}."
    if here == OUTSIDE:
        if there == int(s.curse) and name in doors(s):
            return _explain_enter(s, text, name)
        return f"Archaeologist {text} is outside: enter first, at {', '.join(doors(s))} {cited('FA-9')}."
    if left(s) <= 0:
        return f"No movement point is left {cited('FA-8')}."
    d = next((d for d in range(4) if int(NEAR[big, here, d]) == there), None)
    if there == int(s.curse):
        return f"The curse lies on {name}: it can't be entered {cited('FA-21')}."
    if straight_back(s, there) and (d is not None or content_at(t, s, here) == content_at(t, s, there)):
        return f"Never straight back to the square just left, {name} {cited('FA-12')}."
    if d is None:
        return (
            f"{name} is no neighbour of {square_name(s, here)}, and no tunnel leads there "
            f"{cited('FA-10', 'FA-20')}."
        )
    if not int(s.papyrus):
        if not int(s.open[here]) >> d & 1:
            return f"Your tile has a wall on the side of {name} {cited('FA-10', 'FA-11')}."
        if not face_down(s, there) and not int(s.open[there]) >> OPPOSITE[d] & 1:
            return f"The tile on {name} has a wall on your side {cited('FA-10')}."
    if there == int(CHAMBER[big]) and not chamber_lets_in(s, int(s.turn)):
        why = (
            "a papyrus does not open it"
            if int(s.papyrus)
            else f"you need {int(s.needed)} different inscriptions"
        )
        return (
            f"The burial chamber is closed: {why} "
            f"{cited('FA-16', 'FA-34') if int(s.papyrus) else cited('FA-16')}."
        )
    content = CONTENTS[int(content_at(t, s, there))]
    item = ITEMS[int(HELPS[CONTENTS.index(content)])]
    return (
        f"{_spaced(content).capitalize()} on {name}: not to be entered without {_spaced(item)} "
        f"{cited('FA-26')}."
    )


def _spaced(name: str) -> str:
    """What a tile or an item is called.

    >>> _spaced("magic-bottle"), _spaced("inscription-white")
    ('magic bottle', 'white inscription')
    """
    kind, _, colour = name.partition("-")
    return f"{colour} inscription" if kind == "inscription" and colour else name.replace("-", " ")


def _explain_one(s: Any, words: list[str]) -> str:
    if int(s.thrown) != 1:
        return f"Only whoever throws a 1 may turn a tile this way {cited('FA-8a')}."
    if int(s.turned):
        return f"You have turned a tile with this 1 already: once a move {cited('FA-8a')}."
    if int(s.papyrus):
        return f"No tile is turned this way while a papyrus works {cited('FA-8a')}."
    if left(s) <= 0:
        return f"Turning a tile costs a movement point, and none is left {cited('FA-8a')}."
    return (
        "With a 1, turn the tile under the archaeologist that moves, or a face-up neighbour that nobody "
        "stands on, never the chamber; "
        f"it costs a movement point: {_ones(s)} {cited('FA-8a')}."
    )


def _ones(s: Any) -> str:
    """The squares that FA-8a may turn now."""
    found = []
    for figure in range(int(s.figures)):
        here = int(s.at[int(s.turn), figure])
        for d in range(5):
            if may_choose(s, figure) and may_turn(s, figure, d):
                found.append(
                    f"'one {figure + 1} {square_name(s, here if d == OWN else NEAR[int(s.big), here, d])}'"
                )
    return " or ".join(found[:4]) or "there is none now"


def _explain_spend(t: Any, s: Any, item: str, more: list[str]) -> str:
    seat, number = int(s.turn), ITEMS.index(item)
    if item == "first-aid-kit":
        return f"A first-aid kit is never spent: it protects from injury {cited('FA-36')}."
    if not holds_item(s, seat, number):
        return f"You hold no {_spaced(item)} {cited('FA-26a')}."
    if wrong := _explain_figure(s, more[0] if more else ""):
        return wrong
    if int(s.papyrus) and item not in ("food", "water", "scarf", "chocolate"):
        return (
            "While a papyrus works only food, water and scarf are spent, and chocolate before the first "
            f"step {cited('FA-34')}."
        )
    figure = int(more[0]) - 1
    outside = int(s.at[seat, figure]) < 0
    if number == CHOCOLATE:
        if int(s.used):
            return f"Chocolate is eaten before the first step {cited('FA-28')}."
        if int(s.thrown) == 1:
            return (
                "Chocolate turns the die to a number lower than the one thrown, and you threw a 1 "
                f"{cited('FA-28')}."
            )
        example = f"spend chocolate {figure + 1} 1"
        return (
            f"Chocolate turns the die to a number lower than the {int(s.thrown)} you threw, as in "
            f"'{example}' {cited('FA-28')}."
        )
    if number == MONEY:
        goods = [other for k, other in enumerate(ITEMS) if may_buy(s, seat, k)]
        return (
            "Money buys an ordinary item that you lack and whose stack is face up and not empty: "
            f"{listed(goods)} {cited('FA-35')}."
        )
    if number == PLAN:
        if not any_face_down(s):
            return f"Nothing is face down any more: there is nothing to look at {cited('FA-31')}."
        hidden = [
            square_name(s, square) for square in range(int(SQUARES[int(s.big)])) if face_down(s, square)
        ]
        example = f"spend plan {figure + 1} {' '.join(sorted(hidden)[:2])}"
        return (
            f"A plan looks at two different face-down tiles, named in order: for example '{example}' "
            f"{cited('FA-31')}."
        )
    if item == "torch":
        return (
            f"A torch is no use outside {cited('FA-29')}."
            if outside
            else f"Write 'spend torch {figure + 1}' {cited('FA-29')}."
        )
    if item == "magic-bottle":
        if outside or left(s) <= 0:
            return f"The magic bottle makes a step, inside, that costs a movement point {cited('FA-32')}."
        return (
            "The magic bottle leads through a wall onto a face-up neighbour that may be entered: not "
            "straight back, not onto the curse, "
            f"not onto wall ruins {cited('FA-32')}."
        )
    if item == "golden-key":
        return (
            "The key turns the own tile, or a face-up neighbour that nobody stands on, never the chamber "
            f"{cited('FA-33')}."
        )
    return f"Write 'spend {item} {figure + 1}' {cited('FA-26a')}."


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


USES = {
    "scarf": "you may walk straight back",
    "magic-bottle": "one step through a wall",
    "golden-key": "turn your tile or a neighbour",
    "money": "buy an item from an open stack",
    "chocolate": "the die below your throw",
    "plan": "look at two face-down tiles",
    "papyrus": "walk through walls and all",
}


def _uses(o: Plain, seat: int, numbers: Lines) -> dict[str, str]:
    """What spending each item that a player holds would do now, in a few words. A first-aid kit is never
    spent (FA-36)."""
    says = dict(USES)
    for item, pips in (("food", 6), ("water", 5)):
        points = max(0, pips - o.used)
        says[item] = f"the die to {pips}: {points} step{'s' * (points != 1)} left"
    says["torch"] = _lit_up(o, seat, numbers)
    return {item: says[item] for item in names_in(o.items[seat], ITEMS) if item in says}


def _lit_up(o: Plain, seat: int, numbers: Lines) -> str:
    """FA-29: how many tiles a torch would turn up, wherever the archaeologists stand who may use it."""
    counts = set()
    for here, may_move in zip(o.at[seat], numbers.movers, strict=True):
        if here >= 0 and may_move:
            near = NEIGHBOURS[o.big][here]
            beyond = [near[d] for d in range(4) if o.open[here] >> d & 1]
            counts.add(sum(1 for square in beyond if square >= 0 and not o.open[square]))
    if len(counts) != 1:
        return "turn up hidden neighbours"
    (tiles,) = counts
    return f"turn up {tiles} hidden neighbour{'s' * (tiles != 1)}" if tiles else "nothing to turn up here"


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


def status(t: Any, o: Any, seat: int, deck: Deck) -> str:
    return _status(t, Plain(o), seat, lines(t, o))


def _status(t: Any, o: Plain, seat: int, numbers: Lines) -> str:
    phase = o.phase
    if phase == OVER:
        return "The game is over."
    if seat < 0:
        return "You are watching."
    if o.entered[seat]:
        return f"You are in the burial chamber: place {o.entered[seat]}."
    if phase not in PHASES:
        return "The die is thrown, or a tile is turned up."
    if o.turn != seat:
        return "Another player moves."
    match PHASES[phase]:
        case "turn":
            return f"Lay the {_in_hand(t, o)} on {square_name(o, o.turning)}: choose which sides are open."
        case "map":
            return "A map: turn up any face-down tile, or decline."
        case "curse":
            return "The dark shrine: put the curse on a face-up tile that nobody stands on."
        case "take":
            return "The coffer: take one item that you do not hold."
        case "swap":
            return (
                f"You have looked at {' and '.join(square_name(o, square) for square in o.looked)}: swap "
                "them, or leave them."
            )
        case "attack":
            return "Attack one of the archaeologists on your tile, or leave them in peace."
    return _move_status(o, numbers)


def _move_status(o: Plain, numbers: Lines) -> str:
    points = max(0, numbers.left)
    thrown = f"You threw {o.thrown}" + (f", the die shows {o.die}" if o.die != o.thrown else "")
    whom = (
        f"archaeologist {o.figure + 1}"
        if o.figure >= 0
        else "one of your archaeologists"
        if o.figures > 1
        else "your archaeologist"
    )
    if not points:
        last = ", then the tile under you works (papyrus)" if o.papyrus and o.walked else ""
        return f"{thrown}. No point is left: spend something, or stop{last}."
    words = f"{thrown}: move {whom}, {points} point{'s' * (points > 1)} left"
    if o.papyrus:
        return words + ", regardless of walls (papyrus)."
    inside = any(here >= 0 and may_move for here, may_move in zip(o.at[o.turn], numbers.movers, strict=True))
    return words + (
        ", or turn a tile for a point, having thrown a 1 (reconstructed rule)."
        if inside and numbers.one
        else "."
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


def progress(t: Any, s: Any) -> str:
    """How far the game is."""
    return f"round {min(int(s.rounds) + 1, ROUNDS)}"


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[str, int]]:
    """What decides between those who have not entered (FA-17a)."""
    return [("inscriptions", int(s.inscriptions[seat]).bit_count())]


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

"""Drawing Ramses in the terminal. Nothing depends on colour alone: pyramids have letters, treasures names."""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import View
from mastaba.core.message import Message, Said, say
from mastaba.core.textart import beside, flowing
from mastaba.games.ramses.deck import Card, Deck

PYRAMID = {"gold": "[bold yellow]G▲[/]", "red": "[red]R▲[/]", "blue": "[dodger_blue1]B▲[/]"}
FREE, TREASURE = "[bold]()[/]", "[bold reverse]◆◆[/]"


def treasure(name: str) -> Message:
    """A treasure, as it stands alone. Those of other decks are called as they are there.

    >>> str(treasure("lotus-cup")), str(treasure("old-shoe"))
    ('Lotus Cup', 'Old Shoe')
    """
    plain = name.replace("-", " ")
    return say("ramses/treasure", treasure=name, name=plain, label=plain.title(), case="label")


def front(card: View) -> str:
    return f"{treasure(card['treasure'])} {card['value']}"


def back(card: View) -> str:
    return f"{card['stack']}" + (f" {_action(card['action'])}" if card["action"] else "")


def _action(action: str) -> Message:
    return say("ramses/action", action=action)


def _in_stack(card: Card) -> str:
    said = f"{treasure(card.treasure)} {card.value}"
    return said if card.action == "plain" else f"{said}  [dim]{_action(card.action)}[/]"


def draw_deck(deck: Deck, columns: int) -> str:
    """All cards of the deck."""
    blocks = [[_bold(say("ramses-drawing/treasures")), *(str(treasure(name)) for name in deck.treasures)]]
    for stack in (1, 2, 3):
        cards = [card for card in deck.cards if card.stack == stack]
        blocks.append([_bold(say("ramses-drawing/stack", n=stack)), *map(_in_stack, cards)])
    chips = [say("ramses-drawing/chip", many=deck.chips.count(hats), hats=hats) for hats in (1, 2, 3, 0)]
    blocks.append([_bold(say("ramses-drawing/chips")), *map(str, chips)])
    if columns < 100:
        return "\n\n".join("\n".join(block) for block in blocks)
    return "\n".join(beside(blocks))


def _bold(said: Said) -> str:
    return f"[bold]{said}[/]"


def _dim(said: Said) -> str:
    return f"[dim]{said}[/]"


def board_block(view: View) -> list[str]:
    """The surface without names of holes: names would keep track of places through a sand storm (RA-14)."""
    return ["  " + "  ".join(map(_hole, row)) for row in view["board"]]


def _hole(cell: View) -> str:
    return PYRAMID[cell["pyramid"]] if cell["pyramid"] else TREASURE if cell["treasure"] else FREE


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""
    head = _head(view, names)
    lines = [*head, "", *board_block(view), ""] if head else [*board_block(view), ""]
    for player in view["players"]:
        lines += _player(player, view, names, columns)
    ways = say("ramses-drawing/ways", powers=bool(view["powers"]))
    return "\n".join([*lines, _dim(say("ramses-drawing/legend")), _dim(ways)])


def _head(view: View, names: list[str]) -> list[str]:
    """What is sought and seen, a line for each."""
    head = []
    if view["search"]:
        said = say("ramses-drawing/search", card=front(view["search"]), powers=bool(view["powers"]))
        head.append(_bold(said))
    if view["shows"]:
        head.append(_bold(say("ramses-drawing/in-hole", treasure=treasure(view["shows"]))))
    if view["beneath"]:
        head.append(_bold(say("ramses-drawing/beneath", what=view["beneath"])))
    if view["next"]:
        head.append(_dim(say("ramses-drawing/next", card=back(view["next"]), n=view["pile"])))
    if view["duel"]:
        for dueller, card in zip(view["duel"]["seats"], view["duel"]["laid"], strict=True):
            name = names[dueller]
            head.append(
                str(say("ramses-drawing/laid", name=name, card=front(card)))
                if card
                else str(say("ramses-drawing/lays", name=name))
            )
    if view["slides"] is not None and view["limit"]:
        head.append(_dim(say("ramses-drawing/slides", n=view["slides"], most=view["limit"])))
    return head


def _player(player: View, view: View, names: list[str], columns: int) -> list[str]:
    name = f"[bold reverse] {names[player['seat']]} [/]"
    turn = " ◀" if view["turn"] == player["seat"] else ""
    parts = [f"{name}{turn} {say('ramses-drawing/cards', n=len(player['backs']))}"]
    if player["cards"] is not None:
        parts.append(_bold(say("ramses-drawing/points", n=player["sum"])))
    if view["mode"] == "expert":
        parts.append(str(say("ramses-drawing/scarab", n=player["scarabs"])))
        parts.append(str(say("ramses-drawing/explorers", n=player["explorers"])))
    if view["mummy"] == player["seat"]:
        parts.append(_bold(say("ramses-drawing/mummy")))
    open_ = player["cards"] is not None
    shown = list(map(front, player["cards"])) if open_ else list(map(back, player["backs"]))
    return ["   ".join(parts), *map(_dim, flowing("   ", shown, columns))]


def score_line(line: str) -> Said:
    """What a line of the score sheet is called."""
    return say("ramses-drawing/line", line=line)


def named(value: Any) -> Said:
    """What is said for a won card, a treasure, or the rank of a player who played alone."""
    if isinstance(value, dict):
        return front(value)
    rank = str(value)[:1].isupper()  # treasures are written small
    return say("ramses/title", title=value.lower().replace(" ", "-")) if rank else treasure(str(value))

"""Golden playthroughs: whole games that a person can read, move by move, with the table drawn now and then.

A file holds the moves and everything the product says about them. The test plays the moves and writes the
file again: it must come out the same, to the letter. A new one is made with ``python -m
tests.playthroughs.playthrough NAME SEED BOT,BOT [option=value …] > tests/playthroughs/NAME-something.txt``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from mastaba.bots.players import bot
from mastaba.core.contract import CHANCE
from mastaba.core.textart import MARKUP
from mastaba.match.match import Match
from mastaba.match.registry import drawing

DRAWN_EVERY = 40  # steps
COLUMNS = 110


def render(match: Match, moves: Iterable[tuple[int, str]]) -> str:
    """Play the moves on a fresh match and tell the game."""
    names = [seat["name"] for seat in match.seats]
    lines = [
        f"game {match.game.about.name}",
        "seats " + ",".join(names),
        "options " + repr(match.variant),
        "",
    ]
    for number, (who, move) in enumerate(moves):
        if number % DRAWN_EVERY == 0 and number:
            lines += _drawn(match, names)
        lines.append(f"{number + 1:4} {'*' if who == CHANCE else who} {move}")
        match.follow(who, move)
    lines += _drawn(match, names)
    result: Any = match.result() or {"seats": []}
    for name, seat in zip(names, result["seats"], strict=False):
        lines.append(f"{name}: " + ", ".join(f"{line} {value}" for line, value in seat.items()))
    return "\n".join(lines) + "\n"


def _drawn(match: Match, names: list[str]) -> list[str]:
    """The table as a spectator sees it, and what everybody is asked."""
    picture = drawing(match.game.about.name).draw(match.view(-1), match.deck, names, -1, COLUMNS)
    asked = [
        f"{names[seat]} ({len(match.actions(seat))} choices): {match.view(seat)['status']}"
        for seat in match.to_act
    ]
    return ["", *("    | " + line.rstrip() for line in (MARKUP.sub("", picture).split("\n") + asked)), ""]


def opened(name: str, names: list[str], variant: dict[str, Any]) -> Match:
    """A match whose chance comes from the file."""
    return Match.unshuffled(name, names, variant=variant)


def moves_of(text: str) -> list[tuple[int, str]]:
    """The moves of a playthrough's text."""
    moves = []
    for line in text.splitlines():
        words = line.split(maxsplit=2)
        if len(words) == 3 and words[0].isdigit() and not line.startswith("    |"):
            moves.append((CHANCE if words[1] == "*" else int(words[1]), words[2]))
    return moves


def main(name: str, seed: str, bots: str, *options: str) -> None:
    from mastaba.cli.options import read_options

    variant = read_options(name, list(options))
    names = [f"{word.capitalize()} {number}" for number, word in enumerate(bots.split(","), 1)]
    match = Match(name, names, seed=seed, variant=variant)
    match.play([bot(word, f"{seed}:{seat}") for seat, word in enumerate(bots.split(","))])
    moves = [(CHANCE if step["by"] == "chance" else step["by"], step["move"]) for step in match.log]
    sys.stdout.write(render(opened(name, names, variant), moves))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Checks of a game's parts, once per game. Each takes a definition and raises AssertionError."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import msgspec

from mastaba.core.cache import COMPILED, needed_by
from mastaba.core.cardfile import BadDeck, load
from mastaba.core.contract import CHANCE, DeckFormat, Definition, Drawing, Rules, Words
from mastaba.match import registry
from mastaba.match.match import Match
from mastaba.testing.laws import COLUMNS, require

Part = Callable[[Definition], None]

LIGHT = ("", ".deck", ".drawing")
HEAVY = ("numba", "numpy")


def is_installed(game: Definition) -> None:
    """The registry finds this game by its entry point."""
    name = game.about.name
    require(
        name in registry.names(),
        f"no game {name!r} is installed: give its package an entry point in the group {registry.GROUP!r}",
    )
    found = registry.game(name).definition
    require(found is game, f"another game is installed as {name!r}: {found.about.title}")
    about = registry.about(name)
    require(about is game.about, f"the package of {name!r} and its definition have different ABOUTs")
    least, most = about.players
    require(1 <= least <= most <= CHANCE, f"players={about.players}: a table has from 1 to {CHANCE} seats")
    require(about.rules >= 1, "the version of the rules counts from 1")


def nothing_is_missing(game: Definition) -> None:
    """Every part has what the contract asks of it."""
    asked = {"deck": DeckFormat, "rules": Rules, "words": Words, "drawing": Drawing}
    for part, contract in asked.items():
        wanted = {*contract.__annotations__, *(name for name in vars(contract) if not name.startswith("_"))}
        missing = sorted(name for name in wanted if not hasattr(getattr(game, part), name))
        require(
            not missing, f"{part} has no {', '.join(missing)}: see {contract.__name__} in core/contract.py"
        )


def light_modules_are_light(game: Definition) -> None:
    """Modules that are needed before a game is opened do not import numpy or numba, which load slowly."""
    package = registry.package_of(game.about.name)
    modules = ", ".join(package + module for module in LIGHT)
    code = f"import sys; import {modules}; print(*[name for name in {HEAVY} if name in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False
    )
    require(done.returncode == 0, f"{modules} can't be imported: {done.stderr.strip()[-500:]}")
    found = done.stdout.split()
    require(
        not found, f"{modules} must not import {' or '.join(found)}: they are needed before a game is opened"
    )


def deck_can_be_read(game: Definition) -> None:
    """The house deck is large enough for all players; a file of nonsense raises BadDeck."""
    deck = game.deck.read(load(game.deck.HOUSE))
    hash(deck)
    require(len(deck.hash) == 64, f"deck.hash must be CardFile.hash, not {deck.hash!r}")
    most = game.about.players[1]
    enough = len(deck.cards) >= deck.fewest(most)
    require(enough, f"the house deck has {len(deck.cards)} cards: too few for {most} players")
    data = deck.as_json()
    same = data.get("hash") == "sha256:" + deck.hash
    require(same, f"deck.as_json()['hash'] is {data.get('hash')!r}, not 'sha256:' and the hash of the deck")
    msgspec.json.encode(data)
    drawn = game.drawing.draw_deck(deck, COLUMNS)
    require(isinstance(drawn, str) and bool(drawn), "drawing.draw_deck gave no text")
    for nonsense in (b"", b"!", b"nonsense 1 2 3\n\nnonsense"):
        try:
            game.deck.read(load(nonsense))
        except BadDeck:
            continue
        raise AssertionError(f"the deck reads {nonsense!r} as a card file: raise BadDeck with the mistakes")


def rules_use_fields_that_exist(game: Definition) -> None:
    """Rules use only fields that exist. (numba's message for a misspelled field is no help.)"""
    state = set(game.state.names or ())
    table = set(game.tables(game.deck.read(load(game.deck.HOUSE))).dtype.names or ())
    fields = {"s": state, "o": state, "t": table}
    for file, tree in _compiled_sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                known = fields.get(node.value.id)
                if known is not None and node.attr not in known:
                    raise AssertionError(
                        f"{file.name} line {node.lineno}: {node.value.id!r} has no field {node.attr!r}"
                    )


def rules_have_no_strings(game: Definition) -> None:
    """Rules contain no strings, except docstrings: messages belong into ``words``."""
    for file, tree in _compiled_sources(game):
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            if not any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in function.decorator_list):
                continue
            documented = ast.get_docstring(function) is not None
            for statement in function.body[documented:]:
                for node in ast.walk(statement):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        raise AssertionError(
                            f"{file.name} line {node.lineno}: a string in a rule: {node.value!r}"
                        )


def _compiled_sources(game: Definition) -> Iterator[tuple[Path, ast.Module]]:
    """The modules that the game's rules are compiled from, in its own package and in those next to it."""
    rules = cast(ModuleType, game.rules)
    package = registry.package_of(game.about.name)
    more = [_module_of(game.policy.worth), _module_of(game.policy.standing), _module_of(game.policy.choose)]
    for name in sorted(needed_by(frozenset(filter(None, [rules.__name__, *more])))):
        module = sys.modules.get(name)
        path = getattr(module, "__file__", None)
        if not path or not name.startswith(package.rpartition(".")[0] or package):
            continue
        source = Path(path).read_text("utf-8")
        if COMPILED in source:
            yield Path(path), ast.parse(source)


def lesson_can_be_played(game: Definition) -> None:
    """With the seed of the lesson, every seat can make all moves that the lesson has for it."""
    lesson = game.about.lesson
    if lesson is None:
        return
    seats = [f"seat {seat}" for seat in range(len(lesson.moves))]
    match = Match(game.about.name, seats, seed=lesson.seed, variant=game.about.variant(lesson.options))
    left = [list(moves) for moves in lesson.moves]
    while turns := [seat for seat in match.to_act if left[seat]]:
        asked = left[turns[0]].pop(0)
        legal = match.legal(turns[0])
        require(asked in legal, f"seat {turns[0]} can't play {asked!r}, only: {', '.join(legal)}")
        match.push(asked, turns[0])
    require(not any(left), f"nobody gets to play the rest of the lesson: {left}")


def _module_of(function: Any) -> str | None:
    """The module of a compiled function."""
    return None if function is None else str(function.__module__)


PARTS: tuple[Part, ...] = (
    nothing_is_missing,
    is_installed,
    light_modules_are_light,
    deck_can_be_read,
    rules_use_fields_that_exist,
    rules_have_no_strings,
)

"""What compiled rules depend on: nothing that is only said or drawn."""

from __future__ import annotations

import pytest

from mastaba.core.cache import compiled_modules, needed_by

GAMES = ("farao", "pyramids", "ramses", "silver_and_gold")
SAID = ("words", "notation", "deck", "drawing", "reasons", "definition")


@pytest.mark.parametrize("game", GAMES)
def test_editing_a_sentence_compiles_nothing(game: str) -> None:
    package = f"mastaba.games.{game}"
    needed = needed_by(compiled_modules(package))
    assert f"{package}.rules" in needed
    assert f"{package}.material" in needed
    assert package not in needed  # its summary and options
    assert not needed & {f"{package}.{module}" for module in SAID}
    assert not needed & {f"mastaba.games.patterns.{module}" for module in (*SAID, "decks", "steps")}
    assert not needed & {"mastaba.core.cardfile", "mastaba.core.textart"}


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_are_compiled_from_modules_that_count(game: str) -> None:
    """Every module that the rules of a game are split into is part of what they depend on."""
    package = f"mastaba.games.{game}"
    needed = needed_by(frozenset({f"{package}.rules"}))
    assert {f"{package}.state", f"{package}.tables", f"{package}.material"} <= needed
    shared = {"actions", "tableau", "turns"} if game in ("pyramids", "silver_and_gold") else set()
    assert {f"mastaba.games.patterns.{module}" for module in shared} <= needed
    own = {"actions", "chance", "observe"} if game in ("farao", "ramses") else set()
    assert {f"{package}.{module}" for module in own} <= needed

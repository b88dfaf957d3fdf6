"""Laws that every registered game keeps, in every way to play it, without exemption.

The laws stand in ``mastaba.testing``, where games of others are checked too.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastaba.core.contract import Step, View
from mastaba.match import registry
from mastaba.match.match import IllegalMove
from mastaba.testing import LAWS, PARTS, check_game
from mastaba.testing.laws import Law
from mastaba.testing.parts import Part, lesson_can_be_played
from tests.ways import ALL, NAMES, Way

every_game = pytest.mark.parametrize("name", NAMES)


@pytest.mark.parametrize("way", ALL, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, way: Way) -> None:
    law(way)


@every_game
@pytest.mark.parametrize("part", [*PARTS, lesson_can_be_played], ids=lambda part: part.__name__)
def test_part(part: Part, name: str) -> None:
    part(registry.game(name).definition)


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_text_breaks_the_reading(name: str, data: Any) -> None:
    """Whatever is typed is a legal move or an explanation."""
    way = next(way for way in ALL if way.name == name)
    match = way.match("fuzz")
    for _ in range(data.draw(st.integers(0, 12))):
        seat = match.to_act[0]
        match.act(seat, data.draw(st.sampled_from(match.actions(seat))))
        if match.over:
            return
    seat = match.to_act[0]
    words = sorted({word for text in match.legal(seat) for word in text.split()})
    text = " ".join(data.draw(st.lists(st.one_of(st.sampled_from(words), st.text(max_size=4)), max_size=6)))
    try:
        match.push(text, seat)
    except IllegalMove as error:
        assert str(error)  # noqa: PT017  (both ways out are right)


@every_game
def test_rules_have_no_strings(name: str) -> None:
    """In our games not even beside the functions: layouts and tables have modules of their own."""
    tree = ast.parse(inspect.getsource(import_module(registry.package_of(name) + ".rules")))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
    }
    exported = {
        id(name)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
        for name in ast.walk(node)
    }
    strings = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs | exported
    ]
    assert not strings


@every_game
def test_every_rule_id_has_a_test(name: str) -> None:
    """Each rule of docs/rules is named by a test of the game (or is marked there as one that nothing can
    break)."""
    package = registry.package_of(name).rsplit(".", 1)[1]
    here = Path(__file__).parent.parent
    rules = set(
        re.findall(
            r"^- ([A-Z]{2}-\d+[a-z]?)\b",
            (here.parent / "docs" / "rules" / f"{name}.md").read_text("utf-8"),
            re.MULTILINE,
        )
    )
    tested = set(
        re.findall(
            r"\b([A-Z]{2}-\d+[a-z]?)\b",
            "".join(path.read_text("utf-8") for path in (here / "games" / package).glob("test_*.py")),
        )
    )
    assert rules
    assert not rules - tested, f"no test names {sorted(rules - tested)}"


# --- The public test finds what is wrong, and says what ---

NAME = "silver-and-gold"


def _view_without_a_field(view: Callable[..., View]) -> Callable[..., View]:
    return lambda *given: {key: value for key, value in view(*given).items() if key != "private"}


def _view_with_a_wrong_type(view: Callable[..., View]) -> Callable[..., View]:
    return lambda *given: view(*given) | {"fleeting": 0}


def _steps_of_its_own(known: Callable[..., list[Step]]) -> Callable[..., list[Step]]:
    return lambda *given: [dict(step) for step in known(*given)]


@pytest.mark.parametrize(
    ("part", "broken", "message"),
    [
        ("view", _view_without_a_field, "no field 'private' in the view"),
        ("view", _view_with_a_wrong_type, "'fleeting' is int, not bool"),
        ("known", _steps_of_its_own, "known returns steps of its own"),
        ("tie_breaks", lambda tie_breaks: lambda t, s, seat: [("seat", seat)], "tie_breaks"),
        ("write", lambda write: lambda step: "the same", "two actions have the same notation"),
        ("read", lambda read: lambda *given: None, "is legal, but reading it says"),
        ("explain", lambda explain: lambda *given: "no", "rejected without a reason"),
        ("because", lambda because: lambda *given: "it is good", "not a list of messages"),
    ],
)
def test_a_game_with_a_fault_is_told_what_is_wrong(
    part: str, broken: Any, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game(NAME)
    monkeypatch.setattr(game.words, part, broken(getattr(game.words, part)))
    with pytest.raises(AssertionError, match=message):
        check_game(game.definition)


def test_a_game_that_is_not_installed_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = registry.game(NAME).definition
    monkeypatch.setattr(registry, "packages", dict)
    with pytest.raises(AssertionError, match=r"entry point in the group 'mastaba\.games'"):
        check_game(definition)

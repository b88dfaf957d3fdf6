"""Offering, put together."""

from __future__ import annotations

from mastaba.core.contract import Definition, Policy
from offering import ABOUT, deck, drawing, rules, words

GAME = Definition(
    about=ABOUT,
    deck=deck,
    state=rules.STATE,
    tables=rules.tables,
    rules=rules,
    words=words,
    drawing=drawing,
    policy=Policy(worth=rules.worth),
)

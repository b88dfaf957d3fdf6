"""The definition of Ramses."""

from __future__ import annotations

from mastaba.core.contract import Definition, Policy, Spoken
from mastaba.games.ramses import ABOUT, deck, drawing, memory, redealt, rules, searches, tables, words, worth
from mastaba.games.ramses.state import STATE

GAME = Definition(
    about=ABOUT,
    deck=deck,
    state=STATE,
    tables=tables.tables,
    rules=rules,
    words=words,
    drawing=drawing,
    policy=Policy(worth=worth.worth, hurry=worth.hurry),
    spoken=Spoken(words.said, words.told),
    searches=searches.searches,
    redealt=redealt.redealt,
    memory=memory.player,
    lookup=words.LOOKUP,
)

"""The definition of Farao."""

from __future__ import annotations

from mastaba.core.contract import Definition, Policy
from mastaba.games.farao import (
    ABOUT,
    chance,
    deck,
    drawing,
    notation,
    policy,
    rules,
    standing,
    tables,
    words,
    worth,
)
from mastaba.games.farao.state import STATE

GAME = Definition(
    about=ABOUT,
    deck=deck,
    state=STATE,
    tables=tables.tables,
    rules=rules,
    draw=rules.draw,
    words=words,
    drawing=drawing,
    policy=Policy(
        worth=worth.worth,
        standing=worth.worth,
        choose=policy.choose,
        promise=standing.promise,
        win=policy.WIN,
        horizon=policy.HORIZON,
        settled=policy.settled,
        chances=standing.chances,
        draw=chance.draw_in_world,
        trust=policy.TRUST,
        leaning=policy.LEANING,
        expert_playouts=policy.EXPERT_PLAYOUTS,
    ),
    offers=notation.offers,
    lookup=words.LOOKUP,
)

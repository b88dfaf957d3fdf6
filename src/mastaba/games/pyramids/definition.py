"""The definition of Silver & Gold: Pyramids."""

from __future__ import annotations

from mastaba.core.contract import Definition, Policy
from mastaba.games.patterns.pile import Pile
from mastaba.games.pyramids import (
    ABOUT,
    deck,
    drawing,
    features,
    notation,
    policy,
    rules,
    tables,
    words,
    worth,
)
from mastaba.games.pyramids.state import STATE

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
        standing=policy.standing,
        choose=policy.choose,
        win=policy.WIN,
        net=features.NET,
        notes=Pile,
        trust=policy.TRUST,
        leaning=1.0,
        novice_overlooks=policy.NOVICE_OVERLOOKS,
        expert_playouts=policy.EXPERT_PLAYOUTS,
    ),
    offers=notation.offers,
    lookup=words.LOOKUP,
)

"""Search compiled for one game: the drivers of this room bound to its rules and its policy."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any, cast

from mastaba.core.contract import Definition
from mastaba.core.engine import fall, playout, to_decision
from mastaba.core.kernel import bind
from mastaba.search import beam, halving, lookahead, tree
from mastaba.search.policy import complete_policy


class Search:
    """The search drivers of one game, compiled on first use."""

    def __init__(self, game: Definition) -> None:
        rules_ = cast(ModuleType, game.rules)
        meanings: dict[str, Any] = {"policy": complete_policy(game)}
        for template in (fall, to_decision, playout, halving.final, halving.play_on, beam.run_on):
            meanings[template.__name__] = bind(template, rules_, **meanings)

        def driver(template: Any) -> Any:
            return bind(template, rules_, **meanings)

        self.best_next = driver(lookahead.best_next)
        self.choose_in = driver(lookahead.choose_in)
        self.worth_after = driver(lookahead.worth_after)
        self.standing_after = driver(lookahead.standing_after)
        self.throw = driver(halving.throw)
        self.try_worlds = driver(halving.try_worlds)
        self.grow = driver(tree.grow)
        self.branch = driver(beam.branch)


@cache
def search_of(game: Definition) -> Search:
    """The search of a game, bound once."""
    return Search(game)

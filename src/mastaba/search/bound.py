"""Search compiled for one game: the drivers of this package, bound to its rules and its policy."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any, cast

from mastaba.core.contract import Definition
from mastaba.core.engine import shared_drivers
from mastaba.core.kernel import bind, rule
from mastaba.search import ahead, beam, compare, halving, lookahead, tree
from mastaba.search.policy import as_it_stands, complete_policy


class Search:
    """The search drivers of one game, compiled on first use."""

    def __init__(self, game: Definition) -> None:
        rules_ = cast(ModuleType, game.rules)
        meanings: dict[str, Any] = {**shared_drivers(game), "policy": complete_policy(game)}
        compared = {"draw": game.policy.draw} if game.policy.draw else {}
        shared = (
            halving.final, halving.deal, halving.again, halving.play_on, beam.run_on,
            as_it_stands, compare.outcome,
        )  # fmt: skip
        for template in shared:
            luck = compared if template is halving.play_on else {}
            meanings[template.__name__] = bind(template, rules_, kind=rule, **{**meanings, **luck})

        if game.policy.net is not None:
            for asked in (ahead.liked, ahead.outlook, ahead.prospects, ahead.play_turns):
                meanings[asked.__name__] = bind(asked, rules_, kind=rule, **meanings)

        def bound(template: Any) -> Any:
            return bind(template, rules_, **meanings)

        self.best_next = bound(lookahead.best_next)
        self.choose_in = bound(lookahead.choose_in)
        self.worth_after = bound(lookahead.worth_after)
        self.standing_after = bound(lookahead.standing_after)
        self.throw = bound(halving.throw)
        self.try_worlds = bound(halving.try_worlds)
        self.try_turns = bound(ahead.try_turns)
        self.value_after = bound(ahead.value_after)
        self.grow = bound(tree.grow)
        self.branch = bound(beam.branch)
        self.compare = bound(compare.compare)
        self.compare_turns = bound(ahead.compare_turns)
        self.follow = bound(compare.follow)


@cache
def search_of(game: Definition) -> Search:
    """The search of a game, bound once."""
    return Search(game)

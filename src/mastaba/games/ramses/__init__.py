"""Ramses: slide pyramids, uncover treasures, remember where they lie."""

from mastaba.core.contract import About, Option, Value
from mastaba.core.message import Message, say
from mastaba.games.ramses.lesson import LESSON

MODES = ("basic", "expert", "solo")
MOST_SLIDES = 200


def _clash(seats: int, variant: dict[str, Value]) -> Message | None:
    """RA-1: a single player plays the solo game, and the solo game is for a single player."""
    solo = variant["mode"] == "solo"
    if seats == 1 and not solo:
        return say("ramses/clash-alone", rule="RA-1")
    if seats > 1 and solo:
        return say("ramses/clash-solo", n=seats, rule="RA-1")
    return None


ABOUT = About(
    name="ramses",
    title="Ramses",
    players=(1, 5),
    summary=say("home/about-ramses"),
    rules=2,
    order=3,
    lesson=LESSON,
    options=(
        Option("mode", "basic", MODES, say("ramses/option-mode")),
        Option("children", False, (False, True), say("ramses/option-children")),
        Option(
            "slides",
            None,
            (None, *range(1, MOST_SLIDES + 1)),
            say("ramses/option-slides"),
            shown=say("ramses/option-slides-values", most=MOST_SLIDES),
        ),
    ),
    clash=_clash,
    guests=("forgetful", "searcher"),
    memory=True,
    setup=("hide", "stand", "chip", "first", "back"),
)

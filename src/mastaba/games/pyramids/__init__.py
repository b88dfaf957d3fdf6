"""Silver & Gold: Pyramids: find a way from the entrance to the tomb of every chamber, all players at once."""

from mastaba.core.contract import About, Option
from mastaba.games.pyramids.lesson import LESSON

ABOUT = About(
    name="silver-and-gold-pyramids",
    title="Silver & Gold: Pyramids",
    players=(2, 4),
    summary=(
        "Cross off a way to the tombs under the pyramids with the pattern that all players share; gems, "
        "torches, skulls and potions."
    ),
    rules=1,
    order=2,
    lesson=LESSON,
    options=(
        Option("show_pile", True, (False, True), "show the expedition cards already used in this round"),
    ),  # PY-6
)

"""Silver & Gold: cross off patterns on treasure cards, all players at once."""

from mastaba.core.contract import About, Option
from mastaba.games.silver_and_gold.lesson import LESSON

ABOUT = About(
    name="silver-and-gold",
    title="Silver & Gold",
    players=(2, 4),
    summary="Cross off islands with the pattern that all players share; coins, palms, seals and trophies.",
    rules=1,
    order=1,
    lesson=LESSON,
    options=(
        Option("show_pile", False, (False, True), "show the expedition cards already used in this round"),
    ),
)

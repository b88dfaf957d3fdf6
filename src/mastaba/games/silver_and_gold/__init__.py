"""Silver & Gold: cross off patterns on treasure cards, all players at once."""

from mastaba.core.contract import About, Option
from mastaba.core.message import say
from mastaba.games.silver_and_gold.lesson import LESSON

ABOUT = About(
    name="silver-and-gold",
    title="Silver & Gold",
    players=(2, 4),
    summary=say("home/about-silver-and-gold"),
    rules=1,
    order=1,
    lesson=LESSON,
    options=(Option("show_pile", False, (False, True), say("silver-and-gold/option-show_pile")),),
)

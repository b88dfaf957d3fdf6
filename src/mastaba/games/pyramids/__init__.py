"""Silver & Gold: Pyramids: find a way from the entrance to the tomb of every chamber, all players at once."""

from mastaba.core.contract import About, Option
from mastaba.core.message import say
from mastaba.games.pyramids.lesson import LESSON

ABOUT = About(
    name="silver-and-gold-pyramids",
    title="Silver & Gold: Pyramids",
    players=(2, 4),
    summary=say("home/about-silver-and-gold-pyramids"),
    rules=1,
    order=2,
    lesson=LESSON,
    options=(
        Option("show_pile", True, (False, True), say("silver-and-gold-pyramids/option-show_pile")),
    ),  # PY-6
)

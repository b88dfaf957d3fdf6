"""Farao: explore a pyramid of face-down corridors, read the inscriptions, be first in the burial chamber."""

from mastaba.core.contract import About, Option, Value
from mastaba.core.message import Message, say
from mastaba.games.farao.lesson import LESSON


def clash(seats: int, variant: dict[str, Value]) -> Message | None:
    """FA-16: seven inscriptions lie in the big pyramid only."""
    if variant["inscriptions"] == 7 and variant["pyramid"] != "big":
        return say("farao/clash", rule="FA-16")
    return None


ABOUT = About(
    name="farao",
    title="Farao",
    players=(2, 6),
    summary=say("home/about-farao"),
    rules=2,
    order=4,
    lesson=LESSON,
    options=(
        Option("pyramid", "small", ("small", "big"), say("farao/option-pyramid")),
        Option("figures", 2, (1, 2, 3), say("farao/option-figures")),
        Option("inscriptions", 5, (5, 7), say("farao/option-inscriptions")),
        Option("play_on", False, (False, True), say("farao/option-play_on")),
    ),
    clash=clash,
)

# Rules that the surviving pages of the rulebook do not contain, or only in part. These are our own; wherever
# one is cited it is called reconstructed.
HOUSE_RULES = (
    "FA-1", "FA-2", "FA-3", "FA-4", "FA-5", "FA-6", "FA-8", "FA-8a", "FA-9", "FA-10", "FA-11", "FA-13",
    "FA-14", "FA-15", "FA-16", "FA-17",
    "FA-17a", "FA-18", "FA-21", "FA-23", "FA-24", "FA-26a", "FA-27", "FA-34",
)  # fmt: skip
# Of these, the rules that the surviving pages contain in part.
PARTLY_HOUSE = (
    "FA-2", "FA-5", "FA-6", "FA-11", "FA-14", "FA-15", "FA-16", "FA-17", "FA-18", "FA-21", "FA-23",
    "FA-24", "FA-26a", "FA-27", "FA-34",
)  # fmt: skip

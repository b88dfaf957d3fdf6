"""The names of bots at a table: each level has names of its own."""

from __future__ import annotations

from collections.abc import Sequence

# As many of a level as can sit at one table beside one person.
NAMES: dict[str, tuple[str, ...]] = {
    "novice": ("Ipi", "Bek", "Wadj", "Uni", "Yuya"),
    "club": ("Tia", "Senu", "Heti", "Nakht", "Paser"),
    "expert": ("Hotep", "Kema", "Rekh", "Ahmes", "Minn"),
    "pharaoh": ("Neith", "Djer", "Senet", "Khufu", "Teti"),
}


def bot_name(level: str, people: Sequence[str], bots: Sequence[str] = ()) -> str:
    """A name for a bot: the first of its level that is free, and that begins with another letter than the
    names of the people at the table. A bot that is no level is called by what it is.

    >>> bot_name("club", ["Mira"]), bot_name("club", ["Tom", "Mira"]), bot_name("club", ["Mira"], ["Tia"])
    ('Tia', 'Senu', 'Senu')
    >>> bot_name("greedy", ["Mira"])
    'Greedy'
    """
    names = NAMES.get(level, (level.capitalize(),))
    free = [name for name in names if name not in {*people, *bots}] or list(names)
    letters = {name[:1].upper() for name in people}
    return next((name for name in free if name[0] not in letters), free[0])

"""Ramses: slide pyramids, uncover treasures, remember where they lie."""

from mastaba.core.contract import About, Option, Value

MODES = ("basic", "expert", "solo")
MOST_SLIDES = 200


def _clash(seats: int, variant: dict[str, Value]) -> str | None:
    """One player is the solo game, and only that (RA-1)."""
    solo = variant["mode"] == "solo"
    if seats == 1 and not solo:
        return "one player plays the solo game: choose mode=solo, or seat more players (RA-1)"
    if seats > 1 and solo:
        return f"the solo game is for one player, not {seats} (RA-1)"
    return None


ABOUT = About(
    name="ramses",
    title="Ramses",
    players=(1, 5),
    summary="Slide pyramids, uncover treasures and remember where they lie; sand storms, scorpions, duels and a mummy.",
    rules=1,
    options=(
        Option("mode", "basic", MODES, "the basic game, the game for experts with scarabs, explorers and the mummy, or one player alone"),
        Option("children", False, (False, True), "of the special actions only the sand storm"),
        Option("slides", None, (None, *range(1, MOST_SLIDES + 1)), "slides after which a turn passes, none: no limit", shown="none or 1 to 200"),
    ),
    clash=_clash,
    guests=("forgetful", "searcher"),
    memory=True,
    setup=("hide", "stand", "chip", "first", "back"),
)

"""Offering: lay gifts at the same time, win favours."""

from mastaba.core.contract import About

ABOUT = About(
    name="offering",
    title="Offering",
    players=(2, 4),
    summary="Everybody lays a hidden gift at the same time; the highest wins the favour of the round.",
    rules=1,
)

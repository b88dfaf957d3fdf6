"""Offering: lay gifts at the same time, win favours. RULES.md has the rules."""

from mastaba.core.contract import About

SUMMARY = "Everybody lays a hidden gift at the same time; the highest wins the favour of the round."
ABOUT = About(name="offering", title="Offering", players=(2, 4), summary=SUMMARY, rules=1)

"""The definition of Offering."""

from mastaba.core.contract import Definition, Policy
from offering import ABOUT, deck, drawing, rules, words

GAME = Definition(ABOUT, deck, rules.STATE, rules.tables, rules, words, drawing, Policy(rules.worth))

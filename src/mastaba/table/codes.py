"""Codes of tables. Whoever knows the code of a table can come in, so it is hard to guess: LOTUS-K7QM2-XWP9R.
A table that asks for it gets one that is easy to say: LOTUS-4207."""

from __future__ import annotations

import secrets

LIST = """
acacia alabaster amber amulet anchor ankh antelope arch baker barge barley basalt basket beacon beetle bench
blossom bread bronze bull camel canal candle canopy caravan carob carver cedar chalice chariot cobra column
copper coral corn cotton crane crocodile crown crystal date delta desert dome donkey drum dune eagle ebony
egret falcon feather fennel fig flax flint flute fox galley garden garnet gate gazelle ginger goose granite
grape harbour hare harp heron hippo honey horn horse hound hyena ibex ibis incense indigo island ivory ivy
jackal jade jar jasmine jasper jewel juniper kestrel key kite lake lamp lantern lapis lentil leopard lily
linen lion lizard loom lotus lute lynx lyre mango marble market melon meteor mint mirror moon mosaic myrrh
myrtle needle nile oasis obelisk ochre olive onyx opal orchard oryx ostrich otter owl palace palm papyrus
parrot pearl pebble pelican pepper pillar planet plum pomegranate poppy potter prism quarry quartz queen
quill raft ram raven reed ribbon ring river robin rope rose ruby saffron sail salt sand sandal sapphire
scarab scribe sesame shell sickle silk silver spear sphinx spice spring star stork sun swallow tamarisk
temple thyme tiger topaz torch tower turban turtle vase vessel vine violet vulture walnut water weaver well
wheat willow wind window wolf yarrow zebra zither
"""
WORDS = LIST.split()


FIRST = [word for word in WORDS if len(word) <= 6]
"""The words of long codes, so that these are not longer than they must be."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without look-alikes
GROUP = 5


def new_table_code(short: bool = False) -> str:
    """A code for a new table: one of 10^17, or a short one of two million. At a thousand guesses a second,
    with a thousand tables to be found, it takes thousands of years to find one of the former."""
    if short:
        return f"{secrets.choice(WORDS).upper()}-{2 + secrets.randbelow(9998)}"
    groups = ["".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(2)]
    return "-".join([secrets.choice(FIRST).upper(), *groups])


def is_short(code: str) -> bool:
    """Whether a code is one to be said aloud.

    >>> is_short("LOTUS-42"), is_short("LOTUS-K7QM2-XWP9R")
    (True, False)
    """
    return code.count("-") == 1


def read_code(text: str) -> str:
    """A code as somebody typed it: in any case, with any signs or none between its parts.

    >>> read_code(" lotus 42"), read_code("lotus-42\\0"), read_code("Lotus42")
    ('LOTUS-42', 'LOTUS-42', 'LOTUS-42')
    >>> read_code("lotus k7qm2 xwp9r"), read_code("lotusk7qm2xwp9r")
    ('LOTUS-K7QM2-XWP9R', 'LOTUS-K7QM2-XWP9R')
    """
    plain = "".join(letter if letter.isalnum() else " " for letter in text.upper())
    parts = plain.split()
    together = "".join(parts)
    word, rest = together[: -2 * GROUP], together[-2 * GROUP :]
    if word.lower() in FIRST and set(rest) <= set(LETTERS):
        return f"{word}-{rest[:GROUP]}-{rest[GROUP:]}"
    word = together.rstrip("0123456789")
    if word.lower() in WORDS and word != together:
        return f"{word}-{together[len(word) :]}"[:32]
    return "-".join(parts)[:32]

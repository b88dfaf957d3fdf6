"""Codes of tables, easy to say and to type: LOTUS-4207."""

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


def new_table_code() -> str:
    """A code for a new table, one of two million."""
    return f"{secrets.choice(WORDS).upper()}-{2 + secrets.randbelow(9998)}"


def read_code(text: str) -> str:
    """A code as somebody typed it.

    >>> read_code(" lotus 42"), read_code("lotus-42\\0")
    ('LOTUS-42', 'LOTUS-42')
    """
    plain = "".join(letter if letter.isalnum() else " " for letter in text.upper())
    return "-".join(plain.split())[:32]

"""Compiled search over any game: one step ahead, halving, a tree, a beam."""

"""Many games at once: simulation, vectors of games, the arena."""

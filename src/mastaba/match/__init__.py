"""One game being played: legality, log, replay, record."""

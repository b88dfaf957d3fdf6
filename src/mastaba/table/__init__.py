"""People and bots round a match."""

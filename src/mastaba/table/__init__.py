"""People and bots at a match: commands, queries, events, news."""

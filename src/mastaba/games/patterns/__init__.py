"""What the two Silver & Gold games share."""

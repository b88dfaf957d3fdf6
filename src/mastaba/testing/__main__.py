"""``python -m mastaba.testing GAME [CARDS …]``: check an installed game, with other card files too."""

from __future__ import annotations

import sys
from pathlib import Path

from mastaba.match import registry
from mastaba.testing import check_game


def main(words: list[str]) -> int:
    """0 if the game passes all checks; otherwise 1, with a line that says what is wrong."""
    if not words:
        sys.stderr.write("Usage: python -m mastaba.testing GAME [CARDS ...]\n")
        return 2
    try:
        game = registry.game(words[0]).definition
        check_game(game, decks=[Path(word) for word in words[1:]], report=print_line)
    except (AssertionError, ValueError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    print_line(f"{game.about.title} keeps the contract and every law.")
    return 0


def print_line(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

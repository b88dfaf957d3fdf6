"""What is memory worth in Ramses? ``python -m bench.searchers`` lets the perfect memory play against the
forgetful one and writes bench/searchers.md."""

from __future__ import annotations

from pathlib import Path

from mastaba.bots import LEVELS
from mastaba.bots.players import bot
from mastaba.games.ramses.words import title
from mastaba.match.match import Match
from mastaba.match.registry import about

RESULTS = Path(__file__).parent / "searchers.md"
GAMES = 1000
SOLO_GAMES = 60


def share(mode: str) -> str:
    """The share of games, seats changing, that the searcher wins."""
    won = 0.0
    for number in range(GAMES):
        seat = number % 2
        match = Match("ramses", ["x", "y"], seed=f"memory{number}", variant={"mode": mode})
        names = ["searcher" if other == seat else "forgetful" for other in range(2)]
        match.play(
            [bot(name, f"memory{number}:{other}", about("ramses")) for other, name in enumerate(names)]
        )
        ranks = match.ranks()
        won += 1.0 if ranks[seat] < ranks[1 - seat] else 0.5 if ranks[0] == ranks[1] else 0.0
    part = won / GAMES
    return f"| {mode} | {part:.1%} ± {(part * (1 - part) / GAMES) ** 0.5:.1%} |"


def alone(level: str) -> str:
    """The result of a level in the solo game."""
    cards = []
    for number in range(SOLO_GAMES):
        match = Match("ramses", ["x"], seed=f"solo{number}", variant={"mode": "solo"})
        match.play([bot(level, f"solo{number}", about("ramses"))])
        cards.append(int(match.state.won[0]).bit_count())
    mean = sum(cards) / len(cards)
    return f"| {level} | {mean:.1f} | {min(cards)} to {max(cards)} | {title(round(mean))} |"


def main() -> None:
    lines = [
        "# Memory in Ramses",
        "",
        f"`python -m bench.searchers`: searcher (perfect memory) against forgetful, two players, {GAMES}",
        "games per line.",
        "",
    ]
    lines += ["| mode | searcher wins |", "|---|---|", share("basic"), share("expert")]
    lines += [
        "",
        f"## Alone: cards of 30, {SOLO_GAMES} games per line",
        "",
        "| player | mean | from - to | title of the mean |",
        "|---|---|---|---|",
    ]
    lines += [alone(level) for level in ("random", *LEVELS)]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    print(RESULTS.read_text("utf-8"))


if __name__ == "__main__":
    main()

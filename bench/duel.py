"""This version's pharaoh against an earlier one's: ``python -m bench.duel FOLDER GAME [PYRAMID] [GAMES]``.

FOLDER is the working tree of the earlier version (``git worktree add FOLDER COMMIT``). Every deal is played
in both seatings. Each version runs in its own process with its own copy of the match, and both think for the
same time, in turn. The games are stored in bench/duel, and an interrupted run continues where it stopped;
bench/duel.md is the table of all of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RESULTS, GAMES = HERE / "duel.md", HERE / "duel"
THEN = "8538837"
BOT = "pharaoh@0.2s"
NOW, BEFORE = 0, 1  # the versions


def take_part() -> None:
    """Play one seat: lines of JSON come in, each answered by one. Runs with either version."""
    from mastaba.bots.players import bot
    from mastaba.match import registry
    from mastaba.match.match import Match

    match: Any = None
    player: Any = None
    for line in sys.stdin:
        asked = json.loads(line)
        answer: Any = None
        if "game" in asked:
            about = registry.about(asked["game"])
            match = Match(
                asked["game"], ["", ""], seed=asked["seed"], variant=about.variant(asked["variant"])
            )
            player = bot(BOT, asked["seed"], about)
        elif "seat" in asked:
            answer = int(player.choose_action(match.seat(asked["seat"])))
        else:
            match.act(asked["by"], asked["action"])
        to_act = list(match.to_act)
        ranks = [] if to_act else list(match.ranks())
        print(json.dumps({"answer": answer, "to_act": to_act, "ranks": ranks}), flush=True)


class Version:
    """A process that plays with one version."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **asked: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


def play(versions: list[Version], game: str, variant: dict[str, str], deal: int, seating: list[int]) -> float:
    """One game; what this version won: 1, 0 or a share. ``seating``: the version in each seat."""
    places = [version.ask(game=game, variant=variant, seed=f"duel:{deal}") for version in versions]
    while places[0]["to_act"]:
        if places[0] != places[1]:
            raise SystemExit(f"{game}: the two versions see different games in deal {deal}")
        seat = places[0]["to_act"][0]
        action = versions[seating[seat]].ask(seat=seat)["answer"]
        places = [version.ask(by=seat, action=action) for version in versions]
    first = [seating[seat] for seat, rank in enumerate(places[0]["ranks"]) if rank == 1]
    return first.count(NOW) / len(first)


HEAD = f"""# The pharaoh beside its earlier self

`python -m bench.duel FOLDER GAME`: {BOT} of this version against that of {THEN}, two players, every deal
in both seatings, both thinking in turn on one core. `won` is this version's share of the games, a shared win
counting half, with Wilson's 95 % interval. Wanted: 60 %, the whole interval above 50 %.

"""


def write() -> None:
    """The table of all games that have been played."""
    from mastaba.lab.ratings import wilson

    lines = [
        *HEAD.splitlines(),
        "| game | way | games | won | 95 % |",
        "|---|---|---|---|---|",
    ]
    for file in sorted(GAMES.glob("*.jsonl")):
        played = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        share = wilson(sum(one["won"] for one in played), len(played))
        lines.append(
            f"| {played[0]['game']} | {', '.join(played[0]['variant'].values()) or 'usual'} | {len(played)} "
            f"| {share.value:.1%} | {share.low:.1%} to {share.high:.1%} |"
        )
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


def main(earlier: Path, game: str, pyramid: str, games: int) -> None:
    variant = {"pyramid": pyramid} if pyramid else {}
    GAMES.mkdir(exist_ok=True)
    file = GAMES / f"{game}{'-' if pyramid else ''}{pyramid}.jsonl"
    done = len(file.read_text("utf-8").splitlines()) if file.exists() else 0
    versions = [Version(folder) for folder in (HERE.parent, earlier)]
    for number in range(done, games):
        seating = [NOW, BEFORE] if number % 2 == 0 else [BEFORE, NOW]
        won = play(versions, game, variant, number // 2, seating)
        line = {"game": game, "variant": variant, "deal": number // 2, "seating": seating, "won": won}
        with file.open("a", encoding="utf-8") as book:
            print(json.dumps(line), file=book)
        write()
    for version in versions:
        version.process.communicate()


if __name__ == "__main__":
    if len(sys.argv) == 1:
        take_part()
    else:
        folder, name, *rest = sys.argv[1:]
        if not (Path(folder) / "src/mastaba").is_dir():
            sys.exit(f"{folder} is no working tree of Mastaba: git worktree add {folder} {THEN}")
        way = rest[0] if rest and not rest[0].isdigit() else ""
        main(Path(folder), name, way, int(rest[-1]) if rest and rest[-1].isdigit() else 200)

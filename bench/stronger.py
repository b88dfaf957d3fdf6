"""Is the pharaoh stronger than an earlier one? ``python -m bench.stronger FOLDER [GAMES]`` lets both play at
equal time and writes bench/stronger.md.

FOLDER is the working tree of the earlier version (``git worktree add FOLDER COMMIT``). Each version runs in a
process of its own; both follow the same game. A decision takes 0.2 seconds of CPU at most, on one core, so
that other programs on the machine do not matter. Every deal is played in both seatings. The games are kept in
bench/stronger.jsonl: an interrupted run continues where it stopped, and more games can be added.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

HERE = Path(__file__).parent
RESULTS, GAMES_FILE = HERE / "stronger.md", HERE / "stronger.jsonl"
# Games, and what a clairvoyant reaches (docs/bots.md), where that is known
GAMES: dict[str, int | None] = {"silver-and-gold": 145, "silver-and-gold-pyramids": 171, "farao": None}
SECONDS = 0.2
EARLIER = "8538837"


class Game(msgspec.Struct, frozen=True):
    """A game: totals and ranks of this version and of the earlier one."""

    game: str
    deal: int
    seat: int
    """Of this version."""
    totals: tuple[int, int]
    ranks: tuple[int, int]


def follow(game: str) -> None:
    """Follow games and decide for one seat. Runs with either version. A line read is "new SEED", "move SEAT
    ACTION", "decide SEAT" or "end"; an answer is a line of numbers: who acts next, what was decided, or the
    result."""
    from mastaba.bots import search
    from mastaba.bots.players import bot
    from mastaba.match import registry
    from mastaba.match.match import Match

    search.warmed(game)
    search.time = SimpleNamespace(perf_counter=time.thread_time)  # type: ignore[attr-defined, assignment]
    match: Any = None
    player: Any = None
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "new":
            match = Match(game, ["", ""], seed=rest[0])
            player = bot(f"pharaoh@{SECONDS}s", f"bot:{rest[0]}", registry.about(game))
            print(match.to_act[0], flush=True)
        elif word == "decide":
            print(player.choose_action(match.seat(int(rest[0]))), flush=True)
        elif word == "move":
            match.act(int(rest[0]), int(rest[1]))
            print(match.to_act[0] if match.to_act else -1, flush=True)
        else:
            print(*match.totals(), *match.ranks(), flush=True)


class Version:
    """A process that follows games with one version."""

    def __init__(self, folder: Path, game: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "follow", game],
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *words: object) -> list[str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(*words, file=self.process.stdin, flush=True)
        return self.process.stdout.readline().split()

    def close(self) -> None:
        self.process.communicate()


def play(versions: list[Version], game: str, deal: int, seat: int) -> Game:
    """One game, this version (the first) in this seat."""
    begins = [version.ask("new", f"stronger{deal}") for version in versions]
    if begins[0] != begins[1]:
        raise SystemExit(f"{game}: the versions disagree who begins deal {deal}")
    acting = int(begins[0][0])
    while acting >= 0:
        action = versions[0 if acting == seat else 1].ask("decide", acting)[0]
        answers = [version.ask("move", acting, action) for version in versions]
        if answers[0] != answers[1]:
            raise SystemExit(f"{game}: the versions disagree in deal {deal}")
        acting = int(answers[0][0])
    ends = [version.ask("end") for version in versions]
    if ends[0] != ends[1]:
        raise SystemExit(f"{game}: the versions disagree at the end of deal {deal}")
    totals, ranks = [int(word) for word in ends[0][:2]], [int(word) for word in ends[0][2:]]
    return Game(game, deal, seat, (totals[seat], totals[1 - seat]), (ranks[seat], ranks[1 - seat]))


def played() -> list[Game]:
    if not GAMES_FILE.exists():
        return []
    return [msgspec.json.decode(line, type=Game) for line in GAMES_FILE.read_bytes().splitlines()]


def report() -> str:
    from mastaba.lab.ratings import wilson

    lines = [
        "# This pharaoh against an earlier one",
        "",
        f"`python -m bench.stronger FOLDER`: the pharaoh of this version against that of {EARLIER}, which",
        f"had no network and made half as many playouts. {SECONDS:g} s of CPU per decision, two players,",
        "every deal in both seatings. `won` is the share of decided games, with Wilson's 95 % interval.",
        "The last columns are mean totals as shares of what a player could reach who knew every card to come",
        "(docs/bots.md).",
        "",
        "| game | games | ties | mean totals | won | 95 % | of the bound | the earlier one |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game, bound in GAMES.items():
        found = [one for one in played() if one.game == game]
        if not found:
            continue
        mine, theirs = (sum(one.totals[k] for one in found) / len(found) for k in range(2))
        ties = sum(one.ranks[0] == one.ranks[1] for one in found)
        share = wilson(sum(one.ranks[0] < one.ranks[1] for one in found), len(found) - ties)
        shares = [f"{total / bound:.0%}" if bound else "-" for total in (mine, theirs)]
        lines.append(
            f"| {game} | {len(found)} | {ties} | {mine:.1f} : {theirs:.1f} | {share.value:.1%}"
            f" | {share.low:.1%} to {share.high:.1%} | {shares[0]} | {shares[1]} |"
        )
    return "\n".join(lines) + "\n"


def main(earlier: Path, games: int, only: str) -> None:
    for game in [only] if only else GAMES:
        versions = [Version(folder, game) for folder in (HERE.parent, earlier)]
        done = {(one.deal, one.seat) for one in played() if one.game == game}
        for number in range(games):
            deal, seat = divmod(number, 2)
            if (deal, seat) not in done:
                found = play(versions, game, deal, seat)
                with GAMES_FILE.open("ab") as file:
                    file.write(msgspec.json.encode(found) + b"\n")
                print(found, flush=True)
        for version in versions:
            version.close()
    RESULTS.write_text(report(), "utf-8")


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] == "follow":
        follow(sys.argv[2])
    elif len(sys.argv) > 1 and (Path(sys.argv[1]) / "src/mastaba").is_dir():
        main(Path(sys.argv[1]), int((sys.argv[2:] or ["200"])[0]), (sys.argv[3:] or [""])[0])
    else:
        sys.exit(f"name the working tree of an earlier version: git worktree add FOLDER {EARLIER}")

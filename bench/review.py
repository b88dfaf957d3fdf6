"""Can the review be trusted? ``python -m bench.review [SECONDS]`` writes bench/review.md.

Levels: does accuracy rise from level to level? Luck: is its mean zero, and do results without it spread less?
Planted mistakes: one decision of a game between experts is replaced by a move that a deep search calls at
least 15 % worse; is it called a mistake, and are the deep search's best moves not?

Every row takes SECONDS at most, and says how many games were played. ``python -m bench.review SECONDS PART
GAME BOT`` prints one row: PART is levels, luck or planted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic
from typing import Any

import numpy as np

import mastaba
from mastaba.core.contract import CHANCE
from mastaba.lab.evaluation import Game
from mastaba.match.match import Match
from mastaba.match.registry import about, game
from mastaba.match.visibility import seat_view

RESULTS = Path(__file__).parent / "review.md"
LEVELS = ("novice", "club", "expert@100", "pharaoh@400")
LUCKY = ("novice", "club", "expert@100")
GAMES = {"levels": 50, "luck": 400, "planted": 200}
SHALLOW, DEEP = 4000, 20_000  # playouts of the review, and of the deep search
WORSE = 0.15
GLANCE = 150  # worlds, to find a move that may be so much worse
TRIES = 6  # decisions of a game that are looked at for one to plant
FAULTS = ("mistake", "blunder")
WORLDS = {"farao": 60}  # for luck at a step, where playouts are slow
MANY = 500


def searchable() -> list[str]:
    return [name for name in mastaba.games() if game(name).policy.choose is not None]


def played(name: str, bot: str, number: int) -> Match:
    return mastaba.new(name, players=2, seed=f"review {number}").play([bot, bot], seed=number)


def levels(name: str, bot: str, number: int) -> list[float]:
    """The accuracy of both seats of a game."""
    review = mastaba.review(played(name, bot, number), playouts=400)
    return [seat.accuracy for seat in review.seats]


def luck(name: str, bot: str, number: int) -> list[float]:
    """Luck of the first seat, luck of the margin, and the margin: in points, or in winning chance for a game
    without points."""
    match = played(name, bot, number)
    work, result = Game(match, SHALLOW), match.result()
    worlds = WORLDS.get(name, MANY)
    changes = [work.change(ply, worlds) for ply, who in enumerate(work.makers) if who == CHANCE]
    assert result is not None
    scored = "total" in result["seats"][0]
    gained = sum((one.totals if scored else one.chances)[1] - (one.totals if scored else one.chances)[0]
                 for one in changes)  # fmt: skip
    ranks = match.ranks()
    ends = match.totals() if scored else [(rank == 1) / ranks.count(1) for rank in ranks]
    return [float(gained[0]), float(gained[0] - gained[1]), float(ends[0] - ends[1])]


def planted(name: str, bot: str, number: int) -> list[bool | None]:
    """Whether a planted mistake is found, and whether a best move is called a mistake; None if the game has
    no such decision."""
    match = played(name, bot, number)
    work, deep = Game(match, SHALLOW), Game(match, DEEP)
    plies = work.decisions()
    found: bool | None = None
    wrong: bool | None = None
    for ply in Random(number).sample(plies, min(TRIES, len(plies))):
        if wrong is None and deep.judge(ply).verdict == "best":
            wrong = work.judge(ply).verdict in FAULTS
        if found is None and (worse := _worse(deep, ply)) is not None:
            work.actions[ply] = worse  # the game that follows does not change how this decision is judged
            found = work.judge(ply).verdict in FAULTS
            work.actions[ply] = deep.actions[ply]
        if found is not None and wrong is not None:
            break
    return [found, wrong]


def _worse(deep: Game, ply: int) -> int | None:
    """A move that a deep search calls at least 15 % worse than the best, drawn at random."""
    view = seat_view(deep.at(ply), deep.makers[ply])
    legal = Random(ply).sample(view.actions, min(24, len(view.actions)))
    tried = deep._try(view, legal, deep._dice(ply, GLANCE, "plant"))
    chances = tried.wins[:, :, view.seat].mean(axis=0)
    worse = [action for action, chance in zip(legal, chances, strict=True) if chances.max() - chance > WORSE]
    for action in worse[:2]:
        kept, deep.actions[ply] = deep.actions[ply], action
        cost = deep.judge(ply).chance.value
        deep.actions[ply] = kept
        if cost >= WORSE:
            return action
    return None


PARTS: dict[str, Callable[[str, str, int], list[Any]]] = {"levels": levels, "luck": luck, "planted": planted}


def row(part: str, name: str, bot: str, seconds: float) -> str:
    """A row of a table, from as many games as the time allows."""
    end, rows = monotonic() + seconds, []
    for number in range(GAMES[part]):
        if monotonic() > end and number > 1:
            break
        rows.append(PARTS[part](name, bot, number))
    return told(part, name, bot, rows)


def told(part: str, name: str, bot: str, rows: list[list[Any]]) -> str:
    head = f"| {about(name).title} | {bot} | {len(rows)} |"
    if part == "levels":
        found = np.array(rows, float).ravel()
        return f"{head} {found.mean():.1f} | {found.std(ddof=1) / len(found) ** 0.5:.1f} |"
    if part == "planted":
        hits = [one for one, _ in rows if one is not None]
        slips = [one for _, one in rows if one is not None]
        return (
            f"{head} {sum(hits)} of {len(hits)} ({mean(hits or [0]):.0%}) "
            f"| {sum(slips)} of {len(slips)} ({mean(slips or [0]):.1%}) |"
        )
    own, lucky, margins = np.array(rows, float).T
    halves = np.arange(len(rows)) % 2  # the coefficient of one half of the games is measured on the other
    beta = [np.cov(margins[halves == k], lucky[halves == k])[0, 1] / lucky[halves == k].var(ddof=1)
            for k in (0, 1)]  # fmt: skip
    fitted = margins - np.where(halves == 0, beta[1], beta[0]) * lucky
    return (
        f"{head} {own.mean():+.2f} ± {own.std(ddof=1) / len(own) ** 0.5:.2f} | {margins.std(ddof=1):.2f} "
        f"| {(margins - lucky).std(ddof=1):.2f} | {np.mean(beta):.2f} | {fitted.std(ddof=1):.2f} |"
    )


HEADS = {
    "levels": ("Accuracy by level", "| game | level | games | mean accuracy | standard error |"),
    "luck": (
        "Luck",
        "| game | level | games | mean luck | spread of margins | minus luck | c | minus c x luck |",
    ),
    "planted": (
        "Planted mistakes",
        "| game | level | games | called a mistake or blunder | best moves called so |",
    ),
}


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 120.0
    if len(sys.argv) > 4:
        print(row(sys.argv[2], sys.argv[3], sys.argv[4], seconds))
        return
    lines = ["# How far the review can be trusted", "", f"`python -m bench.review {seconds:.0f}`.", ""]
    for part, (title, head) in HEADS.items():
        lines += ["", f"## {title}", "", head, "|---" * (head.count("|") - 1) + "|"]
        bots = {"levels": LEVELS, "luck": LUCKY, "planted": ("expert@100",)}[part]
        for name in mastaba.games() if part == "levels" else searchable():
            for bot in bots:
                plain = bot if name in searchable() else bot.partition("@")[0]
                lines.append(row(part, name, plain, seconds))
                print(lines[-1], flush=True)
        RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""Can the review be trusted? The tables of bench/review.md.

Levels: does accuracy rise from level to level? Luck: is its mean zero, and do results without it spread less?
Planted mistakes: one decision of a game between experts is replaced by a move that a deep search calls at
least 15 % worse; is it called a mistake, and are the deep search's best moves not?

``python -m bench.review SECONDS [PART [GAME]]`` plays games that are missing for so long (PART is levels,
luck or planted), always in the row that is furthest behind, and adds each to bench/review.jsonl: it can be
stopped and started again at any time. ``python -m bench.review`` writes the tables from that file.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic
from typing import Any

import numpy as np

import mastaba
from mastaba.lab.course import Course, shares
from mastaba.lab.evaluation import SEARCH, Game
from mastaba.lab.luck import adjusted
from mastaba.match.match import Match
from mastaba.match.origin import play_on
from mastaba.match.registry import about, game
from mastaba.match.visibility import seat_view

RESULTS = Path(__file__).parent / "review.md"
GAMES_FILE = Path(__file__).parent / "review.jsonl"
LEVELS = ("novice", "club", "expert", "pharaoh")
LUCKY = ("novice", "club", "expert@100")
FEWEST = 4  # games of a row that is shown
GAMES = {"levels": 50, "luck": 400, "planted": 200}
# Playouts of a review when levels are compared. Experts and pharaohs of Silver & Gold differ too little for
# the quick one.
CLOSE = {"silver-and-gold": 4000}
QUICK = 400
SHALLOW, DEEP = 4000, 20_000  # playouts of the review, and of the deep search
WORSE = 0.15
GLANCE = 150  # worlds, to find a move that may be so much worse
TRIES = 6  # decisions of a game that are looked at for one to plant
LONG = 400  # slides of a turn
FAULTS = ("mistake", "blunder")
WORLDS = {"silver-and-gold": 50, "silver-and-gold-pyramids": 100, "farao": 40}  # at a step, for luck
# Parts that a later search has not changed, and the versions that count: luck is measured without the
# network, a game of memory has no playouts, and version 4 is another network of Pyramids.
SAME = {
    ("luck", "silver-and-gold"): (2, 3, SEARCH),
    ("luck", "silver-and-gold-pyramids"): (2, 3, SEARCH),
    ("luck", "farao"): (3, SEARCH),
    ("levels", "ramses"): (1, 2, 3, SEARCH),
    ("levels", "farao"): (3, SEARCH),
    ("planted", "silver-and-gold"): (3, SEARCH),
    ("planted", "farao"): (3, SEARCH),
}


def searchable() -> list[str]:
    return [name for name in mastaba.games() if game(name).policy.choose is not None]


def played(name: str, bot: str, number: int) -> Match:
    return mastaba.new(name, players=2, seed=f"review {number}").play([bot, bot], seed=number)


def levels(name: str, bot: str, number: int) -> list[float]:
    """The accuracy of both seats of a game."""
    review = mastaba.review(played(name, bot, number), playouts=CLOSE.get(name, QUICK))
    return [seat.accuracy for seat in review.seats]


def luck(name: str, bot: str, number: int) -> list[Any]:
    """Luck of the first seat, luck of the margin in each quarter of the game, and the margin: in points, or
    in winning chance for a game without points."""
    match = played(name, bot, number)
    work, result = Game(match, SHALLOW), match.result()
    worlds = WORLDS[name]
    assert result is not None
    scored = "total" in result["seats"][0]
    course = Course([work.change(ply, worlds) for ply in range(match.ply)], match.totals(), match.ranks())
    own, other = (course.account(0 if scored else 1, seat, 2) for seat in (0, 1))
    quarters = [one - another for one, another in zip(own.quarters, other.quarters, strict=True)]
    ranks = match.ranks()
    ends = match.totals() if scored else shares(ranks)
    rounded = [round(value, 4) for value in quarters]
    return [round(own.luck, 4), rounded, float(ends[0] - ends[1])]


def planted(name: str, bot: str, number: int) -> list[bool | None]:
    """Whether a planted mistake is found, and whether a best move is called a mistake; None if the game has
    no such decision."""
    match = played(name, bot, number)
    if name not in searchable():
        return forgotten(match, bot, number)
    work, deep = Game(match, SHALLOW), Game(match, DEEP)
    deep.key = f"deep {deep.key}"  # worlds of its own: the review must not be checked by its own worlds
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


def forgotten(match: Match, bot: str, number: int) -> list[bool | None]:
    """The same in a game of memory, played by bots that forget nothing. In a turn in which one of them found
    again what had lain open, another player slides at random and does not find it; then the game goes on.
    Whether that is called a lapse, and whether the bot's own turn is."""
    known = _found_again(match)
    if not known:
        return [None, None]
    dice = Random(number)
    own = {one.ply for seat in mastaba.review(match).seats for one in seat.lapses}
    wrong = dice.choice(known) in own
    for ply in dice.sample(known, min(TRIES, len(known))):
        other = play_on(match, ply)
        seat, cards = other.to_act[0], _cards(other)
        for _ in range(LONG):
            other.push(dice.choice(other.moves(seat)))
            if other.over or other.to_act[0] != seat or _cards(other) != cards:
                break
        if other.over or other.to_act[0] == seat or _cards(other) != cards:
            continue  # found by chance, or still on the way
        other.play([bot, bot], seed=number)
        return [ply in {one.ply for one in mastaba.review(other).seats[seat].lapses}, wrong]
    return [None, wrong]


def _cards(match: Match) -> int:
    """How many treasures have been asked for until now."""
    return sum(step["do"] == "search" for step in match.log)


def _found_again(match: Match) -> list[int]:
    """The steps with which turns began that found what had lain open before, without duels. This goes by
    the log alone, as the review is to be checked: the next card was turned up before another seat moved."""
    hidden = {step["treasure"]: step["at"] for step in match.log if step["do"] == "hide"}
    opened: set[str] = set()
    found, begun, sought, duel = [], -1, "", False
    for ply, step in enumerate(match.log):
        if step["do"] == "search":
            if begun >= 0:
                found.append(begun)
            begun, sought, duel = -1, step["treasure"], False
        duel = duel or step["do"] == "lay"
        if step["do"] == "slide" and not duel:
            if begun < 0 or match.log[begun]["by"] != step["by"]:
                begun = ply if hidden.get(sought) in opened else -1
        if step["do"] == "slide":
            opened.add(step["from"])
    return found


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
BOTS = {"levels": LEVELS, "luck": LUCKY, "planted": ("expert@100",)}
Row = tuple[str, str, str]
"""A part, a game and a bot."""


def wanted() -> list[Row]:
    """The rows of all tables."""
    rows = []
    for part, bots in BOTS.items():
        for name in searchable() if part == "luck" else mastaba.games():
            if part == "planted" and name not in searchable():
                bots = ("pharaoh",)  # who forgets nothing
            rows += [(part, name, limited(name, bot)) for bot in bots]
    return rows


def limited(name: str, bot: str) -> str:
    """The bot with a limit of playouts only, so that a busy machine plays the same games: the expert has that
    of its game, the pharaoh as many as the review. In games of memory levels do not search."""
    if name not in searchable():
        return bot.partition("@")[0]
    limits = {"expert": game(name).policy.expert_playouts, "pharaoh": CLOSE.get(name, QUICK)}
    return f"{bot}@{limits[bot]}" if bot in limits else bot


def kept() -> dict[Row, dict[int, list[Any]]]:
    """What was found before by these rules and this search: the games of each row by their number."""
    found: dict[Row, dict[int, list[Any]]] = {row: {} for row in wanted()}
    for line in GAMES_FILE.read_text("utf-8").splitlines() if GAMES_FILE.exists() else ():
        part, name, bot, versions, number, values = json.loads(line)
        rules, search = versions
        counts = SAME.get((part, name), (SEARCH,))
        if (part, name, bot) in found and rules == about(name).rules and search in counts:
            found[part, name, bot][number] = values
    return found


def earlier(row: Row) -> tuple[str, list[list[Any]]]:
    """What was found for the same level by the last search before this one, or with other limits of playouts:
    the bot and its games."""
    part, name, bot = row
    found: dict[tuple[int, str], list[list[Any]]] = {}
    for line in GAMES_FILE.read_text("utf-8").splitlines() if GAMES_FILE.exists() else ():
        was, of, by, versions, _, values = json.loads(line)
        if (was, of, by.partition("@")[0]) == (part, name, bot.partition("@")[0]):
            found.setdefault((versions[1], by), []).append(values)
    if not found:
        return bot, []
    search, by = max(found)
    return f"{by} *", found[search, by]


def go_on(seconds: float, part: str | None, name: str | None) -> None:
    """Play what is missing, a game of the row that is furthest behind at a time."""
    end, done = monotonic() + seconds, kept()
    rows = [row for row in done if part in (None, row[0]) and name in (None, row[1])]
    while monotonic() < end:
        row = min(rows, key=lambda row: len(done[row]) / GAMES[row[0]])
        number = next(number for number in count() if number not in done[row])
        if number >= GAMES[row[0]]:
            return
        values = done[row][number] = PARTS[row[0]](row[1], row[2], number)
        with GAMES_FILE.open("a", encoding="utf-8") as file:
            file.write(json.dumps([*row, [about(row[1]).rules, SEARCH], number, values]) + "\n")


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
    own, margins = (np.array([row[place] for row in rows], float) for place in (0, 2))
    parts = np.array([row[1] for row in rows], float)
    lucky, (c, without) = parts.sum(axis=1), adjusted(margins, parts)
    return (
        f"{head} {own.mean():+.2f} ± {own.std(ddof=1) / len(own) ** 0.5:.2f} | {margins.std(ddof=1):.2f} "
        f"| {(margins - lucky).std(ddof=1):.2f} | {c:.2f} | {without.std(ddof=1):.2f} |"
    )


HEADS = {
    "levels": "| game | level | games | mean accuracy | standard error |",
    "luck": "| game | level | games | mean luck | spread of margins | minus luck | c | minus c x luck |",
    "planted": "| game | level | games | called a mistake or blunder | best moves called so |",
}


def written() -> None:
    """Put the tables where bench/review.md has them."""
    page, found = RESULTS.read_text("utf-8"), kept()
    for part, head in HEADS.items():
        rows = []
        for row, games in found.items():
            bot, values = row[2], list(games.values())
            if len(values) < FEWEST:
                bot, values = earlier(row)
            if row[0] == part and len(values) >= FEWEST:
                rows.append(told(part, row[1], bot, values))
        table = "\n".join([head, "|---" * (head.count("|") - 1) + "|", *rows])
        page = re.sub(rf"(<!-- {part} -->\n).*?(<!-- end -->)", rf"\g<1>{table}\n\g<2>", page, flags=re.S)
    RESULTS.write_text(page, "utf-8")


def main() -> None:
    if len(sys.argv) > 1:
        part, name = [*sys.argv[2:4], None, None][:2]
        go_on(float(sys.argv[1]), part, name)
    written()


if __name__ == "__main__":
    main()

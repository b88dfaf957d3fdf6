"""The arena: equal deals in all seatings, resumable, and ratings that can be checked by hand."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mastaba.lab import arena
from mastaba.lab.arena import Book, Contest, OtherContest, Played, compete, seatings
from mastaba.lab.clairvoyant import best_total, ceiling
from mastaba.lab.ratings import elo, pairings, ratings, standings, wilson
from mastaba.lab.report import report
from mastaba.match.match import Match
from mastaba.match.registry import read_deck

SG = "silver-and-gold"


def contest(games: int = 6, bots: tuple[str, ...] = ("random", "greedy", "novice")) -> Contest:
    return Contest(SG, bots, 2, games, "t", {"show_pile": False}, read_deck(SG).hash)


def page(book: Book) -> str:
    games = book.sorted()
    bots = book.contest.bots
    return report(book.contest, "Game", standings(games, bots), pairings(games, bots), games, 120.0)


def test_a_run_that_was_killed_goes_on_to_the_same_report(tmp_path: Path) -> None:
    whole = Book(tmp_path / "whole.jsonl", contest())
    assert sum(compete(contest(), whole, 1)) == 18
    halted = Book(tmp_path / "halted.jsonl", contest())
    going = compete(contest(), halted, 1)
    next(going)
    next(going)
    del going
    with halted.path.open("ab") as file:
        file.write(b'{"line_up":["random","gre')  # killed in the middle of a line
    again = Book(halted.path, contest())
    assert len(again.games) == 4
    assert sum(compete(contest(), again, 1)) == 14
    assert page(Book(halted.path, contest())) == page(whole)


def test_more_games_of_the_same_contest_may_be_added_but_not_another_contest(tmp_path: Path) -> None:
    book = Book(tmp_path / "a.jsonl", contest(2))
    assert sum(compete(contest(2), book, 1)) == 6
    assert len(Book(book.path, contest(4)).missing()) == 3
    assert len(Book(book.path, contest(2)).sorted()) == 6
    with pytest.raises(OtherContest, match="another run"):
        Book(book.path, contest(2, ("random", "greedy")))


def test_every_deal_is_played_in_all_seatings(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: dict[str, set[tuple[str, ...]]] = {}

    def told(game: str, seats: Any, *, seed: str, **rest: Any) -> Match:
        match = Match(game, seats, seed=seed, **rest)
        dealt.setdefault(seed, set()).add(tuple(seats))
        return match

    monkeypatch.setattr(arena, "Match", told)
    three = Contest(SG, ("random", "greedy", "novice"), 3, 6, "t", {}, "")
    for line_up, deal in three.rounds():
        arena.play_deal(three, line_up, deal, None)
    assert list(dealt.values()) == [set(seatings(("random", "greedy", "novice")))]
    assert len(seatings(("random", "greedy", "novice"))) == 6


def test_two_processes_play_what_one_plays(tmp_path: Path) -> None:
    small = contest(2, ("greedy", "novice"))
    books = [Book(tmp_path / f"{jobs}.jsonl", small) for jobs in (1, 2)]
    for jobs, book in enumerate(books, 1):
        assert sum(compete(small, book, jobs)) == 2
    assert books[0].sorted() == books[1].sorted()


def test_ray_plays_what_this_machine_plays(tmp_path: Path) -> None:
    pytest.importorskip(
        "ray",
        reason="ray is an extra of 80 MB that is not locked: pip install 'mastaba[ray]' to run this test",
    )
    from mastaba.lab.cluster import spread_on_ray

    small = contest(2, ("greedy", "novice"))
    here, there = Book(tmp_path / "here.jsonl", small), Book(tmp_path / "ray.jsonl", small)
    assert sum(compete(small, here, 1)) == sum(compete(small, there, 1, over=spread_on_ray)) == 2
    assert here.sorted() == there.sorted()


def games_of(wins: int, losses: int, ties: int = 0) -> list[Played]:
    results = [((1, 2))] * wins + [(2, 1)] * losses + [(1, 1)] * ties
    return [Played(("a", "b"), deal, ("a", "b"), (10, 10), ranks) for deal, ranks in enumerate(results)]


def test_ratings_of_two_have_a_closed_form() -> None:
    strong, weak = ratings(games_of(75, 25), ["a", "b"])
    assert strong.value - weak.value == pytest.approx(400 * math.log10(75.25 / 25.25))
    assert strong.low < strong.value < strong.high
    assert strong.value == pytest.approx(-weak.value)


def test_ratings_fit_the_odds_they_were_made_from() -> None:
    """Wins in the model's exact proportions give its strengths back."""
    strength = np.array([1.0, 3.0, 9.0])
    wins = 1e7 * strength[:, None] / (strength[:, None] + strength[None, :]) * (1 - np.eye(3))
    assert elo(wins) == pytest.approx(400 * np.log10([1 / 3, 1.0, 3.0]), abs=0.01)


def test_one_that_never_lost_has_a_rating_too() -> None:
    strong, _ = ratings(games_of(20, 0), ["a", "b"])
    assert 200 < strong.value < 1000


@pytest.mark.parametrize("wins", [3, 20, 200])
def test_the_interval_of_one_that_never_lost_tells_how_little_that_says(wins: int) -> None:
    """It begins where Jeffreys' interval of the share begins, and reaches far above the rating."""
    best, last = ratings(games_of(wins, 0), ["a", "b"])
    assert share_of(best.low - last.high) == pytest.approx(jeffreys(wins), abs=0.05)
    assert best.low < best.value - 50
    assert best.high > best.value + 200
    assert (last.low, last.high) == pytest.approx((-best.high, -best.low))


def share_of(difference: float) -> float:
    """The share of games won that a difference of ratings stands for."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def jeffreys(wins: int) -> float:
    """The lower end of Jeffreys' interval for so many wins and no loss, by drawing."""
    return float(np.percentile(np.random.default_rng(1).beta(wins + 0.5, 0.5, 100_000), 2.5))


def test_one_deal_says_little() -> None:
    """Both seatings of one deal, one win each: nothing to resample, but no certainty either."""
    deal = [Played(("a", "b"), 0, seats, (10, 10), (1, 2)) for seats in seatings(("a", "b"))]
    one, _ = ratings(deal, ["a", "b"])
    assert one.low < -80 < 80 < one.high


def test_one_of_three_that_never_lost_leaves_the_others_comparable() -> None:
    def won(one: str, other: str, deal: int) -> Played:
        return Played((one, other), deal, (one, other), (10, 10), (1, 2))

    games = [won("a", other, deal) for other in "bc" for deal in range(20)]
    games += [won("b", "c", 100 + deal) if deal % 3 else won("c", "b", 100 + deal) for deal in range(30)]
    best, middle, last = ratings(games, ["a", "b", "c"])
    assert best.value > middle.value > last.value
    assert best.high - best.low > 300
    assert middle.low > -best.high


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Twenty games, 97 of a hundred won: more than half of such series have no loss at all."""
    draw, inside, series = np.random.default_rng(3), 0, 40
    for number in range(series):
        wins = int(draw.binomial(20, 0.97))
        best, _ = ratings(games_of(wins, 20 - wins), ["a", "b"], seed=number)
        inside += best.low <= 200 * math.log10(0.97 / 0.03) <= best.high
    assert inside >= 0.85 * series


def test_ties_are_left_out_of_decided_games() -> None:
    (pair,) = pairings(games_of(6, 2, 12), ["a", "b"])
    assert (pair.games, pair.ties, pair.share.value) == (20, 12, 0.75)
    low, high = wilson(6, 8).low, wilson(6, 8).high
    assert (pair.share.low, pair.share.high) == (low, high)
    assert low == pytest.approx(0.4093, abs=1e-4)
    assert high == pytest.approx(0.9285, abs=1e-4)


def test_wins_are_shared_and_standings_sorted() -> None:
    first, last = standings(games_of(1, 3, 2), ["a", "b"])
    assert (first.bot, last.bot) == ("b", "a")
    assert first.wins == pytest.approx(4 / 6)
    assert last.wins == pytest.approx(2 / 6)


def test_the_report_needs_nothing_else(tmp_path: Path) -> None:
    book = Book(tmp_path / "r.jsonl", contest(2, ("<b>", "greedy")))
    book.games = [
        Played(("<b>", "greedy"), 0, seats, (9, 10), (2, 1)) for seats in seatings(("<b>", "greedy"))
    ]
    text = page(book)
    assert "&lt;b&gt;" in text
    assert "<b>" not in text
    assert text.count("<svg") == 3
    assert not any(word in text for word in ("http:", "https:", "src=", "@import"))


@pytest.mark.parametrize("game", [SG, "silver-and-gold-pyramids"])
def test_nobody_beats_one_who_knows_every_card(game: str) -> None:
    from mastaba.bots.players import bot

    match = Match(game, ["a", "b"], seed="ceiling")
    narrow, wide = best_total(match, 0, 1), ceiling(match, 0, 64)
    assert wide >= narrow
    for level in ("club", "greedy", "expert@60"):
        played = Match(game, ["a", "b"], seed="ceiling").play([bot(level, "1"), bot("club", "2")])
        assert wide >= played.totals()[0], level
    assert match.ply == Match(game, ["a", "b"], seed="ceiling").ply  # looked at, not played


def test_the_command_writes_a_report_and_goes_on_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from mastaba.cli import main

    out = tmp_path / "r.html"

    def arena_of(games: int) -> str:
        with pytest.raises(SystemExit) as left:
            main(
                [
                    "arena",
                    SG,
                    "--bots",
                    "random,greedy",
                    "--games",
                    str(games),
                    "--jobs",
                    "1",
                    "--out",
                    str(out),
                    "--json",
                ]
            )
        assert not left.value.code
        return capsys.readouterr().out

    assert '"games":2,' in arena_of(2)
    lines = out.with_suffix(".jsonl").read_bytes().splitlines()
    assert len(lines) == 3
    assert '"games":4,' in arena_of(4)
    assert out.with_suffix(".jsonl").read_bytes().splitlines()[:3] == lines
    assert out.read_text("utf-8").startswith("<!doctype html>")

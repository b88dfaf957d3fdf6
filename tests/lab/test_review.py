"""The review of a finished game: it adds up, it knows only what a seat knew, and it finds what was wrong."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import mastaba
from mastaba.cli.app import main
from mastaba.core.bag import dice
from mastaba.core.contract import CHANCE, Search
from mastaba.core.figures import decimal, percent
from mastaba.lab.course import Change, Course
from mastaba.lab.evaluation import SKETCHED, Game, accuracy
from mastaba.lab.luck import adjusted, share_of
from mastaba.lab.review import judged, stages
from mastaba.lab.review_page import review_page
from mastaba.lab.telling import account_row, headline
from mastaba.lab.verdicts import Account, Decision, Figure, Review, Seat, decoded, encoded
from mastaba.match import registry
from mastaba.match.match import Match

SG, PY, FA = "silver-and-gold", "silver-and-gold-pyramids", "farao"
PLAYOUTS = 160


def played(game: str, *bots: str, seed: int = 1) -> Match:
    return mastaba.new(game, players=len(bots), seed=seed).play(bots, seed=seed)


@pytest.fixture(scope="module", params=[(SG, 1), (PY, 2), (FA, 3)], ids=[SG, PY, FA])
def match(request: pytest.FixtureRequest) -> Match:
    game, seed = request.param  # games in which a random player has something to lose
    return played(game, "expert@40", "random", seed=seed)


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    return mastaba.review(match, playouts=PLAYOUTS)


def test_start_luck_and_choices_add_up_to_the_result(review: Review, match: Match) -> None:
    for seat, total in zip(review.seats, match.totals(), strict=True):
        assert seat.total == total
        for account, result in ((seat.account, total), (seat.odds, float(seat.rank == 1))):
            assert account is not None
            summed = account.start + account.luck + sum(account.choices)
            assert summed == pytest.approx(result)
            assert account.error > 0


def test_games_share_no_dice(match: Match) -> None:
    """A mean over games that share the dice of their worlds would never lose its error."""
    other = played(match.game.about.name, "random", "random", seed=5)
    own, again, others = (Game(one, 40)._dice(0, 6, "luck") for one in (match, match.copy(), other))
    assert (own == again).all()
    assert (own != others).any(axis=1).all()


def test_a_course_fits_all_measurements_and_knows_its_error() -> None:
    """A game of one seat whose expectations are known: steps of chance and choices take turns."""
    chance = np.random.default_rng(3)
    found, errors, alone = [], [], []
    for _ in range(300):
        true = np.append(0.0, chance.normal(0, 2, 40)).cumsum()
        by = [CHANCE if ply % 2 else 0 for ply in range(40)]
        changes = []
        for ply, who in enumerate(by):
            noise = chance.multivariate_normal((0, 0), ((4, 3), (3, 4)))
            pair = (true[ply : ply + 2] + noise).reshape(2, 1)
            spread = np.full((2, 2, 1), 2.0)
            changes.append(Change(who, pair, pair, np.full((2, 1), 2**0.5), spread))
        account = Course(changes, [true[-1]], [1]).account(0, 0, 1)
        assert account.start + account.luck + sum(account.choices) == pytest.approx(true[-1])
        lucky = np.diff(true)[1::2].sum()
        found.append(account.luck - lucky)
        errors.append(account.error)
        alone.append(sum(one.totals[1, 0] - one.totals[0, 0] for one in changes if one.by == CHANCE) - lucky)
    assert abs(np.mean(found)) < 4 * np.mean(errors) / 300**0.5
    assert np.std(found) == pytest.approx(np.mean(errors), rel=0.15)
    assert np.std(found) < 0.8 * np.std(alone)


def test_the_graph_leads_to_the_result(review: Review, match: Match) -> None:
    assert [point.ply for point in review.graph] == list(range(match.ply + 1))
    for point in review.graph:
        assert sum(point.chances) == pytest.approx(1)
    assert review.graph[-1].chances == (1.0, 0.0)
    assert 0.25 < review.graph[0].chances[0] < 0.75


def test_every_decision_with_a_choice_is_judged(review: Review, match: Match) -> None:
    judged = sorted((one.ply, one.seat) for seat in review.seats for one in seat.decisions)
    twin = Match.unshuffled(match.game.about.name, match.seats, variant=match.variant, deck=match.deck)
    asked = []
    for ply, step in enumerate(match.log):
        who = CHANCE if step["by"] == "chance" else step["by"]
        if who != CHANCE and len(twin.actions(who)) > 1:
            asked.append((ply, who))
        twin.follow(who, step["move"])
    assert judged == asked
    for seat in review.seats:
        for one in seat.decisions:
            assert one.move == match.log[one.ply]["move"]
            assert one.move in [line.move for line in one.lines]


def test_a_search_plays_better_than_chance(review: Review) -> None:
    searching, random = review.seats
    assert searching.accuracy > random.accuracy + 30
    assert any(one.seat == 1 for one in review.moments)


def test_costly_moments_are_sure_and_graded(review: Review) -> None:
    least = {"inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.20}
    for one in review.moments:
        assert one.chance.value > 2 * one.chance.error
        assert one.chance.value >= least[one.verdict]
    costs = [one.chance.value for one in review.moments]
    assert costs == sorted(costs, reverse=True)


def test_a_decision_is_judged_by_what_the_seat_knew(match: Match) -> None:
    """Whatever is hidden may be dealt in another way: the judgement stays the same."""
    game = Game(match, PLAYOUTS)
    engine, thrown, changed = match.game.engine, dice("hidden")[0], 0
    for ply in game.decisions()[::9]:
        seat = game.makers[ply]
        before = game.judge(ply)
        real = game.states[ply].copy()
        dealt = game.at(ply).observation(seat)
        engine.redeal_in(match.tables, dealt, 0, seat, thrown)
        seen = np.zeros_like(dealt)
        engine.observe_in(match.tables, dealt, 0, seat, seen, 0)
        assert seen.tobytes() == game.at(ply).observation(seat).tobytes()
        changed += dealt.tobytes() != real.tobytes()
        game.states[ply] = dealt
        # the better line is shown in the game as it was, everything else comes of what the seat knew
        assert replace(game.judge(ply), then=()) == replace(before, then=())
    assert changed or match.game.about.name == FA  # two players of Farao have no secret before a plan


def test_the_same_record_gives_the_same_review_on_any_number_of_cores() -> None:
    record = played(SG, "greedy", "random").record()
    one, two = (mastaba.review(record, playouts=40, cores=cores) for cores in (1, 2))
    assert one == two


@pytest.fixture
def two_games(tmp_path: Path) -> list[str]:
    """The words of a command that reviews two games."""
    mastaba.simulate(SG, ["greedy", "random"], games=2, seed=1, jobs=1).write(tmp_path / "games.jsonl")
    return ["review", str(tmp_path / "games.jsonl"), "--playouts", "10", "--all", "--jobs", "1"]


def test_many_games_are_reviewed_on_the_command_line(
    two_games: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command([*two_games, "--out", str(tmp_path / "here.jsonl")]) == 0
    found = [decoded(line) for line in (tmp_path / "here.jsonl").read_bytes().splitlines()]
    records = map(json.loads, (tmp_path / "games.jsonl").read_text("utf-8").splitlines())
    assert found == [mastaba.review(record, playouts=10) for record in records]
    assert command([*two_games, "--on", "moon"]) == 2
    assert "--on is 'here' or 'ray'" in capsys.readouterr().err


def test_ray_reviews_as_this_machine_does(two_games: list[str], tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="ray is an extra that is not locked: pip install 'mastaba[ray]'")
    for place in ("here", "ray"):
        assert command([*two_games, "--on", place, "--out", str(tmp_path / place)]) == 0
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "here").read_bytes()


def command(words: list[str]) -> int:
    with pytest.raises(SystemExit) as end:
        main(words)
    return int(end.value.code or 0)


def test_results_without_luck_never_spread_more_and_keep_their_mean() -> None:
    """Players who make all, half or nothing of their luck; the estimate of luck has an error of its own."""
    for share, trials in ((1.0, 40), (0.5, 40), (0.0, 40)):
        before, after, bias = [], [], []
        for trial in range(trials):
            chance = np.random.default_rng(trial)
            lucky, rest, error = chance.normal(0, (8, 12, 3), (100, 3)).T
            results = 5 + share * lucky + rest
            without = adjusted(results, lucky + error)[1]
            before.append(results.var())
            after.append(without.var())
            bias.append(without.mean() - results.mean() + share_of(results, lucky) * lucky.mean())
        assert np.mean(after) < np.mean(before) * (1.005 if share == 0 else 0.95 if share < 1 else 0.8)
        assert abs(np.mean(bias)) < 0.2


def test_early_luck_may_count_for_more_than_late_luck() -> None:
    """Players who make something of their first quarter alone, half of everything, and nothing."""
    for shares, most in (((0.6, 0.0, 0.0, 0.0), 0.99), ((0.5,) * 4, 0.95), ((0.0,) * 4, 1.002)):
        before, whole, parted = [], [], []
        for trial in range(30):
            chance = np.random.default_rng(trial)
            parts, rest = chance.normal(0, 5, (400, 4)), chance.normal(0, 14, 400)
            results = 2 + parts @ shares + rest
            before.append(results.std())
            whole.append(adjusted(results, parts.sum(axis=1))[1].std())
            parted.append(adjusted(results, parts)[1].std())
        assert np.mean(parted) < most * np.mean(before)
        assert np.mean(parted) < 1.002 * np.mean(whole)
    for account in (seat.account for seat in mastaba.review(played(SG, "club", "club"), playouts=10).seats):
        assert account is not None
        assert sum(account.quarters) == pytest.approx(account.luck)


def test_progress_is_told() -> None:
    shares: list[float] = []
    mastaba.review(played(SG, "random", "random"), playouts=10, progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1)
    assert len(shares) > 50


def test_the_graph_comes_first_and_the_likely_costliest_decisions_next() -> None:
    match = played(SG, "random", "random", seed=2)
    found = list(stages(match, playouts=PLAYOUTS))
    order = list(dict.fromkeys(one.stage for one in found))
    assert order == ["graph", "luck", "decisions", "done"]
    first = next(one for one in found if one.stage == "luck")
    assert (first.graph[0].ply, first.graph[-1].ply) == (0, match.ply)
    assert SKETCHED < len(first.graph) < match.ply / 2  # a sketch; then every step
    last = [one for one in found if one.stage == "luck"][-1]
    assert [point.ply for point in last.graph] == list(range(match.ply + 1))
    assert first.seats[0].account is None
    begun = next(one for one in found if one.stage == "decisions")
    assert begun.seats[0].headline is not None
    assert sorted(begun.waiting) == Game(match, 1).decisions()
    early = {one.ply for one in found[-1].moments} & set(begun.waiting[: len(begun.waiting) // 2])
    assert len(early) > len(found[-1].moments) / 2 > 0
    assert found[-1] == mastaba.review(match, playouts=PLAYOUTS)


def test_a_stored_review_is_continued_and_ends_as_the_whole_one_does() -> None:
    match = played(SG, "greedy", "random")
    found = list(stages(match, playouts=40))
    for half in (found[3], found[len(found) // 2], found[-1]):
        kept = decoded(encoded(half))
        assert kept == half
        rest = list(stages(match, playouts=40, kept=kept))
        assert rest[-1] == found[-1]
        assert half.stage in ("graph", "luck") or len(rest) <= len(half.waiting) + 1
    other = list(stages(played(SG, "greedy", "random", seed=2), playouts=40, kept=found[-1]))
    assert other[-1].record != found[-1].record
    with pytest.raises(ValueError, match="not a review"):
        decoded(b"{}")


def test_another_move_can_be_tried_and_the_better_line_followed(match: Match, review: Review) -> None:
    one = review.moments[0]
    assert judged(match, one.ply, one.move, playouts=PLAYOUTS) == one
    better = judged(match, one.ply, one.best, playouts=PLAYOUTS)
    assert better.verdict in ("best", "good")
    twin = match._twin_at(one.ply)
    assert one.then[0].move == one.best
    for step in one.then:
        twin.follow(CHANCE if step.by is None else step.by, step.move)
    with pytest.raises(ValueError, match="no decision"):
        judged(match, 0, "pass")
    with pytest.raises(mastaba.IllegalMove):
        judged(match, one.ply, "nonsense")


def test_nothing_to_decide_is_perfect() -> None:
    assert accuracy([]) == 100


def test_what_can_not_be_reviewed_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match="only a finished game can be reviewed"):
        mastaba.review(mastaba.new(SG, players=2, seed=1))
    with pytest.raises(ValueError, match="playouts and cores must be above 0"):
        mastaba.review(played(SG, "random", "random"), playouts=0)
    record = played(SG, "random", "random").record()
    record["steps"][40]["move"] = "pass"
    with pytest.raises(mastaba.BadRecord):
        mastaba.review(record)


# --- games of memory ---


@pytest.mark.parametrize("bot", ["searcher", "pharaoh"])
def test_who_forgets_nothing_has_no_lapse(bot: str) -> None:
    for seed in (1, 2, 3):
        for seat in mastaba.review(played("ramses", bot, bot, seed=seed)).seats:
            assert seat.accuracy == 100
            assert seat.lapses == []
            assert any(one.needed for one in seat.searches)


def test_who_forgets_more_finds_less() -> None:
    found = [
        sum(
            seat.accuracy
            for seed in (1, 2, 3)
            for seat in mastaba.review(played("ramses", bot, bot, seed=seed)).seats
        )
        for bot in ("novice", "club", "expert")
    ]
    assert found[0] + 60 < found[1] < found[2] - 60


def test_a_search_tells_what_happened() -> None:
    match = played("ramses", "club", "club", "novice")
    review = mastaba.review(match)
    searches = sorted((one for seat in review.seats for one in seat.searches), key=lambda one: one.ply)
    assert len({one.ply for one in searches}) == len(searches)
    for one in searches:
        step = match.log[one.ply]
        assert (step["by"], step["do"]) == (one.seat, "slide")
        turn = [step for step in match.log[one.ply : one.ply + one.steps] if step["do"] == "slide"]
        assert all(step["by"] == one.seat for step in turn)
        open_card = [step for step in match.log[: one.ply] if step["do"] == "search"][-1]
        assert (open_card["treasure"], open_card["value"]) == (one.sought, one.points)
        if one.needed is not None:
            assert one.seen_by is not None
            hidden = {step["treasure"]: step["at"] for step in match.log if step["do"] == "hide"}
            places = {what: at for at, what, _ in one.map if what}
            assert places[one.sought] == hidden[one.sought]
            uncovered = [
                step for step in match.log[: one.ply] if step["do"] == "slide" and step["by"] == one.seen_by
            ]
            assert uncovered[one.seen_step - 1]["from"] == hidden[one.sought]
    assert any(one.found for one in searches)


def test_the_review_of_a_game_of_memory_is_told() -> None:
    match = played("ramses", "club", "novice")
    review = mastaba.review(match)
    page = review_page(review, "Ramses")
    lapse = review.seats[1].lapses[0]
    assert f"{registry.named('ramses', lapse.sought)}. It lay open at " in page
    assert review.seats[1].headline is not None
    assert re.match(r"You (won|lost) by \d+: found \d+ of \d+ treasures", str(review.seats[1].headline.you))
    assert "Accuracy" in page


def test_the_code_of_the_docs_runs() -> None:
    told = (Path(__file__).parents[2] / "docs" / "review.md").read_text("utf-8")
    code = "".join(re.findall(r"```python\n(.*?)```", told, re.DOTALL))
    assert "mastaba.review" in code
    exec(compile(code, "docs/review.md", "exec"), {})


def test_the_page_is_whole_and_names_are_text(review: Review, match: Match) -> None:
    record = match.record()
    record["seats"][0]["name"] = "<script>alert(1)</script>"
    page = review_page(mastaba.review(record, playouts=10), "A game", mastaba.replay(record))
    assert "<script" not in page
    assert "http" not in page
    assert page.count("<polyline") == len(review.seats)
    shown = review_page(review, "A game", match)
    assert shown.count('class="board"') == 2 * min(6, len(review.moments)) > 0


def test_points_are_told_only_where_there_are_some(review: Review, match: Match) -> None:
    """What Farao's search counts on the way is nothing that players know: they have places and chances."""
    page = review_page(review, "A game", match)
    assert review.moments
    assert (re.search(r"of the winning chance, −?[\d.]+ ± [\d.]+ points", page) is not None) == review.scored
    assert ("<th>total</th>" in page, "<th>place</th>" in page) == (review.scored, not review.scored)
    for number, seat in enumerate(review.seats):
        account = seat.account if review.scored else seat.odds
        assert account is not None
        told = account_row(review, number)
        assert told[0] == str(seat.total if review.scored else seat.rank)
        luck = decimal(account.luck, 1, signed=True) if review.scored else percent(account.luck, signed=True)
        assert told[2] == luck
        assert f"<td>{luck}</td>" in page


def test_the_sentence_on_top_lists_what_the_seats_accounts_say(review: Review) -> None:
    """In points the parts make up the margin, the rival's subtracted; else they make up the result."""
    for number, (seat, rival) in enumerate(zip(review.seats, review.seats[::-1], strict=True)):
        account = seat.account if review.scored else seat.odds
        theirs = rival.account if review.scored else rival.odds
        assert seat.headline is not None
        assert account is not None
        assert theirs is not None
        parts = dict(seat.headline.parts)
        assert parts["luck"] == account.luck
        assert parts["choices"] == account.choices[number]
        assert parts["their choices"] == pytest.approx(theirs.choices[1 - number], abs=1e-6)
        summed = sum(-part if name.startswith("their") else part for name, part in parts.items())
        assert summed == pytest.approx(seat.headline.margin if review.scored else float(seat.rank == 1))


def test_what_others_changed_is_told_for_the_reader() -> None:
    """Among three players without points: 33 + 10 - 30 - 13 = 0."""
    odds = Account(1 / 3, 0.1, (-0.3, 0.07, -0.2), 0.01)
    seats = (Seat("Ana", 2, 0, odds=odds), Seat("Bo", 1, 0, odds=odds), Seat("Cy", 3, 0, odds=odds))
    told = headline(Review("g", seats, (), 1, scored=False), 0)
    assert str(told.you) == (
        "You came second: your chance at the start 33%, your luck +10%, your choices −30%,"
        " the others’ choices −13%."
    )


def test_nobody_is_perfect_after_a_mistake() -> None:
    """What noise takes from the cost of some moves must not hide that of another."""
    decision = Decision(3, 0, "a", (), Figure(1, 0), Figure(0.11, 0.02), 1, 50, "mistake")
    assert Seat("Ana", 1, 61, 100.0, decisions=(decision,)).told_accuracy == 99
    assert Seat("Ana", 1, 61, 99.7).told_accuracy == 100


def test_close_calls_are_told() -> None:
    """Where playouts can't tell, the review says so, and does not call it a mistake."""
    calls = (
        Decision(9, 0, "b", (), Figure(2, 1.9), Figure(0.08, 0.05), 1, 50, "good"),
        Decision(3, 0, "a", (), Figure(1, 0), Figure(0.02, 0.05), 1, 50, "good"),
        Decision(5, 0, "c", (), Figure(0, 0), Figure(0.0, 0.0), 0, 50, "best"),
    )
    seat = Seat("Ana", 1, 61, account=Account(50, 14, (-3,), 1), decisions=calls)
    review = Review("g", (seat,), (), 1)
    assert review.close_calls == [calls[0]]
    assert review.moments == []
    assert "One move was a close call: playouts can’t tell whether it cost anything." in review_page(
        review, "A game"
    )
    assert "close call" not in review_page(
        replace(review, seats=(replace(seat, decisions=calls[1:]),)), "A game"
    )


def test_slides_are_counted_where_a_treasure_was_found() -> None:
    """Who found nothing has not found it with more slides than needed."""
    missed = Search(40, 0, "ibis", 3, 9, False, 4, 0, 12, 2, ())
    told = {
        found: str(headline(Review("g", (Seat("Ana", 1, 1, searches=searches),), (), 1), 0).you)
        for found, searches in ((0, (missed,)), (1, (missed, replace(missed, found=True))))
    }
    assert told[0].endswith("found 0 of 1 treasures that had been in sight before.")
    assert told[1].endswith(
        "found 1 of 2 treasures that had been in sight before, with 5 slides more than needed."
    )


def test_a_stored_review_keeps_its_sentences() -> None:
    """Those of this version are messages; those of earlier ones are sentences, which stay as they are."""
    ana, bo = (
        Seat(name, rank, total, 100.0, Account(50, luck, (-5, 2), 1))
        for name, rank, total, luck in (("Ana", 1, 61, 14), ("Bo", 2, 52, -2))
    )
    told = headline(Review("g", (ana, bo), (), 1), 0)
    review = Review("g", (replace(ana, headline=told), bo), (), 1)
    again = decoded(encoded(review))
    assert again == review
    assert again.seats[0].headline is not None
    assert str(again.seats[0].headline.you).startswith("You won by 9: your luck +14, theirs −2")
    old = Review("g", (replace(ana, headline=replace(told, you="You won.", text="Ana won.")), bo), (), 1)
    assert decoded(encoded(old)).seats[0].headline == replace(told, you="You won.", text="Ana won.")

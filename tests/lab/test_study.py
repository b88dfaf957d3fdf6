"""The laboratory: what it finds where the answer is known, its report, and that it can be interrupted."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

from mastaba.bots.levels import Expert
from mastaba.bots.players import made
from mastaba.cli.app import main
from mastaba.lab import study as studies
from mastaba.lab.findings import compared, measured, shared_by_deals, weighed
from mastaba.lab.study import Book, OtherStudy, Part, Study, Trial, carry_out
from mastaba.match import registry


def trial(deal: int, play: int, outcomes: tuple[float, ...], held: tuple[tuple[str, ...], ...] = ()) -> Trial:
    ranks = tuple(1 + sum(other > mine for other in outcomes) for mine in outcomes)
    return Trial(
        "house", deal, play, ("a", "b"), 0, outcomes, ranks, 10, 30, 1, held or ((),) * len(outcomes)
    )


def test_the_share_of_the_deal_is_found() -> None:
    """Results made of a part of the deal's and a part of the play's, with known variances."""
    order = np.random.default_rng(1)
    for of_the_deal in (0.0, 0.3, 1.0):
        trials = []
        for deal in range(800):
            luck = order.normal(0, of_the_deal**0.5)
            for play in (0, 1):
                margin = luck + order.normal(0, (1 - of_the_deal) ** 0.5)
                trials.append(trial(deal, play, (margin, -margin)))
        found = shared_by_deals(trials)
        assert found.low <= of_the_deal + 1e-9
        assert found.high >= of_the_deal - 1e-9
        assert abs(found.value - of_the_deal) < 0.1


def test_skill_does_not_count_as_luck() -> None:
    """The better bot changes places: what it wins by is not the deal's."""
    order, trials = np.random.default_rng(1), []
    for deal in range(800):
        luck = order.normal()
        for play, seats in enumerate((("a", "b"), ("b", "a"))):
            margin = luck + order.normal() + (5 if play == 0 else -5)
            one = trial(deal, play, (margin, -margin))
            trials.append(Trial(one.part, deal, play, seats, 0, one.outcomes, one.ranks, 10, 30, 1, one.held))
    found = compared(Part("a : b", ("a", "b"), 800, mirrored=True), trials)
    assert found.share.value > 0.98
    assert found.luck.low < 0.5 < found.luck.high


def test_what_things_are_worth_is_found() -> None:
    """Outcomes are made of what seats hold: 5 for gold, -2 for lead, nothing for sand."""
    order, trials = np.random.default_rng(1), []
    worth = {"gold": 5.0, "lead": -2.0, "sand": 0.0}
    for deal in range(400):
        held = tuple(tuple(name for name in worth for _ in range(order.integers(3))) for _seat in range(2))
        outcomes = tuple(sum(worth[name] for name in seat) + order.normal() for seat in held)
        trials.append(trial(deal, 0, outcomes, held))
    found = {one.what: one.worth for one in weighed(trials)}
    assert [*found] == ["gold", "sand", "lead"]
    for name, value in worth.items():
        assert found[name].low < value < found[name].high
        assert found[name].high - found[name].low < 1


def test_who_begins_and_lengths_are_counted() -> None:
    trials = [
        trial(deal, play, (1.0, 0.0) if deal < 30 else (0.0, 1.0)) for deal in range(40) for play in (0, 1)
    ]
    found = measured(Part("house", ("a", "b"), 40), trials, scored=True)
    assert found.first.value == 0.75
    assert found.first.low < 0.75 < found.first.high
    assert (found.decisions.value, found.choices.value, found.lead_changes) == (10, 3, {1: 80})


def test_an_expert_has_as_many_playouts_as_at_a_table() -> None:
    for game in ("silver-and-gold", "silver-and-gold-pyramids", "farao"):
        expert = Expert(1)
        levels = [part.seats for part in Study(game, 2, 8, "1").parts() if part.mirrored]
        most = expert.allowed(registry.game(game)).playouts
        assert levels == [("novice", "random"), ("club", "novice"), (f"expert@{most}", "club")]
    assert ("expert", "club") in [part.seats for part in Study("ramses", 2, 8, "1").parts()]


def test_an_interrupted_study_goes_on(tmp_path: Path) -> None:
    """The file after an interruption, a killed line and a second run is that of a run in one go."""
    study = Study("silver-and-gold", 2, 8, "3")
    whole = Book(tmp_path / "whole.jsonl", study)
    assert sum(carry_out(study, whole, 1)) == study.total()
    cut = Book(tmp_path / "cut.jsonl", study)
    next(carry_out(study, cut, 1))  # and no more
    with cut.path.open("ab") as file:
        file.write(b'{"part":"hou')
    again = Book(cut.path, study)
    assert 0 < len(again.trials) < study.total()
    list(carry_out(study, again, 1))
    for part in study.parts():
        assert again.of(part) == whole.of(part)
        assert len(again.of(part)) == 2 * part.deals
    assert sorted(cut.path.read_bytes().splitlines()) == sorted(whole.path.read_bytes().splitlines())
    with pytest.raises(OtherStudy, match="another run"):
        Book(cut.path, Study("silver-and-gold", 2, 8, "4"))


@pytest.mark.parametrize("game", registry.names())
def test_every_part_can_be_played(game: str) -> None:
    """Its bots play the game, its options go together with its number of players."""
    about = registry.about(game)
    parts = Study(game, 2, 8, "1").parts()
    assert len({part.name for part in parts}) == len(parts)
    assert sum(part.mirrored for part in parts) == 3
    for part in parts:
        for name in part.seats:
            made(name, about)
        registry.check_seats(game, len(part.seats), registry.read_deck(game), about.variant(part.variant))


class Words(HTMLParser):
    """The text of a page, and whether its tags fit."""

    def __init__(self) -> None:
        super().__init__()
        self.open, self.text = list[str](), ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "line", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"])
def test_every_game_has_a_report(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(studies, "LEVELS", ("random", "novice"))  # searching takes long
    with pytest.raises(SystemExit) as end:
        main(["lab", game, "--games", "8", "--jobs", "1", "--out", str(tmp_path / "lab.html")])
    assert not end.value.code, capsys.readouterr().err
    words = Words()
    words.feed((tmp_path / "lab.html").read_text("utf-8"))
    assert not words.open
    for title in ("At a glance", "Who begins", "Luck", "Changes of the lead", "How levels compare"):
        assert title in words.text
    told = json.loads((tmp_path / "lab.json").read_text("utf-8"))
    assert told["house"]["games"] == 8
    assert told["house"]["shortest"] <= told["house"]["decisions"]["value"] <= told["house"]["longest"]
    assert told["scored"] == (game != "farao")


def test_an_own_deck_stands_beside_the_house_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards of one box are done at once: fewer choices, fewer points."""
    monkeypatch.setattr(studies, "LEVELS", ())
    deck = tmp_path / "tiny.txt"
    deck.write_text("".join(f"T{n} {('purple', 'green')[n % 2]} 1\no\n\n" for n in range(12)), "utf-8")
    run = ["lab", "silver-and-gold", "--deck", str(deck), "--games", "8", "--jobs", "1"]
    with pytest.raises(SystemExit) as end:
        main([*run, "--out", str(tmp_path / "lab.html")])
    assert not end.value.code, capsys.readouterr().err
    told = json.loads((tmp_path / "lab.json").read_text("utf-8"))
    assert told["own"]["choices"]["value"] < told["house"]["choices"]["value"]
    text = (tmp_path / "lab.html").read_text("utf-8")
    assert "harder: fewer points" in text
    assert "poorer in choices" in text


def test_mistakes_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in (
        (["--on", "moon"], "--on is 'here' or 'ray', not 'moon'"),
        (["--players", "9"], "players"),
        (["--out", str(tmp_path / "no" / "lab.html")], "no such folder"),
    ):
        with pytest.raises(SystemExit) as end:
            main(["lab", "silver-and-gold", *words])
        assert end.value.code == 2
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1

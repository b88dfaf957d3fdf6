"""The public Python API: docs/python.md, and what every name promises."""

from __future__ import annotations

import copy
import doctest
import inspect
import pickle
import re
import subprocess
import sys
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import mastaba
from mastaba.bots.players import UnknownBot
from mastaba.lab.arena import Contest, play_game
from mastaba.match import registry
from mastaba.match.local_seat import LocalSeat
from mastaba.match.match import EndlessGame

SG = "silver-and-gold"
GAMES = registry.names()
GUIDE = Path(__file__).parents[1] / "docs" / "python.md"


class First(mastaba.Bot):
    """The first of its moves while few steps have been made, then any; it counts what it has seen."""

    seen = 0

    def choose(self, seat: mastaba.SeatView) -> mastaba.Move:
        return seat.moves[0] if seat.ply < 100 else self.random.choice(seat.moves)

    def watch(self, seat: mastaba.SeatView) -> None:
        self.seen += 1


class Deep(First):
    """A bot that can't be made without arguments."""

    def __init__(self, depth: int) -> None:
        super().__init__()
        self.depth = depth


# --- the guide ---


def test_the_code_of_the_guide_runs(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = re.sub(
        r"<!-- needs a server -->\n```python\n.*?```", "", GUIDE.read_text("utf-8"), flags=re.DOTALL
    )
    code = "".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    assert code.count("mastaba.") > 8
    script = tmp_path / "guide.py"
    script.write_text(code, "utf-8")  # a script, without a guard for new processes
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Search: Double Crown" in done.stdout


def test_every_public_name_is_listed_and_has_an_example() -> None:
    shown = {name for name in dir(mastaba) if not name.startswith("__")}
    assert shown == set(mastaba.__all__)  # completion shows nothing else
    for name in mastaba.__all__:
        found = getattr(mastaba, name)
        told = inspect.getdoc(type(found).__call__ if name == "games" else found) or ""
        assert ">>>" in told, name
        examples = doctest.DocTestParser().get_doctest(told, {}, name, None, None)  # as a reader pastes it
        assert doctest.DocTestRunner().run(examples).failed == 0, name
    for kind in (mastaba.Match, mastaba.SeatView, mastaba.Bot):
        for name, member in vars(kind).items():
            if not name.startswith("_") and (callable(member) or isinstance(member, property)):
                assert inspect.getdoc(member), f"{kind.__name__}.{name}"
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        mastaba.nothing  # noqa: B018


def test_importing_is_light() -> None:
    code = "import sys, mastaba; mastaba.Bot, mastaba.games(); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {"numba", "numpy", "rich"} & set(told.split())


# --- moves ---


def test_a_move_is_pushed_by_itself_or_by_notation() -> None:
    match = mastaba.new(SG, players=2, seed="5eed")
    move = match.moves(0)[0]
    assert (str(move), move.seat, move.action) == (match.legal(0)[0], 0, match.actions(0)[0])
    assert match.game.words.write(move.step) == str(move)
    match.push(move)
    match.push(str(match.moves(1)[0]))  # only seat 1 can mean it
    with pytest.raises(mastaba.IllegalMove, match="is a move of seat 0, not of seat 1"):
        match.push(move, seat=1)
    with pytest.raises(TypeError, match=r"one of match\.moves"):
        match.push(7)  # type: ignore[arg-type]


def test_a_notation_that_several_can_mean_needs_a_seat() -> None:
    match = mastaba.new(SG, players=2, seed="5eed")
    for _ in range(2):
        match.push(match.moves(match.to_act[0])[0])
    with pytest.raises(mastaba.IllegalMove, match=r"seats 0 and 1 may move now: say which"):
        match.push("pass")
    with pytest.raises(mastaba.IllegalMove, match=r"at least one box while one is left \(SG-11\)"):
        match.push("pass", seat=1)
    match.play(["random", "random"], seed=1)
    with pytest.raises(mastaba.IllegalMove, match="over"):
        match.push("pass")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_leaves_no_trace(game: str) -> None:
    match = mastaba.new(game, players=2, seed="pop")
    taken = refused = 0
    reasons: list[str] = []
    for turn in range(60):
        if match.over:
            break
        before, record = match.snapshot(), match.record()
        moves = match.moves(match.to_act[-1])
        match.push(moves[turn % len(moves)])
        after = match.record()
        try:
            assert match.pop() == moves[turn % len(moves)]
        except mastaba.IllegalMove as error:
            refused += 1
            reasons.append(str(error))
        else:
            taken += 1
            assert match.record() == record
            assert match.snapshot() == before
            assert match.to_act == pickle.loads(pickle.dumps(match)).to_act
            match.push(moves[turn % len(moves)])
        assert match.record() == after
    assert refused
    assert all(re.search("chance has acted since|something new", reason) for reason in reasons)
    assert taken


def test_there_must_be_a_move_to_take_back() -> None:
    with pytest.raises(mastaba.IllegalMove, match="no move to take back"):
        mastaba.new("ramses", seed=7).pop()


# --- copies, text, pictures ---


@pytest.mark.parametrize("game", GAMES)
def test_copies_go_their_own_way(game: str) -> None:
    match = mastaba.new(game, players=2, seed="copy")
    match.push(match.moves(match.to_act[0])[0])
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        record = match.record()
        assert twin.record() == record
        assert twin.play(["random", "random"], seed=1).over
        assert match.record() == record
    assert twin.record()["shuffle"]["seed"] == "copy"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_shown(game: str) -> None:
    match = mastaba.new(game, players=["[bold]Ana[/]", "Bo"], seed=7)
    assert repr(match).startswith(f"<Match of {game}: [bold]Ana[/], Bo; ")
    assert "to move>" in repr(match)
    text = str(match)
    assert "\x1b" not in text
    assert "Bo" in text
    assert str(match.view(match.to_act[0])["status"]).split()[0] in text
    picture = match._repr_svg_()
    assert picture.startswith("<svg")
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


# --- bots ---


@pytest.mark.parametrize("game", GAMES)
def test_one_class_plays_everywhere(game: str) -> None:
    mine = First()
    match = mastaba.new(game, players=2, seed="mine").play([mine, First])
    assert match.over
    assert mine.seen == sum(step["by"] != "chance" for step in match.log)
    games = mastaba.simulate(game, ["random", First], games=2, seed=1, jobs=1)
    assert [row["bot"] for row in games.table()] == ["random", "First"] * 2
    contest = Contest(game, (f"{__name__}:First", "random"), 2, 1, "1")
    assert play_game(contest, contest.bots, 0, contest.bots, registry.read_deck(game)).ranks


def test_a_bot_that_joins_a_running_game_sees_what_its_seat_saw() -> None:
    match = mastaba.new("ramses", seed="late")
    for _ in range(5):
        match.push(match.moves(match.to_act[0])[0])
    mine = First()
    match.play([mine, "random"], seed=1)
    assert mine.seen > sum(step["by"] != "chance" for step in match.log)


@pytest.mark.parametrize(
    ("players", "advice"),
    [
        (["club"], "1 bots for 2 seats: give one for each seat"),
        ("club", "give a list with a bot for each of the 2 seats"),
        (["club", 7], "a bot is a name, or an instance or a subclass of mastaba.Bot, not 7"),
        (["club", "nobody"], "no bot 'nobody'; the bots are"),
        (["club", "nobody"], "a class of your own is named module:Class"),
        (["club", Deep], "Deep needs arguments (missing a required argument: 'depth'): give an instance"),
        (["club", "nowhere:Bot"], "no bot 'nowhere:Bot'"),
        (["club", "mastaba:Match"], "mastaba has no subclass of mastaba.Bot named 'Match'"),
    ],
)
def test_bots_given_wrongly_are_answered_with_advice(players: Any, advice: str) -> None:
    with pytest.raises((TypeError, ValueError, UnknownBot), match=re.escape(advice)):
        mastaba.new(SG, seed=1).play(players)


def test_a_bot_must_answer_with_a_move() -> None:
    class Wrong(mastaba.Bot):
        def choose(self, seat: mastaba.SeatView) -> mastaba.Move:
            return "pass"  # type: ignore[return-value]

    with pytest.raises(TypeError, match=r"Wrong\.choose must return one of seat\.moves, not 'pass'"):
        mastaba.new(SG, seed=1).play([Wrong, "random"])
    with pytest.raises(UnknownBot, match=r"Bot can’t play: it has no method choose\(self, seat\)"):
        mastaba.new(SG, seed=1).play([mastaba.Bot, "random"])
    with pytest.raises(TypeError, match="abstract"):
        mastaba.Bot()  # type: ignore[abstract]


class ToAndFro(mastaba.Bot):
    """In Ramses it slides one pyramid to and fro."""

    def choose(self, seat: mastaba.SeatView) -> mastaba.Move:
        return seat.moves[0]


def test_a_bot_of_ones_own_keeps_within_200_slides_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """RA-10"""
    monkeypatch.setattr("mastaba.match.match.LONGEST", 2_000)
    match = mastaba.new("ramses", players=2, seed=1)
    with pytest.raises(EndlessGame):
        match.play([ToAndFro, ToAndFro])
    turns = [len(list(steps)) for _, steps in groupby(match.log, key=itemgetter("by"))]
    assert max(turns) <= 200


def test_a_game_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.match.match.LONGEST", 2_000)
    match = mastaba.new("ramses", players=2, seed=1)
    with pytest.raises(EndlessGame, match=r"not over after 2,000 steps.* seat [01] \(ToAndFro\)"):
        match.play([ToAndFro, ToAndFro])


def test_no_bot_sees_more_than_its_seat() -> None:
    seat = mastaba.new(SG, players=["Ana", "Bo"], seed=1).seat(1)
    assert isinstance(seat, LocalSeat)
    assert (seat.seat, seat.names, seat.over, seat.game.name) == (1, ["Ana", "Bo"], False, SG)
    with pytest.raises(ValueError, match="there is no seat 2; seats count from 0 to 1"):
        mastaba.new(SG, seed=1).seat(2)


# --- many games ---


def test_user_classes_and_names_play_on_several_processes() -> None:
    one, two = (mastaba.simulate(SG, ["random", First], games=4, seed=1, jobs=jobs) for jobs in (1, 2))
    assert one.records == two.records
    assert len(one) == 4
    assert sum(row["wins"] for row in one.summary()) == pytest.approx(1)


def test_the_arena_takes_names_and_classes() -> None:
    one, two = (mastaba.arena(SG, ["greedy", First], games=4, seed=1, jobs=jobs) for jobs in (1, 2))
    assert one.games == two.games
    assert len(one.games) == 4
    assert {row.bot for row in one.standings} == {"greedy", f"{__name__}:First"}
    assert one.pairings[0].games == 4
    with pytest.raises(ValueError, match="at least two different bots"):
        mastaba.arena(SG, ["greedy", "greedy"])
    with pytest.raises(TypeError, match="the arena takes names and classes of bots, not <"):
        mastaba.arena(SG, ["greedy", First()])  # type: ignore[list-item]


def test_a_class_of_the_script_itself_competes() -> None:
    code = (
        "import mastaba\n"
        "class Mine(mastaba.Bot):\n"
        "    def choose(self, seat): return seat.moves[0]\n"
        f"print(mastaba.arena('{SG}', ['random', Mine], games=2, seed=1).games[0].seats)\n"
    )
    done = subprocess.run([sys.executable, "-"], input=code, capture_output=True, text=True, check=False)
    assert done.stdout == "('__main__:Mine', 'random')\n", done.stderr


def test_a_game_without_totals_has_no_mean() -> None:
    means = [
        mastaba.simulate(game, ["random", "random"], games=1, seed=1, jobs=1).summary()[0]["mean_total"]
        for game in (SG, "farao")
    ]
    assert means[0] > 0
    assert means[1] is None


@pytest.mark.parametrize("seat", [2, -2, "Ana", None])
def test_a_seat_that_is_not_there_is_told(seat: Any) -> None:
    match = mastaba.new(SG, players=2, seed=1)
    for ask in (match.moves, match.seat, match.view, match.observation):
        with pytest.raises(ValueError, match=f"there is no seat {seat!r}; seats count from 0 to 1"):
            ask(seat)


def test_bots_are_called_by_their_names() -> None:
    assert [repr(one) for one in (mastaba.bot("expert@40"), First())] == ["<bot expert@40>", "<bot First>"]
    games = mastaba.simulate(SG, [mastaba.bot("club"), First], games=1, seed=1, jobs=1)
    assert games.bots == ["club", "First"]


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_knows_what_is_printed_on_the_cards(game: str) -> None:
    cards = mastaba.new(game, players=2, seed=1).seat(0).cards
    assert cards["hash"] == "sha256:" + registry.read_deck(game).hash
    done = subprocess.run(
        [sys.executable, "-m", "mastaba.cli", "deck", game, "--json"], capture_output=True, check=True
    )
    assert msgspec.json.decode(done.stdout) == cards


def test_an_address_without_http_is_told() -> None:
    from mastaba.client import Mastaba

    with pytest.raises(ValueError, match="an address begins with http:// or https://, not 'localhost:8642'"):
        Mastaba("localhost:8642")


def test_a_server_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from mastaba.client import Mastaba

    monkeypatch.setattr("mastaba.client.PATIENCE", 0.0)
    monkeypatch.setattr("mastaba.client.RETRY_AFTER", 0.01)
    with pytest.raises(ConnectionError, match="http://localhost:1 does not answer: is the server running"):
        Mastaba("http://localhost:1")


def test_games_are_kept_in_a_file(tmp_path: Path) -> None:
    games = mastaba.simulate(SG, ["random", "random"], games=2, seed=1, jobs=1)
    games.write(tmp_path / "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines()
    assert len(lines) == 2
    assert repr(games[:1]) == f"<1 games of {SG}: random, random>"


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_as_many_games(game: str) -> None:
    batch = mastaba.vector(game, players=2, n=6, seed=1)
    for _ in range(30):
        legal = batch.legal()
        for i in range(batch.n):
            if batch.who[i] >= 0:
                listed = np.flatnonzero(legal[i])
                assert len(listed) == sum(int(word).bit_count() for word in batch.masks[i])
        chosen = batch.sample()
        assert all(legal[i, chosen[i]] for i in range(batch.n) if batch.who[i] >= 0)
        batch.step(chosen)
        assert np.array_equal(batch.done, batch.who < 0)
    assert batch.observe().shape == (6,)
    assert batch.totals().shape == (6, 2)


def test_a_batch_begins_anew_where_it_is_told() -> None:
    batch = mastaba.vector(SG, players=3, n=4, seed=1)
    while not batch.done.all():
        batch.step(batch.sample())
    assert np.allclose(batch.rewards.sum(axis=1), 1)
    batch.reset([1])
    assert batch.done.tolist() == [True, False, True, True]
    assert batch.who.tolist() == [-1, 0, -1, -1]
    assert not batch.rewards[1].any()
    assert batch.rewards[0].any()
    batch.reset()
    assert not batch.done.any()
    states = batch.states.tobytes()
    actions = batch.sample()
    actions[2] = 9999
    with pytest.raises(mastaba.IllegalMove, match="action 9999 of game 2 is not legal now"):
        batch.step(actions)
    assert batch.states.tobytes() == states
    with pytest.raises(ValueError, match=r"must have the shape \(4,\), not"):
        batch.step(np.zeros(3))


# --- without the server ---


@pytest.mark.parametrize("command", ["serve", "tables list"])
def test_a_server_command_without_the_server_is_one_line(command: str, tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "for name in ('alembic', 'litestar', 'sqlalchemy', 'uvicorn', 'httpx'): sys.modules[name] = None\n"
        f"from mastaba.cli.app import main\nmain({[*command.split(), '--data', str(tmp_path)]!r})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    assert "pip install 'mastaba[server]'" in line

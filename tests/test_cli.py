"""The command line: what users do, and what they can get wrong. Bad input is one line and exit code 2."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import mastaba
from mastaba.games.farao.deck import HOUSE as TILES
from mastaba.match.origin import play_on
from tests.commands import COMMAND, run


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("games") / "games.jsonl"
    done = run(
        "simulate",
        "silver-and-gold",
        "--games",
        "60",
        "--seats",
        "random,greedy,random",
        "--seed",
        "7",
        "--out",
        out,
    )
    assert done.returncode == 0, done.stderr
    return out


# --- what works ---


def test_games() -> None:
    assert "silver-and-gold" in run("games").stdout
    listed = json.loads(run("games", "--json").stdout)
    assert listed[0]["options"][0] == {
        "name": "show_pile",
        "default": False,
        "values": [False, True],
        "help": "show the expedition cards already used in this round",
    }


def on_a_terminal(*words: str, columns: int) -> str:
    """What a command shows on a terminal of that width."""
    code = (
        "import fcntl, os, pty, struct, sys, termios\n"
        "child, screen = pty.fork()\n"
        "if child == 0:\n"
        f"    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack('HHHH', 40, {columns}, 0, 0))\n"
        "    os.execv(sys.executable, [sys.executable, '-m', 'mastaba.cli', *sys.argv[1:]])\n"
        "shown = b''\n"
        "while True:\n"
        "    try: part = os.read(screen, 65536)\n"
        "    except OSError: break\n"
        "    if not part: break\n"
        "    shown += part\n"
        "os.waitpid(child, 0)\n"
        "sys.stdout.buffer.write(shown)\n"
    )
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")} | {
        "NO_COLOR": "1",
        "TERM": "xterm",
    }
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, env=environment, check=True
    )
    return re.sub(r"\x1b\[[0-9;]*m", "", done.stdout.decode()).replace("\r\n", "\n")


@pytest.mark.skipif(sys.platform == "win32", reason="makes a Unix terminal")
@pytest.mark.parametrize("columns", [120, 80, 40, 20])
def test_names_that_one_has_to_type_are_never_cut(columns: int) -> None:
    shown = on_a_terminal("games", columns=columns)
    names = [game["name"] for game in json.loads(run("games", "--json").stdout)]
    assert [
        line.split()[0]
        for line in shown.splitlines()
        if line[:1] not in ("", " ") and line.split()[0] in names
    ] == names
    assert "…" not in shown
    assert "mastaba play NAME" in shown
    assert all(len(line) <= columns for line in shown.splitlines() if line.startswith(" "))


@pytest.mark.parametrize("width", ["20", "80"])
def test_piped_there_is_one_line_a_game(width: str) -> None:
    listed = json.loads(run("games", "--json").stdout)
    lines = run("games", width=width).stdout.splitlines()
    assert [line.split("\t")[:3] for line in lines] == [
        [game["name"], game["title"], "{} to {} players".format(*game["players"])] for game in listed
    ]


def run_in(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command as the installed script runs it: Python does not look for modules in the folder."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "mastaba.cli", *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "COLUMNS": "120", "NO_COLOR": "1"},
        check=False,
    )


@pytest.fixture
def mybots(tmp_path: Path) -> Path:
    """A folder with a bot of one's own."""
    (tmp_path / "mybots.py").write_text(
        "import mastaba\n\n\n"
        "class MyBot(mastaba.Bot):\n"
        "    def choose(self, seat):\n"
        "        return seat.moves[-1]\n\n\n"
        "class Unfinished(mastaba.Bot):\n"
        "    pass\n"
    )
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "silver-and-gold", "--seats", "random,mybots:MyBot", "--games", "60", "--jobs", "2"],
        ["arena", "silver-and-gold", "--bots", "random,mybots:MyBot", "--games", "4", "--jobs", "2"],
    ],
)
def test_a_bot_of_ones_own_plays(mybots: Path, words: list[str]) -> None:
    done = run_in(mybots, *words)
    assert done.returncode == 0, done.stderr
    assert "mybots:MyBot" in done.stdout


def test_a_bot_of_ones_own_plays_in_the_terminal(mybots: Path) -> None:
    done = run_in(mybots, "play", "silver-and-gold", "--seats", "Ana,mybots:MyBot", typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "mybots:MyBot 2 keep" in done.stdout


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("mybots:Nobody", "no bot 'mybots:Nobody': mybots has no subclass of mastaba.Bot named 'Nobody'"),
        ("yourbots:MyBot", "no bot 'yourbots:MyBot': No module named 'yourbots'"),
        ("mybots:Unfinished", "Unfinished can’t play: it has no method choose(self, seat)"),
        ("a" * 60 + ":b", "no bot '" + "a" * 60 + ":b': No module named '" + "a" * 60 + "'"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_bot_that_is_not_there_is_told_in_a_line(mybots: Path, command: str, bot: str, told: str) -> None:
    done = run_in(mybots, command, "silver-and-gold", "--seats", f"club,{bot}")
    assert (done.returncode, done.stderr) == (2, f"mastaba: {told}\n")


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"mastaba {mastaba.__version__}\n")
    assert "--version" in run("--help").stdout
    assert "play" in run().stdout  # nothing asked: the help


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_names_the_levels(command: str) -> None:
    shown = " ".join(run(command, "--help").stdout.replace("│", " ").split())
    assert "novice, club, expert, pharaoh" in shown


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"])
def test_the_usual_opponent_is_a_level(game: str, tmp_path: Path) -> None:
    out = tmp_path / "left.json"
    assert run("play", game, "--out", out, typed="quit\n").returncode == 1
    assert [seat.get("bot") for seat in json.loads(out.read_text())["seats"]] == [None, "club"]


def test_deck() -> None:
    shown = run("deck", "silver-and-gold").stdout
    assert "P01 purple 14 +2/orange" in shown
    listed = json.loads(run("deck", "silver-and-gold", "--json").stdout)
    assert len(listed["cards"]) == 47


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["deck", "silver-and-gold"],
        ["deck", "silver-and-gold", "--json"],
        ["--help"],
        ["simulate", "--help"],
    ],
)
def test_what_needs_no_compiled_rules_does_not_load_them(words: list[str]) -> None:
    code = (
        f"import sys; from mastaba.cli import main\ntry: main({words!r})\nexcept SystemExit: pass\n"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_simulated_games_replay(games: Path) -> None:
    assert len(games.read_text().splitlines()) == 60
    done = run("replay", games, "--verify-shuffle")
    assert (done.returncode, done.stdout) == (0, f"{games}: 60 games verified.\n")


def test_a_number_is_the_same_seed_in_python(games: Path) -> None:
    again = mastaba.simulate("silver-and-gold", ["random", "greedy", "random"], games=2, seed=7, jobs=1)
    assert again.records == [json.loads(line) for line in games.read_text().splitlines()[:2]]


def test_a_game_is_reviewed(games: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    done = run("review", games, "--game", "3", "--playouts", "10", "--out", page)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^Silver & Gold: .+ (won|share)", done.stdout)
    assert "accuracy" in done.stdout
    assert "<svg" in page.read_text("utf-8")
    found = mastaba.review(json.loads(games.read_text("utf-8").splitlines()[2]), playouts=10)
    assert ("Where the game turned" in done.stdout) == bool(found.turns)
    assert ("close call" in done.stdout) == bool(found.close_calls)
    assert found.turns or found.close_calls
    wrong = run("review", games, "--game", "61")
    assert (wrong.returncode, wrong.stderr) == (2, f"mastaba: {games} has 60 games: --game can’t be 61\n")


def test_a_game_that_was_played_on_is_refereed(games: Path, tmp_path: Path) -> None:
    source = mastaba.replay(json.loads(games.read_text("utf-8").splitlines()[4]))
    branch, other = tmp_path / "branch.json", tmp_path / "other.jsonl"
    again = play_on(source, 40, redealt_for=1, seed=3).play(["random"] * 3, seed=1)
    branch.write_text(json.dumps(again.record()), "utf-8")
    told = run("replay", branch, "--quiet")
    assert told.returncode == 0, told.stderr
    assert "played on from another game, after step 40. --source checks that too" in told.stdout
    held = run("replay", branch, "--quiet", "--source", games)
    assert held.returncode == 0, held.stderr
    assert f"played on from a game of {games}, after step 40" in held.stdout
    other.write_text("".join(games.read_text("utf-8").splitlines(True)[:2]), "utf-8")
    wrong = run("replay", branch, "--quiet", "--source", other)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "this is not the record that it was played on from" in wrong.stderr
    many = run("replay", games, "--source", games)
    assert (many.returncode, many.stderr) == (2, "mastaba: --source is for one game: choose it with --game\n")


def test_a_replay_is_shown(games: Path) -> None:
    done = run("replay", games, "--game", "3")
    assert done.returncode == 0
    assert "reveal" in done.stdout
    assert "Result" in done.stdout
    assert "1 game verified" in done.stdout


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(games: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    words = ["simulate", "silver-and-gold", "--games", "60", "--seats", "random,greedy,random"]
    assert run(*words, "--seed", "7", "--jobs", "1", "--out", one).returncode == 0
    assert one.read_bytes() == games.read_bytes()
    assert run(*words, "--seed", "8", "--jobs", "2", "--out", other).returncode == 0
    assert other.read_bytes() != games.read_bytes()


def test_simulation_in_figures() -> None:
    told = json.loads(
        run("simulate", "silver-and-gold", "--games", "20", "--seats", "greedy,random", "--json").stdout
    )
    assert told["games"] == 20
    assert [row["bot"] for row in told["seats"]] == ["greedy", "random"]
    assert sum(row["wins"] for row in told["seats"]) == pytest.approx(1)


def test_own_cards(tmp_path: Path) -> None:
    cards = tmp_path / "my-cards.txt"
    cards.write_text("\n\n".join(f"C{n} grey 3\nooo" for n in range(12)))
    done = run("deck", "silver-and-gold", "--check", cards)
    assert (done.returncode, done.stdout) == (0, f"{cards}: 12 cards, no mistakes, for up to 2 players.\n")
    out = tmp_path / "own.jsonl"
    assert run("simulate", "silver-and-gold", "--games", "5", "--deck", cards, "--out", out).returncode == 0
    assert run("replay", out, "--deck", cards).returncode == 0
    done = run("replay", out)
    assert done.returncode == 2
    assert "--deck" in done.stderr


def test_a_game_in_the_terminal(tmp_path: Path) -> None:
    """A person who always picks from the list plays to the end; the record holds."""
    out = tmp_path / "game.json"
    done = run(
        "play",
        "silver-and-gold",
        "--seats",
        "Ana,random",
        "--seed",
        "1",
        "--out",
        out,
        typed="list\n" + "1\n" * 200,
    )
    assert done.returncode == 0, done.stderr
    assert "Cross off the" in done.stdout
    assert "Result" in done.stdout
    assert run("replay", out, "--quiet").returncode == 0


def test_moves_are_typed_explained_and_taken_back() -> None:
    """An illegal move is explained with its rule, an X chain can be taken back."""
    typed = "1\ncross nonsense\nback\nquit\n"
    done = run("play", "silver-and-gold", "--seats", "Ana,random", "--seed", "5eed", typed=typed)
    assert "(SG-10)" in done.stdout
    assert "nothing to take back" in done.stdout
    assert done.returncode == 1


def test_hot_seat_hides_hands() -> None:
    """Two people at one screen: a curtain between their private choices."""
    done = run("play", "silver-and-gold", "--seats", "Ana,Bo", "--seed", "5eed", typed="\n1\n\n1\nquit\n")
    assert "Pass the screen to Ana" in done.stdout
    assert "Pass the screen to Bo" in done.stdout


# --- what users get wrong ---


BAD: list[tuple[list[str], str]] = [
    (["play", "silver-and-bold"], "did you mean 'silver-and-gold'"),
    (["deck", "chess"], "no game 'chess'"),
    (["simulate", "chess"], "no game"),
    (["play", "silver-and-gold", "--seats", "A"], "2 to 4 players, not 1"),
    (
        ["simulate", "silver-and-gold", "--seats", "random,random,random,random,random"],
        "2 to 4 players, not 5",
    ),
    (["play", "silver-and-gold", "--seats", "A,,B"], "empty name"),
    (
        ["simulate", "silver-and-gold", "--seats", "random,Ana"],
        "no bot 'Ana'; the bots are: novice, club, expert, pharaoh, random, greedy",
    ),
    (["simulate", "silver-and-gold", "--option", "pile"], "NAME=VALUE"),
    (["simulate", "silver-and-gold", "--option", "pile=true"], "no option 'pile'"),
    (
        ["simulate", "silver-and-gold", "--option", "show_pile=maybe"],
        "can’t be 'maybe'; it can be: false or true",
    ),
    (["simulate", "silver-and-gold", "--games", "0"], "--games"),
    (["simulate", "silver-and-gold", "--games", "many"], "--games"),
    (["simulate", "silver-and-gold", "--speed", "9"], "No such option: --speed"),
    (["simulate"], "Missing argument"),
    (["simulat"], "No such command 'simulat'"),
    (
        ["simulate", "silver-and-gold", "--out", "no/such/folder/games.jsonl"],
        "no/such/folder: no such folder",
    ),
    (["simulate", "silver-and-gold", "--out", "."], "is a directory"),
    (["replay", "nothing.jsonl"], "nothing.jsonl: no such file"),
    (["replay", "."], "is a directory"),
    (["deck", "silver-and-gold", "--check", "nothing.txt"], "nothing.txt: no such file"),
    (["play", "silver-and-gold", "--deck", "nothing.txt"], "nothing.txt: no such file"),
]


@pytest.mark.parametrize(
    ("words", "reason"), BAD, ids=lambda part: " ".join(part) if isinstance(part, list) else ""
)
def test_bad_input_is_one_line_and_exit_code_2(
    words: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*words)
    assert done.returncode == 2
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_records_that_do_not_hold(games: Path, tmp_path: Path) -> None:
    """Broken, cut off, edited, empty: the line and the reason."""
    lines = games.read_text().splitlines()
    edited = tmp_path / "edited.jsonl"
    edited.write_text("\n".join([lines[0], lines[1].replace('"total":', '"total":1'), *lines[2:4]]))
    done = run("replay", edited)
    assert done.returncode == 2
    assert "edited.jsonl, line 2: the result does not follow from the steps" in done.stderr
    assert "1 of 4 records" in done.stderr
    for text, reason in (
        ("", "empty"),
        (lines[0][:500], "not JSON"),
        ("[]", "JSON object"),
        ("{}", "no 'format'"),
        ("\0\xff", "not JSON"),
    ):
        edited.write_text(text)
        done = run("replay", edited)
        assert done.returncode == 2, text
        assert reason in done.stderr
        assert "Traceback" not in done.stderr
    assert run("replay", games, "--game", "61").returncode == 2


def test_a_record_of_older_rules(tmp_path: Path) -> None:
    """One line that names the game, both versions and what to do."""
    old = tmp_path / "old.json"
    seats = [{"name": "A"}, {"name": "B"}]
    variant = {"mode": "basic", "children": False, "slides": None}
    old.write_text(
        json.dumps(
            {
                "format": "mastaba/1",
                "game": "ramses",
                "rules": 1,
                "variant": variant,
                "cards": "",
                "seats": seats,
                "steps": [],
            }
        )
    )
    done = run("replay", old)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(
        f"mastaba: {old}: played with version 1 of the rules of Ramses, this is version "
    )
    assert "Traceback" not in done.stderr


def test_mistakes_in_a_card_file_are_all_listed(tmp_path: Path) -> None:
    cards = tmp_path / "my.txt"
    cards.write_text("A grey 1\nq\n\nB pink 1\no\n")
    done = run("deck", "silver-and-gold", "--check", cards)
    assert done.returncode == 2
    assert f"{cards}: line 2: card A, box a1: 'q' is not a symbol" in done.stderr
    assert f"{cards}: line 4" in done.stderr
    assert "2 mistakes" in done.stderr
    assert run("play", "silver-and-gold", "--deck", cards).returncode == 2


def test_decks_that_can_not_be_played_are_rejected(tmp_path: Path) -> None:
    """Too few cards, names that differ only in case, an inscription missing, a file without an end: by the
    check and by play, naming the file."""
    small, alike, unread = tmp_path / "small.txt", tmp_path / "alike.txt", tmp_path / "unread.txt"
    small.write_text("\n\n".join(f"C{n} grey 3\nooo" for n in range(11)))
    alike.write_text("\n\n".join(f"{name} grey 3\nooo" for name in ["c0", *(f"C{n}" for n in range(12))]))
    tiles = TILES.read_text("utf-8")
    unread.write_text(tiles.replace("inscription-red", "plain"))
    for game, cards, told in (
        ("silver-and-gold", small, f"{small}: 11 cards are too few for 2 players: at least 12"),
        ("silver-and-gold", alike, f"{alike}: line 4: card C0 is already on line 1"),
        (
            "farao",
            unread,
            f"{unread}: line {tiles.splitlines().index('small') + 1}: no tile with inscription-red",
        ),
        ("silver-and-gold", Path("/dev/zero"), "/dev/zero: larger than 1 MB"),
    ):
        done = run("deck", game, "--check", cards)
        assert (done.returncode, done.stdout) == (2, "")
        assert told in done.stderr
        done = run("play", game, "--deck", cards)
        assert done.returncode == 2
        assert told in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_deck_too_small_for_these_players_is_named(games: Path, tmp_path: Path) -> None:
    cards = tmp_path / "my-cards.txt"
    cards.write_text("\n\n".join(f"C{n} grey 3\nooo" for n in range(12)))
    done = run("play", "silver-and-gold", "--seats", "A,B,C", "--deck", cards)
    assert done.returncode == 2
    assert f"{cards}: 12 cards are too few for 3 players: at least 16" in done.stderr
    cards.write_text("C1 grey 1\nq")
    done = run("replay", games, "--deck", cards)
    assert done.returncode == 2
    assert f"{games}, line 1: {cards}: line 2: card C1, box a1: 'q' is not a symbol" in done.stderr


def test_of_very_many_mistakes_some_are_listed(tmp_path: Path) -> None:
    cards = tmp_path / "my.txt"
    cards.write_text("C1 pink 1\no\n\n" * 1000)
    done = run("deck", "silver-and-gold", "--check", cards)
    assert done.returncode == 2
    assert f"{cards}: and " in done.stderr
    assert len(done.stderr.splitlines()) == 52


NASTY = "\x1b]0;owned\x07\x1b[2J\u202e\nAna"


def harmless(done: subprocess.CompletedProcess[str]) -> bool:
    return all(line.isprintable() and len(line) < 1000 for line in (done.stdout + done.stderr).splitlines())


def test_a_record_does_not_steer_the_terminal(games: Path, tmp_path: Path) -> None:
    """Names, and whatever else of a record is told, come without control characters and are cut where they
    are long."""
    record = json.loads(games.read_text().splitlines()[0])
    file = tmp_path / "nasty.json"
    for names in ([NASTY, "x" * 5000, ":bomb:"], ["\x9b2J\x85", "[bold]", "\u2028"]):
        file.write_text(json.dumps({**record, "seats": [{"name": name} for name in names]}))
        done = run("replay", file)
        assert done.returncode == 0, done.stderr
        assert harmless(done)
        assert "Result" in done.stdout
    assert "\\x9b2J\\x85" in done.stdout
    for edit in (
        {"format": NASTY * 100},
        {"game": NASTY * 100},
        {"steps": [{"by": NASTY, "move": NASTY * 100}]},
        {"rules": 10**18},
    ):
        file.write_text(json.dumps({**record, **edit}))
        done = run("replay", file)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert str(file) in done.stderr
        assert harmless(done)


def test_a_record_without_its_seed_is_unproven(games: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in games.read_text().splitlines()[:3]]
    del lines[1]["shuffle"]
    one, some = tmp_path / "one.json", tmp_path / "some.jsonl"
    one.write_text(json.dumps(lines[1]))
    some.write_text("\n".join(map(json.dumps, lines)))
    unproven = "unproven: no seed in the record"
    done = run("replay", one, "--quiet")
    assert (done.returncode, done.stdout) == (
        0,
        f"{one}: 1 game verified, {len(lines[1]['steps'])} steps; the shuffle is {unproven}.\n",
    )
    assert run("replay", some).stdout == f"{some}: 3 games verified; the shuffle of 1 is {unproven}.\n"
    done = run("replay", one, "--verify-shuffle")
    assert done.returncode == 2
    assert f"{one}: the record has no seed" in done.stderr
    assert f"{some}, line 2: the record has no seed" in run("replay", some, "--verify-shuffle").stderr


def test_records_without_an_end_are_let_go() -> None:
    done = run("replay", "/dev/zero")
    assert done.returncode == 2
    assert "/dev/zero, line 1 is larger than 10 MB" in done.stderr


MARKUP = "[/x]"  # what a careless program would take for the markup of its output


def test_names_are_names_and_not_markup(tmp_path: Path) -> None:
    """Whatever a user calls themselves, their seed or their files, it is shown as it is."""
    out = tmp_path / f"{MARKUP.replace('/', '')}.jsonl"
    done = run(
        "play",
        "silver-and-gold",
        "--seats",
        f"{MARKUP},random",
        "--seed",
        MARKUP,
        "--out",
        out,
        typed="1\nlist\n" + "1\n" * 200,
    )
    assert done.returncode == 0, done.stderr
    assert MARKUP in done.stdout
    assert MARKUP in run("replay", out).stdout
    assert MARKUP in run("simulate", "silver-and-gold", "--games", "2", "--seed", MARKUP).stdout
    assert run("deck", "silver-and-gold", "--check", f"{MARKUP}.txt").returncode == 2


def test_odd_input_does_not_end_a_game(tmp_path: Path) -> None:
    """A digit that is none, a number without end, a name too long: explained or refused; and what was played
    is kept when the input ends."""
    out = tmp_path / "left.json"
    done = run(
        "play",
        "silver-and-gold",
        "--seats",
        "Ana,random",
        "--out",
        out,
        typed="²\n" + "9" * 5000 + "\n\x07\n1\n",
    )
    assert done.returncode == 1
    assert "Not legal" in done.stdout
    assert json.loads(out.read_text())["ended"] == "abandoned"
    assert run("replay", out, "--quiet").returncode == 0
    assert run("play", "silver-and-gold", "--seats", "A" * 41 + ",random").returncode == 2
    assert run("play", "silver-and-gold", "--seats", "A\x07,random").returncode == 2


def test_other_terminals() -> None:
    """Narrow ones, and ones that can't show every letter."""
    assert run("deck", "silver-and-gold", width="20").returncode == 0
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*COMMAND, "mastaba.cli", "deck", "silver-and-gold"],
        capture_output=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0
    done = subprocess.run(
        [*COMMAND, "mastaba.cli", "play", "silver-and-gold"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1


def test_links_and_pipes_are_not_replaced(tmp_path: Path) -> None:
    """A link is followed, a pipe is written to."""
    target, link, pipe = tmp_path / "target.jsonl", tmp_path / "link.jsonl", tmp_path / "pipe"
    link.symlink_to(target)
    assert run("simulate", "silver-and-gold", "--games", "1", "--out", link).returncode == 0
    assert link.is_symlink()
    assert len(target.read_text().splitlines()) == 1
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        assert run("simulate", "silver-and-gold", "--games", "1", "--out", pipe).returncode == 0
        told, _ = reader.communicate(timeout=60)
    assert pipe.is_fifo()
    assert told == target.read_bytes()


def test_a_cut_off_line_does_not_hide_the_others(games: Path, tmp_path: Path) -> None:
    lines = games.read_text().splitlines()
    cut = tmp_path / "cut.jsonl"
    cut.write_text("\n".join([lines[0][:300], *lines[1:3]]))
    done = run("replay", cut)
    assert done.returncode == 2
    assert "cut.jsonl, line 1: not JSON" in done.stderr
    assert "1 of 3 records" in done.stderr
    whole = tmp_path / "whole.json"
    whole.write_text(json.dumps(json.loads(lines[0]), indent=1))
    assert run("replay", whole, "--quiet").returncode == 0


@pytest.mark.skipif(
    sys.platform == "win32", reason="sends Unix signals; Windows ends a process without telling it"
)
def test_a_dead_worker_does_not_take_finished_games_along(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = [
        "simulate",
        "silver-and-gold",
        "--games",
        "1000000",
        "--seats",
        "random,random",
        "--jobs",
        "2",
        "--out",
        str(out),
    ]
    with running(*words) as process:
        wait_for_games(process, tmp_path)
        workers = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        for worker in workers:
            os.kill(int(worker), signal.SIGKILL)
        _, told = process.communicate(timeout=120)
    assert process.returncode == 1
    assert "a worker process died" in told
    assert len(out.read_text().splitlines()) > 0


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A command that is stopped in any case; interrupts reach it also where the tests themselves run in the
    background."""
    command = [
        sys.executable,
        "-c",
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from mastaba.cli import main; main()",
    ]
    process = subprocess.Popen(
        [*command, *words], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_for_games(process: subprocess.Popen[str], folder: Path) -> None:
    deadline = time.monotonic() + 300
    while not any(path.stat().st_size > 100_000 for path in folder.iterdir()):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.2)


@pytest.mark.skipif(
    sys.platform == "win32", reason="sends Unix signals; Windows ends a process without telling it"
)
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_keeps_what_is_finished(tmp_path: Path, sent: signal.Signals) -> None:
    out = tmp_path / "games.jsonl"
    words = [
        "simulate",
        "silver-and-gold",
        "--games",
        "1000000",
        "--seats",
        "random,random",
        "--out",
        str(out),
    ]
    with running(*words) as process:
        wait_for_games(process, tmp_path)
        process.send_signal(sent)
        _, told = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "interrupted after" in told
    assert "are in" in " ".join(told.split())
    assert list(tmp_path.iterdir()) == [out]
    for line in out.read_text().splitlines():
        assert json.loads(line)["result"]

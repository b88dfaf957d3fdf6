"""The terminal in every language: in the pseudo-language, what has no accents was not translated."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import mastaba
from mastaba.bots import LEVELS
from mastaba.cli import output, terminal
from mastaba.cli.app import asked_language, command, main, usual_language
from mastaba.core import language as texts
from mastaba.core import textart
from mastaba.core.cardfile import load
from mastaba.core.language import ENGLISH, OWN, PSEUDO, areas, entries, languages, simple, speaking, told
from mastaba.core.message import Message, Said
from mastaba.games.ramses import deck as ramses
from mastaba.lab import clairvoyant
from mastaba.lab.arena import Contest
from mastaba.lab.ratings import Interval, Standing
from mastaba.lab.report import report
from mastaba.lab.review_page import review_page
from mastaba.match import registry
from mastaba.match.match import Match

ACCENTS = re.compile("[áčéíñöšúýÁČÉÍÑÖŠÚÝ]")
WORD = re.compile(r"[a-zA-Z]{3,}")
TYPED = re.compile(
    r"--[a-z-]+|'[^']*'|https?:\S+|\S*\.(?:json|jsonl|html|db|txt|parquet|svg|csv|npy)\b|mastaba(?: [a-z]+)?"
    r"|\b[A-Z_]{6,}\b|\b[\w-]+[=:@/][\w=:@/.,-]*"
)
"""What one types or a program writes: options, commands, files, names of settings."""


def all_commands() -> Iterator[tuple[str, ...]]:
    """Every command, with those in groups."""

    def below(group: Any, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        yield path
        for name, one in getattr(group, "commands", {}).items():
            yield from below(one, (*path, name))

    return below(command(), ())


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """A command in this process: what it returned, said, and complained about."""
    capsys.readouterr()
    with speaking(ENGLISH), pytest.raises(SystemExit) as end:
        main(words)
    said = capsys.readouterr()
    return int(end.value.code or 0), said.out, said.err


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "console", shown := Console(emoji=False, width=2000))
    for module in ("help", "games", "deck", "tables", "play", "replay", "review"):
        monkeypatch.setattr(f"mastaba.cli.{module}.console", shown)
    monkeypatch.setattr(output, "errors", Console(stderr=True, emoji=False, width=2000))


def english(text: str, *known: str) -> list[str]:
    """The words of a text in the pseudo-language that were not translated: lines, or cells of a table, that
    have no accent."""
    titles = (registry.about(name).title for name in registry.names())
    for one in sorted([*known, *titles], key=len, reverse=True):
        text = text.replace(one, " ")
    parts = re.split(r"\n|  +|[│┃]", TYPED.sub(" ", text))
    return [part.strip() for part in parts if WORD.search(part) and not ACCENTS.search(part)]


# --- Which language ---


def test_the_language_of_the_environment_is_that_of_posix(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert usual_language() == ENGLISH
    for name, value, language in (
        ("LANG", "cs_CZ.UTF-8", "cs"),
        ("LC_MESSAGES", "fr_FR@euro", "fr"),
        ("LC_ALL", "de.UTF-8", "de"),
        ("LC_ALL", "C", ENGLISH),
        ("LC_ALL", "", "fr"),
    ):
        monkeypatch.setenv(name, value)
        assert usual_language() == language, (name, value)


def test_the_language_may_be_asked_for_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked_language(["play"]) == (None, ["play"])
    outs = [
        run(capsys, *words) for words in (["--lang", "cs", "play", "--help"], ["play", "--help", "--lang=cs"])
    ]
    assert outs[0] == outs[1]
    assert "Použití: mastaba play" in outs[0][1]
    code, _, said = run(capsys, "games", "--lang", "tlh")
    assert (code, said.count("\n")) == (2, 1)
    assert "'tlh'" in said


def test_simple_messages_are_what_fluent_makes_of_them() -> None:
    """Those that are told without Fluent, because it takes a while to import."""

    for language in languages():
        for area in areas():
            bundle = texts._bundle(language, area)
            for name in bundle._messages:
                pattern = bundle.get_message(name).value
                if pattern and (text := simple(language, area, name)) is not None:
                    assert bundle.format_pattern(pattern)[0] == text, name


def test_help_needs_no_fluent(capsys: pytest.CaptureFixture[str]) -> None:
    """Help is there at once in every language: each of its messages is a text."""
    for language in languages():
        for name in mastaba_help():
            assert simple(language, "help", name), (language, name)


def mastaba_help() -> list[str]:

    return list(entries((OWN / ENGLISH / "help.ftl").read_text("utf-8")))


# --- Help and mistakes ---


@pytest.mark.parametrize("words", list(all_commands()), ids=lambda words: " ".join(words) or "mastaba")
def test_the_help_of_every_command_is_translated(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, said, _ = run(capsys, "--lang", PSEUDO, *words, "--help")
    assert code == 0
    names = [path[-1] for path in all_commands() if path]
    said = said.partition(told(Message("help/examples"), PSEUDO))[0]
    said = re.sub(r"\[[^\[\]\n]*\] *$", "", TYPED.sub(" ", said), flags=re.MULTILINE)  # defaults
    known = {*names, "A,B,…", "here|ray", "plain|json"}
    assert [one for one in english(said) if one not in known] == []


@pytest.mark.parametrize("language", languages())
def test_help_names_the_levels(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("play", "simulate"):
        assert ", ".join(LEVELS) in run(capsys, "--lang", language, name, "--help")[1]


MISTAKES = [
    ["plai"], ["play", "--sets", "a"], ["deck"], ["simulate", "ramses", "--games", "0"],
    ["simulate", "ramses", "--games", "many"], ["serve", "--port", "70000"], ["games", "two", "words"],
    ["play", "ramses", "--seed"], ["play", "chess"], ["play", "ramsis"],
    ["play", "ramses", "--seats", "A,,B"],
    ["play", "ramses", "--option", "slides"], ["play", "ramses", "--option", "storm=1"],
    ["play", "ramses", "--option", "mode=hard"], ["play", "ramses", "--seats", "A"],
    ["play", "farao", "--option", "inscriptions=7"], ["play", "ramses", "--seats", "A,nobody:Here"],
    ["simulate", "ramses", "--seats", "Ana,club"], ["simulate", "ramses", "--seats", "random@4,club"],
    ["simulate", "ramses", "--seats", "club@fast,club"], ["arena", "ramses", "--bots", "club"],
    ["arena", "ramses", "--on", "moon"], ["play", "ramses", "--out", "no/such/folder.json"],
    ["replay", "nothing.json"], ["deck", "ramses", "--check", "."], ["serve", "--log", "loud"],
    ["serve", "--trusted-proxies", "me"], ["serve", "--public-url", "me"],
    ["tables", "tidy", "--keep", "x=1"],
    ["restore", "nothing.db"],
]  # fmt: skip


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_mistakes_are_told_in_a_line_of_the_language(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, _, said = run(capsys, *words, "--lang", PSEUDO)
    assert code == 2
    assert said.count("\n") == 1
    assert ACCENTS.search(said)
    assert not re.search(r"[a-z]{3,} [a-z]{3,} [a-z]{3,}", TYPED.sub("", said)), said


@pytest.mark.parametrize("language", languages())
def test_there_is_help_and_a_mistake_in_each_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(Message("help/usage"), language) in run(capsys, "--lang", language)[1]
    code, _, said = run(capsys, "--lang", language, "play", "chess")
    assert code == 2
    assert said == f"mastaba: {told(_no_game(), language)}\n"


def _no_game() -> Message:
    with pytest.raises(registry.UnknownGame) as error:
        registry.about("chess")
    said = error.value.args[0]
    assert isinstance(said, Message)
    return said


# --- Lists ---


@pytest.mark.parametrize("game", registry.names())
def test_the_cards_of_a_game_are_translated(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, said, _ = run(capsys, "--lang", PSEUDO, "deck", game)
    assert english(said) == []


def test_the_list_of_games_is_translated(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mastaba.cli.games.console", Console(emoji=False, width=2000, force_terminal=True))
    _, said, _ = run(capsys, "--lang", PSEUDO, "games")
    assert english(said, *registry.names()) == []


WRONG = {
    "silver-and-gold": "P1 pink 3 seal blue 7\nqoo.o\no\n\nP1\n\ndeck grey x\no\n",
    "silver-and-gold-pyramids": "1 pink\nE.x\n\n07 green\n.....\n.E..q\n.....\n..T..\n.....\n",
    "ramses": "treasures\nNone\nibis\nibis\n\nstack 1\nibis 9 storm\n\nstack 2\n\nchips\n9 hats\n\npile\n",
    "farao": "small\n0 ring gold\n2 tee\n\ntokens\nfood often\nbread 2\n\nhuge\n",
}


@pytest.mark.parametrize("game", WRONG)
def test_mistakes_in_card_files_are_translated(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cards = tmp_path / "cards.txt"
    cards.write_text(WRONG[game], "utf-8")
    code, _, said = run(capsys, "--lang", PSEUDO, "deck", game, "--check", str(cards))
    assert code == 2
    assert len(said.splitlines()) > 4
    assert all(ACCENTS.search(line.replace(str(cards), "")) for line in said.splitlines()), said
    assert not re.search(r"[a-z]{3,} [a-z]{3,} [a-z]{3,}", TYPED.sub("", said)), said


# --- A game, from its start to its end ---


class Typist:
    """Two people at one screen, who ask what one can ask, and then play as bots would."""

    def __init__(self, match: Match) -> None:
        self.prompts: list[str] = []
        self.asides = ["?", "back", "999999", "nonsense"]
        self.bots = {seat: mastaba.bot("club", seat) for seat in range(2)}
        self.table = terminal.TerminalGame(match, Console(file=io.StringIO(), width=80, emoji=False), self)

    def __call__(self, prompt: Said) -> str:
        self.prompts.append(str(prompt))
        if not str(prompt).endswith(">"):
            return ""  # a curtain
        if self.asides:
            return self.asides.pop(0)
        match = self.table.match
        seat = [one["name"] for one in match.seats].index(str(prompt).removesuffix(">"))
        return str(match.actions(seat).index(self.bots[seat].choose_action(match.seat(seat))) + 1)

    @property
    def shown(self) -> str:
        screen = self.table.console.file
        assert isinstance(screen, io.StringIO)
        return screen.getvalue()


OPTIONS = {"ramses": {"slides": 2, "mode": "expert"}}
# Of each stack only the first cards: to search takes many turns.
SHORT = re.sub(r"(?m)(^stack \d\n(?:\S.*\n){4})(?:\S.*\n)+", r"\1", ramses.HOUSE.read_text("utf-8"))
NAMES = ["Zz", "Qq"]  # without a letter that has an accent


def played(game: str, language: str) -> Typist:
    """A whole game, and its score sheets."""
    with speaking(language):
        about = registry.about(game)
        variant = about.variant(OPTIONS.get(game, {}))
        deck = ramses.read(load(SHORT.encode())) if game == "ramses" else None
        match = Match(game, terminal.seat_data(NAMES, about), seed="terminal", variant=variant, deck=deck)
        typist = Typist(match)
        typist.table.play()
        typist.table.console.print(terminal.result_table(typist.table.match))
        return typist


@pytest.mark.parametrize("game", registry.names())
def test_no_english_is_seen_in_a_game(game: str) -> None:
    typist = played(game, PSEUDO)
    match = typist.table.match
    notation = {str(step["move"]) for step in match.log}
    for prompt in typist.prompts:
        assert prompt.removesuffix(">") in NAMES or ACCENTS.search(prompt), prompt
    assert [one for one in english(typist.shown, *notation) if one not in NAMES] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", registry.names())
def test_a_game_is_played_in_each_language_on_80_columns(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing, wide = registry.drawing(game), list[str]()
    draw = drawing.draw

    def measured(*given: Any) -> str:
        drawn = draw(*given)
        wide.extend(line for line in drawn.split("\n") if textart.width(line) > 80)
        return drawn

    monkeypatch.setattr(drawing, "draw", measured)
    typist = played(game, language)
    assert wide == []
    assert told(Message("terminal/result"), language) in typist.shown
    assert not re.search(r"\{[a-z-]+/[\w-]+\}", typist.shown)  # a message that there is not
    if language != ENGLISH:
        assert not {"cards", "the", "your"} & set(re.findall(r"[\w-]+", typist.shown))


# --- Reports ---


class Texts(HTMLParser):
    """What a page says, also to screen readers, and its language."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.language = ""
        self.inside: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.language = self.language or known.get("lang") or ""
        self.said.append(known.get("aria-label") or "")
        self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.inside and self.inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if "style" not in self.inside:
            self.said.append(data)


def untranslated(page: str, *known: str) -> list[str]:
    texts = Texts(page)
    assert texts.language == PSEUDO
    left = [one for text in texts.said for one in english(text, *known)]
    return [one for one in left if one not in known]


@pytest.mark.parametrize("game", ["silver-and-gold", "ramses"])
def test_the_page_of_a_review_is_translated(game: str) -> None:
    match = Match(game, NAMES, seed="review", variant=registry.about(game).variant(OPTIONS.get(game, {})))
    match.play(["random", "random"], seed="1")
    found = mastaba.review(match, playouts=10)
    with speaking(PSEUDO):
        page = review_page(found, registry.about(game).title, match)
    judged = [one for seat in found.seats for one in seat.decisions]
    moves = {str(step["move"]) for step in match.log} | {line.move for one in judged for line in one.lines}
    moves |= {step.move for one in judged for step in one.then}
    assert untranslated(page, *moves, *NAMES) == []


def test_the_report_of_a_contest_is_translated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clairvoyant, "ceiling", partial(clairvoyant.ceiling, widest=64))
    out = tmp_path / "arena.html"
    words = ["silver-and-gold", "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--ceiling", "1"]
    code, said, _ = run(capsys, "--lang", PSEUDO, "arena", *words, "--out", str(out))
    assert code == 0
    assert english(said, str(tmp_path), "random", "greedy") == []
    assert untranslated(out.read_text("utf-8"), "random", "greedy") == []


def test_the_report_of_a_study_is_translated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mastaba.lab.study.LEVELS", ("random", "novice"))  # searching takes long
    out = tmp_path / "lab.html"
    words = ["silver-and-gold", "--games", "8", "--jobs", "1", "--out", str(out)]
    code, said, _ = run(capsys, "--lang", PSEUDO, "lab", *words)
    assert code == 0
    assert english(said, str(tmp_path)) == []
    assert untranslated(out.read_text("utf-8"), "random : novice", "club : club", "novice : random") == []


def test_simulated_games_and_their_replay_are_translated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    words = ["silver-and-gold", "--games", "2", "--jobs", "1", "--seats", "random,greedy", "--out", str(out)]
    code, said, _ = run(capsys, "--lang", PSEUDO, "simulate", *words)
    assert (code, english(said, str(tmp_path), "random", "greedy")) == (0, [])
    code, said, _ = run(capsys, "--lang", PSEUDO, "replay", str(out), "--quiet")
    assert (code, english(said, str(tmp_path))) == (0, [])
    out.write_text(out.read_text("utf-8").replace('"total":', '"total":1'), "utf-8")
    code, _, said = run(capsys, "--lang", PSEUDO, "replay", str(out))
    assert (code, english(said, str(tmp_path))) == (2, [])


@pytest.mark.parametrize(
    ("language", "many", "share"),
    [
        ("en", "1,234", "62.5%"),
        ("de", "1.234", "62,5\u00a0%"),
        ("cs", "1\u00a0234", "62,5\u00a0%"),
        ("fr", "1\u202f234", "62,5\u202f%"),
    ],
)
def test_reports_name_their_language_and_write_numbers_as_it_does(
    language: str, many: str, share: str
) -> None:
    with speaking(language):
        page = report(
            Contest("silver-and-gold", ("a", "b"), 2, 4, "1"),
            "Silver & Gold",
            [Standing("a", 1234, 0.625, 50.25, 1.0, Interval(-10.0, 0.0, 10.0))],
            [],
            [],
            None,
        )
    assert f'<html lang="{language}">' in page
    assert f"<td>{many}</td><td>{share}</td>" in page

"""The command line. Bad input is one line and exit code 2; an unfinished game is 1; an interrupted run is 130."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table

from mastaba import __version__, hosting
from mastaba.bots import LEVELS
from mastaba.core.cardfile import BadDeck
from mastaba.core.contract import Value, spell
from mastaba.match import registry
from mastaba.saying import (
    BAD_INPUT,
    INTERRUPTED,
    LONGEST_NAME,
    UNFINISHED,
    console,
    errors,
    escaped,
    open_game,
    progress,
    say,
    stop,
    tell,
    told_in_a_line,
)

OPPONENT = "club"  # plays well in every game, and at once
MOST_MISTAKES = 50  # told of a card file at once
LARGEST_RECORD = 10_000_000  # bytes
MOST_FAULTS = 10  # records that do not hold, told one by one
UNPROVEN = "the shuffle is unproven: no seed in the record"

app = typer.Typer(
    help="A table for treasure games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    epilog="Start with: mastaba play",
)

app.command(epilog=hosting.SERVE_EXAMPLES)(hosting.serve)
app.command(hidden=True)(hosting.prepare)
app.add_typer(hosting.tables, name="tables")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name: see [bold]mastaba games[/].")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="Play with the cards of this file.")]


def _tell_version(asked: bool) -> None:
    if asked:
        say(f"mastaba {__version__}")
        raise typer.Exit


@app.callback()
def mastaba(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.", is_eager=True, callback=_tell_version)] = False,
) -> None:
    """A table for treasure games."""


def read_options(name: str, given: list[str] | None) -> dict[str, Value]:
    """``name=value`` words as a full variant."""
    known = registry.about(name)
    chosen: dict[str, Any] = {}
    for word in given or []:
        key, equals, text = word.partition("=")
        if not equals:
            raise ValueError(f"--option takes NAME=VALUE, not {word!r}")
        option = next((option for option in known.options if option.name == key), None)
        chosen[key] = next((value for value in option.values if spell(value) == text.lower()), text) if option else text
    return known.variant(chosen)


def checked_deck(name: str, file: Path | None) -> Any:
    """The deck to play with; the first mistake in one line if it is no good."""
    try:
        return registry.read_deck(name, file)
    except BadDeck as error:
        more = f"; 'mastaba deck {name} --check {file}' lists every mistake" if len(error.mistakes) > 1 else ""
        raise ValueError(f"{file}: {error}{more}") from None


def check_seats(name: str, seats: int, cards: Any, variant: dict[str, Value], file: Path | None) -> None:
    """ValueError if the game, the deck of this file, or these options can't seat so many."""
    try:
        registry.check_seats(name, seats, cards, variant)
    except BadDeck as error:
        raise ValueError(f"{file}: {error}") from None


@app.command()
def games(as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False) -> None:
    """List the games with their players and options."""
    listed = [registry.about(name) for name in registry.names()]
    if as_json:
        import msgspec

        data = [
            {
                "name": game.name,
                "title": game.title,
                "players": game.players,
                "rules": game.rules,
                "summary": game.summary,
                "options": [
                    {"name": option.name, "default": option.default, "values": option.values, "help": option.help} for option in game.options
                ],
            }
            for game in listed
        ]
        print(msgspec.json.encode(data).decode())  # noqa: T201
        return
    if not console.file.isatty():  # for grep, cut and the like
        for game in listed:
            options = [f"{option.name}={spell(option.default)}" for option in game.options]
            print(game.name, game.title, "{} to {} players".format(*game.players), *options, sep="\t")  # noqa: T201
        return
    for game in listed:
        say("")
        players = "{} to {} players".format(*game.players)
        console.print(f"[bold]{game.name}[/]  {game.title}, {players}", highlight=False, soft_wrap=True)
        console.print(Padding(escaped(game.summary), (0, 0, 0, 4)), highlight=False)
        for option in game.options:
            told = f"--option {option.name}={spell(option.default)}: {option.help} ({option.told()})"
            console.print(Padding(escaped(told), (0, 0, 0, 4), style="dim"), highlight=False)
    console.print("\nPlay one with [bold]mastaba play NAME[/].", soft_wrap=True)


@app.command(epilog="Examples: mastaba deck silver-and-gold;  mastaba deck silver-and-gold --check my-cards.txt")
def deck(
    game: GameName,
    file: DeckFile = None,
    check: Annotated[Path | None, typer.Option("--check", metavar="FILE", help="Look for mistakes in a card file of your own.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The card list as data.")] = False,
) -> None:
    """Show the cards of a game, or check a card file of your own."""
    with told_in_a_line():
        if check:
            try:
                found = registry.read_deck(game, check)
            except BadDeck as error:
                for mistake in error.mistakes[:MOST_MISTAKES]:
                    say(f"{check}: {mistake}", errors)
                if len(error.mistakes) > MOST_MISTAKES:
                    say(f"{check}: and {len(error.mistakes) - MOST_MISTAKES} more", errors)
                stop(f"{len(error.mistakes)} mistake{'s' * (len(error.mistakes) > 1)} in {check}: mend and check again")
            least, most = registry.about(game).players
            players = max(seats for seats in range(least, most + 1) if len(found.cards) >= found.fewest(seats))
            say(f"{check}: {len(found.cards)} cards, no mistakes, for up to {players} players.")
            return
        cards = checked_deck(game, file)
        if as_json:
            import msgspec

            print(msgspec.json.format(msgspec.json.encode(cards.as_json()), indent=1).decode())  # noqa: T201
            return
        console.print(registry.drawing(game).draw_deck(cards, console.width), highlight=False)


def _ask(prompt: str) -> str:
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    return console.input(escaped(prompt))


def seat_words(text: str) -> list[str]:
    """The words of --seats."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise ValueError("--seats has an empty name")
    for word in words:
        if len(word) > LONGEST_NAME or not word.isprintable():
            raise ValueError(f"--seats: {word[:LONGEST_NAME]!r} can't be a name: use up to {LONGEST_NAME} letters that can be printed")
    return words


@app.command(epilog="Examples: mastaba play;  mastaba play silver-and-gold --seats Ana,Bo,expert")
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game's name: see [bold]mastaba games[/].")] = "silver-and-gold",
    seats: Annotated[
        str, typer.Option(metavar="A,B,…", help=f"Who plays: names of people, or levels of bots, from weak to strong: {', '.join(LEVELS)}.")
    ] = f"You,{OPPONENT}",
    seed: Annotated[str | None, typer.Option(help="Deal as in another game with this seed.")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Keep the record of the game in this file.")] = None,
    option: Options = None,
    deck: DeckFile = None,
) -> None:
    """Play in the terminal, with people and bots in any seats."""
    with told_in_a_line():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        words = seat_words(seats)
        check_seats(game, len(words), cards, variant, deck)
        check_writable(out)
        open_game(game)
        import msgspec

        from mastaba import terminal
        from mastaba.files import written_beside
        from mastaba.lab.simulate import game_seed
        from mastaba.match.match import Match

        about = registry.about(game)
        cards_of = f"the cards of {deck}" if deck else "the house cards of Mastaba"
        console.print(f"[bold]{about.title}[/] with {escaped(cards_of)}.  {terminal.help_for(about)}")
        secret = None if seed is None else game_seed(seed, 0)
        match = Match(game, terminal.seat_data(words, about), seed=secret, variant=variant, deck=cards)
        table = terminal.TerminalGame(match, console, _ask)
        with written_beside(out) if out else nullcontext() as file:
            try:
                table.play()
            except (terminal.Left, EOFError, KeyboardInterrupt):
                table.match.abandoned = True
            if file:
                file.write(msgspec.json.encode(table.match.record()) + b"\n")
        if table.match.over:
            console.print(terminal.result_table(table.match.result() or {}, table.names))
        if out:
            say(f"Record kept in {out}.")
        if table.match.abandoned:
            stop("the game was left before its end", UNFINISHED)


def check_writable(out: Path | None) -> None:
    """OSError now rather than after the work."""
    if out is None:
        return
    if out.is_dir():
        raise IsADirectoryError(21, "is a directory: name a file", str(out))
    if not out.parent.is_dir():
        raise FileNotFoundError(2, "no such folder", str(out.parent))
    if not os.access(out.parent, os.W_OK):
        raise PermissionError(13, "no permission to write there", str(out.parent))


@app.command(epilog="Example: mastaba simulate silver-and-gold --games 1000 --seats random,greedy,greedy --seed 7 --out games.jsonl")
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(metavar="A,B,…", help=f"The bots in their seats: {', '.join(LEVELS)}, random or greedy.")] = "random,greedy",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Keep the records here, one a line.")] = None,
    option: Options = None,
    deck: DeckFile = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Cores to use; all of them if not given.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as data.")] = False,
) -> None:
    """Let bots play many games, on all cores."""
    with told_in_a_line():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        words = tuple(seat_words(seats))
        check_seats(game, len(words), cards, variant, deck)
        check_writable(out)
        from mastaba.bots.players import bot
        from mastaba.files import written_beside
        from mastaba.lab import simulate as lab

        for word in words:
            bot(word, about=registry.about(game))
        plan = lab.Plan(game, words, seed, variant, deck)
        open_game(game)
        tally = lab.Tally(words)
        ended = ""
        signal.signal(signal.SIGTERM, _interrupt)
        with written_beside(out) if out else nullcontext() as file, progress("playing", games) as advance:
            try:
                for line, result in lab.simulate(plan, games, min(jobs or lab.cores(), -(-games // lab.CHUNK))):
                    if file:
                        file.write(line + b"\n")
                    tally.add(result)
                    advance()
            except KeyboardInterrupt:
                ended = "interrupted"
            except BrokenExecutor:
                ended = "a worker process died (out of memory?)"
    kept = f" {tally.games} finished games are kept in {out}." if out else ""
    if as_json:
        import msgspec

        print(msgspec.json.encode({"game": game, "games": tally.games, "seed": seed, "seats": tally.rows()}).decode())  # noqa: T201
    else:
        table = Table("seat", "bot", "wins", "mean total", title=escaped(f"{tally.games} games of {registry.about(game).title}, seed {seed}"))
        for row in tally.rows():
            table.add_row(str(row["seat"]), row["bot"], f"{row['wins']:.1%}", f"{row['mean_total']:.2f}")
        console.print(table)
        if kept and not ended:
            say(kept.strip())
    if ended:
        stop(f"{ended} after {tally.games} of {games} games.{kept}", INTERRUPTED if ended == "interrupted" else UNFINISHED)


@app.command(epilog="Example: mastaba arena silver-and-gold --bots novice,club,expert@2000 --games 200 --seed 7 --out levels.html")
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="The bots; 'expert@0.2s' thinks for so long, 'expert@400' for so many playouts.")
    ] = "novice,club",
    games: Annotated[int, typer.Option(min=1, help="Games of each pairing (line-up), rounded up to whole deals.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    players: Annotated[int, typer.Option(min=2, help="How many sit at a table.")] = 2,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The report; the games are kept beside it. [default: arena-GAME.html]")
    ] = None,
    option: Options = None,
    deck: DeckFile = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Cores to use; all of them if not given.")] = None,
    on: Annotated[str, typer.Option(metavar="HERE", help="'here', or 'ray' for a Ray cluster.")] = "here",
    ceiling: Annotated[int, typer.Option(min=0, help="Deals for the bound of one who knows every card; 0: leave it out.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as data.")] = False,
) -> None:
    """Let bots compete on equal deals, every deal in all seatings; an interrupted run goes on where it stopped."""
    with told_in_a_line():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        names = tuple(dict.fromkeys(seat_words(bots)))
        check_seats(game, players, cards, variant, deck)
        if len(names) < 2:
            raise ValueError("--bots needs at least two different bots")
        if on not in ("here", "ray"):
            raise ValueError(f"--on is 'here' or 'ray', not {on!r}")
        page = out or Path(f"arena-{game}.html")
        check_writable(page)
        from mastaba import competing
        from mastaba.bots.players import bot
        from mastaba.lab.arena import Contest

        for name in names:
            bot(name, about=registry.about(game))
        open_game(game)
        signal.signal(signal.SIGTERM, _interrupt)
        contest = Contest(game, names, players, games, seed, variant, cards.hash)
        competing.run(contest, page, jobs=jobs, deck_file=deck, on_ray=on == "ray", ceiling_deals=ceiling, as_json=as_json)


def _interrupt(_signal: int, _frame: Any) -> None:
    raise KeyboardInterrupt


@app.command(epilog="Examples: mastaba replay game.json;  mastaba replay games.jsonl --game 17")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or many of them, one a line.")],
    game: Annotated[int | None, typer.Option(min=1, help="Show this game of the file, counted from 1.")] = None,
    deck: DeckFile = None,
    verify_shuffle: Annotated[bool, typer.Option("--verify-shuffle", help="Check also that chance followed from the promised seed.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Verify only.")] = False,
    jobs: Annotated[int | None, typer.Option(min=1, help="Cores to use; all of them if not given.")] = None,
) -> None:
    """Verify records by the rules, and show a game turn by turn."""
    with told_in_a_line():
        lines = _record_lines(file)
        if game is not None:
            if game > len(lines):
                raise ValueError(f"{file} has {len(lines)} game{'s' * (len(lines) != 1)}: --game can't be {game}")
            lines = [lines[game - 1]]
        from mastaba.lab import simulate as lab

        for name in lab.games_in(lines):
            open_game(name)
        if len(lines) == 1:
            number, line = lines[0]
            try:
                match, seed_told = lab.check_one(line, deck, verify_shuffle)
            except ValueError as error:
                raise ValueError(f"{file}{f', line {number}' * (number > 1)}: {error}") from None
            if not quiet:
                _show_replay(match)
            say(f"{file}: 1 game verified, {match.ply} steps{'' if seed_told else f'; {UNPROVEN}'}.")
            return
        chunks = [lines[start : start + lab.CHUNK] for start in range(0, len(lines), lab.CHUNK)]
        faults: list[tuple[int, str]] = []
        unproven = 0
        with progress("verifying", len(lines)) as advance:
            tasks = iter([(chunk, deck, verify_shuffle) for chunk in chunks])
            for chunk, found in zip(chunks, lab.spread(lab.check_some, tasks, min(jobs or lab.cores(), len(chunks))), strict=True):
                faults += found.faults
                unproven += found.unproven
                advance(len(chunk))
        for number, reason in faults[:MOST_FAULTS]:
            say(f"{file}, line {number}: {reason}", errors)
        if faults:
            stop(f"{len(faults)} of {len(lines)} records in {file} do not hold")
        say(f"{file}: {len(lines)} games verified{f'; of {unproven} {UNPROVEN}' * bool(unproven)}.")


def _record_lines(file: Path) -> list[tuple[int, bytes]]:
    """The records of a file with their line numbers: one a line, or one object over many lines."""
    lines: list[tuple[int, bytes]] = []
    with file.open("rb") as source:
        while line := source.readline(LARGEST_RECORD + 1):
            if len(line) > LARGEST_RECORD:  # some files have no end
                raise ValueError(f"{file}, line {len(lines) + 1} is larger than {LARGEST_RECORD // 1_000_000} MB: no record is")
            lines.append((len(lines) + 1, line))
    size = sum(len(line) for _, line in lines)
    told = [(number, line) for number, line in lines if line.strip()]
    if not told:
        raise ValueError(f"{file} is empty: no record in it")
    if len(told) > 1 and size <= LARGEST_RECORD and not _is_json(told[0][1]) and _is_json(raw := b"".join(line for _, line in lines)):
        return [(1, raw)]
    return told


def _is_json(text: bytes) -> bool:
    import msgspec

    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _show_replay(match: Any) -> None:
    """A verified game, turn by turn."""
    from mastaba import terminal

    names = terminal.shown_names(match)
    for number, step in enumerate(match.log, 1):
        who = "[dim]chance[/]" if step["by"] == "chance" else f"[bold]{names[step['by']]}[/]"
        console.print(f"[dim]{number:4}[/]  {who}  {escaped(step['move'])}", highlight=False)
    console.print()
    drawing = registry.drawing(match.game.about.name)
    console.print(drawing.draw(match.view(-1), match.deck, names, -1, console.width), highlight=False)
    if match.over:
        console.print(terminal.result_table(match.result(), names))


def main(arguments: Sequence[str] | None = None) -> None:
    """The ``mastaba`` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that can't show a letter shows a question mark
    try:
        sys.exit(app(args=list(arguments) if arguments is not None else None, prog_name="mastaba", standalone_mode=False))
    except typer.TyperException as error:  # a command or option that does not exist, or can't be read
        context = getattr(error, "ctx", None)
        said = error.format_message() if hasattr(error, "format_message") else str(error)
        tell(f"{said.rstrip('.')}; see '{context.command_path if context else 'mastaba'} --help'")
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        tell("interrupted")
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


if __name__ == "__main__":
    main()

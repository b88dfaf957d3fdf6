"""``mastaba.simulate`` and ``mastaba.arena``: many games between bots, from Python."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from mastaba.bots.players import called, made, seated
from mastaba.core.contract import Value
from mastaba.core.seat import Bot, Players
from mastaba.lab.arena import Book, Contest, Played, compete
from mastaba.lab.ratings import Pairing, Standing, pairings, standings
from mastaba.lab.simulate import CHUNK, Simulation, Tally, cores, play_some, spread
from mastaba.match import registry
from mastaba.match.shuffle import Seed, seed_text


class Games(Sequence[dict[str, Any]]):
    """Finished games: a sequence of records, with their results as tables.

    >>> import mastaba
    >>> games = mastaba.simulate("silver-and-gold", ["greedy", "random"], games=3, seed=1, jobs=1)
    >>> games
    <3 games of silver-and-gold: greedy, random>
    >>> mastaba.replay(games[0], verify_shuffle=True).over
    True
    """

    def __init__(self, game: str, bots: list[str], seed: str, lines: list[bytes]) -> None:
        self.game, self.bots, self.seed = game, bots, seed
        self._lines = lines

    @property
    def records(self) -> list[dict[str, Any]]:
        """The records (docs/record.md)."""
        return list(self)

    def table(self) -> list[dict[str, Any]]:
        """A row per game and seat: game, seat, bot, rank, total and the score lines of the game.

        >>> import mastaba
        >>> games = mastaba.simulate("silver-and-gold", ["greedy", "random"], games=2, seed=1, jobs=1)
        >>> [(row["game"], row["seat"], row["bot"]) for row in games.table()]
        [(0, 0, 'greedy'), (0, 1, 'random'), (1, 0, 'greedy'), (1, 1, 'random')]
        """
        return [
            {"game": number, "seat": seat, "bot": self.bots[seat], **told}
            for number, record in enumerate(self)
            for seat, told in enumerate(record["result"]["seats"])
        ]

    def summary(self) -> list[dict[str, Any]]:
        """A row for each seat: the share of wins (a shared win is shared) and the mean total, None in a game
        without totals."""
        tally = Tally(self.bots)
        for record in self:
            tally.add(record["result"])
        return tally.rows()

    def write(self, path: Path | str) -> None:
        """Write the records to a file, one per line, as ``mastaba replay`` reads them."""
        Path(path).write_bytes(b"".join(line + b"\n" for line in self._lines))

    def __len__(self) -> int:
        return len(self._lines)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return Games(self.game, self.bots, self.seed, self._lines[place])
        return msgspec.json.decode(self._lines[place])

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game}: {', '.join(self.bots)}>"


def simulate(
    game: str,
    bots: Players,
    games: int = 100,
    *,
    seed: Seed | None = None,
    jobs: int | None = None,
    deck: Path | str | None = None,
    **options: Value,
) -> Games:
    """Let bots play many games on all cores, with a progress bar on a terminal.

    Bots are names, classes or instances, one per seat. Every game gets new bots; an instance is copied. The
    same seed gives the same games with any number of processes (``jobs``), unless a bot's limit is in
    seconds. Other processes must be able to import a bot's class: a class that is defined in a notebook or in
    the script itself plays in this process only, so put it into a module of its own to use all cores.

    >>> import mastaba
    >>> games = mastaba.simulate("silver-and-gold", ["greedy", "random"], games=4, seed=1, jobs=1)
    >>> len(games), games.summary()[0]["bot"]
    (4, 'greedy')
    """
    if games < 1:
        raise ValueError(f"games must be at least 1, not {games}")
    about, path = registry.about(game), Path(deck) if deck is not None else None
    variant = about.variant(dict(options))
    seated(bots, about, len(bots))  # an unknown name is reported before the first game
    registry.check_seats(game, len(bots), registry.read_deck(game, path), variant)
    text = _run_seed(seed)
    plan = Simulation(game, tuple(bots), text, variant, path)
    most = (jobs or cores()) if _travels(bots) else 1
    chunk = max(1, min(CHUNK, -(-games // most)))
    tasks = ((plan, range(start, min(start + chunk, games))) for start in range(0, games, chunk))
    lines: list[bytes] = []
    with _bar(games) as advance:
        for some in spread(play_some, tasks, min(most, -(-games // chunk))):
            lines += [line for line, _ in some]
            advance(len(some))
    return Games(game, [called(one) for one in bots], text, lines)


@dataclass(frozen=True)
class Contested:
    """What came of a contest."""

    standings: list[Standing]
    """Best first: bot, games, wins (a share), mean_total, error (of the mean) and rating, an interval with
    low, value and high."""
    pairings: list[Pairing]
    """How every two did against each other."""
    games: list[Played]
    """Seats, totals and ranks of every game."""


def arena(
    game: str,
    bots: Sequence[str | type[Bot]],
    games: int = 100,
    *,
    players: int = 2,
    seed: Seed | None = None,
    jobs: int | None = None,
    deck: Path | str | None = None,
    **options: Value,
) -> Contested:
    """Let bots compete on equal deals, every deal in all seatings: so many games of every line-up.

    Bots are names or classes. A class is called ``module:Class``, as on the command line; one that is defined
    in a notebook or in the script itself plays in this process alone.

    >>> import mastaba
    >>> contest = mastaba.arena("silver-and-gold", ["random", "greedy"], games=4, seed=1, jobs=1)
    >>> [row.bot for row in contest.standings], contest.standings[0].wins
    (['greedy', 'random'], 1.0)
    """
    if games < 1:
        raise ValueError(f"games must be above 0, not {games}")
    about, path = registry.about(game), Path(deck) if deck is not None else None
    variant, cards = about.variant(dict(options)), registry.read_deck(game, path)
    registry.check_seats(game, players, cards, variant)
    names = tuple(dict.fromkeys(_name(one) for one in bots))
    if len(names) < 2:
        raise ValueError("an arena needs at least two different bots")
    for name in names:
        made(name, about)
    contest = Contest(game, names, players, games, _run_seed(seed), variant, cards.hash)
    most = 1 if any(name.startswith(MAIN) for name in names) else jobs or cores()
    with TemporaryDirectory() as folder, _bar(contest.total()) as advance:
        book = Book(Path(folder) / "games.jsonl", contest)
        for finished in compete(contest, book, most, path):
            advance(finished)
        played = book.sorted()
    return Contested(standings(played, names), pairings(played, names), played)


def _run_seed(seed: Seed | None) -> str:
    """The seed of a run. A number is written as on the command line: ``seed=7`` and ``--seed 7`` play the
    same games.

    >>> _run_seed(7), _run_seed("7"), _run_seed("lotus")
    ('7', '7', 'lotus')
    """
    text = seed_text(seed)
    return text if seed is None or isinstance(seed, str | bytes | bytearray) else str(operator.index(seed))


MAIN = "__main__:"


def _name(one: Any) -> str:
    """What the arena calls a bot."""
    if isinstance(one, type) and issubclass(one, Bot):
        return f"{one.__module__}:{one.__qualname__}"
    if isinstance(one, str):
        return one
    raise TypeError(f"the arena takes names and classes of bots, not {one!r:.60}")


def _travels(bots: Players) -> bool:
    """Whether these bots can be sent to other processes. To get what the main script defines, those would
    have to run the script again."""
    for one in bots:
        kind = one if isinstance(one, type) else type(one)
        if kind.__module__ in ("__main__", "__mp_main__"):
            return False
        try:
            pickle.dumps(one)
        except (pickle.PicklingError, AttributeError, TypeError):
            return False
    return True


@contextmanager
def _bar(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, if that is a terminal; yields a function that advances it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("playing", total=total)
        yield lambda by: bar.advance(task, by)

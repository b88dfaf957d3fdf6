"""``mastaba.simulate``: many games between bots, from Python."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from mastaba.bots.players import called, seated
from mastaba.core.contract import Value
from mastaba.core.seat import Players
from mastaba.lab.simulate import CHUNK, Simulation, Tally, cores, play_some, spread
from mastaba.match import registry
from mastaba.match.shuffle import Seed, seed_text


class Games(Sequence[dict[str, Any]]):
    """Finished games: a sequence of records, and what came of them.

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
        """A row for each seat of each game: game, seat, bot, rank, total and the game's own lines.

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
        """A row for each seat: the share of wins (a shared win is shared) and the mean total."""
        tally = Tally(self.bots)
        for record in self:
            tally.add(record["result"])
        return tally.rows()

    def write(self, path: Path | str) -> None:
        """Keep the records in a file, one a line, as ``mastaba replay`` reads them."""
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

    Bots are names, classes or instances, one per seat; every game gets new ones (of an instance a copy). The
    same seed gives the same games, whatever the number of processes (``jobs``), unless a bot thinks by the
    clock. Other processes must be able to import a bot's class: one that is defined in a notebook or in the
    script itself plays in this process alone, so put it into a module of its own to use all cores.

    >>> import mastaba
    >>> games = mastaba.simulate("silver-and-gold", ["greedy", "random"], games=4, seed=1, jobs=1)
    >>> len(games), games.summary()[0]["bot"]
    (4, 'greedy')
    """
    if games < 1:
        raise ValueError(f"games must be above 0, not {games}")
    about, path = registry.about(game), Path(deck) if deck is not None else None
    variant = about.variant(dict(options))
    seated(bots, about, len(bots))  # a name that does not exist is told before the first game
    registry.check_seats(game, len(bots), registry.read_deck(game, path), variant)
    text = seed_text(seed)
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


def _travels(bots: Players) -> bool:
    """Whether other processes can be given these bots. What the main script defines they could only get by
    running that script again."""
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
    """A progress bar on the error channel, if that is a terminal; yields what moves it on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("playing", total=total)
        yield lambda by: bar.advance(task, by)

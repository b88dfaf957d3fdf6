"""Bots at a table: they search in worker threads, in fair shares, with a time limit."""

from __future__ import annotations

import hashlib
import logging
import secrets

from mastaba.bots.players import bot, players_of
from mastaba.core.contract import About
from mastaba.match import visibility
from mastaba.match.match import Match
from mastaba.table.lessons import lesson_at, next_move
from mastaba.table.shares import Asker, FairPool
from mastaba.table.table import Table

logger = logging.getLogger(__name__)


def searches(about: About, level: str) -> bool:
    """Whether a bot of this name searches, so that a move takes time."""
    return hasattr(players_of(about).get(level), "limit")


class BotPlayer:
    """The bot in one seat. It sees every step from its own seat, so that one with a memory works also after a
    restart."""

    def __init__(self, table: Table, seat: int, level: str) -> None:
        assert table.match is not None
        self.seat, self.level = seat, level
        seed = hashlib.sha256(f"bot:{table.seed}:{seat}:{level}".encode()).hexdigest()[:32]
        self.player = bot(level, seed, table.match.game.about)
        self._lesson = lesson_at(table.opened)
        self._onlooker = visibility.Onlooker(table.match) if self.player.watches() else None

    def choose(self, match: Match) -> str:
        """The bot's move, in notation. Runs in a worker thread, on a copy of the game."""
        if self._onlooker is not None:
            for seat in self._onlooker.missed(match, self.seat):
                self.player.watch(seat)
        if asked := next_move(self._lesson, match, self.seat):
            return asked
        seat = visibility.seat_view(match, self.seat)
        action = self.player.choose_action(seat)
        if action not in seat.actions:
            raise ValueError(f"{self.level} answered with action {action}, which is not legal")
        return seat.move(action).notation


async def decide(pool: FairPool, asker: Asker, player: BotPlayer, match: Match) -> tuple[str, bool]:
    """A legal move of the bot, and whether the bot chose it. If the bot fails or hangs, a random legal move
    is played and the error is logged."""
    frozen = match.copy()
    try:
        return await pool.run(asker, lambda: player.choose(frozen)), True
    except Exception as error:
        reason = "did not answer in time" if isinstance(error, TimeoutError) else f"failed: {error!r}"
        logger.error(
            "a bot %s; a random legal move is played for it",
            reason,
            extra={"bot": player.level, "seat": player.seat},
            exc_info=error,
        )
        return str(secrets.choice(match.moves(player.seat))), False

"""The events of a table. A table is the sum of its events, and only they are stored. The tags and field names
are the format of the database: they never change."""

from __future__ import annotations

from typing import Any

import msgspec

Step = dict[str, Any]


class Chair(msgspec.Struct, omit_defaults=True):
    """Who holds a seat of the table: a player or a bot, or nobody (open to all, or to an invited player)."""

    name: str = ""
    player: str | None = None
    bot: str | None = None
    guest: bool = False
    """Somebody else at the owner's screen."""
    stand_in: str | None = None
    """The bot that plays for the player at present."""
    gone: bool = False
    """The player has left the table, and may come back."""
    back: bool = False
    """The player has come back, and plays again when the bot has finished the turn."""
    invited: str | None = None
    """The player whom an open seat is reserved for."""

    @property
    def open(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The bot that makes the moves of this seat; None if a person does."""
        return self.bot or self.stand_in


class Origin(msgspec.Struct, omit_defaults=True):
    """The moment of a finished game that a table plays on from."""

    table: str
    """Its code."""
    told: dict[str, Any]
    """``from`` of the record."""
    steps: list[Step]
    """The steps up to there, with hidden things as they were or dealt again."""


class Opened(msgspec.Struct, tag="opened", tag_field="is", omit_defaults=True):
    """A table was set up."""

    game: str
    options: dict[str, bool | int | str | None]
    seats: list[Chair]
    host: str
    seconds: int | None = None
    """For a move; None: no clock."""
    hints: bool = True
    lesson: bool = False
    """The game's guided first game, on its fixed deal."""
    origin: Origin | None = None
    brought: bool = False
    """The game was not played here: its record came from a file."""


class Seated(msgspec.Struct, tag="seated", tag_field="is"):
    """Somebody sat down before the game, or stood up (the chair is open then)."""

    seat: int
    chair: Chair


class Began(msgspec.Struct, tag="began", tag_field="is"):
    """The game began, with chance's first steps. ``waits`` are the seats to act then."""

    rules: int
    seats: list[Chair]
    steps: list[Step]
    waits: list[int]


class Moved(msgspec.Struct, tag="moved", tag_field="is", omit_defaults=True):
    """A seat moved, once or several times in a row, and chance followed. No seat to act: the game is over."""

    seat: int
    steps: list[Step]
    waits: list[int]
    seen: int = 0
    """The ply that the seat has seen then: the answer to the sender."""
    by: str | None = None
    """The bot that moved, if it was one."""
    draft: bool = False
    """The others can't see it yet: clocks and lists must not reveal it either."""


class StoodIn(msgspec.Struct, tag="stood in", tag_field="is", omit_defaults=True):
    """From now on a bot plays for the seat; without a bot, its player plays again."""

    seat: int
    bot: str | None
    gone: bool = False
    """The player has left the table."""
    back: bool = False
    """The player plays again when the bot has finished the turn."""


class Said(msgspec.Struct, tag="said", tag_field="is"):
    """A line of chat; no seat: a spectator."""

    seat: int | None
    name: str
    text: str


class Rematched(msgspec.Struct, tag="rematched", tag_field="is", omit_defaults=True):
    """A player asks for a rematch, at another table."""

    code: str
    seat: int | None = None
    """Of the player who asks."""


class Abandoned(msgspec.Struct, tag="abandoned", tag_field="is"):
    """The game was ended early."""

    seat: int


class Closed(msgspec.Struct, tag="closed", tag_field="is"):
    """The host closed the table to strangers, or opened it again."""

    closed: bool


class Muted(msgspec.Struct, tag="muted", tag_field="is"):
    """The host muted the chat, or ended that."""

    muted: bool


class Removed(msgspec.Struct, tag="removed", tag_field="is"):
    """The host removed somebody, who can't come back."""

    visitor: str
    """Made from the player: see Table.visitor_id."""


TableEvent = (
    Opened | Seated | Began | Moved | StoodIn | Said | Rematched | Abandoned | Closed | Muted | Removed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableEvent).decode

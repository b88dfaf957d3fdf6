"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("seed", sa.String(128), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of the last event
    sa.Column("changed", sa.Float(53), nullable=False),
    sa.Column("due", sa.Float(53)),
    sa.Column("summary", sa.LargeBinary, nullable=False),
    sa.Column("snapshot", sa.LargeBinary),
    sa.Column("snapshot_ply", sa.Integer, nullable=False, server_default="0"),
    sa.Column("host", sa.String(64)),  # who opened it
    sa.Column("tidied", sa.Float(53)),  # its last change when what need not be kept was removed
    sa.Index("tables_due", "due"),
    sa.Index("tables_host", "host"),
    sa.Index("tables_changed", "changed"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("ply", sa.Integer),
    sa.Column("player", sa.String(64)),
    sa.Column("submission", sa.String(64)),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("code", "ply", name="events_ply"),
    sa.UniqueConstraint("code", "player", "submission", name="events_submission"),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("hidden", sa.Integer, nullable=False, server_default="0"),  # 1: not in their list
    sa.Index("members_player", "player"),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("rules", sa.Integer, nullable=False),  # versions that the review was made with
    sa.Column("search", sa.Integer, nullable=False),
    sa.Column("until", sa.Float(53)),  # until when a process works on it; null: it is done
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Index("reviews_until", "until"),
)

players = sa.Table(
    "players",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("until", sa.Float(53), nullable=False),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

generations = sa.Table(
    "generations",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("generation", sa.Integer, nullable=False),
)

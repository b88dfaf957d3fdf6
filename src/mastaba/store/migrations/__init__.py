"""The database's versions, by Alembic: each file under ``versions`` takes it one step further."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

LOCK = 0x6D617374  # of several processes that start at once one migrates, the others wait for it


def config(connection: sa.Connection | None = None) -> Config:
    """Alembic's settings, without a file of their own."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.attributes["connection"] = connection
    return settings


def upgrade(engine: sa.Engine) -> None:
    """Bring a database up to date."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        command.upgrade(config(connection), "head")

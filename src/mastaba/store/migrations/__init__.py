"""The database's versions, by Alembic: each file under ``versions`` takes it one step further."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from mastaba.store.base import StoreError

LOCK = 0x6D617374  # of several processes that start at once one migrates, the others wait for it


def config(connection: sa.Connection | None = None) -> Config:
    """Alembic's settings, without a file of their own."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.attributes["connection"] = connection
    return settings


def upgrade(engine: sa.Engine) -> None:
    """Bring a database up to date. StoreError for one of a newer program."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        settings = config(connection)
        known = {script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()}
        if current(connection) - known:
            raise StoreError("a newer Mastaba wrote it; update this one, or use another folder", "newer")
        command.upgrade(settings, "head")


def current(connection: sa.Connection) -> set[str]:
    """The version of a database; empty if it has none."""
    return set(MigrationContext.configure(connection).get_current_heads())


def newest() -> set[str]:
    """The version that ``upgrade`` leads to."""
    return set(ScriptDirectory.from_config(config()).get_heads())

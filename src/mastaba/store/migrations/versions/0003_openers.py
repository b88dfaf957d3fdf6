"""Who opened a table, who took it from their list, and when what need not be kept of it was removed."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.add_column("tables", sa.Column("tidied", sa.Float(53)))
    op.add_column("members", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_host", "tables", ["host"])
    op.create_index("tables_changed", "tables", ["changed"])
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("code"), sa.column("host"))
    events = sa.table("events", sa.column("code"), sa.column("number"), sa.column("body"))
    opened = connection.execute(sa.select(events.c.code, events.c.body).where(events.c.number == 0)).all()
    for code, body in opened:
        host = json.loads(bytes(body)).get("host")
        connection.execute(tables.update().where(tables.c.code == code).values(host=host))

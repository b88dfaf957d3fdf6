"""Tables, their events and who sits at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.Column("snapshot_ply", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "events",
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
    op.create_table(
        "members",
        sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
    )
    op.create_index("members_player", "members", ["player"])
    op.create_table(
        "players",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )

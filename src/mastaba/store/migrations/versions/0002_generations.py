"""Identities that were renewed or deleted: cookies of an earlier generation are not valid any more."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "generations",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
    )

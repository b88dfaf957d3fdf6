"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("search", sa.Integer, nullable=False),
        sa.Column("until", sa.Float(53)),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_until", "reviews", ["until"])

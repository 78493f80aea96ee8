"""Results of finished games, where a handicap series begins, and secrets of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("sides", sa.Integer, nullable=False),
        sa.Column("rivals", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("sources", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("origin", sa.String(64), nullable=False),
        sa.Column("begun", sa.String(32), nullable=False),
        sa.Column("finished", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", "seat", name="pk_results"),
    )
    op.create_index("ix_results_guest", "results", ["guest"])
    op.create_index("ix_results_origin", "results", ["origin"])
    op.create_table(
        "series",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("begun", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_series"),
    )
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keepsakes"),
    )
    op.create_index("ix_tables_opener", "tables", ["opener"])


def downgrade() -> None:
    op.drop_index("ix_tables_opener", "tables")
    op.drop_table("keepsakes")
    op.drop_table("series")
    op.drop_table("results")

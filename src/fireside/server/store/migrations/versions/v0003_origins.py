"""Where a table comes from: a record, another table, the deal of a day, the handicap series."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "origin")

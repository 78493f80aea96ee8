"""What is asked for and what may be made again; links that can be renewed, and by whom."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# Only whoever opened a table could look on without a link, so a single onlooker is the opener.
FIND_OPENERS = """
    UPDATE tables SET opener = (SELECT MIN(guest) FROM claims WHERE table_id = id AND seat = -1)
    WHERE (SELECT COUNT(*) FROM claims WHERE table_id = id AND seat = -1) = 1
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("request", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("taken_back", sa.JSON, nullable=False, server_default="[]"))
    op.add_column(
        "secrets", sa.Column("spent", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(FIND_OPENERS)


def downgrade() -> None:
    op.drop_column("secrets", "spent")
    for name in ("taken_back", "request", "opener"):
        op.drop_column("tables", name)

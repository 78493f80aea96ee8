"""The choice that a table holds until it is confirmed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("held", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "held")

"""Games of the printed Bonfire that count in a handicap series."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "printed_games",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("sheet", sa.String(16), nullable=False),
        sa.Column("handicap", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("tom", sa.Integer, nullable=False),
        sa.Column("finished", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("guest", "sheet", name="pk_printed_games"),
    )


def downgrade() -> None:
    op.drop_table("printed_games")

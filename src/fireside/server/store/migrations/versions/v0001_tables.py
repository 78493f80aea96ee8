"""Tables, their choices, and who may sit where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("confirming", sa.Boolean, nullable=False),
        sa.Column("settled", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        belongs_to_table("choices"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_choices"),
    )
    op.create_table(
        "secrets",
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        belongs_to_table("secrets"),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_secrets"),
    )
    op.create_table(
        "claims",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        belongs_to_table("claims"),
        sa.PrimaryKeyConstraint("guest", "table_id", "seat", name="pk_claims"),
    )
    op.create_index("ix_claims_table_id", "claims", ["table_id"])
    op.create_index("ix_secrets_table_id", "secrets", ["table_id"])


def belongs_to_table(child: str) -> sa.ForeignKeyConstraint:
    """Rows that go when their table goes."""
    name = f"fk_{child}_table_id_tables"
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    for name in ("claims", "secrets", "choices", "tables"):
        op.drop_table(name)

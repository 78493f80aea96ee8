"""Which edition a table is played with, and the fingerprint of its position.

Until now our own edition was kept as an empty text; there was one of each title.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

FIRST = {"bonfire": "fireside 18c02d7251b4b21b", "dewan": "fireside 522ac3b06dba08b1"}


def upgrade() -> None:
    op.add_column("tables", sa.Column("imprint", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("position", sa.String(16), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("title"), sa.column("edition"), sa.column("imprint"))
    for title, imprint in FIRST.items():
        ours = (tables.c.title == title) & (tables.c.edition == "")
        op.execute(tables.update().where(ours).values(imprint=imprint))


def downgrade() -> None:
    op.drop_column("tables", "position")
    op.drop_column("tables", "imprint")

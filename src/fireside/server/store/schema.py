"""The tables of the database. Secrets and cookies are kept as fingerprints only."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("edition", Text, nullable=False),
    Column("imprint", String(64), nullable=False, server_default=""),  # as in stored.py
    Column("rules", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("confirming", Boolean, nullable=False),
    Column("settled", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", String(32), nullable=False),  # ISO 8601 in UTC, as everywhere
    Column("changed", String(32), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", JSON, nullable=False),
    Column("opener", String(64)),  # the guest who may renew links
    Column("request", JSON(none_as_null=True)),
    Column("taken_back", JSON, nullable=False, server_default="[]"),
    Column("held", Integer),
    Column("origin", String(64), nullable=False, server_default=""),  # as in wire/origin.py
    Column("position", String(16), nullable=False, server_default=""),
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("choice", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
)

# What a link gives: a seat, or NOBODY's for looking on.
secrets = Table(
    "secrets",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("spent", Boolean, nullable=False, server_default=false()),  # another took its place
)

claims = Table(
    "claims",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)
Index("ix_claims_table_id", claims.c.table_id)
Index("ix_secrets_table_id", secrets.c.table_id)

# A finished game of a person, for good. Tables that are no games of their own have none.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("title", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("outcome", String(8), nullable=False),  # win, loss, draw
    Column("place", Integer, nullable=False),
    Column("sides", Integer, nullable=False),  # that could have won
    Column("rivals", JSON, nullable=False),  # as in results.py
    Column("scores", JSON, nullable=False),
    Column("sources", JSON, nullable=False),  # own points by source
    Column("winners", JSON, nullable=False),  # the same of whoever won
    Column("origin", String(64), nullable=False),
    Column("begun", String(32), nullable=False),
    Column("finished", String(32), nullable=False),
)
Index("ix_results_guest", results.c.guest)
Index("ix_results_origin", results.c.origin)
Index("ix_tables_opener", tables.c.opener)

# When the present handicap series of a guest began, where it is not the first.
series = Table(
    "series",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("begun", String(32), nullable=False),
)

# A game of the printed box that somebody counts in their handicap series.
printed_games = Table(
    "printed_games",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("sheet", String(16), primary_key=True),  # a name that the guest's browser has given it
    Column("handicap", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("tom", Integer, nullable=False),
    Column("finished", String(32), nullable=False),
)

# What the server keeps to itself, such as the secret that the deals of the day come from.
keepsakes = Table(
    "keepsakes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)

# The review of a finished game, as it is sent.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(16), nullable=False),  # tells which game, if the end was taken back
    Column("review", Text, nullable=False),
)

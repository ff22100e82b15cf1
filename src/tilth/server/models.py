"""What the database holds. Times are milliseconds since 1970, so that both databases keep them alike."""

from __future__ import annotations

import sqlalchemy as sa

__all__ = [
    "analyses",
    "ended",
    "journal",
    "keys",
    "metadata",
    "people",
    "ratings",
    "records",
    "sitters",
    "snapshots",
    "studied",
    "tables",
]

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),  # the name in small letters; guests have none
    sa.Column("password_hash", sa.Text),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

# Visits that somebody has ended: their cookies are worth nothing any more.
ended = sa.Table(
    "ended",
    metadata,
    sa.Column("session", sa.Text, primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.Text, nullable=False),  # open, playing, over; closed, if the game never began
    sa.Column("host_id", sa.Text, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),  # counts changes of seats and status
    sa.Column("version", sa.Integer, nullable=False),  # counts rows of the journal
    sa.Column("turn", sa.Integer),  # the seat that must decide
    sa.Column("bot_turn", sa.Boolean, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("next_id", sa.Text),  # the rematch
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False, server_default="0"),  # the last move, or the turn's beginning
    sa.Column("patience", sa.Integer, nullable=False, server_default="60"),  # minutes
    sa.Column("round", sa.Integer, nullable=False, server_default="0"),
    sa.Column("study", sa.Text, nullable=False, server_default=""),  # what is studied there: kind/name; else nothing
    sa.Index("tables_by_status", "status", "public", "updated"),
    sa.Index("tables_by_host", "host_id"),
)

sitters = sa.Table(
    "sitters",
    metadata,
    sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Index("sitters_by_table", "table_id"),
)

# Append-only. Every action is a row, chance's too; the rows of one command are written in one transaction, and the
# first of them carries the command's id. An undo row says how many actions are kept, a notice what happened around the
# game: it began, a bot was relieved, somebody left or came back.
journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # move, undo, notice
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("command_id", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "command_id", name="a_command_is_played_once"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # rows of the journal before it
    sa.Column("kept", sa.Integer, nullable=False),  # actions that led to it
    sa.Column("dump", sa.Text, nullable=False),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

# What somebody has studied: a lesson done, a puzzle solved or not. The first time counts.
studied = sa.Table(
    "studied",
    metadata,
    sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("result", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

# Games that were gone through again, or are just now: `done` of `total` parts; if `updated` is long ago, whoever did
# it is gone. They go with their table or record.
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE")),
    sa.Column("record_id", sa.Text, sa.ForeignKey("records.id", ondelete="CASCADE")),
    sa.Column("person_id", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL")),  # who asked for it
    sa.Column("depth", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),  # waiting, running, done, failed, cancelled
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("found", sa.JSON(none_as_null=True)),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "depth", name="a_table_is_analysed_once"),
    sa.UniqueConstraint("record_id", "depth", name="a_record_is_analysed_once"),
    sa.Index("analyses_by_person", "person_id"),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

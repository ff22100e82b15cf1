"""Games that were gone through again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("record_id", sa.Text, sa.ForeignKey("records.id", ondelete="CASCADE")),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("depth", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("found", sa.JSON(none_as_null=True)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "depth", name="a_table_is_analysed_once"),
        sa.UniqueConstraint("record_id", "depth", name="a_record_is_analysed_once"),
    )
    op.create_index("analyses_by_person", "analyses", ["person_id"])

"""Visits that were ended, and the tables of a host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.create_table(
        "ended",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_host", "tables", ["host_id"])

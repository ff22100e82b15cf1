"""Tables at which something is studied, and what somebody has studied."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("study", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "studied",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("result", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )

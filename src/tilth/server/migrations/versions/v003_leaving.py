"""Since when somebody is waited for, how long others wait, and how far a game is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="60"))
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET since = updated")

"""How the database came to be what it is: one step for each change, run when the server starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

__all__ = ["HEAD", "upgrade"]

HEAD = "005"  # the last step
ONE_AT_A_TIME = 7_415_231  # any number: servers that start together take turns by it


def upgrade(connection: sa.Connection, target: str = HEAD) -> None:
    """Bring the database up to date, or to one step of its history."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    if target == HEAD and current(connection) == HEAD:
        return  # as nearly always; Alembic takes a while to import
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def current(connection: sa.Connection) -> str | None:
    """The last step this database has taken."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar())

"""Read by Alembic: run the steps on the connection that was handed over."""

from __future__ import annotations

from alembic import context

from tilth.server.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()

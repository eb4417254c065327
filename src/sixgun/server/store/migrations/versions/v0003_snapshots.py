"""Snapshots, chat, figures of workers; how many games a table has seen, so that tables without any can be deleted."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and count games."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.add_column("workers", sa.Column("figures", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("games", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table(
        "tables", sa.column("id", sa.String), sa.column("summary", sa.Text), sa.column("games", sa.Integer)
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        games = json.loads(row.summary)["games"]
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(games=games))


def downgrade() -> None:
    """Drop them."""
    for table, column in (("workers", "figures"), ("tables", "games")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
    op.drop_table("chat")
    op.drop_table("snapshots")

"""Several workers: who they are and when they were last alive. A lease is a worker's, not a table's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the list of workers, which takes over what ``meta`` knew of the last server's life."""
    workers = op.create_table(
        "workers",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    meta = sa.table("meta", sa.column("key", sa.String), sa.column("value", sa.Text))
    alive = op.get_bind().scalar(sa.select(meta.c.value).where(meta.c.key == "alive"))
    if alive is not None:
        op.bulk_insert(workers, [{"name": "before", "alive": int(alive), "until": 0}])
        op.execute(sa.delete(meta).where(meta.c.key == "alive"))
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("lease")


def downgrade() -> None:
    """Drop the list of workers."""
    op.drop_table("workers")
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"))

"""The epoch of a snapshot: a write that continues an older one is refused."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "snapshots",
        sa.Column("epoch", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
    )

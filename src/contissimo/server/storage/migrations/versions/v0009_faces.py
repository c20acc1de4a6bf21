"""Guests have a picture, and so have the seats they sit at. Without one it is what follows from the guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("guests", "people"):
        op.add_column(table, sa.Column("face", sa.String(length=24), nullable=True))

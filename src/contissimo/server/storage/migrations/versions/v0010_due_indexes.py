"""Snapshots without a deadline, or without a computer player to move, are in neither index: a move then writes a third less."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_WHERE = {
    "deadline": (sa.text("deadline IS NOT NULL"), sa.text("deadline IS NOT NULL")),
    "computer": (sa.text("computer = 1"), sa.text("computer")),
}
"""By column, for SQLite and for PostgreSQL."""


def upgrade() -> None:
    for column, (sqlite, postgresql) in _WHERE.items():
        name = f"snapshots_{column}"
        op.drop_index(name, "snapshots")
        op.create_index(
            name, "snapshots", [column], sqlite_where=sqlite, postgresql_where=postgresql
        )

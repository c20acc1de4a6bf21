"""Foreign keys: whatever belongs to a match, or to a guest, is deleted with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_OF_MATCH = ("secrets", "people", "gifts", "entries", "snapshots", "votes", "mutes", "phrases")
_OF_GUEST = ("mutes", "tokens")
_KEPT: dict[str, dict[str, bool]] = {"entries": {"sqlite_with_rowid": False}}
"""What SQLite loses when a table is rebuilt."""


def upgrade() -> None:
    keys = [(name, "match", "matches") for name in _OF_MATCH]
    keys += [(name, "guest", "guests") for name in _OF_GUEST]
    for table, column, parent in keys:
        _delete_orphans(table, column, parent)
    for table in dict.fromkeys(name for name, _, _ in keys):
        # SQLite rebuilds the table; nothing refers to these, so nothing else is deleted with the old one.
        with op.batch_alter_table(table, table_kwargs=_KEPT.get(table, {})) as changed:
            for _, column, parent in (key for key in keys if key[0] == table):
                name = f"{table}_{column}_fkey"
                changed.create_foreign_key(name, parent, [column], ["id"], ondelete="CASCADE")


def _delete_orphans(table: str, column: str, parent: str) -> None:
    """Nothing reads orphaned rows, and no key could be created with them."""
    child, known = sa.table(table, sa.column(column)), sa.table(parent, sa.column("id"))
    op.execute(sa.delete(child).where(child.c[column].not_in(sa.select(known.c.id))))

"""Tables at which the tiles that are not in sight are shown, which those of earlier versions don't do; and tables by their maker."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "matches",
        sa.Column("unseen", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.create_index("matches_host", "matches", ["host"], unique=False)

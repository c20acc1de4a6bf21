"""Classes: pupils, activities, rounds, answers, attempts, snapshots, sets and tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "classes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("teacher", sa.String(length=32), nullable=True),
        sa.Column("lang", sa.String(length=16), nullable=False),
        sa.Column("phase", sa.String(length=8), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("approve", sa.Boolean(), nullable=False),
        sa.Column("names", sa.Boolean(), nullable=False),
        sa.Column("ranking", sa.Boolean(), nullable=False),
        sa.Column("mistakes", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["teacher"], ["guests.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("classes_phase", "classes", ["phase", "seen"], unique=False)
    op.create_index("classes_teacher", "classes", ["teacher"], unique=False)
    op.create_table(
        "class_activities",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("preset", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("ruleset", sa.String(length=64), nullable=False),
        sa.Column("ruleset_text", sa.Text(), nullable=False),
        sa.Column("board", sa.String(length=8), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=True),
        sa.Column("rounds", sa.Integer(), nullable=True),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("pairs", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=8), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("paused", sa.BigInteger(), nullable=True),
        sa.Column("shift", sa.BigInteger(), nullable=False),
        sa.Column("credited", sa.BigInteger(), nullable=False),
        sa.Column("seating", sa.Text(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("commitment", sa.LargeBinary(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class", "number"),
    )
    op.create_table(
        "class_answers",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("activity", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("pupil", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=200), nullable=True),
        sa.Column("draft", sa.String(length=200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("share", sa.String(length=24), nullable=True),
        sa.Column("right", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class", "activity", "round", "pupil"),
    )
    op.create_table(
        "class_attempts",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("pupil", sa.Integer(), nullable=False),
        sa.Column("activity", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("source", sa.String(length=8), nullable=False),
        sa.Column("move", sa.String(length=200), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.Integer(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("causes", sa.Text(), nullable=False),
        sa.Column("cause", sa.String(length=64), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "class_attempts_pupil", "class_attempts", ["class", "pupil", "id"], unique=False
    )
    op.create_table(
        "class_chances",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("activity", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class", "activity"),
    )
    op.create_table(
        "class_gifts",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("activity", sa.Integer(), nullable=False),
        sa.Column("pupil", sa.Integer(), nullable=False),
        sa.Column("bytes", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class", "activity", "pupil"),
    )
    op.create_table(
        "class_pupils",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("animal", sa.String(length=16), nullable=False),
        sa.Column("colour", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=True),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=True),
        sa.Column("is_new", sa.Boolean(), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.Column("help", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("class", "number"),
    )
    op.create_index(
        "class_pupils_animal", "class_pupils", ["class", "animal", "colour"], unique=True
    )
    op.create_index("class_pupils_guest", "class_pupils", ["guest"], unique=False)
    op.create_table(
        "class_rounds",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("activity", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("chance", sa.Text(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("top", sa.Text(), nullable=True),
        sa.Column("put", sa.String(length=200), nullable=True),
        sa.Column("marked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class", "activity", "number"),
    )
    op.create_table(
        "class_secrets",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("wall", sa.String(length=32), nullable=False),
        sa.Column("words", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class"),
    )
    op.create_table(
        "class_sets",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("set", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class", "set", "number"),
    )
    op.create_table(
        "class_snapshots",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("activity", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("pupil", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("move", sa.String(length=200), nullable=False),
        sa.Column("view", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class", "number"),
    )
    op.create_table(
        "class_tables",
        sa.Column("class", sa.String(length=16), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("activity", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("class", "match"),
    )

"""The tables of classes. Everything belongs to a class and is deleted with it.

There is no name, address or free text in them: a pupil is a number with an animal, a colour and the hash of two pictures.
`guest` connects a cookie to a teacher or a pupil, and is cleared when that guest is erased. `class_secrets` and `class_chances` are separate so
that code that reads a class can't leak a seed.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from contissimo.server.storage.metadata import METADATA


def _of_class(*, key: bool = True) -> Column[str]:
    """Belongs to a class, and is deleted with it."""
    gone_with = ForeignKey("classes.id", ondelete="CASCADE")
    return Column("class", String(16), gone_with, primary_key=key, nullable=False)


def _guest(name: str) -> Column[str | None]:
    """Somebody's cookie; empty once they are erased."""
    return Column(name, String(32), ForeignKey("guests.id", ondelete="SET NULL"))


classes = Table(
    "classes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), unique=True, nullable=False),
    _guest("teacher"),
    Column("lang", String(16), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when somebody last did something
    Column("days", Integer, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("approve", Boolean, nullable=False),
    Column("names", Boolean, nullable=False),
    Column("ranking", Boolean, nullable=False),
    Column("mistakes", Boolean, nullable=False),
    Column("shown", Integer),  # the snapshot on the wall
    Index("classes_teacher", "teacher"),
    Index("classes_phase", "phase", "seen"),
)

secrets = Table(
    "class_secrets",
    METADATA,
    _of_class(),
    Column("wall", String(32), nullable=False),
    Column("words", String(64), nullable=False),  # the hash of the recovery words
)

pupils = Table(
    "class_pupils",
    METADATA,
    _of_class(),
    Column("number", Integer, primary_key=True),
    Column("animal", String(16), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("secret", String(64)),  # the hash of the pictures; null: the next one to come chooses
    Column("status", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    _guest("guest"),
    Column("is_new", Boolean, nullable=False),  # joining made that guest, who goes with the class
    Column("node", String(32), nullable=False),  # where they are connected; empty: nowhere
    Column("joined", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("help", Boolean, nullable=False),
    Index("class_pupils_guest", "guest"),
    Index("class_pupils_animal", "class", "animal", "colour", unique=True),
)

activities = Table(
    "class_activities",
    METADATA,
    _of_class(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("preset", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("ruleset_text", Text, nullable=False),
    Column("board", String(8), nullable=False),
    Column("seconds", Integer),
    Column("rounds", Integer),
    Column("size", Integer, nullable=False),
    Column("pairs", Boolean, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),  # times of the activity's own clock
    Column("until", BigInteger),
    Column("began", BigInteger, nullable=False),
    Column("paused", BigInteger),  # since when
    Column("shift", BigInteger, nullable=False),  # what pauses and absences have cost
    Column("credited", BigInteger, nullable=False),  # the last absence that was given back
    Column(
        "seating", Text, nullable=False
    ),  # JSON: the pupils in the order in which they were seated
    Column("turns", Integer, nullable=False),  # how often that order was rotated
    Column("won", Boolean),
    Column("commitment", LargeBinary, nullable=False),
    Column("ended", BigInteger),
)

chances = Table(
    "class_chances",
    METADATA,
    _of_class(),
    Column("activity", Integer, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

gifts = Table(
    "class_gifts",
    METADATA,
    _of_class(),
    Column("activity", Integer, primary_key=True),
    Column("pupil", Integer, primary_key=True),
    Column("bytes", LargeBinary, nullable=False),
)

rounds = Table(
    "class_rounds",
    METADATA,
    _of_class(),
    Column("activity", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("chance", Text, nullable=False),  # JSON: moves of chance
    Column("position", Text, nullable=False),
    Column("top", Text),  # JSON: move, points, card; null: not yet known
    Column("put", String(200)),  # what went onto the board
    Column("marked", Boolean, nullable=False),
)

answers = Table(
    "class_answers",
    METADATA,
    _of_class(),
    Column("activity", Integer, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("pupil", Integer, primary_key=True),
    Column("move", String(200)),
    Column("draft", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("points", Integer),
    Column("share", String(24)),  # a fraction
    Column("right", Boolean),
)

attempts = Table(
    "class_attempts",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    _of_class(key=False),
    Column("pupil", Integer, nullable=False),
    Column("activity", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("source", String(8), nullable=False),  # `round` or `set`
    Column("move", String(200), nullable=False),
    Column("text", Text, nullable=False),  # the calculation
    Column("said", Integer, nullable=False),
    Column("value", Text, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("causes", Text, nullable=False),  # codes, separated by spaces
    Column("cause", String(64)),
    Column("at", BigInteger, nullable=False),
    Index("class_attempts_pupil", "class", "pupil", "id"),
)

snapshots = Table(
    "class_snapshots",
    METADATA,
    _of_class(),
    Column("number", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("activity", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("pupil", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("move", String(200), nullable=False),
    Column("view", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("right", Boolean, nullable=False),
)

sets = Table(
    "class_sets",
    METADATA,
    _of_class(),
    Column("set", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("value", Integer, nullable=False),
)

tables = Table(
    "class_tables",
    METADATA,
    _of_class(),
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("activity", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: the pupils of each seat
)

"""The tables of the database. The log is the truth: unique (match, seq) and (match, message) decide every race.

`snapshots` is what the log folds to, kept so that a restart need not fold. A write updates the snapshot that it continues, or it is
refused (docs/decisions/0010). Whatever belongs to a match or a guest is deleted with it; people who sat at a table stay as an
empty place, which `erase` takes care of. `nodes`, `jobs` and `watchers` expire. `secrets` is separate so that code that reads a log or a table can't leak a seed.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Insert,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    exists,
    false,
    insert,
    literal,
    select,
    text,
)

from contissimo.server.storage import class_schema  # noqa: F401  # its tables are of this database too
from contissimo.server.storage.metadata import METADATA

metadata = METADATA

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010")
"""The revisions in `migrations`; the last is that of this version."""


def _of_match(*, key: bool = True) -> Column[str]:
    """Belongs to a match, and is deleted with it."""
    gone_with = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match", String(16), gone_with, primary_key=key, nullable=False)


def _of_guest(*, key: bool = False) -> Column[str]:
    """Belongs to a guest, and is deleted with them."""
    gone_with = ForeignKey("guests.id", ondelete="CASCADE")
    return Column("guest", String(32), gone_with, primary_key=key, nullable=False)


matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("ruleset_text", Text, nullable=False),
    Column("position", Text),  # that the match begins with; null: the usual one
    Column("seats", Text, nullable=False),  # JSON: how each seat was set up
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("help", Boolean, nullable=False),
    Column(
        "unseen", Boolean, nullable=False, server_default=false()
    ),  # tiles that are not in sight
    Column("host", String(32)),
    Column("made", BigInteger, nullable=False),
    Column("began", BigInteger),
    Column("ended", BigInteger),
    Column("date", String(10), nullable=False),
    Column("commitment", LargeBinary),
    Column("give_by", BigInteger),  # when missing contributions are filled in
    Column("before", String(16)),  # the match that this one is a rematch of
    Column("next", String(16)),
    Index("matches_phase", "phase", "listed"),
    Index("matches_give_by", "give_by"),
    Index("matches_host", "host"),
)

secrets = Table(
    "secrets",
    metadata,
    _of_match(),
    Column("seed", LargeBinary),
    Column("invite", String(32), nullable=False),
    Column("watch", String(32), nullable=False),
    Column("partners", Text, nullable=False),  # JSON: token by seat
    Column("code", String(6), unique=True),
    Column("code_until", BigInteger),
)

people = Table(
    "people",
    metadata,
    _of_match(),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("name", String(40), nullable=False),
    Column("face", String(24)),  # chosen; null: the one that follows from the guest
    Column("node", String(32), nullable=False),  # where they are connected; empty: nowhere
    Column("left_at", BigInteger),
    Index("people_guest", "guest"),
)

gifts = Table(
    "gifts",
    metadata,
    _of_match(),
    Column("seat", Integer, primary_key=True),
    Column("bytes", LargeBinary, nullable=False),
    Column("filled", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _of_match(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("points", Text, nullable=False),
    Column("total", Text, nullable=False),
    Column("clock", BigInteger, nullable=False),
    Column("message", String(64)),
    sqlite_with_rowid=False,
)
# Most entries are chance and have no message, so they are not in this index.
Index(
    "entries_message",
    entries.c.match,
    entries.c.message,
    unique=True,
    sqlite_where=entries.c.message.is_not(None),
    postgresql_where=entries.c.message.is_not(None),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_match(),
    Column("seq", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("acting", String(16), nullable=False),
    Column("deadline", BigInteger),
    Column("computer", Boolean, nullable=False),  # a computer player is to act
    # A new number for each start of a match, each restore and each closing: it invalidates what was read before.
    Column("epoch", BigInteger, nullable=False, server_default=text("0")),
)
# A move changes its snapshot: at most tables nothing is due at a certain time, and those have no place in these indexes.
_has_deadline = snapshots.c.deadline.is_not(None)
Index(
    "snapshots_deadline",
    snapshots.c.deadline,
    sqlite_where=_has_deadline,
    postgresql_where=_has_deadline,
)
Index(
    "snapshots_computer",
    snapshots.c.computer,
    sqlite_where=snapshots.c.computer,
    postgresql_where=snapshots.c.computer,
)

votes = Table(
    "votes",
    metadata,
    _of_match(),
    Column("kind", String(8), primary_key=True),
    Column("target", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("level", String(40), nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    _of_match(),
    _of_guest(key=True),
    Column("seat", Integer, primary_key=True),
)

phrases = Table(
    "phrases",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    _of_match(key=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("phrases_match", "match", "id"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("face", String(24)),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    _of_guest(),
    Column("until", BigInteger),
    Index("tokens_guest", "guest"),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
)

jobs = Table(
    "jobs",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("node", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

OPERATOR = "operator"
"""The key that changes whenever somebody changed the database by hand."""


def insert_at(match_id: str, into: Table, **values: object) -> Insert:
    """A row of a match that is still stored: an operator's restore may have removed it a moment ago."""
    row = {"match": match_id, **values}
    stored = exists().where(matches.c.id == match_id)
    columns = [literal(value, into.c[name].type) for name, value in row.items()]
    return insert(into).from_select(list(row), select(*columns).where(stored))

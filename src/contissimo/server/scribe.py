"""The process that writes the moves of all rooms into SQLite: the event loop shares no interpreter with it.

It knows nothing of the game. A batch comes over its standard input, a socket: the sizes of three texts in JSON, then the texts. When the
batch is on the disk, or can't be, it answers with the name of what went wrong, which is empty if nothing did, and
the size of that name before it. It ends when nobody can ask any more. Only the standard library is used: it must
start at once.
"""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import struct
import sys
import threading
from contextlib import suppress

SIZES = struct.Struct("!III")
_BUSY_MILLIS = 10_000
_CHECKPOINT_SECONDS = 1.0

# The order is that of the keys in `loading.entry_rows` and `loading.snapshot_of`. A snapshot is changed where it stands: REPLACE
# would write it and all its indexes anew.
_ENTRIES = """
INSERT OR ROLLBACK INTO entries (match, seq, seat, move, points, total, clock, message)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_SNAPSHOTS = """
INSERT OR ROLLBACK INTO snapshots (match, computer, seq, position, clock, acting, deadline)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (match) DO UPDATE SET computer = excluded.computer, seq = excluded.seq, position = excluded.position,
clock = excluded.clock, acting = excluded.acting, deadline = excluded.deadline
"""
_ENDS = "UPDATE OR ROLLBACK matches SET phase = 'over', ended = ?2 WHERE id = ?1"


def make_durable(connection: sqlite3.Connection) -> None:
    """What is committed stays, even when the power fails; readers and the writer don't wait for each other."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={_BUSY_MILLIS}",
        "foreign_keys=ON",
        "wal_autocheckpoint=4000",
        "temp_store=MEMORY",  # what it takes to undo half a statement would be a file, made for every batch
    ):
        connection.execute(f"PRAGMA {pragma}")


def write(connection: sqlite3.Connection, entries: bytes, snapshots: bytes, ends: bytes) -> str:
    """Write all of it or nothing; the name of the error that prevented it."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for statement, rows in ((_ENTRIES, entries), (_SNAPSHOTS, snapshots), (_ENDS, ends)):
            connection.executemany(statement, json.loads(rows))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return type(error).__name__
    return ""


class Checkpoints:
    """Brings what was committed from the log of SQLite into its file, beside the writing: as a part of a commit it would hold up everybody."""

    def __init__(self, path: str) -> None:
        self._path = path
        self.wanted = False
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        connection = _open(self._path)
        while not self._ended.wait(_CHECKPOINT_SECONDS):
            if self.wanted:
                self.wanted = False
                with suppress(sqlite3.Error):  # the next one does it
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()

    def end(self) -> None:
        self._ended.set()
        self._thread.join()


def _open(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    make_durable(connection)
    connection.execute("PRAGMA wal_autocheckpoint=0")
    return connection


def main(path: str) -> None:
    # Whoever stops the server may mean its whole group: what it has asked for is still written.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    connection = _open(path)
    checkpoints = Checkpoints(path)
    line = socket.socket(fileno=sys.stdin.fileno())
    with suppress(ConnectionError), line.makefile("rb") as asked:
        while len(head := asked.read(SIZES.size)) == SIZES.size:
            texts = [asked.read(size) for size in SIZES.unpack(head)]
            name = write(connection, *texts).encode()
            line.sendall(bytes([len(name)]) + name)
            checkpoints.wanted = True
    checkpoints.end()
    connection.close()


if __name__ == "__main__":
    main(sys.argv[1])

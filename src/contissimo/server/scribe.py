"""The process that writes the moves of all rooms into SQLite: the event loop shares no interpreter with it.

It knows nothing of the game. Batches come over its standard input, a socket: the sizes of three texts in JSON, then the texts. Those that came
while it was busy are written together. For each that is on the disk, or can't be, it answers with the name of what went wrong, which
is empty if nothing did, and the size of that name before it. It ends when nobody can ask any more. Only the standard library
is used: it must start at once.
"""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import struct
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress

SIZES = struct.Struct("!III")
_BUSY_MILLIS = 10_000
_CHECKPOINT_SECONDS = 1.0
_AT_ONCE = 1 << 16
"""Bytes: some dozens of moves. For a megabyte the system would be asked for memory, and given it back, with every commit."""

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
_STATEMENTS = (_ENTRIES, _SNAPSHOTS, _ENDS)

Batch = tuple[bytes, bytes, bytes]
"""The rows of these three statements, each a text in JSON."""


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


def write_all(connection: sqlite3.Connection, batches: list[Batch]) -> list[str]:
    """Write them together, or each alone if together they can't be; of each the name of the error that prevented it."""
    name = write(connection, batches)
    if name and len(batches) > 1:
        return [write(connection, [batch]) for batch in batches]
    return [name] * len(batches)


def write(connection: sqlite3.Connection, batches: list[Batch]) -> str:
    """Write all of it or nothing; the name of the error that prevented it."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for statement, texts in zip(_STATEMENTS, zip(*batches, strict=True), strict=True):
            for rows in texts:
                connection.executemany(statement, json.loads(rows))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return type(error).__name__
    return ""


def heard(line: socket.socket) -> Iterator[list[Batch]]:
    """The batches that have come, all of them at a time."""
    rest = b""
    while data := line.recv(_AT_ONCE):
        batches, rest = parted(rest + data)
        if batches:
            yield batches


def parted(data: bytes) -> tuple[list[Batch], bytes]:
    """The whole batches in what was heard, and the beginning of the next."""
    batches: list[Batch] = []
    at = 0
    while len(data) - at >= SIZES.size:
        first, second, third = SIZES.unpack_from(data, at)
        a = at + SIZES.size
        b = a + first
        c = b + second
        end = c + third
        if len(data) < end:
            break
        batches.append((data[a:b], data[b:c], data[c:end]))
        at = end
    return batches, data[at:]


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
    with suppress(ConnectionError):
        for batches in heard(line):
            names = [name.encode() for name in write_all(connection, batches)]
            line.sendall(b"".join([bytes([len(name)]) + name for name in names]))
            checkpoints.wanted = True
    checkpoints.end()
    connection.close()


if __name__ == "__main__":
    main(sys.argv[1])

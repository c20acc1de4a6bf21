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
BUSY_MILLIS = 10_000
"""How long a locked file is waited for, unless a server says otherwise."""
_CHECKPOINT_SECONDS = 1.0
_AT_ONCE = 1 << 16
"""Bytes: some dozens of moves. For a megabyte the system would be asked for memory, and given it back, with every commit."""

# The order is that of the keys in `loading.entry_rows` and `Room.planned`. A snapshot is changed where it stands: REPLACE
# would write it and all its indexes anew. It has to be the one that the writer has seen (docs/decisions/0010).
_ENTRIES = """
INSERT OR ROLLBACK INTO entries (match, seq, seat, move, points, total, clock, message)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_SNAPSHOTS = """
UPDATE OR ROLLBACK snapshots SET computer = ?, seq = ?, position = ?, clock = ?, acting = ?, deadline = ?
WHERE match = ? AND seq = ? AND epoch = ?
"""
_ENDS = "UPDATE OR ROLLBACK matches SET phase = 'over', ended = ?2 WHERE id = ?1"
_STATEMENTS = (_ENTRIES, _SNAPSHOTS, _ENDS)
NOT_CONTINUED = "IntegrityError"
"""What is answered when what stands is not what the writer has seen: the same as for an entry that stands already."""

Batch = tuple[bytes, bytes, bytes]
"""The rows of these three statements, each a text in JSON."""


def make_durable(connection: sqlite3.Connection, busy: int = BUSY_MILLIS) -> None:
    """What is committed stays, even when the power fails; readers and the writer don't wait for each other."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={busy}",
        "foreign_keys=ON",
        "wal_autocheckpoint=4000",
        "temp_store=MEMORY",  # what it takes to undo half a statement would be a file, made for every batch
    ):
        connection.execute(f"PRAGMA {pragma}")


def write_all(connection: sqlite3.Connection, batches: list[Batch]) -> list[str]:
    """Write them together, or each alone if one is in conflict; of each the name of the error that prevented it."""
    name = write(connection, batches)
    if name == NOT_CONTINUED and len(batches) > 1:  # a locked or full disk is the same for each
        return [write(connection, [batch]) for batch in batches]
    return [name] * len(batches)


def write(connection: sqlite3.Connection, batches: list[Batch]) -> str:
    """Write all of it or nothing; the name of the error that prevented it."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for statement, texts in zip(_STATEMENTS, zip(*batches, strict=True), strict=True):
            for rows in texts:
                given = json.loads(rows)
                changed = connection.executemany(statement, given).rowcount
                if statement is _SNAPSHOTS and changed != len(given):
                    connection.execute("ROLLBACK")
                    return NOT_CONTINUED
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

    def __init__(self, path: str, busy: int) -> None:
        self._path = path
        self._busy = busy
        self.wanted = False
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        connection = _open(self._path, self._busy)
        while not self._ended.wait(_CHECKPOINT_SECONDS):
            if self.wanted:
                self.wanted = False
                with suppress(sqlite3.Error):  # the next one does it
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()

    def end(self) -> None:
        self._ended.set()
        self._thread.join()


def _open(path: str, busy: int = BUSY_MILLIS) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(f"PRAGMA busy_timeout={busy}")  # the rest may meet a lock, too
    make_durable(connection, busy)
    connection.execute("PRAGMA wal_autocheckpoint=0")
    return connection


def main(path: str, busy: int = BUSY_MILLIS) -> None:
    # Whoever stops the server may mean its whole group: what it has asked for is still written.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    connection = _open(path, busy)
    checkpoints = Checkpoints(path, busy)
    line = socket.socket(fileno=sys.stdin.fileno())
    with suppress(ConnectionError):
        for batches in heard(line):
            names = [name.encode() for name in write_all(connection, batches)]
            line.sendall(b"".join([bytes([len(name)]) + name for name in names]))
            checkpoints.wanted = True
    checkpoints.end()
    connection.close()


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

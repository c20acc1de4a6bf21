"""The process that writes the moves of all rooms into SQLite: the event loop shares no interpreter with it.

It knows nothing about the game; its command line has the statements. Batches come over its standard input, a socket: the sizes of three texts in JSON, then the texts.
Those that arrive while it is busy are written together. Each batch is answered with a length-prefixed error name, empty on
success. It exits when the socket is closed. Only the standard library is used: it must start at once.
"""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import struct
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress

SIZES = struct.Struct("!III")
BUSY_MILLIS = 10_000
"""How long to wait for a locked file, unless the server sets another time."""
_CHECKPOINT_SECONDS = 1.0
_AT_ONCE = 1 << 16
"""Bytes: some dozens of moves. A megabyte would be allocated from the system, and returned to it, with every commit."""

_ENTRIES, _SNAPSHOTS, _ENDS = range(3)
"""Kinds of rows, in the order in which they are written. Every row of a snapshot must update an existing one."""
NOT_CONTINUED = "IntegrityError"
"""The answer when the stored snapshot is not the one that the writer has seen: the same as for an entry that already exists."""

Batch = tuple[bytes, bytes, bytes]
"""The rows of each kind, a text in JSON."""
Statements = Sequence[str]
"""The statement for a row of each kind."""


def make_durable(connection: sqlite3.Connection, busy: int = BUSY_MILLIS) -> None:
    """Committed rows survive a power failure; readers and the writer don't wait for each other."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={busy}",
        "foreign_keys=ON",
        "wal_autocheckpoint=4000",
        "temp_store=MEMORY",  # a statement journal would be a file, created for every batch
    ):
        connection.execute(f"PRAGMA {pragma}")


def write_all(
    connection: sqlite3.Connection, statements: Statements, batches: list[Batch]
) -> list[str]:
    """Write them together, or one by one if one is in conflict; for each the name of the error that prevented it."""
    name = write(connection, statements, batches)
    if name == NOT_CONTINUED and len(batches) > 1:  # a locked or full disk is the same for each
        return [write(connection, statements, [batch]) for batch in batches]
    return [name] * len(batches)


def write(connection: sqlite3.Connection, statements: Statements, batches: list[Batch]) -> str:
    """Write all of it or nothing; returns the name of the error that prevented it."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for kind, texts in enumerate(zip(*batches, strict=True)):
            for rows in texts:
                given = json.loads(rows)
                if not given:
                    continue  # few moves end a match
                changed = connection.executemany(statements[kind], given).rowcount
                if kind == _SNAPSHOTS and changed != len(given):
                    connection.execute("ROLLBACK")
                    return NOT_CONTINUED
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return type(error).__name__
    return ""


def heard(line: socket.socket) -> Iterator[list[Batch]]:
    """The batches that have arrived, all of them at a time."""
    rest = b""
    while data := line.recv(_AT_ONCE):
        batches, rest = parted(rest + data)
        if batches:
            yield batches


def parted(data: bytes) -> tuple[list[Batch], bytes]:
    """The complete batches in the received bytes, and the beginning of the next."""
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
    """Checkpoints SQLite's WAL in parallel with writing: as a part of a commit it would stall everybody."""

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


def main(path: str, busy: str, *statements: str) -> None:
    # A signal to the server may go to its whole process group: what was requested is still written.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    connection = _open(path, int(busy))
    checkpoints = Checkpoints(path, int(busy))
    line = socket.socket(fileno=sys.stdin.fileno())
    with suppress(ConnectionError):
        for batches in heard(line):
            names = [name.encode() for name in write_all(connection, statements, batches)]
            line.sendall(b"".join([bytes([len(name)]) + name for name in names]))
            checkpoints.wanted = True
    checkpoints.end()
    connection.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

"""How the event loop has its moves written by the `scribe`: one batch at a time, and a new process when one has died."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

from contissimo.server import scribe

_PATIENCE = 10.0
"""Seconds that a scribe has to end, once nobody asks it any more."""


class Scribe(asyncio.Protocol):
    def __init__(self, path: str, turn: asyncio.Lock) -> None:
        self._path = str(Path(path).absolute())
        self._turn = turn
        """SQLite has one writer at a time: whoever holds this."""
        self.process: subprocess.Popen[bytes] | None = None
        self._line: asyncio.Transport | None = None
        self._answer: asyncio.Future[str] | None = None
        self._heard = b""

    async def write(self, entries: bytes, snapshots: bytes, ends: bytes) -> None:
        """Return when all is on the disk; an error of SQLite, or OSError: nothing is, or nobody knows."""
        async with self._turn:
            line = self._line or await self._start()
            self._answer = asyncio.get_running_loop().create_future()
            sizes = scribe.SIZES.pack(len(entries), len(snapshots), len(ends))
            line.write(b"".join((sizes, entries, snapshots, ends)))
            try:
                name = await self._answer
            except asyncio.CancelledError:
                self._hang_up()  # or the next one would take this answer for its own
                raise
        if name:
            raise getattr(sqlite3, name, sqlite3.Error)(name)

    async def _start(self) -> asyncio.Transport:
        mine, other = socket.socketpair()
        with other:
            self.process = await asyncio.to_thread(self._spawn, other)
        loop = asyncio.get_running_loop()
        self._heard = b""
        line, _ = await loop.create_unix_connection(lambda: self, sock=mine)
        self._line = line
        return line

    def _spawn(self, line: socket.socket) -> subprocess.Popen[bytes]:
        if self.process is not None:
            self.process.wait(_PATIENCE)  # its line is gone, so it has ended or is about to
        # Isolated and without site: it needs nothing of ours, and starts in a third of the time.
        command = [sys.executable, "-I", "-S", scribe.__file__, self._path]
        return subprocess.Popen(command, stdin=line.fileno())  # noqa: S603  # our own program

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if len(self._heard) > self._heard[0] and self._answer is not None:
            name, self._heard = self._heard[1:].decode(), b""
            if not self._answer.done():
                self._answer.set_result(name)

    def connection_lost(self, exc: Exception | None) -> None:
        self._line = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError("the scribe is gone"))

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    async def close(self) -> None:
        """What was asked is written, then the process ends."""
        async with self._turn:
            self._hang_up()
            if self.process is not None:
                await asyncio.to_thread(self.process.wait, _PATIENCE)

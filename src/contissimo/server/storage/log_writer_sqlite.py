"""How the event loop has its moves written by the `scribe`: batches as they come, and a new process when one has died."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import msgspec

from contissimo.server.log import log
from contissimo.server.storage import log_rows, sqlite_writer_process
from contissimo.server.storage.log_write import Done, Write

_PATIENCE = 1.0
"""Seconds that a scribe has for its last answers, and then to exit."""
_ENDING = 5.0
"""Seconds until one that is gone, or was killed, has exited and another may start."""


class Scribe(asyncio.Protocol):
    def __init__(
        self, path: str, seconds: float = 0, busy: int = sqlite_writer_process.BUSY_MILLIS
    ) -> None:
        self._path = str(Path(path).absolute())
        self._seconds = seconds
        """How long an answer may take before this scribe is replaced; 0: without limit."""
        self._busy = busy
        self.process: subprocess.Popen[bytes] | None = None
        self._line: asyncio.Transport | None = None
        self._starting: asyncio.Task[None] | None = None
        self._unsent: list[tuple[bytes, Done]] = []
        self._asked: deque[tuple[float, Done]] = deque()
        """Who waits for an answer and since when, oldest first."""
        self._watch: asyncio.TimerHandle | None = None
        self._answers = b""
        self._pauses = False
        self._closed = False
        self._quiet = asyncio.Event()
        """Set when every request is answered."""
        self._quiet.set()

    def write(self, entries: bytes, snapshots: bytes, ends: bytes, answered: Done) -> None:
        sizes = sqlite_writer_process.SIZES.pack(len(entries), len(snapshots), len(ends))
        self._unsent.append((b"".join((sizes, entries, snapshots, ends)), answered))
        self._send()

    def _send(self) -> None:
        if self._pauses or not self._unsent:
            return
        if self._line is None:
            if self._starting is None:
                self._starting = asyncio.create_task(self._start())
            return
        unsent, self._unsent = self._unsent, []
        now = monotonic()
        self._asked.extend([(now, answered) for _, answered in unsent])
        self._quiet.clear()
        if self._watch is None and self._seconds:
            self._watch = asyncio.get_running_loop().call_later(self._seconds, self._look)
        self._line.write(b"".join([batch for batch, _ in unsent]))

    def _look(self) -> None:
        """Whether the scribe still answers. One that hangs must not block everybody."""
        self._watch = None
        if not self._asked:
            return
        left = self._asked[0][0] + self._seconds - monotonic()
        if left > 0:
            self._watch = asyncio.get_running_loop().call_later(left, self._look)
        else:
            log.error("scribe_replaced")
            self._give_up()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()

    def _give_up(self) -> None:
        """It is unknown how much of this was written: those who asked check."""
        self.kill()
        if self._line is not None:
            self._line.abort()

    @asynccontextmanager
    async def pause(self) -> AsyncIterator[None]:
        """Time for another writer, because SQLite has one at a time. Writes that arrive meanwhile are sent afterwards."""
        self._pauses = True
        try:
            await self._quiet.wait()
            yield
        finally:
            self._pauses = self._closed
            self._send()

    async def _start(self) -> None:
        mine, other = socket.socketpair()
        try:
            with other:
                self.process = await asyncio.to_thread(self._spawn, other)
            self._answers = b""
            loop = asyncio.get_running_loop()
            self._line, _ = await loop.create_unix_connection(lambda: self, sock=mine)
        except (OSError, subprocess.SubprocessError) as error:
            mine.close()
            unsent, self._unsent = self._unsent, []
            for _, answered in unsent:
                answered(error)
        finally:
            self._starting = None
        self._send()

    def _spawn(self, line: socket.socket) -> subprocess.Popen[bytes]:
        if self.process is not None:
            self.process.wait(_ENDING)  # its socket is closed, so it has exited or is about to
        # Isolated and without site: it needs nothing of ours, and starts in a third of the time.
        command = [
            sys.executable,
            "-I",
            "-S",
            sqlite_writer_process.__file__,
            self._path,
            str(self._busy),
            *log_rows.SQLITE,
        ]
        return subprocess.Popen(command, stdin=line.fileno())  # noqa: S603  # our own program

    def data_received(self, data: bytes) -> None:
        answers = self._answers + data
        errors: list[Exception | None] = []
        while answers and len(answers) > answers[0]:
            end = 1 + answers[0]
            name, answers = answers[1:end].decode(), answers[end:]
            errors.append(getattr(sqlite3, name, sqlite3.Error)(name) if name else None)
        self._answers = answers
        self._tell(errors)

    def connection_lost(self, exc: Exception | None) -> None:
        self._line = None
        self._tell([ConnectionResetError("the scribe is gone") for _ in self._asked])
        self._send()

    def _tell(self, errors: list[Exception | None]) -> None:
        told = [self._asked.popleft() for _ in errors]
        if not self._asked:
            self._quiet.set()
        for (_, answered), error in zip(told, errors, strict=True):
            answered(error)

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    async def close(self) -> None:
        """Pending requests are written, then the process exits; one that hangs is killed."""
        self._pauses = self._closed = True
        if self._starting is not None:
            await self._starting
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._quiet.wait()
        except TimeoutError:
            self._give_up()
        if self._watch is not None:
            self._watch.cancel()
        self._hang_up()
        if self.process is not None:
            try:
                await asyncio.to_thread(self.process.wait, _PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()


class Scribed:
    """Batches are sent as they come, and written together if they had to wait."""

    is_apart = True
    is_busy = False

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe

    def send(self, writes: Sequence[Write], answered: Done) -> None:
        self._scribe.write(
            _encode([row for write in writes for row in write.entries]),
            _encode([write.snapshot for write in writes]),
            _encode([write.end for write in writes if write.end is not None]),
            answered,
        )

    def probe(self, answered: Done) -> None:
        self._scribe.write(b"[]", b"[]", b"[]", answered)

    async def stop(self) -> None:
        return None


_encode = msgspec.json.Encoder().encode

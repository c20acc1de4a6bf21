"""A proxy whose connections can fall silent, as behind a firewall that forgot them: nothing is closed, nothing arrives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from tests.ports import HOST

_MOST = 1 << 16

Connect = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class SilentProxy:
    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self.port = 0
        self._open: set[asyncio.Event] = set()
        """One for each connection; set when it is silent."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    def silence(self) -> None:
        """Let no more bytes through on the connections that are open; new ones work."""
        for silent in self._open:
            silent.set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await self._connect()
        silent = asyncio.Event()
        self._open.add(silent)
        self._writers += [writer, back]
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._carry(source, sink, silent))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, silent: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await source.read(_MOST):
                if not silent.is_set():
                    sink.write(data)
                    await sink.drain()
        if not silent.is_set():
            sink.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        closed = (writer.wait_closed() for writer in self._writers)
        await asyncio.gather(*closed, return_exceptions=True)


@asynccontextmanager
async def silent_proxy(connect: Connect) -> AsyncIterator[SilentProxy]:
    """A proxy in front of what `connect` reaches."""
    proxy = SilentProxy(connect)
    server = await asyncio.start_server(proxy.accept, HOST, 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        await proxy.close()


@asynccontextmanager
async def silent_postgres(database: str) -> AsyncIterator[tuple[SilentProxy, str]]:
    """A proxy in front of the PostgreSQL at `database`, which listens on a Unix socket; and the address by way of it."""
    url = make_url(database)
    folder = Path(str(url.query["host"]))
    path = str(next(file for file in folder.glob(".s.PGSQL.*") if file.is_socket()))
    async with silent_proxy(lambda: asyncio.open_unix_connection(path)) as proxy:
        there = url.set(host=HOST, port=proxy.port, query={})
        yield proxy, there.render_as_string(False)

"""A proxy whose connections can fall silent, as behind a firewall that forgot them: nothing is closed, nothing arrives."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
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
        self._silent_from_now = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    def silence(self, *, new: bool = False) -> None:
        """Let no more bytes through on the connections that are open; `new`: nor on those that come."""
        self._silent_from_now = new
        for silent in self._open:
            silent.set()

    def carry_new(self) -> None:
        """New connections work again; the silent ones stay silent."""
        self._silent_from_now = False

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await self._connect()
        silent = asyncio.Event()
        if self._silent_from_now:
            silent.set()
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


@contextmanager
def in_a_thread(port: int) -> Iterator[tuple[SilentProxy, Callable[[Callable[[], None]], None]]]:
    """A proxy in front of a port of this machine, for a test without a loop, and what does something in its loop."""
    proxies: queue.Queue[tuple[SilentProxy, asyncio.AbstractEventLoop, asyncio.Event]] = (
        queue.Queue()
    )

    async def run() -> None:
        async with silent_proxy(lambda: asyncio.open_connection(HOST, port)) as proxy:
            over = asyncio.Event()
            proxies.put((proxy, asyncio.get_running_loop(), over))
            await over.wait()

    thread = threading.Thread(target=asyncio.run, args=(run(),), name="silent-proxy", daemon=True)
    thread.start()
    proxy, loop, over = proxies.get(timeout=60)

    def do(work: Callable[[], None]) -> None:
        done = threading.Event()
        loop.call_soon_threadsafe(work)
        loop.call_soon_threadsafe(done.set)
        assert done.wait(60)

    try:
        yield proxy, do
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(60)


@asynccontextmanager
async def silent_postgres(database: str) -> AsyncIterator[tuple[SilentProxy, str]]:
    """A proxy in front of the PostgreSQL at `database`, which listens on a Unix socket; and the address by way of it."""
    url = make_url(database)
    folder = Path(str(url.query["host"]))
    path = str(next(file for file in folder.glob(".s.PGSQL.*") if file.is_socket()))
    async with silent_proxy(lambda: asyncio.open_unix_connection(path)) as proxy:
        there = url.set(host=HOST, port=proxy.port, query={})
        yield proxy, there.render_as_string(False)

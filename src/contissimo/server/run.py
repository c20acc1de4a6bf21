"""How uvicorn runs the application: chosen by measuring, and the same for serving, tests and benches."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

import contissimo
from contissimo.server.app import App, create_app
from contissimo.server.log import hear_libraries, log
from contissimo.server.messages.inbound import MAX_BYTES
from contissimo.server.settings import Settings
from contissimo.server.support.gc_tuning import settle
from contissimo.server.wire.gate import take_all_files
from contissimo.server.wire.library_versions import fitting

_TICK = 0.1
"""Seconds; uvicorn itself checks as often whether it should exit."""
_PATIENCE = 9.0
"""Seconds after which the server exits by force, whatever it still waits for. Some service managers kill after ten."""


def config_of(app: App, settings: Settings) -> uvicorn.Config:
    hear_libraries()
    front = fitting("contissimo.server.wire.http_front", "Front")
    # h11 limits heads too, to 64 kB, but neither time nor connections. `Any`: uvicorn takes a factory, its types don't.
    http: Any = "h11" if front is None else partial(front, app.gate)
    frames = fitting("contissimo.server.wire.fast_frames", "Frames") or AutoWebSocketsProtocol
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=app.gate.counted(frames),
        ws_max_size=MAX_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        http=http,
        loop="auto",
        lifespan="on",
        access_log=False,  # no addresses in logs
        log_config=None,
        proxy_headers=False,  # `guests.client` reads them, if configured to
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def built_page() -> Path | None:
    """The page in the package, if it was built."""
    folder = Path(contissimo.__file__).parent / "page"
    return folder if (folder / "index.html").is_file() else None


def run(settings: Settings, listening: socket.socket, ready: Callable[[], object]) -> None:
    """Serve until stopped; `ready` is called once, when the first request can come."""
    take_all_files()
    _Server(create_app(settings), settings, ready).run(sockets=[listening])


class _Server(uvicorn.Server):
    def __init__(self, app: App, settings: Settings, ready: Callable[[], object]) -> None:
        super().__init__(config_of(app, settings))
        self._node = app.node
        self._ready = ready
        self._force: threading.Timer | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._force is None:
            # A thread: the loop itself may hang, or the exit of the interpreter, which waits for its threads.
            self._force = threading.Timer(_PATIENCE, self._end_by_force, [sig])
            self._force.daemon = True
            self._force.start()
        super().handle_exit(sig, frame)

    def _end_by_force(self, sig: int) -> None:
        """Nothing is lost: whatever was sent is written."""
        log.error("ended_by_force")
        self._node.abandon()
        os._exit(128 + sig)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        watching = asyncio.create_task(self._watch())
        await super().startup(sockets)
        watching.cancel()
        if self.started and not self.should_exit:
            settle()
            self._ready()

    async def _watch(self) -> None:
        """Stopping the server while it starts doesn't wait for its bus."""
        while True:
            await asyncio.sleep(_TICK)
            if self.should_exit:
                await self._node.bus.stop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # First of all: uvicorn cuts every connection before the application is notified of the shutdown.
        await self._node.say_goodbye()
        await super().shutdown(sockets)

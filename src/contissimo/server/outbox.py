"""States go out together, at the end of a turn of the event loop.

Many are ready at once, because many moves are written at once. Between two that are sent apart a reader on the same machine, a proxy above
all, falls asleep and has to be woken again: that costs us more than the sending.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from contissimo.server.socket import Connection


class Outbox:
    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def add(self, connection: Connection) -> None:
        """This connection has states to send."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._empty)
        self._waiting.append(connection)

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.send_states()

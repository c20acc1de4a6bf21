"""States go out a few at a time.

Many are ready at once, because many moves are written at once. Between two that are sent apart a reader on the same machine, a proxy above
all, falls asleep and has to be woken again, which costs us as much as the sending. But if all of them waited for the last, those readers would
have nothing to do meanwhile, and we nothing afterwards.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from contissimo.server.wire.connection import Connection

_FEW = 4
"""Connections: two tables of two."""


class Outbox:
    def __init__(self) -> None:
        self._waiting: list[Connection] = []
        self._due = False
        """Whether the rest is sent at the end of this turn of the loop."""

    def add(self, connection: Connection) -> None:
        """This connection has states to send."""
        self._waiting.append(connection)
        if len(self._waiting) >= _FEW:
            self._empty()
        elif not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        self._due = False
        self._empty()

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.send_states()

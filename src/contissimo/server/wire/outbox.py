"""States go out a few at a time.

Many are ready at once, because many moves are written at once. Between two separate sends a reader on the same machine, a proxy above
all, falls asleep and has to be woken again, which costs us as much as the sending. But if all of them waited for the last, those readers would
have nothing to do meanwhile, and we nothing afterwards.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

_TOGETHER = 4
"""Connections: two tables of two."""


class Sender(Protocol):
    """A connection, as far as it matters here."""

    def send_states(self) -> None: ...


class Outbox:
    def __init__(self) -> None:
        self._waiting: list[Sender] = []
        self._due = False
        """Whether the rest is sent at the end of this turn of the loop."""

    def add(self, connection: Sender) -> None:
        """This connection has states to send."""
        self._waiting.append(connection)
        if len(self._waiting) >= _TOGETHER:
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

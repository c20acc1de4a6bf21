"""How nodes tell each other that a match has gone on: its name and the number of its last entry, nothing more.

Number 0 says that something about the table changed. Whoever hears of it reads the database; a lost message
is made good by the sweep, so no bus needs to be reliable.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection

from contissimo.server.settings import Settings
from contissimo.server.store import Store

News = tuple[str, int]
Hear = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    async def start(self, hear: Hear) -> None: ...
    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        """Inside the transaction that makes it true."""
        ...

    async def publish(self, news: Sequence[News]) -> None:
        """After the transaction that made it true."""
        ...

    async def publish_alone(self, store: Store, news: News) -> None:
        """What is true already, by itself."""
        ...

    async def stop(self) -> None: ...


class MemoryBus:
    """One process: nobody else to tell."""

    async def start(self, hear: Hear) -> None:
        del hear

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        del connection, news

    async def publish(self, news: Sequence[News]) -> None:
        del news

    async def publish_alone(self, store: Store, news: News) -> None:
        del store, news

    async def stop(self) -> None:
        return None


def open_bus(settings: Settings) -> Bus:
    del settings
    return MemoryBus()

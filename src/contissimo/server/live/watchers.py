"""How many watch a table, on whichever node. Each node writes its own number a little later, many tables together.

One node alone writes nothing. The numbers of a node that is gone don't count, as the people don't that it had.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Delete, delete, func, insert, select

from contissimo.core.game import Millis
from contissimo.server.live.presence import ALIVE
from contissimo.server.storage.schema import nodes, watchers
from contissimo.server.support.periodic import Repeating

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.node import Node

_EVERY = 0.2
_HOUR = 3_600_000


def watchers_here(room: Room) -> int:
    return sum(reader is None for reader in room.readers.values())


class Watching:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._here: dict[str, int] = {}
        """By match, how many watch it on this node; none where nobody does."""
        self._changed: set[str] = set()
        self._flushing = Repeating(_EVERY, self._flush)

    def start(self) -> None:
        if self._node.is_shared:
            self._flushing.start()

    async def stop(self) -> None:
        await self._flushing.stop()
        if self._node.is_shared:
            mine = delete(watchers).where(watchers.c.node == self._node.id)
            await self._node.store.execute(mine)

    def look(self, room: Room) -> None:
        """Somebody may have come, gone, sat down or stood up."""
        if not self._node.is_shared:
            return
        number = watchers_here(room)
        if number == self._here.get(room.id, 0):
            return
        if number:
            self._here[room.id] = number
        else:
            del self._here[room.id]
        self._changed.add(room.id)

    async def elsewhere(self, matches: Sequence[str]) -> dict[str, int]:
        """How many watch these on other nodes; those that nobody does are left out."""
        node = self._node
        if not node.is_shared:
            return {}
        rows = await node.store.rows(
            select(watchers.c.match, func.sum(watchers.c.number).label("number"))
            .join(nodes, nodes.c.id == watchers.c.node)
            .where(watchers.c.match.in_(matches), watchers.c.node != node.id)
            .where(nodes.c.beat > node.now() - ALIVE)
            .group_by(watchers.c.match)
        )
        return {row["match"]: int(row["number"]) for row in rows}

    async def _flush(self) -> None:
        if not self._changed:
            return
        node, changed = self._node, sorted(self._changed)
        self._changed.clear()
        rows = [
            {"match": match, "node": node.id, "number": self._here[match]}
            for match in changed
            if match in self._here
        ]
        news = [(match, 0) for match in changed]

        def work(connection: Connection) -> None:
            mine = (watchers.c.node == node.id, watchers.c.match.in_(changed))
            connection.execute(delete(watchers).where(*mine))
            if rows:
                connection.execute(insert(watchers), rows)
            node.bus.publish_within(connection, news)

        try:
            await node.store.write(work)
        except BaseException:
            self._changed.update(changed)  # the next round tries again
            raise
        await node.bus.publish(news)


def of_nodes_gone(now: Millis) -> Delete:
    """What deletes the numbers that nodes left behind."""
    alive = select(nodes.c.id).where(nodes.c.beat > now - _HOUR)
    return delete(watchers).where(watchers.c.node.not_in(alive))

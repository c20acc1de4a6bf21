"""How many watch a table, over all nodes. Each node writes its own number a little later, many tables together.

A single node writes nothing. The numbers of a dead node don't count, like the people it had.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from contissimo.server.context import Context
from contissimo.server.live.presence import ALIVE
from contissimo.server.storage.schema import nodes, watchers
from contissimo.server.support.periodic import Repeating

_EVERY = 0.2


class Watchers:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._here: dict[str, int] = {}
        """By match, how many watch it on this node; absent where nobody does."""
        self._elsewhere: dict[str, int] = {}
        """By match, how many watch it on other nodes, as last read; absent where nobody does."""
        self._changed: set[str] = set()
        self._flushing = Repeating(_EVERY, self._flush, needed=lambda: self._changed)

    def start(self) -> None:
        if self._context.is_shared:
            self._flushing.start()

    async def stop(self) -> None:
        await self._flushing.stop()
        if self._context.is_shared:
            mine = delete(watchers).where(watchers.c.node == self._context.id)
            await self._context.store.execute(mine)

    def count(self, match_id: str, number: int) -> None:
        """Set how many watch this table on this node."""
        if not self._context.is_shared or number == self._here.get(match_id, 0):
            return
        if number:
            self._here[match_id] = number
        else:
            del self._here[match_id]
        self._changed.add(match_id)

    def elsewhere(self, match_id: str) -> int:
        """How many watch this table on other nodes, as last read."""
        return self._elsewhere.get(match_id, 0)

    def forget(self, match_id: str) -> None:
        """Nobody on this node needs to know any more."""
        self._elsewhere.pop(match_id, None)

    async def read(self, match_id: str) -> None:
        """Read how many watch this table on other nodes."""
        number = (await self.read_elsewhere([match_id])).get(match_id, 0)
        if number:
            self._elsewhere[match_id] = number
        else:
            self.forget(match_id)

    async def read_elsewhere(self, ids: Sequence[str]) -> dict[str, int]:
        """How many watch these on other nodes; tables without watchers are left out."""
        context = self._context
        if not context.is_shared:
            return {}
        rows = await context.store.rows(
            select(watchers.c.match, func.sum(watchers.c.number).label("number"))
            .join(nodes, nodes.c.id == watchers.c.node)
            .where(watchers.c.match.in_(ids), watchers.c.node != context.id)
            .where(nodes.c.beat > context.now() - ALIVE)
            .group_by(watchers.c.match)
        )
        return {row["match"]: int(row["number"]) for row in rows}

    async def _flush(self) -> None:
        if not self._changed:
            return
        context, changed = self._context, sorted(self._changed)
        self._changed.clear()
        rows = [
            {"match": match_id, "node": context.id, "number": self._here[match_id]}
            for match_id in changed
            if match_id in self._here
        ]
        news = [(match_id, 0) for match_id in changed]

        def work(connection: Connection) -> None:
            mine = (watchers.c.node == context.id, watchers.c.match.in_(changed))
            connection.execute(delete(watchers).where(*mine))
            if rows:
                connection.execute(insert(watchers), rows)
            context.bus.publish_within(connection, news)

        try:
            await context.store.write(work)
        except BaseException:
            self._changed.update(changed)  # the next round tries again
            raise
        await context.bus.publish(news)

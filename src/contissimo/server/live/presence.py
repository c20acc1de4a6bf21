"""Who is online. Updated in the rooms at once and in the database a little later, many people together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import bindparam, update

from contissimo.server.context import Context
from contissimo.server.guests.faces import face_of
from contissimo.server.messages.outbound import Person
from contissimo.server.storage.schema import people
from contissimo.server.storage.table_rows import PersonRow, TableRow
from contissimo.server.support.periodic import Repeating

_EVERY = 0.2
ALIVE = 5_000
"""Milliseconds after which a silent node counts as gone, together with the people connected to it."""

_update = (
    update(people)
    .where(people.c.match == bindparam("m"), people.c.guest == bindparam("g"))
    .values(node=bindparam("n"), left_at=bindparam("l"))
)


class Whereabouts(NamedTuple):
    """The node that somebody is connected to (empty: none), or when they left."""

    node: str
    left_at: int | None


class Presence:
    def __init__(self, context: Context, stored: Callable[[None], None]) -> None:
        """`stored` is called when something that others read has changed."""
        self._context = context
        self._stored = stored
        self._changed: dict[tuple[str, str], Whereabouts] = {}
        self._flushing = Repeating(_EVERY, self._flush, needed=lambda: self._changed)
        self._beats: Mapping[str, int] = {}
        """When each node was last alive."""

    def start(self) -> None:
        self._flushing.start()

    async def stop(self) -> None:
        await self._flushing.stop()
        await self._flush()

    def heard_of(self, beats: Mapping[str, int]) -> None:
        """When each node was last alive."""
        self._beats = beats

    def note(self, match_id: str, guest: str, *, here: bool) -> None:
        """Somebody came to a table, or left it; written soon."""
        gone = Whereabouts("", self._context.now())
        self._changed[match_id, guest] = self._here if here else gone

    @property
    def _here(self) -> Whereabouts:
        return Whereabouts(self._context.id, None)

    def corrected(self, table: TableRow, here: Collection[str | None]) -> TableRow:
        """Freshly read rows may be older than what this node knows: who reads `here`, and what is yet to be written."""
        people = [self._corrected(table.id, person, here) for person in table.people]
        return table if people == table.people else replace(table, people=people)

    def _corrected(
        self, match_id: str, person: PersonRow, here: Collection[str | None]
    ) -> PersonRow:
        if person.guest is not None and person.guest in here:
            known: Whereabouts | None = self._here
        else:
            known = self._changed.get((match_id, person.guest or ""))
        if known is None or known == (person.node, person.left_at):
            return person
        return replace(person, node=known.node, left_at=known.left_at)

    def is_connected(self, person: PersonRow) -> bool:
        """Whether somebody is connected to this node."""
        return self._here == (person.node, person.left_at)

    def of(self, person: PersonRow, nth: int = 0) -> Person:
        """Somebody as others see them, at the first seat that they hold, or at another one."""
        away = self.away_since(person)
        face = None if person.guest is None else face_of(person.face, person.guest, nth)
        return Person(person.name, away is None, away, face)

    def away_since(self, person: PersonRow) -> int | None:
        """Since when somebody has been away; None: they are online."""
        if person.node == self._context.id:
            return None
        beat = self._beats.get(person.node, 0)
        if person.node and self._context.now() - beat < ALIVE:
            return None
        return max(person.left_at or 0, beat)

    def is_away(self, table: TableRow) -> bool:
        """Whether somebody of a table is away."""
        return any(self.away_since(person) is not None for person in table.people)

    def is_alive(self, node: str) -> bool:
        """Whether another node was heard of lately."""
        return self._context.now() - self._beats.get(node, 0) < ALIVE

    async def _flush(self) -> None:
        if not self._changed:
            return
        changed = dict(self._changed)
        rows = [
            {"m": match_id, "g": guest, "n": node, "l": left_at}
            for (match_id, guest), (node, left_at) in changed.items()
        ]
        store = self._context.store
        await store.write(lambda connection: connection.execute(_update, rows).rowcount)
        for key, written in changed.items():
            if self._changed.get(key) == written:
                del self._changed[key]
        for match_id in {match_id for match_id, _ in changed}:
            await self._context.publish(match_id)
        # The lobby's order is read from the database, so earlier readers saw the previous one.
        self._stored(None)

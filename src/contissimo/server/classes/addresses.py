"""From which addresses classes are taught and attended: one address may open only some, and a class is one address.

Kept only in memory, as keyed hashes; after a restart it is learned again from those who come back.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict

from sqlalchemy import select

from contissimo.server.context import Context
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s


class Addresses:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._taught: dict[str, set[str]] = defaultdict(set)
        self._attended: dict[str, set[str]] = defaultdict(set)
        self.opening = asyncio.Lock()
        """Held while a class is opened: of two at once the second one is counted after the first."""

    async def check(self, address: str) -> None:
        """Refuse one open class more than an address may have."""
        limit = self._context.settings.classes_per_address
        known, classes = self._taught.get(address, set()), s.classes
        rows = await self._context.store.rows(
            select(classes.c.id).where(classes.c.id.in_(known), classes.c.phase == "open")
        )
        if len(rows) >= limit:
            raise Refused("too_many", limit=limit)

    def teaches(self, address: str, class_id: str) -> None:
        self._taught[address].add(class_id)

    def attends(self, address: str, class_id: str) -> None:
        """Only for admitted pupils: nobody's guesses are counted otherwise because they knocked at a class."""
        self._attended[address].add(class_id)

    def has_class(self, address: str) -> bool:
        """Whether an open class is taught or attended from here."""
        return bool(self._taught.get(address) or self._attended.get(address))

    def closed(self, class_id: str) -> None:
        """A class is closed or erased."""
        for known in (self._taught, self._attended):
            for address in [each for each, classes in known.items() if class_id in classes]:
                known[address].discard(class_id)
                if not known[address]:
                    del known[address]

"""Which games are being played, on this node or another: asked before a record is reviewed, because of these there is no review."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, or_, select

from contissimo.server.storage.database import Store
from contissimo.server.storage.schema import matches, snapshots

MOST = 2_000
"""Boards that a record is compared with: those of the games that began last."""


async def is_running(store: Store, match_id: str, commitment: bytes) -> bool:
    """Whether a game with this name or with this promise is being played."""
    which = or_(matches.c.id == match_id, matches.c.commitment == commitment)
    query = select(matches.c.id).where(matches.c.phase == "running", which).limit(1)
    return await store.row(query) is not None


async def running_boards(store: Store) -> Sequence[str]:
    """What lies on the boards of the games that are being played, in notation. Racks and bags are nobody's business here."""
    return await store.read(_boards)


def _boards(connection: Connection) -> list[str]:
    position = snapshots.c.position
    # Cut and joined by the database: a thousand rows would hold up the event loop for some milliseconds.
    cut = (
        func.substr(position, 1, func.instr(position.concat(" "), " ") - 1)
        if connection.dialect.name == "sqlite"
        else func.split_part(position, " ", 1)
    )
    boards = (
        select(cut.label("board"))
        .join(matches, matches.c.id == snapshots.c.match)
        # One that began with a position is played by its maker alone, and what they look at is that position.
        .where(matches.c.phase == "running", matches.c.position.is_(None))
        .order_by(matches.c.began.desc())
        .limit(MOST)
        .subquery()
    )
    joined = select(func.aggregate_strings(boards.c.board, " "))
    return (connection.execute(joined).scalar() or "").split()

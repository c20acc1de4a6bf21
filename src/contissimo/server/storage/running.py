"""Which games and rounds of classes are being played, on this node or another: asked before a record is reviewed, because of these there is no review."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Column, ColumnElement, Connection, func, or_, select

from contissimo.server.storage.class_schema import activities, rounds
from contissimo.server.storage.database import Store
from contissimo.server.storage.schema import matches, snapshots

UNTOLD = ("open", "closed")
"""The phases of a round of a class in which its best answer has not been shown yet."""
MOST = 2_000
"""Boards that a record is compared with: those of the games that began last."""


async def is_running(store: Store, match_id: str, commitment: bytes) -> bool:
    """Whether a game with this name or with this promise is being played."""
    which = or_(matches.c.id == match_id, matches.c.commitment == commitment)
    query = select(matches.c.id).where(matches.c.phase == "running", which).limit(1)
    return await store.row(query) is not None


async def running_boards(store: Store) -> Sequence[str]:
    """What lies on the boards of the games and rounds that are being played, in notation. Racks and bags are nobody's business here."""
    return await store.read(_boards)


def _boards(connection: Connection) -> list[str]:
    is_sqlite = connection.dialect.name == "sqlite"

    def board(position: Column[str]) -> ColumnElement[str]:
        # Cut and joined by the database: a thousand rows would hold up the event loop for some milliseconds.
        if is_sqlite:
            return func.substr(position, 1, func.instr(position.concat(" "), " ") - 1)
        return func.split_part(position, " ", 1)

    games = (
        select(board(snapshots.c.position).label("board"))
        .join(matches, matches.c.id == snapshots.c.match)
        # One that began with a position is played by its maker alone, and what they look at is that position.
        .where(matches.c.phase == "running", matches.c.position.is_(None))
        .order_by(matches.c.began.desc())
        .limit(MOST)
        .subquery()
    )
    # Boards of pupils' own are computed, and not stored.
    same_round = (rounds.c["class"] == activities.c["class"]) & (
        rounds.c.activity == activities.c.number
    )
    classes = (
        select(board(rounds.c.position).label("board"))
        .join(activities, same_round & (rounds.c.number == activities.c.round))
        .where(activities.c.ended.is_(None), activities.c.phase.in_(UNTOLD))
        .order_by(activities.c.began.desc())
        .limit(MOST)
        .subquery()
    )
    found = [
        connection.execute(select(func.aggregate_strings(boards.c.board, " "))).scalar() or ""
        for boards in (games, classes)
    ]
    return " ".join(found).split()

"""The games of a guest that are over, for a list of their own: who played, and how it ended. Nobody is shown another's list."""

from __future__ import annotations

import asyncio

from sqlalchemy import and_, or_, select

from contissimo.core.errors import ContissimoError
from contissimo.core.game import name_today
from contissimo.server.messages.outbound import FinishedGame, FinishedGames, Person, SeatInfo
from contissimo.server.storage import schema
from contissimo.server.storage.database import Store
from contissimo.server.storage.table_rows import TableRow, load_tables

AFTER = r"^[0-9]{1,15}-[a-z0-9]{1,16}$"
"""When the game above ended, and its match: games that ended in the same millisecond have an order, too."""
MOST = 20
"""Games that are sent together."""


async def finished(store: Store, guest: str, after: str | None, most: int) -> FinishedGames:
    """The games after `after`, at most this many. Those that can't be read are left out."""
    matches, people = schema.matches, schema.people
    query = select(matches.c.id, matches.c.ended).where(
        matches.c.id.in_(select(people.c.match).where(people.c.guest == guest)),
        matches.c.phase == "over",
    )
    if after is not None:
        ended, _, match_id = after.partition("-")
        same_moment = and_(matches.c.ended == int(ended), matches.c.id < match_id)
        query = query.where(or_(matches.c.ended < int(ended), same_moment))
    query = query.order_by(matches.c.ended.desc(), matches.c.id.desc()).limit(most + 1)
    rows = await store.rows(query)
    shown = [row["id"] for row in rows[:most]]
    tables = {table.id: table for table in await load_tables(store, shown)}
    snapshots = schema.snapshots
    positions: dict[str, str] = {
        row["match"]: row["position"]
        for row in await store.rows(
            select(snapshots.c.match, snapshots.c.position).where(snapshots.c.match.in_(shown))
        )
    }
    games: list[FinishedGame] = []
    for match_id in shown:
        game = _game(tables.get(match_id), positions.get(match_id), guest)
        if game is not None:
            games.append(game)
        await asyncio.sleep(0)  # others get their turn
    last = rows[most - 1] if len(rows) > most else None
    return FinishedGames(games, None if last is None else f"{last['ended']}-{last['id']}")


def _game(table: TableRow | None, position: str | None, guest: str) -> FinishedGame | None:
    if table is None or position is None or table.ended is None:
        return None
    try:
        outcome = table.rules.read_position(position, table.ruleset).outcome
    except ContissimoError:
        return None
    if outcome is None:
        return None
    return FinishedGame(
        match=table.id,
        game=table.game,
        ruleset=name_today(table.rules, table.ruleset),
        ended=table.ended,
        seats=_seats(table),
        yours=[int(seat) for seat in table.seats_of(guest)],
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        watch=table.secret.watch,
    )


def _seats(table: TableRow) -> list[SeatInfo]:
    ahead = table.ruleset.head_start
    return [
        SeatInfo(
            seat=seat,
            people=[Person(person.name, online=False, away=None) for person in table.at(seat)],
            places=setup.places,
            level=setup.level,
            handed=False,
            given=True,
            help=table.has_help(seat),
            head_start=next(iter(ahead[seat - 1 : seat]), 0),
        )
        for seat, setup in enumerate(table.setups, 1)
    ]

"""From stored rows to a match and back: by its snapshot, or by folding its whole log. Both must agree."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, text

from contissimo.core.game import NATURE, AnyGame, Millis, Move, Points, Seat
from contissimo.play.clock import Clock
from contissimo.play.log import BEGINNING, Entry, Log
from contissimo.play.match import Match
from contissimo.play.notes import Back, End, read_entry
from contissimo.play.record import numbers
from contissimo.server.storage import schema
from contissimo.server.storage.database import Store
from contissimo.server.storage.fetch_rows import Row, fetch
from contissimo.server.storage.log_rows import EntryRow
from contissimo.server.storage.table_rows import Damaged, Damages, TableRow, read_tables


class StoredClock(Struct):
    """A running wait as it is stored."""

    main: tuple[int, ...]
    increment: int
    kind: str | None
    acting: tuple[int, ...]
    limit: int | None
    since: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(StoredClock).decode


def write_clock(clock: Clock) -> str:
    acting, _ = seats_in_order(clock.acting)
    stored = StoredClock(clock.main, clock.increment, clock.kind, acting, clock.limit, clock.since)
    return _encode(stored).decode()


def read_clock(text: str) -> Clock:
    stored = _decode(text)
    return Clock(
        main=tuple(map(Millis, stored.main)),
        increment=Millis(stored.increment),
        kind=stored.kind,
        acting=frozenset(map(Seat, stored.acting)),
        limit=None if stored.limit is None else Millis(stored.limit),
        since=Millis(stored.since),
    )


def entry_rows(match_id: str, new: Iterable[Entry], message: str | None) -> list[EntryRow]:
    """New entries of a match as rows; `message` is the message of the player's own entry, or says that they are time-outs."""
    rows = []
    late = message is not None and message.startswith(LATE)
    for entry in new:
        if late and entry.seat != NATURE:
            message = f"{LATE}.{entry.seq}"
        mine = message is not None and (entry.seat != NATURE or message.startswith(NOTE))
        rows.append(
            EntryRow(
                match_id,
                entry.seq,
                entry.seat,
                str(entry.move),
                numbers(entry.points),
                numbers(entry.total),
                entry.clock,
                message if mine else None,
            )
        )
        message = None if mine else message
    return rows


def snapshot_of(match: Match) -> dict[str, Any]:  # the columns of a snapshot
    """What the log folds to, by column (without the match, and who must move)."""
    return dict(zip(_FOLDED, folded_values(match), strict=True))


_FOLDED = ("seq", "position", "clock", "acting", "deadline")


def folded_values(match: Match) -> tuple[int, str, str, str, int | None]:
    """What the log folds to, in the order of the columns."""
    position = match.position
    deadline = None if position.outcome is not None else match.deadline
    _, acting = seats_in_order(position.to_act)
    return match.log.size, str(position), write_clock(match.clock), acting, deadline


@lru_cache(maxsize=1 << 10)
def seats_in_order(seats: frozenset[Seat]) -> tuple[tuple[Seat, ...], str]:
    """Some seats, and the same as text. There are few such sets, and every move asks for two of them."""
    ordered = tuple(sorted(seats))
    return ordered, numbers(ordered)


def new_epoch() -> int:
    """A number that no earlier reader of a snapshot can know."""
    return int.from_bytes(
        secrets.token_bytes(6)
    )  # an integer that every JSON reader represents exactly


NOTE = "-"
"""Prefix of the message of a note that must not be written twice."""
LATE = f"{NOTE}late"
"""Prefix of the message of a move that a time-out made: the log itself has the move only."""


def entry_of(game: AnyGame, row: Row) -> Entry:
    return Entry(
        row["seq"],
        Seat(row["seat"]),
        _move(game, row["move"]),
        _points(row["points"]),
        _points(row["total"]),
        Millis(row["clock"]),
    )


def _move(game: AnyGame, text: str) -> Move:
    word, *rest = text.split(" ")
    if word == "end":
        return End(tuple(part.partition(":")[2] for part in rest))
    return read_entry(game, text)


def _points(text: str) -> tuple[Points, ...]:
    return tuple([Points(int(part)) for part in text.split(",")]) if text else ()


def begun(table: TableRow) -> Match:
    """The match of a table before its first entry."""
    return Match.begin(
        table.rules,
        table.ruleset,
        len(table.setups),
        id=table.id,
        players=players_of(table),
        date=table.date,
        commitment=table.commitment or b"",
        contributions={Seat(gift.seat): gift.bytes for gift in table.gifts},
        now=BEGINNING if table.began is None else Millis(table.began),
        start=table.start,
    )


def players_of(table: TableRow) -> tuple[str, ...]:
    """The names at each seat; a pair's are joined, a computer player is named by its level."""
    return tuple(
        setup.level or " & ".join(person.name for person in table.at(seat))
        for seat, setup in enumerate(table.setups, 1)
    )


def folded(table: TableRow, rows: Iterable[Row]) -> Match:
    """The match from its log alone."""
    return begun(table).fold(entry_of(table.rules, row) for row in rows)


def restored(table: TableRow, entries: Iterable[Entry], snapshot: Row) -> Match:
    """The match from its snapshot: nothing is judged again."""
    first = begun(table)
    return Match(
        game=first.game,
        ruleset=first.ruleset,
        seats=first.seats,
        id=first.id,
        players=first.players,
        date=first.date,
        commitment=first.commitment,
        contributions=first.contributions,
        began=first.began,
        position=table.rules.read_position(snapshot["position"], table.ruleset),
        clock=read_clock(snapshot["clock"]),
        log=Log.of(entries),
        start=first.start,
    )


class Stored(Struct):
    """The log of a table with its snapshot, as rows."""

    rows: Sequence[Row]
    snapshot: Row | None
    entries: list[Entry] = []
    """The contents of the rows, as far as they have been read."""

    def read_entries(self, table: TableRow, most: int | None = None) -> bool:
        """Read rows, at most `most`; returns whether all have been read. Damaged if one can't be."""
        begin = len(self.entries)
        end = len(self.rows) if most is None else begin + most
        try:
            self.entries += [entry_of(table.rules, row) for row in self.rows[begin:end]]
        except Exception as error:
            raise Damaged(table.id) from error
        return end >= len(self.rows)


def at_one_moment(connection: Connection) -> None:
    """From now on everything is read as of one moment, whatever is written meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))


def read_whole(connection: Connection, match_id: str) -> tuple[TableRow, Stored] | None:
    """A table with its log, as of one moment; None: there is none. Damaged if it can't be read."""
    at_one_moment(connection)
    damages: Damages = {}
    tables = read_tables(connection, [match_id], damages)
    for damaged in damages.values():
        raise damaged
    return (tables[0], read_logs(connection, [match_id])[match_id]) if tables else None


async def load_logs(store: Store, ids: Sequence[str], after: int = 0) -> dict[str, Stored]:
    """The stored logs of matches, from entry `after` + 1 on."""
    return await store.read(lambda connection: read_logs(connection, ids, after))


def read_logs(connection: Connection, ids: Sequence[str], after: int = 0) -> dict[str, Stored]:
    # The snapshot first: entries that arrive meanwhile are then merely more than it needs.
    snapshot_of = {row["match"]: row for row in fetch(connection, schema.snapshots, ids)}
    rows_of: dict[str, list[Row]] = defaultdict(list)
    for row in fetch(connection, schema.entries, ids, after=after):
        rows_of[row["match"]].append(row)
    return {match_id: Stored(rows_of[match_id], snapshot_of.get(match_id)) for match_id in ids}


SLICE = 250
"""Entries that are read at a time: well under the 5 ms that anything may hold the event loop (docs/decisions/0012)."""


async def read_in_slices(table: TableRow, stored: Stored) -> None:
    """Read the rows of a log that may be long; others get their turn in between."""
    while not stored.read_entries(table, SLICE):
        await asyncio.sleep(0)


def match_of(table: TableRow, stored: Stored) -> Match:
    """The match of a table: its snapshot, and what was logged since it was read. Damaged if it can't be read."""
    stored.read_entries(table)
    try:
        return _match_of(table, stored)
    except Exception as error:
        raise Damaged(table.id) from error


def _match_of(table: TableRow, stored: Stored) -> Match:
    rows, snapshot = stored.rows, stored.snapshot
    if snapshot is None or snapshot["seq"] > len(rows):
        raise LookupError("the snapshot")
    if (rows[0]["seq"], rows[-1]["seq"]) != (1, len(rows)):
        raise LookupError("an entry")
    upto, later = stored.entries[: snapshot["seq"]], stored.entries[snapshot["seq"] :]
    match = restored(table, upto, snapshot)
    return match.fold(later) if later else match


def gone_on(table: TableRow, match: Match, stored: Stored) -> Match:
    """The match after further entries of its log; Damaged if they don't follow, or have grown while they were read."""
    stored.read_entries(table)
    last = stored.rows[-1]["seq"]
    # Folding a move that was taken back takes as long as the whole match. The snapshot has the result.
    is_long = any(isinstance(entry.move, Back) for entry in stored.entries)
    if is_long and (stored.snapshot is None or stored.snapshot["seq"] != last):
        raise Damaged(table.id)
    try:
        if is_long:
            assert stored.snapshot is not None
            after = restored(table, [*match.log, *stored.entries], stored.snapshot)
        else:
            after = match.fold(stored.entries)
    except Exception as error:
        raise Damaged(table.id) from error
    if len(after.log) != last:
        raise Damaged(table.id)
    return after

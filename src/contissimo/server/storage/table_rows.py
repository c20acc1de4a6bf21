"""The rows of a table as typed values, and reading them: one table or five hundred, with as many queries."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cached_property, lru_cache, partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from contissimo.core.game import AnyGame, AnyPosition, Ruleset, Seat, renamed
from contissimo.games import GAMES
from contissimo.server.storage import schema
from contissimo.server.storage.database import Store
from contissimo.server.storage.fetch_rows import Row, by_match, fetch

_AT_ONCE = 512
"""Tables that are read together, and rulesets that are remembered."""


class Damaged(Exception):
    """The stored data of a table can't be read, or is incomplete."""

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id


Damages = dict[str, Damaged]
"""By table, what is wrong with it."""


class Setup(Struct, frozen=True):
    """How a seat was set up when the table was made."""

    level: str | None = None
    """A computer player, or None for people."""
    places: int = 1
    help: bool = False
    """This seat may ask for help, whether or not the table has it for all."""


class PersonRow(Struct, frozen=True):
    seat: int
    place: int
    guest: str | None
    name: str
    face: str | None
    node: str
    left_at: int | None


class Gift(Struct, frozen=True):
    seat: int
    bytes: bytes
    filled: bool


class VoteRow(Struct, frozen=True):
    kind: str
    target: int
    seat: int
    level: str


class MuteRow(Struct, frozen=True):
    guest: str
    seat: int


class Secret(Struct, frozen=True):
    """Invitations and the seed. Never part of a message except in `links` and at the end."""

    seed: bytes | None
    invite: str
    watch: str
    partners: dict[str, str]
    code: str | None
    code_until: int | None


class TableRow(Struct, frozen=True, dict=True):
    """A table as it is in the database, without its log. What follows from its fields is found once."""

    id: str
    game: str
    ruleset_name: str
    ruleset_text: str
    position: str | None
    """That its match begins with; None: the usual one of its game."""
    setups: list[Setup]
    phase: str
    listed: bool
    help: bool
    unseen: bool
    """The tiles that are not in sight are shown by face."""
    host: str | None
    made: int
    began: int | None
    ended: int | None
    date: str
    commitment: bytes | None
    give_by: int | None
    before: str | None
    next: str | None
    secret: Secret
    people: list[PersonRow]
    gifts: list[Gift]
    votes: list[VoteRow]
    mutes: list[MuteRow]

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.game]

    @property
    def ruleset(self) -> Ruleset:
        return ruleset_of(self.game, self.ruleset_name, self.ruleset_text)

    @property
    def start(self) -> AnyPosition | None:
        """The position that its match begins with, where it is one of its own."""
        ruleset = self.ruleset
        return None if self.position is None else self.rules.read_position(self.position, ruleset)

    def seats_of(self, guest: str | None) -> list[Seat]:
        """The seats that a guest holds."""
        return [] if guest is None else self._seats_by_guest.get(guest, [])

    @cached_property
    def _seats_by_guest(self) -> dict[str | None, list[Seat]]:
        seats = {(person.guest, Seat(person.seat)) for person in self.people}
        return {who: sorted(s for guest, s in seats if guest == who) for who, _ in seats}

    def has_help(self, seat: int) -> bool:
        """Whether a seat may ask for help."""
        return self.help or self.setups[seat - 1].help

    def at(self, seat: int) -> list[PersonRow]:
        return [person for person in self.people if person.seat == seat]

    def mutes_of(self, guest: str | None) -> frozenset[int]:
        """The seats whose phrases a guest has muted."""
        muted = (mute.seat for mute in self.mutes if mute.guest == guest)
        return frozenset() if guest is None else frozenset(muted)

    @cached_property
    def human_seats(self) -> list[Seat]:
        return [Seat(n) for n, setup in enumerate(self.setups, 1) if setup.level is None]

    @cached_property
    def has_computers(self) -> bool:
        return any(setup.level is not None for setup in self.setups)

    @property
    def is_full(self) -> bool:
        """Whether every seat for people has somebody; a pair may have a single."""
        return all(self.at(seat) for seat in self.human_seats)


@lru_cache(_AT_ONCE)
def ruleset_of(game: str, name: str, text: str) -> Ruleset:
    """The ruleset of a canonical text; a shipped one is shared by all tables."""
    rules = GAMES[game]
    presets = (rules.rulesets.get(name), rules.former.get(name))
    shipped = next((p for p in presets if p is not None and p.text == text), None)
    return renamed(rules.read_ruleset(text), name) if shipped is None else shipped


async def load_table(store: Store, match_id: str) -> TableRow | None:
    """The table with this id; None: there is none. Damaged if it can't be read."""
    damages: Damages = {}
    found = await load_tables(store, [match_id], damages)
    for damaged in damages.values():
        raise damaged
    return next(iter(found), None)


async def load_tables(
    store: Store, ids: Sequence[str], damages: Damages | None = None
) -> list[TableRow]:
    """The tables with these ids that exist, in no particular order. Unreadable ones are left out."""
    found: list[TableRow] = []
    for start in range(0, len(ids), _AT_ONCE):
        some = ids[start : start + _AT_ONCE]
        found += await store.read(partial(read_tables, ids=some, damages=damages))
    return found


def read_tables(
    connection: Connection, ids: Sequence[str], damages: Damages | None = None
) -> list[TableRow]:
    """The tables with these ids, within a transaction. Unreadable ones are left out, and listed in `damages`."""
    matches = fetch(connection, schema.matches, ids, key="id")
    secrets = fetch(connection, schema.secrets, ids)
    people_of, gifts_of, votes_of, mutes_of = (
        by_match(fetch(connection, table, ids))
        for table in (schema.people, schema.gifts, schema.votes, schema.mutes)
    )
    secret_of = {row["match"]: row for row in secrets}
    found: list[TableRow] = []
    for row in matches:
        match_id = row["id"]
        try:
            beside = people_of[match_id], gifts_of[match_id], votes_of[match_id], mutes_of[match_id]
            found.append(_table(row, _secret(secret_of[match_id]), *beside))
        except Exception as error:  # noqa: BLE001  # whatever it is, the other tables are read
            if damages is not None:
                damages[match_id] = Damaged(match_id)
                damages[match_id].__cause__ = error
    return found


def read_table(connection: Connection, match_id: str) -> TableRow:
    """One existing table, within a transaction; Damaged if it can't be read."""
    damages: Damages = {}
    found = read_tables(connection, [match_id], damages)
    for damaged in damages.values():
        raise damaged
    return found[0]


def _table(
    row: Row,
    secret: Secret,
    people: list[Row],
    gifts: list[Row],
    votes: list[Row],
    mutes: list[Row],
) -> TableRow:
    table = TableRow(
        id=row["id"],
        game=row["game"],
        ruleset_name=row["ruleset"],
        ruleset_text=sys.intern(row["ruleset_text"]),  # most tables have the same
        position=row["position"],
        setups=msgspec.json.decode(row["seats"], type=list[Setup]),
        phase=row["phase"],
        listed=row["listed"],
        help=row["help"],
        unseen=row["unseen"],
        host=row["host"],
        made=row["made"],
        began=row["began"],
        ended=row["ended"],
        date=row["date"],
        commitment=row["commitment"],
        give_by=row["give_by"],
        before=row["before"],
        next=row["next"],
        secret=secret,
        people=[PersonRow(**person) for person in people],
        gifts=[Gift(**gift) for gift in gifts],
        votes=[VoteRow(**vote) for vote in votes],
        mutes=[MuteRow(**mute) for mute in mutes],
    )
    table.start  # noqa: B018  # read now, with its ruleset: later it would be somebody else's turn that it ends
    return table


def _secret(row: Row) -> Secret:
    return Secret(
        row["seed"],
        row["invite"],
        row["watch"],
        msgspec.json.decode(row["partners"], type=dict[str, str]),
        row["code"],
        row["code_until"],
    )

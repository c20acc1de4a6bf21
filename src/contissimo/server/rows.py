"""The rows of a table as typed values, and reading them: one table or five hundred, with as many queries."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from contissimo.core.game import Game, Seat
from contissimo.games import GAMES
from contissimo.server import schema
from contissimo.server.quick import Row, by_match, fetch
from contissimo.server.store import Store


class Setup(Struct):
    """How a seat was set up when the table was made."""

    level: str | None = None
    """A computer player, or None for people."""
    places: int = 1


class PersonRow(Struct):
    seat: int
    place: int
    guest: str | None
    name: str
    node: str
    left_at: int | None


class Gift(Struct):
    seat: int
    bytes: bytes
    filled: bool


class VoteRow(Struct):
    kind: str
    target: int
    seat: int
    level: str


class MuteRow(Struct):
    guest: str
    seat: int


class Secret(Struct):
    """What lets people in, and the seed. Never part of a message but where `links` and the end say so."""

    seed: bytes | None
    invite: str
    watch: str
    partners: dict[str, str]
    code: str | None
    code_until: int | None


class TableRow(Struct):
    """A table as it stands in the database, without its log."""

    id: str
    game: str
    ruleset_name: str
    ruleset_text: str
    setups: list[Setup]
    phase: str
    listed: bool
    help: bool
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
    def rules(self) -> Game:
        return GAMES[self.game]

    @property
    def ruleset(self) -> Any:
        return ruleset_of(self.game, self.ruleset_name, self.ruleset_text)

    def seats_of(self, guest: str | None) -> list[Seat]:
        """The seats that a guest holds."""
        if guest is None:
            return []
        seats = [Seat(person.seat) for person in self.people if person.guest == guest]
        return seats if len(seats) == 1 else sorted(set(seats))

    def at(self, seat: int) -> list[PersonRow]:
        return [person for person in self.people if person.seat == seat]

    def mutes_of(self, guest: str | None) -> frozenset[int]:
        """The seats whose phrases a guest doesn't want to hear."""
        muted = (mute.seat for mute in self.mutes if mute.guest == guest)
        return frozenset() if guest is None else frozenset(muted)

    @property
    def human_seats(self) -> list[Seat]:
        return [Seat(n) for n, setup in enumerate(self.setups, 1) if setup.level is None]

    @property
    def is_full(self) -> bool:
        """Whether every seat for people has somebody; a pair may have a single."""
        return all(self.at(seat) for seat in self.human_seats)


def ruleset_of(game: str, name: str, text: str) -> Any:
    """The ruleset of a canonical text; one that is shipped is shared by all tables."""
    key = (game, name, text)
    found = _rulesets.get(key)
    if found is None:
        rules = GAMES[game]
        preset = rules.rulesets.get(name)
        if preset is not None and preset.text == text:
            found = preset
        else:
            found = replace(rules.read_ruleset(text), name=name)
        if len(_rulesets) >= _MANY:
            _rulesets.clear()
        _rulesets[key] = found
    return found


_rulesets: dict[tuple[str, str, str], Any] = {}
_MANY = 512


async def load_table(store: Store, match: str) -> TableRow | None:
    return next(iter(await load_tables(store, [match])), None)


async def load_tables(store: Store, ids: Sequence[str]) -> list[TableRow]:
    """The tables of these names that exist, in no particular order."""
    found: list[TableRow] = []
    for start in range(0, len(ids), _MANY):
        some = ids[start : start + _MANY]
        found += await store.read(partial(read_tables, ids=some))
    return found


def read_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """The tables of these names, within a transaction."""
    matches = fetch(connection, schema.matches, ids, key="id")
    secrets = fetch(connection, schema.secrets, ids)
    people_of, gifts_of, votes_of, mutes_of = (
        by_match(fetch(connection, table, ids))
        for table in (schema.people, schema.gifts, schema.votes, schema.mutes)
    )
    secret_of = {row["match"]: _secret(row) for row in secrets}
    return [
        TableRow(
            id=row["id"],
            game=row["game"],
            ruleset_name=row["ruleset"],
            ruleset_text=sys.intern(row["ruleset_text"]),  # most tables have the same
            setups=msgspec.json.decode(row["seats"], type=list[Setup]),
            phase=row["phase"],
            listed=row["listed"],
            help=row["help"],
            host=row["host"],
            made=row["made"],
            began=row["began"],
            ended=row["ended"],
            date=row["date"],
            commitment=row["commitment"],
            give_by=row["give_by"],
            before=row["before"],
            next=row["next"],
            secret=secret_of[row["id"]],
            people=[PersonRow(**person) for person in people_of[row["id"]]],
            gifts=[Gift(**gift) for gift in gifts_of[row["id"]]],
            votes=[VoteRow(**vote) for vote in votes_of[row["id"]]],
            mutes=[MuteRow(**mute) for mute in mutes_of[row["id"]]],
        )
        for row in matches
        if row["game"] in GAMES
    ]


def _secret(row: Row) -> Secret:
    return Secret(
        row["seed"],
        row["invite"],
        row["watch"],
        msgspec.json.decode(row["partners"], type=dict[str, str]),
        row["code"],
        row["code_until"],
    )

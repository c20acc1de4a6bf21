"""Guests: a signed cookie and a chosen name, tokens for programs, and moving to another device.

The key of the signature is in the database, so it survives restarts and is the same on every node. Tokens are stored
as hashes. No account, no address.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import NamedTuple

from itsdangerous import BadSignature, Signer
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from contissimo.core.game import Millis
from contissimo.server.errors import Refused
from contissimo.server.guests.client import COOKIE, ClientInfo
from contissimo.server.guests.faces import face_of, stored
from contissimo.server.guests.names import clean_name, listed_name
from contissimo.server.messages.faces import Face
from contissimo.server.settings import Settings
from contissimo.server.storage import schema
from contissimo.server.storage.database import Store

DAY_MILLIS = 86_400_000
_MINUTE_MILLIS = 60_000
DEVICE = "device-"
"""Prefix of a link to another device, so that nobody takes it for an invitation."""


class Guest(Struct, frozen=True):
    id: str
    name: str
    face: Face


class Identity:
    _store: Store
    _signer: Signer

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def open(self, store: Store) -> None:
        """Begin, or begin again with another key after somebody changed the database by hand."""
        self._store = store
        key = await store.key("cookie")
        self._signer = Signer(
            key, salt="guest", key_derivation="hmac", digest_method=hashlib.sha256
        )

    async def of(self, client: ClientInfo, now: Millis) -> Guest | None:
        """The guest of a request: by token, else by cookie."""
        if client.token:
            return await self._of_token(client.token, now)
        guest = self.signed(client)
        return await self._seen(guest, now) if guest else None

    def signed(self, client: ClientInfo) -> str:
        """The id that a cookie of ours names, without a look whether that guest still exists; empty: there is none."""
        try:
            return self._signer.unsign(client.cookie).decode() if client.cookie else ""
        except (BadSignature, UnicodeDecodeError):
            return ""

    async def _of_token(self, token: str, now: Millis) -> Guest | None:
        table = schema.tokens
        row = await self._store.row(
            select(table.c.guest).where(table.c.hash == _hash(token), table.c.kind == "bot")
        )
        return None if row is None else await self._seen(row["guest"], now)

    async def _seen(self, guest: str, now: Millis) -> Guest | None:
        table = schema.guests
        row = await self._store.row(select(table).where(table.c.id == guest))
        if row is None:
            return None
        if row["seen"] < now - DAY_MILLIS:
            await self._store.execute(update(table).where(table.c.id == guest).values(seen=now))
        return Guest(guest, row["name"], face_of(row["face"], guest))

    async def make(self, name: str | None, now: Millis, face: Face | None = None) -> Guest:
        id_ = secrets.token_hex(16)
        called = listed_name(id_, set()) if name is None else clean_name(name)
        row = {"id": id_, "name": called, "face": stored(face), "made": now, "seen": now}
        await self._store.execute(insert(schema.guests).values(row))
        return Guest(id_, called, face_of(stored(face), id_))

    async def rename(self, guest: Guest, name: str) -> Guest:
        """For later seats: a name at a running table stays as it is."""
        named = replace(guest, name=clean_name(name))
        table = schema.guests
        await self._store.execute(
            update(table).where(table.c.id == guest.id).values(name=named.name)
        )
        return named

    def cookie(self, guest: Guest, *, secure: bool) -> str:
        """The header that sets the cookie; Strict, so no other site's page can use it."""
        value = self._signer.sign(guest.id).decode()
        age = self._settings.guest_days * DAY_MILLIS // 1000
        return _cookie(value, age, secure=secure)

    def no_cookie(self, *, secure: bool) -> str:
        return _cookie("", 0, secure=secure)

    async def make_token(self, guest: Guest) -> str:
        """A token for a program that plays as this guest; the previous one becomes invalid."""
        token = secrets.token_urlsafe(32)
        await self._replace_token(guest, "bot", token, None)
        return token

    async def make_transfer(self, guest: Guest, now: Millis) -> str:
        """A token, valid once and for ten minutes, with which another device becomes this guest."""
        token = DEVICE + secrets.token_urlsafe(16)
        until = Millis(now + self._settings.transfer_minutes * _MINUTE_MILLIS)
        await self._replace_token(guest, "device", token, until)
        return token

    async def _replace_token(
        self, guest: Guest, kind: str, token: str, until: Millis | None
    ) -> None:
        table = schema.tokens
        try:
            await self._store.execute(
                delete(table).where(table.c.guest == guest.id, table.c.kind == kind),
                insert(table).values(hash=_hash(token), kind=kind, guest=guest.id, until=until),
            )
        except IntegrityError:  # they were erased a moment ago
            raise Refused("no_identity") from None

    async def adopt(self, token: str, now: Millis) -> Guest:
        table = schema.tokens
        is_it = (table.c.hash == _hash(token), table.c.kind == "device", table.c.until > now)

        def take(connection: Connection) -> str:
            row = connection.execute(select(table.c.guest).where(*is_it)).first()
            gone = connection.execute(delete(table).where(*is_it))
            return "" if row is None or gone.rowcount != 1 else str(row[0])

        guest = await self._seen(await self._store.write(take), now)
        if guest is None:
            raise Refused("token_wrong")
        return guest

    async def idle(self, now: Millis) -> list[str]:
        """Some of the guests not seen for 90 days. Expired tokens are deleted."""
        table, tokens = schema.guests, schema.tokens
        limit = now - self._settings.guest_days * DAY_MILLIS
        await self._store.execute(delete(tokens).where(tokens.c.until < now))
        rows = await self._store.rows(select(table.c.id).where(table.c.seen < limit).limit(500))
        return [row["id"] for row in rows]


class Appearance(NamedTuple):
    """What a guest takes along to a seat."""

    name: str
    face: str | None


def known_guests(connection: Connection, guests: Collection[str]) -> dict[str, Appearance]:
    """Those of these guests who are not erased, and will not be before the transaction ends."""
    table = schema.guests
    query = select(table.c.id, table.c.name, table.c.face).where(table.c.id.in_(guests))
    rows = connection.execute(query.with_for_update(read=True))
    return {row.id: Appearance(row.name, row.face) for row in rows}


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _cookie(value: str, age: int, *, secure: bool) -> str:
    parts = [f"{COOKIE}={value}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, "Secure"] if secure else parts)

"""REST for guests: identity, name, tables, tokens and other devices."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from contissimo.server.api.responses import HereClient, HereNode, Known, Somebody
from contissimo.server.api.schemas import (
    REFUSALS,
    Me,
    Named,
    Renamed,
    TokenGiven,
    TokenMade,
)
from contissimo.server.errors import Refused
from contissimo.server.guests import faces
from contissimo.server.guests.client import ClientInfo
from contissimo.server.guests.identity import Guest
from contissimo.server.messages.faces import Face
from contissimo.server.messages.outbound import FinishedGames, ListedTable
from contissimo.server.services import Services
from contissimo.server.tables.finished import AFTER, MOST, finished


def _told(guest: Guest) -> Me:
    return Me(guest.name, guest.face)


def _with_cookie(me: Guest, client: ClientInfo, node: Services) -> Response[Me]:
    cookie = node.identity.cookie(me, secure=client.is_secure)
    return Response(_told(me), headers={"set-cookie": cookie})


@get("/me", responses=REFUSALS, summary="Who am I?")
async def me(known: Known, client: HereClient, node: HereNode) -> Response[Me]:
    if client.token:
        return Response(_told(known))
    return _with_cookie(known, client, node)  # it lasts from the last visit on, like the guest


@post("/me", responses=REFUSALS, summary="Become a guest, or stay the one you are")
async def become(
    data: JSONBody[Named], guest: Somebody, client: HereClient, node: HereNode
) -> Response[Me]:
    if guest is None:
        if not node.limits.new_guests.take(client.address):
            raise Refused("too_many")
        guest = await node.identity.make(data.name, node.now(), data.face)
    else:
        if data.name is not None:
            guest = await node.identity.rename(guest, data.name)
        if data.face is not None:
            guest = await _look_as(guest, data.face, node)
    return _with_cookie(guest, client, node)


@put("/me", responses=REFUSALS, summary="Take another name")
async def rename(data: JSONBody[Renamed], known: Known, node: HereNode) -> Me:
    return _told(await node.identity.rename(known, data.name))


@put("/me/face", responses=REFUSALS, summary="Take another picture, also where I sit now")
async def change_face(data: JSONBody[Face], known: Known, node: HereNode) -> Me:
    return _told(await _look_as(known, data, node))


async def _look_as(guest: Guest, face: Face, node: Services) -> Guest:
    if not node.limits.writes.take(guest.id):  # everybody at their tables is sent it
        raise Refused("too_fast")
    for match_id in await faces.choose(node, guest.id, face):
        await node.registry.refresh(match_id)
    return replace(guest, face=face)


@delete("/me", responses=REFUSALS, summary="Forget me, at once")
async def forget(known: Known, client: HereClient, node: HereNode) -> Response[None]:
    await node.registry.forget([known.id])
    cookie = node.identity.no_cookie(secure=client.is_secure)
    return Response(None, status_code=204, headers={"set-cookie": cookie})


@get(
    "/me/tables",
    responses=REFUSALS,
    summary="My tables that are not over, those that wait for me first",
)
async def my_tables(known: Known, node: HereNode) -> list[ListedTable]:
    return await node.lists.home(known.id)


@get(
    "/me/games",
    responses=REFUSALS,
    summary="My games that are over, those that ended last first, some at a time",
)
async def my_games(
    known: Known,
    node: HereNode,
    after: Annotated[str | None, QueryParameter(pattern=AFTER)] = None,
    most: Annotated[int, QueryParameter(ge=1, le=MOST)] = MOST,
) -> FinishedGames:
    return await finished(node.store, known.id, after, most)


@post(
    "/me/token",
    responses=REFUSALS,
    summary="A token for a program that plays as me; the one before ends",
)
async def token(known: Known, node: HereNode) -> TokenMade:
    return TokenMade(await node.identity.make_token(known))


@post(
    "/me/transfer",
    responses=REFUSALS,
    summary="A token to continue on another device: good once, for ten minutes",
)
async def transfer(known: Known, node: HereNode) -> TokenMade:
    return TokenMade(await node.identity.make_transfer(known, node.now()))


@post("/me/adopt", responses=REFUSALS, summary="Continue here as the guest of another device")
async def adopt(data: JSONBody[TokenGiven], client: HereClient, node: HereNode) -> Response[Me]:
    if not node.limits.guesses.take(client.address):
        raise Refused("too_fast")
    guest = await node.identity.adopt(data.token, node.now())
    node.limits.guesses.give(client.address)
    return _with_cookie(guest, client, node)

"""REST for what is not live: guests, tables, records, rulesets. Every refusal is a code."""

from __future__ import annotations

import asyncio
import gzip
import hmac
from functools import cache
from typing import Annotated, Any

from litestar import HttpMethod, Request, Response, Router, delete, get, post, put, route
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter

from contissimo.core.errors import IllegalMove
from contissimo.games import GAMES
from contissimo.play.record import record_of
from contissimo.server.api.responses import PLAIN, HereAsked, HereNode, json_of
from contissimo.server.api.schemas import (
    REFUSALS,
    UNWELL,
    CodeGiven,
    GameInfo,
    Health,
    Here,
    Invitation,
    Me,
    Named,
    Renamed,
    Rules,
    RulesetGiven,
    TableMade,
    TokenGiven,
    TokenMade,
)
from contissimo.server.api.sheets import sheet
from contissimo.server.guests import erase
from contissimo.server.guests.client import Asked
from contissimo.server.guests.identity import Guest
from contissimo.server.levels import levels_of
from contissimo.server.material import choices_of, ruleset_info
from contissimo.server.messages.inbound import VERSION
from contissimo.server.messages.outbound import ListedTable, write
from contissimo.server.node import Node
from contissimo.server.rest_lessons import lesson, lesson_move
from contissimo.server.rest_replay import best, printed, replay
from contissimo.server.support.lan import origins_of
from contissimo.server.tables import access, create
from contissimo.server.tables.describe import links_of

MatchPath = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,16}$")]
_SLOWER = 1.0
"""Seconds for which a code is looked at while many wrong ones come."""
Somebody = NamedDependency[Guest | None]
Known = NamedDependency[Guest]


def _asked(request: Request[Any, Any, Any], node: HereNode) -> Asked:
    return Asked(request.scope, node.settings)


async def _somebody(asked: HereAsked, node: HereNode) -> Guest | None:
    return await node.identity.of(asked, node.now())


async def _known(guest: Somebody) -> Guest:
    if guest is None:
        raise IllegalMove("no_identity")
    return guest


def _with_cookie(me: Guest, asked: Asked, node: Node) -> Response[Me]:
    cookie = node.identity.cookie(me, secure=asked.is_secure)
    return Response(Me(me.name), headers={"set-cookie": cookie})


@get("/me", responses=REFUSALS, summary="Who am I?")
async def me(known: Known, asked: HereAsked, node: HereNode) -> Response[Me]:
    if asked.token:
        return Response(Me(known.name))
    return _with_cookie(known, asked, node)  # it lasts from the last visit on, as the guest does


@post("/me", responses=REFUSALS, summary="Become a guest, or stay the one you are")
async def become(
    data: JSONBody[Named], guest: Somebody, asked: HereAsked, node: HereNode
) -> Response[Me]:
    if guest is None:
        if not node.new_guests.take(asked.address):
            raise IllegalMove("too_many")
        guest = await node.identity.make(data.name, node.now())
    elif data.name is not None:
        guest = await node.identity.rename(guest, data.name)
    return _with_cookie(guest, asked, node)


@put("/me", responses=REFUSALS, summary="Take another name")
async def rename(data: JSONBody[Renamed], known: Known, node: HereNode) -> Me:
    return Me((await node.identity.rename(known, data.name)).name)


@delete("/me", responses=REFUSALS, summary="Forget me, at once")
async def forget(known: Known, asked: HereAsked, node: HereNode) -> Response[None]:
    await erase.forget(node, [known.id])
    cookie = node.identity.no_cookie(secure=asked.is_secure)
    return Response(None, status_code=204, headers={"set-cookie": cookie})


@get(
    "/me/tables",
    responses=REFUSALS,
    summary="My tables that are not over, those that wait for me first",
)
async def my_tables(known: Known, node: HereNode) -> list[ListedTable]:
    return await node.lists.home(known.id)


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
async def adopt(data: JSONBody[TokenGiven], asked: HereAsked, node: HereNode) -> Response[Me]:
    if not node.guesses.take(asked.address):
        raise IllegalMove("too_fast")
    guest = await node.identity.adopt(data.token, node.now())
    node.guesses.give(asked.address)
    return _with_cookie(guest, asked, node)


@get("/games", responses=REFUSALS, summary="The games, their rulesets and their computer players")
async def games(asked: HereAsked) -> Response[list[GameInfo]]:
    plain, packed = _games()
    return await json_of(asked, plain, packed)


@cache
def _games() -> tuple[bytes, bytes]:
    """The same for everybody, and the longest answer of a first visit: kept as it is sent."""
    told = [
        GameInfo(
            game.key,
            list(game.seat_counts),
            [_rules(ruleset) for ruleset in game.rulesets.values()],
            list(levels_of(game.key)),
            choices_of(game.key),
        )
        for game in GAMES.values()
    ]
    plain = write(told)
    return plain, gzip.compress(plain)


@post(
    "/rulesets",
    status_code=200,
    responses=REFUSALS,
    summary="Is this a ruleset, and what does it say?",
)
async def check_ruleset(data: JSONBody[RulesetGiven], asked: HereAsked, node: HereNode) -> Rules:
    if not node.rulesets.take(asked.address):
        raise IllegalMove("too_fast")
    _, ruleset = create.rules_of(data.game, data.ruleset, data.text, data.options)
    return _rules(ruleset)


def _rules(ruleset: Any) -> Rules:
    info = ruleset_info(ruleset)
    return Rules(info.name, info.options, info.material, ruleset.text)


@get("/tables", responses=REFUSALS, summary="The lobby: listed tables that are open or running")
async def lobby(node: HereNode) -> list[ListedTable]:
    return await node.lists.lobby()


@post("/tables", responses=REFUSALS, summary="Make a table")
async def make_table(
    data: JSONBody[create.NewTable], known: Known, asked: HereAsked, node: HereNode
) -> TableMade:
    if not node.new_tables.take(asked.address):
        raise IllegalMove("too_many")
    table = await create.create(node, known, data, asked.address)
    return TableMade(table.id, links_of(node, table, table.seats_of(known.id)))


@post(
    "/codes",
    status_code=200,
    responses=REFUSALS,
    summary="The invitation that a code of six letters stands for",
)
async def redeem(data: JSONBody[CodeGiven], asked: HereAsked, node: HereNode) -> Invitation:
    clean = node.guesses.is_untouched(asked.address)
    if not node.guesses.take(asked.address):
        raise IllegalMove("too_fast")
    if not node.all_guesses.take(""):
        # Somebody guesses from many addresses. Who has made no mistake gets in, only later.
        if not clean:
            raise IllegalMove("too_fast")
        await asyncio.sleep(_SLOWER)
    invitation = Invitation(*await access.redeem(node, data.code))
    # It was no guess: a whole class types the same code within a minute.
    node.guesses.give(asked.address)
    node.all_guesses.give("")
    return invitation


@get(
    "/records/{match:str}",
    media_type=PLAIN,
    responses=REFUSALS,
    summary="The record of a match, as you may have it",
)
async def record(
    match: MatchPath,
    guest: Somebody,
    node: HereNode,
    watch: Annotated[str | None, QueryParameter(name="token", max_length=64)] = None,
) -> Response[str]:
    room = await access.find(node, match)
    reader = access.may_read(room, None if guest is None else guest.id, watch, None)
    if room.match is None:
        raise IllegalMove("not_running")
    seed = room.table.secret.seed if room.match.over else None
    text = str(record_of(room.match, reader=reader, seed=seed or b""))
    name = f'attachment; filename="contissimo-{match}.record"'
    return Response(text, media_type=PLAIN, headers={"content-disposition": name})


@get("/here", responses=REFUSALS, summary="Under which address do others find this server?")
async def here(asked: HereAsked, node: HereNode) -> Here:
    if not asked.is_local:
        return Here([asked.origin], local=False)
    return Here(origins_of(node.settings.host, asked.port), local=True)


@get("/health", responses=UNWELL, summary="Is the server up?")
async def health(node: HereNode) -> Response[Health]:
    well = node.ready and node.health.can_write
    found = Health(well, VERSION, node.health.since)
    return Response(found, status_code=200 if well else 503)


_METRICS = b"/api/metrics"


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(node: HereNode, asked: HereAsked, request: Request[Any, Any, Any]) -> bytes:
    """For this machine itself, or for who has the token; to others, and by other spellings, it does not exist."""
    token = node.settings.metrics_token
    known = bool(token) and hmac.compare_digest(asked.token.encode(), token.encode())
    if request.scope["raw_path"] != _METRICS or not (known or asked.is_undisguised):
        raise NotFoundException
    return node.metrics.text()


def _options(path: str, *methods: str) -> Any:
    """Litestar's own answer names one method alone where several handlers share a path."""

    @route(path, http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
    async def options() -> Response[None]:
        return Response(None, headers={"allow": ", ".join((*methods, "OPTIONS"))})

    return options


def router(node: Node) -> Router:
    async def the_node() -> Node:
        return node

    handlers: list[Any] = [
        *(_options("/me", "DELETE", "GET", "POST", "PUT"), _options("/tables", "GET", "POST")),
        *(me, become, rename, forget, my_tables, token, transfer, adopt),
        *(games, check_ruleset, lobby, make_table, redeem, record, health, metrics),
        *(replay, best, printed, lesson, lesson_move, here, sheet),
    ]
    return Router(
        "/api",
        route_handlers=handlers,
        dependencies={
            "node": Provide(the_node),
            "asked": Provide(_asked, sync_to_thread=False),
            "guest": Provide(_somebody),
            "known": Provide(_known),
        },
    )

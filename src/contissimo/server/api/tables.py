"""REST for tables: the lobby, making one, and the codes of invitations."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import JSONBody

from contissimo.server.api.responses import HereClient, HereNode, Known
from contissimo.server.api.schemas import (
    REFUSALS,
    CodeGiven,
    Invitation,
    TableMade,
)
from contissimo.server.errors import Refused
from contissimo.server.messages.outbound import ListedTable
from contissimo.server.tables import access, create
from contissimo.server.tables.describe import links_of
from contissimo.server.tables.playing import refuse_moves

_SLOWER = 1.0
"""Seconds that checking a code takes while many wrong ones arrive."""


@get("/tables", responses=REFUSALS, summary="The lobby: listed tables that are open or running")
async def lobby(node: HereNode) -> list[ListedTable]:
    return await node.lists.lobby()


@post("/tables", responses=REFUSALS, summary="Make a table")
async def make_table(
    data: JSONBody[create.NewTable], known: Known, client: HereClient, node: HereNode
) -> TableMade:
    if not node.limits.new_tables.take(client.address):
        raise Refused("too_many")
    if data.position is not None:  # a computer player would make the moves that are kept back
        await refuse_moves(node.store, known)
    await create.check_position(node.reading, node.settings.replay_millis, data, client.address)
    table = await create.create(node.registry, node.listed, known, data, client.address)
    return TableMade(table.id, links_of(table, known.id, node.now()))


@post(
    "/codes",
    status_code=200,
    responses=REFUSALS,
    summary="The invitation that a code of six letters stands for",
)
async def redeem(data: JSONBody[CodeGiven], client: HereClient, node: HereNode) -> Invitation:
    clean = node.limits.guesses.is_untouched(client.address)
    if not node.limits.guesses.take(client.address):
        raise Refused("too_fast")
    if not node.limits.all_guesses.take(""):
        # Somebody guesses from many addresses. Clients that made no mistake get in, only later.
        if not clean:
            raise Refused("too_fast")
        await asyncio.sleep(_SLOWER)
    invitation = Invitation(*await access.redeem(node.registry, data.code))
    # It was not a guess: a whole class types the same code within a minute.
    node.limits.guesses.give(client.address)
    node.limits.all_guesses.give("")
    return invitation

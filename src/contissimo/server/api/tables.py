"""REST for tables: the lobby, making one, and the codes of invitations."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import JSONBody

from contissimo.core.errors import IllegalMove
from contissimo.server.api.responses import HereAsked, HereNode, Known
from contissimo.server.api.schemas import (
    REFUSALS,
    CodeGiven,
    Invitation,
    TableMade,
)
from contissimo.server.messages.outbound import ListedTable
from contissimo.server.tables import access, create
from contissimo.server.tables.describe import links_of

_SLOWER = 1.0
"""Seconds for which a code is looked at while many wrong ones come."""


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

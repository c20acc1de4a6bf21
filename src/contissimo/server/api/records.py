"""REST for the records of matches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from contissimo.play.record import record_text
from contissimo.server.api.responses import PLAIN, HereNode, Somebody
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.errors import Refused
from contissimo.server.tables import access

_SLICE = 250
"""Lines that are written at a time; others get their turn in between."""
MatchPath = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,16}$")]


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
    room = await access.find(node.registry, match)
    reader = access.may_read(room, None if guest is None else guest.id, watch, None)
    if room.match is None:
        raise Refused("not_running")
    seed = room.table.secret.seed if room.match.over else None
    lines = record_text(room.match, reader=reader, seed=seed or b"")
    text = "".join([line async for line in _in_slices(lines)])
    name = f'attachment; filename="contissimo-{match}.record"'
    return Response(text, media_type=PLAIN, headers={"content-disposition": name})


async def _in_slices(lines: Iterable[str]) -> AsyncIterator[str]:
    for number, line in enumerate(lines, 1):
        yield line
        if number % _SLICE == 0:
            await asyncio.sleep(0)

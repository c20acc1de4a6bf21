"""REST for the records of matches."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from contissimo.core.errors import IllegalMove
from contissimo.play.record import record_of
from contissimo.server.api.responses import PLAIN, HereNode, Somebody
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.tables import access

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
    room = await access.find(node, match)
    reader = access.may_read(room, None if guest is None else guest.id, watch, None)
    if room.match is None:
        raise IllegalMove("not_running")
    seed = room.table.secret.seed if room.match.over else None
    text = str(record_of(room.match, reader=reader, seed=seed or b""))
    name = f'attachment; filename="contissimo-{match}.record"'
    return Response(text, media_type=PLAIN, headers={"content-disposition": name})

"""REST for looking back at a game that is over: its review, as it grows, and what another move would have been worth."""

from __future__ import annotations

import re
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from contissimo.play.record import RecordError
from contissimo.server.api.responses import HereClient, HereNode, Somebody, json_of
from contissimo.server.api.schemas import (
    MAX_RECORD,
    MAX_RECORD_BODY,
    REFUSALS,
    MoveTried,
    ReviewWanted,
)
from contissimo.server.errors import Refused
from contissimo.server.guests.client import ClientInfo
from contissimo.server.guests.identity import Guest
from contissimo.server.jobs.pool import Turn, WorkerDied
from contissimo.server.messages.reviews import Reviewing, TriedMove
from contissimo.server.services import Services
from contissimo.server.storage.running import is_running, running_boards
from contissimo.server.tables.playing import refuse_moves

_MATCH = re.compile(r'^\[Match "([a-z0-9]{1,16})"\]\r?$', re.MULTILINE)
_PROMISE = re.compile(r'^\[Commitment "([0-9a-f]{64})"\]\r?$', re.MULTILINE)
_POSITION = '[Position "'
ReviewId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@post(
    "/reviews",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=MAX_RECORD_BODY,
    summary="The review of a record, as far as it is made",
)
async def review(
    data: JSONBody[ReviewWanted], client: HereClient, guest: Somebody, node: HereNode
) -> Response[Reviewing]:
    await _check(node, data.text, guest)
    making = node.reviews.begin(
        data.text, deep=data.deep, asker=asker_of(client, guest), address=client.address
    )
    return await json_of(client, await node.reviews.read(making, 0))


@get(
    "/reviews/{review_id:str}",
    responses=REFUSALS,
    summary="More of a review: what comes after the turns that you have",
)
async def more(
    review_id: ReviewId, client: HereClient, node: HereNode, after: After = 0
) -> Response[Reviewing]:
    making = node.reviews.find(review_id)
    return await json_of(client, await node.reviews.read(making, after))


@post(
    "/reviews/moves",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=MAX_RECORD_BODY,
    summary="What another move would have been worth at an entry of a record",
)
async def try_move(
    data: JSONBody[MoveTried], client: HereClient, guest: Somebody, node: HereNode
) -> Response[TriedMove]:
    await _check(node, data.text, guest)
    asker = asker_of(client, guest)
    if not node.limits.tries.take(asker):
        raise Refused("too_fast")
    running = await running_boards(node.store)
    turn = Turn((client.address, asker))
    try:
        found: bytes = await node.reviews.pool.ask(
            *("review_move", data.text, data.deep, data.seq, data.move, running),
            millis=node.settings.review_part_millis,
            turn=turn,
        )
    except WorkerDied:
        raise Refused("review_slow") from None
    return await json_of(client, found)


def asker_of(client: ClientInfo, guest: Guest | None) -> str:
    return f"at {client.address}" if guest is None else guest.id


async def _check(node: Services, text: str, guest: Guest | None) -> None:
    if len(text) > MAX_RECORD:
        raise RecordError("record_too_large", file="record", limit=MAX_RECORD)
    await refuse_running(node, text, guest)


async def refuse_running(node: Services, text: str, guest: Guest | None) -> None:
    """A record that says which game it is, and that game runs here, is refused before anybody reads it.

    What it doesn't say the process finds that reads it (`study/running.py`).
    """
    # One that begins with a position is no more than that position.
    if _POSITION in text:
        await refuse_moves(node.store, guest)
    match, promise = _MATCH.search(text), _PROMISE.search(text)
    if match is None and promise is None:
        return
    name, promised = match[1] if match else "", bytes.fromhex(promise[1]) if promise else b""
    if await is_running(node.store, name, promised):
        raise RecordError("review_running", file="record")

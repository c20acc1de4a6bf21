"""REST for any record: replayed entry by entry, and the best move at one of the entries."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from contissimo.core.errors import BadFile
from contissimo.games import GAMES
from contissimo.server.api.responses import PLAIN, HereClient, HereNode, Somebody, json_of
from contissimo.server.api.reviews import refuse_running
from contissimo.server.api.schemas import (
    MAX_RECORD,
    MAX_RECORD_BODY,
    REFUSALS,
    MomentGiven,
    RecordGiven,
)
from contissimo.server.errors import Refused
from contissimo.server.guests.client import ClientInfo
from contissimo.server.jobs.pool import Turn, WorkerDied
from contissimo.server.jobs.replays import BestMoves, Replayed
from contissimo.server.services import Services
from contissimo.server.storage.running import running_boards

_EXAMPLES = "printed-examples.record"
Key = Annotated[str | None, QueryParameter(pattern=r"^[a-z0-9-]{1,32}$")]


@post(
    "/replay",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=MAX_RECORD_BODY,
    summary="A record, entry by entry, with positions and score cards",
)
async def replay(
    data: JSONBody[RecordGiven], client: HereClient, node: HereNode
) -> Response[Replayed]:
    return await json_of(client, await _ask(node, client, "retold", data.text))


@post(
    "/replay/best",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=MAX_RECORD_BODY,
    summary="What would have earned the most at an entry of a record, and at later ones",
)
async def best(
    data: JSONBody[MomentGiven], client: HereClient, guest: Somebody, node: HereNode
) -> Response[BestMoves]:
    await refuse_running(node, data.text, guest)
    running = await running_boards(node.store)
    return await json_of(client, await _ask(node, client, "best_at", data.text, data.seq, running))


@get(
    "/examples/printed",
    media_type=PLAIN,
    responses=REFUSALS,
    summary="The printed examples of a game, as a record",
)
async def printed(game: Key = None) -> str:
    records = {
        key: text for key, known in GAMES.items() if (text := known.shipped(_EXAMPLES)) is not None
    }
    key = game or next(iter(records))
    if key not in records:
        raise Refused("game_unknown", game=key, games=" ".join(records))
    return records[key]


async def _ask(node: Services, client: ClientInfo, what: str, text: str, *given: object) -> bytes:
    if len(text) > MAX_RECORD:
        raise BadFile("record_too_large", file="record", limit=MAX_RECORD)
    if not node.limits.replays.take(client.address):
        raise Refused("too_fast")
    turn = Turn((client.address,))
    try:
        told: bytes = await node.reading.ask(
            what, text, *given, millis=node.settings.replay_millis, turn=turn
        )
    except WorkerDied:
        raise Refused("replay_too_long", seconds=node.settings.replay_millis // 1000) from None
    return told

"""REST for records that anybody has: told entry by entry, and the best move at one of them."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from contissimo.core.errors import BadFile, IllegalMove
from contissimo.server.api.responses import PLAIN, HereAsked, HereNode, json_of
from contissimo.server.api.schemas import (
    MAX_RECORD,
    MAX_RECORD_BODY,
    REFUSALS,
    MomentGiven,
    RecordGiven,
)
from contissimo.server.guests.client import Asked
from contissimo.server.jobs.pool import Turn, WorkerDied
from contissimo.server.node import Node
from contissimo.server.replaying import BestMove, Replayed

GameWith = Annotated[Literal["calculissimo", "contig60"], QueryParameter()]


@post(
    "/replay",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=MAX_RECORD_BODY,
    summary="A record, entry by entry, with positions and score cards",
)
async def replay(
    data: JSONBody[RecordGiven], asked: HereAsked, node: HereNode
) -> Response[Replayed]:
    return await json_of(asked, await _ask(node, asked, "retold", data.text))


@post(
    "/replay/best",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=MAX_RECORD_BODY,
    summary="What would have earned the most at an entry of a record",
)
async def best(data: JSONBody[MomentGiven], asked: HereAsked, node: HereNode) -> Response[BestMove]:
    return await json_of(asked, await _ask(node, asked, "best_at", data.text, data.seq))


@get(
    "/examples/printed",
    media_type=PLAIN,
    responses=REFUSALS,
    summary="The printed examples of a game, as a record",
)
async def printed(game: GameWith = "calculissimo") -> str:
    record = files(f"contissimo.games.{game}") / "data" / "printed-examples.record"
    return record.read_text("utf-8")


async def _ask(node: Node, asked: Asked, what: str, text: str, *given: Any) -> bytes:
    if len(text) > MAX_RECORD:
        raise BadFile("record_too_large", file="record", limit=MAX_RECORD)
    if not node.replays.take(asked.address):
        raise IllegalMove("too_fast")
    turn = Turn((asked.address,))
    try:
        told: bytes = await node.reading.ask(
            what, text, *given, millis=node.settings.replay_millis, turn=turn
        )
    except WorkerDied:
        raise IllegalMove("replay_too_long", seconds=node.settings.replay_millis // 1000) from None
    return told

"""REST for a position that somebody has set up: whether a game can go on from it, what its moves are worth, and on paper."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from contissimo.i18n import choose_language
from contissimo.server.api.responses import HereClient, HereNode, Somebody, json_of
from contissimo.server.api.reviews import asker_of
from contissimo.server.api.schemas import (
    REFUSALS,
    PositionGiven,
    PositionMovesWanted,
    PositionMoveTried,
    PositionPrinted,
)
from contissimo.server.api.sheets import PDF
from contissimo.server.errors import Refused
from contissimo.server.guests.client import ClientInfo
from contissimo.server.guests.identity import Guest
from contissimo.server.jobs.pool import Turn, WorkerDied
from contissimo.server.jobs.positions import PositionInfo, PositionMoves, WrittenPosition
from contissimo.server.jobs.sheets import SheetRequest
from contissimo.server.messages.reviews import TriedMove
from contissimo.server.services import Services
from contissimo.server.storage.running import running_boards
from contissimo.server.tables.create import rules_of
from contissimo.server.tables.playing import refuse_moves


@post(
    "/positions",
    status_code=200,
    responses=REFUSALS,
    summary="Can a game go on from this position, and whose turn is it?",
)
async def position(
    data: JSONBody[PositionGiven], client: HereClient, node: HereNode
) -> Response[PositionInfo]:
    return await json_of(client, await _read(node, client, written_of(data)))


@post(
    "/positions/moves",
    status_code=200,
    responses=REFUSALS,
    summary="What the moves of a position are worth, best first",
)
async def position_moves(
    data: JSONBody[PositionMovesWanted], client: HereClient, guest: Somebody, node: HereNode
) -> Response[PositionMoves]:
    found = await _judge(node, client, guest, "position_moves", written_of(data), data.deep)
    return await json_of(client, found)


@post(
    "/positions/moves/one",
    status_code=200,
    responses=REFUSALS,
    summary="What one move in a position is worth",
)
async def position_move(
    data: JSONBody[PositionMoveTried], client: HereClient, guest: Somebody, node: HereNode
) -> Response[TriedMove]:
    written = written_of(data)
    found = await _judge(node, client, guest, "position_move", written, data.deep, data.move)
    return await json_of(client, found)


@post(
    "/positions/print",
    status_code=200,
    media_type=PDF,
    responses=REFUSALS,
    summary="A position on paper, as PDF",
)
async def print_position(
    data: JSONBody[PositionPrinted], client: HereClient, node: HereNode
) -> Response[bytes]:
    written = written_of(data)
    await _read(node, client, written)
    lang = choose_language(data.lang, {})
    wanted = SheetRequest(
        *("position", written.game, written.ruleset, lang, data.paper, data.ink, data.signs),
        ruleset_text=written.ruleset_text,
        position=written.position,
    )
    made = await node.printer.sheet(wanted, client.address)
    name = f'attachment; filename="{wanted.file}"'
    return Response(made.body, media_type=PDF, headers={"content-disposition": name})


def written_of(given: PositionGiven) -> WrittenPosition:
    game, rules = rules_of(given.game, given.ruleset, given.text, given.options)
    return WrittenPosition(game.key, rules.name, rules.text, given.position)


async def _read(node: Services, client: ClientInfo, written: WrittenPosition) -> bytes:
    if not node.limits.rulesets.take(client.address):
        raise Refused("too_fast")
    turn = Turn((client.address,))
    try:
        found: bytes = await node.reading.ask(
            "position", written, millis=node.settings.replay_millis, turn=turn
        )
    except WorkerDied:
        raise Refused("position_slow") from None
    return found


async def _judge(  # who asks what, and where
    node: Services,
    client: ClientInfo,
    guest: Guest | None,
    what: str,
    written: WrittenPosition,
    *given: object,
) -> bytes:
    """Moves are written to nobody who could use them at a table; anybody else may ask as often as for reviews."""
    await refuse_moves(node.store, guest)
    if not node.limits.reviews.take(client.address):
        raise Refused("too_fast")
    running = await running_boards(node.store)
    turn = Turn((client.address, asker_of(client, guest)))
    try:
        found: bytes = await node.reviews.pool.ask(
            what, written, running, *given, millis=node.settings.review_part_millis, turn=turn
        )
    except WorkerDied:
        raise Refused("position_slow") from None
    return found

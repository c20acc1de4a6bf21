"""REST for classes: what a teacher decides. What comes of it goes over the socket."""

from __future__ import annotations

from typing import cast

from litestar import delete, post, put
from litestar.params import JSONBody

from contissimo.core.game import Ruleset
from contissimo.server.api.class_paths import ClassPath, NumberPath, done, taught
from contissimo.server.api.class_schemas import (
    Accepted,
    ActivityMade,
    ClassChanges,
    ClassPause,
    NewActivity,
    NewSeating,
    PupilChange,
    RoundChange,
)
from contissimo.server.api.responses import HereClient, HereNode, Known
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.classes import activities, erase, joining, rounds, tables
from contissimo.server.tables.create import Options, rules_of
from contissimo.study.classes import Preset


@put("/classes/{class_id:str}", responses=REFUSALS, summary="Lock, approve, names, ranking, days")
async def change_class(
    class_id: ClassPath, data: JSONBody[ClassChanges], known: Known, node: HereNode
) -> Accepted:
    room = await taught(node, class_id, known)
    names = ("locked", "approve", "names", "ranking", "mistakes", "days")
    changes = {name: value for name in names if (value := getattr(data, name)) is not None}
    await joining.change_class(node.classes, room, changes)
    return done(node)


@delete(
    "/classes/{class_id:str}", status_code=200, responses=REFUSALS, summary="Erase a class, at once"
)
async def erase_class(class_id: ClassPath, known: Known, node: HereNode) -> Accepted:
    room = await taught(node, class_id, known)
    await erase.erase(node.classes, node.registry, room.id)
    return done(node)


@post("/classes/{class_id:str}/pause", status_code=200, responses=REFUSALS, summary="Pause all")
async def pause_class(
    class_id: ClassPath, data: JSONBody[ClassPause], known: Known, node: HereNode
) -> Accepted:
    await activities.pause(node.classes, await taught(node, class_id, known), on=data.on)
    return done(node)


@post(
    "/classes/{class_id:str}/pupils/{number:int}",
    status_code=200,
    responses=REFUSALS,
    summary="Admit, remove or help a pupil",
)
async def change_pupil(
    class_id: ClassPath,
    number: NumberPath,
    data: JSONBody[PupilChange],
    known: Known,
    node: HereNode,
) -> Accepted:
    room = await taught(node, class_id, known)
    await joining.change_pupil(node.classes, room, number, data.do)
    return done(node)


@post("/classes/{class_id:str}/activities", responses=REFUSALS, summary="Begin an activity")
async def begin_activity(
    class_id: ClassPath, data: JSONBody[NewActivity], known: Known, node: HereNode
) -> ActivityMade:
    room = await taught(node, class_id, known)
    wish = activities.wish_of(
        data.preset,
        kind=data.kind,
        board=data.board,
        seconds=data.seconds,
        rounds=data.rounds,
        rules=lambda preset: _rules(preset, data.ruleset, data.options),
    )
    await tables.close_tables(node.classes, node.registry, room)
    return ActivityMade(await activities.begin(node.classes, room, wish))


def _rules(preset: Preset, ruleset: str | None, options: Options | None) -> Ruleset:
    """A preset's rules, or another ruleset of its game, and the options on top."""
    base: Options | None = None if ruleset is not None else cast("Options", dict(preset.options))
    _, rules = rules_of(preset.game, ruleset or preset.ruleset, None, base)
    if options:
        return rules_of(preset.game, None, rules.text, options)[1]
    return rules


@post(
    "/classes/{class_id:str}/rounds",
    status_code=200,
    responses=REFUSALS,
    summary="Open, close, reveal",
)
async def change_round(
    class_id: ClassPath, data: JSONBody[RoundChange], known: Known, node: HereNode
) -> Accepted:
    room = await taught(node, class_id, known)
    work = {
        "open": rounds.open_round,
        "close": rounds.close_round,
        "reveal": rounds.reveal_round,
        "more": rounds.more_time,
    }[data.do]
    await work(node.classes, room)
    return done(node)


@post(
    "/classes/{class_id:str}/end", status_code=200, responses=REFUSALS, summary="End the activity"
)
async def end_activity(class_id: ClassPath, known: Known, node: HereNode) -> Accepted:
    room = await taught(node, class_id, known)
    await tables.close_tables(node.classes, node.registry, room)
    await activities.end(node.classes, room)
    return done(node)


@post(
    "/classes/{class_id:str}/close", status_code=200, responses=REFUSALS, summary="Close the class"
)
async def close_class(class_id: ClassPath, known: Known, node: HereNode) -> Accepted:
    room = await taught(node, class_id, known)
    await tables.close_tables(node.classes, node.registry, room)
    await joining.set_phase(node.classes, room, "closed")
    return done(node)


@post("/classes/{class_id:str}/open", status_code=200, responses=REFUSALS, summary="Open it again")
async def reopen_class(
    class_id: ClassPath, known: Known, client: HereClient, node: HereNode
) -> Accepted:
    room = await taught(node, class_id, known)
    await joining.reopen(node.classes, room, client.address)
    return done(node)


@post(
    "/classes/{class_id:str}/tables", status_code=200, responses=REFUSALS, summary="Seat the tables"
)
async def seat_tables(
    class_id: ClassPath, data: JSONBody[NewSeating], known: Known, node: HereNode
) -> Accepted:
    room = await taught(node, class_id, known)
    await tables.seat(
        node.classes,
        node.registry,
        room,
        how=data.how,
        size=data.size,
        by_hand=data.tables,
        level=data.level,
    )
    return done(node)


DESK_ROUTES = (
    *(change_class, erase_class, pause_class, change_pupil, begin_activity, change_round),
    *(end_activity, close_class, reopen_class, seat_tables),
)

"""REST for classes: opening one, and how pupils and teachers get in."""

from __future__ import annotations

from typing import cast

from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import func, select

from contissimo.server.api.class_guesses import guess, was_right
from contissimo.server.api.class_paths import ClassPath
from contissimo.server.api.class_schemas import (
    ClassCode,
    ClassFound,
    ClassMade,
    ClassPreset,
    Joined,
    Joining,
    NewClass,
    OwnClass,
    Recovery,
)
from contissimo.server.api.responses import HereClient, HereNode, Known, Somebody
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.classes import activities, joining, tables
from contissimo.server.classes.screen_parts import mark_of
from contissimo.server.errors import Refused
from contissimo.server.messages.class_outbound import (
    ClassBoard,
    ClassKind,
    ClassPhase,
    PupilStatus,
)
from contissimo.server.services import Services
from contissimo.server.storage import class_schema as s
from contissimo.study.deals import DEALERS


@get("/classes/presets", responses=REFUSALS, summary="Lessons at one click")
async def class_presets() -> list[ClassPreset]:
    return [
        ClassPreset(
            key=preset.key,
            kind=cast("ClassKind", preset.kind),
            game=preset.game,
            ruleset=preset.ruleset,
            options=dict(preset.options),
            board=cast("ClassBoard", preset.board or DEALERS[preset.game].boards[0]),
            seconds=preset.seconds,
            rounds=preset.rounds,
            size=preset.size,
            pairs=preset.pairs,
        )
        for preset in activities.PRESETS.values()
    ]


@post("/classes", responses=REFUSALS, summary="Open a class")
async def open_class(
    data: JSONBody[NewClass], known: Known, client: HereClient, node: HereNode
) -> ClassMade:
    if not node.limits.new_tables.take(client.address):
        raise Refused("too_many")
    room, made = await joining.open_class(
        node.classes, known.id, client.address, data.lang, data.days
    )
    row = room.stored.row
    return ClassMade(
        id=row.id,
        code=row.code,
        wall=made.wall,
        phase=cast("ClassPhase", row.phase),
        made=row.made,
        erased=joining.erased_at(room),
        pupils=0,
        words=made.words,
    )


@get("/classes", responses=REFUSALS, summary="My own classes that are not erased")
async def own_classes(known: Known, node: HereNode) -> list[OwnClass]:
    return await _own_classes(node, known.id)


async def _own_classes(node: Services, guest: str) -> list[OwnClass]:
    table, secret, pupils = s.classes, s.secrets, s.pupils
    count = (
        select(func.count())
        .select_from(pupils)
        .where(pupils.c["class"] == table.c.id, pupils.c.status != "out")
        .scalar_subquery()
    )
    rows = await node.store.rows(
        select(table, secret.c.wall, count.label("pupils"))
        .join(secret, secret.c["class"] == table.c.id)
        .where(table.c.teacher == guest)
        .order_by(table.c.made.desc())
    )
    return [
        OwnClass(
            id=row["id"],
            code=row["code"],
            wall=row["wall"],
            phase=row["phase"],
            made=row["made"],
            erased=row["made"] + row["days"] * joining.DAY_MILLIS,
            pupils=row["pupils"],
        )
        for row in rows
    ]


@post("/classes/recover", status_code=200, responses=REFUSALS, summary="My class, by its words")
async def recover(
    data: JSONBody[Recovery], known: Known, client: HereClient, node: HereNode
) -> OwnClass:
    await guess(node, client, known)
    room = await joining.recover(node.classes, node.registry, known.id, data.code, data.words)
    was_right(node, client, known)
    mine = await _own_classes(node, known.id)
    return next(each for each in mine if each.id == room.id)


@post("/classes/find", status_code=200, responses=REFUSALS, summary="The class of a code")
async def find_class(
    data: JSONBody[ClassCode], guest: Somebody, client: HereClient, node: HereNode
) -> ClassFound:
    await guess(node, client, guest)
    room = await joining.find_by_code(node.classes, data.code)
    was_right(node, client, guest)
    row, pupils = room.stored.row, room.stored.pupils
    you = room.pupil_of(None if guest is None else guest.id)
    present = [pupil for pupil in pupils.values() if pupil.status != "out"]
    return ClassFound(
        id=row.id,
        code=row.code,
        lang=row.lang,
        phase=cast("ClassPhase", row.phase),
        locked=row.locked,
        full=len(present) >= node.settings.class_pupils,
        taken=[mark_of(pupil) for pupil in pupils.values()],
        you=None if you is None else mark_of(you),
    )


@post(
    "/classes/{class_id:str}/join",
    status_code=200,
    responses=REFUSALS,
    summary="Join, or come back",
)
async def join_class(
    class_id: ClassPath,
    data: JSONBody[Joining],
    guest: Somebody,
    client: HereClient,
    node: HereNode,
) -> Response[Joined]:
    await guess(node, client, guest)
    room = await joining.find_by_code(node.classes, data.code)
    if room.id != class_id:
        raise Refused("no_such_class")
    was_right(node, client, guest)
    known, is_new = guest, False
    if known is None:
        if len(room.stored.pupils) >= node.settings.class_pupils * 2:
            raise Refused("class_full", limit=node.settings.class_pupils)
        known, is_new = await node.identity.make(None, node.now()), True
    who = joining.Arrival(data.animal, data.colour, list(data.secret), known.id, is_new)
    try:
        pupil, back = await joining.join(node.classes, room, who)
    except Refused:
        if is_new:
            await node.registry.forget([known.id])
        raise
    if back:
        await tables.sit_again(node.classes, node.registry, room, pupil.number)
    if pupil.status == "in":
        node.classes.addresses.attends(client.address, room.id)
    cookie = node.identity.cookie(known, secure=client.is_secure)
    joined = Joined(room.id, mark_of(pupil), cast("PupilStatus", pupil.status), back)
    return Response(joined, headers={"set-cookie": cookie})


ENTRY_ROUTES = (class_presets, open_class, own_classes, recover, find_class, join_class)

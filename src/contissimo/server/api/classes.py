"""REST for classes: opening, joining, coming back, and what a teacher decides. What is live goes over the socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy import func, select

from contissimo.core.game import Ruleset
from contissimo.server.api.class_schemas import (
    Accepted,
    ActivityMade,
    ClassChanges,
    ClassCode,
    ClassFound,
    ClassMade,
    ClassPause,
    ClassPreset,
    Joined,
    Joining,
    NewActivity,
    NewClass,
    NewSeating,
    NewSet,
    NewSnapshot,
    OwnClass,
    PupilChange,
    Recovery,
    RoundChange,
    SetMade,
    SetTask,
    SetTasks,
    SnapshotChanges,
    SnapshotMade,
    StoredRows,
    TaskAnswer,
    TaskVerdict,
)
from contissimo.server.api.responses import HereClient, HereNode, Known, Somebody
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.classes import activities, erase, joining, rounds, sets, snapshots, tables
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.screen_parts import mark_of
from contissimo.server.errors import Refused
from contissimo.server.guests.client import ClientInfo
from contissimo.server.guests.identity import Guest
from contissimo.server.messages.class_outbound import (
    ClassBoard,
    ClassKind,
    ClassPhase,
    PupilStatus,
)
from contissimo.server.services import Services
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import PupilRow
from contissimo.server.tables.create import Options, rules_of
from contissimo.study.classes import Preset
from contissimo.study.deals import DEALERS

ClassPath = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,16}$")]
NumberPath = Annotated[int, PathParameter(ge=1, le=1_000_000)]
_SLOWER = 1.0
"""Seconds that checking a code takes while many wrong ones arrive."""


# Opening, joining, coming back


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


async def _guess(node: Services, client: ClientInfo, guest: Guest | None) -> None:
    """Charge a code that may be wrong: to the cookie, and with a wide limit to the address, which is a whole class."""
    limits = node.limits
    if not limits.class_guesses_of_address.take(client.address):
        raise Refused("too_fast")
    if guest is None:
        if not limits.guesses.take(client.address):
            raise Refused("too_fast")
    elif not limits.class_guesses.take(guest.id):
        raise Refused("too_fast")
    if not limits.all_guesses.take(""):
        await asyncio.sleep(_SLOWER)


def _right_guess(node: Services, client: ClientInfo, guest: Guest | None) -> None:
    """It was not a guess: a whole class types the same code within a minute."""
    limits = node.limits
    limits.class_guesses_of_address.give(client.address)
    limits.all_guesses.give("")
    if guest is None:
        limits.guesses.give(client.address)
    else:
        limits.class_guesses.give(guest.id)


@post("/classes/recover", status_code=200, responses=REFUSALS, summary="My class, by its words")
async def recover(
    data: JSONBody[Recovery], known: Known, client: HereClient, node: HereNode
) -> OwnClass:
    await _guess(node, client, known)
    room = await joining.recover(node.classes, known.id, data.code, data.words)
    _right_guess(node, client, known)
    mine = await _own_classes(node, known.id)
    return next(each for each in mine if each.id == room.id)


@post("/classes/find", status_code=200, responses=REFUSALS, summary="The class of a code")
async def find_class(
    data: JSONBody[ClassCode], guest: Somebody, client: HereClient, node: HereNode
) -> ClassFound:
    await _guess(node, client, guest)
    room = await joining.find_by_code(node.classes, data.code)
    _right_guess(node, client, guest)
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
    await _guess(node, client, guest)
    room = await joining.find_by_code(node.classes, data.code)
    if room.id != class_id:
        raise Refused("no_such_class")
    _right_guess(node, client, guest)
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
    cookie = node.identity.cookie(known, secure=client.is_secure)
    joined = Joined(room.id, mark_of(pupil), cast("PupilStatus", pupil.status), back)
    return Response(joined, headers={"set-cookie": cookie})


# At the desk


async def _room(node: Services, class_id: str, known: Guest) -> ClassRoom:
    return await node.classes.taught(class_id, known.id)


def _done(node: Services) -> Accepted:
    return Accepted(node.now())


@put("/classes/{class_id:str}", responses=REFUSALS, summary="Lock, approve, names, ranking, days")
async def change_class(
    class_id: ClassPath, data: JSONBody[ClassChanges], known: Known, node: HereNode
) -> Accepted:
    room = await _room(node, class_id, known)
    names = ("locked", "approve", "names", "ranking", "mistakes", "days")
    changes = {name: value for name in names if (value := getattr(data, name)) is not None}
    await joining.change_class(node.classes, room, changes)
    return _done(node)


@delete(
    "/classes/{class_id:str}", status_code=200, responses=REFUSALS, summary="Erase a class, at once"
)
async def erase_class(class_id: ClassPath, known: Known, node: HereNode) -> Accepted:
    room = await _room(node, class_id, known)
    await erase.erase(node.classes, node.registry, room.id)
    return _done(node)


@post("/classes/{class_id:str}/pause", status_code=200, responses=REFUSALS, summary="Pause all")
async def pause_class(
    class_id: ClassPath, data: JSONBody[ClassPause], known: Known, node: HereNode
) -> Accepted:
    await activities.pause(node.classes, await _room(node, class_id, known), on=data.on)
    return _done(node)


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
    room = await _room(node, class_id, known)
    await joining.change_pupil(node.classes, room, number, data.do)
    return _done(node)


@post("/classes/{class_id:str}/activities", responses=REFUSALS, summary="Begin an activity")
async def begin_activity(
    class_id: ClassPath, data: JSONBody[NewActivity], known: Known, node: HereNode
) -> ActivityMade:
    room = await _room(node, class_id, known)
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
    room = await _room(node, class_id, known)
    work = {
        "open": rounds.open_round,
        "close": rounds.close_round,
        "reveal": rounds.reveal_round,
        "more": rounds.more_time,
    }[data.do]
    await work(node.classes, room)
    return _done(node)


@post(
    "/classes/{class_id:str}/end", status_code=200, responses=REFUSALS, summary="End the activity"
)
async def end_activity(class_id: ClassPath, known: Known, node: HereNode) -> Accepted:
    room = await _room(node, class_id, known)
    await tables.close_tables(node.classes, node.registry, room)
    await activities.end(node.classes, room)
    return _done(node)


@post(
    "/classes/{class_id:str}/close", status_code=200, responses=REFUSALS, summary="Close the class"
)
async def close_class(class_id: ClassPath, known: Known, node: HereNode) -> Accepted:
    room = await _room(node, class_id, known)
    await tables.close_tables(node.classes, node.registry, room)
    await joining.set_phase(node.classes, room, "closed")
    return _done(node)


@post("/classes/{class_id:str}/open", status_code=200, responses=REFUSALS, summary="Open it again")
async def reopen_class(
    class_id: ClassPath, known: Known, client: HereClient, node: HereNode
) -> Accepted:
    room = await _room(node, class_id, known)
    if room.stored.row.phase != "open":
        node.classes.check_address(client.address)
        await joining.set_phase(node.classes, room, "open")
        node.classes.opened_by(client.address, room.id)
    return _done(node)


@post(
    "/classes/{class_id:str}/tables", status_code=200, responses=REFUSALS, summary="Seat the tables"
)
async def seat_tables(
    class_id: ClassPath, data: JSONBody[NewSeating], known: Known, node: HereNode
) -> Accepted:
    room = await _room(node, class_id, known)
    await tables.seat(
        node.classes,
        node.registry,
        room,
        how=data.how,
        size=data.size,
        by_hand=data.tables,
        level=data.level,
    )
    return _done(node)


@post("/classes/{class_id:str}/snapshots", responses=REFUSALS, summary="Collect an answer")
async def collect_snapshot(
    class_id: ClassPath, data: JSONBody[NewSnapshot], known: Known, node: HereNode
) -> SnapshotMade:
    room = await _room(node, class_id, known)
    return SnapshotMade(await snapshots.collect(node.classes, room, data.pupil))


@put("/classes/{class_id:str}/snapshots", responses=REFUSALS, summary="Order, drop and show them")
async def arrange_snapshots(
    class_id: ClassPath, data: JSONBody[SnapshotChanges], known: Known, node: HereNode
) -> Accepted:
    room = await _room(node, class_id, known)
    await snapshots.arrange(node.classes, room, data.order, data.shown)
    return _done(node)


@get("/classes/{class_id:str}/stored", responses=REFUSALS, summary="What is stored, and until when")
async def what_is_stored(class_id: ClassPath, known: Known, node: HereNode) -> StoredRows:
    room = await _room(node, class_id, known)
    counted = {
        "pupils": s.pupils,
        "activities": s.activities,
        "rounds": s.rounds,
        "answers": s.answers,
        "attempts": s.attempts,
        "snapshots": s.snapshots,
        "tables": s.tables,
    }
    numbers: dict[str, int] = {}
    for name, table in counted.items():
        mine = select(func.count().label("n")).select_from(table).where(table.c["class"] == room.id)
        row = await node.store.row(mine)
        numbers[name] = 0 if row is None else row["n"]
    return StoredRows(classes=1, erased=joining.erased_at(room), **numbers)


# Sets


@post(
    "/classes/{class_id:str}/sets", responses=REFUSALS, summary="A set of the class's own mistakes"
)
async def make_set(
    class_id: ClassPath, data: JSONBody[NewSet], known: Known, node: HereNode
) -> SetMade:
    room = await _room(node, class_id, known)
    return SetMade(*await sets.make_set(node.classes, room, data.tasks))


@get("/classes/{class_id:str}/sets/{number:int}", responses=REFUSALS, summary="The tasks of a set")
async def set_tasks(
    class_id: ClassPath, number: NumberPath, known: Known, node: HereNode
) -> SetTasks:
    room, pupil = await _member(node, class_id, known)
    tasks = [
        SetTask(task.number, task.text, *room.task_state(pupil.number, task))
        for task in sets.tasks_of(room, number)
    ]
    return SetTasks(number, tasks)


@post(
    "/classes/{class_id:str}/sets/{number:int}",
    status_code=200,
    responses=REFUSALS,
    summary="My answer to a task",
)
async def answer_task(
    class_id: ClassPath,
    number: NumberPath,
    data: JSONBody[TaskAnswer],
    known: Known,
    node: HereNode,
) -> TaskVerdict:
    room, pupil = await _member(node, class_id, known)
    if not node.limits.writes.take(known.id):
        raise Refused("too_fast")
    return TaskVerdict(*await sets.work_on(node.classes, room, pupil, number, data.task, data.said))


async def _member(node: Services, class_id: str, known: Guest) -> tuple[ClassRoom, PupilRow]:
    """The class as an admitted pupil of it, whether it is open or closed."""
    room = await node.classes.find(class_id)
    pupil = room.pupil_of(known.id)
    if pupil is None:
        raise Refused("no_such_class")
    if pupil.status != "in":
        raise Refused("not_admitted")
    return room, pupil


CLASS_ROUTES = (
    *(class_presets, open_class, own_classes, recover, find_class, join_class),
    *(change_class, erase_class, pause_class, change_pupil, begin_activity, change_round),
    *(end_activity, close_class, reopen_class, seat_tables, collect_snapshot, arrange_snapshots),
    *(what_is_stored, make_set, set_tasks, answer_task),
)

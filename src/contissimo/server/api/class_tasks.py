"""REST for classes: snapshots, sets of tasks, and what is stored."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody
from sqlalchemy import func, select

from contissimo.server.api.class_paths import ClassPath, NumberPath, done, member, taught
from contissimo.server.api.class_schemas import (
    Accepted,
    NewSet,
    NewSnapshot,
    SetMade,
    SetTask,
    SetTasks,
    SnapshotChanges,
    SnapshotMade,
    StoredRows,
    TaskAnswer,
    TaskVerdict,
)
from contissimo.server.api.responses import HereNode, Known
from contissimo.server.api.schemas import REFUSALS
from contissimo.server.classes import joining, sets, snapshots
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s


@post("/classes/{class_id:str}/snapshots", responses=REFUSALS, summary="Collect an answer")
async def collect_snapshot(
    class_id: ClassPath, data: JSONBody[NewSnapshot], known: Known, node: HereNode
) -> SnapshotMade:
    room = await taught(node, class_id, known)
    return SnapshotMade(await snapshots.collect(node.classes, room, data.pupil))


@put("/classes/{class_id:str}/snapshots", responses=REFUSALS, summary="Order, drop and show them")
async def arrange_snapshots(
    class_id: ClassPath, data: JSONBody[SnapshotChanges], known: Known, node: HereNode
) -> Accepted:
    room = await taught(node, class_id, known)
    await snapshots.arrange(node.classes, room, data.order, data.shown)
    return done(node)


@get("/classes/{class_id:str}/stored", responses=REFUSALS, summary="What is stored, and until when")
async def what_is_stored(class_id: ClassPath, known: Known, node: HereNode) -> StoredRows:
    room = await taught(node, class_id, known)
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


@post(
    "/classes/{class_id:str}/sets", responses=REFUSALS, summary="A set of the class's own mistakes"
)
async def make_set(
    class_id: ClassPath, data: JSONBody[NewSet], known: Known, node: HereNode
) -> SetMade:
    room = await taught(node, class_id, known)
    return SetMade(*await sets.make_set(node.classes, room, data.tasks))


@get("/classes/{class_id:str}/sets/{number:int}", responses=REFUSALS, summary="The tasks of a set")
async def set_tasks(
    class_id: ClassPath, number: NumberPath, known: Known, node: HereNode
) -> SetTasks:
    room, pupil = await member(node, class_id, known)
    tasks = [
        SetTask(task.number, task.text, *room.attempts.task_state(pupil.number, task))
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
    room, pupil = await member(node, class_id, known)
    if not node.limits.writes.take(known.id):
        raise Refused("too_fast")
    return TaskVerdict(*await sets.work_on(node.classes, room, pupil, number, data.task, data.said))


TASK_ROUTES = (
    *(collect_snapshot, arrange_snapshots, what_is_stored, make_set, set_tasks, answer_task),
)

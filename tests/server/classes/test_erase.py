"""What a class leaves behind: nothing."""

from __future__ import annotations

from sqlalchemy import func, select

from contissimo.server.storage import class_schema
from contissimo.server.storage.metadata import METADATA
from tests.server.classes.helpers import Teacher
from tests.server.helpers import Running

OF_CLASS = [table for table in METADATA.tables.values() if table.name.startswith("class")]


def rows_of(server: Running, class_id: str) -> int:
    """In all tables of classes together."""
    total = 0
    for table in OF_CLASS:
        key = table.c.id if table is class_schema.classes else table.c["class"]
        query = select(func.count().label("n")).select_from(table).where(key == class_id)
        row = server.do(lambda query=query: server.app.node.store.row(query))  # type: ignore[misc]
        assert row is not None
        total += row["n"]
    return total


def test_an_erased_class_leaves_no_row(server: Running) -> None:
    teacher = Teacher(server)
    fox = teacher.pupil(0).enter()
    teacher.begin("times")
    fox.say("class_give", activity=1, bytes="00" * 16)
    teacher.round("open")
    state = fox.in_phase("open", 1)
    dice = state["view"].split(" ")[3].split(",")
    wrong = sum(map(int, dice)) + 1
    fox.answer(state, f"{'+'.join(dice)}={wrong}")
    teacher.do("/snapshots", pupil=fox.number)
    teacher.do("/pause", on=True)
    assert fox.answer(state, f"{'+'.join(dice)}={wrong - 1}")["why"] == "paused"
    teacher.do("/pause", on=False)
    teacher.round("reveal")
    made = teacher.do("/sets", tasks=5)
    assert made == {"set": 1, "tasks": 1}
    answer = fox.client.http.post(
        f"/api/classes/{teacher.id}/sets/1", json={"task": 1, "said": wrong - 1}
    )
    assert answer.json() == {"right": True, "cause": None}
    assert rows_of(server, teacher.id) > 8
    assert teacher.ask("DELETE", "").status_code == 200
    assert fox.client.wait("class_gone")["why"] == "erased"
    assert rows_of(server, teacher.id) == 0

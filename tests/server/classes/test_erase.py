"""What a class leaves behind: nothing."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import func, select

from contissimo.server.storage import class_schema
from contissimo.server.storage.metadata import METADATA
from tests.server.classes.helpers import Pupil, Teacher, best
from tests.server.helpers import Running, serving, settings_for

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


def everything(server: Running) -> str:
    """Every value of every row of the database, as text."""
    found = []
    for table in METADATA.sorted_tables:
        for row in server.do(lambda table=table: server.app.node.store.rows(select(table))):  # type: ignore[misc]
            found += [f"{table.name}: {value!r}" for value in row.values()]
    return "\n".join(found)


class Doings:
    """What may happen in a class, at random."""

    def __init__(self, server: Running, rng: Random) -> None:
        self.server, self.rng = server, rng
        self.teacher = Teacher(server)
        self.pupils = [self.teacher.pupil(index).enter() for index in range(3)]

    def do(self, path: str, **body: Any) -> None:
        """Whatever the teacher tries; some of it is refused at that moment."""
        assert self.teacher.ask("POST", path, **body).status_code < 500

    def something(self) -> None:
        rng, pupil = self.rng, self.rng.choice(self.pupils)
        preset = rng.choice(["times", "plus-minus", "dice"])
        match rng.randrange(9):
            case 0:
                self.do("/activities", preset=preset)
            case 1:
                self.do("/activities", preset="pairs")
                self.do("/tables", how="random", size=2)
            case 2 | 3:
                self.do("/rounds", do=rng.choice(["open", "close", "reveal"]))
            case 4 | 5:
                self.answer(pupil)
            case 6:
                self.do("/snapshots", pupil=pupil.number)
            case 7:
                self.do("/sets")
            case 8:
                self.pupils[self.pupils.index(pupil)] = self.teacher.pupil(pupil.number - 1).enter()

    def answer(self, pupil: Pupil) -> None:
        room = self.server.app.node.classes.rooms[self.teacher.id]
        activity = room.activity
        if activity is None:
            return
        now = {"activity": activity.number, "round": activity.round}
        pupil.say("class_give", activity=activity.number, bytes="00" * 16)
        pupil.say("class_draft", **now, text="a draft")
        if activity.phase == "open" and activity.kind != "tables":
            pupil.answer(now, re.sub(r"\d+$", self.rng.choice(["7", "8"]), best(pupil)))

    def names(self) -> set[str]:
        """All that could lead back to it: ids, codes, tokens and the guests that it made."""
        room = self.server.app.node.classes.rooms[self.teacher.id]
        made = self.teacher.made
        tables = select(class_schema.tables.c.match).where(
            class_schema.tables.c["class"] == self.teacher.id
        )
        rows = self.server.do(lambda: self.server.app.node.store.rows(tables))
        guests = {p.guest for p in room.stored.pupils.values() if p.guest is not None}
        return {made["id"], made["code"], made["wall"], *guests, *(row["match"] for row in rows)}


def test_whatever_happened_in_a_class_nothing_of_it_is_left(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        bystander = Teacher(server)
        bystander.pupil(0)
        before = rows_of(server, bystander.id)
        for seed in range(3):
            doings = Doings(server, Random(seed))
            for _ in range(25):
                doings.something()
            names = doings.names()
            here = everything(server)
            assert all(name in here for name in names)
            assert doings.teacher.ask("DELETE", "").status_code == 200
            left = everything(server)
            assert [name for name in names if name in left] == []
        assert rows_of(server, bystander.id) == before


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

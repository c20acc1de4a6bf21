"""A class on two nodes of one PostgreSQL: whoever comes back at the other one, pupil or teacher, leaves the first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.classes.helpers import Pupil, Teacher, best, whole
from tests.server.helpers import Running, serving, settings_for
from tests.server.postgres import postgres

pytestmark = pytest.mark.xdist_group("two nodes")  # PostgreSQL is started once at a time


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    opened = postgres()
    try:
        address = opened.__enter__()
    except Exception as error:  # noqa: BLE001  # whatever it is, it is no fault of ours
        pytest.skip(f"two nodes are left out: PostgreSQL can't be started here ({error})")
    try:
        given = settings_for(tmp_path, database=address)
        with serving(given) as here, serving(given) as there:
            yield here, there
    finally:
        opened.__exit__(None, None, None)


def test_a_class_on_two_nodes(nodes: tuple[Running, Running]) -> None:
    here, there = nodes
    teacher = Teacher(here)
    fox, owl = teacher.pupil(0).enter(), Pupil(teacher, 1, there.watcher()).enter()
    teacher.sees(lambda d: len(d["pupils"]) == 2)
    teacher.begin("times", seconds=600)
    teacher.round("open")
    for pupil in (fox, owl):
        state = pupil.in_phase("open", 1)
        if pupil is fox:
            first = state
    assert fox.answer(first, best(fox))["t"] == "done"
    assert owl.answer(state, best(fox))["t"] == "done"
    teacher.projects(lambda w: w["answered"] == 2)

    # The pupil goes on at a device of the other node; the first device reads nothing more, and can say nothing.
    again = Pupil(teacher, 0, there.watcher()).enter()
    assert again.joined["back"]
    assert again.sees(lambda s: s["answer"] is not None)["answer"] == best(fox)
    assert fox.client.wait("class_gone")["why"] == "elsewhere"
    assert fox.answer(first, best(fox))["why"] == "not_reading"

    teacher.round("reveal")
    for pupil in (again, owl):
        assert pupil.in_phase("revealed", 1)["reveal"]["yours"]["right"]
        assert pupil.answer(state, best(fox))["why"] == "too_late"

    # So does the teacher, with the six words.
    other = there.guest()
    body = {"code": teacher.code, "words": teacher.made["words"]}
    assert other.http.post("/api/classes/recover", json=body).status_code == 200
    whole(other).done("class_enter", **{"class": teacher.id, "as": "desk"})
    assert teacher.desk.wait("class_gone")["why"] == "elsewhere"
    assert other.wait("class_desk", lambda d: d["phase"] == "revealed")["answered"] == 2
    assert teacher.refused("/rounds", do="open") == "no_such_class"

    # The usual 30 days are not over.
    there.do(there.app.node.upkeep.tidy)
    assert other.http.get("/api/classes").json()[0]["phase"] == "open"

    # Erased on one node, it is gone on the other.
    assert other.http.delete(f"/api/classes/{teacher.id}").status_code == 200
    for client in (teacher.wall, again.client, owl.client, other):
        assert client.wait("class_gone")["why"] == "erased"

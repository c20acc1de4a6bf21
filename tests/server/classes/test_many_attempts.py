"""A class that has answered for a term: its files, its sets and what is read of it hold nobody else up; and there is an end to it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, insert, select

from contissimo.server.classes.sets import MOST
from contissimo.server.storage import class_schema as s
from contissimo.server.support.server_time import wall_clock
from contissimo.study.pupils import ANIMALS
from tests.server.classes.helpers import Pupil, Teacher, best
from tests.server.helpers import Running, serving, settings_for
from tests.server.test_loop import held

MANY = 5_000
SETS = MOST


class Taught(NamedTuple):
    server: Running
    teacher: Teacher
    pupil: Pupil


def _known(connection: Connection, teacher: Teacher) -> dict[str, Any]:
    """The row of a pupil."""
    query = select(s.pupils).where(s.pupils.c["class"] == teacher.id).limit(1)
    return dict(connection.execute(query).mappings().one())


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Taught]:
    """A class of forty, half of whose attempts are wrong. It may have one more, and one more set."""
    folder: Path = tmp_path_factory.mktemp("term")
    with serving(settings_for(folder, class_attempts=MANY + 1), now=wall_clock) as running:
        teacher = Teacher(running, lang="de")
        fox, _ = (teacher.pupil(number).enter() for number in range(2))
        rows = [
            {
                "class": teacher.id,
                "pupil": 1 + number % 2,
                "activity": 1,
                "round": number,
                "source": "round",
                "move": f"{number}+17={number + 17 + number % 2}",
                "text": f"{number}+17",
                "said": number + 17 + number % 2,
                "value": str(number + 17),
                "right": number % 2 == 0,
                "causes": "",
                "cause": None,
                "at": 1_800_000_000_000 + number,
            }
            for number in range(MANY)
        ]
        tasks = [
            {"class": teacher.id, "set": set_, "number": number, "text": "2+3", "value": 5}
            for set_, number in itertools.product(range(1, SETS), range(1, 31))
        ]

        def work(connection: Connection) -> None:
            others = [
                _known(connection, teacher) | {"number": number, "animal": animal, "guest": None}
                for number, animal in enumerate(ANIMALS[2:], 3)
            ]
            connection.execute(insert(s.pupils), others)
            connection.execute(insert(s.attempts), rows)
            connection.execute(insert(s.sets), tasks)

        running.do(lambda: running.app.node.store.write(work))
        teacher.begin("times", seconds=0)
        yield Taught(running, teacher, fox)


@pytest.mark.parametrize("what", ["attempts", "pupils"])
@pytest.mark.parametrize("form", ["csv", "excel", "json"])
def test_files_to_take_home_do_not_hold_the_loop(taught: Taught, what: str, form: str) -> None:
    path = f"/export/{what}?form={form}"
    assert taught.teacher.ask("GET", path).text.count("\n") >= (MANY if what == "attempts" else 2)
    spent, kind = held(taught.server, lambda: taught.teacher.ask("GET", path))
    assert spent <= 1, kind


def test_what_is_read_again_does_not_hold_it(taught: Taught) -> None:
    """And nor does what the desk is sent of it."""
    approve = itertools.cycle((True, False))

    def changed() -> None:
        now = next(approve)
        taught.teacher.put(approve=now)
        taught.teacher.sees(lambda desk: desk["approve"] == now)

    spent, kind = held(taught.server, changed)
    assert spent <= 1, kind


def test_a_sheet_of_what_was_missed_does_not_hold_it(taught: Taught) -> None:
    path = "/print/worksheet?lang=de"
    spent, kind = held(taught.server, lambda: taught.teacher.ask("GET", path))
    assert spent <= 1, kind


def test_a_class_has_so_many_sets_and_no_more(taught: Taught) -> None:
    assert taught.teacher.do("/sets", tasks=5)["set"] == MOST
    assert taught.teacher.refused("/sets", tasks=5) == "too_many"


def test_a_class_keeps_so_many_answers_and_no_more(taught: Taught) -> None:
    teacher, fox = taught.teacher, taught.pupil
    teacher.round("open")
    state = fox.in_phase("open", 1)
    assert fox.answer(state, best(fox))["t"] == "done"
    dice = state["view"].split(" ")[3].split(",")
    refused = fox.answer(state, f"{'+'.join(dice)}={sum(map(int, dice)) + 1}")
    assert (refused["why"], refused["details"]) == ("too_many", {"limit": MANY + 1})

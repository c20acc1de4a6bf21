"""Tables of a class: pairs, threes and fours seated at once, an odd one with a computer player, the next game, other devices."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import pytest
from sqlalchemy import select

from contissimo.server.classes.steps import pupil_name
from contissimo.server.storage import schema
from contissimo.server.storage.class_rows import PupilRow
from contissimo.server.storage.table_rows import TableRow
from contissimo.server.tables.create import insert_table
from tests.server.classes.helpers import Pupil, Teacher, best
from tests.server.helpers import Running


def new_tables(teacher: Teacher, count: int, before: Collection[str] = ()) -> list[dict[str, Any]]:
    """The tables, once so many of them are there and none of those before."""

    def are_there(desk: dict[str, Any]) -> bool:
        ids = [table["match"] for table in desk["tables"]]
        return len(ids) == count and not set(ids) & set(before)

    shown: list[dict[str, Any]] = teacher.sees(are_there)["tables"]
    return shown


def seats(teacher: Teacher, count: int) -> list[list[list[int]]]:
    """The pupils of each seat of each table."""
    return [table["seats"] for table in new_tables(teacher, count)]


@pytest.mark.parametrize(
    ("preset", "size", "pupils", "sizes"),
    [
        ("plus-minus", 2, 5, [2, 2, 1]),
        ("plus-minus", 3, 5, [3, 2]),
        ("plus-minus", 4, 5, [3, 2]),
        ("pairs", 4, 5, [3, 2]),
    ],
)
def test_everybody_sits_at_a_table_and_one_alone_meets_a_computer_player(
    server: Running, preset: str, size: int, pupils: int, sizes: list[int]
) -> None:
    teacher = Teacher(server)
    for index in range(pupils):
        teacher.pupil(index)
    teacher.begin(preset, kind="tables")
    teacher.do("/tables", how="random", size=size)
    tables = seats(teacher, len(sizes))
    assert sorted((sum(map(len, table)) for table in tables), reverse=True) == sizes
    assert sorted(n for table in tables for seat in table for n in seat) == [*range(1, pupils + 1)]
    if preset == "pairs":
        assert all(len(table) == 2 for table in tables)
    else:
        assert {len(seat) for table in tables for seat in table if seat} == {1}
    alone = [table for table in tables if sum(map(len, table)) == 1]
    assert all(len(table) == 2 for table in alone)


def test_tables_by_hand_rotate_and_what_can_t_be_is_refused(server: Running) -> None:
    teacher = Teacher(server)
    for index in range(4):
        teacher.pupil(index)
    teacher.begin("times")
    assert teacher.refused("/tables", how="random") == "not_now"
    teacher.begin("plus-minus", kind="tables")
    assert teacher.refused("/tables", how="hand", tables=[[1, 2], [2, 3]]) == "seating_wrong"
    assert teacher.refused("/tables", how="hand", tables=[[1, 9]]) == "seating_wrong"
    assert teacher.refused("/tables", how="random", level="nobody") == "level_unknown"
    teacher.do("/tables", how="hand", tables=[[1, 3], [2, 4]])
    tables = new_tables(teacher, 2)
    assert [table["seats"] for table in tables] == [[[1], [3]], [[2], [4]]]
    met, ids = [{1, 3}, {2, 4}], {table["match"] for table in tables}
    for _ in range(2):
        teacher.do("/tables", how="rotate")
        tables = new_tables(teacher, 2, ids)
        ids |= {table["match"] for table in tables}
        now = [{n for seat in table["seats"] for n in seat} for table in tables]
        assert not any(pair in met for pair in now)
        met += now
    assert len({frozenset(pair) for pair in met}) == 6  # everybody has met everybody


def test_those_who_did_alike_sit_together(server: Running) -> None:
    """By the rounds before; after games at tables winners meet winners."""
    teacher = Teacher(server)
    pupils = [teacher.pupil(index).enter() for index in range(4)]
    teacher.begin("times", seconds=0)
    teacher.round("open")
    for index, pupil in enumerate(pupils):
        state = pupil.in_phase("open", 1)
        dice = state["view"].split(" ")[3].split(",")
        wrong = f"{'+'.join(dice)}={sum(map(int, dice)) + 1}"
        assert pupil.answer(state, wrong if index % 2 else best(pupil))["t"] == "done"
    teacher.round("reveal")
    teacher.begin("plus-minus", kind="tables")
    teacher.do("/tables", how="result")
    tables = new_tables(teacher, 2)
    assert [table["seats"] for table in tables] == [[[1], [3]], [[2], [4]]]
    won = {give_up_at(table, pupils) for table in tables}
    teacher.sees(lambda desk: [table["over"] for table in desk["tables"]] == [True, True])
    teacher.do("/tables", how="result")
    again = new_tables(teacher, 2, [table["match"] for table in tables])
    together = [{pupil for seat in table["seats"] for pupil in seat} for table in again]
    assert won in together


def give_up_at(table: dict[str, Any], pupils: list[Pupil]) -> int:
    """One of two at a table gives up; the pupil who has won there."""
    match, sides = table["match"], [pupils[number - 1] for (number,) in table["seats"]]
    for pupil in sides:
        pupil.client.done("enter", match=match)
        pupil.client.give(match)
    state = sides[0].client.wait("state", lambda s: s["match"] == match and bool(s["to_act"]))
    seat = int(state["to_act"][0])
    sides[seat - 1].client.move(match, state["seq"], "resign")
    winner: int = sides[2 - seat].number
    return winner


def test_a_pupil_plays_at_a_table_and_goes_on_from_another_device(server: Running) -> None:
    teacher = Teacher(server)
    fox, owl = teacher.pupil(0).enter(), teacher.pupil(1).enter()
    teacher.begin("pairs", options={"judging": "referee"})
    teacher.do("/tables", how="hand", tables=[[1, 2]])
    match = fox.sees(lambda s: s["match"] is not None)["match"]
    for pupil in (fox, owl):
        pupil.client.done("enter", match=match)
        pupil.client.give(match)
    first = fox.client.wait("state", lambda s: s["match"] == match and bool(s["to_act"]))
    again = Pupil(teacher, 0).enter()
    again.client.done("enter", match=match)
    there = again.client.wait("state", lambda s: s["match"] == match)
    assert there["you"] == first["you"] is not None
    assert teacher.projects(lambda w: len(w["boards"]) == 1)["boards"][0]["match"] == match
    teacher.do("/end")
    assert again.in_phase("over")["match"] == match


def test_a_pupil_whose_tablet_another_one_took_finds_the_seat_again(server: Running) -> None:
    teacher = Teacher(server)
    fox, owl = teacher.pupil(0), teacher.pupil(1)
    teacher.begin("plus-minus", kind="tables")
    # The crab joins with the fox's tablet; the fox is without a device when the tables are seated.
    crab = teacher.pupil(2, fox.client)
    teacher.do("/tables", how="hand", tables=[[fox.number, owl.number], [crab.number]])
    match: str = owl.enter().sees(lambda s: s["match"] is not None)["match"]
    again = Pupil(teacher, 0).enter()
    again.client.done("enter", match=match)
    assert _seat(again, match) == 1
    owl.client.done("enter", match=match)
    assert _seat(owl, match) == 2
    for pupil in (again, owl):
        pupil.client.give(match)
    assert again.client.wait("state", lambda s: s["match"] == match)["you"] == 1


@pytest.mark.parametrize(("size", "tables"), [(3, [[2, 1], [1, 1]]), (4, [[2, 1], [1, 1]])])
def test_where_a_game_has_two_seats_more_pupils_share_them(
    server: Running, size: int, tables: list[list[int]]
) -> None:
    """Also in lessons that are not made for pairs."""
    teacher = Teacher(server)
    for index in range(5):
        teacher.pupil(index)
    teacher.begin("times", kind="tables")
    teacher.do("/tables", how="random", size=size)
    assert sorted(map(counts, seats(teacher, 2)), reverse=True) == tables
    teacher.do("/tables", how="hand", tables=[[1, 2, 3, 4], [5]])
    teacher.sees(lambda desk: [counts(t["seats"]) for t in desk["tables"]] == [[2, 2], [1, 0]])
    assert teacher.refused("/tables", how="hand", tables=[[1, 2, 3, 4, 5]]) == "seating_wrong"
    teacher.begin("plus-minus", kind="tables")
    assert teacher.refused("/tables", how="hand", tables=[[1, 2, 3, 4, 5]]) == "seating_wrong"


def counts(table: list[list[int]]) -> list[int]:
    return [len(seat) for seat in table]


def test_late_pupils_are_seated_next_to_those_who_play(server: Running) -> None:
    teacher = Teacher(server)
    for index in range(4):
        teacher.pupil(index)
    teacher.begin("plus-minus", kind="tables")
    teacher.do("/tables", how="hand", tables=[[1, 2], [3, 4]])
    before = [table["match"] for table in new_tables(teacher, 2)]
    assert teacher.refused("/tables", how="late") == "seating_wrong"  # nobody is late
    for index in range(4, 7):
        teacher.pupil(index)
    teacher.do("/tables", how="late")
    tables = new_tables(teacher, 4)
    assert [table["match"] for table in tables][:2] == before
    assert [table["seats"] for table in tables][2:] == [[[5], [6]], [[7], []]]
    assert "closed" not in phases(server, before)
    teacher.do("/tables", how="rotate")
    again = new_tables(teacher, 4, [table["match"] for table in tables])
    assert sorted(n for t in again for seat in t["seats"] for n in seat) == [*range(1, 8)]
    assert phases(server, before) == {"closed"}


def test_where_nobody_is_seated_yet_everybody_is_late(server: Running) -> None:
    teacher = Teacher(server)
    teacher.pupil(0)
    teacher.begin("plus-minus", kind="tables")
    teacher.do("/tables", how="late")
    assert seats(teacher, 1) == [[[1], []]]


def phases(server: Running, ids: list[str]) -> set[str]:
    matches = schema.matches
    query = select(matches.c.phase).where(matches.c.id.in_(ids))
    return {row["phase"] for row in server.do(lambda: server.app.node.store.rows(query))}


def test_wall_and_desk_have_the_same_numbers_of_tables(server: Running) -> None:
    """The first one waits for a pupil whose tablet another one took: it has no board yet."""
    teacher = Teacher(server)
    fox, owl = teacher.pupil(0), teacher.pupil(1)
    teacher.pupil(2, fox.client)
    bee = teacher.pupil(3)
    teacher.begin("plus-minus", kind="tables")
    teacher.do("/tables", how="hand", tables=[[fox.number, owl.number], [3, bee.number]])
    match = new_tables(teacher, 2)[1]["match"]
    (board,) = teacher.projects(lambda wall: len(wall["boards"]) == 1)["boards"]
    assert (board["match"], board["table"]) == (match, 2)


def test_a_teacher_who_goes_on_at_another_computer_watches_the_tables_there(
    server: Running,
) -> None:
    teacher = Teacher(server)
    for index in range(2):
        teacher.pupil(index)
    teacher.begin("plus-minus", kind="tables")
    teacher.do("/tables", how="hand", tables=[[1, 2]])
    (table,) = new_tables(teacher, 1)
    teacher.desk.done("enter", match=table["match"])
    other = server.guest().connect()
    assert other.refused("enter", match=table["match"]) == "no_such_table"
    body = {"code": teacher.code, "words": teacher.made["words"]}
    assert other.http.post("/api/classes/recover", json=body).status_code == 200
    other.done("enter", match=table["match"])
    assert other.wait("table")["yours"] == []
    teacher.desk.done("leave", match=table["match"])
    assert teacher.desk.refused("enter", match=table["match"]) == "no_such_table"


@pytest.mark.parametrize("table", [1, 2])
def test_a_pupil_who_comes_back_while_tables_are_made_sits_at_one(
    server: Running, monkeypatch: pytest.MonkeyPatch, table: int
) -> None:
    """The fox changes the device, and the crab, whose tablet the bee took, comes back: both while a table is made."""
    teacher = Teacher(server)
    fox, owl, crab, ant = (teacher.pupil(index).enter() for index in range(4))
    teacher.pupil(4, crab.client)
    teacher.begin("plus-minus", kind="tables")
    back: list[Pupil] = []
    made = 0

    async def make(*args: Any, **fields: Any) -> TableRow:
        nonlocal made
        row = await insert_table(*args, **fields)
        made += 1
        if made == table:
            back.extend([await asyncio.to_thread(Pupil, teacher, index) for index in (0, 2)])
        return row

    monkeypatch.setattr("contissimo.server.classes.tables.insert_table", make)
    four = [fox.number, owl.number, crab.number, ant.number]
    teacher.do("/tables", how="hand", tables=[four[:2], four[2:]])
    matches = [each["match"] for each in new_tables(teacher, 2)]
    for match, (one, other) in zip(matches, ((back[0], owl), (back[1], ant)), strict=True):
        for pupil in (one, other):
            if pupil is one:
                pupil.enter()
            pupil.client.done("enter", match=match)
            pupil.client.wait("table", lambda t: t["phase"] == "giving")
            pupil.client.give(match)
        assert one.client.wait("state")["you"] == 1


def _seat(pupil: Pupil, match: str) -> int:
    table = pupil.client.wait("table", lambda t: t["match"] == match and t["yours"])
    (seat,) = table["yours"]
    return int(seat)


@pytest.mark.parametrize(
    ("lang", "name"),
    [
        ("en", "Bee in green"),
        ("de", "Biene in Grün"),
        ("ja", "みどりの みつばち"),
        ("ja-Hira", "みどりの みつばち"),
    ],
)
def test_a_pupil_is_called_at_a_table_so_that_everybody_can_read_it(lang: str, name: str) -> None:
    bee = PupilRow(
        number=1,
        animal="bee",
        colour="green",
        secret=None,
        status="in",
        tries=0,
        guest=None,
        is_new=False,
        node="",
        joined=0,
        seen=None,
        help=False,
    )
    assert pupil_name(lang, bee) == name

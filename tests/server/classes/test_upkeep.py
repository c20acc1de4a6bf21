"""Classes that nobody uses are closed after 4 hours, and old ones are erased after their number of days."""

from __future__ import annotations

from pathlib import Path

from tests.server.classes.helpers import Teacher
from tests.server.classes.test_erase import rows_of
from tests.server.helpers import Clock, Running, serving, settings_for

HOUR = 3600
DAY = 24 * HOUR


def test_idle_classes_are_closed_and_old_ones_erased(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        tidy = server.app.node.upkeep.tidy
        teacher, short = Teacher(server), Teacher(server, days=1)
        fox = teacher.pupil(0).enter()
        teacher.begin("times", seconds=0)
        clock.pass_time(4 * HOUR - 60)
        teacher.round("open")  # somebody does something
        clock.pass_time(4 * HOUR - 1)
        server.do(tidy)
        assert fox.client.wait("class", lambda c: c["activity"] is not None)["phase"] == "open"
        closed = {c["id"]: c["phase"] for c in short.desk.http.get("/api/classes").json()}
        assert closed == {short.id: "closed"}
        clock.pass_time(2)
        server.do(tidy)
        assert fox.client.wait("class", lambda c: c["phase"] == "closed")["phase"] == "closed"
        assert teacher.refused("/rounds", do="close") == "class_closed"
        # Opened again, what ran stays over.
        teacher.do("/open")
        assert teacher.refused("/rounds", do="open") == "no_activity"
        clock.pass_time(DAY - 8 * HOUR + 60)
        server.do(tidy)
        assert rows_of(server, short.id) == 0
        assert rows_of(server, teacher.id) > 0
        clock.pass_time(29 * DAY)
        server.do(tidy)
        assert rows_of(server, teacher.id) == 0
        assert teacher.desk.http.get("/api/classes").json() == []


def test_days_are_between_one_and_a_year(server: Running) -> None:
    guest = server.guest()
    for days in (0, 366, -1):
        assert guest.http.post("/api/classes", json={"days": days}).status_code == 400
    teacher = Teacher(server, days=365)
    assert teacher.ask("PUT", "", days=366).status_code == 400
    teacher.put(days=1)
    stored = teacher.ask("GET", "/stored").json()
    assert stored["erased"] == teacher.made["made"] + 1000 * DAY
    assert (stored["classes"], stored["pupils"]) == (1, 0)

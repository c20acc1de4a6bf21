"""Limits that know classes: a class is one address, and nobody opens one to get round the limits of an address."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from contissimo.server.classes import joining
from contissimo.server.support.server_time import Times
from tests.server.classes.helpers import PLAYERS, Teacher
from tests.server.helpers import Client, Running, serving, settings_for

SECRET = ["sun", "moon"]


def standing() -> Times:
    """A clock that stands: however slow the machine is, no rate fills up again."""
    return Times(ticks=lambda: 0.0)


def at(client: Client, address: str) -> Client:
    """The same client behind another address, as a proxy would say."""
    client.http.headers["x-forwarded-for"] = address
    return client


def guess(client: Client, code: str = "AAAAAA") -> str | None:
    """Why a code was refused."""
    answer = client.http.post("/api/classes/find", json={"code": code})
    why: str | None = answer.json().get("why")
    return why


def wrong_guesses(client: Client, most: int = 50) -> int:
    """How many wrong codes a client may try."""
    for number in range(most):
        if guess(client) == "too_fast":
            return number
    return most


def test_wrong_codes_are_counted_by_cookie_and_widely_where_a_class_is(tmp_path: Path) -> None:
    settings = settings_for(
        tmp_path,
        proxy=True,
        code_guesses_per_address_minute=3,
        class_guesses_per_minute=5,
        class_guesses_per_address_minute=20,
    )
    with serving(settings, now=standing()) as server:
        teacher = Teacher(server)
        elsewhere, school = "203.0.113.1", "203.0.113.2"
        assert wrong_guesses(at(server.watcher(), elsewhere)) == 3
        assert guess(at(server.guest(), elsewhere)) == "too_fast"
        # The first one of the school who types it correctly raises what the school may mistype.
        typist = at(server.watcher(), school)
        assert [guess(typist), guess(typist)] == ["code_wrong"] * 2
        body = {"code": teacher.code, "animal": "fox", "colour": "red", "secret": SECRET}
        join = f"/api/classes/{teacher.id}/join"
        assert typist.http.post(join, json=body).status_code == 200
        first, second = at(server.guest(), school), at(server.guest(), school)
        assert (wrong_guesses(first), wrong_guesses(second)) == (5, 5)
        assert guess(second, teacher.code) == "too_fast"
        assert guess(typist, teacher.code) is None
        # A correct code costs nothing.
        assert {guess(typist, teacher.code) for _ in range(30)} == {None}
        assert wrong_guesses(at(server.watcher(), school)) == 10
        # Once the class is closed the address is like any other.
        teacher.do("/close")
        assert wrong_guesses(at(server.watcher(), school)) == 1


def asks(client: Client, most: int = 200) -> int:
    """How many requests a client has left."""
    for number in range(most):
        if client.http.get("/api/classes/presets").status_code == 429:
            return number
    return most


def test_only_admitted_pupils_have_requests_beyond_those_of_their_address(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, requests_per_address_second=3, class_requests_per_second=1)
    with serving(settings, now=standing()) as server:
        teacher = Teacher(server)
        fox, owl = teacher.pupil(0), teacher.pupil(1)
        teacher.put(approve=True)
        waiting = teacher.pupil(2)
        assert asks(server.watcher()) < 30
        assert asks(teacher.desk) == asks(server.watcher()) == asks(waiting.client) == 0
        assert asks(fox.client) == 20
        classes = server.app.node.classes
        room = classes.rooms[teacher.id]
        server.do(lambda: joining.change_pupil(classes, room, owl.number, "remove"))
        assert asks(owl.client) == 0
        server.do(lambda: joining.change_pupil(classes, room, owl.number, "admit"))
        assert owl.client.http.get("/api/classes/presets").status_code == 200
        forged = server.watcher()
        forged.http.cookies.set("contissimo", f"{room.stored.pupils[2].guest}.forged")
        assert asks(forged) == 0
        server.do(lambda: joining.set_phase(classes, room, "closed"))
        assert asks(owl.client) == 0


def open_class(client: Client) -> int:
    return client.http.post("/api/classes", json={}).status_code


def test_one_open_class_a_guest_and_two_an_address(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, classes_per_address=2)) as server:
        crowd = [server.guest() for _ in range(6)]
        with ThreadPoolExecutor(len(crowd)) as threads:
            codes = list(threads.map(open_class, crowd))
        assert sorted(codes) == [201] * 2 + [429] * 4
        teacher = crowd[codes.index(201)]
        again = teacher.http.post("/api/classes", json={})
        assert again.status_code in (409, 429)
        # A class that nobody reads for a while leaves the memory, and still counts.
        server.app.node.classes.rooms.clear()
        assert open_class(server.guest()) == 429
        (mine,) = teacher.http.get("/api/classes").json()
        assert teacher.http.post(f"/api/classes/{mine['id']}/close").status_code == 200
        other = server.guest()
        assert open_class(other) == 201
        # Opening it again counts like a new one.
        assert teacher.http.post(f"/api/classes/{mine['id']}/open").status_code == 429


def test_a_guest_has_one_open_class(server: Running) -> None:
    teacher = Teacher(server)
    refused = teacher.desk.http.post("/api/classes", json={})
    assert (refused.status_code, refused.json()["why"]) == (409, "class_open")
    assert refused.json()["details"] == {"class": teacher.id}
    teacher.do("/close")
    other = teacher.desk.http.post("/api/classes", json={}).json()["id"]
    assert teacher.refused("/open") == "class_open"
    assert teacher.desk.http.post(f"/api/classes/{other}/close").status_code == 200
    teacher.do("/open")


def test_a_full_class_takes_nobody_until_somebody_is_removed(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, class_pupils=2)) as server:
        teacher = Teacher(server)
        fox = teacher.pupil(0)
        teacher.pupil(1)
        animal, colour = PLAYERS[2]
        body = {"code": teacher.code, "animal": animal, "colour": colour, "secret": SECRET}
        path, late = f"/api/classes/{teacher.id}/join", server.watcher()
        refused = late.http.post(path, json=body)
        assert (refused.status_code, refused.json()["why"]) == (409, "class_full")
        assert "set-cookie" not in refused.headers
        teacher.do(f"/pupils/{fox.number}", do="remove")
        assert late.http.post(path, json=body).status_code == 200
        assert fox.join().json()["why"] == "removed"
        assert teacher.refused(f"/pupils/{fox.number}", do="admit") == "class_full"
        teacher.put(locked=True)
        teacher.do("/pupils/2", do="remove")
        teacher.do(f"/pupils/{fox.number}", do="admit")
        assert fox.join().status_code == 200

"""Pictures: a usual one for everybody, another one by choice, everywhere a name is, and gone with its guest."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from contissimo.server.guests.faces import face_of, stored
from contissimo.server.messages.faces import Face
from contissimo.server.storage import schema
from contissimo.study.pupils import ANIMALS, COLOURS
from tests.server.helpers import Client, Running, pair

FOX = {"animal": "fox", "colour": "blue"}
OWL = {"animal": "owl", "colour": "pink"}
GUESTS = st.text("0123456789abcdef", min_size=32, max_size=32)
FACES = st.builds(Face, st.sampled_from(ANIMALS), st.sampled_from(COLOURS))
MOST_SEATS = 4


def guest_with(server: Running, name: str, face: dict[str, str]) -> Client:
    client = server.guest(name)
    client.http.put("/api/me/face", json=face)
    return client.connect()


def face_at(table: dict[str, Any], seat: int) -> dict[str, str] | None:
    face: dict[str, str] | None = table["seats"][seat - 1]["people"][0]["face"]
    return face


@given(GUESTS)
def test_whoever_never_chose_always_has_the_same_one_of_the_list(guest: str) -> None:
    face = face_of(None, guest)
    assert face == face_of(None, guest)
    assert face.animal in ANIMALS
    assert face.colour in COLOURS


def test_all_pictures_are_given_out() -> None:
    faces = [
        face_of(None, hashlib.sha256(bytes([a, b])).hexdigest()[:32])
        for a in range(20)
        for b in range(200)
    ]
    assert len(set(faces)) == len(ANIMALS) * len(COLOURS)


@given(FACES, GUESTS)
def test_a_chosen_one_is_kept(face: Face, guest: str) -> None:
    assert face_of(stored(face), guest) == face


@given(st.none() | FACES, GUESTS)
def test_around_one_device_everybody_looks_different(face: Face | None, guest: str) -> None:
    seats = [face_of(stored(face), guest, nth) for nth in range(MOST_SEATS)]
    assert len({one.animal for one in seats}) == len({one.colour for one in seats}) == MOST_SEATS


@pytest.mark.parametrize("text", ["", "fox", "unicorn red", "fox beige", "fox red x"])
def test_what_no_version_has_stored_counts_as_nothing(text: str) -> None:
    assert face_of(text, "ana") == face_of(None, "ana")


def test_it_comes_with_the_name_and_is_changed_by_itself(server: Running) -> None:
    client = server.watcher()
    made = client.http.post("/api/me", json={"name": "Ana", "face": FOX})
    assert made.json() == client.http.get("/api/me").json() == {"name": "Ana", "face": FOX}
    assert client.http.put("/api/me", json={"name": "Bea"}).json() == {"name": "Bea", "face": FOX}
    assert client.http.put("/api/me/face", json=OWL).json() == {"name": "Bea", "face": OWL}
    assert client.http.post("/api/me", json={"face": FOX}).json() == {"name": "Bea", "face": FOX}
    usual = server.guest("Bo").http
    assert usual.get("/api/me").json() == usual.get("/api/me").json()


@pytest.mark.parametrize(
    "face",
    [
        {},
        {"animal": "fox"},
        FOX | {"animal": "pig"},
        FOX | {"colour": "#fff"},
        FOX | {"url": "x"},
        None,
    ],
)
def test_only_those_of_the_list_can_be_chosen(server: Running, face: Any) -> None:
    client = server.guest("Ana")
    answer = client.http.put("/api/me/face", json=face)
    assert (answer.status_code, answer.json()["why"]) == (400, "unreadable")


def test_nobody_has_none_to_change(server: Running) -> None:
    answer = server.watcher().http.put("/api/me/face", json=FOX)
    assert (answer.status_code, answer.json()["why"]) == (401, "no_identity")


def test_everybody_at_a_table_sees_it_and_a_new_one_at_once(server: Running) -> None:
    ana, bo = guest_with(server, "Ana", FOX), server.guest("Bo").connect()
    made = ana.table(
        listed=True, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], game="calculissimo"
    )
    match = made["match"]
    ana.done("enter", match=match)
    for word in ("enter", "sit"):
        bo.done(word, match=match)
    watcher = server.watcher().connect()
    watcher.done("enter", match=match)
    table = watcher.wait("table", lambda t: t["seats"][1]["people"])
    assert face_at(table, 1) == FOX
    assert face_at(table, 2) == bo.http.get("/api/me").json()["face"]
    listed = next(t for t in watcher.http.get("/api/tables").json() if t["match"] == match)
    assert face_at(listed, 1) == FOX
    ana.http.put("/api/me/face", json=OWL)
    watcher.wait("table", lambda t: face_at(t, 1) == OWL)
    bo.wait("table", lambda t: face_at(t, 1) == OWL)
    bo.done("stand", match=match)
    assert ana.http.delete("/api/me").status_code == 204  # so that no other test finds it open


def test_a_connection_and_a_rematch_know_the_one_of_now(server: Running) -> None:
    ana, bo, match = pair(server)
    ana.http.put("/api/me/face", json=FOX)
    bo.wait("table", lambda t: face_at(t, 1) == FOX)
    ana.close()
    ana.connect()
    assert ana.raw[-1].startswith('{"t":"welcome"')
    assert '"face":{"animal":"fox","colour":"blue"}' in ana.raw[-1]
    ana.done("enter", match=match)
    state = ana.state(match)
    (ana if state["to_act"] == [1] else bo).move(match, state["seq"], "resign")
    bo.wait("table", lambda t: t["phase"] == "over")
    ana.http.put("/api/me/face", json=OWL)
    for client in (ana, bo):
        client.done("rematch", match=match)
    again = bo.wait("table", lambda t: t["next"] is not None)
    bo.done("enter", match=again["next"])
    seats = bo.wait("table", lambda t: t["match"] == again["next"])["seats"]
    faces = {one["name"]: one["face"] for seat in seats for one in seat["people"]}
    assert faces["Ana"] == OWL
    assert face_at(again, 1) == FOX  # a game that is over stays as it was


def test_it_is_erased_with_its_guest(server: Running) -> None:
    ana, bo, match = pair(server)
    ana.http.put("/api/me/face", json=FOX)
    bo.wait("table", lambda t: face_at(t, 1) == FOX)
    assert ana.http.delete("/api/me").status_code == 204
    bo.wait("table", lambda t: face_at(t, 1) is None)
    people = schema.people
    query = select(people.c.face).where(people.c.match == match, people.c.seat == 1)
    rows = server.do(lambda: server.app.node.store.rows(query))
    assert [row["face"] for row in rows] == [None]


def test_nothing_that_anybody_is_sent_has_the_id_of_a_guest_or_its_hash(server: Running) -> None:
    """The usual picture comes from the id: what is sent of it is one of 320, and nothing else."""
    ana, bo, match = pair(server)
    watcher = server.watcher().connect()
    watcher.done("lobby", on=True)
    seen = [ana, bo, watcher]
    for client in seen:
        assert client.ask("ping")["t"] == "pong"
    texts = [text for client in seen for text in client.raw]
    texts += [
        client.http.get(path).text
        for client in seen
        for path in ("/api/me", "/api/me/tables", "/api/tables")
    ]
    rows = server.do(lambda: server.app.node.store.rows(select(schema.guests.c.id)))
    assert len(rows) >= 2
    for guest in (row["id"] for row in rows):
        hidden = (
            guest,
            *(hashlib.sha256(f"{salt}{guest}".encode()).hexdigest() for salt in ("", "face ")),
        )
        assert not any(secret in text for secret in hidden for text in texts)
    assert any(f'"match":"{match}"' in text and '"animal":' in text for text in texts)

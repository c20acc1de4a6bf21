"""A class over real sockets: a teacher with desk and wall, and pupils."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Protocol

from contissimo.study.pupils import ANIMALS, COLOURS, PICTURES
from tests.server.helpers import Client, Running
from tests.server.processes import Process

Server = Running | Process
PLAYERS = list(itertools.product(ANIMALS, COLOURS))


def whole(client: Client) -> Client:
    """Connected, and taking in everything at once, also what no test looks at."""
    client.max_queue = None
    return client.connect()


class Teacher:
    """Opens a class and reads it as its desk and its wall."""

    def __init__(self, running: Server, **fields: Any) -> None:
        self.running: Server = running
        self.desk = running.guest("Ms Noether")
        answer = self.desk.http.post("/api/classes", json=fields)
        assert answer.status_code == 201, answer.text
        self.made: dict[str, Any] = answer.json()
        self.id: str = self.made["id"]
        self.code: str = self.made["code"]
        whole(self.desk).done("class_enter", **{"class": self.id, "as": "desk"})
        self.wall = whole(running.watcher())
        self.wall.done(
            "class_enter", **{"class": self.id, "as": "wall", "token": self.made["wall"]}
        )

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """A decision of the teacher's, as the answer."""
        given = None if method in ("GET", "DELETE") else body
        return self.desk.http.request(method, f"/api/classes/{self.id}{path}", json=given)

    def do(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.ask("POST", path, **body)
        assert answer.status_code in (200, 201), answer.text
        told: dict[str, Any] = answer.json()
        return told

    def put(self, path: str = "", **body: Any) -> None:
        answer = self.ask("PUT", path, **body)
        assert answer.status_code == 200, answer.text

    def refused(self, path: str, method: str = "POST", **body: Any) -> str:
        answer = self.ask(method, path, **body)
        assert answer.status_code >= 400, answer.text
        why: str = answer.json()["why"]
        return why

    def begin(self, preset: str, **fields: Any) -> int:
        number: int = self.do("/activities", preset=preset, **fields)["activity"]
        return number

    def round(self, do: str) -> None:
        self.do("/rounds", do=do)

    def sees(self, test: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next state of the desk that fulfils this."""
        return self.desk.wait("class_desk", test)

    def projects(self, test: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        return self.wall.wait("class_wall", test)

    def pupil(
        self, index: int, client: Client | None = None, secret: list[str] | None = None
    ) -> Pupil:
        return Pupil(self, index, client, secret)


class Taught(Protocol):
    """A class, as far as its pupils know it."""

    running: Server
    id: str
    code: str


class Pupil:
    """One pupil, with an animal, a colour and two pictures."""

    def __init__(
        self,
        teacher: Taught,
        index: int,
        client: Client | None = None,
        secret: list[str] | None = None,
    ) -> None:
        self.teacher = teacher
        self.animal, self.colour = PLAYERS[index]
        self.secret = secret or [PICTURES[index % 24], PICTURES[index // 24 % 24]]
        self.client = client or teacher.running.watcher()
        answer = self.join()
        assert answer.status_code == 200, answer.text
        self.joined: dict[str, Any] = answer.json()
        self.number: int = self.joined["pupil"]["number"]

    def join(self, **changes: Any) -> Any:
        body = {
            "code": self.teacher.code,
            "animal": self.animal,
            "colour": self.colour,
            "secret": self.secret,
        }
        return self.client.http.post(f"/api/classes/{self.teacher.id}/join", json=body | changes)

    def enter(self) -> Pupil:
        whole(self.client).done("class_enter", **{"class": self.teacher.id, "as": "pupil"})
        return self

    def sees(self, test: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        return self.client.wait("class_round", test)

    def in_phase(self, phase: str, number: int | None = None) -> dict[str, Any]:
        return self.sees(lambda s: s["phase"] == phase and number in (None, s["round"]))

    def say(self, t: str, **fields: Any) -> dict[str, Any]:
        return self.client.ask(t, **{"class": self.teacher.id, **fields})

    def answer(self, state: dict[str, Any], move: str) -> dict[str, Any]:
        return self.say("class_answer", activity=state["activity"], round=state["round"], move=move)


def best(pupil: Pupil) -> str:
    """A right answer to the deal that a pupil has: the top of it."""
    running = pupil.teacher.running
    assert isinstance(running, Running)
    room = running.app.node.classes.rooms[pupil.teacher.id]
    assert room.activity is not None
    position = room.deals.position_of(pupil.number, room.activity.round)
    assert position is not None
    top = room.deals.play.dealer.top(position)
    assert top is not None
    return top.move

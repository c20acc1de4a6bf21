"""A class as the bench plays it: a teacher with desk and wall and pupils, all from one address, over REST and real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import Popen
from typing import Any

import httpx

from contissimo.study.pupils import ANIMALS, COLOURS, PICTURES
from crowd.machine import free_port
from crowd.wire import Wire, connect

_BENCH = Path(__file__).parent.parent
_PATIENCE = 180.0
"""Seconds: a lesson of ten minutes begins with two in which pupils join."""
Message = dict[str, Any]


class ClassServer:
    """The process. `start` after `kill` brings it back with the same database."""

    def __init__(self, folder: str, speed: float = 1) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        words = [str(self.port), folder, str(speed)]
        self._command = [sys.executable, "-m", "crowd.serve_class", *words]
        self.start()

    def start(self) -> None:
        self.process = Popen(self._command, cwd=_BENCH)  # noqa: S603  # our own program
        limit = time.monotonic() + _PATIENCE
        while True:
            try:
                httpx.get(f"{self.url}/api/health", timeout=_PATIENCE).raise_for_status()
            except httpx.TransportError:
                if time.monotonic() > limit:
                    raise
                time.sleep(0.05)  # until it listens
            else:
                return

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(_PATIENCE)


class Reader:
    """A connection that reads a class, with a cookie of its own."""

    def __init__(self, server: ClassServer) -> None:
        self.server = server
        self.http = httpx.AsyncClient(
            base_url=server.url, headers={"origin": server.url}, timeout=_PATIENCE
        )
        self.latest: dict[str, Message] = {}
        self.wire: Wire | None = None
        self._ids = itertools.count(1)
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._waiting: list[tuple[str, Callable[[Message], bool], asyncio.Future[Message]]] = []

    async def ask(self, method: str, path: str, **body: Any) -> Message:
        given = body if method != "GET" else None
        answer = await self.http.request(method, f"/api{path}", json=given)
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.text}")
        told: Message = answer.json()
        return told

    async def enter(self, class_id: str, role: str, token: str | None = None) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.wire = await connect(self.server.port, "/ws", {"Cookie": cookie} if cookie else {})
        self.wire.listen(self._hear)
        more = {} if token is None else {"token": token}
        await self.done("class_enter", **{"class": class_id, "as": role}, **more)

    def _hear(self, text: bytes) -> None:
        message: Message = json.loads(text)
        if "re" in message:
            answer = self._answers.pop(message["re"], None)
            if answer is not None and not answer.done():
                answer.set_result(message)
            return
        kind = message["t"]
        self.latest[kind] = message
        for wanted, test, found in list(self._waiting):
            if wanted == kind and not found.done() and test(message):
                found.set_result(message)

    async def say(self, t: str, **fields: Any) -> Message:
        assert self.wire is not None
        id_ = f"b{next(self._ids)}"
        answer = self._answers[id_] = asyncio.get_running_loop().create_future()
        self.wire.say(json.dumps({"t": t, "id": id_, **fields}).encode())
        return await asyncio.wait_for(answer, _PATIENCE)

    async def done(self, t: str, **fields: Any) -> None:
        answer = await self.say(t, **fields)
        if answer["t"] != "done":
            raise RuntimeError(f"{t}: {answer}")

    async def sees(self, kind: str, test: Callable[[Message], bool]) -> Message:
        """The latest message of a kind if it fulfils this, or the next one that does."""
        now = self.latest.get(kind)
        if now is not None and test(now):
            return now
        found: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        entry = (kind, test, found)
        self._waiting.append(entry)
        try:
            return await asyncio.wait_for(found, _PATIENCE)
        finally:
            self._waiting.remove(entry)

    async def close(self) -> None:
        if self.wire is not None:
            self.wire.close()
        await self.http.aclose()


class Pupil(Reader):
    def __init__(self, server: ClassServer, index: int, code: str) -> None:
        super().__init__(server)
        self.index, self.code = index, code
        self.given = ""
        """The answer that was acknowledged."""

    async def come(self) -> float:
        """From the code to the first state of the round; how many seconds that took."""
        began = time.perf_counter()
        found = await self.ask("POST", "/classes/find", code=self.code)
        self.class_id: str = found["id"]
        await self.join()
        return time.perf_counter() - began

    async def join(self) -> Message:
        animal, colour = ANIMALS[self.index % 40], COLOURS[self.index // 40]
        secret = [PICTURES[self.index % 24], PICTURES[self.index // 24]]
        body = {"code": self.code, "animal": animal, "colour": colour, "secret": secret}
        await self.ask("POST", f"/classes/{self.class_id}/join", **body)
        await self.enter(self.class_id, "pupil")
        return await self.sees("class_round", lambda _: True)

    async def give(self) -> None:
        """Bytes for the chance; a pupil who is late adds none."""
        activity = self.latest["class"]["activity"]["number"]
        fields = {"class": self.class_id, "activity": activity, "bytes": secrets.token_hex(16)}
        await self.say("class_give", **fields)

    def choice(self) -> str:
        """An answer that can be written: the sum of the dice, by some as another number."""
        state, squares = (
            self.latest["class_round"],
            self.latest["class"]["activity"]["ruleset"]["material"]["squares"],
        )
        board, _, _, dice, *_ = state["view"].split(" ")
        free = [
            int(square)
            for row, marks in zip(squares, board.split("|"), strict=True)
            for square, mark in zip(row, marks, strict=True)
            if mark == "."
        ]
        numbers = dice.split(",")
        right = sum(map(int, numbers))
        wanted = right + self.index % 3
        said = min(free, key=lambda number: abs(number - wanted))
        return f"{'+'.join(numbers)}={said}"

    async def answer(self, move: str | None = None) -> None:
        state = self.latest["class_round"]
        move = move or self.choice()
        await self.done(
            "class_answer",
            **{"class": self.class_id},
            activity=state["activity"],
            round=state["round"],
            move=move,
        )
        self.given = move


class Teacher:
    def __init__(self, server: ClassServer) -> None:
        self.desk, self.wall = Reader(server), Reader(server)

    async def open(self) -> str:
        """A class; its code."""
        await self.desk.ask("POST", "/me")
        made = await self.desk.ask("POST", "/classes")
        self.class_id: str = made["id"]
        self.token: str = made["wall"]
        await self.enter()
        code: str = made["code"]
        return code

    async def enter(self) -> None:
        await self.desk.enter(self.class_id, "desk")
        await self.wall.enter(self.class_id, "wall", self.token)

    async def do(self, path: str, **body: Any) -> Message:
        return await self.desk.ask("POST", f"/classes/{self.class_id}{path}", **body)

    async def round(self, do: str) -> None:
        await self.do("/rounds", do=do)

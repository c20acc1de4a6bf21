"""Tables at which one person plays against a computer player, or passes on, and what a server had to compute for them."""

from __future__ import annotations

from typing import Any

import pytest

from contissimo.server.jobs.pool import Worker
from tests.server.helpers import (
    Client,
    Running,
    pair,
)

ME, OPEN, GREEDY = {"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": "greedy"}
MANY = {"hints_per_minute": 6000, "asks_per_second": 1000}


def alone(server: Running, game: str = "calculissimo", **fields: Any) -> tuple[Client, str, Any]:
    """One person against a computer player, at the person's first turn."""
    ana = server.guest("Ana").connect()
    match = ana.table(game, **({"seats": [ME, GREEDY]} | fields))["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match)
    return ana, match, my_turn(ana)


def my_turn(client: Client, seq: int = 0) -> dict[str, Any]:
    return client.wait(
        "state",
        lambda s: (s["to_act"] == [s["you"]] and s["seq"] >= seq) or s["outcome"] is not None,
    )


def on(client: Client, state: dict[str, Any], move: str) -> dict[str, Any]:
    """Move, and the state in which it is my turn again."""
    told = client.move(state["match"], state["seq"], move)
    assert told["t"] == "state", told
    mine = told["to_act"] == [told["you"]] or told["outcome"] is not None
    return told if mine else my_turn(client, told["seq"] + 1)


def silence(state: dict[str, Any]) -> str:
    return {"turn": "pass", "steal": "decline", "window": "accept"}[state["clocks"]["wait"]]


def passed(server: Running, **fields: Any) -> tuple[Client, Client, Client, str, dict[str, Any]]:
    """A pass whose steal is still open: who passed, who may steal, a spectator."""
    ana, bo, match = pair(server, listed=True, **fields)
    watcher = server.watcher().connect()
    watcher.done("enter", match=match)
    state = ana.state(match)
    mover, other = (ana, bo) if state["to_act"] == [1] else (bo, ana)
    return mover, other, watcher, match, mover.move(match, state["seq"], "pass")


def jobs_of(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What processes are asked for from now on."""
    asked: list[str] = []
    ask = Worker.ask

    def noted(self: Worker, job: Any) -> Any:
        asked.append(job[0])
        return ask(self, job)

    monkeypatch.setattr(Worker, "ask", noted)
    return asked

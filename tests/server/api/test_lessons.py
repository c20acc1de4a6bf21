"""The first game over HTTP: nothing is sent that the learner may not know."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contissimo.games import GAMES
from contissimo.study.lessons import tasks_of
from tests.server.helpers import PATIENCE, Running


def ask(server: Running, path: str, **given: Any) -> tuple[int, Any]:
    answer = httpx.post(server.url + path, json=given, timeout=PATIENCE)
    return answer.status_code, answer.json()


def test_a_lesson_is_told_without_what_the_learner_may_not_know(server: Running) -> None:
    told = httpx.get(server.url + "/api/lessons/calculissimo", timeout=PATIENCE).json()
    assert [task["id"] for task in told["tasks"]] == list(tasks_of(GAMES["calculissimo"]))
    for task in told["tasks"]:
        racks = task["view"].split(" ")[1].split(",")
        assert racks[1].startswith("_")


@pytest.mark.parametrize(("game", "task"), [("calculissimo", "exchange"), ("contig60", "pass")])
def test_a_lesson_tells_where_nothing_can_be_made(server: Running, game: str, task: str) -> None:
    told = httpx.get(f"{server.url}/api/lessons/{game}", timeout=PATIENCE).json()
    assert [one["id"] for one in told["tasks"] if one["nothing"]] == [task]


def test_a_move_is_judged_as_at_a_table(server: Running) -> None:
    status, told = ask(server, "/api/lessons/calculissimo/cross", move="h6 4-(2)+3")
    assert (status, told["solved"], told["points"]) == (200, True, 12)
    assert told["lines"][0]["steps"] == ["(4×2) − 2 = 6", "6 + (3×2) = 12"]
    status, told = ask(server, "/api/lessons/contig60/twenty", move="2+3*4=20")
    assert (status, told["solved"]) == (200, False)
    assert told["refused"] == {
        "why": "value_is_not_square",
        "details": {"squares": [20], "value": "14"},
    }
    status, told = ask(server, "/api/lessons/contig60/twenty", move="twenty")
    assert (status, told["refused"]["why"]) == (200, "move_unreadable")


@pytest.mark.parametrize("path", ["calculissimo/none", "none/first", "none"])
def test_what_is_no_lesson_is_not_found(server: Running, path: str) -> None:
    url = f"{server.url}/api/lessons/{path}"
    answer = (
        httpx.post(url, json={"move": "pass"}, timeout=PATIENCE)
        if "/" in path
        else httpx.get(url, timeout=PATIENCE)
    )
    assert (answer.status_code, answer.json()["why"]) == (404, "no_such_lesson")


def test_a_move_that_is_too_long_is_not_read(server: Running) -> None:
    status, told = ask(server, "/api/lessons/contig60/first", move="1" * 101)
    assert (status, told["why"]) == (400, "unreadable")

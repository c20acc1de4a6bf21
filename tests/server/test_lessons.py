"""The first game of somebody new: every task can be solved, and nothing else is told."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contissimo.games import GAMES
from contissimo.i18n import Catalogue, languages
from contissimo.server.lessons import LEARNER, Task, judge, tasks_of
from tests.server.helpers import Running

TASKS = [(key, task) for key in GAMES for task in tasks_of(key).values()]
every_task = pytest.mark.parametrize(("key", "task"), TASKS, ids=lambda v: getattr(v, "id", v))


def named(key: str, name: str) -> Task:
    return tasks_of(key)[name]


@every_task
def test_a_task_is_the_learners_to_answer_and_its_example_solves_it(key: str, task: Task) -> None:
    assert LEARNER in task.position.to_act
    told = judge(key, task.id, task.example)
    assert told.solved
    assert str(task.game.read_move(task.example)) == task.example


@every_task
def test_not_everything_solves_a_task(key: str, task: Task) -> None:
    assert not judge(key, task.id, "resign").solved


@every_task
@pytest.mark.parametrize("lang", languages())
def test_a_task_has_its_words_in_every_language(key: str, task: Task, lang: str) -> None:
    words = Catalogue(lang)
    for part in ("", ".task", ".done"):
        name = f"lesson-{key}-{task.id}{part}"
        assert words.text(name) != name


@pytest.mark.parametrize("key", GAMES)
def test_a_first_game_has_about_ten_tasks(key: str) -> None:
    assert 9 <= len(tasks_of(key)) <= 12


@pytest.mark.parametrize(
    ("key", "name", "move", "solved"),
    [
        ("calculissimo", "cross", "8d (9+6/2)+4", False),  # goes on along the row
        ("calculissimo", "cross", "h8 (2)+3", True),
        ("calculissimo", "number-bonus", "f8 (3)+1", False),
        ("calculissimo", "order", "8g 3+5", None),  # there is no plus
        ("calculissimo", "order", "8g 8*3", False),  # three of the five tiles
        ("calculissimo", "order", "8f 3*8/2", True),
        ("calculissimo", "two-lines", "8f (3+2-1)+4", False),
        ("calculissimo", "exchange", "swap 9", True),
        ("calculissimo", "exchange", "pass", False),
        ("calculissimo", "contest", "accept", False),
        ("calculissimo", "announce", "h6 4-(2)+3=13", False),
        ("calculissimo", "announce", "h6 4-(2)+6=18", True),
        ("contig60", "first", "3*4-2=10", True),
        ("contig60", "twenty", "2+3+4=9", False),
        ("contig60", "most", "2+3+5=10", False),
        ("contig60", "steal", "decline", False),
        ("contig60", "contest", "accept", False),
        ("contig60", "five", "3+4+4=11", False),
    ],
)
def test_what_solves_a_task_and_what_is_merely_allowed(
    key: str, name: str, move: str, solved: bool | None
) -> None:
    told = judge(key, name, move)
    assert told.solved is bool(solved)
    assert (told.refused is None) is (solved is not None)


def test_eight_divided_by_two_times_three_is_refused() -> None:
    """calculissimo §4.5: × goes before ÷, so it is 8÷6"""
    refused = judge("calculissimo", "order", "8f 8/2*3").refused
    assert refused is not None
    assert refused.why == "not_whole"


def test_who_passes_has_to() -> None:
    """contig60 §2.3: in that task nothing else can be said"""
    assert [str(move) for move in named("contig60", "pass").position.moves(LEARNER)] == ["pass"]


def ask(server: Running, path: str, **given: Any) -> tuple[int, Any]:
    answer = httpx.post(server.url + path, json=given)
    return answer.status_code, answer.json()


def test_a_lesson_is_told_without_what_the_learner_may_not_know(server: Running) -> None:
    told = httpx.get(server.url + "/api/lessons/calculissimo").json()
    assert [task["id"] for task in told["tasks"]] == list(tasks_of("calculissimo"))
    for task in told["tasks"]:
        racks = task["view"].split(" ")[1].split(",")
        assert racks[1].startswith("_")


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
    answer = httpx.post(url, json={"move": "pass"}) if "/" in path else httpx.get(url)
    assert (answer.status_code, answer.json()["why"]) == (404, "no_such_lesson")


def test_a_move_that_is_too_long_is_not_read(server: Running) -> None:
    status, told = ask(server, "/api/lessons/contig60/first", move="1" * 101)
    assert (status, told["why"]) == (400, "unreadable")

"""The first game of a newcomer: every task can be solved, and not everything solves it."""

from __future__ import annotations

import pytest

from contissimo.core.answers import Card
from contissimo.games import GAMES
from contissimo.i18n import Catalogue, languages
from contissimo.study.lessons import LEARNER, Task, judge, tasks_of
from tests.play.toy import TOY

LESSONS = {key: tasks_of(game) for key, game in GAMES.items()}
TASKS = [(key, task) for key, lesson in LESSONS.items() for task in lesson.values()]
every_task = pytest.mark.parametrize(("key", "task"), TASKS, ids=lambda v: getattr(v, "id", v))


def named(key: str, name: str) -> Task:
    return LESSONS[key][name]


@every_task
def test_a_task_is_the_learners_to_answer_and_its_example_solves_it(key: str, task: Task) -> None:
    assert LEARNER in task.position.to_act
    told = judge(task, task.example)
    assert told.solved
    assert str(task.game.read_move(task.example)) == task.example


@every_task
def test_not_everything_solves_a_task(key: str, task: Task) -> None:
    assert not judge(task, "resign").solved


@every_task
@pytest.mark.parametrize("lang", languages())
def test_a_task_has_its_words_in_every_language(key: str, task: Task, lang: str) -> None:
    words = Catalogue(lang)
    for part in ("", ".task", ".done"):
        name = f"lesson-{key}-{task.id}{part}"
        assert words.text(name) != name


@pytest.mark.parametrize("key", GAMES)
def test_a_first_game_has_about_ten_tasks(key: str) -> None:
    assert 9 <= len(LESSONS[key]) <= 12


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
    told = judge(named(key, name), move)
    assert told.solved is bool(solved)
    assert (told.refused is None) is (solved is not None)


def test_eight_divided_by_two_times_three_is_refused() -> None:
    """calculissimo §4.5: × goes before ÷, so it is 8÷6"""
    refused = judge(named("calculissimo", "order"), "8f 8/2*3").refused
    assert refused is not None
    assert refused.why == "not_whole"


def test_who_passes_has_to() -> None:
    """contig60 §2.3: in that task nothing else can be said"""
    assert [str(move) for move in named("contig60", "pass").position.moves(LEARNER)] == ["pass"]


def test_a_refused_move_changes_nothing_and_has_no_card() -> None:
    for text in ("2+3*4=20", "twenty"):
        told = judge(task := named("contig60", "twenty"), text)
        assert told.refused is not None
        assert (told.solved, told.points, told.card) == (False, 0, Card())
        assert told.position is task.position


def test_what_can_not_be_admitted_lies_there_and_solves_nothing() -> None:
    """calculissimo §7.2: where the players judge it has no card, whatever was announced."""
    told = judge(named("calculissimo", "announce"), "h8 (2)-3=13")
    assert (told.refused, told.solved, told.card) == (None, False, Card())
    assert told.points == 13


@pytest.mark.parametrize("key", GAMES)
def test_the_last_move_of_a_game_solves_a_task_for_its_reason(key: str) -> None:
    (task,) = [task for task in LESSONS[key].values() if task.solved.over]
    outcome = judge(task, task.example).position.outcome
    assert outcome is not None
    assert outcome.reason == task.solved.over


def test_a_game_without_a_lesson_has_no_tasks() -> None:
    assert tasks_of(TOY) == {}

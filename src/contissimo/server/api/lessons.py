"""REST for the first game: its tasks, and the verdict on a move in one of them. The page has the words around them."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Struct

from contissimo.core.errors import Unfinished
from contissimo.games import GAMES
from contissimo.server.api.responses import HereClient, json_of
from contissimo.server.api.schemas import REFUSALS, LessonMove
from contissimo.server.errors import Refused
from contissimo.server.messages.encoding import lines_of, outcome_of, ruleset_info
from contissimo.server.messages.outbound import OutcomeInfo, RulesetInfo, ScoredLine, write
from contissimo.server.messages.refusal import Refusal
from contissimo.study import lessons
from contissimo.study.lessons import LEARNER, Task

Word = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,32}$")]


class TaskInfo(Struct):
    """A task as a page shows it. The learner sits at seat 1 and is to move."""

    id: str
    ruleset: RulesetInfo
    view: str
    """The position in notation, as the learner may know it."""
    scores: list[int]
    wait: str
    """The goal."""
    example: str
    """A move that solves it, for learners who ask for a hint."""
    points: int
    """What that move earns."""
    nothing: bool
    """Whether nothing can be made here: then an exchange or a pass needs no question."""


class Lesson(Struct):
    game: str
    tasks: list[TaskInfo]


class Judged(Struct):
    """The verdict on a move."""

    refused: Refusal | None
    """Why it is illegal; then nothing has changed."""
    unfinished: bool
    """More pieces may still make legal what was refused."""
    solved: bool
    """Whether it solves the task."""
    points: int
    lines: list[ScoredLine]
    """The score card of a placement."""
    view: str
    """The position after it."""
    scores: list[int]
    outcome: OutcomeInfo | None


@get("/lessons/{game:str}", responses=REFUSALS, summary="The first game, task by task")
async def lesson(game: Word, client: HereClient) -> Response[Lesson]:
    plain, packed = _lesson(game)
    return await json_of(client, plain, packed)


@post(
    "/lessons/{game:str}/{task:str}",
    status_code=200,
    responses=REFUSALS,
    summary="What the rules say to a move in a task",
)
async def lesson_move(game: Word, task: Word, data: JSONBody[LessonMove]) -> Judged:
    found = _tasks(game).get(task)
    if found is None:
        raise Refused("no_such_lesson")
    return _judged(lessons.judge(found, data.move))


@cache
def _tasks(game: str) -> dict[str, Task]:
    """The tasks of a game that has a lesson; for another one it raises, which is not cached."""
    tasks = lessons.tasks_of(GAMES[game]) if game in GAMES else {}
    if not tasks:
        raise Refused("no_such_lesson")
    return tasks


@cache
def _lesson(game: str) -> tuple[bytes, bytes]:
    """The same for everybody."""
    plain = write(Lesson(game, [_told(task) for task in _tasks(game).values()]))
    return plain, gzip.compress(plain)


def _told(task: Task) -> TaskInfo:
    position = task.position
    view = position.view(LEARNER)
    reach = task.game.reach(view)
    assert position.wait is not None
    return TaskInfo(
        id=task.id,
        ruleset=ruleset_info(task.game, position.ruleset),
        view=str(view),
        scores=list(position.scores),
        wait=position.wait.kind,
        example=task.example,
        points=lessons.judge(task, task.example).points,
        nothing=position.wait.kind != "window" and not reach.squares and not reach.placements,
    )


def _judged(verdict: lessons.Verdict) -> Judged:
    refused, position = verdict.refused, verdict.position
    return Judged(
        refused=None if refused is None else Refusal(refused.why, dict(refused.details)),
        unfinished=isinstance(refused, Unfinished),
        solved=verdict.solved,
        points=verdict.points,
        lines=lines_of(verdict.card),
        view=str(position.view(LEARNER)),
        scores=list(position.scores),
        outcome=outcome_of(position.outcome),
    )

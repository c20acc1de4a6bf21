"""REST for the first game: its tasks, and what the rules say to a move in one of them."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from contissimo.server.api.responses import HereAsked, json_of
from contissimo.server.api.schemas import REFUSALS, LessonMove
from contissimo.server.lessons import Judged, Lesson, judge, lesson_of
from contissimo.server.messages.outbound import write

Word = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,32}$")]


@get("/lessons/{game:str}", responses=REFUSALS, summary="The first game, task by task")
async def lesson(game: Word, asked: HereAsked) -> Response[Lesson]:
    plain, packed = _lesson(game)
    return await json_of(asked, plain, packed)


@cache
def _lesson(game: str) -> tuple[bytes, bytes]:
    """The same for everybody; a game that there is not raises, and is not kept."""
    plain = write(lesson_of(game))
    return plain, gzip.compress(plain)


@post(
    "/lessons/{game:str}/{task:str}",
    status_code=200,
    responses=REFUSALS,
    summary="What the rules say to a move in a task",
)
async def lesson_move(game: Word, task: Word, data: JSONBody[LessonMove]) -> Judged:
    return judge(game, task, data.move)

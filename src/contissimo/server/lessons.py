"""The first game of somebody new: short tasks on real positions, judged by the real rules.

The tasks are data (`games/*/data/lesson.toml`). Only their own positions are judged, so that nobody can ask about a game
that is being played. The words around them are the page's.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from contissimo.core.errors import IllegalMove, Unreadable
from contissimo.core.game import Game, Position, Seat
from contissimo.games import GAMES
from contissimo.server.api.schemas import Refusal
from contissimo.server.live.state_encoder import outcome_of
from contissimo.server.material import ruleset_info
from contissimo.server.messages.outbound import OutcomeInfo, RulesetInfo, ScoredLine
from contissimo.server.preview import is_scored, score_of
from contissimo.server.solving import Deed, Wanted, solves

LEARNER = Seat(1)


class WrittenTask(Struct, forbid_unknown_fields=True, frozen=True):
    """A task as its file has it."""

    id: str
    ruleset: str
    state: str
    """A position without its board."""
    solved: Wanted
    example: str
    board: str = ""
    """A board text; nothing: an empty board."""
    options: dict[str, Any] = {}
    """What the ruleset says otherwise."""


class Task(Struct, frozen=True):
    game: Game
    id: str
    position: Position
    solved: Wanted
    example: str


class TaskInfo(Struct):
    """A task as a page shows it. The learner sits at seat 1 and is asked."""

    id: str
    ruleset: RulesetInfo
    view: str
    """The position in notation, as the learner may know it."""
    scores: list[int]
    wait: Literal["turn", "window", "steal"]
    """What the learner is asked for."""
    example: str
    """A move that solves it, for whoever asks for a hint."""
    points: int
    """What that move earns."""


class Lesson(Struct):
    game: str
    tasks: list[TaskInfo]


class Judged(Struct):
    """What the rules say to a move."""

    refused: Refusal | None
    """Why it is not legal; then nothing has changed."""
    solved: bool
    """Whether the task is done with it."""
    points: int
    lines: list[ScoredLine]
    """The score card of a placement."""
    view: str
    """The position after it."""
    scores: list[int]
    outcome: OutcomeInfo | None


@cache
def tasks_of(key: str) -> dict[str, Task]:
    """The tasks of a game by their names, in order."""
    game = GAMES[key]
    file = files(f"contissimo.games.{key}") / "data" / "lesson.toml"
    written = msgspec.convert(tomllib.loads(file.read_text("utf-8"))["task"], list[WrittenTask])
    return {task.id: _read(game, task) for task in written}


def _read(game: Game, task: WrittenTask) -> Task:
    rules = game.change_ruleset(game.rulesets[task.ruleset], task.options)
    rows = task.board.split() or ["." * rules.layout.width] * rules.layout.height
    position = game.read_position(f"{'|'.join(rows)} {task.state}", rules)
    return Task(game, task.id, position, task.solved, task.example)


def lesson_of(key: str) -> Lesson:
    if key not in GAMES:
        raise IllegalMove("no_such_lesson")
    return Lesson(key, [_told(task) for task in tasks_of(key).values()])


def _told(task: Task) -> TaskInfo:
    position = task.position
    assert position.wait is not None
    return TaskInfo(
        id=task.id,
        ruleset=ruleset_info(position.ruleset),
        view=str(position.view(LEARNER)),
        scores=list(position.scores),
        wait=position.wait.kind,
        example=task.example,
        points=judge(task.game.key, task.id, task.example).points,
    )


def judge(key: str, name: str, text: str) -> Judged:
    """What the rules say to a move of the learner. That a move is refused is an answer here: one learns from it."""
    task = tasks_of(key).get(name) if key in GAMES else None
    if task is None:
        raise IllegalMove("no_such_lesson")
    before = task.position
    try:
        move = task.game.read_move(text)
        after = before.apply(LEARNER, move)
    except (Unreadable, IllegalMove) as error:
        refused = Refusal(error.why, dict(error.details))
        return Judged(refused, False, 0, [], str(before.view(LEARNER)), list(before.scores), None)
    points, _ = task.game.tally(before, LEARNER, move, after)
    lines = _lines(before, move)
    return Judged(
        refused=None,
        solved=solves(Deed(move, points, lines, after.outcome), task.solved),
        points=points,
        lines=lines,
        view=str(after.view(LEARNER)),
        scores=list(after.scores),
        outcome=outcome_of(after.outcome),
    )


def _lines(before: Position, move: object) -> list[ScoredLine]:
    """The score card of a placement. Where the players judge, what can't be admitted may lie there: it has none."""
    if not is_scored(before, move):
        return []
    try:
        return score_of(before, LEARNER, move)[1]
    except IllegalMove:
        return []

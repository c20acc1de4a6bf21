"""The first game of a newcomer: short tasks on real positions, judged by the real rules.

The tasks are data that comes with a game (`lesson.toml`).
Only their own positions are judged, so that nobody can ask about a game that is being played.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any  # values of a file that comes with a game and is read by its tests

from contissimo.core.answers import Card, CardLine
from contissimo.core.errors import IllegalMove, Unreadable
from contissimo.core.game import AnyGame, AnyPosition, Move, Outcome, Points, Seat

LEARNER = Seat(1)


@dataclass(frozen=True, slots=True)
class Goal:
    """What solves a task: every condition that is given."""

    says: str = ""
    """The word that the move begins with; empty: a move that puts something on the board and begins with no word."""
    points: int | None = None
    """It earns at least this many points."""
    covers: tuple[str, ...] = ()
    """It covers these squares."""
    lays: str = ""
    """These pieces are among those laid, `?` for a joker."""
    lines: int = 0
    """It forms at least this many lines."""
    down: str = ""
    """One of its lines goes down through this square."""
    exact: bool = False
    """The total that is announced is the true one."""
    over: str = ""
    """It ends the game, for this reason."""


@dataclass(frozen=True, slots=True)
class Task:
    game: AnyGame
    id: str
    position: AnyPosition
    solved: Goal
    example: str
    """A move that solves it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say to a move."""

    position: AnyPosition
    """The position after it; the same as before if it was refused."""
    refused: Unreadable | IllegalMove | None = None
    """Why it is not legal; then nothing has changed."""
    solved: bool = False
    """Whether the task is done with it."""
    points: Points = Points(0)  # noqa: RUF009  # a NewType is a number, and numbers don't change
    card: Card = field(default_factory=Card)
    """Its score card; empty where nothing is laid, or what is laid can't be admitted."""


def tasks_of(game: AnyGame) -> dict[str, Task]:
    """The tasks of a game by their names, in order; none: the game has no lesson."""
    written = tomllib.loads(game.shipped("lesson.toml") or "").get("task", [])
    return {task["id"]: _read(game, task) for task in written}


def _read(game: AnyGame, task: Mapping[str, Any]) -> Task:
    """A task as its file has it: a board text (or none, for an empty board) and the rest of a position."""
    rules = game.change_ruleset(game.rulesets[task["ruleset"]], task.get("options", {}))
    table = game.material(rules)
    rows = task.get("board", "").split() or ["." * table.width] * table.height
    position = game.read_position(f"{'|'.join(rows)} {task['state']}", rules)
    solved = task["solved"]
    wanted = Goal(**{**solved, "covers": tuple(solved.get("covers", ()))})
    return Task(game, task["id"], position, wanted, task["example"])


def judge(task: Task, text: str) -> Verdict:
    """What the rules say to a move of the learner. That a move is refused is an answer here: one learns from it."""
    before = task.position
    try:
        move = task.game.read_move(text)
        if before.ruleset.previews:
            task.game.card(before, LEARNER, move)  # it knows what is only unfinished
        after = before.apply(LEARNER, move)
    except (Unreadable, IllegalMove) as error:
        return Verdict(before, refused=error)
    points, _ = task.game.tally(before, LEARNER, move, after)
    card = card_or_none(task.game, before, LEARNER, move) or Card()
    solved = _solves(move, points, card, after.outcome, task.solved)
    return Verdict(after, None, solved, points, card)


def card_or_none(game: AnyGame, before: AnyPosition, seat: Seat, move: Move) -> Card | None:
    """The card of a move that was made; None where it can't be admitted, which may lie there if the players judge."""
    try:
        return game.card(before, seat, move)
    except IllegalMove:
        return None


def _solves(move: Move, points: Points, card: Card, outcome: Outcome | None, wanted: Goal) -> bool:
    return (
        _says(move) == wanted.says
        and (wanted.points is None or points >= wanted.points)
        and set(wanted.covers) <= set(card.covers)
        and not Counter(wanted.lays) - Counter(card.pieces)
        and len(card.lines) >= wanted.lines
        and (not wanted.down or any(_goes_down(line, wanted.down) for line in card.lines))
        and (not wanted.exact or card.announced == sum(line.points for line in card.lines))
        and (not wanted.over or (outcome is not None and outcome.reason == wanted.over))
    )


def _says(move: Move) -> str:
    word = str(move).partition(" ")[0]
    return word if word.isalpha() else ""


def _goes_down(line: CardLine, square: str) -> bool:
    return square in line.squares and len({name[0] for name in line.squares}) == 1

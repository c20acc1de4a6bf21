"""Whether a legal move does what a task of a lesson asks for."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from contissimo.core.game import Outcome
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.tiles import tile_of
from contissimo.games.contig60 import moves as saying
from contissimo.server.messages.outbound import ScoredLine


class Wanted(Struct, forbid_unknown_fields=True, frozen=True):
    """What solves a task: every condition that is given."""

    says: str
    """`placement`, `sentence`, or the word that the move begins with."""
    points: int | None = None
    """It earns so many at least."""
    covers: list[str] = []
    """It covers these squares."""
    lays: str = ""
    """These tiles are among those laid, `?` for a joker."""
    lines: int = 0
    """It forms so many lines at least."""
    down: str = ""
    """One of its lines goes down through this square."""
    exact: bool = False
    """The total that is announced is the true one."""
    over: str = ""
    """It ends the game, for this reason."""


class Deed(Struct, frozen=True):
    """A move, and what came of it."""

    move: object
    points: int
    lines: list[ScoredLine]
    """The score card; empty where nothing is laid, or what is laid can't be admitted."""
    outcome: Outcome | None


def solves(deed: Deed, wanted: Wanted) -> bool:
    move, lines, outcome = deed.move, deed.lines, deed.outcome
    return (
        _kind(move) == wanted.says
        and (wanted.points is None or deed.points >= wanted.points)
        and set(wanted.covers) <= _covered(move)
        and not Counter(wanted.lays) - Counter(_laid(move))
        and len(lines) >= wanted.lines
        and (not wanted.down or any(_goes_down(line, wanted.down) for line in lines))
        and (not wanted.exact or _is_exact(move, lines))
        and (not wanted.over or (outcome is not None and outcome.reason == wanted.over))
    )


def _kind(move: object) -> str:
    match move:
        case laying.Placement():
            return "placement"
        case saying.Say():
            return "sentence"
    return str(move).partition(" ")[0]


def _covered(move: object) -> set[str]:
    match move:
        case laying.Placement():
            return {str(square) for square, _ in move.tiles}
        case saying.Say(sentence) | saying.Steal(sentence):
            return {str(sentence.square)}
    return set()


def _laid(move: object) -> str:
    match move:
        case laying.Placement():
            return "".join(tile_of(letter) for _, letter in move.tiles)
    return ""


def _goes_down(line: ScoredLine, square: str) -> bool:
    return square in line.squares and len({name[0] for name in line.squares}) == 1


def _is_exact(move: object, lines: list[ScoredLine]) -> bool:
    announced = move.total if isinstance(move, laying.Placement) else None
    return bool(lines) and announced == sum(line.points for line in lines)

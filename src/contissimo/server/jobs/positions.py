"""A position from a client, in a process of its own: whether it can be played on, what its moves are worth.

Reading one is quick and judging one is not, and a stranger may write anything: none of it is done on the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from contissimo.core.game import NATURE, AnyGame, AnyPosition, Ruleset, Seat
from contissimo.games import GAMES
from contissimo.play.match import check_start
from contissimo.play.record import RecordError
from contissimo.server.jobs.review_work import budget_of, class_of, tried_move
from contissimo.server.messages.encoding import ruleset_info
from contissimo.server.messages.outbound import RulesetInfo, write
from contissimo.server.messages.reviews import ReviewClass
from contissimo.server.storage.table_rows import ruleset_of
from contissimo.study.judge import AnyJudge, NotJudged
from contissimo.study.judges import judge_for
from contissimo.study.running import board_of, is_board_running

_KNOWN = 2
"""Rulesets whose judge a process remembers."""


class WrittenPosition(NamedTuple):
    """A position as text, with the rules that it is one of."""

    game: str
    ruleset: str
    ruleset_text: str
    position: str


class PositionInfo(Struct):
    """A position from which a game can go on."""

    game: str
    ruleset: RulesetInfo
    ruleset_text: str
    """The rules in canonical TOML."""
    position: str
    seats: int
    scores: list[int]
    to_act: list[int]
    """The seats that may move; none while something is to be drawn or thrown."""


class PositionMoves(Struct):
    """What there is to do in a position, best first, as far as the one who moves can know it."""

    seat: int
    shares: list[float]
    """The chance of each seat to win, to those who know all of the position."""
    classes: list[ReviewClass]


def position_info(written: WrittenPosition) -> bytes:
    """The position as JSON; Unreadable or IllegalMove says why nobody can go on from it."""
    game, ruleset, position = _opened(written)
    acting = sorted(int(seat) for seat in position.to_act if seat != NATURE)
    scores, seats = list(map(int, position.scores)), len(position.seats)
    rules = ruleset_info(game, ruleset)
    info = PositionInfo(game.key, rules, ruleset.text, str(position), seats, scores, acting)
    return write(info)


def check_position(written: WrittenPosition, seats: int) -> str:
    """The position with which a table of that many seats can begin; Unreadable or IllegalMove if it can't."""
    _, _, position = _opened(written)
    check_start(position, seats)
    return str(position)


def position_moves(written: WrittenPosition, running: Sequence[str], *, deep: bool) -> bytes:
    """Every class of moves as JSON; NotJudged where nobody has a turn, and of a game that has no judge."""
    game, ruleset, position = _opened(written)
    _must_not_run(position, running)
    seat = _on_turn(position)
    judge = _judge_of(game.key, ruleset, deep)
    shares = judge.worth(position).shares
    classes = [class_of(each) for each in judge.value(position, seat)]
    return write(PositionMoves(seat, list(shares), classes))


def position_move(
    written: WrittenPosition, text: str, running: Sequence[str], *, deep: bool
) -> bytes:
    """What one move is worth, as JSON; Unreadable or IllegalMove if it is none."""
    game, ruleset, position = _opened(written)
    _must_not_run(position, running)
    seat = _on_turn(position)
    move = game.read_move(text)
    position.apply(seat, move)  # refuses what is no move, before anything is judged
    judge = _judge_of(game.key, ruleset, deep)
    classes = judge.value(position, seat, (move,))
    return write(tried_move(game, judge, position, seat, classes, move))


def _opened(written: WrittenPosition) -> tuple[AnyGame, Ruleset, AnyPosition]:
    game = GAMES[written.game]
    ruleset = ruleset_of(written.game, written.ruleset, written.ruleset_text)
    position = game.read_position(written.position, ruleset)
    check_start(position, len(position.seats))
    return game, ruleset, position


def _must_not_run(position: AnyPosition, running: Sequence[str]) -> None:
    """These are the boards of the games that are being played; RecordError if it is one of them."""
    if is_board_running(board_of(position), running):
        raise RecordError("review_running", file="position")


def _on_turn(position: AnyPosition) -> Seat:
    seat = min(position.to_act)
    if seat == NATURE:
        raise NotJudged("no_decision")
    return seat


@lru_cache(_KNOWN)
def _judge_of(game: str, ruleset: Ruleset, deep: bool) -> AnyJudge:  # a key of the cache
    return judge_for(game, ruleset, budget_of(deep))

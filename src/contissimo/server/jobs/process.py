"""The process of a computer player: views come in, moves in notation and reachable squares go out. It never gets more.

It exits when the server is gone, however that came about.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any  # each kind of job takes and gives its own

from contissimo.core.answers import Reach
from contissimo.core.errors import ContissimoError
from contissimo.core.game import AnyView, Millis
from contissimo.engine.player import Budget
from contissimo.engine.registry import players_of
from contissimo.games import GAMES
from contissimo.server.jobs import class_files, class_work, positions
from contissimo.server.jobs.past_folds import Past, pasts_of
from contissimo.server.jobs.replays import best_at, retold
from contissimo.server.jobs.review_work import ReviewPart, judged_part, tried
from contissimo.server.jobs.sheets import SheetRequest, sheet_of

LAST = 19
"""The lowest priority that there is."""


class _Dice:
    """The engine's own chance; it has nothing to do with that of a match."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


def _clock() -> Millis:
    return Millis(int(time.monotonic() * 1000))


def choose(game: str, level: str, view: AnyView, millis: int) -> str:
    """The move of a level, as text."""
    player = players_of(game)[level](_Dice())
    return str(player.choose(view, Budget(time=Millis(millis), clock=_clock)))


def reach(game: str, view: AnyView, millis: int) -> Reach:
    """What the reader of a view could make."""
    del millis  # it has no budget and takes some milliseconds
    return GAMES[game].reach(view)


def _retold(text: str, millis: int) -> bytes:
    del millis  # the caller ends the process in time
    return retold(text)


def _best_at(text: str, seq: int, running: Sequence[str], millis: int) -> bytes:
    del millis
    return best_at(text, seq, running, _clock)


def _pasts(text: bytes, wanted: int, millis: int) -> dict[int, Past]:
    del millis
    return pasts_of(text, wanted)


def _sheet(wanted: SheetRequest, millis: int) -> bytes:
    del millis
    return sheet_of(wanted)


def _review_part(
    text: str, deep: bool, done: bytes, running: Sequence[str], slice_millis: int, millis: int
) -> ReviewPart:
    del millis
    return judged_part(text, done, deep=deep, running=running, millis=slice_millis, clock=_clock)


def _review_move(
    text: str, deep: bool, seq: int, move: str, running: Sequence[str], millis: int
) -> bytes:
    del millis
    return tried(text, seq, move, deep=deep, running=running)


def _position(told: positions.WrittenPosition, millis: int) -> bytes:
    del millis
    return positions.position_info(told)


def _check_position(told: positions.WrittenPosition, seats: int, millis: int) -> str:
    del millis
    return positions.check_position(told, seats)


def _position_moves(
    told: positions.WrittenPosition, running: Sequence[str], deep: bool, millis: int
) -> bytes:
    del millis
    return positions.position_moves(told, running, deep=deep)


def _position_move(
    told: positions.WrittenPosition, running: Sequence[str], deep: bool, move: str, millis: int
) -> bytes:
    del millis
    return positions.position_move(told, move, running, deep=deep)


_DOES: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "reach": reach,
    "retold": _retold,
    "best_at": _best_at,
    "pasts": _pasts,
    "sheet": _sheet,
    "review_part": _review_part,
    "review_move": _review_move,
    "position": _position,
    "check_position": _check_position,
    "position_moves": _position_moves,
    "position_move": _position_move,
    "class_top": class_work.top,
    "class_marked": class_work.marked,
    "class_explained": class_work.explained,
    "class_profiles": class_work.profiles,
    "class_missed": class_work.missed_most,
    "class_attempts": class_files.attempts_file,
    "class_pupils": class_files.pupils_file,
}


def _stand_back(by: int) -> None:
    """Let others go first. Linux lets even the lowest priority finish its slice, up to some milliseconds; who is idle by name it stops at once."""
    if sys.platform == "linux" and by >= LAST:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif sys.platform != "win32":
        os.nice(by)


def serve(pipe: Connection, stands_back: int) -> None:
    """Answer until the other end is closed. A refusal is an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stand_back(stands_back)
    try:
        while True:
            what, given, millis = pipe.recv()
            pipe.send(_answer(what, given, millis))
    except (EOFError, OSError):
        return


def _answer(what: str, given: tuple[Any, ...], millis: int) -> Any:
    try:
        return _DOES[what](*given, millis)
    except ContissimoError as refusal:
        return refusal

"""The process of a computer player: views come in, moves in notation go out. It is never told more.

It ends by itself when the server is gone, however that came about.
"""

from __future__ import annotations

import secrets
import signal
import time
from multiprocessing.connection import Connection
from typing import Any

from contissimo.core.game import Millis, View
from contissimo.engine.player import Budget
from contissimo.server.levels import levels_of


class _Dice:
    """Chance of an engine's own; it has nothing to do with that of a match."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


def _clock() -> Millis:
    return Millis(int(time.monotonic() * 1000))


def choose(game: str, level: str, view: View, millis: int) -> str:
    """The move of a level, as text."""
    player = levels_of(game)[level](_Dice())
    return str(player.choose(view, Budget(time=Millis(millis), clock=_clock)))


def serve(pipe: Connection) -> None:
    """Answer until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            job: tuple[str, str, Any, int] = pipe.recv()
            pipe.send(choose(*job))
    except (EOFError, OSError):
        return

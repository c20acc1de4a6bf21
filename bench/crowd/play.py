"""Tables that are played on, and the stopwatch: so many at a time, whole games, one after the other.

A move is timed from when it is sent until both players have been told of it. What is said and heard is left to the two kinds
of table, ours and boardgame.io's.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from crowd.wire import Wire

_BOTH = 3
_WARM_UP = 0.25
"""The part of the time that is played before it counts."""


class Table:
    """A game of two players over two wires. Seats are 0 and 1 here."""

    def __init__(self, wires: tuple[Wire, Wire]) -> None:
        self.wires = wires
        self.game: Game | None = None
        self._waiting: list[list[float]] = []
        """Moves that not both have seen: the state they lead to, when they were sent, who has seen it."""

    def ready(self) -> None:
        """Somebody may move, in a state that was heard before the game was begun."""
        raise NotImplementedError

    def sent(self, state: int, *, placement: bool) -> None:
        """A move was sent that leads to this state or a later one."""
        assert self.game is not None
        self.game.moves += 1
        self.game.placements += placement
        self._waiting.append([state, time.perf_counter(), 0])

    def saw(self, seat: int, state: int) -> None:
        """A player was told of this state."""
        waiting = self._waiting
        for move in waiting:
            if move[0] <= state:
                move[2] = int(move[2]) | (1 << seat)
        while waiting and waiting[0][2] == _BOTH:
            assert self.game is not None
            self.game.seen(waiting.pop(0)[1])

    def over(self) -> None:
        assert self.game is not None
        self.game.ended(self)

    def later(self, move: Callable[[], None]) -> None:
        """Move now, or after some thought."""
        game = self.game
        assert game is not None
        if not game.thinking:
            move()
        elif not game.done.is_set():
            seconds = game.thinking * game.random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(seconds, move)

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


@dataclass
class Game:
    """What is played: some of the tables at a time, until the time is over or there is none left."""

    tables: list[Table]
    at_a_time: int
    seconds: float
    thinking: float = 0.0
    random: Random = field(default_factory=lambda: Random(1))
    done: asyncio.Event = field(default_factory=asyncio.Event)
    moves: int = 0
    placements: int = 0
    counting: bool = False
    failure: str | None = None
    latencies: list[float] = field(default_factory=list)
    games: int = 0

    def seen(self, sent: float) -> None:
        if self.counting:
            self.latencies.append(time.perf_counter() - sent)

    def ended(self, _: Table) -> None:
        self.games += 1
        if self.tables:
            self._begin()
        else:
            self.done.set()  # from here on there would be fewer tables at a time

    def failed(self, why: str) -> None:
        self.failure = self.failure or why
        self.done.set()

    def _begin(self) -> None:
        table = self.tables.pop()
        table.game = self
        if self.thinking:
            # Not all at the same moment.
            delay = self.thinking * self.random.random()
            asyncio.get_running_loop().call_later(delay, table.ready)
        else:
            table.ready()

    async def play(self, started: Callable[[], None], ended: Callable[[], None]) -> float:
        """Play, and the seconds that counted. The two are called at the beginning and the end of these."""
        gc.collect()
        gc.disable()
        for _ in range(self.at_a_time):
            self._begin()
        await asyncio.sleep(_WARM_UP * self.seconds)
        self.counting = True
        self.moves = self.placements = 0
        started()
        begin = time.perf_counter()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.done.wait(), (1 - _WARM_UP) * self.seconds)
        took = time.perf_counter() - begin
        self.counting = False
        ended()
        self.done.set()
        gc.enable()
        if self.failure is not None:
            raise RuntimeError(self.failure)
        return took

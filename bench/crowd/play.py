"""Tables that are played on, and the stopwatch: so many at a time, whole games, one after the other.

A move is timed from when it is sent until both players have been told of it. What is said and heard is left to the two kinds
of table, ours and boardgame.io's.
"""

from __future__ import annotations

import asyncio
import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from crowd.wire import Wire

_BOTH = 3
_WARM_UP = 0.2
"""The part of a stretch that is played before it counts."""
_ANSWERS = 0.3
"""Seconds in which the last moves of a stretch are answered."""


class Table(ABC):
    """A game of two players over two wires. Seats are 0 and 1 here."""

    def __init__(self, wires: tuple[Wire, Wire]) -> None:
        self.wires = wires
        self.game: Game | None = None
        self._waiting: list[list[float]] = []
        """Moves that not both have seen: the state they lead to, when they were sent, who has seen it."""

    @abstractmethod
    def ready(self) -> None:
        """Somebody may move, in a state that was heard before the game was begun."""

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
        if game.paused:
            game.held.append(move)
        elif not game.thinking:
            move()
        else:
            seconds = game.thinking * game.random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(seconds, move)

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


@dataclass(frozen=True)
class Stretch:
    """What was played in one go: the seconds that counted, the moves in them, and how long each took."""

    seconds: float
    moves: int
    placements: int
    latencies: list[float]


@dataclass
class Game:
    """What is played: some of the tables at a time, as long as there are any left."""

    tables: list[Table]
    at_a_time: int
    thinking: float = 0.0
    random: Random = field(default_factory=lambda: Random(1))
    done: asyncio.Event = field(default_factory=asyncio.Event)
    moves: int = 0
    placements: int = 0
    counting: bool = False
    failure: str | None = None
    latencies: list[float] = field(default_factory=list)
    playing: int = 0
    paused: bool = True
    held: list[Callable[[], None]] = field(default_factory=list)
    """Moves that wait until the game goes on."""
    over: list[Table] = field(default_factory=list)
    """Tables that were played to their end."""

    def __post_init__(self) -> None:
        self._fill()

    def seen(self, sent: float) -> None:
        if self.counting:
            self.latencies.append(time.perf_counter() - sent)

    def ended(self, table: Table) -> None:
        self.over.append(table)
        self.playing -= 1
        if self.tables:
            self._fill()
        else:
            self.done.set()  # from here on there would be fewer tables at a time

    def more(self, tables: list[Table]) -> None:
        """More to play; whoever has played leaves."""
        for table in self.over:
            table.close()
        self.over = []
        self.tables += tables
        self._fill()
        self.done.clear()

    def failed(self, why: str) -> None:
        self.failure = self.failure or why
        self.done.set()

    def _fill(self) -> None:
        """As many tables as are played at a time."""
        while self.playing < self.at_a_time and self.tables:
            self.playing += 1
            table = self.tables.pop()
            table.game = self
            table.ready()

    def _go_on(self) -> None:
        self.paused = False
        held, self.held = self.held, []
        for move in held:
            if self.thinking:
                # Not all at the same moment.
                delay = self.thinking * self.random.random()
                asyncio.get_running_loop().call_later(delay, move)
            else:
                move()

    async def play(
        self, seconds: float, started: Callable[[], None], ended: Callable[[], None]
    ) -> Stretch:
        """Play for a while, then pause. The two are called at the beginning and the end of what counts."""
        gc.collect()
        gc.disable()
        self._go_on()
        # Whoever thinks needs some time until all do.
        await asyncio.sleep(max(_WARM_UP * seconds, 1.5 * self.thinking))
        self.counting = True
        self.moves = self.placements = 0
        self.latencies = []
        started()
        begin = time.perf_counter()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.done.wait(), seconds)
        took = time.perf_counter() - begin
        self.counting = False
        ended()
        self.paused = True
        gc.enable()
        await asyncio.sleep(_ANSWERS + 1.5 * self.thinking)
        if self.failure is not None:
            raise RuntimeError(self.failure)
        return Stretch(took, self.moves, self.placements, self.latencies)

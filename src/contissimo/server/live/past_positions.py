"""Earlier states of a match: the position after an earlier entry, folded from the log by the process that reads records.

A room remembers what it has seen itself. The rest is folded once and cached: a fold takes milliseconds, and anyone may ask.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from contissimo.play.clock import Clock
from contissimo.play.match import Match, State
from contissimo.server.jobs.past_folds import Past, told_of
from contissimo.server.jobs.pool import Forgotten, Pool, Turn, WorkerDied
from contissimo.server.storage.match_rows import read_clock

_KEPT = 64
"""States that a room remembers, for moves that are taken back."""


class Pasts:
    """What a room knows about earlier states of its match."""

    def __init__(self, lines: Callable[[Match], bytes], reading: Pool, millis: int) -> None:
        """`lines` encodes a log, which the process `reading` folds in at most `millis`."""
        self._lines = lines
        self._reading = reading
        self._millis = millis
        self._seen: OrderedDict[int, State] = OrderedDict()
        self._rolls: dict[int, str] = {}
        """By throw, the position after it, in notation."""
        self._folding: asyncio.Task[dict[int, Past]] | None = None
        self._folding_to = 0
        """The last entry of the log that is being folded."""

    def keep(self, match: Match) -> None:
        """Remember the match as it was after its last entry."""
        self._seen[len(match.log)] = match.position, match.clock
        if len(self._seen) > _KEPT:
            self._seen.popitem(last=False)

    async def state(self, match: Match, number: int, turn: Turn) -> State | None:
        """The state after an entry; None: the process that should fold it died."""
        seen = self._seen.get(number)
        if seen is not None:
            return seen
        past = (await self._fold(match, number, turn)).get(number)
        if past is None:
            return None
        position = match.game.read_position(past.position, match.ruleset)
        clock: Clock = read_clock(past.clock)
        return position, clock

    async def after_roll(self, match: Match, roll: int, turn: Turn) -> str | None:
        """The position after a throw, in notation; None: the process that should fold it died."""
        if roll not in self._rolls:
            # A fold that began before this throw doesn't include it.
            if self._folding is None or self._folding.done() or self._folding_to < roll:
                self._folding = asyncio.create_task(self._fold(match, 0, turn))
                self._folding_to = len(match.log)
            # A client that goes away must not cancel it for the others.
            found = await asyncio.shield(self._folding)
            self._rolls |= {seq: past.position for seq, past in found.items()}
        return self._rolls.get(roll)

    async def _fold(self, match: Match, wanted: int, turn: Turn) -> dict[int, Past]:
        text = told_of(match, self._lines(match))
        try:
            found: dict[int, Past] = await self._reading.ask(
                "pasts", text, wanted, millis=self._millis, turn=turn
            )
        except (WorkerDied, Forgotten):
            return {}
        return found

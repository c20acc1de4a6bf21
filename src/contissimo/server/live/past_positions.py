"""What a match was before: the position after an earlier entry, folded from the log by the process that reads records.

A room remembers what it has seen itself. The rest is folded once and kept: a fold takes milliseconds, and anybody may ask.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from contissimo.play.clock import Clock
from contissimo.play.match import Match, State
from contissimo.server.jobs.past_folds import Past, told_of
from contissimo.server.jobs.pool import Forgotten, Turn, WorkerDied
from contissimo.server.storage.match_rows import read_clock

if TYPE_CHECKING:
    from contissimo.server.live.room import Room

_KEPT = 64
"""States that a room remembers, for moves that are taken back."""


class Pasts:
    """What a room knows of earlier states of its match."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seen: OrderedDict[int, State] = OrderedDict()
        self._rolls: dict[int, str] = {}
        """By throw, the position after it, in notation."""
        self._folding: asyncio.Task[dict[int, Past]] | None = None
        self._folding_to = 0
        """The last entry of what is being folded."""

    def keep(self, match: Match) -> None:
        """This is how the match was after its last entry."""
        self._seen[len(match.log)] = match.position, match.clock
        if len(self._seen) > _KEPT:
            self._seen.popitem(last=False)

    async def state(self, match: Match, number: int, turn: Turn) -> State | None:
        """The state after an entry; None: the process that was to fold it died."""
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
        """The position after a throw, in notation; None: the process that was to fold it died."""
        if roll not in self._rolls:
            # One that began before this throw does not know of it.
            if self._folding is None or self._folding.done() or self._folding_to < roll:
                self._folding = asyncio.create_task(self._fold(match, 0, turn))
                self._folding_to = len(match.log)
            # One who goes away must not take it from the others.
            found = await asyncio.shield(self._folding)
            self._rolls |= {seq: past.position for seq, past in found.items()}
        return self._rolls.get(roll)

    async def _fold(self, match: Match, wanted: int, turn: Turn) -> dict[int, Past]:
        node = self._room.node
        text = told_of(match, self._room.lines(match))
        try:
            found: dict[int, Past] = await node.reading.ask(
                "pasts", text, wanted, millis=node.settings.replay_millis, turn=turn
            )
        except (WorkerDied, Forgotten):
            return {}
        return found

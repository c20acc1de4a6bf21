"""What a match of computer players is: who plays whom, how often, with which chance and which budget.

The work is cut into rounds. In a round the same chance is played as often as there are seats, and everybody has
every seat once: for two players it is a pair of games. How a round is played stands in `table`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from contissimo.core.errors import ContissimoError
from contissimo.core.game import AnyGame, Millis, Points, Ruleset, Seat
from contissimo.engine import registry
from contissimo.engine.player import Budget, Player

MakePlayer = Callable[[str, str, int], Player]
"""From a game's key, what the player is called and a seed of its own. It must be known by its module and
name, as processes and clusters need it."""
Nanos = Callable[[], int]
"""A clock that only runs forward."""

WHOLE_WIN = 12
"""A win in twelfths, so that two, three or four can share one exactly."""

_NANOS_A_MILLI = 1_000_000
_SEED_BYTES = 24


@dataclass(frozen=True, slots=True)
class Plan:
    """A match, whole: with the same plan and no budget in time, the same games are played everywhere."""

    game: AnyGame
    ruleset: Ruleset
    players: tuple[str, ...]
    seed: int
    rounds: int
    nodes: int | None = None
    millis: Millis | None = None
    make_player: MakePlayer = registry.player
    nanos: Nanos = field(default=int, compare=False)
    """For budgets in time and the time that moves take; without one, time stands still."""

    @property
    def seats(self) -> int:
        return len(self.players)

    def budget(self) -> Budget:
        return Budget(self.millis, self.nodes, self._now)

    def _now(self) -> Millis:
        return Millis(self.nanos() // _NANOS_A_MILLI)

    def counts_down(self) -> bool:
        """Whether the lower total is the better one: so it is where totals don't begin with nothing."""
        scores: tuple[Points, ...] = self.game.start(self.ruleset, self.seats).scores
        return scores[0] > 0

    def seating(self, turn: int) -> tuple[Seat, ...]:
        """Each player's seat in the game of a round in which all sit `turn` seats further on."""
        return tuple(Seat((index + turn) % self.seats + 1) for index in range(self.seats))

    def seed_of(self, number: int, seat: Seat | None = None) -> int:
        """The seed of a round's chance, or of the player at a seat in it."""
        # A player's own chance goes with the seat, like its tiles: against itself anybody wins half of a round.
        text = f"{self.seed} {number} {0 if seat is None else seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_SEED_BYTES], "big")


@dataclass(frozen=True, slots=True)
class Forfeited:
    """Why a player gave a game up: a code and its details."""

    why: str
    details: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """What one player did in one game."""

    win: int
    """In twelfths of a whole win."""
    score: Points
    margin: Points
    """Ahead of the best of the others; below zero: behind."""
    moves: int
    words: tuple[tuple[str, int], ...]
    """How often it said what begins with a word (pass, swap, steal …), by word."""
    nanos: int = field(compare=False)
    forfeited: Forfeited | None = None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played to its end; the players are in the order of the plan."""

    reason: str
    players: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """The same chance once with each seating."""

    number: int
    games: tuple[PlayedGame, ...]


class Forfeit(ContissimoError):
    """Raised by a player that can't or won't play on. It resigns, and the match tells why."""

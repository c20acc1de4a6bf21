"""What a position waits for. Every state between two turns is one of these, and so in the log."""

from __future__ import annotations

from dataclasses import dataclass

from contissimo.core.game import Seat
from contissimo.games.calculissimo.moves import Placement


@dataclass(frozen=True, slots=True)
class Ordering:
    """Chance draws one tile for each of these seats to see who begins (§2.1)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Dealing:
    """Chance draws the first rack of the next seat without one, beginning with `first` (§2.2)."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat places, exchanges or passes; `extra` after seven tiles in one placement (§3.4)."""

    seat: Seat
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Window:
    """The opponents may contest what `seat` has laid and announced (§7.2)."""

    seat: Seat
    move: Placement
    accepted: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Drawing:
    """Chance refills the rack of `seat`, whose turn ends then, or goes on with an extra one."""

    seat: Seat
    count: int
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended; the scores are final."""

    reason: str


Phase = Ordering | Dealing | Turn | Window | Drawing | Over

REASONS = ("out", "stuck", "passes", "idle", "resigned")
"""§6.1: all tiles used; nobody can go on (a), (b), (c); or only one player is left (§3.7)."""

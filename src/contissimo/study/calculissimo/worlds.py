"""What a position of Calculissimo is worth to those who see all racks, but not the order of the bag.

It is played on in worlds, which are orders of the bag, for a turn of each player, by the quick policy of the champion's playouts;
then the lead with the tiles kept says how good the chances are. The same bag has the same worlds, before and after a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from math import sqrt

from contissimo.core.game import Seat
from contissimo.engine.calculissimo.champion import make_playout
from contissimo.engine.calculissimo.evaluate import gains_by_contest
from contissimo.engine.calculissimo.kernel import rack_of
from contissimo.engine.calculissimo.playout import TO_THE_END, WHOLE_WIN, Playout
from contissimo.games.calculissimo.moves import Accept, Challenge
from contissimo.games.calculissimo.phases import Dealing, Drawing, Ordering, Over, Turn, Window
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACES, RACK_SIZE
from contissimo.study.judge import Shares, Worth, result_shares

FULL = 10
"""With no more tiles in the bag than this, games are played out."""


@lru_cache(maxsize=4)
def playout_of(ruleset: Ruleset) -> Playout:
    """A playout of the judge's own, made once a process. One thread at a time may use it."""
    return make_playout(ruleset)


@dataclass(frozen=True, slots=True)
class Start:
    """From where a world is played on."""

    seat: Seat
    """Whose turn it is, or who draws."""
    owed: int = 0
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Effort:
    """How many worlds a position is played on in."""

    draws: int
    """Where tiles are about to be drawn."""
    turns: int
    """At a turn: most of the next turns are then known."""
    rounds: int = 1
    """How many turns of every player are played."""


class Worlds:
    """The worth of positions of one ruleset."""

    def __init__(self, ruleset: Ruleset, effort: Effort) -> None:
        self.playout = playout_of(ruleset)
        self.effort = effort

    def worth(self, position: Position) -> Worth:
        match position.phase:
            case Over():
                assert position.outcome is not None
                return Worth(result_shares(position.outcome), exact=True)
            case Ordering(seats):
                return mean_of([self._played_on(position, Start(seat)) for seat in seats])
            case Dealing(first):
                return self._played_on(position, Start(first))
            case Drawing(seat, count, extra):
                return self._played_on(position, Start(seat, count, extra))
            case Turn(seat):
                return self._played_on(position, Start(seat))
            case _:
                return self.worth(settled(position))

    def _played_on(self, position: Position, start: Start) -> Worth:
        self._set_up(position, start)
        playout = self.playout
        plies = self.effort.rounds * len(position.still_in)
        if len(position.bag) <= FULL:
            plies = TO_THE_END
        worlds = self.effort.turns if isinstance(position.phase, Turn) else self.effort.draws
        samples = []
        # With nothing to draw there is nothing by chance.
        for world in range(worlds if position.bag else 1):
            playout.go_on(world, plies, start.owed, start.extra)
            samples.append(playout.shares_now())
        return summed(samples)

    def _set_up(self, position: Position, start: Start) -> None:
        unknown = [seat for seat in position.still_in if not position.rack(seat)]
        dealing = isinstance(position.phase, Ordering | Dealing)
        sizes = [RACK_SIZE if dealing else len(rack) for rack in position.racks]
        self.playout.set_up(
            position.board,
            start.seat - 1,
            0,
            sizes,
            [FACES.index(tile) for tile in position.bag],
            len(position.bag) - (RACK_SIZE * len(unknown) if dealing else 0),
            position.scores,
            [seat not in position.resigned for seat in position.seats],
            position.passes,
            position.idle,
            seed_of(f"worth {position.bag}"),
        )
        self.playout.set_racks(
            [None if dealing and not rack else rack_of(rack) for rack in position.racks]
        )


def seed_of(text: str) -> int:
    """A number that follows from a text alone, for worlds that nobody chose."""
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


def settled(position: Position) -> Position:
    """A window after what is just: everybody accepts, or somebody contests what helped the player who laid it too much."""
    phase = position.phase
    assert isinstance(phase, Window)
    (accuser, *_) = sorted(position.to_act)
    if gains_by_contest(position.view(accuser), phase.move):
        return position.apply(accuser, Challenge())
    while isinstance(position.phase, Window):
        position = position.apply(min(position.to_act), Accept())
    return position


def summed(samples: Sequence[Sequence[int]]) -> Worth:
    """The mean of samples, and its standard error (the largest of a seat's)."""
    seats = range(len(samples[0]))
    error = max(error_of([sample[seat] for sample in samples]) for seat in seats)
    return Worth(mean_shares(samples), error)


def mean_shares(samples: Sequence[Sequence[int]]) -> Shares:
    """The mean of samples, as shares of a whole."""
    totals = [sum(sample[seat] for sample in samples) for seat in range(len(samples[0]))]
    whole = sum(totals)
    return tuple(total / whole for total in totals)


def error_of(numbers: Sequence[int]) -> float:
    count = len(numbers)
    if count < 2:
        return 0.0
    total = sum(numbers)
    squares = count * sum(number * number for number in numbers) - total * total
    return sqrt(squares / count / count / (count - 1)) / WHOLE_WIN


def mean_of(found: Sequence[Worth]) -> Worth:
    """Of several that are equally likely."""
    count = len(found)
    shares: Shares = tuple(
        sum(each.shares[seat] for each in found) / count for seat in range(len(found[0].shares))
    )
    return Worth(shares, max(each.error for each in found), all(each.exact for each in found))

"""Endings of two with an empty bag: nothing is hidden any more, so a position is worth what the endgame solver proves."""

from __future__ import annotations

from functools import lru_cache

from contissimo.core.game import Seat
from contissimo.engine.calculissimo.endgame import Endgame
from contissimo.engine.calculissimo.kernel import rack_of
from contissimo.engine.player import Budget
from contissimo.games.calculissimo.phases import Over, Turn
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.turns import MAX_TOTAL
from contissimo.study.judge import Shares, Worth

_REMEMBERED = 4096


@lru_cache(maxsize=4)
def endgame_of(ruleset: Ruleset) -> Endgame:
    """A solver of the judge's own, made once a process. One thread at a time may use it."""
    return Endgame(ruleset)


class Endings:
    """Proved endings of one ruleset; `nodes` is how far the solver may look at a position."""

    def __init__(self, ruleset: Ruleset, nodes: int) -> None:
        self.ruleset = ruleset
        self.nodes = nodes
        self._known: dict[str, tuple[int, int, int] | None] = {}

    def margin(self, position: Position) -> int | None:
        """By how much the first of the two still in will win; None where nothing is proved."""
        if len(position.still_in) != 2 or (position.bag and not isinstance(position.phase, Over)):
            return None
        first, second = position.still_in
        lead = position.scores[first - 1] - position.scores[second - 1]
        match position.phase:
            case Over():
                return lead
            case Turn(seat):
                best = self.best(position, seat)
                if best is None:
                    return None
                return lead + best[2] if seat == first else lead - best[2]
            case _:
                return None

    def worth(self, position: Position) -> Worth | None:
        """What a proved ending is worth: a win, a loss or a half."""
        margin = self.margin(position)
        return None if margin is None else Worth(shares_of(position, margin), exact=True)

    def best(self, position: Position, seat: Seat) -> tuple[int, int, int] | None:
        """The best move of the seat to move as the kernel writes it, its score, and what it gains on the other, if that is proved."""
        key = str(position)
        if key not in self._known:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[key] = self._solve(position, seat)
        return self._known[key]

    def _solve(self, position: Position, seat: Seat) -> tuple[int, int, int] | None:
        (other,) = (each for each in position.still_in if each != seat)
        move, score, value, proved = endgame_of(self.ruleset).solve(
            position.board,
            rack_of(position.rack(seat)),
            rack_of(position.rack(other)),
            position.passes,
            position.idle,
            Budget(nodes=self.nodes).start(),
        )
        # §7.2: more than this can't be announced, and the solver does not know that.
        sayable = score <= MAX_TOTAL or self.ruleset.judging == "referee"
        return (move, score, value) if proved and sayable else None


def shares_of(position: Position, margin: int) -> Shares:
    """The shares of a game in which the first of two still in is ahead by `margin` in the end."""
    first, second = position.still_in
    won = 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
    parts = {first: won, second: 1.0 - won}
    return tuple(parts.get(seat, 0.0) for seat in position.seats)

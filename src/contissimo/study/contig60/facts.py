"""Why one answer to a throw is better than another: facts of Contig 60, each with its number and its gate.

Chances are counted, never estimated: k of all throws (216 with plain dice).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from contissimo.core.game import Seat
from contissimo.engine.contig60.tables import Tables, tables_of
from contissimo.games.contig60.board import Board, other
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.sentences import fault
from contissimo.games.contig60.threats import threats
from contissimo.study.judge import Fact, Valued

LEAST_THROWS = 6
"""Of 216: a line that fewer throws fill is no reason."""
LEAST_POINTS = 0.5
"""What a square that is left to the others must be worth to them on average."""
_WIN, _LINES = 1000.0, 100.0
_LAST = 0.01


def facts(position: Position, seat: Seat, best: Valued, played: Valued) -> list[Fact]:
    """All facts that pass their gates, the weightiest first."""
    if position.said is not None:
        return list(_verdict(position))
    case = _Case(position, seat, best, played)
    return sorted(case.facts(), key=lambda fact: (-fact.weight, fact.code))


def _verdict(position: Position) -> Iterator[Fact]:
    assert position.said is not None
    assert position.dice is not None
    wrong = fault(position.said, position.dice, position.ruleset.operations)
    yield Fact("contest-right" if wrong else "contest-wrong", {"line": str(position.said)}, _WIN)


def square_of(valued: Valued) -> int | None:
    """The number of the square that a class covers, if it covers one rightly."""
    return int(valued.key) if valued.key.isdecimal() else None


@dataclass(frozen=True, slots=True)
class _Case:
    """Two answers of a side to one throw."""

    position: Position
    seat: Seat
    best: Valued
    played: Valued

    def facts(self) -> Iterator[Fact]:
        if self.played.key.startswith("wrong"):
            yield Fact("sum-wrong", {"line": self.played.move.removeprefix("steal ")}, _WIN)
        square = square_of(self.best)
        if square is not None:
            yield from self._lines(square)
            how = self.best.move.removeprefix("steal ").split("=")[0]
            yield Fact("made", {"square": square, "line": how}, _LAST)
        yield from self._points()
        yield from self._steals()
        yield from self._leaves()

    @property
    def _tables(self) -> Tables:
        return tables_of(self.position.ruleset)

    def _throws(self, *squares: int) -> int:
        bits = sum(1 << self._tables.index_of[square] for square in set(squares))
        return self._tables.throws_for(bits)

    @property
    def _least(self) -> float:
        """The gate, for dice with other faces in proportion."""
        return LEAST_THROWS * self._tables.throws / 216

    def _board(self, valued: Valued) -> Board:
        square = square_of(valued)
        board = self.position.board
        return board if square is None else board.toggled(self.seat, square)

    def _missing(self, board: Board, side: Seat) -> set[int]:
        """The squares with which a side completes a line."""
        length = self.position.ruleset.line_length
        return {threat.square for threat in threats(board, length) if threat.side == side}

    def _lines(self, square: int) -> Iterator[Fact]:
        length, of = self.position.ruleset.line_length, self._tables.throws
        now, after = self.position.board, self._board(self.best)
        if length and after.has_line(self.seat, length):
            k = self._throws(square)
            yield Fact("line", {"square": square, "k": k, "of": of}, _WIN)
            return
        if square in self._missing(now, other(self.seat)):
            k = self._throws(square)
            if k >= self._least:
                yield Fact("block", {"square": square, "k": k, "of": of}, _LINES + k)
        mine = self._missing(after, self.seat)
        theirs = self._missing(self._board(self.played), self.seat)
        if not mine - theirs or not mine - self._missing(now, self.seat):
            return
        k = self._throws(*mine)
        if len(mine) > 1:
            squares = ", ".join(map(str, sorted(mine)))
            yield Fact("threats", {"squares": squares, "k": k, "of": of}, _LINES + k / 2)
        elif k >= self._least:
            yield Fact("threat", {"square": min(mine), "k": k, "of": of}, _LINES + k / 2)

    def _points(self) -> Iterator[Fact]:
        more = self.best.points - self.played.points
        if more >= 1:
            yield Fact("points", {"n": more}, float(more))

    def _steals(self) -> Iterator[Fact]:
        """§5.1: a player who passes leaves the dice to the others."""
        ways = len(list(self.position.moves(self.seat))) - 1
        if self.played.key == "pass" and ways:
            yield Fact("steal", {"k": ways}, 1.0)

    def _leaves(self) -> Iterator[Fact]:
        """A square that is worth more to the others than it would be after the best answer."""
        mine, best = self._board(self.played), self._board(self.best)
        found = []
        for number in self._tables.numbers:
            if mine.at(number) is not None:
                continue
            worth = self.position.ruleset.points_for(mine, number)
            less = 0 if best.at(number) else self.position.ruleset.points_for(best, number)
            mean = worth * self._throws(number) / self._tables.throws
            if worth > less and mean >= LEAST_POINTS:
                found.append((mean * (worth - less) / worth, number, worth))
        if found:
            weight, number, worth = max(found)
            values = {"square": number, "n": worth, "k": self._throws(number)}
            yield Fact("leaves", {**values, "of": self._tables.throws}, weight)

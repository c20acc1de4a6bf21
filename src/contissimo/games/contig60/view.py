"""What a reader sees of a position of Contig 60: all of it, for there is nothing to hide.

Whether a sentence under challenge is right stands nowhere; a reader has the dice and can calculate. The
text of a view is the position notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from contissimo.core.game import NATURE, Outcome, Points, Reader, Seat
from contissimo.core.shown import by_notation
from contissimo.games.contig60.board import Board
from contissimo.games.contig60.moves import Move, Phase, honest_moves
from contissimo.games.contig60.picture import picture
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.sentences import Dice, Sentence

if TYPE_CHECKING:
    from contissimo.games.contig60.position import Position

NO_DICE = "_"
NO_FLAGS = "-"


@dataclass(frozen=True, slots=True)
class View:
    """The fields of a position, and who looks at them."""

    reader: Reader
    ruleset: Ruleset
    phase: Phase
    to_act: frozenset[Seat]
    board: Board
    scores: tuple[Points, Points]
    markers: tuple[int, ...]
    """What each side has left of its stock."""
    dice: Dice | None
    begin: Seat | None
    turns: int
    idle: int
    last: bool
    passed: Seat | None
    """The side that passed, while its dice may be stolen."""
    said: Sentence | None
    over: str | None
    resigned: Seat | None
    outcome: Outcome | None

    def moves(self) -> Iterator[Move]:
        """Every honest move of the reader's own side."""
        if self.reader not in self.to_act:
            return iter(())
        return honest_moves(self.phase, self.board, self.dice, self.ruleset.operations)

    def svg(self, last: Move | None = None) -> str:
        """What the reader may know as a picture; what `last` put on the board is marked."""
        return picture(self, last)

    def _repr_svg_(self) -> str:
        return self.svg()

    __repr__ = by_notation

    def __str__(self) -> str:
        return write_position(self, self.passed)


def write_position(shown: Position | View, passed: Seat | None) -> str:
    """The position notation; `passed` is the side that did, while its dice may be stolen."""
    (first, second), (mine, yours) = shown.scores, shown.markers
    dice = NO_DICE if shown.dice is None else ",".join(map(str, shown.dice))
    to_move = ",".join(["-" if seat == NATURE else str(seat) for seat in shown.to_act]) or "."
    # What the rules need to go on, besides board, totals and dice; only what is set.
    items = (
        ("begin", shown.begin),
        ("turns", shown.turns),
        ("idle", shown.idle),
        ("last", int(shown.last)),
        ("passed", passed),
        ("said" if passed is None else "stolen", shown.said),
        ("over", shown.over),
        ("by", shown.resigned),
    )
    flags = ";".join([f"{key}:{item}" for key, item in items if item]) or NO_FLAGS
    return f"{shown.board} {first},{second} {mine},{yours} {dice} {to_move} {flags}"

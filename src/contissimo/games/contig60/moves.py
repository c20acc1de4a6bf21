"""The moves of Contig 60 as values whose text is the notation, and which of them are honest.

Contig hides nothing, so everybody sees every move whole. What a move does is for the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, Self

from contissimo.core import svg
from contissimo.core.game import Reader, Seat
from contissimo.core.shown import by_notation
from contissimo.games.contig60.board import Board, Layout
from contissimo.games.contig60.sentences import Dice, Sentence, roll_table

Phase = Literal["first", "roll", "turn", "steal", "window", "over"]
"""What the game waits for: who begins, a throw, a turn, a steal (§5.1), a verdict (§4.2), nothing."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A move that everybody may know."""

    puts: ClassVar[bool] = False

    def seen_by(self, reader: Reader) -> Self:
        return self

    def _repr_svg_(self) -> str:
        return svg.note(str(self))


@dataclass(frozen=True, slots=True)
class _Word(_Open):
    """A move that is one word."""

    word: ClassVar[str]

    __repr__ = by_notation

    def __str__(self) -> str:
        return self.word


class Pass(_Word):
    __slots__ = ()
    word = "pass"


class Decline(_Word):
    __slots__ = ()
    word = "decline"


class Challenge(_Word):
    __slots__ = ()
    word = "challenge"


class Accept(_Word):
    __slots__ = ()
    word = "accept"


class Resign(_Word):
    __slots__ = ()
    word = "resign"


class LastRound(_Word):
    """NATURE's word that the minutes of §6.3 are over: the running round is the last one."""

    __slots__ = ()
    word = "last"


@dataclass(frozen=True, slots=True)
class Say(_Open):
    """A sentence in one's own turn (§2.1)."""

    puts: ClassVar[bool] = True

    sentence: Sentence

    __repr__ = by_notation

    def __str__(self) -> str:
        return str(self.sentence)


@dataclass(frozen=True, slots=True)
class Steal(_Open):
    """A sentence with the dice of a side that passed (§5.1)."""

    puts: ClassVar[bool] = True

    sentence: Sentence

    __repr__ = by_notation

    def __str__(self) -> str:
        return f"steal {self.sentence}"


@dataclass(frozen=True, slots=True)
class First(_Open):
    """Chance: which side begins (§1.4)."""

    seat: Seat

    __repr__ = by_notation

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Roll(_Open):
    """Chance: the three dice, in the order thrown."""

    dice: Dice

    __repr__ = by_notation

    def __str__(self) -> str:
        return f"roll {' '.join(map(str, self.dice))}"


Move = Say | Pass | Steal | Decline | Challenge | Accept | Resign | First | Roll | LastRound

WORDS: dict[str, Move] = {
    word.word: word() for word in (Pass, Decline, Challenge, Accept, Resign, LastRound)
}


def honest_moves(phase: Phase, board: Board, dice: Dice | None, operations: str) -> Iterator[Move]:
    """What the side to act may honestly say: one simplest sentence for each free square, or a word."""
    if phase == "window":
        return iter((Challenge(), Accept()))
    if dice is None:
        return iter(())
    says, steals = _sayings(board.layout, tuple(sorted(dice)), operations)
    occupied = board.occupied
    # A list, for it is short and twice as fast as a generator.
    found = [move for bit, move in (steals if phase == "steal" else says) if not bit & occupied]
    found.append(Decline() if phase == "steal" else Pass())
    return iter(found)


_Sayings = tuple[tuple[int, Move], ...]


@lru_cache(maxsize=4096)
def _sayings(layout: Layout, dice: Dice, operations: str) -> tuple[_Sayings, _Sayings]:
    """The simplest sentences of a roll that end on the layout, to say and to steal, with the squares' bits."""
    bit_of = layout.bit_of
    table = [(bit_of[n], s) for n, s in roll_table(dice, operations).items() if n in bit_of]
    return tuple((bit, Say(s)) for bit, s in table), tuple((bit, Steal(s)) for bit, s in table)

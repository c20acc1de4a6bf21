"""The log of a match: entries, one after the other, and what is counted of them.

A log is a value: `add` gives a longer one and leaves the old one as it was, in a time that doesn't grow with the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import overload

from contissimo.core.game import NATURE, Millis, Move, Points, Reader, Seat
from contissimo.core.values import value_class
from contissimo.play.notes import LAST, Away, Hand, Note

_CHUNK = 256
"""Entries that are copied for one more, at most. Nearly every match has fewer."""
BEGINNING = Millis(0)
NO_HANDS: Mapping[Seat, str] = {}
"""No seat has changed hands, as in nearly every match."""


@value_class(frozen=True, slots=True)
class Entry:
    """One line of a log. A player's move has one figure of points and one total, the end one a seat."""

    seq: int
    seat: Seat
    """NATURE for chance and for notes."""
    move: Move
    points: tuple[Points, ...]
    total: tuple[Points, ...]
    clock: Millis
    """Since the match began."""

    def seen_by(self, reader: Reader) -> Entry:
        """The entry as `reader` may see it; the seat that moved knows what it said."""
        seen = self.move if self.seat == reader else self.move.seen_by(reader)
        if seen is self.move:
            return self
        return Entry(self.seq, self.seat, seen, self.points, self.total, self.clock)

    @property
    def is_chance(self) -> bool:
        """Whether this entry was drawn or rolled, so that it counts in the order of chance."""
        if self.seat != NATURE or isinstance(self.move, Note):
            return False
        # A move of one word says it in `word`; to write every draw out would take longer than all else here.
        return getattr(self.move, "word", None) != LAST


class Log(Sequence[Entry]):
    """Entries as a sequence. A slice is a tuple, and a log equals a tuple of the same entries."""

    __slots__ = ("_full", "_tail", "chances", "given", "hands", "size", "time")

    def __init__(
        self,
        full: tuple[tuple[Entry, ...], ...] = (),
        tail: tuple[Entry, ...] = (),
        chances: int = 0,
        given: int = 0,
        hands: Mapping[Seat, str] = NO_HANDS,
    ) -> None:
        """An empty log; `of` and `add` make the others."""
        self._full = full
        self._tail = tail
        self.size = len(full) * _CHUNK + len(tail)
        """How many entries there are: `len` is a call, and every move asks a dozen times."""
        self.time = tail[-1].clock if tail else BEGINNING
        """When the last entry was made."""
        self.chances = chances
        """How many of the entries are chance."""
        self.given = given
        """The milliseconds given back in all (`away`)."""
        self.hands = hands
        """Who moves for the seats that have changed hands (`hand`)."""

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Log:
        whole = tuple(entries)
        # As `add` leaves it: the tail is empty only if all is.
        cut = max(len(whole) - 1, 0) // _CHUNK * _CHUNK
        full = tuple(whole[start : start + _CHUNK] for start in range(0, cut, _CHUNK))
        chances = sum(entry.is_chance for entry in whole)
        given = sum(entry.move.given for entry in whole if isinstance(entry.move, Away))
        hands = {e.move.seat: e.move.who for e in whole if isinstance(e.move, Hand)}
        return cls(full, whole[cut:], chances, given, hands or NO_HANDS)

    def add(self, entry: Entry) -> Log:
        """The log with one more entry."""
        full, tail, move = self._full, self._tail, entry.move
        if len(tail) < _CHUNK:
            tail = (*tail, entry)
        else:
            full, tail = (*full, tail), (entry,)
        chances, given, hands = self.chances, self.given, self.hands
        if entry.seat == NATURE:
            chances += entry.is_chance
            if isinstance(move, Away):
                given += move.given
            elif isinstance(move, Hand):
                hands = {**hands, move.seat: move.who}
        return Log(full, tail, chances, given, hands)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Entry]:
        return chain(chain.from_iterable(self._full), self._tail)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Entry, ...]: ...
    def __getitem__(self, index: int | slice) -> Entry | tuple[Entry, ...]:
        if not self._full:
            return self._tail[index]
        if isinstance(index, slice):
            return tuple([self[number] for number in range(*index.indices(len(self)))])
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(index)
        chunk, place = divmod(number, _CHUNK)
        return (self._full[chunk] if chunk < len(self._full) else self._tail)[place]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Log | tuple):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Log({tuple(self)!r})"


NO_ENTRIES = Log()

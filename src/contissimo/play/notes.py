"""Entries of a log that no rule of a game knows: a start from a position, time given back, a seat that changes hands or is abandoned, moves taken back, the end.

They are moves to a reader of the log (`str()` is the notation) and nothing to a position.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from contissimo.core.game import AnyGame, Millis, Move, Reader, Seat

START = "start"
PERSON = "person"
LAST = "last"
"""The move of NATURE with which a position learns that the time of the whole match is over."""

AWAY = re.compile(r"away ([1-9][0-9]{0,11})")
HAND = re.compile(r"hand ([1-9]) ([a-z0-9][a-z0-9-]{0,39})")
BACK = re.compile(r"back ([1-9][0-9]{0,5})")
GONE = re.compile(r"gone ([1-9])")


class Note:
    """What stands in a log besides the moves of the game."""

    __slots__ = ()
    puts: ClassVar[bool] = False

    def seen_by(self, reader: Reader) -> Move:
        """Everybody may know it."""
        return self


@dataclass(frozen=True, slots=True)
class Start(Note):
    """The first entry of a match that begins with a position of its own: there is something to go back to, and 0 entries stay no match."""

    def __str__(self) -> str:
        return START


@dataclass(frozen=True, slots=True)
class Away(Note):
    """Time given back after an absence."""

    given: Millis

    def __str__(self) -> str:
        return f"away {self.given}"


@dataclass(frozen=True, slots=True)
class Hand(Note):
    """From now on a person, or a computer player of that name, moves for the seat."""

    seat: Seat
    who: str

    def __str__(self) -> str:
        return f"hand {self.seat} {self.who}"


@dataclass(frozen=True, slots=True)
class Back(Note):
    """Moves are taken back: the state is again what it was after entry `to`."""

    to: int

    def __str__(self) -> str:
        return f"back {self.to}"


@dataclass(frozen=True, slots=True)
class Gone(Note):
    """The people of the seat stayed away: the resignation that follows is not theirs, but of those who waited."""

    seat: Seat

    def __str__(self) -> str:
        return f"gone {self.seat}"


@dataclass(frozen=True, slots=True)
class End(Note):
    """The closing entry, with what each seat had left where the game knows leftovers."""

    leftovers: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(
            ["end", *(f"{n}:{left or '.'}" for n, left in enumerate(self.leftovers, 1))]
        )


def read_entry(game: AnyGame, text: str) -> Move:
    """The move or note of a log entry; Unreadable comes from the game. An end is never read: it follows."""
    if text == START:
        return Start()
    if found := AWAY.fullmatch(text):
        return Away(Millis(int(found[1])))
    if found := HAND.fullmatch(text):
        return Hand(Seat(int(found[1])), found[2])
    if found := BACK.fullmatch(text):
        return Back(int(found[1]))
    if found := GONE.fullmatch(text):
        return Gone(Seat(int(found[1])))
    move: Move = game.read_move(text)
    return move

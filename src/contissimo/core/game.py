"""The protocol that every game follows: values inside, one way to move, one way to look.

A position is immutable and a move is a value whose text is the notation. Chance is a move too, made by
the seat `NATURE`, so that a log of moves replays alone. Seats count from 1, as in the notation.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, Protocol, Self, runtime_checkable

from contissimo.core.answers import Card, Material, Reach, Scored
from contissimo.core.errors import IllegalMove
from contissimo.core.options import Option
from contissimo.core.units import Millis, Points, Seat

__all__ = [
    "NATURE",
    "Game",
    "Millis",
    "Move",
    "Outcome",
    "Points",
    "Position",
    "Reader",
    "Rng",
    "Ruleset",
    "Seat",
    "View",
    "Wait",
    "may_resign",
    "must_act",
    "name_today",
    "next_seat",
    "ranks_of",
]

NATURE = Seat(-1)

Reader = Seat | None
"""Who looks: a seat, or None for a spectator."""


class Rng(Protocol):
    """The only source of chance: a fair whole number from 0 up to, not including, `bound`."""

    def below(self, bound: int) -> int: ...


@runtime_checkable
class Move(Protocol):
    """Something said at the table. `str()` is its notation."""

    @property
    def puts(self) -> bool:
        """Whether it puts something on the board: only such a move has a score card."""
        ...

    def __str__(self) -> str: ...

    def seen_by(self, reader: Reader) -> Move:
        """The move as `reader` sees it when another seat made it: the one place that hides."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Ranks count from 1 and equal ranks are shared; tuples go by seat."""

    scores: tuple[Points, ...]
    winners: tuple[Seat, ...]
    reason: str
    ranks: tuple[int, ...]
    leftovers: tuple[str, ...] = ()
    """What each seat had left, in notation; empty where the game knows no leftovers."""
    penalties: tuple[Points, ...] = ()
    """What those leftovers cost, already taken off the scores."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What a clock needs to know of a position in which seats, and not chance, must act."""

    kind: Literal["turn", "window", "steal"]
    limit: Millis | None
    """How long this wait may last; None: as long as they like (or as the main time lasts)."""
    silence: Move
    """The move that a used-up limit stands for."""


class Ruleset(Protocol):
    """The options of a game as one frozen record."""

    @property
    def name(self) -> str: ...
    @property
    def text(self) -> str:
        """Every option, layout and bag in canonical TOML: equal rulesets have equal texts."""
        ...

    @property
    def judging(self) -> str:
        """Who judges a move: `referee`, which is the program, or `challenge`, the other players."""
        ...

    @property
    def previews(self) -> bool:
        """Whether a player may ask what a move would earn before making it."""
        ...

    @property
    def turn_limit(self) -> Millis | None:
        """How long a turn may last."""
        ...

    @property
    def window_limit(self) -> Millis | None:
        """How long the others may contest a move, where they judge."""
        ...

    @property
    def main_time(self) -> tuple[Millis, Millis] | None:
        """A main time and its increment for each seat, or None."""
        ...


class View(Protocol):
    """What one reader may know of a position, built field by field."""

    @property
    def reader(self) -> Reader: ...
    @property
    def ruleset(self) -> Any: ...
    @property
    def to_act(self) -> frozenset[Seat]: ...
    @property
    def scores(self) -> tuple[Points, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def moves(self) -> Iterator[Any]:
        """Every move that this reader's own seat may make now."""
        ...

    def __str__(self) -> str: ...


class Position(Protocol):
    """A state of the game, whole and immutable."""

    @property
    def ruleset(self) -> Any: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def to_act(self) -> frozenset[Seat]:
        """Who may move now; {NATURE}: chance; empty: over.

        `resign` alone may also come from a seat that is still in and not in here, while chance is not to move.
        """
        ...

    @property
    def scores(self) -> tuple[Points, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def wait(self) -> Wait | None:
        """What the clock counts; None while chance moves and once the game is over."""
        ...

    def moves(self, seat: Seat) -> Iterator[Any]:
        """Every honest legal move of `seat`, lazily; `resign` is never listed."""
        ...

    def chance(self, rng: Rng) -> Any:
        """One fair move of NATURE."""
        ...

    def apply(self, seat: Seat, move: Any) -> Self:
        """The next position, or IllegalMove."""
        ...

    def view(self, reader: Reader) -> View: ...
    def shown_to(self, reader: Reader) -> str:
        """The text of that view, for whoever only sends it on."""
        ...

    def __str__(self) -> str: ...


class Game(Protocol):
    """A game: its rulesets, its first position, and the readers of its notation."""

    @property
    def key(self) -> str: ...
    @property
    def rulesets(self) -> Mapping[str, Any]: ...
    @property
    def former(self) -> Mapping[str, Any]:
        """The presets of version 0.1 that have changed since, as they were."""
        ...

    @property
    def seat_counts(self) -> range:
        """How many seats may play."""
        ...

    def start(self, ruleset: Any, seats: int) -> Any: ...
    def read_move(self, text: str) -> Any: ...
    def read_position(self, text: str, ruleset: Any) -> Any: ...
    def read_ruleset(
        self, text: str, *, file: str = ..., open_file: Callable[[str], str] | None = ...
    ) -> Any:
        """A ruleset from TOML. Layouts and bags stand inline, are shipped, or come from `open_file`."""
        ...

    @property
    def options(self) -> Mapping[str, Option]:
        """What a ruleset can be asked, by name."""
        ...

    def change_ruleset(self, ruleset: Any, changes: Mapping[str, Any]) -> Any:
        """The ruleset with some options changed, or BadFile with the option's name."""
        ...

    def complete(self, view: Any, rng: Rng) -> Any:
        """A whole position that agrees with the view: what engines search."""
        ...

    def tally(self, before: Any, seat: Seat, move: Any, after: Any) -> tuple[Points, Points]:
        """The points of a log entry and the total they led to (a challenge: of whom it changed)."""
        ...

    def card(self, position: Any, seat: Seat, move: Any) -> Card:
        """The score card of a move of `seat` now, or IllegalMove; nothing changes.

        A move that puts nothing on the board has an empty card and is not judged.
        Where the players judge each other this says more than they may know: the caller must not pass it on.
        """
        ...

    def scored(self, view: Any) -> Iterator[Scored[Any]]:
        """Every move of the reader with its points, best first.

        First what puts something on the board, by points and then in text order; then the rest, the most sensible first.
        """
        ...

    def material(self, ruleset: Any) -> Material:
        """What lies on the table: enough to draw it."""
        ...

    def reach(self, view: Any) -> Reach:
        """What the reader could make now: for those who ask for help, or what was possible."""
        ...

    def thrown(self, move: Any) -> tuple[int, ...]:
        """The dice that a move of chance has thrown, with which a turn begins; empty for all other moves."""
        ...

    def turned(self, ruleset: Any) -> Any | None:
        """The ruleset of a rematch in which the seats go the other way round; None: everybody keeps their seat."""
        ...

    def shipped(self, name: str) -> str | None:
        """A text that comes with the game, as `lesson.toml` or `printed-examples.record`; None: there is none."""
        ...


_BESIDE_THE_RULES = ("name", "turn_seconds", "main_seconds", "increment_seconds")
"""A preset with another clock is that preset."""


def name_today(game: Game, ruleset: Any) -> str:
    """What a ruleset is called to people: `custom` if the preset of its name has changed since, but for the clock.

    A preset's description is today's, and it would be wrong for rules of an earlier version (decision 9).
    """
    name: str = ruleset.name
    preset = game.rulesets.get(name)
    if preset is None or preset is ruleset:
        return name
    options = (f.name for f in fields(preset) if f.name not in _BESIDE_THE_RULES)
    same = all(getattr(preset, option) == getattr(ruleset, option) for option in options)
    return name if same else "custom"


def must_act(position: Position, seat: Seat) -> None:
    """Refuse a seat that has nothing to say now."""
    if seat not in position.to_act:
        raise IllegalMove("game_over" if not position.to_act else "not_your_turn", seat=seat)


def may_resign(position: Position, seat: Seat, still_in: Collection[Seat]) -> None:
    """Refuse a resignation of a seat that isn't in any more, and while chance is to move: then it is said again."""
    if seat not in still_in or not position.to_act:
        raise IllegalMove("game_over" if not position.to_act else "not_your_turn", seat=seat)
    if NATURE in position.to_act:
        raise IllegalMove("resign_wait", seat=seat)


def next_seat(seat: Seat, still_in: tuple[Seat, ...]) -> Seat:
    """The seat after `seat`, clockwise, among those still in."""
    for later in still_in:
        if later > seat:
            return later
    return still_in[0]


def ranks_of(scores: tuple[int, ...], *, high_wins: bool, out: frozenset[Seat]) -> tuple[int, ...]:
    """Ranks by total, equal totals sharing; those in `out` rank below all others."""

    def key(index: int) -> tuple[bool, int]:
        return Seat(index + 1) in out, -scores[index] if high_wins else scores[index]

    keys = [key(i) for i in range(len(scores))]
    return tuple(1 + sum(other < mine for other in keys) for mine in keys)

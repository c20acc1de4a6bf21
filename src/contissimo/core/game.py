"""The protocol that every game follows: values inside, one way to move, one way to look.

A position is immutable and a move is a value whose text is the notation. Chance is a move too, made by
the seat `NATURE`, so that a log of moves replays alone. Seats count from 1, as in the notation.
It is one long file because most of it says what a method owes to those who call it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar, cast, runtime_checkable

from contissimo.core.answers import Card, Material, Reach, Scored, Verdict
from contissimo.core.errors import IllegalMove
from contissimo.core.options import Option
from contissimo.core.units import Millis, Points, Seat

__all__ = [
    "NATURE",
    "AnyGame",
    "AnyPosition",
    "AnyView",
    "Deed",
    "Gain",
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
    "any_game",
    "may_resign",
    "must_act",
    "name_today",
    "next_seat",
    "ranks_of",
    "renamed",
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


class Gain(NamedTuple):
    """What an entry of a log changed for one seat: points as the game counts them, and the total that they led to."""

    seat: Seat
    points: Points
    total: Points


@dataclass(frozen=True, slots=True)
class Wait:
    """What a clock needs to know of a position in which seats, and not chance, must act."""

    kind: str
    """`turn`; `window`, in which the others may contest what was laid; or a word of the game's own."""
    limit: Millis | None
    """How long this wait may last; None: as long as they like (or as the main time lasts)."""
    silence: Move
    """The move that a used-up limit stands for."""


class Ruleset(Protocol):
    """The options of a game as one frozen dataclass."""

    def __hash__(self) -> int: ...

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

    @property
    def head_start(self) -> tuple[int, ...]:
        """The points that each seat has ahead of the others at the start; those at the end that have none are left out."""
        ...


M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)
R = TypeVar("R", bound=Ruleset)
R_co = TypeVar("R_co", bound=Ruleset, covariant=True)


class Deed(NamedTuple, Generic[M]):
    """A player's move as a log has it. `tallied` is what `tally` says of it, under the seat that made it."""

    move: M
    tallied: Gain


class View(Protocol[M_co, R_co]):
    """What one reader may know of a position, built field by field."""

    @property
    def reader(self) -> Reader: ...
    @property
    def ruleset(self) -> R_co: ...
    @property
    def to_act(self) -> frozenset[Seat]: ...
    @property
    def scores(self) -> tuple[Points, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def moves(self) -> Iterator[M_co]:
        """Every move that this reader's own seat may make now."""
        ...

    def __str__(self) -> str: ...


# The bound of a variable can't name another one, hence `Any`. That a position's views and moves are those of its
# game, mypy sees in the tests of each game.
V = TypeVar("V", bound=View[Any, Any])
V_co = TypeVar("V_co", bound=View[Any, Any], covariant=True)


class Position(Protocol[V_co, M, R_co]):
    """A state of the game, whole and immutable."""

    @property
    def ruleset(self) -> R_co: ...
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

    @property
    def minutes_limit(self) -> Millis | None:
        """After how much time of the whole match NATURE shall say `last`; None: never, or it already did."""
        ...

    def moves(self, seat: Seat) -> Iterator[M]:
        """Every honest legal move of `seat`, lazily; `resign` is never listed."""
        ...

    def chance(self, rng: Rng) -> M:
        """One fair move of NATURE."""
        ...

    def apply(self, seat: Seat, move: M) -> Self:
        """The next position, or IllegalMove."""
        ...

    def view(self, reader: Reader) -> V_co: ...
    def shown_to(self, reader: Reader) -> str:
        """The text of that view, for code that only sends it on."""
        ...

    def __str__(self) -> str: ...


P = TypeVar("P", bound=Position[Any, Any, Any])


class Game(Protocol[P, V, M, R]):
    """A game: its rulesets, its first position, and the readers of its notation."""

    @property
    def key(self) -> str: ...
    @property
    def rulesets(self) -> Mapping[str, R]: ...
    @property
    def former(self) -> Mapping[str, R]:
        """The presets of version 0.1 that have changed since, as they were."""
        ...

    @property
    def seat_counts(self) -> range:
        """How many seats may play."""
        ...

    def start(self, ruleset: R, seats: int) -> P: ...
    def read_move(self, text: str) -> M: ...
    def read_position(self, text: str, ruleset: R) -> P: ...
    def read_view(self, text: str, ruleset: R, reader: Reader) -> V:
        """What a reader sees, from its text: the inverse of `str(view)`."""
        ...

    def read_ruleset(
        self, text: str, *, file: str = ..., open_file: Callable[[str], str] | None = ...
    ) -> R:
        """A ruleset from TOML. Layouts and bags stand inline, are shipped, or come from `open_file`."""
        ...

    @property
    def options(self) -> Mapping[str, Option]:
        """What a ruleset can be asked, by name."""
        ...

    def change_ruleset(self, ruleset: R, changes: Mapping[str, object]) -> R:
        """The ruleset with some options changed, or BadFile with the option's name."""
        ...

    def complete(self, view: V, rng: Rng) -> P:
        """A whole position that agrees with the view: what engines search."""
        ...

    def tally(self, before: P, seat: Seat, move: M, after: P) -> tuple[Points, Points]:
        """The points of a log entry and the total they led to (a challenge: of whom it changed)."""
        ...

    def gains(self, deeds: Iterable[Deed[M]], seats: int) -> Iterator[tuple[Gain, ...]]:
        """Whose totals each of these entries changed. They are all of a log's that stand, in order, among `seats`."""
        ...

    def card(self, position: P, seat: Seat, move: M) -> Card:
        """The score card of a move of `seat` now, or IllegalMove; nothing changes.

        A move that puts nothing on the board has an empty card and is not judged.
        Where the players judge each other this says more than they may know: the caller must not pass it on.
        """
        ...

    def verdict(self, position: P, move: M) -> Verdict | None:
        """What a contest comes to if `move` is one that a seat may enter in this position; None for every other move.

        Like `card` it says more than anybody may know before that move is made.
        """
        ...

    def scored(self, view: V) -> Iterator[Scored[M]]:
        """Every move of the reader with its points, best first.

        First what puts something on the board, by points and then in text order; then the rest, the most sensible first.
        """
        ...

    def material(self, ruleset: R) -> Material:
        """What lies on the table: enough to draw it."""
        ...

    def reach(self, view: V) -> Reach:
        """What the reader could make now: for those who ask for help, or what was possible."""
        ...

    def unseen(self, view: V) -> Mapping[str, int]:
        """By face, how many pieces are where the reader can't see them: on other racks and in the bag together.

        Empty where nothing is hidden. It says no more than the board, the bag at the start and the reader's own pieces do.
        """
        ...

    def thrown(self, move: M) -> tuple[int, ...]:
        """The dice that a move of chance has thrown, with which a turn begins; empty for all other moves."""
        ...

    def turned(self, ruleset: R) -> R | None:
        """The ruleset of a rematch in which the seats go the other way round; None: everybody keeps their seat."""
        ...

    def shipped(self, name: str) -> str | None:
        """A text that comes with the game, as `lesson.toml` or `printed-examples.record`; None: there is none."""
        ...


AnyView = View[Move, Ruleset]
AnyPosition = Position[AnyView, Move, Ruleset]
AnyGame = Game[AnyPosition, AnyView, Move, Ruleset]
"""A game for those who needn't know which: they hand it back only what it gave them."""


def any_game(game: Game[P, V, M, R]) -> AnyGame:
    """A game as one of many, for a list of them. That it gets only its own positions and moves is no type's to promise."""
    return cast("AnyGame", game)


_BESIDE_THE_RULES = ("name", "turn_seconds", "main_seconds", "increment_seconds", "head_start")
"""A preset with another clock, or between players of different ages, is that preset."""


def name_today(game: AnyGame, ruleset: Ruleset) -> str:
    """What a ruleset is called to people: `custom` if the preset of its name has changed since, but for clock and head start.

    A preset's description is today's, and it would be wrong for rules of an earlier version (decision 9).
    """
    name = ruleset.name
    preset = game.rulesets.get(name)
    if preset is None or preset is ruleset:
        return name
    declared: Any = preset  # no protocol can ask for a dataclass
    options = (f.name for f in fields(declared) if f.name not in _BESIDE_THE_RULES)
    same = all(getattr(preset, option) == getattr(ruleset, option) for option in options)
    return name if same else "custom"


def renamed(ruleset: Ruleset, name: str) -> Ruleset:
    """The same rules under another name."""
    declared: Any = ruleset  # no protocol can ask for a dataclass
    changed: Ruleset = replace(declared, name=name)
    return changed


class _Acting(Protocol):
    @property
    def to_act(self) -> frozenset[Seat]: ...


def must_act(position: _Acting, seat: Seat) -> None:
    """Refuse a seat that has nothing to say now."""
    if seat not in position.to_act:
        raise IllegalMove("game_over" if not position.to_act else "not_your_turn", seat=seat)


def may_resign(position: _Acting, seat: Seat, still_in: Collection[Seat]) -> None:
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

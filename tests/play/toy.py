"""A tiny whole game for the tests of `play`: chance, hidden draws, a window, an extra turn, leftovers.

Tiles 0-9. Each seat draws two. `lay 5` scores 5 once its window has closed; a contested 0 is taken back; a 9
that stands gives another turn. `swap 57` puts tiles back, `pass` passes. The game ends with an empty rack and
an empty bag, after 2n passes, when one seat is left, or with the running round once `last` was called.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from contissimo.core.answers import Card, CardLine, Made, Material, Reach, Scored
from contissimo.core.chance import draw
from contissimo.core.errors import BadFile, IllegalMove, Unreadable
from contissimo.core.game import (
    NATURE,
    Millis,
    Outcome,
    Points,
    Reader,
    Rng,
    Seat,
    Wait,
    may_resign,
    must_act,
    next_seat,
    ranks_of,
)
from contissimo.core.options import (
    Option,
    option,
    options_of,
    read_options,
    read_toml,
    whole,
    write_options,
)

RACK = 2
DIGITS = "0123456789"


def _millis(default: int | None) -> Any:
    return option(default, whole(1, 10**7, words={"none": None}))


@dataclass(frozen=True)
class ToyRules:
    name: str = "plain"
    turn: int | None = _millis(None)
    window: int | None = _millis(None)
    main: int | None = _millis(None)
    increment: int = option(0, whole(0, 10**6))
    minutes: int | None = _millis(None)
    open_game: int = option(0, whole(0, 1))
    """1: no leftovers are counted, as in Contig."""

    @property
    def text(self) -> str:
        return write_options(self)

    @property
    def main_time(self) -> tuple[Millis, Millis] | None:
        return None if self.main is None else (Millis(self.main), Millis(self.increment))


@dataclass(frozen=True)
class ToyMove:
    word: str
    tiles: str = ""
    seat: Seat = NATURE
    """Whose draw it is."""
    hidden: bool = False

    @property
    def puts(self) -> bool:
        return self.word == "lay"

    def __str__(self) -> str:
        tiles = f"_{len(self.tiles)}" if self.hidden else self.tiles
        owner = f"{self.seat}:" if self.word == "draw" else ""
        return f"{self.word} {owner}{tiles}" if self.tiles else self.word

    def seen_by(self, reader: Reader) -> ToyMove:
        secret = self.word == "swap" or (self.word == "draw" and self.seat != reader)
        return replace(self, hidden=secret)


PASS, ACCEPT, CHALLENGE, RESIGN, LAST = map(
    ToyMove, ("pass", "accept", "challenge", "resign", "last")
)
_MOVE = re.compile(r"(lay) ([0-9])|(swap) ([0-9]{1,2})|(draw) ([1-4]):([0-9]{1,2})")


@dataclass(frozen=True)
class ToyView:
    reader: Reader
    ruleset: ToyRules
    to_act: frozenset[Seat]
    scores: tuple[Points, ...]
    outcome: Outcome | None
    own: tuple[ToyMove, ...]

    def moves(self) -> Iterator[ToyMove]:
        return iter(self.own)


@dataclass(frozen=True)
class ToyPosition:
    ruleset: ToyRules
    racks: tuple[str, ...]
    bag: str
    scores: tuple[Points, ...]
    mover: Seat
    owed: tuple[tuple[Seat, int], ...]
    """Who draws how many, in order."""
    out: frozenset[Seat] = frozenset()
    laid: str = ""
    accepted: frozenset[Seat] = frozenset()
    passes: int = 0
    last: bool = False
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n in range(1, len(self.racks) + 1))

    @property
    def still_in(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.out)

    @property
    def minutes_limit(self) -> Millis | None:
        minutes = self.ruleset.minutes
        return None if minutes is None or self.last else Millis(minutes)

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.outcome is not None:
            return frozenset()
        if self.owed:
            return frozenset({NATURE})
        if self.laid:
            return frozenset(self.still_in) - {self.mover} - self.accepted
        return frozenset({self.mover})

    @property
    def wait(self) -> Wait | None:
        if self.outcome is not None or self.owed:
            return None
        if self.laid:
            window = self.ruleset.window
            return Wait("window", None if window is None else Millis(window), ACCEPT)
        if self.ruleset.main is not None:
            return Wait("turn", None, RESIGN)
        turn = self.ruleset.turn
        return Wait("turn", None if turn is None else Millis(turn), PASS)

    def moves(self, seat: Seat) -> Iterator[ToyMove]:
        if seat not in self.to_act:
            return
        if self.laid:
            yield from (ACCEPT, CHALLENGE)
            return
        rack = self.racks[seat - 1]
        yield from (ToyMove("lay", tile) for tile in sorted(set(rack)))
        if self.bag and rack:
            yield ToyMove("swap", rack[:1])
        yield PASS

    def chance(self, rng: Rng) -> ToyMove:
        seat, count = self.owed[0]
        return ToyMove("draw", "".join(draw(self.bag, count, rng)), seat)

    def apply(self, seat: Seat, move: Any) -> ToyPosition:
        if move == LAST and seat == NATURE and self.wait is not None:
            return replace(self, last=True)
        if move == RESIGN:
            may_resign(self, seat, self.still_in)
            return self._resigned(seat)
        must_act(self, seat)
        if seat == NATURE:
            return self._drawn(move)
        return self._answered(seat, move) if self.laid else self._turn(seat, move)

    def _drawn(self, move: ToyMove) -> ToyPosition:
        (seat, count), rest = self.owed[0], self.owed[1:]
        bag = list(self.bag)
        if move.word != "draw" or move.seat != seat or len(move.tiles) != count:
            raise IllegalMove("wrong_draw")
        for tile in move.tiles:
            if tile not in bag:
                raise IllegalMove("not_in_bag", tile=tile)
            bag.remove(tile)
        racks = self._with_rack(seat, self.racks[seat - 1] + move.tiles)
        return replace(self, racks=racks, bag="".join(bag), owed=rest)

    def _turn(self, seat: Seat, move: ToyMove) -> ToyPosition:
        rack = self.racks[seat - 1]
        for tile in move.tiles:
            if tile not in rack:
                raise IllegalMove("not_on_rack", tile=tile)
            rack = rack.replace(tile, "", 1)
        if move == PASS:
            return replace(self, passes=self.passes + 1)._next()
        if move.word == "lay":
            return replace(self, racks=self._with_rack(seat, rack), laid=move.tiles, passes=0)
        if move.word == "swap" and self.bag:
            bag = "".join(sorted(self.bag + move.tiles))
            racks = self._with_rack(seat, rack)
            return replace(self, racks=racks, bag=bag, passes=0)._next(seat, len(move.tiles))
        raise IllegalMove("not_now", move=str(move))

    def _answered(self, seat: Seat, move: ToyMove) -> ToyPosition:
        if move == CHALLENGE and self.laid == "0":
            racks = self._with_rack(self.mover, self.racks[self.mover - 1] + self.laid)
            return replace(self, racks=racks, laid="", accepted=frozenset())._next()
        if move not in (ACCEPT, CHALLENGE):
            raise IllegalMove("not_now", move=str(move))
        after = replace(self, accepted=self.accepted | {seat})
        if move == ACCEPT and after.to_act:
            return after
        return after._stands()

    def _earned(self) -> ToyPosition:
        scores = list(self.scores)
        scores[self.mover - 1] = Points(scores[self.mover - 1] + int(self.laid))
        return replace(self, scores=tuple(scores), laid="", accepted=frozenset())

    def _stands(self) -> ToyPosition:
        after = self._earned()
        if self.laid == "9" and self.bag:
            return replace(after, owed=((self.mover, 1),))
        return after._next(self.mover, 1)

    def _resigned(self, seat: Seat) -> ToyPosition:
        after = replace(self, out=self.out | {seat}, racks=self._with_rack(seat, ""))
        if len(after.still_in) == 1:
            return after._over("resigned")
        if self.laid and seat == self.mover:
            return after._earned()._next()
        if self.laid:
            return after if after.to_act else after._stands()
        return after._next() if seat == self.mover else after

    def _next(self, drawer: Seat = NATURE, count: int = 0) -> ToyPosition:
        """The next turn, after what is to be drawn."""
        following = next_seat(self.mover, self.still_in)
        round_over = self.last and following <= self.mover
        empty = not self.bag and any(not self.racks[seat - 1] for seat in self.still_in)
        if empty or round_over or self.passes >= 2 * len(self.still_in):
            return self._over("time" if round_over else "stuck")
        owed = ((drawer, min(count, len(self.bag))),) if count and self.bag else ()
        return replace(self, mover=following, owed=owed)

    def _over(self, reason: str) -> ToyPosition:
        costs = tuple(Points(sum(map(int, rack))) for rack in self.racks)
        if self.ruleset.open_game:
            costs = tuple(Points(0) for _ in costs)
        scores = tuple(Points(s - c) for s, c in zip(self.scores, costs, strict=True))
        ranks = ranks_of(scores, high_wins=True, out=self.out)
        winners = tuple(s for s in self.seats if ranks[s - 1] == 1)
        hidden = self.ruleset.open_game
        left, costs = ((), ()) if hidden else (self.racks, costs)
        outcome = Outcome(scores, winners, reason, ranks, left, costs)
        return replace(self, scores=scores, outcome=outcome)

    def _with_rack(self, seat: Seat, rack: str) -> tuple[str, ...]:
        return (*self.racks[: seat - 1], "".join(sorted(rack)), *self.racks[seat:])

    def view(self, reader: Reader) -> ToyView:
        own = () if reader is None else tuple(self.moves(reader))
        return ToyView(reader, self.ruleset, self.to_act, self.scores, self.outcome, own)

    def shown_to(self, reader: Reader) -> str:
        return str(self.view(reader))


@dataclass(frozen=True)
class Toy:
    key: str = "toy"
    rulesets: Mapping[str, ToyRules] = field(
        default_factory=lambda: {
            "plain": ToyRules(),
            "timed": ToyRules("timed", turn=60_000, window=20_000),
            "main": ToyRules("main", window=20_000, main=300_000, increment=5_000),
            "minutes": ToyRules("minutes", minutes=600_000, open_game=1),
        }
    )
    former: Mapping[str, ToyRules] = field(default_factory=dict)
    seat_counts: range = range(2, 5)

    def start(self, ruleset: ToyRules, seats: int) -> ToyPosition:
        bag = DIGITS * seats
        owed = tuple((Seat(n), RACK) for n in range(1, seats + 1))
        return ToyPosition(ruleset, ("",) * seats, bag, (Points(0),) * seats, Seat(1), owed)

    def read_move(self, text: str) -> ToyMove:
        for move in (PASS, ACCEPT, CHALLENGE, RESIGN, LAST):
            if text == str(move):
                return move
        found = _MOVE.fullmatch(text)
        if found is None:
            raise Unreadable("move_unreadable", text=text)
        word, *rest = [group for group in found.groups() if group is not None]
        return ToyMove(word, rest[-1], Seat(int(rest[0])) if word == "draw" else NATURE)

    def read_position(self, text: str, ruleset: ToyRules) -> ToyPosition:
        raise Unreadable("position_unreadable", text=text)

    def read_ruleset(
        self, text: str, *, file: str = "ruleset", open_file: Callable[[str], str] | None = None
    ) -> ToyRules:
        values = read_options(read_toml(text, file=file), ToyRules, text=text, file=file)
        if values.get("turn") and values.get("main"):
            raise BadFile("two_limits", file=file)
        return replace(ToyRules("custom"), **values)

    @property
    def options(self) -> Mapping[str, Option]:
        return options_of(ToyRules)

    def change_ruleset(self, ruleset: ToyRules, changes: Mapping[str, Any]) -> ToyRules:
        return replace(ruleset, **read_options(changes, ToyRules, text="", file=""))

    def complete(self, view: Any, rng: Rng) -> ToyPosition:
        return self.start(view.ruleset, len(view.scores))

    def tally(
        self, before: ToyPosition, seat: Seat, move: Any, after: ToyPosition
    ) -> tuple[Points, Points]:
        # A lay that stands earns when its window closes: the answer that closed it made the change.
        whose = before.mover if before.laid else seat
        then, now = before.scores[whose - 1], after.scores[whose - 1]
        if after.outcome is not None and after.outcome.penalties:
            now = Points(now + after.outcome.penalties[whose - 1])
        return Points(now - then), now

    def card(self, position: ToyPosition, seat: Seat, move: ToyMove) -> Card:
        if not move.puts:
            return Card()
        must_act(position, seat)
        if position.laid:
            raise IllegalMove("not_now", move=str(move))
        if move.tiles not in position.racks[seat - 1]:
            raise IllegalMove("not_on_rack", tile=move.tiles)
        points = Points(int(move.tiles))
        line = CardLine(move.tiles, (move.tiles,), (move.tiles,), points, points)
        return Card(points, (line,), covers=(move.tiles,), pieces=(move.tiles,))

    def scored(self, view: ToyView) -> Iterator[Scored[ToyMove]]:
        found = [Scored(m, Points(int(m.tiles) if m.puts else 0)) for m in view.moves()]
        return iter(sorted(found, key=lambda each: (not each.move.puts, -each.points)))

    def material(self, ruleset: ToyRules) -> Material:
        return Material((tuple(DIGITS),), tiles=dict.fromkeys(DIGITS, 1), rack=RACK)

    def reach(self, view: ToyView) -> Reach:
        played = [each for each in self.scored(view) if each.move.puts]
        made = [Made(each.move.tiles, each.move.tiles, each.points) for each in played]
        return Reach(squares=tuple(made))

    def thrown(self, move: ToyMove) -> tuple[int, ...]:
        return ()

    def turned(self, ruleset: ToyRules) -> None:
        return None

    def shipped(self, name: str) -> str | None:
        return None


TOY = Toy()

"""The rules of a tiny whole game: chance, hidden draws, a window, an extra turn, leftovers.

Tiles 0-9. Each seat draws two. `lay 5` scores 5 once its window has closed; a contested 0 is taken back; a 9
that stands gives another turn. A referee needs no window and refuses a 0. `swap 57` puts tiles back, `pass` passes.
The game ends with an empty rack and an empty bag, after 2n passes, when one seat is left, or with the running
round once `last` was called.

A position is written `racks bag scores to-move flags`; tiles that a reader may not know are underscores.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from contissimo.core.chance import draw
from contissimo.core.errors import IllegalMove, Unreadable
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
from contissimo.core.options import choice, option, whole, write_options

KEY = "toy"
RACK = 2
DIGITS = "0123456789"


def _millis(default: int | None) -> Any:
    return option(default, whole(1, 10**7, words={"none": None}))


@dataclass(frozen=True, eq=False)
class ToyRules:
    name: str = "plain"
    turn: int | None = _millis(None)
    window: int | None = _millis(None)
    main: int | None = _millis(None)
    increment: int = option(0, whole(0, 10**6))
    minutes: int | None = _millis(None)
    open_game: int = option(0, whole(0, 1))
    """1: no leftovers are counted, as in Contig."""
    judging: str = option("challenge", choice("challenge", "referee"), later=True)

    def __eq__(self, other: object) -> bool:
        """Rulesets are equal when they rule alike, whatever they are called."""
        return isinstance(other, ToyRules) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    @property
    def text(self) -> str:
        return f'game = "{KEY}"\n{write_options(self)}'

    @property
    def previews(self) -> bool:
        return self.judging == "referee"

    @property
    def turn_limit(self) -> Millis | None:
        return None if self.turn is None or self.main is not None else Millis(self.turn)

    @property
    def window_limit(self) -> Millis | None:
        return None if self.window is None else Millis(self.window)

    @property
    def head_start(self) -> tuple[int, ...]:
        return ()

    @property
    def main_time(self) -> tuple[Millis, Millis] | None:
        return None if self.main is None else (Millis(self.main), Millis(self.increment))


@dataclass(frozen=True)
class ToyMove:
    word: str
    tiles: str = ""
    seat: Seat = NATURE
    """Whose draw it is."""

    @property
    def puts(self) -> bool:
        return self.word == "lay"

    def __str__(self) -> str:
        tiles = f"_{len(self.tiles)}" if "_" in self.tiles else self.tiles
        owner = f"{self.seat}:" if self.word == "draw" else ""
        return f"{self.word} {owner}{tiles}" if self.tiles else self.word

    def seen_by(self, reader: Reader) -> ToyMove:
        secret = self.word == "swap" or (self.word == "draw" and self.seat != reader)
        return replace(self, tiles="_" * len(self.tiles)) if secret else self


PASS, ACCEPT, CHALLENGE, RESIGN, LAST = map(
    ToyMove, ("pass", "accept", "challenge", "resign", "last")
)
_POSITION = re.compile(
    r"((?:[0-9_]+|\.)(?:,(?:[0-9_]+|\.)){1,3}) ([0-9_]+|\.) (-?[0-9]+(?:,-?[0-9]+){1,3}) ([-1-4,]+|\.)"
    r" (mover:[1-4](?:;[a-z]+:[a-z0-9,]+)*)"
)
_MOVE = re.compile(r"(lay) ([0-9])|(swap) ([0-9]{1,2})|(draw) ([1-4]):([0-9]{1,2})")


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
        if seat not in self.to_act or seat == NATURE:
            return
        if self.laid:
            yield from (ACCEPT, CHALLENGE)
            return
        rack = self.racks[seat - 1]
        yield from (ToyMove("lay", tile) for tile in sorted(set(rack)) if tile != "0")
        if self.bag:
            parts = (part for count in (1, 2) for part in combinations(rack, count))
            yield from (ToyMove("swap", "".join(part)) for part in sorted(set(parts)))
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
            after = replace(self, racks=self._with_rack(seat, rack), laid=move.tiles, passes=0)
            if self.ruleset.judging == "challenge":
                return after
            if move.tiles == "0":
                raise IllegalMove("zero_laid")
            return after._stands()
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
        costs = self._costs()
        return self.ended(
            reason, tuple(Points(s - c) for s, c in zip(self.scores, costs, strict=True))
        )

    def _costs(self) -> tuple[Points, ...]:
        counted = not self.ruleset.open_game
        return tuple(Points(counted * sum(map(int, rack))) for rack in self.racks)

    def ended(self, reason: str, scores: tuple[Points, ...]) -> ToyPosition:
        ranks = ranks_of(scores, high_wins=True, out=self.out)
        winners = tuple(s for s in self.seats if ranks[s - 1] == 1)
        left, costs = ((), ()) if self.ruleset.open_game else (self.racks, self._costs())
        outcome = Outcome(scores, winners, reason, ranks, left, costs)
        return replace(self, scores=scores, outcome=outcome)

    def _with_rack(self, seat: Seat, rack: str) -> tuple[str, ...]:
        return (*self.racks[: seat - 1], "".join(sorted(rack)), *self.racks[seat:])

    def view(self, reader: Reader) -> ToyView:
        if self.outcome is not None:
            return ToyView(reader, self)
        racks = [r if seat == reader else "_" * len(r) for seat, r in enumerate(self.racks, 1)]
        return ToyView(reader, replace(self, racks=tuple(racks), bag="_" * len(self.bag)))

    def shown_to(self, reader: Reader) -> str:
        return str(self.view(reader))

    def __str__(self) -> str:
        to_act = ",".join("-" if s == NATURE else str(s) for s in sorted(self.to_act))
        items = (
            ("mover", self.mover),
            ("owed", ",".join(f"{seat}x{count}" for seat, count in self.owed)),
            ("laid", self.laid),
            ("accepted", _listed(self.accepted)),
            ("passes", self.passes),
            ("out", _listed(self.out)),
            ("last", int(self.last)),
            ("over", self.outcome.reason if self.outcome else ""),
        )
        flags = ";".join(f"{key}:{item}" for key, item in items if item)
        racks = ",".join(rack or "." for rack in self.racks)
        scores = ",".join(map(str, self.scores))
        return f"{racks} {self.bag or '.'} {scores} {to_act or '.'} {flags}"


@dataclass(frozen=True)
class ToyView:
    """A position in which every tile that the reader may not know is an underscore."""

    reader: Reader
    shown: ToyPosition

    @property
    def ruleset(self) -> ToyRules:
        return self.shown.ruleset

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.shown.to_act

    @property
    def scores(self) -> tuple[Points, ...]:
        return self.shown.scores

    @property
    def outcome(self) -> Outcome | None:
        return self.shown.outcome

    def moves(self) -> Iterator[ToyMove]:
        return iter(()) if self.reader is None else self.shown.moves(self.reader)

    def __str__(self) -> str:
        return str(self.shown)


def _listed(seats: frozenset[Seat]) -> str:
    return ",".join(map(str, sorted(seats)))


def _seats(text: str) -> frozenset[Seat]:
    return frozenset(Seat(int(word)) for word in text.split(",") if word)


def read_position(text: str, rules: ToyRules) -> ToyPosition:
    """The inverse of `str()`, or Unreadable."""
    found = _POSITION.fullmatch(text)
    if found is None:
        raise Unreadable("position_unreadable", text=text)
    racks, bag, scores, _, told = found.groups()
    flags = dict(item.split(":") for item in told.split(";"))
    owed = [pair.split("x") for pair in flags.get("owed", "").split(",") if pair]
    position = ToyPosition(
        ruleset=rules,
        racks=tuple(rack.replace(".", "") for rack in racks.split(",")),
        bag=bag.replace(".", ""),
        scores=tuple(Points(int(score)) for score in scores.split(",")),
        mover=Seat(int(flags["mover"])),
        owed=tuple((Seat(int(seat)), int(count)) for seat, count in owed),
        out=_seats(flags.get("out", "")),
        laid=flags.get("laid", ""),
        accepted=_seats(flags.get("accepted", "")),
        passes=int(flags.get("passes", 0)),
        last="last" in flags,
    )
    if "over" in flags:
        position = position.ended(flags["over"], position.scores)
    if str(position) != text:
        raise Unreadable("position_unreadable", text=text)
    return position


def read_move(text: str) -> ToyMove:
    for move in (PASS, ACCEPT, CHALLENGE, RESIGN, LAST):
        if text == str(move):
            return move
    found = _MOVE.fullmatch(text)
    if found is None:
        raise Unreadable("move_unreadable", text=text)
    word, *rest = [group for group in found.groups() if group is not None]
    return ToyMove(word, rest[-1], Seat(int(rest[0])) if word == "draw" else NATURE)

"""A state of Calculissimo and what each move makes of it. Who may lay what is judged in `placing`.

It is one long file because a turn goes through all of its phases here: laying, a window, drawing, an extra turn, the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from contissimo.core.chance import draw
from contissimo.core.errors import IllegalMove, Unfinished
from contissimo.core.game import (
    NATURE,
    Outcome,
    Points,
    Reader,
    Rng,
    Seat,
    Wait,
    may_resign,
    must_act,
    next_seat,
)
from contissimo.core.shown import by_notation
from contissimo.core.values import value_class
from contissimo.games.calculissimo import ending, turns
from contissimo.games.calculissimo.board import Board, empty_board
from contissimo.games.calculissimo.generator import chosen
from contissimo.games.calculissimo.movegen import has_placement
from contissimo.games.calculissimo.moves import (
    Accept,
    Challenge,
    Draw,
    Move,
    Order,
    Pass,
    Placement,
    Resign,
    Swap,
)
from contissimo.games.calculissimo.phases import (
    Dealing,
    Drawing,
    Ordering,
    Over,
    Phase,
    Turn,
    Window,
)
from contissimo.games.calculissimo.placing import judge, judge_again, lay, without_tiles
from contissimo.games.calculissimo.rules import MAX_SEATS, Ruleset
from contissimo.games.calculissimo.scoring import Score, score
from contissimo.games.calculissimo.tiles import (
    RACK_SIZE,
    in_order,
    rank_in_order_draw,
    tile_of,
    without,
)
from contissimo.games.calculissimo.unfinished import can_go_on
from contissimo.games.calculissimo.view import View, hidden, write_position

SEAT_COUNTS = range(2, MAX_SEATS + 1)


@value_class(frozen=True, slots=True)
class Position:
    """Everything that is true of a game now. Racks and bag are strings in canonical order."""

    ruleset: Ruleset
    board: Board
    racks: tuple[str, ...]
    bag: str
    scores: tuple[Points, ...]
    phase: Phase
    passes: int = 0
    """Passes in a row, time-outs and placements taken back among them (§6.1 b)."""
    idle: int = 0
    """Turns in a row without a standing placement (§6.1 c)."""
    resigned: frozenset[Seat] = frozenset()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return turns.seats_of(len(self.racks))

    @property
    def still_in(self) -> tuple[Seat, ...]:
        return turns.still_in(self.seats, self.resigned)

    @property
    def to_act(self) -> frozenset[Seat]:
        if isinstance(self.phase, Turn):  # it is asked eight times a move
            return turns.ALONE[self.phase.seat]
        return turns.to_act(self.phase, len(self.racks), self.resigned)

    @property
    def outcome(self) -> Outcome | None:
        if not isinstance(self.phase, Over):
            return None
        return ending.outcome(
            self.ruleset, self.racks, self.scores, self.resigned, self.phase.reason
        )

    @property
    def wait(self) -> Wait | None:
        return turns.wait(self.phase, self.ruleset)

    @property
    def minutes_limit(self) -> None:
        """No game of Calculissimo is limited by the time of the whole match."""

    def rack(self, seat: Seat) -> str:
        return self.racks[seat - 1]

    def score(self, seat: Seat, placement: Placement) -> Score:
        """What a placement of `seat` would score, or IllegalMove (Unfinished while more tiles may mend it): a preview, nothing changes."""
        must_act(self, seat)
        if not isinstance(self.phase, Turn):
            raise IllegalMove("not_now")
        rack = self.rack(seat)
        try:
            return judge(self.board, self.ruleset, rack, placement)
        except IllegalMove as fault:
            left = len(rack) - len(placement.tiles)
            if can_go_on(self.board, self.ruleset, left, placement, fault):
                raise Unfinished(fault.why, **fault.details) from None
            raise

    def has_placement(self, rack: str) -> bool:
        """Whether these tiles could be laid somewhere now; the first way found is enough."""
        return has_placement(self.board, self.ruleset, rack)

    def moves(self, seat: Seat) -> Iterator[Move]:
        if seat not in self.to_act or seat == NATURE:
            return iter(())
        rack, listed = self.rack(seat), chosen().listed
        return turns.moves(self.phase, self.ruleset, self.board, rack, len(self.bag), listed)

    def view(self, reader: Reader) -> View:
        if isinstance(self.phase, Over):
            return self._view(reader, self.racks, self.bag)
        own = [rack if seat == reader else None for seat, rack in enumerate(self.racks, 1)]
        return self._view(reader, tuple(own), None)

    def _view(self, reader: Reader, racks: tuple[str | None, ...], bag: str | None) -> View:
        return View(
            reader=reader,
            ruleset=self.ruleset,
            board=self.board,
            racks=racks,
            rack_sizes=tuple(map(len, self.racks)),
            bag=bag,
            bag_size=len(self.bag),
            scores=self.scores,
            phase=self.phase,
            passes=self.passes,
            idle=self.idle,
            resigned=self.resigned,
        )

    def shown_to(self, reader: Reader) -> str:
        if isinstance(self.phase, Over):
            return str(self)
        racks = [
            rack if rack and seat == reader else hidden(rack)
            for seat, rack in enumerate(self.racks, 1)
        ]
        return write_position(self, racks, hidden(self.bag))

    def svg(self, last: Move | None = None) -> str:
        """The position as a picture, with all that is hidden; what `last` put on the board is marked."""
        return self._view(None, self.racks, self.bag).svg(last)

    def _repr_svg_(self) -> str:
        return self.svg()

    __repr__ = by_notation

    def __str__(self) -> str:
        return write_position(self, [rack or "." for rack in self.racks], self.bag or ".")

    def chance(self, rng: Rng) -> Order | Draw:
        must_act(self, NATURE)
        if isinstance(self.phase, Ordering):
            faces = draw(self.bag, len(self.phase.seats), rng)
            return Order(tuple(zip(self.phase.seats, faces, strict=True)))
        seat, count = self._to_draw()
        return Draw(seat, "".join(draw(self.bag, count, rng)))

    def apply(self, seat: Seat, move: Move) -> Position:
        if isinstance(move, Resign):
            may_resign(self, seat, self.still_in)
            return self._resign(seat)
        must_act(self, seat)
        match self.phase, move:
            case Turn(), Placement():  # this and a draw first, because nearly every move is one
                return self._place(seat, move)
            case ((Drawing() | Dealing()), Draw(to, tiles)):
                return self._draw(to, tiles)
            case Ordering(seats), Order(drawn):
                return self._order(seats, drawn)
            case Turn(), Swap(tiles):
                return self._swap(seat, tiles)
            case Turn(), Pass():
                return replace(self, passes=self.passes + 1, idle=self.idle + 1)._passed(seat)
            case Window(by, placement, _), Challenge():
                return self._contest(by, placement)
            case Window(by, placement, accepted), Accept():
                return self._accept(by, placement, accepted | {seat})
        raise IllegalMove("not_now", move=str(move))

    def _order(self, seats: tuple[Seat, ...], drawn: tuple[tuple[Seat, str], ...]) -> Position:
        """§2.1: the highest begins; those equal highest draw again from the tiles left."""
        left = without(self.bag, "".join(face for _, face in drawn))
        if left is None or tuple(seat for seat, _ in drawn) != seats:
            raise IllegalMove("chance_impossible")
        best = max(rank_in_order_draw(face) for _, face in drawn)
        highest = tuple(seat for seat, face in drawn if rank_in_order_draw(face) == best)
        # A tiny bag may run out of tiles to draw again: then the lowest of these seats begins.
        if len(highest) == 1 or len(left) < len(highest):
            return replace(self, bag=self.ruleset.bag, phase=Dealing(highest[0]))
        return replace(self, bag=left, phase=Ordering(highest))

    def _to_draw(self) -> tuple[Seat, int]:
        """Who draws now, and how many tiles."""
        if isinstance(self.phase, Drawing):
            return self.phase.seat, self.phase.count
        waiting = [seat for seat in self._in_turn() if not self.rack(seat)]
        return waiting[0], RACK_SIZE

    def _in_turn(self) -> list[Seat]:
        """While dealing: the seats in turn order (§2.2)."""
        first = self.phase.first if isinstance(self.phase, Dealing) else self.seats[0]
        return sorted(self.seats, key=lambda seat: (seat < first, seat))

    def _draw(self, to: Seat, tiles: str) -> Position:
        bag = without(self.bag, tiles)
        if bag is None or (to, len(tiles)) != self._to_draw():
            raise IllegalMove("chance_impossible")
        racks = self._racks(to, in_order(self.rack(to) + tiles))
        phase = self.phase
        if isinstance(phase, Drawing) and bag and not self.idle:
            following = to if phase.extra else next_seat(to, self.still_in)
            return self._with(racks=racks, bag=bag, phase=Turn(following, phase.extra))
        after = self._with(racks=racks, bag=bag)
        if isinstance(phase, Drawing):
            return after._turn_over(to, extra=phase.extra)
        return after._turn_begins(self._in_turn()[0]) if all(racks) else after

    def _with(
        self,
        *,
        board: Board | None = None,
        racks: tuple[str, ...] | None = None,
        bag: str | None = None,
        scores: tuple[Points, ...] | None = None,
        phase: Phase | None = None,
        passes: int | None = None,
        idle: int | None = None,
    ) -> Position:
        """`dataclasses.replace` for what every turn comes through, and five times as fast."""
        return Position(
            self.ruleset,
            self.board if board is None else board,
            self.racks if racks is None else racks,
            self.bag if bag is None else bag,
            self.scores if scores is None else scores,
            self.phase if phase is None else phase,
            self.passes if passes is None else passes,
            self.idle if idle is None else idle,
            self.resigned,
        )

    def _racks(self, seat: Seat, rack: str) -> tuple[str, ...]:
        return (*self.racks[: seat - 1], rack, *self.racks[seat:])

    def _scores(self, seat: Seat, change: int) -> tuple[Points, ...]:
        score = Points(self.scores[seat - 1] + change)
        return (*self.scores[: seat - 1], score, *self.scores[seat:])

    def _place(self, seat: Seat, move: Placement) -> Position:
        contestable = self.ruleset.judging == "challenge"
        if move.total is None:
            if turns.announces(self.ruleset):
                raise IllegalMove("total_missing")
        elif contestable and move.total > turns.MAX_TOTAL:
            raise IllegalMove("total_too_large", limit=turns.MAX_TOTAL)
        laid = lay(self.board, self.ruleset, self.rack(seat), move)
        racks = self._racks(seat, laid.rack)
        if contestable:
            # §7.2: what is laid and announced counts until somebody contests it.
            scores = self._scores(seat, move.total or 0)
            return self._with(
                board=laid.board, racks=racks, scores=scores, phase=Window(seat, move)
            )
        total = score(laid.lines, laid.bonuses, self.ruleset).total
        scores = self._scores(seat, total)
        return self._stands(seat, len(move.tiles), laid.board, racks, scores)

    def _stands(
        self,
        seat: Seat,
        placed: int,
        board: Board | None = None,
        racks: tuple[str, ...] | None = None,
        scores: tuple[Points, ...] | None = None,
    ) -> Position:
        """§3.3-3.4: a placement that stands is followed by the draw and, after seven tiles, an extra turn."""
        count = min(placed, len(self.bag))
        phase = Drawing(seat, count, extra=placed == RACK_SIZE) if count else None
        after = self._with(board=board, racks=racks, scores=scores, phase=phase, passes=0, idle=0)
        return after if count else after._turn_over(seat)

    def _swap(self, seat: Seat, tiles: str) -> Position:
        rack = without(self.rack(seat), tiles)
        if not tiles:
            raise IllegalMove("nothing_exchanged")
        if rack is None:
            raise IllegalMove("not_on_rack")
        why = turns.may_exchange(self.ruleset, self.board, self.rack(seat), len(self.bag))
        if why is not None:
            raise IllegalMove(why)
        return replace(
            self,
            racks=self._racks(seat, rack),
            bag=in_order(self.bag + tiles),
            phase=Drawing(seat, len(tiles)),
            passes=0,
            idle=self.idle + 1,
        )

    def _accept(self, by: Seat, placement: Placement, accepted: frozenset[Seat]) -> Position:
        if set(self.still_in) - accepted - {by}:
            return replace(self, phase=Window(by, placement, accepted))
        return self._stands(by, len(placement.tiles))

    def _contest(self, by: Seat, placement: Placement) -> Position:
        """§7.2: a line that can't be admitted is taken back, a wrong total is put right."""
        tiles = placement.tiles
        announced = placement.total or 0
        try:
            total = judge_again(self.board, self.ruleset, placement).total
        except IllegalMove:
            rack = in_order(self.rack(by) + "".join(tile_of(letter) for _, letter in tiles))
            return replace(
                self,
                board=without_tiles(self.board, placement),
                racks=self._racks(by, rack),
                scores=self._scores(by, -announced),
                passes=self.passes + 1,
                idle=self.idle + 1,
            )._passed(by)
        return replace(self, scores=self._scores(by, total - announced))._stands(by, len(tiles))

    def _resign(self, seat: Seat) -> Position:
        """§3.7: the tiles leave the game, and there may be too few left to go on."""
        after = replace(self, racks=self._racks(seat, ""), resigned=self.resigned | {seat})
        if len(after.still_in) == 1:
            return after._end("resigned")
        match self.phase:
            case Window(by, placement, accepted) if seat != by:  # it counts as `accept`
                return after._accept(by, placement, accepted - {seat})
            case Window():  # its own placement stands as announced, and nothing is drawn
                return replace(after, passes=0, idle=0)._turn_over(seat)
            case Turn(mover) if seat != mover:
                why = after._why_over(mover)
                return after if why is None else after._end(why)
            case _:
                return after._turn_over(seat)

    def _passed(self, seat: Seat) -> Position:
        """The end of a turn that counts as a pass."""
        rules = self.ruleset
        if rules.end_when_stuck == "anyone" and rules.judging == "challenge" and not self.bag:
            return self._end("stuck")
        return self._turn_over(seat)

    def _turn_over(self, seat: Seat, *, extra: bool = False) -> Position:
        following = seat if extra else next_seat(seat, self.still_in)
        if self.bag and not self.idle:  # while somebody lays and draws, no game ends
            return self._with(phase=Turn(following, extra))
        why = self._why_over(following)
        return self._turn_begins(following, extra=extra) if why is None else self._end(why)

    def _why_over(self, to_move: Seat) -> str | None:
        """§6.1 for those still in, the player to move first; None: the game goes on."""
        still_in = self.still_in
        first = still_in.index(to_move)
        racks = tuple([self.rack(other) for other in still_in[first:] + still_in[:first]])
        return ending.reason_to_end(
            self.ruleset, self.board, racks, self.bag, self.passes, self.idle
        )

    def _turn_begins(self, seat: Seat, *, extra: bool = False) -> Position:
        if ending.ends_at_a_turn(self.ruleset, self.board, self.rack(seat), self.bag):
            return self._end("stuck")
        return self._with(phase=Turn(seat, extra))

    def _end(self, reason: str) -> Position:
        costs = ending.penalties(self.ruleset, self.racks)
        final = tuple(Points(s - cost) for s, cost in zip(self.scores, costs, strict=True))
        return replace(self, scores=final, phase=Over(reason))


def start(rules: Ruleset, seats: int) -> Position:
    """The position before anything is drawn (§1.3, 1.4, 2.1)."""
    if seats not in SEAT_COUNTS:
        raise IllegalMove("seat_count", seats=seats)
    if len(rules.bag) < RACK_SIZE * seats:
        raise IllegalMove("bag_too_small", tiles=len(rules.bag), needed=RACK_SIZE * seats)
    return Position(
        ruleset=rules,
        board=empty_board(rules.layout),
        racks=("",) * seats,
        bag=rules.bag,
        scores=rules.begins_with(seats),
        phase=Ordering(tuple(Seat(i + 1) for i in range(seats))),
    )

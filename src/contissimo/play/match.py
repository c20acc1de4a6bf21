"""A match: a game with seats, a clock and a log, whose state is a pure fold of that log.

Nothing here is mutable and nothing here knows the seed. Who may know what, and what is stored when, is
left to the owner of the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import pairwise

from contissimo.core.chance import Chance
from contissimo.core.errors import IllegalMove
from contissimo.core.game import (
    NATURE,
    AnyGame,
    AnyPosition,
    Millis,
    Move,
    Outcome,
    Points,
    Reader,
    Ruleset,
    Seat,
)
from contissimo.core.values import value_class
from contissimo.play.clock import Clock
from contissimo.play.log import BEGINNING, NO_ENTRIES, Entry, Log
from contissimo.play.notes import (
    AWAY,
    BACK,
    GONE,
    HAND,
    LAST,
    Away,
    Back,
    End,
    Gone,
    Hand,
    Note,
    Start,
)

State = tuple[AnyPosition, Clock]
Past = Mapping[int, State]
"""States after entries, by number, that the caller of a fold has kept; going back to others means folding again."""
NOTHING: Past = {}
RESIGN = "resign"
"""The one move that every game knows."""
WINDOW = "window"
"""The wait in which a move may be contested: who made it stands in the log, and nowhere else."""


@value_class(frozen=True, slots=True)
class Match:
    game: AnyGame = field(repr=False)
    ruleset: Ruleset = field(repr=False)
    seats: int
    id: str
    players: tuple[str, ...]
    date: str
    commitment: bytes
    contributions: tuple[tuple[Seat, bytes], ...]
    """What the human seats added to the chance, in seat order."""
    began: Millis
    position: AnyPosition
    clock: Clock
    log: Log = NO_ENTRIES
    start: AnyPosition | None = None
    """The position that it began with; None: the usual one of its game."""

    @classmethod
    def begin(  # noqa: PLR0913  # all that a header tells, by keyword
        cls,
        game: AnyGame,
        ruleset: Ruleset,
        seats: int,
        *,
        id: str = "",  # noqa: A002  # the word for it everywhere else
        players: tuple[str, ...] = (),
        date: str = "",
        commitment: bytes = b"",
        contributions: Mapping[Seat, bytes] | None = None,
        now: Millis = BEGINNING,
        start: AnyPosition | None = None,
    ) -> Match:
        """A match without a move. What chance does first, `advance` does.

        It may begin with a position of its own; IllegalMove if nobody could go on from that one.
        """
        if start is not None:
            check_start(start, seats)
        position = game.start(ruleset, seats) if start is None else start
        given = tuple(sorted((contributions or {}).items()))
        clock = Clock.start(position, now)
        match = cls(
            game,
            ruleset,
            seats,
            id,
            players,
            date,
            commitment,
            given,
            now,
            position,
            clock,
            start=start,
        )
        return match.begun()

    @property
    def over(self) -> bool:
        return self.position.outcome is not None

    @property
    def abandoned(self) -> bool:
        """Whether it is over because somebody stayed away, and those who waited ended it."""
        return self.over and any(
            gone.move == Gone(last.seat) and str(last.move) == RESIGN
            for gone, last in pairwise(self.log[-3:])
        )

    @property
    def time(self) -> Millis:
        """When the last entry was made, since the match began."""
        return self.log.time

    @property
    def chances(self) -> int:
        """How many chance entries there have been: the number of the next one."""
        return self.log.chances

    @property
    def deadline(self) -> Millis | None:
        """When `expire` has something to do; None: never."""
        limit, deadline = self._last_round_at, self.clock.deadline
        if limit is None:
            return deadline
        end = Millis(self.began + limit)
        return end if deadline is None else min(end, deadline)

    def handed(self, seat: Seat) -> str | None:
        """Who moves for the seat since it last changed hands; None: who sat there from the start."""
        return self.log.hands.get(seat)

    @property
    def standing(self) -> tuple[Entry, ...]:
        """The entries that led to where the match is now: without what was taken back."""
        found, number = [], len(self.log)
        while number:
            entry = self.log[number - 1]
            if isinstance(entry.move, Back):
                number = entry.move.to
            else:
                found.append(entry)
                number -= 1
        return tuple(reversed(found))

    def play(self, seat: Seat, move: Move, now: Millis) -> Match:
        """The match after a player's move, or IllegalMove: then nothing has changed."""
        at = self._at(now)
        if seat == NATURE:
            raise IllegalMove("not_your_turn", seat=seat)  # chance comes from `advance` alone
        if self.clock.expired(Millis(self.began + at)):
            raise IllegalMove("too_late", seat=seat)
        return self._last_round(at).enter(seat, move, at)

    def advance(self, chance: Chance) -> Match:
        """The match after moves of NATURE, until a player must act. Chance takes no time."""
        match, number = self, self.chances
        while NATURE in match.position.to_act:
            move = match.position.chance(chance.entry(number))
            match, number = match.enter(NATURE, move, match.time), number + 1
        return match

    def expire(self, now: Millis) -> Match:
        """The match after what is overdue: the last round is called, silent seats have spoken."""
        at = self._at(now)
        match = self._last_round(at)
        for seat in sorted(match.position.to_act):
            # A silence can end the wait that the others were in.
            wait = match.position.wait
            if wait is not None and match.clock.expired(Millis(self.began + at)):
                match = match.enter(seat, wait.silence, at)
        return match

    def credit(self, given: Millis, now: Millis) -> Match:
        """Time given back after an absence: the running wait began that much later."""
        return self.enter(NATURE, Away(given), self._at(now))

    def hand(self, seat: Seat, who: str, now: Millis) -> Match:
        """The seat goes to a computer player (`level-3`) or back to a `person`."""
        return self.enter(NATURE, Hand(seat, who), self._at(now))

    def abandon(self, seats: Iterable[Seat], now: Millis) -> Match:
        """The seats resign, whose people stay away. Those who are to act come last: so nothing is drawn in between."""
        at, match, acting = self._at(now), self, self.position.to_act
        resign = self.game.read_move(RESIGN)
        for seat in sorted(seats, key=lambda seat: (seat in acting, seat)):
            if not match.over:
                match = match.enter(NATURE, Gone(seat), at).enter(seat, resign, at)
        return match

    def take_back(self, to: int, now: Millis, past: Past = NOTHING) -> Match:
        """The match back in the state after entry `to`, in which a player had to act."""
        return self.enter(NATURE, Back(to), self._at(now), past)

    def enter(self, seat: Seat, move: Move, at: Millis, past: Past = NOTHING) -> Match:
        """The step of the fold, for the live match and the replayed one alike.

        `at` counts from the beginning. No deadline is looked at: the log says what happened.
        """
        before, log = self.position, self.log
        if before.outcome is not None:
            raise IllegalMove("game_over", seat=seat)
        at = max(at, log.time)
        if isinstance(move, Note):
            return self._noted(seat, move, at, past)
        after = before.apply(seat, move)
        points: tuple[Points, ...] = ()
        total: tuple[Points, ...] = ()
        if seat != NATURE:
            earned, sum_ = self.game.tally(before, seat, move, after)
            points, total = (earned,), (sum_,)
        clock = self.clock.step(after, seat, Millis(self.began + at))
        log = log.add(Entry(log.size + 1, seat, move, points, total, at))
        outcome = after.outcome
        if outcome is not None:
            log = log.add(_closing(log.size + 1, outcome, at))
        return self._changed(after, clock, log)

    def fold(self, entries: Iterable[Entry]) -> Match:
        """The match after entries that another match has logged; a start is there already, and an end follows by itself."""
        match = self
        for after in self.unfold(entries):
            match = after
        return match

    def unfold(self, entries: Iterable[Entry]) -> Iterator[Match]:
        """The matches on the way of a fold, after each entry."""
        match = self
        past = {len(self.log): (self.position, self.clock)}
        for entry in entries:
            if not isinstance(entry.move, End | Start):
                match = match.enter(entry.seat, entry.move, entry.clock, past)
                past[len(match.log)] = match.position, match.clock
            yield match

    def begun(self) -> Match:
        """The same match before its first move. A board that nobody can play on is over at once (contig60 §6.2)."""
        position, log = self.start, _STARTED
        if position is None:
            position = self.game.start(self.ruleset, self.seats)
            outcome: Outcome | None = position.outcome
            log = NO_ENTRIES if outcome is None else Log.of([_closing(1, outcome, BEGINNING)])
        return replace(self, position=position, clock=Clock.start(position, self.began), log=log)

    def log_for(self, reader: Reader) -> Sequence[Entry]:
        """The log as `reader` may see it: all of it once the game is over."""
        return self.log if self.over else tuple(entry.seen_by(reader) for entry in self.log)

    def _at(self, now: Millis) -> Millis:
        """The time since the match began; two machines' clocks may differ, a log never runs back."""
        return max(Millis(now - self.began), self.time)

    def _changed(self, position: AnyPosition, clock: Clock, log: Log) -> Match:
        """The same match, further on. Spelled out, not `replace`: every entry of every match comes through here."""
        return Match(
            self.game,
            self.ruleset,
            self.seats,
            self.id,
            self.players,
            self.date,
            self.commitment,
            self.contributions,
            self.began,
            position,
            clock,
            log,
            self.start,
        )

    def _noted(self, seat: Seat, note: Note, at: Millis, past: Past) -> Match:
        if seat != NATURE:
            raise IllegalMove("note_of_player", seat=seat)
        position, clock = self.position, self.clock
        # Only what a reader of the log would read again may go in.
        match note:
            case Away(given) if AWAY.fullmatch(str(note)):
                clock = clock.credit(given, Millis(self.began + at))
            case Gone(left) if left <= self.seats and GONE.fullmatch(str(note)):
                pass
            case Hand(handed, _) if handed <= self.seats and HAND.fullmatch(str(note)):
                pass
            case Back(to) if to < len(self.log) and BACK.fullmatch(str(note)):
                position, clock = self._back_at(note, at, past)
            case _:
                raise IllegalMove("note_refused", note=str(note))
        entry = Entry(len(self.log) + 1, NATURE, note, (), (), at)
        return self._changed(position, clock, self.log.add(entry))

    def _back_at(self, note: Back, at: Millis, past: Past) -> tuple[AnyPosition, Clock]:
        """Position and main times as they were; those who were to act then are asked again."""
        known = past.get(note.to)
        if known is None:
            then = self.begun().fold(self.log[: note.to])
            known = then.position, then.clock
        position, clock = known
        if position.wait is None:
            # Back to a draw or a throw would be to draw or throw again.
            raise IllegalMove("note_refused", note=str(note))
        return position, replace(clock, since=Millis(self.began + at))

    @property
    def _last_round_at(self) -> Millis | None:
        """When the running round becomes the last (contig60 §6.3), if that is still to come.

        A game that knows such a limit says so with `minutes_limit`, which is None once `last` was said.
        """
        limit: Millis | None = self.position.minutes_limit
        if limit is None or self.position.wait is None:
            return None
        # Time given back to a player is given back to the match.
        return Millis(limit + self.log.given)

    def _last_round(self, at: Millis) -> Match:
        limit = self._last_round_at
        if limit is None or at < limit:
            return self
        return self.enter(NATURE, self.game.read_move(LAST), at)


_STARTED = Log.of([Entry(1, NATURE, Start(), (), (), BEGINNING)])


def check_start(position: AnyPosition, seats: int) -> None:
    """Refuse a position that no match may begin with: one for others, one that is over, and one in which a move is not settled yet."""
    if len(position.seats) != seats:
        raise IllegalMove("seat_count", seats=seats)
    if position.outcome is not None:
        raise IllegalMove("position_over")
    if position.wait is not None and position.wait.kind == WINDOW:
        raise IllegalMove("position_window")


def _closing(seq: int, outcome: Outcome, at: Millis) -> Entry:
    """The last entry: what was left, what that cost, and the final totals."""
    changes = tuple(Points(-penalty) for penalty in outcome.penalties)
    return Entry(seq, NATURE, End(outcome.leftovers), changes, outcome.scores, at)

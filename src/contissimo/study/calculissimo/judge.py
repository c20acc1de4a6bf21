"""The judge of Calculissimo: the simulation in common worlds, exact endings, and positions as those see them who see all racks.

A decision is valued as the player could know it, without the others' racks. A quick review takes what the evaluation says of
each class; a deep one plays them on, and values the best and the one that was played again in fresh worlds: the best
of many noisy ones would make everybody err.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp

from contissimo.core.game import Ruleset, Seat, next_seat
from contissimo.engine.calculissimo.kernel import Kernel, rack_of
from contissimo.engine.calculissimo.simulate import move_of
from contissimo.engine.calculissimo.stages import OUTLOOK
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo import rules
from contissimo.games.calculissimo.moves import Accept, Challenge, Draw, Move, Order
from contissimo.games.calculissimo.phases import Dealing, Drawing, Ordering, Turn, Window
from contissimo.games.calculissimo.position import Position
from contissimo.study.budget import Budget
from contissimo.study.calculissimo.classes import Option, class_of, key_of, options_of, true_total
from contissimo.study.calculissimo.ending import Endings, shares_of
from contissimo.study.calculissimo.facts import Facts
from contissimo.study.calculissimo.kinds import kinds
from contissimo.study.calculissimo.trials import trials
from contissimo.study.calculissimo.worlds import Effort, Worlds, settled
from contissimo.study.judge import (
    AnyJudge,
    Fact,
    NotJudged,
    Reply,
    Shares,
    Valued,
    Worth,
    any_judge,
)

VERSION = "calculissimo-3"
QUICK = Effort(draws=64, turns=4)
DEEP = Effort(draws=200, turns=50)
NODES = 10_000
"""Turns that are played for a decision of a deep review."""
SOLVED = 20_000
"""Nodes of the endgame solver for a position of a deep review."""
LISTED = 16
"""How many classes of a turn are listed, the best by the evaluation, in addition to the one that was played."""
_EARLY, _LATE = 60, 20
_REMEMBERED = 16


def judge(ruleset: Ruleset, budget: Budget) -> AnyJudge:
    """The judge for rules and a budget."""
    assert isinstance(ruleset, rules.Ruleset)
    return any_judge(CalculissimoJudge(ruleset, budget))


class CalculissimoJudge:
    version = VERSION
    headline = "top_share"

    def __init__(self, ruleset: rules.Ruleset, budget: Budget) -> None:
        self.worlds = Worlds(ruleset, DEEP if budget.deep else QUICK)
        self.playout = self.worlds.playout
        self.endings = Endings(ruleset, SOLVED if budget.deep else 0)
        self.plain = Kernel(ruleset)
        self.about = Facts(self.playout, self.plain)
        self._known: dict[Position, Worth] = {}
        self.deep = budget.deep
        self.nodes = NODES if budget.nodes is None else budget.nodes

    # ------------------------------------------------------------------ positions

    def worth(self, position: Position) -> Worth:
        if position not in self._known:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[position] = self._worth(position)
        return self._known[position]

    def _worth(self, position: Position) -> Worth:
        if isinstance(position.phase, Window):
            return self.worth(settled(position))
        known = self.endings.worth(position) if self.deep else None
        return self.worlds.worth(position) if known is None else known

    # ------------------------------------------------------------------ moves

    def value(self, position: Position, seat: Seat, also: Sequence[Move] = ()) -> Sequence[Valued]:
        if seat not in position.to_act:
            raise NotJudged("no_decision", seat=seat)
        if isinstance(position.phase, Window):
            return self._verdicts(position, seat)
        options = options_of(self.playout, position, seat)
        wanted = {class_of(position, seat, move): move for move in also}
        best = self._best_of_ending(position, seat)
        listed = [
            self._standing_for(option, wanted.get(option.key))
            for n, option in enumerate(options)
            if n < LISTED or option.key in wanted or option.key == best
        ]
        found = self._judged(position, seat, listed, set(wanted))
        named = [
            replace(each, move=str(wanted[each.key])) if each.key in wanted else each
            for each in found
        ]
        strange = [move for key, move in wanted.items() if key.startswith("wrong")]
        return sorted([*named, *(self._wrong(position, seat, m) for m in strange)], key=_rank)

    def _standing_for(self, option: Option, move: Move | None) -> Option:
        """A class for which the move that was played stands."""
        if not isinstance(move, laying.Placement):
            return option
        made = self.playout.kernel.move_of(move)
        return replace(option, candidate=replace(option.candidate, move=made))

    def _best_of_ending(self, position: Position, seat: Seat) -> str | None:
        """The class of the best move where the solver proves one and the player can know all racks."""
        sees_all = not position.bag and position.still_in == position.seats
        if not self.deep or not sees_all or len(position.seats) != 2:
            return None
        best = self.endings.best(position, seat)
        if best is None:
            return None
        move, score, _ = best
        return key_of(score, rack_of(position.rack(seat)) - self.playout.kernel.used(move), move)

    def _judged(
        self, position: Position, seat: Seat, listed: list[Option], wanted: set[str]
    ) -> list[Valued]:
        best = self._best_of_ending(position, seat)
        if not self.deep or len(listed) == 1:
            return self._at_a_glance(position, seat, listed)
        if best is not None:
            return self._solved(position, seat, listed, best)
        return self._tried(position, seat, listed, wanted)

    def _solved(
        self, position: Position, seat: Seat, listed: list[Option], best: str
    ) -> list[Valued]:
        """Exact values, as far as the solver proves them; what it does not prove is at a glance, behind the rest."""
        sign = 1 if seat == position.still_in[0] else -1
        found = []
        for option, glanced in zip(listed, self._at_a_glance(position, seat, listed), strict=True):
            # The best move's class is worth what the best move is.
            after = (
                position
                if option.key == best
                else position.apply(
                    seat, move_of(self.playout.kernel, option.candidate, position.view(seat))
                )
            )
            if isinstance(after.phase, Window):  # an honest total stands
                after = settled(after)
            margin = self.endings.margin(after)
            if margin is None:
                found.append(replace(glanced, looked=False))
                continue
            shares = shares_of(position, margin)
            own = float(sign * margin)
            found.append(
                replace(glanced, share=shares[seat - 1], shares=shares, exact=True, margin=own)
            )
        return found

    def _tried(
        self, position: Position, seat: Seat, listed: list[Option], wanted: set[str]
    ) -> list[Valued]:
        """The classes played on in worlds."""
        found = trials(position, seat, listed, wanted, self.nodes)
        self.playout.kernel.load(position.board)
        return [
            replace(
                self._valued(position, seat, trial.option, trial.shares),
                error=trial.error,
                gap_error=trial.gap_error,
                margin=trial.margin,
                looked=trial.looked,
            )
            for trial in found
        ]

    def _at_a_glance(self, position: Position, seat: Seat, listed: list[Option]) -> list[Valued]:
        """What the evaluation says: each class as far behind the best as its points and tiles kept are."""
        best = listed[0]
        now = self.worth(position).shares
        tiles = len(position.bag) + sum(map(len, position.racks))
        base, rise, _ = OUTLOOK
        scale = self.playout.unit * (base + rise * tiles)
        self.playout.kernel.load(position.board)
        steps = [(best.candidate.equity - option.candidate.equity) / scale for option in listed]
        return [
            self._valued(position, seat, option, _behind(now, seat, step))
            for option, step in zip(listed, steps, strict=True)
        ]

    def _valued(self, position: Position, seat: Seat, option: Option, shares: Shares) -> Valued:
        """A class with its values; the kernel must have the board."""
        move = move_of(self.playout.kernel, option.candidate, position.view(seat))
        return Valued(
            key=option.key,
            move=str(move),
            points=option.candidate.score,
            share=shares[seat - 1],
            error=0.0,
            gap_error=0.0,
            exact=False,
            shares=shares,
            kept=option.kept,
            moves=option.moves,
        )

    def _wrong(self, position: Position, seat: Seat, move: Move) -> Valued:
        """§7.2: a wrong total or line is worth what is left once the others have seen it."""
        assert isinstance(move, laying.Placement)
        shares = self.worth(position.apply(seat, move)).shares
        points = min(true_total(position, seat, move) or 0, move.total or 0)
        key = class_of(position, seat, move)
        return Valued(
            key=key,
            move=str(move),
            points=points,
            share=shares[seat - 1],
            error=0.0,
            gap_error=0.0,
            exact=False,
            shares=shares,
            kept=key.split(" ")[-1],
        )

    def _verdicts(self, position: Position, seat: Seat) -> Sequence[Valued]:
        """§7.2: to contest what was laid, or not; the others then do what is just."""
        words: tuple[laying.Move, ...] = (Accept(), Challenge())
        found = []
        for word in words:
            after = position.apply(seat, word)
            worth = self.worth(settled(after) if isinstance(after.phase, Window) else after)
            found.append(
                Valued(
                    key=str(word),
                    move=str(word),
                    points=0,
                    share=worth.shares[seat - 1],
                    error=worth.error,
                    gap_error=0.0,
                    exact=worth.exact,
                    shares=worth.shares,
                )
            )
        return sorted(found, key=_rank)

    def class_of(self, position: Position, seat: Seat, move: Move) -> str:
        return class_of(position, seat, move)

    # ------------------------------------------------------------------ what can be said

    def facts(self, position: Position, seat: Seat, best: Valued, played: Valued) -> Sequence[Fact]:
        return self.about.of(position, seat, best, played)

    def kinds(
        self, position: Position, seat: Seat, best: Valued, played: Valued
    ) -> tuple[str, ...]:
        return kinds(position, seat, best, played)

    def reply(self, position: Position, seat: Seat, move: Move) -> Reply | None:
        after = position.apply(seat, move)
        match after.phase:
            case Drawing(_, _, extra) if not extra:
                # What is drawn is not the next player's business.
                after = replace(after, phase=Turn(next_seat(seat, after.still_in)))
            case Turn(following) if following != seat:
                pass
            case Window():
                (first, *_) = sorted(after.to_act)
                return Reply(first, self._verdicts(after, first)[0].move, 0)
            case _:
                return None
        (following,) = after.to_act
        best = options_of(self.playout, after, following)[0].candidate
        text = str(move_of(self.playout.kernel, best, after.view(following)))
        return Reply(following, text, best.score)

    def stage(self, position: Position) -> str:
        left = len(position.bag)
        if left > _EARLY or isinstance(position.phase, Ordering | Dealing):
            return "early"
        return "middle" if left > _LATE else "late"

    def owner(self, before: Position, move: Move, after: Position) -> Seat | None:
        match move:
            case Draw(seat, _):
                return seat
            case Order():
                return after.phase.first if isinstance(after.phase, Dealing) else Seat(1)
            case _:
                return None

    def top(self, position: Position, seat: Seat) -> int | None:
        if not isinstance(position.phase, Turn):
            return None
        self.plain.load(position.board)
        found = self.plain.search(rack_of(position.rack(seat)), 1)
        return self.plain.top_score(0) if found else None


def _behind(shares: Shares, seat: Seat, step: float) -> Shares:
    """Shares once a seat is a step behind, in units of the logistic's scale."""
    own = shares[seat - 1] * exp(-step)
    parts = [own if at == seat - 1 else share for at, share in enumerate(shares)]
    whole = sum(parts)
    # A seat that has won for certain stays where it is, however far behind.
    return tuple(part / whole for part in parts) if whole > 0.0 else shares


def _rank(valued: Valued) -> tuple[bool, float, float, int, str]:
    return not valued.looked, -valued.share, -(valued.margin or 0.0), -valued.points, valued.key

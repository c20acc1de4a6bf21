"""The judge of Contig 60: a search with neutral weights, exact endings, and every answer to a throw valued.

A class of moves is a square: however it is made, the same marker covers it. A sentence that is wrong, where the players
judge, is a class of its own and worth what the others' best answer to it leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from contissimo.core.game import Ruleset, Seat
from contissimo.engine.contig60.kernel import fits
from contissimo.games.contig60 import rules
from contissimo.games.contig60.board import SIDES
from contissimo.games.contig60.moves import (
    Accept,
    Challenge,
    First,
    Move,
    Roll,
    Say,
    Steal,
)
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.sentences import fault
from contissimo.study.budget import Budget
from contissimo.study.contig60.facts import facts
from contissimo.study.contig60.kinds import kinds
from contissimo.study.contig60.values import Depth, Throw, Values
from contissimo.study.judge import (
    AnyJudge,
    Fact,
    NotJudged,
    Reply,
    Shares,
    Valued,
    Worth,
    any_judge,
    result_shares,
)

VERSION = "contig60-2"
QUICK = Depth(plies=2, boards=2_000)
DEEP = Depth(plies=4, boards=40_000)
AGAIN = 2
"""How many of the best classes are looked at again a ply deeper, in addition to the one that was played."""
_EARLY, _LATE = 15, 30


def judge(ruleset: Ruleset, budget: Budget) -> AnyJudge:
    """The judge for rules and a budget; NotJudged for boards that the engine has no room for."""
    assert isinstance(ruleset, rules.Ruleset)
    if not fits(ruleset):
        raise NotJudged("review_board_large", ruleset=ruleset.name)
    return any_judge(ContigJudge(ruleset, budget))


def depth_for(budget: Budget) -> Depth:
    """`nodes` are the boards that a solved ending may have; how many plies, the kind of review says."""
    depth = DEEP if budget.deep else QUICK
    return depth if budget.nodes is None else replace(depth, boards=budget.nodes)


class ContigJudge:
    version = VERSION
    headline = "accuracy"

    def __init__(self, ruleset: rules.Ruleset, budget: Budget) -> None:
        self.values = Values(ruleset, depth_for(budget))
        self.deep = budget.deep
        self.numbers = self.values.kernel.tables.numbers
        self.index_of = self.values.kernel.tables.index_of

    # ------------------------------------------------------------------ positions

    def worth(self, position: Position) -> Worth:
        chance, exact = self._chance(position)
        return Worth((chance, 1.0 - chance), exact=exact)

    def _chance(self, position: Position) -> tuple[float, bool]:
        """The win share of the first seat, and whether it is exact."""
        match position.phase:
            case "over":
                assert position.outcome is not None
                return result_shares(position.outcome)[0], True
            case "first":
                both = [self._chance(position.apply(Seat(-1), First(side))) for side in SIDES]
                return sum(chance for chance, _ in both) / 2, all(exact for _, exact in both)
            case "roll":
                throw = self.throw(position)
                return _of_first(throw, throw.mean), throw.exact
            case "turn":
                assert position.dice is not None
                throw = self.throw(position)
                return _of_first(throw, self.values.best(throw, position.dice)), throw.exact
            case "steal":
                assert position.dice is not None
                throw = self.throw(position)
                return _of_first(throw, self.values.passed(throw, position.dice)), throw.exact
            case _:
                return self._window(position)

    def _window(self, position: Position) -> tuple[float, bool]:
        """§4.2: worth what the better answer is worth to the side that may challenge."""
        (accuser,) = position.to_act
        ways = [self._chance(position.apply(accuser, word)) for word in (Accept(), Challenge())]
        pick = max if accuser == SIDES[0] else min
        return pick(way[0] for way in ways), all(exact for _, exact in ways)

    def throw(self, position: Position) -> Throw:
        """The throw that a position waits for or has seen."""
        return self.values.throw(position, position.on_turn)

    # ------------------------------------------------------------------ moves

    def value(self, position: Position, seat: Seat, also: Sequence[Move] = ()) -> Sequence[Valued]:
        if seat not in position.to_act:
            raise NotJudged("no_decision", seat=seat)
        moves: dict[str, Move] = {}
        for move in (*also, *position.moves(seat)):
            moves.setdefault(self.class_of(position, seat, move), move)
        listed = {key: self._first_look(position, seat, move, key) for key, move in moves.items()}
        if self.deep and position.phase != "window":
            wanted = {self.class_of(position, seat, move) for move in also}
            return self._look_again(position, seat, moves, listed, wanted)
        return sorted(listed.values(), key=_rank)

    def _first_look(self, position: Position, seat: Seat, move: Move, key: str) -> Valued:
        if position.phase == "window" or key.startswith("wrong"):
            chance, exact = self._chance(position.apply(seat, move))
            chance = chance if seat == SIDES[0] else 1.0 - chance
        else:
            throw = self.throw(position)
            chance, exact = self.looked_up(throw, position, move), throw.exact
        return _valued(position, seat, move, key, chance, exact=exact)

    def looked_up(self, throw: Throw, position: Position, move: Move) -> float:
        assert position.dice is not None
        match move:
            case Say(sentence):
                return throw.laid[self.index_of[sentence.square]]
            case Steal(sentence):
                return 1.0 - self.values.stolen(throw, self.index_of[sentence.square])
            case _ if position.passed:
                return 1.0 - throw.skipped
            case _:
                return self.values.passed(throw, position.dice)

    def _look_again(
        self,
        position: Position,
        seat: Seat,
        moves: dict[str, Move],
        listed: dict[str, Valued],
        wanted: set[str],
    ) -> list[Valued]:
        """The best and what was played, a ply deeper: what comes after them, looked at as closely as they were."""
        todo = wanted | {each.key for each in sorted(listed.values(), key=_rank)[:AGAIN]}
        done: dict[str, Valued] = {}
        while todo:
            for key in sorted(todo):
                done[key] = self._second_look(position, seat, moves[key], listed[key])
            ranked = sorted({**listed, **done}.values(), key=_rank)
            todo = {ranked[0].key} - done.keys()
        rest = (replace(each, looked=False) for key, each in listed.items() if key not in done)
        return sorted([*done.values(), *rest], key=_rank)

    def _second_look(self, position: Position, seat: Seat, move: Move, valued: Valued) -> Valued:
        chance, exact = self._chance(position.apply(seat, move))
        chance = chance if seat == SIDES[0] else 1.0 - chance
        return replace(valued, share=chance, shares=_shares(seat, chance), exact=exact)

    def class_of(self, position: Position, seat: Seat, move: Move) -> str:
        if not isinstance(move, Say | Steal):
            return str(move)
        assert position.dice is not None
        wrong = fault(move.sentence, position.dice, position.ruleset.operations)
        return f"{move.sentence.square}" if wrong is None else f"wrong {move.sentence.square}"

    # ------------------------------------------------------------------ what can be said

    def facts(self, position: Position, seat: Seat, best: Valued, played: Valued) -> Sequence[Fact]:
        return facts(position, seat, best, played)

    def kinds(
        self, position: Position, seat: Seat, best: Valued, played: Valued
    ) -> tuple[str, ...]:
        return kinds(position, seat, best, played)

    def reply(self, position: Position, seat: Seat, move: Move) -> Reply | None:
        after = position.apply(seat, move)
        if after.over is not None:
            return None
        if after.phase != "roll":
            (next_to_act,) = after.to_act
            best = self.value(after, next_to_act)[0]
            return Reply(next_to_act, best.move, best.points)
        throw, tables = self.throw(after), self.values.kernel.tables
        throws = {square: tables.throws_for(1 << square) for square in throw.laid}
        # What costs the most on average: a square that is hardly ever made is no answer.
        square = max(throw.laid, key=lambda at: (throws[at] * (throw.laid[at] - throw.mean), -at))
        number = self.numbers[square]
        points = after.ruleset.points_for(after.board, number)
        roller = after.on_turn
        return Reply(roller, str(number), points, throws[square], tables.throws)

    def stage(self, position: Position) -> str:
        if position.turns < _EARLY:
            return "early"
        return "middle" if position.turns < _LATE else "late"

    def owner(self, before: Position, move: Move, after: Position) -> Seat | None:
        match move:
            case Roll():
                return before.on_turn
            case First(seat):
                return seat
            case _:
                return None

    def top(self, position: Position, seat: Seat) -> int | None:
        if position.dice is None or position.said is not None:
            return None
        earned = [
            position.score(move.sentence)
            for move in position.moves(seat)
            if isinstance(move, Say | Steal)
        ]
        return max(earned, default=None)


def _of_first(throw: Throw, chance: float) -> float:
    return chance if throw.roller == 0 else 1.0 - chance


def _shares(seat: Seat, chance: float) -> Shares:
    return (chance, 1.0 - chance) if seat == SIDES[0] else (1.0 - chance, chance)


def _valued(
    position: Position, seat: Seat, move: Move, key: str, chance: float, *, exact: bool
) -> Valued:
    points = 0
    if isinstance(move, Say | Steal):
        stolen = isinstance(move, Steal)
        points = position.ruleset.points_for(position.board, move.sentence.square, stolen=stolen)
    return Valued(
        key=key,
        move=str(move),
        points=points,
        share=chance,
        error=0.0,
        gap_error=0.0,
        exact=exact,
        shares=_shares(seat, chance),
    )


def _rank(valued: Valued) -> tuple[float, int, str]:
    return -valued.share, -valued.points, valued.key

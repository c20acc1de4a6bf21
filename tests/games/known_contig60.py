"""What the laws must know of Contig 60: mixed rulesets, wrong sentences, contests, markers."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from contissimo.core.game import NATURE, Rng, Seat
from contissimo.games.contig60.board import SIDES, other
from contissimo.games.contig60.moves import Accept, Challenge, Decline, Pass, Say, Steal
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from tests.games.mutating import changed, one_in, pick, refusal

_RULESETS = {
    "race": "race_to_zero = true\npoints = 9\nown_square_counts = true\n",
    "rounds": "rounds = 4\nline_length = 3\nturn_seconds = 20\n",
    "minutes": "minutes = 1\nturn_seconds = 30\n",
    "contest": 'judging = "challenge"\nfalse_accusation_cost = 3\nrace_to_zero = true\npoints = 14\n',
    "contest-minutes": 'base = "contig-us"\njudging = "challenge"\nminutes = 1\nturn_seconds = 40\n',
    "tiny": 'layout = """\n0 1 2 3\n4 5 7 11\n"""\nfaces = [0, 1, 2, 7]\njudging = "challenge"\n',
    "uneven": 'first = "agreed"\nhead_start = [0, 7]\npoints = 12\nrace_to_zero = true\nidle_turns = 3\n',
    "agreed-contest": 'base = "sheet-pt"\nfirst = "agreed"\nhead_start = [5]\nidle_turns = 2\nminutes = 1\n',
    "few": 'markers = 4\noperations = "+*"\nfaces = 4\n',
}
_ALPHABET = "0123456789+-*/()= "
_SAID = re.compile(r"(steal )?(.+)=(\d+)")


class KnownContig60:
    rulesets: Mapping[str, str] = MappingProxyType(_RULESETS)
    always_refused = frozenset({"square_unknown", "square_occupied", "not_now"})  # §4.2

    def longest(self, ruleset: Ruleset, seats: int) -> int:
        """§6.2: `idle_turns` at most between two markers, each of throw, pass, steal and verdict."""
        squares = ruleset.layout.width * ruleset.layout.height
        return 4 * ruleset.idle_turns * (squares + 1)

    def patience(self, ruleset: Ruleset) -> int:
        return self.longest(ruleset, len(SIDES))  # a game is cheap

    def mutants(self, text: str, rng: Rng) -> list[str]:
        said = _SAID.fullmatch(text)
        if said is None:
            return [*changed(text, _ALPHABET, rng)]
        steal, sentence, square = said[1] or "", said[2], int(said[3])
        found = [f"{steal}{other}={square}" for other in changed(sentence, _ALPHABET, rng)]
        signs, digits = "+-*/", "0123456789"
        found += [
            f"{steal}{re.sub('[-+*/]', pick(signs, rng), sentence, count=1 + rng.below(2))}={square}",
            f"{steal}{re.sub('[0-9]', pick(digits, rng), sentence, count=1 + rng.below(2))}={square}",
            f"{steal}{sentence}={square + pick((-1, 1, 10), rng)}",
            f"{steal}{sentence}={rng.below(40)}",
            f"{steal}-{sentence}={square}",
            f"{steal}({sentence})={square}",
            f"{steal}{sentence[::-1].translate(str.maketrans('()', ')('))}={square}",
            f"{sentence}={square}" if steal else f"steal {sentence}={square}",
        ]
        return found

    def wild(self, position: Position, seat: Seat, rng: Rng) -> str:
        """The dice (or nearly) in any order with any signs, said to be any square's number."""
        dice = list(map(str, position.dice or (1, 2, 3)))
        if one_in(4, rng):
            dice[rng.below(3)] = str(rng.below(7))
        a, b, c = (dice.pop(rng.below(len(dice))) for _ in range(3))
        first, second = pick("+-*/", rng), pick("+-*/", rng)
        shape = pick(("{}{}{}{}{}", "({}{}{}){}{}", "{}{}({}{}{})"), rng)
        square = pick([*position.board.layout.bit_of], rng)
        steal = "steal " if position.passed and not one_in(10, rng) else ""
        return f"{steal}{shape.format(a, first, b, second, c)}={square}"

    def aim(self, move: Any) -> Hashable:
        return (type(move), move.sentence.square) if isinstance(move, Say | Steal) else move

    def alike(self, position: Position, seat: Seat, move: Any, rng: Rng) -> Any:
        raise AssertionError("Contig hides nothing")

    def by_referee(self, position: Position) -> Position:
        return replace(position, ruleset=replace(position.ruleset, judging="referee"))

    def check_contest(self, before: Position, seat: Seat, move: Any, contested: Position) -> None:
        """§4.2: a wrong sentence is a lost turn and 2 for the accuser; a right one may cost the accuser."""
        accuser = other(seat)
        error = refusal(self.by_referee(before), seat, move)
        if error is not None:
            assert error.why not in self.always_refused
            passed = before if before.passed else before.apply(seat, Pass())
            lost = passed.apply(min(passed.to_act), Decline())
            gain = 2
        else:
            lost = before.apply(seat, move).apply(accuser, Accept())
            gain = -before.ruleset.false_accusation_cost
        scores = list(lost.scores)
        scores[accuser - 1] = type(scores[0])(scores[accuser - 1] - gain)
        assert contested.scores == tuple(scores)
        assert contested.board == lost.board
        assert (contested.turns, contested.idle) == (lost.turns, lost.idle)
        if not contested.ruleset.race_to_zero:
            assert contested == replace(lost, scores=contested.scores)

    def check_pieces(self, steps: Sequence[Any]) -> None:
        for step in steps:
            before, move, after = step.before, step.move, step.after
            board, _, markers, *_ = str(after).split(" ")
            stock = [int(count) for count in markers.split(",")]
            on_board = [board.count("x"), board.count("o")]
            assert [a + b for a, b in zip(stock, on_board, strict=True)] == [
                after.ruleset.markers
            ] * 2
            changes = {
                number: (before.board.at(number), after.board.at(number))
                for number in after.board.layout.bit_of
                if before.board.at(number) != after.board.at(number)
            }
            if isinstance(move, Say | Steal):
                assert changes == {move.sentence.square: (None, step.seat)}
            elif isinstance(move, Challenge) and changes:
                assert changes == {before.said.square: (other(step.seat), None)}
            else:
                assert not changes
            assert step.seat in (NATURE, *SIDES)

"""What the laws must know of the toy game of `tests/play`, which is no game of ours: the laws hold for any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from contissimo.core.chance import draw
from contissimo.core.game import Rng, Seat
from tests.games.mutating import changed, pick, refusal
from tests.play.toy import PASS, RESIGN, ToyMove, ToyPosition, ToyRules
from tests.play.toy_position import ACCEPT, DIGITS

_RULESETS = {
    "open": "open_game = 1\nturn = 30000\n",
    "short": 'judging = "referee"\nminutes = 20000\n',
}


class KnownToy:
    rulesets: Mapping[str, str] = MappingProxyType(_RULESETS)
    always_refused = frozenset({"not_on_rack", "not_now"})

    def longest(self, ruleset: ToyRules, seats: int) -> int:
        """2n passes or a lay in each of them, with windows and draws; exchanges are for as long as there is a bag."""
        return 4000

    def patience(self, ruleset: ToyRules) -> int:
        return 60

    def mutants(self, text: str, rng: Rng) -> list[str]:
        tiles = [f"lay {pick(DIGITS, rng)}", f"swap {pick(DIGITS, rng)}{pick(DIGITS, rng)}"]
        return [*changed(text, f"{DIGITS}laysw ", rng), *tiles]

    def wild(self, position: ToyPosition, seat: Seat, rng: Rng) -> str:
        rack = position.racks[seat - 1]
        return f"lay {pick(rack or DIGITS, rng)}"

    def aim(self, move: ToyMove) -> Hashable:
        return move.word, "".join(sorted(move.tiles))

    def alike(self, position: ToyPosition, seat: Seat, move: ToyMove, rng: Rng) -> ToyMove:
        return ToyMove("swap", "".join(draw(position.racks[seat - 1], len(move.tiles), rng)))

    def by_referee(self, position: ToyPosition) -> ToyPosition:
        return replace(position, ruleset=replace(position.ruleset, judging="referee"))

    def check_contest(
        self, before: ToyPosition, seat: Seat, move: Any, contested: ToyPosition
    ) -> None:
        """A contested 0 goes back to its rack and the turn is over; anything else stands."""
        if refusal(self.by_referee(before), seat, move) is not None:
            assert (contested.racks, contested.scores) == (before.racks, before.scores)
            return
        accepted = before.apply(seat, move)
        while accepted.laid:
            accepted = accepted.apply(min(accepted.to_act), ACCEPT)
        assert contested == accepted

    def check_pieces(self, steps: Sequence[Any]) -> None:
        for step in steps:
            before, after = (
                Counter("".join([*p.racks, p.bag, p.laid])) for p in (step.before, step.after)
            )
            lost = before - after
            assert not after - before
            if step.move == RESIGN:
                assert lost <= Counter(step.before.racks[step.seat - 1] + step.before.laid)
            elif step.move.word in ("draw", "swap", "last") or step.move == PASS:
                assert not lost
            else:
                assert lost.total() <= 1

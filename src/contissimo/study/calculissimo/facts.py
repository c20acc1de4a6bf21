"""Why one move of Calculissimo is better than another: facts, each with its number and its gate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Seat, next_seat
from contissimo.engine.calculissimo.kernel import Kernel, rack_of
from contissimo.engine.calculissimo.playout import Playout
from contissimo.engine.calculissimo.simulate import prepare
from contissimo.games.calculissimo.asking import announced_rightly
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.notation import read_move
from contissimo.games.calculissimo.phases import Window
from contissimo.games.calculissimo.placing import Laid, lay
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.scoring import Bonus, score
from contissimo.games.calculissimo.tiles import JOKER, RACK_SIZE, cost_of, tile_of, without
from contissimo.study.calculissimo.classes import NOTHING_KEPT
from contissimo.study.calculissimo.worlds import seed_of
from contissimo.study.judge import Fact, Valued

LEAST_POINTS, LEAST_PART = 10, 0.05
"""The fewest points more, and the least part of the better total."""
LEAST_BONUS = 10
LEAST_KEEPING = 20
LEAST_KEPT = 10
LEAST_OPENED = 5
REPLIES = 100
"""Racks that the others may have, for what a move opens."""
ERRORS = 2.0
_SURE = 1000.0
_TIMES = "*"


@dataclass(frozen=True, slots=True)
class Laying:
    """A class as it lies on the board."""

    valued: Valued
    move: Placement | None
    """None for passes and exchanges."""
    laid: Laid | None
    total: int
    tiles: str
    """The tiles that it lays."""

    @property
    def kept(self) -> str:
        return "" if self.valued.kept == NOTHING_KEPT else self.valued.kept

    def worth_of(self, bonus: Bonus, position: Position) -> int:
        """What a bonus adds to the total; 0 where the lines are wrong without it."""
        assert self.laid is not None
        others = tuple(each for each in self.laid.bonuses if each != bonus)
        try:
            return self.total - score(self.laid.lines, others, position.ruleset).total
        except IllegalMove:
            return 0


def laying_of(position: Position, seat: Seat, valued: Valued) -> Laying:
    move = read_move(valued.move)
    if not isinstance(move, Placement) or valued.key.startswith("wrong"):
        return Laying(valued, None, None, 0, "")
    laid = lay(position.board, position.ruleset, position.rack(seat), move)
    total = score(laid.lines, laid.bonuses, position.ruleset).total
    return Laying(valued, move, laid, total, "".join(tile_of(x) for _, x in move.tiles))


def best_bonus(position: Position, best: Laying, played: Laying) -> tuple[Bonus, int, bool] | None:
    """The bonus that the best move makes more of: what it adds there, and whether the other covers its square too."""
    found = []
    for bonus in () if best.laid is None else best.laid.bonuses:
        gain = best.worth_of(bonus, position)
        covered = [] if played.laid is None else played.laid.bonuses
        same = next((each for each in covered if each.square == bonus.square), None)
        less = 0 if same is None else played.worth_of(same, position)
        if gain - less >= LEAST_BONUS:
            found.append((gain - less, str(bonus.square), bonus, same is not None))
    if not found:
        return None
    gain, _, bonus, covered_too = max(found, key=lambda each: each[:2])
    return bonus, gain, covered_too


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be said about two classes of a turn. It uses the kernels of its judge."""

    playout: Playout
    plain: Kernel

    def of(self, position: Position, seat: Seat, best: Valued, played: Valued) -> list[Fact]:
        """All facts that pass their gates, the weightiest first."""
        if isinstance(position.phase, Window):
            return [_verdict(position, position.phase)]
        first, second = laying_of(position, seat, best), laying_of(position, seat, played)
        found = [
            *_points(first, second),
            *_seven(position, first, second),
            *_bonus(position, first, second),
            *self._keeping(position, seat, first, second),
            *self._opens(position, seat, first, second),
            *_ending(position, first, second),
        ]
        if not any(fact.code in ("keep", "seven") for fact in found):
            found += self._kept(position, first, second)
        if played.key.startswith("wrong"):
            found.append(Fact("sum-wrong", {"line": played.move}, _SURE))
        return sorted(found, key=lambda fact: (-fact.weight, fact.code))

    def _keeping(
        self, position: Position, seat: Seat, best: Laying, played: Laying
    ) -> Iterator[Fact]:
        """A × or a joker that was worth more on the rack."""
        for tile in (_TIMES, JOKER):
            if played.tiles.count(tile) <= best.tiles.count(tile):
                continue
            bag, unit = len(position.bag), self.playout.unit
            kept = rack_of(played.kept)
            with_it = self.playout.worth(kept + rack_of(tile), bag)
            later = (with_it - self.playout.worth(kept, bag)) // unit
            rest = without(position.rack(seat), tile) or ""
            self.plain.load(position.board)
            found = self.plain.search(rack_of(rest), 1)
            now = played.total - (self.plain.top_score(0) if found else 0)
            if later - now >= LEAST_KEEPING:
                now = max(now, 0)
                yield Fact("keep", {"face": tile, "later": later, "now": now}, float(later - now))

    def _kept(self, position: Position, best: Laying, played: Laying) -> Iterator[Fact]:
        """Tiles that are worth more later: why an exchange, or fewer points now, may be better."""
        if not position.bag:
            return
        more = (self._later(position, best) - self._later(position, played)) // self.playout.unit
        if more >= LEAST_KEPT:
            yield Fact("kept", {"n": more}, float(more))

    def _later(self, position: Position, made: Laying) -> int:
        """What the tiles kept are worth by the evaluation, in units; none are worth nothing."""
        return self.playout.worth(rack_of(made.kept), len(position.bag)) if made.kept else 0

    def _opens(
        self, position: Position, seat: Seat, best: Laying, played: Laying
    ) -> Iterator[Fact]:
        """What the next player can make more of, over racks that it may have."""
        more = self._replies(position, seat, best, played)
        mean = sum(more) / len(more)
        spread = sum((each - mean) ** 2 for each in more) / (len(more) - 1)
        if mean >= LEAST_OPENED and mean > ERRORS * sqrt(spread / len(more)):
            yield Fact("opens", {"n": round(mean)}, mean)

    def _replies(
        self, position: Position, seat: Seat, best: Laying, played: Laying
    ) -> Sequence[int]:
        view = position.view(seat)
        following = next_seat(seat, position.still_in)
        prepare(self.playout, view, seed_of(f"replies {position.shown_to(seat)}"))
        racks = []
        for world in range(REPLIES):
            self.playout.deal(world)
            racks.append(self.playout.rack_of_seat(following - 1))
        after_best = self._best_replies(position, best, racks)
        after_played = self._best_replies(position, played, racks)
        return [b - a for a, b in zip(after_best, after_played, strict=True)]

    def _best_replies(self, position: Position, made: Laying, racks: list[int]) -> list[int]:
        self.plain.load(position.board if made.laid is None else made.laid.board)
        return [self.plain.top_score(0) if self.plain.search(rack, 1) else 0 for rack in racks]


def _verdict(position: Position, window: Window) -> Fact:
    right = announced_rightly(position.board, position.ruleset, window.move)
    return Fact("contest-wrong" if right else "contest-right", {"line": str(window.move)}, _SURE)


def _points(best: Laying, played: Laying) -> Iterator[Fact]:
    more = best.valued.points - played.valued.points
    if more >= LEAST_POINTS and more >= LEAST_PART * best.valued.points:
        yield Fact("points", {"n": more}, float(more))


def _seven(position: Position, best: Laying, played: Laying) -> Iterator[Fact]:
    """§3.4: another turn."""
    if position.bag and len(best.tiles) == RACK_SIZE > len(played.tiles):
        yield Fact("seven", {}, _SURE)


def _bonus(position: Position, best: Laying, played: Laying) -> Iterator[Fact]:
    found = best_bonus(position, best, played)
    if found is not None:
        bonus, gain, covered_too = found
        code = "bonus-smaller" if covered_too else "bonus-free"
        values: dict[str, int | str] = {
            "square": str(bonus.square),
            "factor": bonus.factor,
            "n": gain,
        }
        yield Fact(code, values, float(gain))


def _ending(position: Position, best: Laying, played: Laying) -> Iterator[Fact]:
    """§6.2: where the ending is proved, what the tiles that stay cost more."""
    if not best.valued.exact or not played.valued.exact:
        return
    rule = position.ruleset.leftover
    more = cost_of(played.kept, rule) - cost_of(best.kept, rule)
    if more > 0:
        yield Fact("left", {"n": more}, float(more))
    if best.valued.margin is not None and played.valued.margin is not None:
        lost = round(best.valued.margin - played.valued.margin)
        if lost > 0:
            yield Fact("ending", {"n": lost}, float(lost))

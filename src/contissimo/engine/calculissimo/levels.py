"""Eight levels, from a first-grader to the champion. Each is a way of looking (`sight`), and whether it cares for tomorrow.

The names and a sentence about each are in the catalogue, under their keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from contissimo.core.game import AnyView, Rng
from contissimo.engine.calculissimo import evaluate
from contissimo.engine.calculissimo.champion import Champion, playout_of
from contissimo.engine.calculissimo.evaluate import (
    Evaluation,
    Evaluator,
    evaluator_of,
    parts_of,
    true_total,
)
from contissimo.engine.calculissimo.kernel import MAX_TOP, rack_of, tiles_of
from contissimo.engine.calculissimo.playout import Playout
from contissimo.engine.calculissimo.sight import ALL, Sight
from contissimo.engine.player import Budget, Player
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.phases import Window
from contissimo.games.calculissimo.placing import lines_through
from contissimo.games.calculissimo.turns import announces
from contissimo.games.calculissimo.view import View


@dataclass(frozen=True, slots=True)
class Skill:
    """What makes a level."""

    sight: Sight
    foresight: bool = False
    """Whether it weighs the tiles that it keeps."""
    checks_totals: bool = True
    """Whether it adds up after others; if not it contests only what is no right calculation."""
    gives_up: bool = False
    """Whether it often passes when it finds nothing, instead of exchanging."""


SKILLS: Mapping[str, Skill] = {
    "level-1": Skill(
        Sight("+-", tiles=3, length=5, largest=12, crossing=0, reach=0, lines=3, jokers=0),
        checks_totals=False,
        gives_up=True,
    ),
    "level-2": Skill(
        Sight("+-", tiles=3, length=5, largest=16, crossing=0, reach=0, lines=3, jokers=1),
        checks_totals=False,
    ),
    "level-3": Skill(
        Sight("+-", tiles=4, length=7, largest=40, crossing=0, reach=1, lines=5, jokers=1)
    ),
    "level-4": Skill(
        Sight("+-*", tiles=4, length=7, largest=40, crossing=0, reach=1, lines=5, jokers=1)
    ),
    "level-5": Skill(
        Sight("+-*", tiles=4, length=7, largest=100, crossing=1, reach=2, lines=8, jokers=1)
    ),
    "level-6": Skill(Sight(tiles=6, length=11, crossing=1, reach=6, lines=24, jokers=1)),
    "level-7": Skill(Sight(tiles=6, length=11, crossing=2, jokers=1), foresight=True),
}
LEVELS = (*SKILLS, "level-8")


@dataclass(frozen=True, slots=True)
class Level:
    """A player with limits. The same view and the same chance give the same move; a budget is never needed."""

    skill: Skill
    rng: Rng

    def choose(self, view: AnyView, budget: Budget) -> laying.Move:
        assert isinstance(view, View)
        if isinstance(view.phase, Window):
            return laying.Challenge() if self._contests(view, view.phase.move) else laying.Accept()
        evaluator = evaluator_of(view.ruleset)
        if self.skill.foresight and self.skill.sight.reach >= ALL:
            return self._with_foresight(view, evaluator)
        return self._at_sight(view, evaluator)

    def _at_sight(self, view: View, evaluator: Evaluator) -> laying.Move:
        """The most points that are seen."""
        kernel, rack = evaluator.plain, rack_of(view.rack or "")
        kernel.load(view.board)
        limit = evaluate.announceable(view.ruleset)
        best = self.skill.sight.best(kernel, view.board, rack, self.rng, limit)
        if best is None:
            return self._without(view, evaluator)
        placement = kernel.placement(best.move)
        return placement.announcing(best.seems) if announces(view.ruleset) else placement

    def _with_foresight(self, view: View, evaluator: Evaluator) -> laying.Move:
        """The best by points and tiles kept among what is seen; nobody looks further than the first few hundred."""
        playout, rack = playout_of(view.ruleset), rack_of(view.rack or "")
        playout.weigh_for(view.bag_size)
        kernel, sight = playout.kernel, self.skill.sight
        kernel.load(view.board)
        found = kernel.search(rack, MAX_TOP)
        limit = evaluate.announceable(view.ruleset)
        for i in range(found):
            move, points = kernel.top_move(i), kernel.top_score(i)
            if points > limit or not sight.thinks_of(move):
                continue
            placement = kernel.placement(move)
            if sight.reckon(view.board, view.ruleset, placement, points) is None:
                continue
            if evaluator.may_exchange(view.bag_size, stuck=False):
                worth, given = best_exchange(playout, rack, view.bag_size)
                if worth > kernel.top_equity(i):
                    return laying.Swap(given)
            return placement.announcing(points) if announces(view.ruleset) else placement
        return self._at_sight(view, evaluator)

    def _without(self, view: View, evaluator: Evaluator) -> laying.Move:
        """Nothing was found."""
        rack = rack_of(view.rack or "")
        stuck = not evaluator.plain.can_place(rack)
        if not evaluator.may_exchange(view.bag_size, stuck=stuck):
            return self._last_resort(view, evaluator, stuck=stuck)
        if self.skill.gives_up and self.rng.below(2):
            return laying.Pass()
        if self.skill.foresight:
            return laying.Swap(best_exchange(playout_of(view.ruleset), rack, view.bag_size)[1])
        return laying.Swap(view.rack or "")

    def _last_resort(self, view: View, evaluator: Evaluator, *, stuck: bool) -> laying.Move:
        """It may not exchange: a level that doesn't give up searches on until the plainest placement is found."""
        if stuck or self.skill.gives_up:
            return laying.Pass()
        kernel = evaluator.plain
        kernel.generate(rack_of(view.rack or ""))
        limit = evaluate.announceable(view.ruleset)
        score, move = min((points, move) for move, points in kernel.found_moves())
        if score > limit:
            return laying.Pass()
        placement = kernel.placement(move)
        return placement.announcing(score) if announces(view.ruleset) else placement

    def _contests(self, view: View, move: laying.Placement) -> bool:
        """§7.2: what it can check and finds wrong, unless the other has counted too little."""
        lines = lines_through(view.board, move)
        true = true_total(view, move)
        if true is None:
            return self._sees_fault(view, move)
        if not self.skill.checks_totals or move.total is None or move.total <= true:
            return False
        return all(self.skill.sight.grasps(line, view.ruleset.order) for line in lines)

    def _sees_fault(self, view: View, move: laying.Placement) -> bool:
        """A line within its reach can't be admitted; lines that aren't operations at all are plain to see."""
        sight = self.skill.sight
        return any(
            len(line.letters) <= sight.length
            and all(sign in sight.signs for sign in "+-*/" if sign in str(line))
            for line in lines_through(view.board, move)
        )


def best_exchange(playout: Playout, rack: int, bag_size: int) -> tuple[int, str]:
    """What the best exchange is worth in units, at this stage of the bag, and the tiles that it gives back."""
    worth, given = max(
        (playout.worth_of_exchange(rack - given, bag_size), -given)
        for given in parts_of(rack)
        if given
    )
    return worth, tiles_of(-given)


def _level(name: str) -> Callable[[Rng], Player]:
    return lambda rng: Level(SKILLS[name], rng)


PLAYERS: Mapping[str, Callable[[Rng], Player]] = {
    "greedy": lambda _: evaluate.Greedy(),
    "evaluation": lambda _: Evaluation(),
    **{name: _level(name) for name in SKILLS},
    "level-8": Champion,
}
"""The players of this game by name; its greedy one is that of all games, only faster."""

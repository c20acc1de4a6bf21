"""Eight levels, from a first-grader to the champion. Each is what it sees (`sight`), what it likes, and which mistakes it makes.

The names and a sentence about each are in the catalogue, under their keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from contissimo.core.game import AnyView, Rng
from contissimo.engine.contig60 import mistakes, search
from contissimo.engine.contig60.champion import WITHOUT_BUDGET, Blocker, Champion
from contissimo.engine.contig60.kernel import fits
from contissimo.engine.contig60.search import Limits
from contissimo.engine.contig60.sight import Feeling, Sight
from contissimo.engine.player import Budget, Player
from contissimo.games.contig60.moves import Accept, Challenge, Decline, Move, Pass, Say, Steal
from contissimo.games.contig60.sentences import Sentence
from contissimo.games.contig60.view import View as ContigView

POINTS = Feeling()


@dataclass(frozen=True, slots=True)
class Skill:
    """What makes a level."""

    sight: Sight
    feeling: Feeling = POINTS
    evaluates: bool = False
    """Whether it weighs squares with the learned evaluation instead of by feeling."""
    slips: tuple[mistakes.Kind, ...] = ()
    """The mistakes that it makes, and doesn't see when others do."""
    slips_once_in: int = 0
    """How often it makes one; 0: never."""


SKILLS: Mapping[str, Skill] = {
    "level-1": Skill(
        Sight("+-*", brackets=False, largest=20, parts=False, finds=2),
        Feeling(points=False),
        slips=("order", "twice", "table"),
        slips_once_in=6,
    ),
    "level-2": Skill(
        Sight("+-*", brackets=False, largest=24, parts=False, finds=2),
        Feeling(points=False),
        slips=("order", "twice", "table"),
        slips_once_in=8,
    ),
    "level-3": Skill(
        Sight("+-*", brackets=False, largest=36, parts=False, finds=3),
        slips=("order", "table"),
        slips_once_in=12,
    ),
    "level-4": Skill(
        Sight("+-*", brackets=False, parts=False, finds=5),
        Feeling(completes=True, diagonals=False),
        slips=("table",),
        slips_once_in=16,
    ),
    "level-5": Skill(
        Sight("+-*", largest=60, parts=False, finds=6), Feeling(completes=True, builds=2)
    ),
    "level-6": Skill(
        Sight(largest=60, parts=False, finds=9),
        Feeling(completes=True, blocks=True, builds=5, hinders=3),
    ),
    "level-7": Skill(Sight(largest=72), evaluates=True),
}
LEVELS = (*SKILLS, "level-8")


@dataclass(frozen=True, slots=True)
class Level:
    """A player with limits. The same view and the same chance give the same move; a budget is never needed."""

    skill: Skill
    rng: Rng

    def choose(self, view: AnyView, budget: Budget) -> Move:
        assert isinstance(view, ContigView)
        if view.said is not None:
            return self._judge(view)
        assert view.dice is not None
        stolen = view.phase == "steal"
        sight, operations = self.skill.sight, view.ruleset.operations
        said = self._slip(view) if view.ruleset.judging == "challenge" else None
        if said is None:
            found = sight.found(view.board, view.dice, operations, self.rng)
            if not found:
                return Decline() if stolen else Pass()
            said = found[self._best(view, found)]
        return Steal(said) if stolen else Say(said)

    def _judge(self, view: ContigView) -> Move:
        """§4.2: it contests what it sees to be wrong; what it couldn't have made itself it takes on trust."""
        assert view.said is not None
        assert view.dice is not None
        reckons, kinds = self.skill.sight.knows(view.said), self.skill.slips
        operations = view.ruleset.operations
        wrong = mistakes.notices(view.said, view.dice, operations, kinds, reckons=reckons)
        return Challenge() if wrong else Accept()

    def _slip(self, view: ContigView) -> Sentence | None:
        """Now and then a wrong sentence for a free square, believed to be right (§4.2)."""
        skill = self.skill
        if not skill.slips_once_in or self.rng.below(skill.slips_once_in):
            return None
        assert view.dice is not None
        bit_of, free = view.board.layout.bit_of, view.board.free
        wrong = [
            said
            for said in mistakes.slips(view.dice, view.ruleset.operations, skill.slips)
            if bit_of.get(said.square, 0) & free and skill.sight.writes(said)
        ]
        return wrong[self.rng.below(len(wrong))] if wrong else None

    def _best(self, view: ContigView, found: Mapping[int, Sentence]) -> int:
        """The square that it likes most; of several as good, one by chance."""
        if self.skill.evaluates and fits(view.ruleset):
            worth = self._evaluated(view, found)
        else:
            side, length = min(view.to_act), view.ruleset.line_length
            worth = {
                square: self.skill.feeling.of(view.board, side, square, length) for square in found
            }
        most = max(worth.values())
        best = [square for square in worth if worth[square] == most]
        return best[self.rng.below(len(best))]

    def _evaluated(self, view: ContigView, found: Mapping[int, Sentence]) -> dict[int, float]:
        with search.borrowed(view.ruleset) as engine:
            engine.look_at(view, min(view.to_act))
            numbers = engine.kernel.tables.numbers
            return {
                numbers[valued.answer]: valued.chance
                for valued in engine.answers(Limits(0, depth=1, endgame=False))
                if valued.answer is not None and numbers[valued.answer] in found
            }


def _level(name: str) -> Callable[[Rng], Player]:
    return lambda rng: Level(SKILLS[name], rng)


PLAYERS: Mapping[str, Callable[[Rng], Player]] = {
    "blocker": Blocker,
    **{name: _level(name) for name in SKILLS},
    # Nobody should wait longer than a fifth of a second for a level. The champion takes the time it is given.
    "level-8": lambda _: Champion(WITHOUT_BUDGET),
    "champion": lambda _: Champion(),
}
"""The players of this game by name."""

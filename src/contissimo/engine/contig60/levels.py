"""Eight levels, from a first-grader to the champion. Each is what it sees (`sight`), what it likes, and which mistakes it makes.

The names and a sentence about each are in the catalogue, under their keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from contissimo.core.game import Rng, View
from contissimo.engine.contig60 import mistakes, search
from contissimo.engine.contig60.players import NODES_A_MILLI, Blocker, Champion
from contissimo.engine.contig60.playout import fits
from contissimo.engine.contig60.search import Limits
from contissimo.engine.contig60.sight import Feeling, Sight
from contissimo.engine.player import Budget, Player
from contissimo.games.contig60.moves import Accept, Challenge, Decline, Move, Pass, Say, Steal
from contissimo.games.contig60.sentences import Sentence
from contissimo.games.contig60.view import View as ContigView

POINTS = Feeling()
MOST_NODES = 200 * NODES_A_MILLI
"""For level 8: nobody should wait longer than a fifth of a second. The champion takes the time it is given."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What makes a level."""

    sight: Sight
    feeling: Feeling = POINTS
    evaluates: bool = False
    """Whether it weighs squares with the learned evaluation instead of by feeling."""
    steals: bool = True
    slips: tuple[mistakes.Kind, ...] = ()
    """The mistakes that it makes, and doesn't see when others do."""
    slips_once_in: int = 0
    """How often it makes one; 0: never."""


SKILLS: Mapping[str, Skill] = {
    "level-1": Skill(
        Sight("+-", brackets=False, largest=12, parts=False, finds=3),
        Feeling(points=False),
        steals=False,
        slips=("order", "twice", "table"),
        slips_once_in=5,
    ),
    "level-2": Skill(
        Sight("+-", brackets=False, parts=False, finds=4),
        slips=("order", "twice", "table"),
        slips_once_in=7,
    ),
    "level-3": Skill(
        Sight("+-*", brackets=False, parts=False, finds=6),
        Feeling(completes=True, diagonals=False),
        slips=("order", "table"),
        slips_once_in=10,
    ),
    "level-4": Skill(
        Sight("+-*", largest=60, parts=False),
        Feeling(completes=True),
        slips=("table",),
        slips_once_in=15,
    ),
    "level-5": Skill(
        Sight(parts=False, brackets=False), Feeling(completes=True, blocks=True, builds=4)
    ),
    "level-6": Skill(Sight(), Feeling(completes=True, blocks=True, builds=5, hinders=3)),
    "level-7": Skill(Sight(brackets=False), evaluates=True),
}
LEVELS = (*SKILLS, "level-8")


@dataclass(frozen=True, slots=True)
class Level:
    """A player with limits. The same view and the same chance give the same move; a budget is never needed."""

    skill: Skill
    rng: Rng

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, ContigView)
        if view.said is not None:
            return self._judge(view)
        assert view.dice is not None
        stolen = view.phase == "steal"
        if stolen and not self.skill.steals:
            return Decline()
        sight, operations = self.skill.sight, view.ruleset.operations
        found = sight.found(view.board, view.dice, operations, self.rng)
        if view.ruleset.judging == "challenge":
            found |= self._slip(view)
        if not found:
            return Decline() if stolen else Pass()
        best = found[self._best(view, found)]
        return Steal(best) if stolen else Say(best)

    def _judge(self, view: ContigView) -> Move:
        """§4.2: it contests what it sees to be wrong; what it couldn't have made itself it takes on trust."""
        assert view.said is not None
        assert view.dice is not None
        reckons, kinds = self.skill.sight.knows(view.said), self.skill.slips
        operations = view.ruleset.operations
        wrong = mistakes.notices(view.said, view.dice, operations, kinds, reckons=reckons)
        return Challenge() if wrong else Accept()

    def _slip(self, view: ContigView) -> dict[int, Sentence]:
        """Now and then a wrong sentence for a free square, believed to be right."""
        skill = self.skill
        if not skill.slips_once_in or self.rng.below(skill.slips_once_in):
            return {}
        assert view.dice is not None
        board = view.board
        wrong = [
            said
            for said in mistakes.slips(view.dice, view.ruleset.operations, skill.slips)
            if board.layout.bit_of.get(said.square, board.occupied) & ~board.occupied
            and skill.sight.writes(said)
        ]
        if not wrong:
            return {}
        said = wrong[self.rng.below(len(wrong))]
        return {said.square: said}

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
            engine.open |= sum(1 << engine.kernel.tables.index_of[square] for square in found)
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
    "level-8": lambda _: Champion(MOST_NODES),
    "champion": lambda _: Champion(),
}
"""The players of this game by name."""

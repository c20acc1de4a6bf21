"""A plain solver: expectimax over positions of the rules themselves, with nothing but a memory."""

from __future__ import annotations

from contissimo.core.game import NATURE, Seat
from contissimo.engine.contig60.tables import tables_of
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Roll
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from tests.engine.contig60.compiled_and_plain import actor

SMALL = {
    "three squares": 'layout = "\\n1 2 3\\n"\nfaces = 2\nmarkers = 2\nline_length = 0\n',
    "a line of two": 'layout = "\\n1 2\\n3 4\\n"\nfaces = 2\nline_length = 2\nrounds = 4\n',
    "a race": 'layout = "\\n1 2\\n3 4\\n"\nfaces = 2\nrace_to_zero = true\npoints = 3\nrounds = 4\n',
    "a head start": 'layout = "\\n1 2\\n3 4\\n"\nfaces = 2\nfirst = "agreed"\npoints = 4\nhead_start = [0, 2]\nidle_turns = 3\n',
    "two rounds": 'layout = "\\n1 2 3\\n4 5 6\\n"\nfaces = 3\nrounds = 2\nown_square_counts = true\n',
}
"""Small enough for it: few squares, or few turns, for forty idle ones make many positions."""


def small(name: str) -> Ruleset:
    return GAME.read_ruleset(SMALL[name])


class Plain:
    """For one ruleset: what positions are worth to seat 1."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.rolls = [(Roll(roll.dice), roll.throws) for roll in tables_of(ruleset).rolls]
        self.throws = tables_of(ruleset).throws
        self.memory: dict[object, float] = {}

    def worth(self, position: Position) -> float:
        # Loops, not generators: forty idle turns and the next forty are many calls inside each other as it is.
        if position.outcome is not None:
            shared = len(position.outcome.winners) == 2
            return 0.5 if shared else float(Seat(1) in position.outcome.winners)
        key = self._key(position)
        if key not in self.memory:
            seat = actor(position)
            if seat == NATURE:
                total = 0.0
                for roll, throws in self.rolls:
                    total += throws * self.worth(position.apply(NATURE, roll))
                self.memory[key] = total / self.throws
            else:
                worths = [self.worth(position.apply(seat, move)) for move in position.moves(seat)]
                self.memory[key] = max(worths) if seat == 1 else min(worths)
        return self.memory[key]

    @staticmethod
    def _key(position: Position) -> object:
        """All that the future depends on: turns count only where a number of rounds is agreed."""
        turns = position.turns if position.ruleset.rounds else position.turns % 2
        said = position.dice, position.passed
        return position.board.sides, position.scores, position.begin, turns, position.idle, said

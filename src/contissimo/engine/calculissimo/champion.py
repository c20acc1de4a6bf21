"""The champion of Calculissimo: simulation while tiles are hidden, the exact endgame once nothing is.

It sees a View only. Where totals are announced it tells the true one, and it contests what is wrong where that costs
the player who laid it: a total that is too low it leaves as it is.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from contissimo.core.game import AnyView, Rng
from contissimo.engine.calculissimo.endgame import Endgame
from contissimo.engine.calculissimo.evaluate import gains_by_contest
from contissimo.engine.calculissimo.kernel import rack_of
from contissimo.engine.calculissimo.learned import UNIT, shipped, shipped_leaves
from contissimo.engine.calculissimo.playout import Playout
from contissimo.engine.calculissimo.simulate import (
    SETTINGS,
    Candidate,
    Settings,
    move_of,
    simulate,
)
from contissimo.engine.calculissimo.stages import OUTLOOK
from contissimo.engine.player import Budget
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.phases import Window
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.turns import MAX_TOTAL
from contissimo.games.calculissimo.view import View as CalculissimoView

WITHOUT_BUDGET = 20_000
"""Nodes to look at when nobody says how long to think."""


def make_playout(ruleset: Ruleset) -> Playout:
    """A playout with the shipped evaluation."""
    playout = Playout(ruleset)
    playout.set_leaves(shipped_leaves(), UNIT, shipped().stages)
    playout.set_outlook(*OUTLOOK)
    return playout


@lru_cache(maxsize=4)
def playout_of(ruleset: Ruleset) -> Playout:
    """The champion's own playout, made once a process. One thread at a time may use it."""
    return make_playout(ruleset)


@lru_cache(maxsize=4)
def endgame_of(ruleset: Ruleset) -> Endgame:
    """As `playout_of`."""
    return Endgame(ruleset)


class Champion:
    """A player that thinks for as long as it may. Making one costs nothing: the engines are those of the process."""

    def __init__(self, rng: Rng, settings: Settings = SETTINGS) -> None:
        self._seed = rng.below(1 << 62)
        self._settings = settings

    def choose(self, view: AnyView, budget: Budget) -> laying.Move:
        assert isinstance(view, CalculissimoView)
        if isinstance(view.phase, Window):
            gains = gains_by_contest(view, view.phase.move)
            return laying.Challenge() if gains else laying.Accept()
        if budget.time is None and budget.nodes is None:
            budget = replace(budget, nodes=WITHOUT_BUDGET)
        playout = playout_of(view.ruleset)
        solved = self.ending(view, budget)
        if solved is None:
            # The position goes into the seed, so that worlds are not the same turn after turn.
            seed = (self._seed + 0x9E3779B97F4A7C1 * (sum(view.scores) + len(view.unseen))) % (
                1 << 62
            )
            found = simulate(playout_of, view, budget, seed, settings=self._settings)
            solved = found.best
        playout.kernel.load(view.board)
        return move_of(playout.kernel, solved, view)

    def ending(self, view: CalculissimoView, budget: Budget) -> Candidate | None:
        """The move of the endgame search; None where something is hidden or others are there."""
        if view.bag_size or len(view.still_in) != 2:
            return None
        others = [seat for seat in view.still_in if seat != view.reader]
        unseen = view.unseen
        # Tiles of somebody who resigned are as unknown as the opponent's.
        if len(unseen) != view.rack_sizes[others[0] - 1] or view.reader not in view.still_in:
            return None
        move, score, value, _ = endgame_of(view.ruleset).solve(
            view.board,
            rack_of(view.rack or ""),
            rack_of(unseen),
            view.passes,
            view.idle,
            budget.start(),
        )
        if score > MAX_TOTAL and view.ruleset.judging == "challenge":
            return None
        return Candidate(move, score, value)

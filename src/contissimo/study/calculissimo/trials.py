"""Classes of moves played on, as the player could know them: first all of them, then the best and those asked for in fresh worlds.

The best of many noisy ones looks better than it is, so anyone who played another would always err. What was found in the first
worlds is only who the best is; what it is worth is found in others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from contissimo.core.game import Seat
from contissimo.engine.calculissimo.playout import WHOLE_WIN, Playout
from contissimo.engine.calculissimo.simulate import (
    SETTINGS,
    plies_for,
    prepare,
    simulate,
)
from contissimo.engine.player import Budget
from contissimo.games.calculissimo.position import Position
from contissimo.study.calculissimo.classes import Option
from contissimo.study.calculissimo.worlds import error_of, mean_shares, playout_of, seed_of
from contissimo.study.judge import Shares

AGAIN = 3
"""How many of the best are tried again, in addition to those asked for."""
FRESH_SHARE = 0.5
"""Of the nodes, for fresh worlds."""
BATCH = 8


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of a class."""

    option: Option
    shares: Shares
    error: float
    gap_error: float
    margin: float
    looked: bool = True


def trials(
    position: Position, seat: Seat, listed: Sequence[Option], wanted: set[str], nodes: int
) -> list[Trial]:
    """The classes, those tried again first and each part best first. `listed` is in the order of the evaluation."""
    view = position.view(seat)
    by_move = {option.candidate.move: option for option in listed}
    first = simulate(
        playout_of,
        view,
        Budget(nodes=round(nodes * (1.0 - FRESH_SHARE))),
        seed_of(f"first {position.shown_to(seat)}"),
        among=[option.candidate for option in listed],
    )
    ranked = [(by_move[tried.candidate.move], tried) for tried in first.tried]
    again = [option for option, _ in ranked[:AGAIN]]
    again += [option for option in listed if option.key in wanted and option not in again]
    fresh = _fresh(position, seat, again, round(nodes * FRESH_SHARE))
    rest = []
    for option, tried in ranked:
        if option not in again:
            count = max(1, len(tried.worths))
            shares = _shared(fresh[0].shares, seat, tried.win)
            error = error_of(tried.worths)
            rest.append(Trial(option, shares, error, error, tried.margins / count, looked=False))
    return [*fresh, *rest]


def _fresh(position: Position, seat: Seat, options: list[Option], nodes: int) -> list[Trial]:
    """Some classes in the same fresh worlds, best first, as many worlds as the nodes allow."""
    view = position.view(seat)
    playout = playout_of(position.ruleset)
    prepare(playout, view, seed_of(f"again {position.shown_to(seat)}"))
    plies = plies_for(view, SETTINGS)
    samples: list[list[list[int]]] = [[] for _ in options]
    margins = [0] * len(options)
    before, world = playout.nodes, 0
    while not world or (playout.nodes - before < nodes and world < SETTINGS.worlds):
        for _ in range(BATCH):
            for at, option in enumerate(options):
                won = playout.sample(world, option.candidate.move, option.candidate.score, plies)
                margins[at] += playout.margin
                samples[at].append(_all_shares(playout, position, seat, won))
            world += 1
    found = [
        Trial(option, mean_shares(each), error_of([s[seat - 1] for s in each]), 0.0, margin / world)
        for option, each, margin in zip(options, samples, margins, strict=True)
    ]
    best = max(range(len(found)), key=lambda at: (found[at].shares[seat - 1], -at))
    compared = [
        replace(trial, gap_error=_gap_error(samples[best], samples[at], seat))
        for at, trial in enumerate(found)
    ]
    return sorted(compared, key=lambda trial: -trial.shares[seat - 1])


def _all_shares(playout: Playout, position: Position, seat: Seat, won: int) -> list[int]:
    """What a sample came to for every seat; of two the other has the rest."""
    if len(position.seats) != 2:
        return playout.shares_now()
    return [won, WHOLE_WIN - won] if seat == 1 else [WHOLE_WIN - won, won]


def _gap_error(first: list[list[int]], second: list[list[int]], seat: Seat) -> float:
    """The standard error of the difference of two classes, world by world."""
    at = seat - 1
    return error_of([a[at] - b[at] for a, b in zip(first, second, strict=True)])


def _shared(shares: Shares, seat: Seat, own: float) -> Shares:
    """Shares in which a seat has `own`, and the others keep their proportions."""
    others = 1.0 - shares[seat - 1]
    if others <= 0.0:
        rest = (1.0 - own) / (len(shares) - 1)
        return tuple(own if at == seat - 1 else rest for at in range(len(shares)))
    scale = (1.0 - own) / others
    return tuple(own if at == seat - 1 else each * scale for at, each in enumerate(shares))

"""Monte-Carlo for Calculissimo: each candidate is played on in the same worlds, and the best on average is chosen.

What is sought is the chance of a win, a shared one in shares; points of margin break ties. A sample ends after a few
turns, when the lead with the tiles kept says how good the chances are, or at the end of the game where that is near.

With a budget in nodes (turns played) the result depends on the view, the seed and the settings alone: worlds come in
batches with fixed ends, a sample is a function of (seed, world, candidate), all sums are integers, and
workers hand the samples back in order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextvars import ContextVar
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from contissimo.engine.calculissimo.kernel import rack_of, tiles_of
from contissimo.engine.calculissimo.playout import TO_THE_END, WHOLE_WIN, Playout
from contissimo.engine.player import Budget
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACES
from contissimo.games.calculissimo.turns import MAX_TOTAL
from contissimo.games.calculissimo.view import View

if TYPE_CHECKING:
    from contissimo.engine.calculissimo.kernel import Kernel


@dataclass(frozen=True, slots=True)
class Settings:
    """What was tuned; bench/lab.md says how."""

    candidates: int = 32
    exchanges: int = 4
    gap: int = 70
    """Candidates that the evaluation puts this many points below the best are not looked at."""
    near: int = 30
    """Before anybody could be dropped, only candidates so near to the best are believed."""
    rounds: int = 1
    """How many turns of every player follow a candidate."""
    full: int = 10
    """With no more tiles in the bag than this, games are played out."""
    batch: int = 8
    """Worlds between two looks at a budget in nodes."""
    worlds: int = 4096
    """More are not looked at: the error is then below a hundredth."""
    certain: int = 6
    """A candidate is dropped when it is worse by the root of this in standard errors."""
    thinning: tuple[tuple[float, int], ...] = ((0.1, 16), (0.25, 8), (0.5, 4), (0.75, 2))
    """Once so much of the budget is spent, no more candidates than that go on."""
    point: int = 60
    """What a point of margin is worth, in millionths of a win."""


SETTINGS = Settings()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move as an integer of `playout`, its score, and what the evaluation gives for it (in units)."""

    move: int
    score: int
    equity: int


@dataclass(slots=True)
class Tried:
    """A candidate and what its samples were worth, world by world."""

    candidate: Candidate
    worths: list[int]
    wins: int = 0
    margins: int = 0

    @property
    def mean(self) -> float:
        return sum(self.worths) / max(1, len(self.worths))

    @property
    def win(self) -> float:
        """The chance of a win."""
        return self.wins / WHOLE_WIN / max(1, len(self.worths))


@dataclass(frozen=True, slots=True)
class Task:
    """All that a worker needs for a part of the samples."""

    make: Callable[[Ruleset], Playout]
    view: View
    seed: int
    candidates: tuple[Candidate, ...]
    plies: int
    worlds: tuple[int, int]


Samples = list[tuple[int, int]]
"""Chance of a win and margin, world by world and in each by candidate."""


@dataclass(frozen=True, slots=True)
class Result:
    """The candidates, best first, and what was spent."""

    tried: tuple[Tried, ...]
    worlds: int
    nodes: int

    @property
    def best(self) -> Candidate:
        return self.tried[0].candidate


# ---------------------------------------------------------------------- moves and views as integers


def prepare(playout: Playout, view: View, seed: int) -> None:
    """Sets a playout to what the reader of a view, whose turn it is, knows."""
    assert view.reader is not None
    playout.set_up(
        view.board,
        view.reader - 1,
        rack_of(view.rack or ""),
        view.rack_sizes,
        [FACES.index(tile) for tile in view.unseen],
        view.bag_size,
        view.scores,
        [seat not in view.resigned for seat in view.seats],
        view.passes,
        view.idle,
        seed,
    )


def move_of(kernel: Kernel, candidate: Candidate, view: View) -> laying.Move:
    """A candidate as the rules write it, with its true total where one is announced."""
    if candidate.move < 0:
        return laying.Swap(tiles_of(-candidate.move))
    if candidate.move == 0:
        return laying.Pass()
    placement = kernel.placement(candidate.move)
    announced = view.ruleset.judging == "challenge" or view.ruleset.announce
    return placement.announcing(candidate.score) if announced else placement


def candidates(playout: Playout, view: View, settings: Settings = SETTINGS) -> list[Candidate]:
    """The best moves by the evaluation, best first: placements, exchanges and the pass alike."""
    prepare(playout, view, 0)
    playout.deal(0)
    playout.weigh_for(view.bag_size)
    kernel, rack = playout.kernel, rack_of(view.rack or "")
    found = kernel.search(rack, settings.candidates)
    # §7.2: more than this can't be announced where others may contest it.
    limit = MAX_TOTAL if view.ruleset.judging == "challenge" else 1 << 30
    placed = [
        Candidate(kernel.top_move(i), kernel.top_score(i), kernel.top_equity(i))
        for i in range(found)
        if kernel.top_score(i) <= limit
    ]
    others = [Candidate(0, 0, playout.worth(rack, view.bag_size))]
    rule = view.ruleset.exchange
    if view.bag_size and (rule == "any_time" or (rule == "only_when_stuck" and not found)):
        swaps = {
            -used: Candidate(-used, 0, playout.worth_of_exchange(rack - used, view.bag_size))
            for used in parts_of(rack)
        }
        others += sorted(swaps.values(), key=lambda c: (-c.equity, c.move))[: settings.exchanges]
    both = sorted(placed + others, key=lambda c: (-c.equity, -c.score, c.move))
    floor = both[0].equity - settings.gap * playout.unit
    return [candidate for candidate in both if candidate.equity >= floor]


def parts_of(rack: int) -> list[int]:
    """The parts of a rack with at least one tile."""
    found = [0]
    for face in range(len(FACES)):
        count = (rack >> (4 * face)) & 15
        found = [part + (i << (4 * face)) for part in found for i in range(count + 1)]
    return found[1:]


# ---------------------------------------------------------------------- sampling


_MADE: ContextVar[tuple[Callable[[Ruleset], Playout], Ruleset, Playout] | None] = ContextVar(
    "the playout that this thread used last", default=None
)
"""Making a playout costs more than many samples. Each thread of an executor has a context of its own."""


def _playout_here(make: Callable[[Ruleset], Playout], ruleset: Ruleset) -> Playout:
    made = _MADE.get()
    if made is None or made[:2] != (make, ruleset):
        made = make, ruleset, make(ruleset)
        _MADE.set(made)
    return made[2]


def run_task(task: Task) -> tuple[Samples, int]:
    """A part of the samples, in a playout of its own, and the nodes that it took."""
    playout = _playout_here(task.make, task.view.ruleset)
    prepare(playout, task.view, task.seed)
    return run_worlds(playout, task.candidates, task.plies, range(*task.worlds))


def run_worlds(
    playout: Playout, tried: Sequence[Candidate], plies: int, worlds: Sequence[int]
) -> tuple[Samples, int]:
    before = playout.nodes
    samples: Samples = []
    for world in worlds:
        for c in tried:
            win = playout.sample(world, c.move, c.score, plies)
            samples.append((win, playout.margin))
    return samples, playout.nodes - before


def plies_for(view: View, settings: Settings = SETTINGS) -> int:
    if view.bag_size <= settings.full:
        return TO_THE_END
    return settings.rounds * len(view.still_in)


def simulate(
    make: Callable[[Ruleset], Playout],
    view: View,
    budget: Budget,
    seed: int,
    *,
    settings: Settings = SETTINGS,
    among: Sequence[Candidate] = (),
    workers: Executor | None = None,
    parts: int = 1,
) -> Result:
    """The candidates by what they are worth. `workers` do each batch in `parts`; the result is the same.

    `among`, if there are any, are the candidates, best first by the evaluation.
    """
    spent, share = budget.start(), budget.share()
    playout = make(view.ruleset)
    alive = [Tried(candidate, []) for candidate in among or candidates(playout, view, settings)]
    near = alive[0].candidate.equity - settings.near * playout.unit
    prepare(playout, view, seed)
    task = Task(make, view, seed, (), plies_for(view, settings), (0, 0))
    dropped: list[Tried] = []
    world = nodes = 0
    look = 2 * settings.batch
    while len(alive) > 1 and world < settings.worlds and not spent(nodes):
        end = world + settings.batch
        part = replace(task, candidates=tuple(t.candidate for t in alive))
        if workers is None:
            # In time mode a batch may end early, but only with a whole world.
            while world < end and not (budget.time is not None and world and spent(nodes)):
                samples, took = run_worlds(playout, part.candidates, task.plies, (world,))
                nodes += took
                world += 1
                _keep(alive, samples, settings)
        else:
            for samples, took in workers.map(run_task, _cut(part, world, end, parts)):
                nodes += took
                _keep(alive, samples, settings)
            world = end
        if world >= look:
            look += max(settings.batch, look // 2 // settings.batch * settings.batch)
            alive, worse = _sift(alive, settings, share(nodes))
            dropped = worse + dropped
    if world < 2 * settings.batch:
        # So few worlds say little: an outsider that leads has been lucky.
        dropped = sorted((t for t in alive if t.candidate.equity < near), key=_rank)
        alive = [t for t in alive if t.candidate.equity >= near]
    alive.sort(key=_rank)
    return Result((*alive, *dropped), world, nodes)


def _cut(task: Task, first: int, end: int, parts: int) -> list[Task]:
    edges = [first + (end - first) * i // parts for i in range(parts + 1)]
    return [replace(task, worlds=(a, b)) for a, b in pairwise(edges) if a < b]


def _keep(alive: list[Tried], samples: Samples, settings: Settings) -> None:
    for i, (win, margin) in enumerate(samples):
        tried = alive[i % len(alive)]
        tried.worths.append(win + settings.point * margin)
        tried.wins += win
        tried.margins += margin


def _sift(alive: list[Tried], settings: Settings, share: float) -> tuple[list[Tried], list[Tried]]:
    """Who may still be the best, and who is clearly worse than the leader in the same worlds or one too many."""
    most = min((most for begin, most in settings.thinning if share >= begin), default=len(alive))
    ranked = sorted(alive, key=_rank)
    kept: list[Tried] = []
    worse: list[Tried] = []
    for place, tried in enumerate(ranked):
        goes_on = place < most and _may_lead(tried, ranked[0], settings)
        (kept if goes_on else worse).append(tried)
    return kept, worse


def _rank(tried: Tried) -> tuple[int, int, int]:
    return -sum(tried.worths), -tried.candidate.equity, tried.candidate.move


def _may_lead(tried: Tried, leader: Tried, settings: Settings) -> bool:
    gaps = [a - b for a, b in zip(leader.worths, tried.worths, strict=True)]
    total, count = sum(gaps), len(gaps)
    if tried is leader or total <= 0:
        return True
    # total² / count > certain · (sum of squares - total² / count) / (count - 1), in integers
    squares = count * sum(gap * gap for gap in gaps) - total * total
    return total * total * (count - 1) <= settings.certain * squares

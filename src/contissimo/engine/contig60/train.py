"""Learning the evaluation of Contig 60 from nothing, by games of the engine against itself.

First the weights that fit every board, then those of the usual board, from the former on. A generation is a number of batches
that begin with the same weights; the mean of what they learned is where the next one begins. Batches know nothing of each
other, so the result is the same for any number of processes.
"""

from __future__ import annotations

from dataclasses import dataclass

from contissimo.engine.contig60.bits import word_of
from contissimo.engine.contig60.evaluate import gathered, kinds_of
from contissimo.engine.contig60.kernel import Kernel
from contissimo.engine.contig60.learned import Learned
from contissimo.engine.contig60.learning import Learner
from contissimo.engine.contig60.lookahead import Lookahead
from contissimo.engine.contig60.weights import LEAD, SHARED, WEIGHTS
from contissimo.engine.workers import Progress, workers
from contissimo.games.contig60.rules import PRESETS

GAMES = 1000
"""In a batch, for the evaluation that is shipped."""
BATCHES = 8


@dataclass(frozen=True, slots=True)
class Lesson:
    """Generations that learn in the same way."""

    generations: int
    rate: float
    tied: bool = False
    crude: float = 0.3
    """How often the crude side plays crudely."""
    one_sided: bool = False
    """Whether only the other side learns."""


TRACE, ODD = 0.9, 0.05
LESSONS = (
    Lesson(2, 0.02, tied=True),
    Lesson(3, 0.006, tied=True),
    Lesson(3, 0.002, tied=True),
    Lesson(5, 0.01),
    Lesson(10, 0.003),
    Lesson(10, 0.001),
    Lesson(12, 0.006, crude=1.0, one_sided=True),
    Lesson(12, 0.002, crude=1.0, one_sided=True),
    Lesson(10, 0.0006, crude=1.0, one_sided=True),
)
NEUTRAL_LESSONS = (
    *LESSONS[:6],
    Lesson(10, 0.002, crude=0.0),
    Lesson(10, 0.0006, crude=0.0),
)
"""For a judge, who takes both sides for equals: the last games have no crude side at all."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What one process is asked to do."""

    weights: tuple[float, ...]
    shared: tuple[float, ...]
    lesson: Lesson
    seed: int
    games: int

    def learn(self) -> tuple[list[float], list[float]]:
        lookahead = Lookahead(Kernel(PRESETS["contig60"]))
        learner = Learner(lookahead, kinds_of(lookahead.kernel))
        lookahead.weigh(self.weights)
        lesson = self.lesson
        if lesson.tied:
            learner.tie(self.shared)
        learner.one_sided = lesson.one_sided
        learner.learn(self.seed, self.games, lesson.rate, TRACE, ODD, lesson.crude)
        return lookahead.weighed(), learner.ties()


def train(
    seed: int,
    games: int = GAMES,
    jobs: int = 1,
    *,
    progress: Progress | None = None,
    lessons: tuple[Lesson, ...] = LESSONS,
) -> Learned:
    """The evaluation that follows from a seed, with `games` in a batch."""
    weights: tuple[float, ...] = (0.0,) * WEIGHTS
    shared: tuple[float, ...] = (0.0,) * SHARED
    total = BATCHES * games * sum(lesson.generations for lesson in lessons)
    generations = [lesson for lesson in lessons for _ in range(lesson.generations)]
    with workers(jobs) as run:
        for number, lesson in enumerate(generations):
            seeds = [word_of(seed, number * BATCHES + batch) for batch in range(BATCHES)]
            learned = list(run(_learn, [Batch(weights, shared, lesson, s, games) for s in seeds]))
            weights = _mean([result[0] for result in learned])
            if lesson.tied:
                shared = _mean([result[1] for result in learned])
            if progress is not None:
                progress((number + 1) * BATCHES * games, total)
    kernel = Kernel(PRESETS["contig60"])
    note = f"Contig 60: what {total} games against itself taught the engine (seed {seed})"
    return Learned(note, weights[LEAD:], shared, gathered(weights, kernel.window_count))


def train_neutral(
    seed: int, games: int = GAMES, jobs: int = 1, *, progress: Progress | None = None
) -> Learned:
    """The evaluation of the judge (`neutral.toml`), which expects no mistakes of either side."""
    return train(seed, games, jobs, progress=progress, lessons=NEUTRAL_LESSONS)


def _learn(batch: Batch) -> tuple[list[float], list[float]]:
    return batch.learn()


def _mean(results: list[list[float]]) -> tuple[float, ...]:
    # Added up in the order of the batches: sums of floats depend on it.
    return tuple(sum(column) / len(results) for column in zip(*results, strict=True))

"""What a class asks of another process: the top of a deal, the marks of a round, and what pupils' mistakes have in common."""

from __future__ import annotations

from collections.abc import Sequence

from contissimo.core.game import AnyPosition
from contissimo.server.storage.class_rows import AttemptRow
from contissimo.study.classes import Marked, Missed, mark, missed
from contissimo.study.deals import DEALERS
from contissimo.study.deals.dealer import Top
from contissimo.study.mistakes import Attempt, Profile, explanations, priors, profile


def top(game: str, position: AnyPosition, millis: int) -> Top | None:
    """The best answer to a deal."""
    del millis
    return DEALERS[game].top(position)


def marked(
    game: str,
    answers: Sequence[tuple[int, AnyPosition, str]],
    best: Top | None,
    own: bool,  # jobs have no keywords
    millis: int,
) -> dict[int, Marked]:
    """The answers of a round by pupil, next to its top, or to the top of each pupil's own board."""
    del millis
    dealer = DEALERS[game]
    return {
        pupil: mark(dealer.judge(position, move), dealer.top(position) if own else best)
        for pupil, position, move in answers
    }


def explained(
    game: str, said: Sequence[tuple[int, AnyPosition, str]], millis: int
) -> dict[int, tuple[str, ...]]:
    """The rules that explain wrong answers, by their numbers."""
    del millis
    judged = {number: DEALERS[game].judge(position, move) for number, position, move in said}
    return {number: tuple(sorted(explanations(j.sum, j.said))) for number, j in judged.items()}


def profiles(rows: Sequence[AttemptRow], millis: int) -> dict[int, Profile]:
    """What the attempts of each pupil say, with those of the class as prior."""
    del millis
    attempts: dict[int, list[Attempt]] = {}
    for row in rows:
        causes = frozenset(row.causes.split())
        attempts.setdefault(row.pupil, []).append(Attempt(row.text, row.right, causes))
    of_class = priors(attempt for some in attempts.values() for attempt in some)
    return {pupil: profile(some, of_class) for pupil, some in attempts.items()}


def missed_most(rows: Sequence[AttemptRow], most: int, millis: int) -> list[Missed]:
    """The calculations of rounds that were missed most often."""
    del millis
    return missed(((a.text, a.value, a.right) for a in rows if a.source == "round"), most)

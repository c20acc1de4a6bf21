"""Naming a mistake: which rule a pupil followed instead of the right one.

A single answer gets a cause only if exactly one rule explains it. A pupil gets one from two independent sightings, if the
posterior is at least 0.8 with the class as prior; everything else is `OTHER`. A mistake that was right the next time is a
slip and is counted apart. docs/diagnosis.md has the confusion matrix.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from contissimo.study.sums import Sum
from contissimo.study.wrong_arithmetic import ARITHMETIC
from contissimo.study.wrong_bonuses import BONUS
from contissimo.study.wrong_rules import (
    CAUSES,
    FAMILY_OF,
    results,
    results_of_pair,
)

OTHER = "other"
SIGHTINGS = 2
"""How many independent ones it takes to name a pupil's cause."""
POSTERIOR = Fraction(8, 10)
_FOLLOWED = Fraction(8, 10)
"""How often a pupil with a wrong rule shows it, among their mistakes."""
PAIR = "+"
"""Between the two codes of a cause that is a pair."""


def explanations(sum_: Sum, said: int) -> frozenset[str]:
    """The codes of all rules that lead to what was said; pairs only where no single rule does. Empty: right, or none."""
    true = sum_.value
    if true == said:
        return frozenset()
    alone = frozenset(cause for cause in CAUSES if said in results(sum_, cause))
    if alone:
        return alone
    return frozenset(
        f"{bonus}{PAIR}{other}"
        for bonus, other in product(BONUS, ARITHMETIC)
        if said in results_of_pair(sum_, bonus, other)
    )


def cause_of(sum_: Sum, said: int) -> str | None:
    """The one rule that explains a wrong answer, or the one family that all its explanations are of; None: right, or neither."""
    return named(explanations(sum_, said))


def named(found: Collection[str]) -> str | None:
    """What a set of explanations comes to: its only rule, or else its only family. 2+3×4 = 20 is a matter of order, one way or the other."""
    if len(found) == 1:
        return next(iter(found))
    families = {FAMILY_OF.get(cause) for cause in found}
    return families.pop() if len(families) == 1 else None


@dataclass(frozen=True, slots=True)
class Attempt:
    """One answer of a pupil, in the order in which they were given."""

    task: str
    """What was to be calculated: equal tasks are not independent."""
    right: bool
    causes: frozenset[str] = frozenset()
    """All rules that explain it."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What is known of one pupil."""

    causes: tuple[tuple[str, int], ...]
    """The causes that can be named, each with how often it was seen, the most frequent first."""
    slips: int
    """Mistakes that were right the next time."""
    other: int
    """Mistakes without a cause that can be named."""


def priors(attempts: Iterable[Attempt]) -> Counter[str]:
    """How often each cause was the only explanation, in a whole class."""
    return Counter(
        cause for attempt in attempts if len(attempt.causes) == 1 for cause in attempt.causes
    )


def profile(attempts: Sequence[Attempt], of_class: Mapping[str, int]) -> Profile:
    """What one pupil's attempts say, with the causes of the class as prior, one added to each."""
    following = (*attempts[1:], None)
    wrong, slips = [], 0
    for attempt, after in zip(attempts, following, strict=True):
        if attempt.right:
            continue
        if after is not None and after.right:
            slips += 1
        else:
            wrong.append(attempt)
    posteriors = _posteriors(wrong, of_class)
    causes = [cause for cause, chance in posteriors.items() if chance >= POSTERIOR]
    if not causes:  # perhaps it is not known which rule it is, but of which family
        of_family: dict[str, Fraction] = {}
        for cause, chance in posteriors.items():
            family = FAMILY_OF.get(cause, cause)
            of_family[family] = of_family.get(family, Fraction(0)) + chance
        causes = [family for family, chance in of_family.items() if chance >= POSTERIOR]
    sightings = {cause: {a.task for a in wrong if _shows(a, cause)} for cause in causes}
    found = {cause: len(tasks) for cause, tasks in sightings.items() if len(tasks) >= SIGHTINGS}
    explained = sum(any(_shows(attempt, cause) for cause in found) for attempt in wrong)
    ranked = sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))
    return Profile(tuple(ranked), slips, len(wrong) - explained)


def _shows(attempt: Attempt, cause: str) -> bool:
    """Whether a mistake can be explained by a rule, or only by rules of a family."""
    families = {FAMILY_OF.get(each) for each in attempt.causes}
    return cause in attempt.causes or families == {cause}


def _posteriors(wrong: Sequence[Attempt], of_class: Mapping[str, int]) -> dict[str, Fraction]:
    """How probable each rule is to be the pupil's own, among all that their mistakes suggest and none of them.

    A pupil with a rule shows it in four of five mistakes, and one without makes each kind of mistake alike.
    """
    suggested = sorted({cause for attempt in wrong for cause in attempt.causes})
    kinds = len(CAUSES)
    all_of_class = sum(of_class.values()) + kinds
    weights: dict[str, Fraction] = {OTHER: Fraction(1)}
    for cause in suggested:
        weight = Fraction(kinds * (of_class.get(cause, 0) + 1), all_of_class)
        for attempt in wrong:
            shown = _FOLLOWED if cause in attempt.causes else (1 - _FOLLOWED) / kinds
            weight *= shown * kinds
        weights[cause] = weight
    total = sum(weights.values())
    return {cause: weights[cause] / total for cause in suggested}


@dataclass(frozen=True, slots=True)
class Common:
    """The commonest mistake of a round: `count` pupils took a calculation for something else."""

    text: str
    said: int
    count: int
    cause: str | None


def commonest(answers: Iterable[tuple[str, int, str | None]]) -> Common | None:
    """Among wrong answers (calculation, what was said, cause): the largest group, named causes first; None: all was right."""
    counted = Counter(answers)
    if not counted:
        return None
    (text, said, cause), count = min(
        counted.items(), key=lambda item: (-item[1], item[0][2] is None, item[0][0], item[0][1])
    )
    return Common(text, said, count, cause)

"""The confusion matrix of docs/diagnosis.md: `python -m tests.study.confusion` prints it, for 10,000 generated mistakes."""

from __future__ import annotations

import sys
from collections import Counter

from contissimo.study.mistakes import PAIR, cause_of
from contissimo.study.wrong_rules import CAUSES, FAMILIES, FAMILY_OF
from tests.study.pupils_at_work import OTHER, many

NOT_NAMED = "not named"


def family(cause: str | None) -> str:
    """Of a cause, of a family itself, or of a pair of causes."""
    if cause is None:
        return NOT_NAMED
    first = cause.partition(PAIR)[0]
    return FAMILY_OF.get(first, first)


def matrix(seed: int, count: int) -> tuple[Counter[tuple[str, str]], int, int]:
    """How often a mistake of one family was named as another, how many were named, and how many of these wrongly."""
    cells: Counter[tuple[str, str]] = Counter()
    named = wrong = 0
    for mistake in many(seed, count, CAUSES):
        cause = cause_of(mistake.sum, mistake.said)
        really = OTHER if mistake.rule == OTHER else family(mistake.rule)
        cells[really, family(cause)] += 1
        if cause is not None:
            named += 1
            wrong += cause not in (mistake.rule, really)
    return cells, named, wrong


def written(count: int) -> str:
    """The matrix as Markdown, and what it comes to."""
    cells, named, wrong = matrix(60, count)
    columns = (*FAMILIES, NOT_NAMED)
    lines = [f"| really | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns)]
    for row in (*FAMILIES, OTHER):
        counts = " | ".join(str(cells[row, column]) for column in columns)
        lines.append(f"| {row} | {counts} |")
    right = 100 * (named - wrong) / named
    lines.append(
        f"\nnamed {named} of {count}; right {right:.2f} % of those named; "
        f"wrongly named {100 * wrong / count:.2f} % of all"
    )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(written(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000) + "\n")

"""What both parts of the training need: processes that play games by the chunk, and least squares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Self, TypeVar

Progress = Callable[[int, int], None]
"""Hears how many games of how many are played."""

Chunk = TypeVar("Chunk")
Sums = TypeVar("Sums")


class workers:  # noqa: N801  # used like a function
    """A way to play chunks, here or in processes, whose results come in their order."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn")) if jobs > 1 else None

    def __enter__(self) -> Self:
        return self

    def __call__(self, play: Callable[[Chunk], Sums], chunks: Iterable[Chunk]) -> Iterator[Sums]:
        return self.pool.map(play, chunks) if self.pool else map(play, chunks)

    def __exit__(self, *_: object) -> None:
        if self.pool:
            self.pool.shutdown(cancel_futures=True)


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of some linear equations, by elimination; a column without any pivot counts as zero."""
    rows = [[float(x) for x in row] + [float(y)] for row, y in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        if abs(pivot) < 1e-9:
            continue
        rows[i] = [x / pivot for x in rows[i]]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [row[size] for row in rows]

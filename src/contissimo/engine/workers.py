"""Processes that play games by the chunk, for the training of both games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Self, TypeVar

Progress = Callable[[int, int], None]
"""Is called with how many games were played, and how many there will be."""

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

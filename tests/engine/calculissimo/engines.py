"""The compiled engines' sources run as plain Python, and leave values for tests."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

from contissimo.engine.calculissimo import kernel
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import FACES
from tests.engine.calculissimo.kernels import plain

FOLDER = Path(kernel.__file__).parent


def _plain(name: str) -> ModuleType:
    """A source under a second name, on the plain kernel, as on a machine without Cython."""
    spec = importlib.util.spec_from_file_location(f"plain_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    hidden = {"cython": None, kernel.__name__: plain()}
    with patch.dict(sys.modules, hidden):
        spec.loader.exec_module(module)
    return module


@cache
def plain_playout() -> ModuleType:
    return _plain("playout")


@cache
def plain_endgame() -> ModuleType:
    return _plain("endgame")


WORTH = dict(zip(FACES, (-20, 0, 5, 5, 5, 5, 5, 5, 8, 10, 5, -5, 60, 10, 120), strict=True))
"""Guesses in tenths of a point."""


@cache
def simple_leaves() -> tuple[int, ...]:
    """A linear table: each tile has a worth of its own, and a fourth operator is a burden."""
    table = [0] * kernel.LEAVES
    _fill(kernel.Kernel(PRESETS["classic"]), table, 0, 0, 0)
    return tuple(table)


def _fill(engine: kernel.Kernel, table: list[int], rack: int, size: int, first: int) -> None:
    counts = [(rack >> (4 * face)) & 15 for face in range(15)]
    signs = sum(counts[10:14])
    worth = sum(n * w for n, w in zip(counts, WORTH.values(), strict=True))
    table[engine.leave_index(rack)] = worth - 40 * max(0, signs - 3)
    if size < 7:
        for face in range(first, 15):
            _fill(engine, table, rack + (1 << (4 * face)), size + 1, face)

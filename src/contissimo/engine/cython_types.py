"""What the compiled modules need of the `cython` module, where it is not installed and for type checkers (`src/cython.pyi`).

At run time the only question is whether the code is compiled: types stand in annotations, which are never
evaluated.
"""

from __future__ import annotations

import builtins
from typing import TypeAlias

compiled = False
bint: TypeAlias = builtins.bool
short: TypeAlias = builtins.int
int: TypeAlias = builtins.int
longlong: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
double: TypeAlias = builtins.float

"""The garbage collector of a server: what was there at the start is not scanned again, and cycles are found nevertheless."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc, weakref
from contissimo.server.support import gc_tuning


class Node:
    pass


def cycle():
    one, other = Node(), Node()
    one.other, other.other = other, one
    return one


def many():
    return [[] for _ in range(5_000)]


start = [cycle() for _ in range(10_000)]
gc_tuning.collect_all()
assert gc.get_freeze_count() == 0, "a process that has not settled is left alone"
gc_tuning.settle()
frozen = gc.get_freeze_count()
assert frozen > 20_000

young = weakref.ref(cycle())
many()
assert young() is None, "a cycle that dies young is found by itself"

held = cycle()
old = weakref.ref(held)
kept = many()
del held
gc_tuning.collect_all()
assert old() is None
assert gc.get_freeze_count() == frozen, "the start is not scanned, and nothing else is kept from a scan"
"""


def test_the_start_is_never_scanned_again_and_old_cycles_are_found_by_a_full_scan() -> None:
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)

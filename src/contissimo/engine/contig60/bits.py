"""What the compiled modules get from C (`kernel.pxd`) and their plain versions from here. Must agree with it.

Bits are those of 64-bit words; a word of chance is a hash of a seed and a number (SplitMix64).
"""

from __future__ import annotations

ONE = 1
LOW = (1 << 32) - 1
_ALL = (1 << 64) - 1


def count_of(squares: int) -> int:
    return squares.bit_count()


def lowest_of(squares: int) -> int:
    """The index of the lowest bit; there must be one."""
    return (squares & -squares).bit_length() - 1


def word_of(seed: int, number: int) -> int:
    z = (seed + (number + 1) * 0x9E3779B97F4A7C15) & _ALL
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _ALL
    return z ^ (z >> 31)

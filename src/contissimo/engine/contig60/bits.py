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


def spread(planes: memoryview, board: int, plane: int, bits: int, squares: int) -> None:
    """Write a 1 for each square in `bits`, else a 0."""
    for square in range(squares):
        planes[board, plane, square] = bits >> square & 1


def fill(planes: memoryview, board: int, plane: int, value: int, squares: int) -> None:
    for square in range(squares):
        planes[board, plane, square] = value


def spread_row(rows: memoryview, row: int, bits: int, squares: int) -> None:
    for square in range(squares):
        rows[row, square] = bits >> square & 1

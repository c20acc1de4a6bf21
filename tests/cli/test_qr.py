"""QR codes in a terminal: the same squares as the code has, two in each letter."""

from __future__ import annotations

import segno

from contissimo.cli.qr import BORDER, qr_code

SQUARES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def test_the_letters_are_the_squares_of_the_code() -> None:
    address = "http://192.168.1.7:8000"
    lines = qr_code(address).plain.split("\n")
    assert len({len(line) for line in lines}) == 1
    rows = [[SQUARES[letter][half] for letter in line] for line in lines for half in (0, 1)]
    code = segno.make_qr(address, error="l", boost_error=False)
    whole = [list(map(int, row)) for row in code.matrix_iter(border=BORDER)]
    assert rows[: len(whole)] == whole
    assert not any(any(row) for row in rows[len(whole) :])
    assert len(lines) <= 18  # of 24: the addresses stay in sight

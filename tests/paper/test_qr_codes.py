"""QR codes on paper: the same squares as the code has, with a light edge."""

from __future__ import annotations

import re

import segno

from contissimo.paper.qr_codes import qr_picture

ADDRESS = "http://192.168.1.7:8000/c/K7QM2P"
EDGE = 2


def test_the_picture_has_the_squares_of_the_code() -> None:
    picture = qr_picture(ADDRESS)
    code = segno.make_qr(ADDRESS, error="m")
    width = int(code.symbol_size(border=EDGE)[0])
    assert f'width="{width}" height="{width}"' in picture
    path = re.search(r'<path[^>]* stroke="#000"[^>]* d="([^"]*)"', picture)
    assert path is not None
    assert _squares(path[1], width) == [
        list(map(bool, row)) for row in code.matrix_iter(border=EDGE)
    ]


def _squares(path: str, width: int) -> list[list[bool]]:
    """What is dark: the path has horizontal strokes, each one square high and from where the pen is."""
    found = [[False] * width for _ in range(width)]
    x, y = 0.0, 0.0
    for sign, numbers in re.findall(r"([Mmh])([-\d. ]+)", path):
        given = [float(number) for number in numbers.split()]
        if sign == "h":
            for dark in range(int(x), int(x + given[0])):
                found[int(y)][dark] = True
            x += given[0]
        elif sign == "m":
            x, y = x + given[0], y + given[1]
        else:
            x, y = given
    return found

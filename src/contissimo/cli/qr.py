"""An address as a QR code of half-block characters: two squares of the code in each letter of a terminal."""

from __future__ import annotations

from itertools import islice, zip_longest

from rich.text import Text

BORDER = 2
"""Light squares around the code. Cameras manage with fewer than the standard's four."""
_SIGNS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""By whether the upper and the lower square are dark."""


def qr_code(text: str) -> Text:
    """Always dark on light, whatever the colours of the terminal are: cameras want it so."""
    import segno  # noqa: PLC0415  # only a server that others can reach needs it

    code = segno.make_qr(text, error="l", boost_error=False)
    rows = [tuple(map(bool, row)) for row in code.matrix_iter(border=BORDER)]
    light = (False,) * len(rows[0])
    pairs = zip_longest(islice(rows, 0, None, 2), islice(rows, 1, None, 2), fillvalue=light)
    lines = ["".join(_SIGNS[pair] for pair in zip(*both, strict=True)) for both in pairs]
    return Text("\n".join(lines), "black on bright_white")

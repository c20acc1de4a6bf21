"""Pictures of values as SVG, for notebooks and pages: squares, tiles, markers, dice, notes. Figures and notation, no words.

What a game looks like it knows itself (`games/NAME/picture.py`); here is what such pictures are made of. The same value
always gives the same text, and nothing is loaded from anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

INK, SOFT, PAPER, SQUARE, GROOVE = "#2d2a26", "#635a4e", "#f7f2e8", "#f3e7cf", "#96693a"
TILE, TILE_EDGE, BACK, LAST = "#fffdf6", "#cdbb93", "#e3d9c6", "#2f6f4f"
SEATS = ("#c8553d", "#2f6690", "#3f7d2c", "#7b519d")
"""The colour of each seat."""
SIGNS = str.maketrans("*/-", "×÷−")
"""How signs are printed."""
FONT = "Atkinson Hyperlegible, system-ui, sans-serif"
_WIDTH_OF_LETTER = 0.6
"""Of the size of the letters, in a font whose letters all have the same."""


def picture(width: float, height: float, parts: Iterable[str], *, says: str) -> str:
    """A whole picture; `says` is what it shows in notation, for those who can't see it."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" font-family="{FONT}">\n'
        f"<desc>{escape(says)}</desc>\n{body}\n</svg>\n"
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    edge: str = "",
    thick: float = 1,
    round_: float = 0,
) -> str:
    outline = f' stroke="{edge}" stroke-width="{thick:g}"' if edge else ""
    corner = f' rx="{round_:g}"' if round_ else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{corner} '
        f'fill="{fill}"{outline}/>'
    )


def disc(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def text(
    x: float,
    y: float,
    letters: str,
    size: float,
    *,
    fill: str = INK,
    anchor: str = "middle",
    bold: bool = False,
    even: bool = False,
) -> str:
    """Letters in a line with their middle at the height `y`; `even`: all of the same width."""
    weight = ' font-weight="bold"' if bold else ""
    font = ' font-family="monospace"' if even else ""
    return (
        f'<text x="{x:g}" y="{y + 0.35 * size:g}" font-size="{size:g}" text-anchor="{anchor}" '
        f'fill="{fill}"{weight}{font} xml:space="preserve">{escape(letters)}</text>'
    )


def tile(
    x: float, y: float, side: float, face: str, *, joker: bool = False, new: bool = False
) -> str:
    """A tile; a joker's face is grey, and a new tile has an edge of its own. Without a face its back is seen."""
    edge, thick = (LAST, 2) if new else (TILE_EDGE, 1)
    ground = TILE if face else BACK
    blank = box(
        x + 1, y + 1, side - 2, side - 2, ground, edge=edge, thick=thick, round_=round(side / 8)
    )
    if not face:
        return blank
    ink, middle = SOFT if joker else INK, side / 2
    shown = text(x + middle, y + middle, face.translate(SIGNS), 0.58 * side, fill=ink, bold=True)
    dot = disc(x + 0.82 * side, y + 0.2 * side, 0.07 * side, SOFT) if joker else ""
    return blank + shown + dot


def marker(x: float, y: float, radius: float, seat: int) -> str:
    """What a seat is known by, around a point: the first seat's is round, the others' have corners, which are more or less blunt."""
    colour = SEATS[seat - 1]
    if seat == 1:
        return disc(x, y, radius, colour)
    blunt = 0.2 * radius * (seat - 2)
    side = 1.8 * radius
    return box(x - side / 2, y - side / 2, side, side, colour, round_=blunt)


_PIPS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""The pips of a die, by the letters of nine places."""


def die(x: float, y: float, side: float, face: int) -> str:
    """A die from above; one with faces that have no pips shows a figure."""
    ground = box(x, y, side, side, TILE, edge=TILE_EDGE, round_=round(side / 6))
    if face not in _PIPS:
        return ground + text(x + side / 2, y + side / 2, str(face), 0.6 * side, bold=True)
    places = [divmod("abcdefghi".index(pip), 3) for pip in _PIPS[face]]
    pips = [disc(x + side * (1 + c) / 4, y + side * (1 + r) / 4, side / 11, INK) for r, c in places]
    return ground + "".join(pips)


def note(letters: str, *, size: float = 18) -> str:
    """A text in notation on a slip of paper: moves that put nothing on a board, sentences."""
    width = round(_WIDTH_OF_LETTER * size * len(letters) + 1.4 * size)
    height = 2 * size
    parts = (
        box(0.5, 0.5, width - 1, height - 1, PAPER, edge=TILE_EDGE, round_=6),
        text(width / 2, height / 2, letters, size, even=True),
    )
    return picture(width, height, parts, says=letters)


def laid(where: str, tiles: Iterable[tuple[str, bool, bool]], *, says: str) -> str:
    """A line of tiles (face, joker, new) and where it begins."""
    parts = [
        tile(40 + 32 * at, 8, 32, face, joker=joker, new=new)
        for at, (face, joker, new) in enumerate(tiles)
    ]
    width, height = 48 + 32 * len(parts), 48
    ground = box(0.5, 0.5, width - 1, height - 1, PAPER, edge=TILE_EDGE, round_=6)
    return picture(
        width, height, [ground, text(21, height / 2, where, 14, fill=SOFT), *parts], says=says
    )


def sums(groups: Iterable[tuple[Iterable[str], str]], total: str, *, size: float = 16) -> str:
    """Groups of lines with a figure each, one below the other, and a total under them: a score card."""
    whole = [(list(lines), figure) for lines, figure in groups]
    longest = max([len(line) for lines, _ in whole for line in lines], default=0)
    figures = max(len(figure) for figure in [total, *(figure for _, figure in whole)])
    width = round(_WIDTH_OF_LETTER * size * (longest + figures + 2) + 2 * size)
    step = 1.5 * size
    y = step
    parts = []
    for lines, figure in whole:
        for line in lines:
            parts.append(text(size, y, line, size, anchor="start", even=True))
            y += step
        parts.append(text(width - size, y - step, figure, size, anchor="end", bold=True, even=True))
        y += step / 2
    if whole:
        parts.append(box(size, y - step, width - 2 * size, 1, SOFT))
    parts.append(text(width - size, y, total, size, anchor="end", fill=LAST, bold=True, even=True))
    height = y + step
    ground = box(0.5, 0.5, width - 1, height - 1, PAPER, edge=TILE_EDGE, round_=6)
    said = "; ".join([*(line for lines, _ in whole for line in lines), total])
    return picture(width, height, [ground, *parts], says=said)

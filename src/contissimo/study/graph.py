"""The win shares of a game as a picture (SVG): a line for each seat, bars of luck, and the turning points. No words.

Colours are classes with plain defaults, so that a page can give them its own; lines also differ in their dashes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from contissimo.study.turns import Turn

if TYPE_CHECKING:
    from contissimo.study.review import Review

COLOURS = ("#1f6fb2", "#c2571a", "#3f7d2c", "#7a4a9e")
DASHES = ("", "7 3", "2 3", "9 3 2 3")
_LEFT, _TOP, _RIGHT, _BOTTOM = 34.0, 10.0, 10.0, 20.0
_LUCK_PART = 0.22
"""Of the height, for the bars."""
_MOST_LUCK = 0.25
"""The luck that the longest bar stands for; more is cut off."""


def svg(review: Review, *, width: int = 720, height: int = 280) -> str:
    """The picture of a review; of an incomplete one as far as it goes, on the whole width."""
    plot = _Plot(review, width, height)
    body = "\n".join(plot.parts())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="sans-serif" font-size="10">\n'
        f'<rect class="ground" width="{width}" height="{height}" fill="#fff"/>\n{body}\n</svg>\n'
    )


class _Plot:
    def __init__(self, review: Review, width: int, height: int) -> None:
        self.review = review
        self.entries = max(review.entries, 1)
        self.right = width - _RIGHT
        luck = _LUCK_PART * (height - _TOP - _BOTTOM)
        self.bottom = height - _BOTTOM - luck - 8.0
        """Of the shares."""
        self.middle = height - _BOTTOM - luck / 2
        """Of the luck."""
        self.reach = luck / 2

    def x(self, entry: float) -> float:
        return _LEFT + (self.right - _LEFT) * entry / self.entries

    def y(self, share: float) -> float:
        return self.bottom - (self.bottom - _TOP) * share

    def parts(self) -> Iterator[str]:
        yield from self._axes()
        yield from self._luck()
        for seat in range(self.review.seats):
            yield self._line(seat)
        yield from self._turning()

    def _axes(self) -> Iterator[str]:
        for share in (0.0, 0.5, 1.0):
            y = self.y(share)
            yield (
                f'<path class="axis" d="M{_LEFT:.1f} {y:.1f}H{self.right:.1f}" '
                f'stroke="#bbb" stroke-width="{0.5 if share == 0.5 else 1}" fill="none"/>'
            )
            yield _text(_LEFT - 4, y + 3, f"{100 * share:.0f}", "end")
        yield (
            f'<path class="axis" d="M{_LEFT:.1f} {self.middle:.1f}H{self.right:.1f}" '
            f'stroke="#bbb" fill="none"/>'
        )
        step = max(1, -(-self.entries // 10))
        step = -(-step // 5) * 5
        for entry in range(0, self.entries + 1, step):
            yield _text(self.x(entry), self.middle + self.reach + 13, str(entry), "middle")

    def _line(self, seat: int) -> str:
        shares = [self.review.start[seat], *(turn.after[seat] for turn in self.review.turns)]
        entries = [0, *(turn.seq for turn in self.review.turns)]
        points = " ".join(
            f"{self.x(e):.1f},{self.y(s):.1f}" for e, s in zip(entries, shares, strict=True)
        )
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        return (
            f'<polyline class="seat seat-{seat + 1}" points="{points}" fill="none" '
            f'stroke="{COLOURS[seat]}" stroke-width="2"{dash}/>'
        )

    def _luck(self) -> Iterator[str]:
        """Good luck goes up and bad luck down, in the colour of whose luck it was."""
        wide = max(1.0, 0.7 * (self.right - _LEFT) / self.entries)
        for turn in self.review.turns:
            if turn.kind == "chance" and turn.owner is not None:
                seat = turn.owner - 1
                lucky = max(-_MOST_LUCK, min(_MOST_LUCK, turn.terms.luck[seat]))
                high = self.reach * abs(lucky) / _MOST_LUCK
                top = self.middle - (high if lucky > 0 else 0.0)
                left = self.x(turn.seq) - wide / 2
                yield (
                    f'<rect class="luck seat-{seat + 1}" x="{left:.1f}" y="{top:.1f}" '
                    f'width="{wide:.1f}" height="{high:.1f}" fill="{COLOURS[seat]}"/>'
                )

    def _turning(self) -> Iterator[str]:
        for turn in _at(self.review.turns, self.review.turning):
            seat = max(range(self.review.seats), key=lambda at: turn.after[at] - turn.before[at])
            x, y = self.x(turn.seq), self.y(turn.after[seat])
            yield (
                f'<circle class="turning seat-{seat + 1}" cx="{x:.1f}" cy="{y:.1f}" r="4" '
                f'fill="#fff" stroke="{COLOURS[seat]}" stroke-width="2"/>'
            )
            yield _text(x, y - 7 if y > _TOP + 12 else y + 15, str(turn.seq), "middle")


def _at(turns: Sequence[Turn], wanted: Sequence[int]) -> Iterator[Turn]:
    return (turn for turn in turns if turn.seq in wanted)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#555">{text}</text>'

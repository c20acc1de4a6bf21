"""What to practise: the mistakes of several games by kind and by stage, the costliest first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from contissimo.core.game import Seat
from contissimo.study.again import mistakes
from contissimo.study.review import Review
from contissimo.study.totals import Lost


@dataclass(frozen=True, slots=True)
class Mistake:
    """Where one is: the number of the game among those given, the seat and the entry."""

    game: int
    seat: Seat
    seq: int
    loss: float


@dataclass(frozen=True, slots=True)
class Practice:
    """The sums of several games of one player, or of all seats."""

    games: int
    decisions: int
    loss: float
    points: int
    most: int
    kinds: Mapping[str, Lost]
    """The costliest first. A mistake may be of several kinds; one of none is in no row."""
    stages: Mapping[str, Lost]
    again: tuple[Mistake, ...]
    """Medium and large mistakes of all games, the largest first."""

    @property
    def error_rate(self) -> float | None:
        return 1000.0 * self.loss / self.decisions if self.decisions else None

    @property
    def top_share(self) -> float | None:
        return self.points / self.most if self.most else None


def practice(played: Iterable[tuple[Review, Seat]]) -> Practice:
    """What the reviews say of the seats named with them."""
    games = list(played)
    totals = [review.totals[seat - 1] for review, seat in games]
    again = [
        Mistake(number, seat, turn.seq, turn.decision.loss)
        for number, (review, seat) in enumerate(games)
        for turn in mistakes(review, seat)
        if turn.decision is not None
    ]
    return Practice(
        games=len(games),
        decisions=sum(each.decisions for each in totals),
        loss=sum(each.loss for each in totals),
        points=sum(each.points for each in totals),
        most=sum(each.most for each in totals),
        kinds=_added(each.kinds for each in totals),
        stages=_added(each.stages for each in totals),
        again=tuple(sorted(again, key=lambda each: (-each.loss, each.game, each.seq))),
    )


def _added(parts: Iterable[Mapping[str, Lost]]) -> dict[str, Lost]:
    sums: dict[str, Lost] = {}
    for part in parts:
        for name, lost in part.items():
            before = sums.get(name, Lost())
            sums[name] = Lost(
                before.decisions + lost.decisions,
                before.mistakes + lost.mistakes,
                before.loss + lost.loss,
            )
    return dict(sorted(sums.items(), key=lambda each: (-each[1].loss, each[0])))

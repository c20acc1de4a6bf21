"""What a review adds up to for each seat: luck, skill and rest, the headline numbers, and where points were lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt

from contissimo.core.game import Seat
from contissimo.study.budget import Budget
from contissimo.study.judge import Shares
from contissimo.study.levels import Level, level_by_share, level_of
from contissimo.study.turns import Decision, Turn


@dataclass(frozen=True, slots=True)
class Lost:
    """Decisions of one kind or stage: how many there were, how many went wrong, and what that cost."""

    decisions: int = 0
    mistakes: int = 0
    loss: float = 0.0

    def with_decision(self, loss: float) -> Lost:
        return Lost(self.decisions + 1, self.mistakes + (loss > 0.0), self.loss + loss)


@dataclass(frozen=True, slots=True)
class Totals:
    """A seat's sums. `end - start = luck - luck_others + skill + rest`, each of them summed turn by turn."""

    seat: Seat
    start: float
    end: float
    luck: float
    """Of the seat's own throws and draws."""
    luck_others: float
    """Of those of all others, as far as it went against this seat."""
    skill: float
    """What the others' mistakes gave to this seat, less its own."""
    rest: float
    decisions: int
    mistakes: Mapping[str, int]
    """By size: small, medium, large."""
    loss: float
    """Of all decisions."""
    loss_error: float
    """The standard error of the mean loss of a decision."""
    accuracy: float | None
    """From 0 to 100, the mean over decisions; None without decisions."""
    points: int
    """Earned in turns."""
    most: int
    """That could have been earned in those turns."""
    stages: Mapping[str, Lost] = field(default_factory=dict)
    kinds: Mapping[str, Lost] = field(default_factory=dict)
    level: Level | None = None
    """The level that errs as much; None with too few decisions."""

    @property
    def error_rate(self) -> float | None:
        """Thousandths of a win lost in a decision."""
        return 1000.0 * self.loss / self.decisions if self.decisions else None

    @property
    def top_share(self) -> float | None:
        """How much of the points that were there was found, from 0 to 1."""
        return self.points / self.most if self.most else None


def accuracy_of(loss: float) -> float:
    """The accuracy of one decision, from 0 to 100 (the curve that chess players know from lichess)."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669 + 1.0))


def totals_of(
    game_key: str, headline: str, budget: Budget, start: Shares, end: Shares, turns: Sequence[Turn]
) -> tuple[Totals, ...]:
    """The totals of every seat."""
    return tuple(
        _totals(game_key, budget, Seat(seat), *ends, turns, headline=headline)
        for seat, ends in enumerate(zip(start, end, strict=True), 1)
    )


def _totals(
    game_key: str,
    budget: Budget,
    seat: Seat,
    start: float,
    end: float,
    turns: Sequence[Turn],
    *,
    headline: str,
) -> Totals:
    own = [turn for turn in turns if turn.owner == seat and turn.decision is not None]
    counted = [turn for turn in own if turn.decision is not None and turn.decision.counts]
    decisions = [turn.decision for turn in counted if turn.decision is not None]
    losses = [decision.loss for decision in decisions]
    spread = spread_of(losses)
    at = seat - 1
    found = [(turn.points, most) for turn in own if (most := _most(turn)) is not None]
    rate = 1000.0 * sum(losses) / len(losses) if losses else 0.0
    return Totals(
        seat=seat,
        start=start,
        end=end,
        luck=sum(turn.terms.luck[at] for turn in turns if turn.owner == seat),
        luck_others=-sum(turn.terms.luck[at] for turn in turns if turn.owner != seat),
        skill=sum(turn.terms.skill[at] for turn in turns),
        rest=sum(turn.terms.rest[at] for turn in turns),
        decisions=len(losses),
        mistakes={
            size: sum(decision.size == size for decision in decisions)
            for size in ("small", "medium", "large")
        },
        loss=sum(losses),
        loss_error=spread,
        accuracy=sum(map(accuracy_of, losses)) / len(losses) if losses else None,
        points=sum(points for points, _ in found),
        most=sum(most for _, most in found),
        stages=_lost((turn.stage, turn.decision) for turn in counted),
        kinds=_lost(
            (kind, turn.decision)
            for turn in counted
            if turn.decision is not None
            for kind in turn.decision.kinds
        ),
        level=level_by_share(game_key, *share_of(found), len(losses))
        if headline == "top_share"
        else level_of(game_key, budget, rate, 1000.0 * spread, len(losses)),
    )


def _most(turn: Turn) -> int | None:
    return None if turn.decision is None else turn.decision.most


def _lost(found: Iterable[tuple[str, Decision | None]]) -> dict[str, Lost]:
    sums: dict[str, Lost] = {}
    for name, decision in found:
        loss = 0.0 if decision is None else decision.loss
        sums[name] = sums.get(name, Lost()).with_decision(loss)
    return dict(sorted(sums.items()))


def share_of(found: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """The share of the most that could be had, of points and most in each turn, with its standard error."""
    most = sum(each for _, each in found)
    if most == 0:
        return 0.0, 0.0
    share = sum(points for points, _ in found) / most
    return share, len(found) / most * spread_of([points - share * each for points, each in found])


def spread_of(numbers: Sequence[float]) -> float:
    """The standard error of a mean; 0 of fewer than two numbers."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = sum(numbers) / count
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)

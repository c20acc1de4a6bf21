"""Rounds of a class: what an answer is worth, who stands where, which answer a common board takes, and what happens when.

Pure: time, seeds and answers come in as arguments. The lessons that a class can begin with one click are data of the games
(`class.toml`). Chance is committed as in a match; entry n of an activity's chance is round n, and entry 0 the example.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any  # an option of a ruleset, in a file that comes with a game

from contissimo.core.chance import Chance
from contissimo.core.game import AnyGame, AnyPosition, Millis, Points, Ruleset
from contissimo.study.deals.dealer import AnyDealer, Dealt, Judged, Top
from contissimo.study.mistakes import explanations, named

EXAMPLE = 0
"""The number of the chance entry of the example; those of rounds begin with 1."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A lesson at one click."""

    key: str
    game: str
    kind: str
    ruleset: str
    options: Mapping[str, Any] = field(default_factory=dict)
    board: str = ""
    """Empty: the usual one of the game's dealer."""
    seconds: int | None = None
    rounds: int | None = None
    size: int = 2
    """At tables: pupils at one."""
    pairs: bool = False
    """At tables: two pupils share a seat."""


def presets(games: Mapping[str, AnyGame]) -> dict[str, Preset]:
    """All lessons of these games by key, in the order in which they are offered."""
    found: list[tuple[int, Preset]] = []
    for game in games.values():
        for lesson in tomllib.loads(game.shipped("class.toml") or "").get("lesson", []):
            place = lesson.pop("place")
            found.append((place, Preset(game=game.key, **lesson)))
    return {preset.key: preset for _, preset in sorted(found, key=lambda pair: pair[0])}


# What answers are worth


@dataclass(frozen=True, slots=True)
class Marked:
    """An answer, as it is marked when its round is closed."""

    move: str
    points: Points
    share: Fraction
    """Of the top."""
    right: bool
    said: int
    value: str
    """What it really makes."""
    text: str
    """The calculation as one expression in school order."""
    causes: tuple[str, ...]
    """All rules that explain a wrong result."""

    @property
    def cause(self) -> str | None:
        return named(self.causes)


def mark(judged: Judged, top: Top | None) -> Marked:
    """An answer next to the top of its round."""
    causes = () if judged.right else tuple(sorted(explanations(judged.sum, judged.said)))
    return Marked(
        move=judged.move,
        points=judged.points,
        share=share(judged.points, top, right=judged.right),
        right=judged.right,
        said=judged.said,
        value=str(judged.sum.value),
        text=str(judged.sum),
        causes=causes,
    )


def share(points: Points, top: Top | None, *, right: bool) -> Fraction:
    """What part of the top an answer is worth. Where the top earns nothing, every right answer is as good."""
    best = 0 if top is None else top.points
    if not best:
        return Fraction(int(right))
    return max(Fraction(0), Fraction(points, best))


def commonest_right(marked: Iterable[Marked]) -> Marked | None:
    """The right answer that most pupils gave, by its result: of equal ones the one with more points, then first in notation."""
    answers = [each for each in marked if each.right]
    counts = Counter(each.said for each in answers)
    return min(answers, key=lambda m: (-counts[m.said], -m.points, m.move), default=None)


# Standings


@dataclass(frozen=True, slots=True)
class Standing:
    """How one pupil stands after some rounds."""

    sum: int
    """Points of all rounds; a missed round counts 0."""
    mean: Fraction
    """Mean share of the rounds played."""
    played: int


def standing(answers: Sequence[tuple[int, Fraction]]) -> Standing:
    """Of the points and shares of the rounds that a pupil played."""
    shares = [part for _, part in answers]
    mean = sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)
    return Standing(sum(points for points, _ in answers), mean, len(answers))


def places(values: Mapping[int, Fraction | int]) -> dict[int, int]:
    """The place of each pupil, from 1; equal ones share it."""
    return {
        pupil: 1 + sum(other > value for other in values.values())
        for pupil, value in values.items()
    }


def percent(part: Fraction) -> int:
    """Rounded; only a whole share is 100 and only nothing is 0."""
    if part in (0, 1):
        return int(100 * part)
    return min(99, max(1, round(100 * part)))


# The boards


def dealt(
    dealer: AnyDealer, before: AnyPosition, chance: Chance, entry: int
) -> Dealt[AnyPosition] | None:
    """The deal of a round (or the example) from the board before it."""
    return dealer.deal(before, chance.entry(entry))


def own_deal(
    dealer: AnyDealer, rules: Ruleset, chance: Chance, number: int, answers: Mapping[int, str]
) -> Dealt[AnyPosition] | None:
    """The deal of a round on the board of one pupil, whose right answers by round these are."""
    before = dealer.begin(rules)
    for earlier in range(1, number):
        deal = dealt(dealer, before, chance, earlier)
        if deal is not None:
            before = dealer.after(deal.position, answers.get(earlier))
    return dealt(dealer, before, chance, number)


# The lesson of ten minutes


@dataclass(frozen=True, slots=True)
class Plan:
    """What happens when in a lesson, in milliseconds from its beginning."""

    join: int = 120_000
    example: int = 60_000
    round: int = 60_000
    look: int = 12_000
    """How long a round is looked at, before the next one begins."""
    last: int = 540_000
    """No round begins later."""
    end: int = 600_000
    """The last reveal."""

    @property
    def rounds(self) -> int:
        """How many fit: none is cut short."""
        latest = min(self.last, self.end - self.round) - self.join - self.example
        return latest // (self.round + self.look) + 1

    def opens(self, number: int) -> Millis:
        """When a round opens."""
        return Millis(self.join + self.example + (number - 1) * (self.round + self.look))

    def closes(self, number: int) -> Millis:
        """When a round closes and is revealed."""
        return Millis(self.opens(number) + self.round)


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a lesson stands: a phase of the protocol, its round, and when it began and ends."""

    phase: str
    round: int
    since: int
    until: int | None


LESSON = Plan()
"""Ten minutes: joining 2, an example 1, rounds of 60 seconds, the last begun in minute 9, the reveal at 10:00."""


def moment(plan: Plan, at: int) -> Moment:
    """Where a lesson stands `at` milliseconds after its beginning."""
    if at < plan.join:
        return Moment("lobby", 0, 0, plan.join)
    if at < plan.opens(1):
        return Moment("example", 0, plan.join, plan.opens(1))
    if at >= plan.end:
        return Moment("over", plan.rounds, plan.end, None)
    number = min((at - plan.opens(1)) // (plan.round + plan.look) + 1, plan.rounds)
    if at < plan.closes(number):
        return Moment("open", number, plan.opens(number), plan.closes(number))
    until = plan.end if number == plan.rounds else plan.opens(number + 1)
    return Moment("revealed", number, plan.closes(number), until)


# Sets of the class's own mistakes


@dataclass(frozen=True, slots=True)
class Missed:
    """A calculation that pupils got wrong."""

    text: str
    value: int
    count: int


def missed(attempts: Iterable[tuple[str, str, bool]], most: int) -> list[Missed]:
    """The calculations (text, what it makes, right) that were missed most often; those that make a whole number."""
    counts = Counter((text, value) for text, value, right in attempts if not right)
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    whole = [(text, value, count) for (text, value), count in ranked if value.lstrip("-").isdigit()]
    return [Missed(text, int(value), count) for text, value, count in whole[:most]]

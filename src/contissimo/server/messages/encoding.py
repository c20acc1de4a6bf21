"""Values of the rules as messages: rulesets with their material, score cards, outcomes."""

from __future__ import annotations

from functools import cache, lru_cache

from contissimo.core.answers import Card
from contissimo.core.game import AnyGame, Outcome, Ruleset, name_today
from contissimo.core.options import every_value
from contissimo.games import GAMES
from contissimo.play.verdicts import Contest
from contissimo.server.messages.outbound import (
    Material,
    OptionInfo,
    OptionValue,
    OutcomeInfo,
    RulesetInfo,
    ScoredLine,
    SquareKind,
    Verdict,
)
from contissimo.server.messages.refusal import Refusal


def ruleset_info(game: AnyGame, ruleset: Ruleset) -> RulesetInfo:
    name = name_today(game, ruleset)
    return RulesetInfo(name, options_of(ruleset), material_of(game.key, ruleset))


# Rulesets are equal if their rules are, whatever their names: the name is not part of the cache key.


@lru_cache(maxsize=256)
def options_of(ruleset: Ruleset) -> dict[str, OptionValue]:
    """The options of a ruleset as in a file, with its layout and bag."""
    return every_value(ruleset)


@lru_cache(maxsize=256)
def material_of(key: str, ruleset: Ruleset) -> Material:
    told = GAMES[key].material(ruleset)
    return Material(
        width=told.width,
        height=told.height,
        squares=[list(row) for row in told.squares],
        kinds={
            letter: SquareKind(kind.of, kind.factor, kind.start)
            for letter, kind in told.kinds.items()
        },
        signs=told.signs,
        tiles=dict(told.tiles),
        rack=told.rack,
        joker=told.joker,
        dice=told.dice,
        faces=list(told.faces),
        markers=told.markers,
        line=told.line,
        dead=list(told.dead),
    )


@cache
def choices_of(key: str) -> list[OptionInfo]:
    """The options of a game, with the values of its first preset."""
    game = GAMES[key]
    first = next(iter(game.rulesets.values()))
    values = options_of(first)
    return [
        OptionInfo(
            name=name,
            kind=option.kind,
            default=_shipped_name(game, first, name) if option.kind == "text" else values[name],
            choices=list(option.choices),
            low=option.low,
            high=option.high,
            words=list(option.words),
        )
        for name, option in game.options.items()
    ]


def _shipped_name(game: AnyGame, ruleset: Ruleset, part: str) -> str:
    """Which of the shipped layouts or bags a preset has."""
    names = game.options[part].choices
    return next(n for n in names if game.change_ruleset(ruleset, {part: n}).text == ruleset.text)


def lines_of(card: Card) -> list[ScoredLine]:
    """The lines of a score card."""
    return [
        ScoredLine(line.text, list(line.squares), list(line.steps), line.points)
        for line in card.lines
    ]


def verdict_of(contest: Contest | None) -> Verdict | None:
    if contest is None:
        return None
    found = contest.verdict
    fault = None if found.fault is None else Refusal(found.fault.why, dict(found.fault.details))
    return Verdict(
        contest.seq,
        contest.by,
        contest.of,
        found.seat,
        found.move,
        found.came_to,
        found.card.points,
        found.card.announced,
        lines_of(found.card),
        fault,
    )


def outcome_of(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    return OutcomeInfo(
        list(outcome.scores),
        list(outcome.winners),
        list(outcome.ranks),
        outcome.reason,
        list(outcome.leftovers),
        list(outcome.penalties),
    )

"""A ruleset as a page needs it: every option, what can be chosen for each, and what lies on the table."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Any

from contissimo.core.game import Game, name_today
from contissimo.core.options import every_value
from contissimo.games import GAMES
from contissimo.games.calculissimo import board
from contissimo.games.calculissimo.rules import Ruleset as CalculissimoRuleset
from contissimo.games.calculissimo.tiles import RACK_SIZE
from contissimo.games.contig60.rules import Ruleset as ContigRuleset
from contissimo.games.contig60.sentences import DICE
from contissimo.server.messages.outbound import Material, OptionInfo, RulesetInfo, SquareKind


def ruleset_info(ruleset: Any) -> RulesetInfo:
    options = options_of(ruleset)
    name = name_today(GAMES[options["game"]], ruleset)
    return RulesetInfo(name, options, material_of(ruleset))


# Rulesets are equal when they rule alike, whatever they are called: the name is no part of what is kept.


@lru_cache(maxsize=256)
def options_of(ruleset: Any) -> dict[str, Any]:
    """The options of a ruleset as a file would have them, with its layout and bag."""
    return every_value(ruleset)


@lru_cache(maxsize=256)
def material_of(ruleset: Any) -> Material:
    match ruleset:
        case CalculissimoRuleset():
            return _tiles_and_colours(ruleset)
        case ContigRuleset():
            return _dice_and_numbers(ruleset)
    raise TypeError(ruleset)


def _tiles_and_colours(ruleset: CalculissimoRuleset) -> Material:
    layout = ruleset.layout
    return Material(
        width=layout.width,
        height=layout.height,
        squares=[list(row) for row in layout.rows],
        kinds={
            letter: SquareKind(of, factor, letter == board.START)  # type: ignore[arg-type]  # one of the two words below
            for of, factors in (
                ("number", board.NUMBER_FACTOR),
                ("operation", board.OPERATION_FACTOR),
            )
            for letter, factor in factors.items()
        },
        signs=ruleset.operators,
        tiles=dict(Counter(ruleset.bag)),
        rack=RACK_SIZE,
        joker=ruleset.joker_faces,
    )


def _dice_and_numbers(ruleset: ContigRuleset) -> Material:
    layout = ruleset.layout
    return Material(
        width=layout.width,
        height=layout.height,
        squares=[[str(number) for number in row] for row in layout.rows],
        kinds={},
        signs=ruleset.operations,
        dice=DICE,
        faces=list(ruleset.faces),
        markers=ruleset.markers,
        line=ruleset.line_length,
    )


@cache
def choices_of(key: str) -> list[OptionInfo]:
    """What can be chosen in a game, with the values of its first preset."""
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


def _shipped_name(game: Game, ruleset: Any, part: str) -> str:
    """Which of the shipped layouts or bags a preset has."""
    names = game.options[part].choices
    return next(n for n in names if game.change_ruleset(ruleset, {part: n}).text == ruleset.text)

"""The game in a minute: its steps in the words of a language, by the rules of a table. The page says the same (`web/src/rules/guide.ts`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from contissimo.core.arithmetic import PEOPLE
from contissimo.core.game import Ruleset
from contissimo.core.options import every_value
from contissimo.paper.order import Words

_OPTIONS = (
    *("order", "every_step_whole", "zero_counts", "operation_bonuses", "end_when_stuck"),
    *("leftover", "points", "race_to_zero", "own_square_counts", "line_length"),
    *("rounds", "minutes"),
)
"""Those that the steps speak of by their own names."""
_SIGNS = ("operators", "operations")
_HAS = {(True, True): "both", (True, False): "times", (False, True): "divided"}
_NO_BREAK = "\u00a0"


def steps(game: str, ruleset: Ruleset, words: Words) -> Iterator[tuple[str, str]]:
    """Of each step the heading, and a sentence or two."""
    values = told(every_value(ruleset), words)
    for number in count(1):
        key = f"guide-{game}-{number}"
        if not words.has(key):
            return
        yield words.text(key, **values), words.text(f"{key}.about", **values)


def told(
    options: Mapping[str, Any],  # by name, each with a type of its own
    words: Words,
) -> dict[str, str | int]:
    """What the steps say of a ruleset."""
    values = {name: _value(options[name]) for name in _OPTIONS if name in options}
    for signs in (options[name] for name in _SIGNS if name in options):
        values["has"] = _HAS.get(("*" in signs, "/" in signs), "neither")
        values["operations"] = words.in_sums(_NO_BREAK.join(signs).translate(PEOPLE))
    return values


def _value(option: bool | int | str) -> str | int:
    """A limit that there is not is 0."""
    if isinstance(option, bool):
        return "yes" if option else "no"
    return 0 if option == "none" else option

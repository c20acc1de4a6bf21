"""What a person at the page would play, and the words that the page says it with.

The rules are asked of the library, on what the browser was told and nothing else.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

from contissimo.core.game import Seat
from contissimo.games import GAMES
from contissimo.games.calculissimo.moves import Placement
from contissimo.i18n import Catalogue
from tests.server.players import position_of

LOOKED_AT = 400
words = Catalogue("en").text


def rules_of(table: dict[str, Any]) -> Any:
    """The ruleset of a table, from the options that it told."""
    game = GAMES[table["game"]]
    options = {name: value for name, value in table["ruleset"]["options"].items() if name != "game"}
    return game.change_ruleset(next(iter(game.rulesets.values())), options)


def position(table: dict[str, Any], state: dict[str, Any]) -> Any:
    return position_of(table["game"], rules_of(table), state["view"])


def placements(table: dict[str, Any], state: dict[str, Any], most: int = 4) -> list[Placement]:
    """Some placements of a few tiles each."""
    moves = islice(position(table, state).moves(Seat(state["you"])), LOOKED_AT)
    return [move for move in moves if isinstance(move, Placement) and len(move.tiles) <= most]


def placement(table: dict[str, Any], state: dict[str, Any]) -> Placement | None:
    """One of a few tiles, with a joker if there is one; None: nothing was found."""
    found = placements(table, state)
    return max(found, key=lambda move: ("?" in str(move), len(move.tiles)), default=None)


def sentences(table: dict[str, Any], state: dict[str, Any]) -> list[str]:
    """What can be said with the dice on the table, or stolen."""
    moves = position(table, state).moves(Seat(state["you"]))
    return [str(move) for move in moves if "=" in str(move)]

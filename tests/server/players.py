"""What a simple client thinks: from the text of a view to a legal move."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from contissimo.core.game import Seat
from contissimo.games import GAMES
from contissimo.games.calculissimo.tiles import tile_of, without

_LOOKED_AT = 40


def choose(game: str, ruleset: Any, view: str, seat: int, rng: Random) -> str:
    """A move of this seat: mostly a placement or a sentence, sometimes another."""
    position = position_of(game, ruleset, view)
    moves = [str(move) for move in islice(position.moves(Seat(seat)), _LOOKED_AT)]
    assert moves, view
    played = [move for move in moves if "=" in move or move[0].isdigit() or move[1:2].isdigit()]
    return rng.choice(played if played and rng.random() < 0.9 else moves)


def position_of(game: str, ruleset: Any, view: str) -> Any:
    """A whole position that agrees with the text of a view, whatever stands where it hides."""
    if "_" in view and game == "calculissimo":
        board, racks, bag, *rest = view.split(" ")
        laid = "".join(tile_of(letter) for letter in board if letter not in ".|")
        known = "".join(rack for rack in racks.split(",") if rack[0] not in "_.")
        unseen = without(ruleset.bag, laid + known)
        assert unseen is not None, view
        filled = []
        for text in (*racks.split(","), bag):
            count = int(text[1:]) if text[0] == "_" else 0
            filled.append(unseen[:count] if count else text)
            unseen = unseen[count:]
        view = " ".join([board, ",".join(filled[:-1]), filled[-1], *rest])
    return GAMES[game].read_position(view, ruleset)

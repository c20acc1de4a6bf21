"""How each game looks and is asked about in a terminal; this is the command line's only list of them."""

from __future__ import annotations

from collections.abc import Mapping

from contissimo.cli.desks.calculissimo import CalculissimoDesk
from contissimo.cli.desks.contig60 import ContigDesk
from contissimo.cli.desks.desk import Asked, Desk
from contissimo.cli.usage import Misused

__all__ = ["DESKS", "Asked", "Desk", "desk_of"]

DESKS: Mapping[str, Desk] = {desk.game.key: desk for desk in (CalculissimoDesk(), ContigDesk())}


def desk_of(game: str) -> Desk:
    if game not in DESKS:
        raise Misused("game_unknown", game=game, games=" ".join(DESKS))
    return DESKS[game]

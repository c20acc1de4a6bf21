"""How each game looks and is asked about in a terminal; this is the command line's only list of desks."""

from __future__ import annotations

from contissimo.cli.desks.calculissimo.desk import CalculissimoDesk
from contissimo.cli.desks.contig60.desk import ContigDesk
from contissimo.cli.desks.desk import Desk, Question
from contissimo.cli.desks.plain import PlainDesk
from contissimo.cli.usage import Misused
from contissimo.games import GAMES

__all__ = ["DESKS", "Desk", "Question", "desk_of", "questions"]

DESKS: dict[str, Desk] = {desk.game.key: desk for desk in (CalculissimoDesk(), ContigDesk())}
"""Those that draw a game in their own way."""


def desk_of(game: str) -> Desk:
    """The desk of a game; a game that has none of its own gets a plain one."""
    if game not in GAMES:
        raise Misused("game_unknown", game=game, games=" ".join(GAMES))
    return DESKS.get(game) or PlainDesk(GAMES[game])


def questions() -> list[str]:
    """Every option with which some desk is asked about a board."""
    return list(dict.fromkeys(name for game in GAMES for name in desk_of(game).questions))

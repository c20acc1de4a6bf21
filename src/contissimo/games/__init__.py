"""The games, each in a folder of its own; this is the only list of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from contissimo.core.game import AnyGame, any_game
from contissimo.games.calculissimo import GAME as CALCULISSIMO
from contissimo.games.contig60 import GAME as CONTIG60

_GAMES: dict[str, AnyGame] = {
    game.key: game for game in (any_game(CALCULISSIMO), any_game(CONTIG60))
}

GAMES: Mapping[str, AnyGame] = MappingProxyType(_GAMES)

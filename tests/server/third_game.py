"""A server that knows a third game: the toy game of `tests/play`, registered for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from unittest.mock import patch

from contissimo import games
from contissimo.server.api import rulesets
from contissimo.server.jobs import pool, process
from tests.play.toy import TOY


def serve(pipe: Connection, stands_back: int) -> None:
    """What a process does that thinks: it knows only the games that its own list has."""
    games._GAMES[TOY.key] = TOY
    process.serve(pipe, stands_back)


@contextmanager
def toy_registered() -> Iterator[None]:
    """One more entry in `GAMES`, here and in the processes that a server starts meanwhile."""
    with patch.dict(games._GAMES, {TOY.key: TOY}), patch.object(pool, "serve", serve):
        rulesets._games.cache_clear()
        try:
            yield
        finally:
            rulesets._games.cache_clear()

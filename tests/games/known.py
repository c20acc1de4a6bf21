"""What the suite of laws must be told about a game that the protocol doesn't say.

A new game joins the suite with one more module like `known_contig60` and one more entry here.
The toy game of `tests/play` is among them: what holds for it too is no habit of the two that we have.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol

from contissimo.core.game import AnyGame, Rng, Seat
from contissimo.games import GAMES
from tests.games.known_calculissimo import KnownCalculissimo
from tests.games.known_contig60 import KnownContig60
from tests.games.known_toy import KnownToy
from tests.play.toy import TOY


class Known(Protocol):
    """A game's own vocabulary for the laws."""

    @property
    def rulesets(self) -> Mapping[str, str]:
        """Rulesets in which options are mixed, as TOML."""
        ...

    @property
    def always_refused(self) -> frozenset[str]:
        """The codes with which a move is refused in challenge judging too."""
        ...

    def longest(self, ruleset: Any, seats: int) -> int:
        """More entries than this no game can have."""
        ...

    def patience(self, ruleset: Any) -> int:
        """After so many entries the players of a quick game fall silent, and it soon ends."""
        ...

    def mutants(self, text: str, rng: Rng) -> list[str]:
        """Texts that differ from the text of a move in one thing."""
        ...

    def wild(self, position: Any, seat: Seat, rng: Rng) -> str:
        """A well-formed move that is mostly wrong; also moves that are listed too late to be chosen."""
        ...

    def aim(self, move: Any) -> Hashable:
        """What a move does to the board, whatever is said about it."""
        ...

    def alike(self, position: Any, seat: Seat, move: Any, rng: Rng) -> Any:
        """A move that looks to others as `move` does, which they don't see whole."""
        ...

    def by_referee(self, position: Any) -> Any:
        """The same position, judged by a referee."""
        ...

    def check_contest(self, before: Any, seat: Seat, move: Any, contested: Any) -> None:
        """That a contest of `move` did what the rules say, whether the move was right or not."""
        ...

    def check_pieces(self, steps: Sequence[Any]) -> None:
        """That no tile or marker came from nowhere, changed or was lost."""
        ...


ALL: Mapping[str, AnyGame] = {**GAMES, TOY.key: TOY}
"""The games that the laws are about."""

KNOWN: Mapping[str, Known] = {
    "calculissimo": KnownCalculissimo(),
    "contig60": KnownContig60(),
    "toy": KnownToy(),
}

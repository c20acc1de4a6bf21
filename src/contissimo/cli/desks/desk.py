"""What the verbs need of a game beside its rules: questions in options, boards in letters, moves in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.text import Text

from contissimo.cli.usage import Misused
from contissimo.core.game import Game
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry


@dataclass(frozen=True, slots=True)
class Asked:
    """A question at the command line: `moves` or `score` about a board."""

    ruleset: Any
    board: str | None = None
    """A board text; None: the empty board."""
    file: str = "board"
    """Where it came from."""
    rack: str | None = None
    dice: str | None = None
    move: str | None = None

    def refuse(self, option: str, game: str) -> None:
        """An option of the other game would be ignored, and nobody would know."""
        if getattr(self, option) is not None:
            raise Misused("option_not_here", option=f"--{option}", game=game)


@dataclass(frozen=True, slots=True)
class Answer:
    """One line of an answer, for a program and for a person."""

    json: dict[str, Any]
    text: str
    """With × and ÷; `Catalogue.in_sums` has the signs that the reader wants."""


Lines = list[Text]


class Desk(Protocol):
    """A game in a terminal."""

    @property
    def game(self) -> Game: ...
    @property
    def hides(self) -> bool:
        """Whether a seat sees what others at the same terminal may not."""
        ...

    def drawn(self, position: Any) -> Text:
        """The board of a position or a view."""
        ...

    def board(self, asked: Asked) -> Text:
        """The drawn board that a question is about."""
        ...

    def moves(self, asked: Asked) -> Sequence[Answer]:
        """Each legal move with its points, best first."""
        ...

    def score(self, asked: Asked, words: Catalogue) -> tuple[dict[str, Any], Lines]:
        """What a move scores, or IllegalMove."""
        ...

    def draw(self, view: Any, words: Catalogue) -> Lines:
        """All that the reader of a view has before them."""
        ...

    def told(
        self, entry: Entry, who: str, before: Any, after: Any, words: Catalogue, *, is_open: bool
    ) -> Lines:
        """What a player did, with its score card; what players may still contest only if `is_open`."""
        ...

    def happened(self, move: Any, names: Sequence[str], words: Catalogue) -> str:
        """What chance did."""
        ...

    def details(self, before: Any, entry: Entry) -> dict[str, Any]:
        """What a program may want to know of an entry beside its points."""
        ...

    def best(self, before: Any, entry: Entry) -> tuple[str, int] | None:
        """The move of most points where a player's turn was, and those points; None: there is none, or no turn."""
        ...

    def takes_turn(self, before: Any, entry: Entry) -> bool:
        """Whether an entry is what a player made of a turn."""
        ...

    def hints(self, view: Any) -> list[str]:
        """The moves of a view in words, best first, with × and ÷."""
        ...

    def tidy(self, typed: str, view: Any) -> str:
        """What a person typed, in the spelling of the notation."""
        ...

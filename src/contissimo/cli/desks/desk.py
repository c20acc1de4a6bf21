"""What the verbs need of a game in addition to its rules: questions in options, boards in letters, moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol  # `Any`: see Desk

from rich.text import Text

from contissimo.cli.output import Out, in_sums, on_tiles
from contissimo.cli.usage import Misused
from contissimo.core.answers import Card, CardLine
from contissimo.core.game import AnyGame, Move
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry


@dataclass(frozen=True, slots=True)
class Question:
    """A question at the command line: `moves` or `score` about a board."""

    ruleset: Any  # the desk's own; it knows which game it draws
    board: str | None = None
    """A board text; None: the empty board."""
    file: str = "board"
    """Where it came from."""
    questions: Mapping[str, str] = field(default_factory=dict)
    """What else is said, by the names that the desk gives: tiles, dice."""
    move: str | None = None


class Answer(NamedTuple):
    """A move with its points, for a program and for a person."""

    json: dict[str, object]
    move: str
    points: int

    @property
    def text(self) -> str:
        """With × and ÷; `Catalogue.in_sums` has the signs that the reader wants."""
        return f"{self.points:>5}  {on_tiles(self.move)}"


Lines = list[Text]


class Tables(Protocol):
    """What can be counted about a game before it is played: for programs, as CSV, for people."""

    def lines(self) -> Iterator[dict[str, object]]: ...
    def rows(self) -> Iterator[Sequence[str | int]]:
        """The same as rows of a sheet, the headings first."""
        ...

    def show(self, out: Out) -> None: ...


class Desk(Protocol):
    """A game in a terminal. It is handed positions, views and moves of its own game alone, hence `Any`."""

    @property
    def questions(self) -> tuple[str, ...]:
        """The options of `moves` and `score` that say what a player has: tiles, dice."""
        ...

    @property
    def game(self) -> AnyGame: ...
    @property
    def hides(self) -> bool:
        """Whether a seat sees what others at the same terminal may not."""
        ...

    def drawn(self, position: Any) -> Text:
        """The board of a position or a view."""
        ...

    def board(self, asked: Question) -> Text:
        """The drawn board that a question is about."""
        ...

    def moves(self, asked: Question) -> Iterator[Answer]:
        """Each legal move with its points, best first. There may be a hundred thousand: they come one by one."""
        ...

    def score(self, asked: Question, words: Catalogue) -> tuple[dict[str, object], Lines]:
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

    def happened(self, move: Move, names: Sequence[str], words: Catalogue) -> str:
        """What chance did."""
        ...

    def details(self, before: Any, entry: Entry) -> dict[str, object]:
        """What a program may want to know of an entry besides its points."""
        ...

    def tables(self, asked: Question, squares: str | None) -> Tables | None:
        """What `contissimo tables` shows of a board; None: of this game there is nothing to show."""
        ...

    def tidy(self, typed: str, view: Any) -> str:
        """What a person typed, in the spelling of the notation."""
        ...


def asked_of(desk: Desk, given: Mapping[str, str | None]) -> dict[str, str]:
    """What was said to the options of a desk. An option of another game would be ignored, and nobody would know."""
    said = {name: text for name, text in given.items() if text is not None}
    for name in said:
        if name not in desk.questions:
            raise Misused("option_not_here", option=f"--{name}", game=desk.game.key)
    return said


def card_lines(card: Card, words: Catalogue) -> Lines:
    """A score card: each line with its steps as the rule sheets write them."""
    lines = []
    for each in card.lines:
        lines.append(Text(f"  {in_sums(words, each.text)}", "bold"))
        lines += [Text(f"    {words.in_sums(step)}") for step in each.steps]
    total = words.text("card-total", points=card.points)
    return [*lines, Text(f"  {total}", "bold green")]


def card_json(card: Card) -> dict[str, object]:
    return {"legal": True, "score": card.points, "lines": [_line_json(x) for x in card.lines]}


def _line_json(line: CardLine) -> dict[str, object]:
    return {
        "line": line.text,
        "squares": list(line.squares),
        "value": line.value,
        "multipliers": list(line.multipliers),
        "score": line.points,
        "steps": list(line.steps),
        "numbers": [{"number": number, "factor": factor} for number, factor in line.numbers],
    }

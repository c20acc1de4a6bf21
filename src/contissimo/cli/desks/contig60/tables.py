"""What the dice of Contig 60 can make, how likely each square is, and any set of squares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any  # numbers, texts and lists, as they are written in JSON

from contissimo.cli.output import Out, decimal, in_sums
from contissimo.cli.usage import Misused
from contissimo.engine.contig60.tables import Tables, tables_of
from contissimo.games.contig60.board import Board
from contissimo.games.contig60.rules import Ruleset

_COLUMNS = ("kind", "dice", "square", "throws", "of", "sentence")


def free_tables(rules: Ruleset, board: Board, squares: str | None) -> Free:
    """The tables of a board; `squares` are the numbers of free squares in a text like 20,24,28, None: all of them."""
    found = Free(tables_of(rules), board)
    return found if squares is None else replace(found, wanted=_read(squares, found))


@dataclass(frozen=True, slots=True)
class Free:
    """The tables of a ruleset, as far as squares are free."""

    tables: Tables
    board: Board
    wanted: tuple[int, ...] | None = None
    """Squares whose chance is asked for together; None: all free ones."""

    @property
    def numbers(self) -> list[int]:
        return [n for n in self.tables.numbers if self.board.at(n) is None]

    def lines(self) -> Iterator[dict[str, Any]]:
        yield from self.rolls()
        yield from self.squares()
        yield self.chance()

    def rolls(self) -> Iterator[dict[str, Any]]:
        free = set(self.numbers)
        for roll in self.tables.rolls:
            sentences = self.tables.sentences(roll.dice)
            made = {str(n): str(said) for n, said in sentences.items() if n in free}
            of = self.tables.throws
            yield {"roll": roll.dice, "throws": roll.throws, "of": of, "sentences": made}

    def squares(self) -> Iterator[dict[str, Any]]:
        for number in sorted(self.numbers):
            throws = self.tables.square_throws[self.tables.index_of[number]]
            yield {"square": number, "throws": throws, "of": self.tables.throws}

    def chance(self) -> dict[str, Any]:
        """In how many throws one of the wanted squares can be made."""
        numbers = self.numbers if self.wanted is None else self.wanted
        share = self.tables.chance(list(numbers))
        of = self.tables.throws
        return {"squares": sorted(numbers), "throws": int(share * of), "of": of}

    def rows(self) -> Iterator[Sequence[str | int]]:
        yield _COLUMNS
        for roll in self.rolls():
            dice = " ".join(map(str, roll["roll"]))
            for square, sentence in roll["sentences"].items():
                yield ("roll", dice, square, roll["throws"], roll["of"], sentence)
        for line in self.squares():
            yield ("square", "", line["square"], line["throws"], line["of"], "")
        line = self.chance()
        yield ("set", "", " ".join(map(str, line["squares"])), line["throws"], line["of"], "")

    def show(self, out: Out) -> None:
        out.say("tables-rolls", "bold", of=self.tables.throws)
        for roll in self.rolls():
            dice = " ".join(map(str, roll["roll"]))
            said = "   ".join(in_sums(out.words, each) for each in roll["sentences"].values())
            out.show(f"  {dice:<9}{roll['throws']:>4}   {said}")
        out.show()
        out.say("tables-squares", "bold", of=self.tables.throws)
        for line in self.squares():
            out.show(f"  {line['square']:>5}{line['throws']:>6}{_percent(out, line):>10}")
        out.show()
        line = self.chance()
        out.say("tables-set", throws=line["throws"], of=line["of"], percent=_percent(out, line))


def _read(text: str, found: Free) -> tuple[int, ...]:
    free = {str(number): number for number in found.numbers}
    words = [word.strip() for word in text.split(",")]
    if any(word not in free for word in words):
        raise Misused("usage_value", name="--squares")
    return tuple(sorted({free[word] for word in words}))


def _percent(out: Out, line: dict[str, Any]) -> str:
    share = 100 * line["throws"] / line["of"]
    return out.words.text("number-percent", number=decimal(out.words, share))

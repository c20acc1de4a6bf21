"""`contissimo tables`: what the dice of Contig 60 can make, how likely each square is, and any set of squares."""

from __future__ import annotations

import csv as csv_format
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from contissimo.cli.desks import desk_of
from contissimo.cli.files import board_in, choose_ruleset
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Signs, Word
from contissimo.cli.output import Out, decimal, in_sums
from contissimo.cli.usage import Misused
from contissimo.engine.contig60.tables import Tables, tables_of
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.board import Board, read_board

_COLUMNS = ("kind", "dice", "square", "throws", "of", "sentence")


def tables(
    game: str,
    /,
    *,
    board: Signs = None,
    squares: Word = None,
    ruleset: Word = None,
    csv: Flag = False,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    if desk_of(game).game.key != GAME.key:
        raise Misused("usage_value", name="GAME")
    if csv and json:
        raise Misused("usage_value", name="--csv")
    rules = choose_ruleset(GAME, ruleset)
    asked = board_in(board)
    here = Board(rules.layout)
    if "board" in asked:
        here = read_board(asked["board"], rules.layout, file=asked["file"])
    found = _Free(tables_of(rules), here)
    wanted = found.numbers if squares is None else _read(squares, found)
    if csv:
        _write_csv(found, wanted)
        return 0
    for line in found.rolls():
        out.line(line)
    for line in found.squares():
        out.line(line)
    out.line(found.chance(wanted))
    if not json:
        _show(out, found, wanted)
    return 0


@dataclass(frozen=True, slots=True)
class _Free:
    """The tables of a ruleset, as far as squares are free."""

    tables: Tables
    board: Board

    @property
    def numbers(self) -> list[int]:
        return [n for n in self.tables.numbers if self.board.at(n) is None]

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

    def chance(self, numbers: list[int]) -> dict[str, Any]:
        """In how many throws one of these squares can be made."""
        share = self.tables.chance(numbers)
        of = self.tables.throws
        return {"squares": sorted(numbers), "throws": int(share * of), "of": of}


def _read(text: str, found: _Free) -> list[int]:
    """The numbers of free squares in a text like 20,24,28."""
    free = {str(number): number for number in found.numbers}
    words = [word.strip() for word in text.split(",")]
    if any(word not in free for word in words):
        raise Misused("usage_value", name="--squares")
    return sorted({free[word] for word in words})


def _write_csv(found: _Free, wanted: list[int]) -> None:
    lines = csv_format.writer(sys.stdout, lineterminator="\n")
    lines.writerow(_COLUMNS)
    for roll in found.rolls():
        dice = " ".join(map(str, roll["roll"]))
        for square, sentence in roll["sentences"].items():
            lines.writerow(("roll", dice, square, roll["throws"], roll["of"], sentence))
    for line in found.squares():
        lines.writerow(("square", "", line["square"], line["throws"], line["of"], ""))
    line = found.chance(wanted)
    numbers = " ".join(map(str, line["squares"]))
    lines.writerow(("set", "", numbers, line["throws"], line["of"], ""))


def _show(out: Out, found: _Free, wanted: list[int]) -> None:
    out.say("tables-rolls", "bold", of=found.tables.throws)
    for roll in found.rolls():
        dice = " ".join(map(str, roll["roll"]))
        said = "   ".join(in_sums(out.words, each) for each in roll["sentences"].values())
        out.show(f"  {dice:<9}{roll['throws']:>4}   {said}")
    out.show()
    out.say("tables-squares", "bold", of=found.tables.throws)
    for line in found.squares():
        out.show(f"  {line['square']:>5}{line['throws']:>6}{_percent(out, line):>10}")
    out.show()
    line = found.chance(wanted)
    out.say("tables-set", throws=line["throws"], of=line["of"], percent=_percent(out, line))


def _percent(out: Out, line: dict[str, Any]) -> str:
    share = 100 * line["throws"] / line["of"]
    return out.words.text("number-percent", number=decimal(out.words, share))

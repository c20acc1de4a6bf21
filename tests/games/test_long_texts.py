"""No reader takes much more than four times as long for a text four times as long, whatever stands in it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf
from time import process_time
from typing import Any

import pytest

from contissimo.core.errors import ContissimoError
from contissimo.core.game import NATURE, AnyGame, Millis
from contissimo.games import GAMES
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.notes import Away
from contissimo.play.record_header import begin
from contissimo.play.record_reader import read_record

FACTOR = 4
MOST = 9
"""Times as long; what is quadratic takes 16 times."""
FLOOR = 0.05
"""Seconds that may be luck."""

PIECES = [
    *"a0 9.,=-_|[]{}()\"'\\#*?+/:;\n\t\r\0é漢",
    *("[a]\n", "a=1\n", "a.", "[[", "{a=", '"""', "'''", '\\"', "\\\\", '"\\', "\\,", "a 1\n"),
    *(
        "1 ",
        "0 0\n",
        "# \n",
        " #",
        "||",
        ".|",
        "x.o",
        "1+",
        "((",
        "=1",
        ",1",
        "1:a ",
        "a:b;",
        "\r\n",
    ),
    *("draw 1:", "1\t-\tpass\n", '[A "b"]\n', '[Players "', '[AnyGame "\\n', "back 1 ", "9999 "),
]
HEAD = '[AnyGame "contig60"]\n[Ruleset "contig60"]\n'


def header(key: str) -> Callable[[str], object]:
    def read(text: str) -> object:
        escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        record = read_record(f'{HEAD}[{key} "{escaped}"]\n\n', GAMES)
        return begin(record, GAMES["contig60"])

    return read


def read_field(game: AnyGame, ruleset: Any, place: int, text: str) -> object:
    """A position with one field that is odd."""
    fields = str(game.start(ruleset, 2)).split(" ")
    fields[place] = text
    return game.read_position(" ".join(fields), ruleset)


def read_part(game: AnyGame, ruleset: Any, part: str, text: str) -> object:
    return game.change_ruleset(ruleset, {part: f"{text}\n"})


def read_whole(game: AnyGame, ruleset: Any, text: str) -> object:
    return game.read_position(text, ruleset)


def readers() -> dict[str, Callable[[str], object]]:
    found: dict[str, Callable[[str], object]] = {"record": lambda text: read_record(text, GAMES)}
    for key in ("Players", "Contributions", "Seats", "Date", "Commitment", "RulesetText"):
        found[f"header {key}"] = header(key)
    found["record's entry"] = lambda text: read_record(f"{HEAD}\n1\t-\t{text}", GAMES)
    for key, game in GAMES.items():
        first = next(iter(game.rulesets.values()))
        found[f"{key} ruleset"] = game.read_ruleset
        found[f"{key} move"] = game.read_move
        found[f"{key} position"] = partial(read_whole, game, first)
        for place in range(6):
            found[f"{key} position's field {place}"] = partial(read_field, game, first, place)
        for part in {"layout", "bag"} & set(game.options):
            found[f"{key} {part}"] = partial(read_part, game, first, part)
    return dict(sorted(found.items()))


READERS = readers()


def repeated(piece: str, length: int) -> str:
    return piece * (length // len(piece))


def seconds(read: Callable[[str], object], text: str) -> float:
    began = process_time()
    with suppress(ContissimoError):
        read(text)
    return process_time() - began


def check(read: Callable[[str], object], make: Callable[[int], str], length: int) -> None:
    short, long = make(length), make(FACTOR * length)
    quick = slow = inf
    for _ in range(10):
        # The quickest of some: others on the machine only ever make it slower.
        quick, slow = min(quick, seconds(read, short)), min(slow, seconds(read, long))
        if slow <= MOST * quick + FLOOR:
            return
    pytest.fail(f"{short[:40]!r}: {quick} s, {slow} s")


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("length", [3_900, 20_000, pytest.param(1_000_000, marks=pytest.mark.soak)])
def test_a_text_four_times_as_long_is_not_read_in_sixteen_times_the_time(
    name: str, length: int
) -> None:
    """3,900 times 4 is just within what a ruleset may have; longer ones are refused by their size."""
    for piece in PIECES:
        check(READERS[name], partial(repeated, piece), length)


def test_a_log_four_times_as_long_is_folded_in_four_times_the_time() -> None:
    game = GAMES["contig60"]
    first = Match.begin(game, game.rulesets["timed"], 2)
    away = Away(Millis(1))

    def fold(text: str) -> None:
        entries = (Entry(n, NATURE, away, (), (), Millis(0)) for n in range(1, len(text) + 1))
        first.fold(entries)

    check(fold, lambda size: "x" * size, 10_000)

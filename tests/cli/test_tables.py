"""`contissimo tables`: what it prints, and the same numbers as JSON and CSV."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from tests.cli.conftest import Result, Run


def rows(result: Result) -> list[dict[str, str]]:
    assert (result.code, result.err) == (0, "")
    return list(csv.DictReader(io.StringIO(result.out)))


def lines_with(result: Result, key: str) -> list[dict[str, Any]]:
    assert (result.code, result.err) == (0, "")
    return [line for line in result.lines if key in line]


def test_the_rolls_with_their_sentences_and_the_squares_with_their_chances(run: Run) -> None:
    """contig60 §8: 56 rolls; 2 is made by 171 of 216, 28 by 27."""
    result = run("tables", "contig60", "--json")
    rolls = lines_with(result, "roll")
    assert len(rolls) == 56
    assert sum(roll["throws"] for roll in rolls) == 216
    (roll,) = (roll for roll in rolls if roll["roll"] == [2, 3, 4])
    assert (roll["throws"], roll["of"]) == (6, 216)
    assert roll["sentences"]["20"] == "(2+3)*4=20"
    throws = {line["square"]: line["throws"] for line in lines_with(result, "square")}
    assert len(throws) == 64
    assert [throws[number] for number in (2, 0, 28, 64, 125)] == [171, 138, 27, 1, 1]
    (everything,) = lines_with(result, "squares")
    assert (everything["throws"], everything["of"]) == (216, 216)


def test_some_squares(run: Run) -> None:
    (asked,) = lines_with(run("tables", "contig60", "--squares", "24, 20", "--json"), "squares")
    assert asked == {"squares": [20, 24], "throws": 101, "of": 216}
    shown = run("tables", "contig60", "--squares", "20,24")
    assert shown.code == 0
    assert "101 of 216 throws (46.8%)" in shown.out
    assert "(2+3)×4=20" in shown.out


def test_csv_has_a_row_for_each_sentence_each_square_and_the_set(run: Run) -> None:
    found = rows(run("tables", "contig60", "--squares", "64", "--csv"))
    assert {row["kind"] for row in found} == {"roll", "square", "set"}
    assert {
        "kind": "roll",
        "dice": "2 3 4",
        "square": "20",
        "throws": "6",
        "of": "216",
        "sentence": "(2+3)*4=20",
    } in found
    assert [row["throws"] for row in found if row["kind"] == "set"] == ["1"]
    as_json = lines_with(run("tables", "contig60", "--json"), "roll")
    sentences = [sentence for roll in as_json for sentence in roll["sentences"].values()]
    assert [row["sentence"] for row in found if row["kind"] == "roll"] == sentences


def test_occupied_squares_are_left_out(run: Run, tmp_path: Path) -> None:
    board = "xo......\n" + "........\n" * 7
    (tmp_path / "board.txt").write_text(board, "utf-8")
    result = run("tables", "contig60", "--board", "board.txt", "--json")
    assert {0, 1}.isdisjoint(line["square"] for line in lines_with(result, "square"))
    assert not any({"0", "1"} & set(roll["sentences"]) for roll in lines_with(result, "roll"))
    refused = run("tables", "contig60", "--board", "board.txt", "--squares", "1")
    assert refused.code == 2


def test_other_boards_and_dice_have_tables_too(run: Run, tmp_path: Path) -> None:
    own = 'layout = """\n0 1 2\n3 4 999\n"""\nfaces = [1, 1, 2]\noperations = "+"\n'
    (tmp_path / "own.toml").write_text(own, "utf-8")
    result = run("tables", "contig60", "--ruleset", "own.toml", "--json")
    rolls = {tuple(roll["roll"]): roll for roll in lines_with(result, "roll")}
    assert {dice: roll["throws"] for dice, roll in rolls.items()} == {
        (1, 1, 1): 8,
        (1, 1, 2): 12,
        (1, 2, 2): 6,
        (2, 2, 2): 1,
    }
    throws = {line["square"]: line["throws"] for line in lines_with(result, "square")}
    assert throws == {0: 0, 1: 0, 2: 0, 3: 8, 4: 12, 999: 0}
    american = lines_with(run("tables", "contig60", "--ruleset", "contig-us", "--json"), "square")
    assert 216 in {line["square"] for line in american}


def test_what_makes_no_sense_is_refused(run: Run) -> None:
    for tokens in (
        ("calculissimo",),
        ("contig60", "--squares", "43"),
        ("contig60", "--squares", "twenty"),
        ("contig60", "--csv", "--json"),
    ):
        result = run("tables", *tokens)
        assert result.code == 2
        assert result.out == ""

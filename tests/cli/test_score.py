"""`contissimo score` and `contissimo moves`: the shape of the answers, and that they are those of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from contissimo.cli.output import on_tiles
from tests.cli.conftest import Run

ROW = "." * 15
EXAMPLES = [
    ("8d 9+6/2", 48, {}),
    ("h6 4-(2)+3", 12, {8: "...9+6/2......."}),
    ("6f 3*(4)-1", 33, {6: ".......4.......", 7: ".......-.......", 8: "...9+6/2......."}),
    (
        "10d 6+4-(3)+5",
        38,
        {10: ".......3.......", 9: ".......+.......", 8: "...9+6/2......."},
    ),
    (
        "j6 (1)*7+(5)",
        19,
        {6: ".....3*4-1.....", 8: "...9+6/2.......", 10: "...6+4-3+5....."},
    ),
]


def board(path: Path, rows: dict[int, str]) -> str:
    path.write_text("".join(f"{rows.get(row, ROW)}\n" for row in range(1, 16)), "utf-8")
    return str(path)


@pytest.mark.parametrize(("move", "points", "rows"), EXAMPLES)
def test_the_five_printed_examples_score_as_printed(
    run: Run, tmp_path: Path, move: str, points: int, rows: dict[int, str]
) -> None:
    """calculissimo §8"""
    file = board(tmp_path / "b.txt", rows)
    result = run("score", "calculissimo", "--board", file, "--move", move, "--json")
    assert (result.code, result.err) == (0, "")
    (answer,) = result.lines
    assert (answer["legal"], answer["score"]) == (True, points)


def test_a_score_is_itemised_as_the_rule_sheets_write_it(run: Run) -> None:
    (answer,) = run("score", "calculissimo", "--move", "8d 9+6/2", "--json").lines
    assert answer == {
        "legal": True,
        "score": 48,
        "lines": [
            {
                "line": "9+6/2",
                "squares": ["d8", "e8", "f8", "g8", "h8"],
                "value": 24,
                "multipliers": [2],
                "score": 48,
                "steps": ["(6×2) ÷ 2 = 6", "6 + (9×2) = 24", "24 × 2 = 48"],
                "numbers": [
                    {"number": 9, "factor": 2},
                    {"number": 6, "factor": 2},
                    {"number": 2, "factor": 1},
                ],
            }
        ],
    }


def test_a_person_sees_the_card_and_the_board(run: Run) -> None:
    result = run("score", "calculissimo", "--move", "8d 9+6/2")
    assert "(6×2) ÷ 2 = 6" in result.out
    assert "48 points" in result.out
    for bonus in ("2#", "3#", "2=", "3="):
        assert bonus in result.out
    assert " 8 3= 2=  ·  9  +  6  ÷  2  · 2#" in result.out  # the tiles lie there
    assert "\x1b" not in result.out


@pytest.mark.parametrize(
    ("move", "why", "squares"),
    [
        ("8d 9/6+2", "not_whole", ["d8", "e8", "f8", "g8", "h8"]),
        ("1a 9+6", "start_not_covered", ["h8"]),
        ("8o 9+6", "off_board", []),
        ("8h 9?6", "line_incomplete", ["h8", "i8"]),
        ("8h 9?*6", "joker_as_times", ["i8"]),
    ],
)
def test_an_illegal_move_is_an_answer_with_its_reason(
    run: Run, move: str, why: str, squares: list[str]
) -> None:
    result = run("score", "calculissimo", "--move", move, "--json")
    assert result.code == 0
    assert result.lines == [{"legal": False, "why": why, "squares": squares}]
    spoken = run("score", "calculissimo", "--move", move)
    assert (spoken.code, spoken.err) == (0, "")


def test_the_announced_total_is_told_and_judges_nothing(run: Run) -> None:
    for ruleset in ("classic", "sheet-pt"):
        command = ("score", "calculissimo", "--ruleset", ruleset, "--json", "--move")
        (answer,) = run(*command, "8d 9+6÷2 = 40").lines
        assert (answer["legal"], answer["score"], answer["announced"]) == (True, 48, 40)
        assert "announced" not in run(*command, "8d 9+6/2").lines[0]


def test_a_rack_must_hold_the_tiles(run: Run) -> None:
    command = ("score", "calculissimo", "--move", "8d 9+6/2", "--json", "--rack")
    assert run(*command, "÷2+96").lines[0]["legal"]
    (answer,) = run(*command, "-2+96").lines
    assert answer == {
        "legal": False,
        "why": "not_on_rack",
        "squares": ["d8", "e8", "f8", "g8", "h8"],
    }


def test_tiles_that_a_ruleset_leaves_out_nobody_has(run: Run) -> None:
    """calculissimo §1.3"""
    command = ("score", "calculissimo", "--ruleset", "junior", "--json", "--move")
    assert run(*command, "8h 9*6").lines[0]["why"] == "not_on_rack"
    assert run(*command, "8h 9+6").lines[0]["legal"]


def test_moves_come_best_first_then_in_text_order(run: Run) -> None:
    lines = run("moves", "calculissimo", "--rack", "96+/2", "--json").lines
    keys = [(-line["score"], line["move"]) for line in lines]
    assert keys == sorted(keys)
    assert {"move": "8d 9+6/2", "score": 48} in lines
    assert all(set(line) == {"move", "score"} for line in lines)
    top = run("moves", "calculissimo", "--rack", "96+/2", "--json", "--top", "2").lines
    assert top == lines[:2]


def test_moves_and_score_agree(run: Run, tmp_path: Path) -> None:
    file = board(tmp_path / "b.txt", EXAMPLES[-1][2])
    lines = run("moves", "calculissimo", "--board", file, "--rack", "*7+", "--json").lines
    assert {"move": "j6 (1)*7+(5)", "score": 19} in lines
    for line in lines[:5]:
        again = run("score", "calculissimo", "--board", file, "--move", line["move"], "--json")
        assert again.lines[0]["score"] == line["score"]


def test_moves_carry_the_total_where_it_is_announced(run: Run) -> None:
    command = ("moves", "calculissimo", "--rack", "96+/2", "--ruleset", "sheet-pt", "--json")
    assert {"move": "8d 9+6/2=48", "score": 48} in run(*command).lines


def test_a_rack_may_begin_with_a_minus_and_use_the_signs_of_people(run: Run) -> None:
    plain = run("moves", "calculissimo", "--rack", "-+12*/", "--json")
    assert plain.code == 0
    assert run("moves", "calculissimo", "--rack", "−+12×÷", "--json").out == plain.out
    assert run("moves", "calculissimo", "--rack=-+12x:", "--json").out == plain.out


def test_two_jokers_are_no_reason_to_wait(run: Run) -> None:
    """calculissimo §4.7: 105,110 placements, in blocks, the best first; those that are asked for and no more."""
    command = ("moves", "calculissimo", "--rack", "??12+-*")
    lines = run(*command, "--json").lines
    assert len(lines) == 105_110
    ranks = [(-line["score"], line["move"]) for line in lines]
    assert ranks == sorted(ranks)
    text = run(*command).out.splitlines()
    shown = [f"{line['score']:>5}  {on_tiles(line['move'])}" for line in lines]
    assert text[-len(shown) :] == shown
    assert run(*command, "--top", "3", "--json").lines == lines[:3]
    assert run(*command, "--top", "3").out.splitlines() == text[: 3 - len(shown)]


def test_a_rack_without_moves_gives_no_lines(run: Run) -> None:
    assert run("moves", "calculissimo", "--rack", "12", "--json").out == ""
    assert "No move is possible." in run("moves", "calculissimo", "--rack", "12").out


def test_a_board_can_be_piped_in(run: Run, tmp_path: Path) -> None:
    file = Path(board(tmp_path / "b.txt", EXAMPLES[1][2])).read_text("utf-8")
    command = ("score", "calculissimo", "--board", "-", "--move", "h6 4-(2)+3")
    assert run(*command, "--json", stdin=file).lines[0]["score"] == 12
    assert "12 points" in run(*command, stdin=file.replace("\n", "\r\n")).out
    joined = file.rstrip("\n").replace("\n", "|")
    assert run(*command, "--json", stdin=joined).lines[0]["score"] == 12


def test_contig_moves_name_every_reachable_free_square(run: Run, tmp_path: Path) -> None:
    lines = run("moves", "contig60", "--dice", "2,3,4", "--json").lines
    assert {"square": 20, "points": 0, "sentence": "(2+3)*4=20"} in lines  # contig60 §8
    assert [line["square"] for line in lines] == sorted(line["square"] for line in lines)
    rows = ["xo......", "x.......", *["........"] * 6]
    (tmp_path / "b.txt").write_text("\n".join(rows), "utf-8")
    lines = run("moves", "contig60", "--dice", "4,4,6", "--board", "b.txt", "--json").lines
    assert lines[0] == {"square": 28, "points": 3, "sentence": "4+4*6=28"}
    keys = [(-line["points"], line["square"]) for line in lines]
    assert keys == sorted(keys)
    assert "4+4×6=28" in run("moves", "contig60", "--dice", "4 4 6", "--board", "b.txt").out


def test_contig_sentences_are_scored(run: Run, tmp_path: Path) -> None:
    rows = ["xo......", "x.......", *["........"] * 6]
    (tmp_path / "b.txt").write_text("\n".join(rows), "utf-8")
    command = ("score", "contig60", "--dice", "4,4,6", "--board", "b.txt", "--json", "--move")
    assert run(*command, "4+4x6=28").lines == [{"legal": True, "score": 3, "square": 28}]
    assert run(*command, "steal 4+4*6=28").lines == [{"legal": True, "score": 6, "square": 28}]
    assert "3 points" in run(*[t for t in command if t != "--json"], "4+4*6=28").out


@pytest.mark.parametrize(
    ("move", "why", "squares"),
    [
        ("2+3*4=20", "value_is_not_square", [20]),
        ("-2+3+4=5", "leading_sign", []),
        ("23+4=27", "dice_not_used_once", []),
        ("2+3+4=999", "square_unknown", [999]),
        ("(3+3)/(4-4)=1", "dice_not_used_once", []),
    ],
)
@pytest.mark.parametrize("ruleset", ["contig60", "sheet-pt"])
def test_a_wrong_sentence_is_an_answer_whoever_judges(
    run: Run, ruleset: str, move: str, why: str, squares: list[int]
) -> None:
    command = ("score", "contig60", "--dice", "2,3,4", "--ruleset", ruleset, "--json", "--move")
    result = run(*command, move)
    assert result.code == 0
    assert result.lines == [{"legal": False, "why": why, "squares": squares}]

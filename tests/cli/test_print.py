from __future__ import annotations

from pathlib import Path

import pytest

from contissimo.cli import main
from tests.cli.conftest import Run


def test_a_sheet_is_written_under_a_name_that_says_what_it_is(run: Run, tmp_path: Path) -> None:
    result = run("print", "scores", "contig60")
    assert result.code == 0
    name = "contig60-scores-contig60-a4-en.pdf"
    assert result.out == f"{name}: one page. Print at 100% (“actual size”).\n"
    assert (tmp_path / name).read_bytes().startswith(b"%PDF-")


def test_programs_are_told_the_file_its_pages_and_its_size(run: Run, tmp_path: Path) -> None:
    options = ("--paper", "letter", "--ink", "saving", "--json", "-o", "b.pdf")
    (told,) = run("print", "board", "calculissimo", *options).lines
    size = (tmp_path / "b.pdf").stat().st_size
    assert told == {"file": "b.pdf", "pages": 4, "bytes": size}


def test_a_pdf_is_written_anew_and_any_other_file_is_left_alone(run: Run, tmp_path: Path) -> None:
    for name, text in (("old.pdf", "%PDF-1.7 old"), ("empty", ""), ("letter.txt", "Dear Ada")):
        (tmp_path / name).write_text(text, "utf-8")
    assert run("print", "scores", "contig60", "-o", "old.pdf").code == 0
    assert run("print", "scores", "contig60", "-o", "empty").code == 0
    refused = run("print", "scores", "contig60", "-o", "letter.txt", "--json")
    assert (refused.code, refused.error["error"]) == (2, "file_not_pdf")
    assert (tmp_path / "letter.txt").read_text("utf-8") == "Dear Ada"
    assert len((tmp_path / "old.pdf").read_bytes()) > 1000


def test_a_dash_writes_to_the_pipe(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["print", "tiles", "contig60", "-o", "-"]) == 0
    assert capfdbinary.readouterr().out.startswith(b"%PDF-")


def test_boards_of_ones_own_come_from_a_layout_or_a_ruleset(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.layout").write_text("# small\n1 2 3\n4 5 6\n", "utf-8")
    (tmp_path / "own.toml").write_text('layout = "own.layout"\n', "utf-8")
    for options in (("--layout", "own.layout"), ("--ruleset", "own.toml")):
        result = run("print", "board", "contig60", *options, "--json")
        assert result.lines[0]["file"] == "contig60-board-custom-a4-en.pdf"


@pytest.mark.parametrize(
    ("tokens", "code"),
    [
        (("board",), "usage_missing"),
        (("poster", "contig60"), "sheet_unknown"),
        (("dice", "calculissimo"), "sheet_unknown"),
        (("board", "chess"), "game_unknown"),
        (("board", "contig60", "--paper", "a5"), "choice_unknown"),
        (("board", "contig60", "--ink", "red"), "choice_unknown"),
        (("board", "contig60", "--ruleset", "classic"), "ruleset_unknown"),
        (("board", "contig60", "-o", "-", "--json"), "usage_value"),
        (("board", "contig60", "-o", "."), "file_is_directory"),
        (("board", "contig60", "-o", "nowhere/x.pdf"), "file_unwritable"),
        (("board", "contig60", "--layout", "missing.layout"), "file_missing"),
        (("board", "contig60", "--layout", "house.toml"), "layout_number"),
    ],
)
def test_what_cannot_be_printed_is_refused(run: Run, tokens: tuple[str, ...], code: str) -> None:
    spoken = run("print", *tokens)
    assert (spoken.code, spoken.out) == (2, "")
    (line,) = spoken.err.splitlines()
    assert not any(sign in line for sign in ("why-", "Traceback"))
    refused = spoken if "--json" in tokens else run("print", *tokens, "--json")
    assert refused.error["error"] == code


@pytest.mark.parametrize("sheet", ["names", "cards", "stored", "record", "guide"])
def test_sheets_of_a_class_need_no_game(
    sheet: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sheet.pdf"
    words = ["--code", "k7qm2p", "--address", "http://192.168.1.7:8000", "-o", str(file)]
    assert main(["print", sheet, *words]) == 0
    assert file.read_bytes().startswith(b"%PDF")
    assert str(file) in capsys.readouterr().out


def test_a_worksheet_is_made_of_exported_attempts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    attempts, file = tmp_path / "attempts.jsonl", tmp_path / "sheet.pdf"
    words = ["print", "worksheet", "-o", str(file)]
    assert main(words) == 2
    for text, why in (
        ('{"calculation": "1+1", "value": "2", "right": true}\n', "tasks_missing"),
        ("nonsense", "class_file_unreadable"),
        ("[1]", "class_file_unreadable"),
    ):
        attempts.write_text(text)
        assert main([*words, "--tasks", str(attempts), "--json"]) == 2
        assert f'"{why}"' in capsys.readouterr().err
    attempts.write_text('{"calculation": "1+1", "value": "2", "right": false}\n')
    assert main([*words, "--tasks", str(attempts)]) == 0
    assert file.read_bytes().startswith(b"%PDF")

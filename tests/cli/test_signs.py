"""The signs in sums: as on the tiles, or as schools of the language write them; all of them can be typed."""

from __future__ import annotations

import io
import sys

import pytest

from contissimo.cli.app import LETTERS
from contissimo.i18n import SIGNS_ENVIRONMENT
from tests.cli.conftest import HOUSE, Run

SCORE = ("score", "calculissimo", "--move", "8d 9+6/2", "--lang", "de")
MOVES = ("moves", "contig60", "--dice", "2 4 6", "--lang", "de")


def wide(text: str) -> str:
    """As a Japanese keyboard types it."""
    return text.translate({ord("!") + at: 0xFF01 + at for at in range(94)})


def test_a_score_card_has_the_signs_that_are_wanted_and_its_board_those_of_the_tiles(
    run: Run,
) -> None:
    plain = run(*SCORE).out
    for text in ("9+6÷2", "(6×2) ÷ 2 = 6"):
        assert text in plain
    school = run(*SCORE, "--signs", "school").out
    for text in ("9+6:2", "(6·2) : 2 = 6", "24 · 2 = 48", " 9  +  6  ÷  2"):
        assert text in school
    assert "(6×2)" not in school


def test_programs_get_the_same_whatever_people_like(run: Run) -> None:
    assert run(*SCORE, "--signs", "school", "--json").out == run(*SCORE, "--json").out


def test_every_verb_that_shows_sums_takes_them_before_it_or_after_it_or_from_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    school = run(*MOVES, "--signs=school").out
    assert "2·4·6=48" in school
    assert run("--signs", "school", *MOVES).out == school
    tables = run("tables", "contig60", "--lang", "de", "--signs", "school").out
    assert "2:4" in tables
    monkeypatch.setenv(SIGNS_ENVIRONMENT, "school")
    assert run(*MOVES).out == school
    assert "2×4×6=48" in run(*MOVES, "--signs", "tiles").out


def test_a_refusal_has_them_too(run: Run) -> None:
    wanted = ("score", "calculissimo", "--move", "8d 8*2*3", "--lang", "de", "--signs", "school")
    assert "In 8·2·3 stehen zwei ·." in run(*wanted).out


def test_signs_that_nobody_knows_are_refused(run: Run) -> None:
    assert run(*MOVES, "--signs", "runes", "--json").error["error"] == "choice_unknown"


@pytest.mark.parametrize("typed", ["8d 9+6:2", "8d 9+6÷2", wide("8d 9+6:2"), "8d 9+6・2"])
def test_a_move_is_typed_with_any_of_them(run: Run, typed: str) -> None:
    assert run("score", "calculissimo", "--move", typed).out == run(*SCORE[:4]).out
    out = run("play", "calculissimo", *HOUSE, stdin=f"{typed}\nquit\n").out
    assert "You: 8d 9+6÷2" in out


@pytest.mark.parametrize("typed", ["2·4·6=48", "2⋅4x6=48", wide("2×4*6=48")])
def test_so_is_a_sentence(run: Run, typed: str) -> None:
    answer = run("score", "contig60", "--dice", wide("2,4,6"), "--move", typed, "--json").lines
    assert answer[0]["square"] == 48


def test_a_terminal_without_them_has_those_of_the_tiles(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A point in place of · would make 2.4 of a product."""
    narrow = io.TextIOWrapper(io.BytesIO(), "ascii", errors=LETTERS)
    monkeypatch.setattr(sys, "stdout", narrow)
    run(*MOVES, "--signs", "school")
    narrow.flush()
    shown = narrow.buffer.getvalue().decode("ascii")
    assert "2x4x6=48" in shown

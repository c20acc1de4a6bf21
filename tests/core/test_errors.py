from __future__ import annotations

import pickle

from contissimo.core.errors import BadFile, ContissimoError, IllegalMove, Unreadable


def test_an_error_is_a_code_with_details() -> None:
    error = IllegalMove("not_on_rack", tile="7", squares=("h8",))
    assert error.why == "not_on_rack"
    assert error.details == {"tile": "7", "squares": ("h8",)}
    assert str(error) == "not_on_rack (tile=7, squares=('h8',))"
    assert str(Unreadable("move_unreadable")) == "move_unreadable"


def test_a_mistake_in_a_file_names_file_and_line() -> None:
    error = BadFile("board_letter", file="my.board", line=3, letter="z")
    assert (error.file, error.line) == ("my.board", 3)
    assert str(error) == "board_letter (file=my.board, line=3, letter=z)"
    assert BadFile("file_too_large", file="x").line == 0


def test_errors_travel_between_processes() -> None:
    errors: list[ContissimoError] = [
        IllegalMove("not_your_turn", seat=2),
        BadFile("x", file="f", line=4, a=1),
    ]
    for error in errors:
        again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own bytes
        assert type(again) is type(error)
        assert (again.why, again.details) == (error.why, error.details)

from __future__ import annotations

import pytest

from contissimo.core.errors import Unreadable
from contissimo.core.game import Millis, Seat
from contissimo.play.notes import Away, Back, End, Gone, Hand, read_entry
from tests.play.toy import PASS, TOY


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("away 4500", Away(Millis(4500))),
        ("hand 2 level-3", Hand(Seat(2), "level-3")),
        ("hand 2 person", Hand(Seat(2), "person")),
        ("back 3", Back(3)),
        ("gone 2", Gone(Seat(2))),
    ],
)
def test_notes_are_read_and_written(text: str, note: Away | Hand | Back | Gone) -> None:
    assert read_entry(TOY, text) == note
    assert str(note) == text


def test_all_else_is_the_games_to_read() -> None:
    assert read_entry(TOY, "pass") == PASS
    for text in (
        "away -5",
        "away 007",
        f"away {'9' * 5000}",
        "hand 0 person",
        "hand 2 ",
        "end",
        "back 0",
        "back 03",
        "gone 0",
        "gone",
    ):
        with pytest.raises(Unreadable):
            read_entry(TOY, text)


def test_the_end_names_each_seats_leftovers() -> None:
    assert str(End(("57+", ""))) == "end 1:57+ 2:."
    assert str(End(())) == "end"

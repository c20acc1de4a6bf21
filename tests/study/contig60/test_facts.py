"""Facts of Contig 60: each with its number, and none that does not pass its gate."""

from __future__ import annotations

from dataclasses import replace

from contissimo.core.game import Seat
from contissimo.engine.contig60.tables import tables_of
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import PRESETS
from contissimo.study.contig60.facts import facts
from contissimo.study.contig60.kinds import kinds
from contissimo.study.judge import Fact, Valued
from tests.study.contig60.test_judge import begun

RULES = PRESETS["contig60"]
ROWS = RULES.layout.rows


def valued(key: str, move: str = "", points: int = 0) -> Valued:
    return Valued(key, move or f"1+1={key}", points, 0.5, 0.0, 0.0, False, (0.5, 0.5))


def with_markers(mine: list[int], theirs: list[int]) -> Position:
    """Seat 1 has a throw on a board with these markers."""
    position = begun(RULES, "roll 1 2 3")
    board = position.board
    for seat, numbers in ((Seat(1), mine), (Seat(2), theirs)):
        for number in numbers:
            board = board.toggled(seat, number)
    return replace(position, board=board)


def told(position: Position, best: Valued, played: Valued) -> dict[str, Fact]:
    return {fact.code: fact for fact in facts(position, Seat(1), best, played)}


def throws(*squares: int) -> int:
    tables = tables_of(RULES)
    return tables.throws_for(sum(1 << tables.index_of[square] for square in squares))


def test_a_line_is_completed() -> None:
    row = ROWS[0]
    position = with_markers([*row[:4]], [])
    found = told(position, valued(str(row[4])), valued(str(ROWS[6][0])))
    assert found["line"].values == {"square": row[4], "k": throws(row[4]), "of": 216}
    assert "threat" not in found
    assert next(iter(found)) == "line"
    assert kinds(position, Seat(1), valued(str(row[4])), valued("pass")) == ("line", "pass")


def test_a_line_is_blocked_if_it_is_likely_enough() -> None:
    """The gate is six of 216 throws."""
    blocked = []
    for row in ROWS:
        position = with_markers([], [*row[:4]])
        found = told(position, valued(str(row[4])), valued(str(row[7])))
        assert ("block" in found) == (throws(row[4]) >= 6)
        blocked.append("block" in found)
    assert {True, False} == set(blocked)


def test_one_square_or_two_are_missing_afterwards() -> None:
    row = ROWS[1]
    position = with_markers([*row[1:4]], [*ROWS[0][:1]])
    found = told(position, valued(str(row[4])), valued(str(ROWS[6][0])))
    assert found["threats"].values["squares"] == ", ".join(map(str, sorted((row[0], row[5]))))
    assert found["threats"].values["k"] == throws(row[0], row[5])
    blocked = with_markers([*row[1:4]], [row[0]])
    assert "threat" in told(blocked, valued(str(row[4])), valued(str(ROWS[6][0])))
    # What was there before, or is there after the other answer too, is no reason.
    before = with_markers([*row[1:5]], [row[0]])
    assert "threat" not in told(before, valued(str(ROWS[6][0])), valued(str(ROWS[6][2])))


def test_a_threat_that_is_hardly_ever_made_is_no_reason() -> None:
    """Squares that hardly a throw makes: the highest numbers."""
    tables = tables_of(RULES)
    rare = {n for n in tables.numbers if tables.throws_for(1 << tables.index_of[n]) < 6}
    places = [
        (row, at) for row in ROWS for at in range(4) if row[at + 4] in rare and row[at] not in rare
    ]
    assert places
    for row, at in places:
        line = row[at : at + 5]
        theirs = [row[at - 1]] if at else []
        beyond = [row[at + 5]] if at + 5 < len(row) else []
        position = with_markers([*line[1:4]], [*theirs, *beyond])
        assert "threat" not in told(position, valued(str(line[0])), valued("pass", "pass"))


def test_points_and_a_pass_that_lets_others_steal() -> None:
    position = begun(RULES, "roll 1 2 3")
    found = told(position, valued("6", points=2), valued("pass", "pass"))
    assert found["points"].values == {"n": 2}
    ways = len(list(position.moves(Seat(1)))) - 1
    assert found["steal"].values == {"k": ways}
    full = replace(position, board=with_markers([*tables_of(RULES).numbers], []).board)
    assert "steal" not in told(full, valued("decline", "decline"), valued("pass", "pass"))


def test_a_square_that_is_left_is_worth_half_a_point_on_average() -> None:
    position = begun(RULES, "roll 1 2 3")
    found = told(position, valued("pass", "pass"), valued("5"))
    number, worth = found["leaves"].values["square"], found["leaves"].values["n"]
    assert isinstance(number, int)
    assert isinstance(worth, int)
    assert worth * throws(number) / 216 >= 0.5
    assert "leaves" not in told(position, valued("5"), valued("pass", "pass"))


def test_how_it_could_be_made_comes_last() -> None:
    position = begun(RULES, "roll 1 2 3")
    best = valued("6", "steal (1+2)+3=6", points=1)
    found = facts(position, Seat(1), best, valued("5", "2*3-1=5"))
    assert found[-1] == Fact("made", {"square": 6, "line": "(1+2)+3"}, found[-1].weight)
    assert "brackets" in kinds(position, Seat(1), best, valued("5", "2*3-1=5"))
    divided = valued("2", "6/3*1=2")
    assert kinds(position, Seat(1), divided, valued("5", "2*3-1=5")) == ("division",)

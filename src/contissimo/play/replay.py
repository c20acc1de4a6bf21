"""Replaying a record: every entry, chance included, goes through the rules again.

What differs from what the rules give is a RecordError with the entry's number and line.
"""

from __future__ import annotations

import re

from contissimo.core.errors import IllegalMove, Unreadable
from contissimo.core.game import NATURE, AnyGame, Millis
from contissimo.play.log import BEGINNING
from contissimo.play.match import NOTHING, Match, Past, State
from contissimo.play.notes import read_entry
from contissimo.play.record import ABANDONED, EMPTY, Line, Record, RecordError, line_of, result_of
from contissimo.play.record_header import HIDDEN, begin, header_error

_CLOCK = re.compile(r"0|[1-9][0-9]{0,14}")


def replay(record: Record, game: AnyGame, *, began: Millis = BEGINNING) -> Match:
    """The match that a record tells, or RecordError."""
    match = begin(record, game, began=began)
    past: dict[int, State] = {}
    for line in record.entries:
        match = step(match, line, record.file, past)
        past[len(match.log)] = match.position, match.clock
    _check_end_clock(record)
    if match.over or not record.value("Seed"):
        _check_outcome(record, match)
    # Otherwise it was cut short, and its header tells of an end that is missing: `verify` says so.
    return match


def _check_outcome(record: Record, match: Match) -> None:
    result = result_of(match)
    if record.value("Result") not in ("", result):
        raise header_error(record, "Result", "record_result_differs", expected=result)
    if record.value("Termination") == ABANDONED and not match.abandoned:
        raise header_error(record, "Termination", "record_termination_differs")


def step(match: Match, line: Line, file: str, past: Past = NOTHING) -> Match:
    """The match after one more line of its record."""

    def error(why: str, **details: object) -> RecordError:
        return RecordError(why, file=file, line=line.line, seq=line.seq, **details)

    if not _clock_is_right(match, line):
        raise error("record_clock_wrong")
    if match.over:
        # The end has been logged by itself: its line must say the same, and nothing comes after.
        if line.seq != len(match.log) or line.move.split(" ")[0] != "end":
            raise error("record_after_end")
        after = match
    elif line.seq <= len(match.log):
        # So has the start from a position.
        after = match
    else:
        if HIDDEN.search(line.move):
            raise error("record_hidden")
        at = match.time if line.clock == EMPTY else Millis(int(line.clock))
        try:
            after = match.enter(line.seat, read_entry(match.game, line.move), at, past)
        except Unreadable as cause:
            raise error("record_unreadable_move", because=cause.why, about=cause.details) from cause
        except IllegalMove as cause:
            raise error("record_illegal_move", because=cause.why, about=cause.details) from cause
    expected = line_of(after.log[line.seq - 1])
    if after is match and (line.seat, line.move) != (NATURE, expected.move):
        why = "record_end_differs" if match.over else "record_start_differs"
        raise error(why, expected=expected.move)
    if line.points not in (EMPTY, expected.points):
        raise error("record_points_differ", expected=expected.points)
    if line.total not in (EMPTY, expected.total):
        raise error("record_total_differs", expected=expected.total)
    return after


def _check_end_clock(record: Record) -> None:
    """The end comes with the move that ended the game, at the same time; one written by hand may have no times."""
    clocks = [str(BEGINNING), *(line.clock for line in record.entries[-2:])]
    for end in record.entries[-1:]:
        is_end, last = end.move.split(" ")[0] == "end", clocks[-2]
        if is_end and EMPTY not in (last, end.clock) and last != end.clock:
            raise RecordError("record_clock_wrong", file=record.file, line=end.line, seq=end.seq)


def _clock_is_right(match: Match, line: Line) -> bool:
    """Whether the time can be read and doesn't run back."""
    if line.clock == EMPTY:
        return True
    return _CLOCK.fullmatch(line.clock) is not None and int(line.clock) >= match.time
